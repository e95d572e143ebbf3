import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'suggested-nepal-kathmandu-pokhara',
  kind: 'suggested',
  title: 'Nepal: Kathmandu, a Ridge Town and Pokhara’s Lake',
  location: 'Kathmandu, Bandipur & Pokhara, Nepal',
  country: 'Nepal',
  duration: '7D/6N',
  months: [1, 2, 3, 4, 10, 11, 12],
  price: 33580,
  discount: 8,
  rating: 4.7,
  reviews: 2,
  description:
    'You need no visa and no dollars, the clock differs by fifteen minutes, and you see the Annapurnas from a rowing boat. This plan goes one way, from the temples of the Kathmandu valley over a sunrise ridge and a Newar market town to Pokhara, and flies back so that the worst road is driven only once. October and November have the clearest mountains; January is cold and sharp; by late April dust dims the view. You can make half of it a pilgrimage, or leave that out.',
  highlights: [
    'Evening aarti at Pashupatinath across the Bagmati, with pyres burning below',
    'Boudhanath at lamp-lighting, walking clockwise with the crowd',
    'Sunrise from Nagarkot, with Everest very small, far to the east, on the best days',
    'A night in Bandipur, on a traders’ street without engines',
    'Sarangkot before dawn, when the peaks turn pink one after another',
    'Flight from Pokhara with the Annapurnas along the left windows',
  ],
  placesCovered: [
    'Kathmandu',
    'Pashupatinath',
    'Patan',
    'Bhaktapur',
    'Nagarkot',
    'Bandipur',
    'Pokhara',
    'Sarangkot',
  ],
  itinerary: [
    {
      title: 'Arrive in Kathmandu; Boudhanath at dusk',
      description:
        'From Delhi it is an hour and three-quarters by air; sit on the left. Kathmandu (1,400 m) begins with traffic, but behind one gate in Boudha it is quiet: several hundred people walk round a white dome with painted eyes at dusk, while butter lamps are lit. Take a rooftop table for thukpa with vegetables and watch. Your hotel is nearby, not in Thamel, so that the first morning starts with the monks’ horns and not with car horns.',
      activities: ['Airport pick-up', 'Boudhanath at dusk'],
      meals: [],
      stay: '3-star hotel, Boudha, Kathmandu',
    },
    {
      title: 'Pashupatinath, Swayambhu and Patan',
      description:
        'Be at Pashupatinath by 7 am, when Hindus may enter the inner court for darshan (no leather, no phones). At 9 am climb Swayambhu’s 365 steps under the eyes of thieving monkeys. Patan takes the afternoon: Krishna Mandir in stone with the Mahabharata on its frieze, and a museum whose labels teach you to tell one god from another. Return for the aarti on the Bagmati at dusk. Kathmandu’s newari supper is beaten rice, black soya, bara pancakes and fiery pickle.',
      activities: ['Pashupatinath darshan and aarti', 'Swayambhunath', 'Patan Durbar Square and museum'],
      meals: ['breakfast', 'dinner'],
      stay: '3-star hotel, Boudha, Kathmandu',
    },
    {
      title: 'Bhaktapur and up to Nagarkot',
      description:
        'Cars stop at the edge of Bhaktapur (1,400 m). Inside, potters turn pots in the square that is named after them, the Nyatapola stands five roofs high, and juju dhau, the king of curds, comes in a clay bowl. Some temples are still under scaffolding from 2015. At 3 pm drive an hour up through pines to Nagarkot (2,195 m). Wear a jacket. If the evening is clear a pink line from Langtang to Gauri Shankar appears over the haze.',
      activities: ['Bhaktapur Durbar and Pottery squares', 'Drive to Nagarkot', 'Ridge walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hilltop hotel, Nagarkot',
    },
    {
      title: 'Nagarkot at sunrise, then the long road to Bandipur',
      description:
        'Watch the light come from your own balcony, then leave Nagarkot at 7:30 am. This is the hard day: seven to eight hours along the Trishuli on a highway still being widened in stretches, dusty and slow behind lorries. Lunch is dal bhat by the river, refilled as often as you like. From Dumre a side road climbs eight kilometres to Bandipur (1,030 m). At its gate the noise ends, and you have tea among slate roofs, marigolds and children playing on the flagstones.',
      activities: ['Himalayan sunrise', 'Drive along the Trishuli', 'Evening in Bandipur bazaar'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Restored Newar house, Bandipur',
    },
    {
      title: 'Bandipur’s hill shrine at dawn, then on to Pokhara',
      description:
        'Twenty to thirty minutes of steps above Bandipur stands the shrine of Thani Mai, with Manaslu and Annapurna in one sweep. After breakfast walk an hour or two to a Magar village, or sit. Pokhara (822 m) lies eighty kilometres on, three hours with road works. The hotel is in Lakeside. For the last hour of daylight a wooden boat with an oarsman takes you to the Tal Barahi temple on its islet and out on the water under the fish-tailed peak.',
      activities: ['Thani Mai viewpoint', 'Drive to Pokhara', 'Boat on Phewa Lake'],
      meals: ['breakfast'],
      stay: '3-star hotel, Lakeside, Pokhara',
    },
    {
      title: 'Sarangkot at sunrise, then a day of choices in Pokhara',
      description:
        'The jeep leaves for Sarangkot (1,600 m) well before sunrise, between 4:30 and 5:45 am by the season; there is also a cable car, but its first run may miss the sunrise. Dhaulagiri and Annapurna South catch the light first, and then Machapuchare, which is startlingly close. For the rest of the day in Pokhara you choose: paragliding in tandem from the same ridge, Gupteshwor cave with the back of Davis Falls in it, the Mountain Museum, or the hour’s climb through forest to the Peace Pagoda. Lakeside has a dozen vegetarian kitchens.',
      activities: [
        'Sarangkot sunrise',
        'Gupteshwor cave and Davis Falls',
        'Peace Pagoda',
        'Optional paragliding',
      ],
      meals: ['breakfast', 'dinner'],
      stay: '3-star hotel, Lakeside, Pokhara',
    },
    {
      title: 'Fly from Pokhara to Kathmandu and home',
      description:
        'Morning haze delays planes in winter, so we book the 10 am flight and keep four hours in hand. From Pokhara it is twenty-five minutes to Kathmandu, mountains on the left. Choose an onward flight after 3:30 pm. If the domestic flight is cancelled, a car leaves at once and takes eight hours, and we move your hotel night. Families with more days stay on for Chitwan’s rhinos, five hours by road, or Muktinath by way of Jomsom.',
      activities: ['Flight to Kathmandu', 'Connection home'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Six nights, two to a room: two in Boudha, one in Nagarkot, one in Bandipur, two in Pokhara by the lake',
    'Flight from Pokhara to Kathmandu with taxes',
    'Private car or van with driver from Kathmandu airport to Pokhara',
    'Guides in Kathmandu, Patan and Bhaktapur, and the jeep to Sarangkot at dawn',
    'Entry tickets for Boudha, Swayambhu, Patan and Bhaktapur',
    'Six breakfasts, one lunch, four dinners, and an hour by boat on Phewa Lake',
  ],
  exclusions: [
    'Flights to and from Kathmandu, usually ₹10,000 to ₹20,000 return from Delhi',
    'Paragliding, about ₹5,500 (Indian rupees) with photographs',
    'Offerings and special pujas at Pashupatinath',
    'Lunch but for day 4, and dinner on days 1 and 5, ₹250 to 400 each',
    'An extra night if fog stops the flight from Pokhara',
  ],
  faqs: [
    {
      question: 'What identity proof does an Indian need by air?',
      answer:
        'A valid passport or an original voter card from the Election Commission. Aadhaar is not accepted. Those under 15 or above 65 may show another photo ID that proves their age, such as PAN card or driving licence; from 15 to 18 a certificate from the school principal in the set form also works. The rule may change and airlines read it strictly, so check before you book.',
    },
    {
      question: 'Which rupee notes can I bring?',
      answer:
        'Notes up to ₹100 are accepted, at the fixed rate of 1.60 Nepali rupees. Since December 2025 you may again carry ₹200 and ₹500 notes, up to ₹25,000 in all, but change them at a bank or counter: shops may refuse them. Ask us in the week you go. UPI works at many Kathmandu and Pokhara counters.',
    },
    {
      question: 'How bad is the road really?',
      answer:
        'Between Kathmandu and Dumre expect some 135 km in five to six hours, with dust, one-way stretches and potholes. A mask and a cushion help. You can also avoid it: fly both ways, leave out Bandipur, and spend more nights by the lake.',
    },
    {
      question: 'Is there altitude to worry about?',
      answer:
        'No. The highest bed is at Nagarkot, lower than Shimla. Only a side trip to Muktinath at 3,700 m or so would call for care, and then we add a night at Marpha on the way.',
    },
    {
      question: 'Is the food suitable for a vegetarian family?',
      answer:
        'Dal bhat with seasonal tarkari is the national plate and naturally vegetarian; ask for ghee in place of mustard oil if you prefer. Momos come with cabbage and paneer. In Lakeside there are Gujarati and Marwari bhojanalayas that know Jain food.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Identity and money',
      essential: true,
      items: [
        'Passport or voter card, original',
        '₹100 notes worth about ₹6,000',
        'A card that works abroad',
      ],
    },
    {
      category: 'Warmth',
      essential: true,
      items: [
        'Down or thick wool for Nagarkot and Sarangkot at dawn',
        'Cap and gloves from December to February',
      ],
    },
    {
      category: 'Road kit',
      essential: true,
      items: ['Dust mask and eye drops', 'Neck pillow', 'Motion-sickness medicine'],
    },
    {
      category: 'Nice to have',
      essential: false,
      items: ['Binoculars', 'Cloth bag for temple offerings', 'Slippers that come off easily'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, twin room',
      price: 33580,
      description: 'Two to a room in 3-star hotels and a Newar house',
    },
    {
      title: 'Twin room, 4-star hotels',
      price: 42500,
      description: '4-star hotels in Kathmandu, Nagarkot and Pokhara; the same Newar house in Bandipur',
    },
  ],
  facts: {
    meet: {
      place: 'Outside arrivals, Tribhuvan International Airport, Kathmandu; the driver holds your name',
      time: '3:00 pm',
    },
    end: { place: 'Tribhuvan International Airport, Kathmandu, on landing from Pokhara', time: '10:30 am' },
    airport: {
      name: 'Tribhuvan International (KTM), Kathmandu',
      transfer: 'About 5 km, 20 to 30 minutes, to the hotel in Boudha; the pick-up is included.',
    },
    party: { smallest: 2, largest: 8 },
    team: 'One driver with a private car or van to Pokhara, and local guides in Kathmandu, Patan and Bhaktapur',
    ages: {
      from: 3,
      note: 'The road day is long for small children and bad backs; flying both ways avoids it.',
    },
    fitness:
      'Hardest day: seven to eight hours by road on day 4. Steps: 365 at Swayambhu, 20 to 30 minutes to Thani Mai, an optional hour to the Peace Pagoda. Highest bed Nagarkot at 2,195 m.',
    nights: [
      { count: 2, place: 'Boudha, Kathmandu', room: '3-star hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Nagarkot', room: 'Hilltop hotel', sharing: 'Twin', washroom: 'own' },
      {
        count: 1,
        place: 'Bandipur',
        room: 'Restored Newar house',
        sharing: 'Twin',
        washroom: 'own',
        examples: ['The Old Inn Bandipur'],
      },
      { count: 2, place: 'Lakeside, Pokhara', room: '3-star hotel', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 9500 },
    child: {
      from: 3,
      to: 11,
      price: 25500,
      note: 'On an extra bed in the parents’ room, with the flight from Pokhara and meals as listed.',
    },
    network:
      'Good 4G (Ncell, Nepal Telecom) in towns, patchy along the Trishuli. A tourist SIM at the airport is cheaper than Indian roaming.',
    cash: 'Carry about ₹6,000 in ₹100 notes, at NPR 1.60 to the rupee. UPI works at many counters in Kathmandu and Pokhara; ATMs take cards enabled for abroad.',
    power: '230 V; types C and D, so most Indian plugs fit. Short cuts happen in Bandipur and Nagarkot.',
    insurance:
      'Required, not included: buy medical and trip cover; paragliding needs a policy that names it.',
    papers: [
      {
        what: 'Passport, or original voter ID card; Aadhaar is not accepted by air',
        by: 'you',
        when: 'Check it before you book; carry the original',
      },
      {
        what: 'Photo ID for those under 15 or above 65; school certificate from 15 to 18 if without passport',
        by: 'you',
        when: 'Check with the airline before you book',
      },
      {
        what: 'No visa for Indians; most other nationals get a paid visa on arrival; the rule may change',
        by: 'you',
        when: 'At Kathmandu airport',
      },
      { what: 'Flight ticket Pokhara–Kathmandu in your name', by: 'us', when: 'Once you confirm' },
    ],
    payLocally: [],
  },
  route: [
    { place: 'kathmandu', night: true },
    { place: 'bhaktapur' },
    { place: 'nagarkot', night: true },
    { place: 'bandipur-nepal', night: true },
    { place: 'pokhara', night: true },
    { place: 'sarangkot' },
    { place: 'pokhara', night: true },
    { place: 'kathmandu' },
  ],
  difficulty: 'easy',
  tags: ['international', 'cultural'],
  cover: 'nepal/day',
  gallery: [
    'nepal/dusk-twin-room',
    'hill-road/gold',
    'phewa/day',
    'nepal/gold',
    'nepal/dusk',
    'nepal/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By private car or van to Bandipur and Pokhara',
    high: 'The Annapurnas from a rowing boat on Phewa Lake',
  },
}
