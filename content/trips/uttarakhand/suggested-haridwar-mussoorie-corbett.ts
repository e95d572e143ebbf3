import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'suggested-haridwar-mussoorie-corbett',
  kind: 'suggested',
  title: 'Haridwar, Rishikesh, Mussoorie and Corbett in a Week',
  location: 'Haridwar to Corbett, Uttarakhand',
  region: 'North',
  duration: '7D/6N',
  months: [2, 3, 4, 5, 6, 10, 11, 12],
  price: 27500,
  discount: 0,
  rating: 4.5,
  reviews: 2,
  description:
    'In one week you see a bathing ghat, a yoga town, a hill station and a tiger forest, all along the southern edge of the Himalaya, so that only one transfer is a long one. It is a route for people seeing Uttarakhand for the first time, or showing it to someone. The order matters, ending in the park, because Corbett’s evenings are quiet after the crowds of a hill station. Mid-November to mid-June has every safari zone open; from July to September the hills are wet and most of the forest shut. Treat this as a draft, and ask us to price it for your own dates.',
  highlights: [
    'Har ki Pauri’s evening aarti, with a guide who finds you a place on the steps',
    'A morning on the Ganga by raft, or on its bank by foot',
    'Landour’s bakery and the walk round its hill',
    'Two Corbett safaris in different zones, dawn and afternoon',
    'To Haridwar by train, and back to Delhi by car on another route',
    'Space for one idle afternoon in every place',
  ],
  placesCovered: ['Haridwar', 'Rishikesh', 'Mussoorie', 'Landour', 'Ramnagar', 'Corbett National Park'],
  itinerary: [
    {
      title: 'Delhi to Haridwar before lunch',
      description:
        'The Dehradun Shatabdi from New Delhi leaves at about 6:45 am and takes a little over four and a half hours, through cane fields most of the way. Haridwar (314 m) is where the river first meets the plain. Leave the bags, eat kachori with pumpkin sabzi near Moti Bazaar, and ride the cable car to Mansa Devi if the queue is short. At Har ki Pauri be seated an hour before sunset; the aarti itself lasts barely fifteen minutes, and the waiting is half the pleasure.',
      activities: ['Train to Haridwar', 'Mansa Devi ropeway', 'Evening aarti at Har ki Pauri'],
      meals: ['dinner'],
      stay: 'Hotel, Haridwar',
    },
    {
      title: 'An hour upriver to Rishikesh',
      description:
        'Those who wish bathe in the Ganga at dawn; then it is twenty-five kilometres to Rishikesh. Spend the late morning on the ghats of Swargashram, as Chaurasi Kutia, where the Beatles wrote much of the White Album in 1968, is closed for restoration at least until April 2027. Spend the afternoon on foot from Ram Jhula to the cafés, with a class of gentle hatha at 5 pm in a real ashram hall. In the evening see the aarti at Triveni Ghat or Parmarth. Sleep on the Tapovan side if you want cafés, on the Swargashram side for silence.',
      activities: ['Beatles Ashram once it reopens', 'Ghats on foot', 'Drop-in yoga class'],
      meals: ['breakfast'],
      stay: 'Hotel, Rishikesh',
    },
    {
      title: 'A raft at Rishikesh, then up to Mussoorie',
      description:
        'You raft nine kilometres of easy rapids from Brahmpuri to Nim Beach in two hours and finish by 10 am; the alternative is a forest walk to Neer waterfall. The car then goes by Dehradun, with lunch at a Tibetan kitchen in Clement Town, and climbs thirty-five kilometres of bends to Mussoorie (2,005 m) for sunset. See Gun Hill’s lights, eat pan-fried momos at Kulri, and ask for an extra blanket: it is ten degrees cooler than at breakfast.',
      activities: ['Short raft run or waterfall walk', 'Clement Town monastery', 'Drive to Mussoorie'],
      meals: ['breakfast'],
      stay: 'Heritage hotel, Mussoorie',
    },
    {
      title: 'Mussoorie: a day on foot in Landour',
      description:
        'Take a taxi up to Char Dukan and do all the rest on foot. The loop around Landour (2,290 m) is three kilometres of deodar shade with Bandarpunch and Swargarohini through the gaps; the cinnamon rolls at Sister’s Bazaar sell out early. In the afternoon choose George Everest’s house at Hathipaon, the Kempty waterfall with its crowd and loud music, or a chair at the hotel. In winter stay out for the line of orange light above the Doon after sundown.',
      activities: ['Landour loop', 'George Everest House', 'Free afternoon in Mussoorie'],
      meals: ['breakfast'],
      stay: 'Heritage hotel, Mussoorie',
    },
    {
      title: 'The long drive from Mussoorie to Ramnagar',
      description:
        'You drive about 265 km in seven and a half hours with lunch, by Haridwar, Najibabad and Kashipur. It is the week’s only heavy drive, mostly flat after the Doon, through mango orchards and brick kilns. The reward is a lodge above the Kosi near Ramnagar (345 m), with wagtails on the stones and not much else to hear. A naturalist comes by after dinner to explain tomorrow’s zones and what the langurs’ alarm calls mean.',
      activities: ['Road transfer', 'Riverside evening', 'Naturalist’s talk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Jungle lodge, Ramnagar',
    },
    {
      title: 'Corbett National Park: two safaris in one day',
      description:
        'Your jeep joins the queue before the gate opens, between 5:30 and 7 am by the season. Bijrani’s sal and grass is the favourite for tigers; Jhirna has bears and long sightlines. Corbett National Park allots jeeps by zone and shift, so we hold one morning and one afternoon in different parts. Between them you have lunch, a swim and the Garjia temple on its rock. Even without a tiger it is a good day if you hear a barking deer or a fish owl, or see otters at a bend.',
      activities: ['Morning safari', 'Garjia temple', 'Afternoon safari'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Jungle lodge, Ramnagar',
    },
    {
      title: 'Ramnagar to Delhi by car or train',
      description:
        'Sleep in, or walk the Sitabani edge with a birder at 7 am for forktails and great hornbill. Ramnagar has its own station, with one train to Delhi in the morning and another at night; your car is included, so most people take that. By car Delhi is about 260 km, five to six hours by Kashipur and Moradabad. If you have another three days, go up to Nainital instead, two hours away, or to Binsar, five.',
      activities: ['Sitabani bird walk', 'Journey to Delhi'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Six nights on twin sharing: one Haridwar, one Rishikesh, two Mussoorie, two at a Corbett lodge',
    'Chair-car seat Delhi–Haridwar and a private car from there to Delhi',
    'Daily breakfast, dinner on days one, five and six, lunch on the safari day',
    'One morning and one afternoon jeep safari, with permit and forest guide',
    'The short raft stretch or a guided waterfall walk',
    'A local guide for the Haridwar aarti, who comes early to keep your place',
  ],
  exclusions: [
    'Beatles Ashram entry once it reopens, about ₹200 for Indian visitors; ropeways and other tickets',
    'Meals not listed above',
    'A night at Dhikala’s forest rest house, which is often booked out on the day it opens, 45 days ahead',
    'Higher hotel rates around Diwali, Christmas and the long May weekends, which we quote before you book',
  ],
  faqs: [
    {
      question: 'Why is there no fixed departure?',
      answer:
        'It is a suggested route. You choose the day, we check trains, safari slots and rooms, and come back with a firm price. The figure shown is for two adults in ordinary weeks.',
    },
    {
      question: 'What could be cut for a five-day version?',
      answer:
        'Stop in Haridwar only for some hours and give Mussoorie one night. Keep both safaris: no one can promise a tiger, but two drives give a better chance than one.',
    },
    {
      question: 'Are Kumbh and Kanwar crowds a problem?',
      answer:
        'The Kanwar weeks of July and August jam every road here, another reason to avoid them. The next Ardh Kumbh in Haridwar is from January to April 2027; on its bathing dates we go by Dehradun and skip the town.',
    },
    {
      question: 'Are there rules to know at the ghat and in the park?',
      answer:
        'Boards at Har ki Pauri say that only Hindus may enter the ghat; others watch the aarti from across the canal. In Corbett phones have not been allowed on safari since early 2026 and are handed in at the gate, while cameras may be taken along.',
    },
    {
      question: 'Is it a comfortable route for older travellers?',
      answer:
        'Yes. The steps at the ghats and the high floor of the jeep are the only difficulties. Ask us for a lodge with ground-floor cottages and a Mussoorie hotel with its own parking, as most hotels there are reached by stairs.',
    },
  ],
  thingsToCarry: [
    {
      category: 'One bag, four climates',
      essential: true,
      items: [
        'Cottons for Haridwar',
        'Fleece for the Mussoorie nights, overcoat in winter',
        'Earth-coloured shirt for the jeep',
      ],
    },
    {
      category: 'Documents',
      essential: true,
      items: ['Same photo card whose number is on the safari permit', 'Printed train ticket or message'],
    },
    {
      category: 'Useful',
      essential: false,
      items: [
        'Waterproof phone pouch',
        'Dust mask for dry-season tracks',
        'Field glasses',
        'Sandals that slip off easily at temples',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, twin room',
      price: 27500,
      description: 'Per person: chair car to Haridwar, own car from there, two safaris',
    },
    {
      title: 'Two travellers, a room each',
      price: 40000,
      description: 'Separate rooms on all six nights; train, car and safaris stay the same',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'New Delhi railway station, platform of the Dehradun Shatabdi', time: '6:15 am' },
    end: { place: 'Delhi, at your hotel, a railway station or the airport', time: '5:00 pm' },
    airport: {
      name: 'Indira Gandhi International (Delhi)',
      transfer:
        'About 16 km; 20 minutes by Airport Express metro to New Delhi station. Not included on day 1.',
    },
    railhead: { name: 'New Delhi', transfer: 'The meeting place itself; the seat to Haridwar is included.' },
    party: { smallest: 2, largest: 6 },
    team: 'Your own driver from Haridwar to Delhi, a local guide for the Haridwar aarti, a forest guide on each safari.',
    ages: { from: 3, note: 'Rafting from 14. We suggest the safaris from 4 years.' },
    fitness:
      'Easy: walks of 3 km around Landour, steps at the ghats, one drive of about 265 km in seven and a half hours. Highest night at 2,005 m in Mussoorie.',
    nights: [
      { count: 1, place: 'Haridwar', room: 'Hotel room', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Rishikesh', room: 'Hotel room', sharing: 'Twin', washroom: 'own' },
      { count: 2, place: 'Mussoorie', room: 'Heritage hotel', sharing: 'Twin', washroom: 'own' },
      { count: 2, place: 'Ramnagar', room: 'Jungle lodge', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 12500 },
    child: {
      from: 5,
      to: 11,
      price: 18500,
      note: 'Sharing the parents’ room, with a train seat and a safari seat.',
    },
    network: 'All networks work in the four towns. Phones are not allowed on the Corbett safaris.',
    cash: 'Cash machines in every town of the route. UPI works almost everywhere.',
    power: 'Regular electricity; short cuts in Mussoorie and Ramnagar.',
    insurance:
      'None is included. A domestic travel policy that covers illness, rafting and cancellation is enough.',
    papers: [
      {
        what: 'Photo ID, original; the one whose number is on the safari permit',
        by: 'you',
        when: 'Send the number when you confirm',
      },
      { what: 'Corbett safari permits in your names', by: 'us', when: 'Up to 45 days before the safari' },
      {
        what: 'Guest registration that Mussoorie asks of every visitor',
        by: 'us',
        when: 'At check-in, with your ID and phone number',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'delhi' },
    { place: 'haridwar', night: true },
    { place: 'rishikesh', night: true },
    { place: 'mussoorie', night: true },
    { place: 'landour' },
    { place: 'mussoorie', night: true },
    { place: 'ramnagar-corbett', night: true },
    { place: 'corbett' },
    { place: 'ramnagar-corbett', night: true },
    { place: 'delhi' },
  ],
  difficulty: 'easy',
  tags: ['wildlife', 'cultural'],
  cover: 'rishikesh/gold',
  gallery: [
    'uttarakhand/gold-pine-room',
    'wheat-rail/dawn',
    'elephants/day',
    'uttarakhand/gold',
    'forest-trail/dusk',
    'rishikesh/detail-1',
    'hill-bazaar/day',
    'safari/gold',
  ],
  captions: {
    night: 3,
    travel: 'By train to Haridwar, and by car back to Delhi',
    high: 'Two Corbett safaris, at dawn and in the afternoon',
  },
}
