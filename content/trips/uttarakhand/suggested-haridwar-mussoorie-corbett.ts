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
  reviews: 38,
  description:
    'One week, four moods: a bathing ghat, a yoga town, a hill station and a tiger forest, strung along the southern edge of the Himalaya so that only one transfer is a long one. It is a route for people seeing Uttarakhand for the first time, or showing it to someone. The order matters, ending in the park, because Corbett’s evenings are the best cure for a hill station’s crowds. Mid-November to mid-June has every safari zone open; from July to September the hills are wet and most of the forest shut. Treat this as a draft, and ask us to price it for your own dates.',
  highlights: [
    'Har ki Pauri’s evening aarti, with a guide who finds you a place on the steps',
    'A morning on the Ganga by raft, or on its bank by foot',
    'Landour’s bakery and the walk round its hill',
    'Two Corbett safaris in different zones, dawn and afternoon',
    'Train out, road back: no stretch repeated',
    'Space for one idle afternoon in every place',
  ],
  placesCovered: ['Haridwar', 'Rishikesh', 'Mussoorie', 'Landour', 'Ramnagar', 'Corbett National Park'],
  itinerary: [
    {
      title: 'Delhi to Haridwar before lunch',
      description:
        'The morning Shatabdi from New Delhi takes a little over four and a half hours, through cane fields and the Rajaji corridor. Haridwar (314 m) is where the river first meets the plain. Leave the bags, eat kachori with pumpkin sabzi near Moti Bazaar, and ride the cable car to Mansa Devi if the queue is short. At Har ki Pauri be seated an hour before sunset; the aarti itself lasts barely fifteen minutes, and the waiting is half of it.',
      activities: ['Train to Haridwar', 'Mansa Devi ropeway', 'Evening aarti at Har ki Pauri'],
      meals: ['dinner'],
      stay: 'Hotel, Haridwar',
    },
    {
      title: 'An hour upriver to Rishikesh',
      description:
        'A dawn dip for the faithful, then twenty-five kilometres to Rishikesh. Spend the late morning in the Chaurasi Kutia ashram where the Beatles wrote much of the White Album in 1968, and the afternoon on foot from Ram Jhula to the cafés, with a class of gentle hatha at five in a real ashram hall. The evening is for Triveni or Parmarth. Sleep on the Tapovan side if you want cafés, on the Swargashram side for silence.',
      activities: ['Beatles Ashram', 'Ghats on foot', 'Drop-in yoga class'],
      meals: ['breakfast'],
      stay: 'Hotel, Rishikesh',
    },
    {
      title: 'River morning, ridge evening',
      description:
        'From Brahmpuri to Nim Beach is nine kilometres of easy rapids, two hours, and done by ten; the alternative is a forest walk to Neer waterfall. The car then goes by Dehradun, with lunch at a Tibetan kitchen in Clement Town, and climbs thirty-five kilometres of bends to Mussoorie (2,005 m) for sunset. Gun Hill’s lights, a plate of pan-fried momos at Kulri, and an extra blanket: it is ten degrees cooler than breakfast.',
      activities: ['Short raft run or waterfall walk', 'Clement Town monastery', 'Drive to Mussoorie'],
      meals: ['breakfast'],
      stay: 'Heritage hotel, Mussoorie',
    },
    {
      title: 'Landour day',
      description:
        'Take a taxi up to Char Dukan and do all the rest on foot. The loop around Landour (2,290 m) is three kilometres of deodar shade with Bandarpunch and Swargarohini through the gaps; the cinnamon rolls at Sister’s Bazaar sell out by eleven. Afternoon choices: George Everest’s house at Hathipaon, Kempty if you like your waterfalls with music, or an armchair. In winter stay out for the line of orange light above the Doon after sundown.',
      activities: ['Landour loop', 'George Everest House', 'Free afternoon in Mussoorie'],
      meals: ['breakfast'],
      stay: 'Heritage hotel, Mussoorie',
    },
    {
      title: 'The long diagonal to Ramnagar',
      description:
        'About 265 km and seven and a half hours with lunch, by Haridwar, Najibabad and Kashipur. It is the week’s only heavy drive, mostly flat after the Doon, through mango orchards and brick kilns. The reward is a lodge above the Kosi near Ramnagar (345 m), with wagtails on the stones and not much else to hear. A naturalist comes by after dinner to explain tomorrow’s zones and what the langurs will be saying.',
      activities: ['Road transfer', 'Riverside evening', 'Naturalist’s talk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Jungle lodge, Ramnagar',
    },
    {
      title: 'Two safaris in Corbett',
      description:
        'In the gate queue by half past five, inside by six. Bijrani’s sal and grass is the favourite for tigers; Jhirna has bears and long sightlines. Corbett National Park allots jeeps by zone and shift, so we hold one morning and one afternoon in different parts. Between them, lunch, a swim and the Garjia temple on its rock. Count a good day by what you heard as much as by stripes: barking deer, fish owl, otters at a bend.',
      activities: ['Morning safari', 'Garjia temple', 'Afternoon safari'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Jungle lodge, Ramnagar',
    },
    {
      title: 'Home by train or road',
      description:
        'Sleep in, or walk the Sitabani edge with a birder at seven for forktails and great hornbill. Ramnagar has its own station, with one train to Delhi in the morning and another at night. By car the capital is 260 km, five to six hours by Kashipur and Moradabad. People with another three days should turn left instead and go up to Nainital, two hours away, or to Binsar, five.',
      activities: ['Sitabani bird walk', 'Journey to Delhi'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Six nights on twin sharing: one Haridwar, one Rishikesh, two Mussoorie, two at a Corbett lodge',
    'Chair-car seat Delhi–Haridwar and a private car from there to Delhi',
    'Daily breakfast, full board on the safari day',
    'A morning and an afternoon jeep with permit and forest guide',
    'The short raft stretch or a guided waterfall walk',
    'A local guide for the Haridwar aarti, who comes early to keep your place',
  ],
  exclusions: [
    'Ropeways, museum and monument tickets',
    'Meals beyond those listed; this is a week for eating out',
    'Dhikala’s forest rest house, released a month and a half in advance and gone the same day',
    'Festive supplements around Diwali, Christmas and the long May weekends',
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
        'Take Haridwar as a halt on the way and give Mussoorie one night. Do not trim the park: a single safari is a lottery ticket, two are a fair chance.',
    },
    {
      question: 'Are Kumbh and Kanwar crowds a problem?',
      answer:
        'The Kanwar weeks of July and August jam every road here, another reason to avoid them. Haridwar’s Kumbh and Ardh Kumbh take turns every six years, between January and April; on bathing dates we would reroute you by Dehradun and skip the town.',
    },
    {
      question: 'Is it a comfortable route for older travellers?',
      answer:
        'Yes. Steps at the ghats and the jeep’s high floor are the only hurdles. Ask for a lodge with cottages at ground level and a Mussoorie hotel with its own parking, as most are reached by stairs.',
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
    'rishikesh/dusk',
    'uttarakhand/gold',
    'rishikesh/detail-1',
    'rishikesh/night',
    'uttarakhand/dusk',
    'rishikesh/dusk-balcony',
    'rishikesh/day',
  ],
}
