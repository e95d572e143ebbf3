import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'goa-family-villa-private',
  kind: 'customised',
  title: 'A Goa Villa with a Pool, a Cook and a Plan B',
  location: 'Assagao, Goa',
  region: 'West',
  duration: 'Flexible',
  months: [10, 11, 12, 1, 2, 3, 4, 5],
  price: 33500,
  discount: 0,
  rating: 4.8,
  reviews: 46,
  description:
    'Take over a house in Assagao, with a fenced pool and a cook who asks on day one what the children refuse to eat. From this base, twenty minutes behind the northern beaches, you have a car for half of each day: crocodiles and kingfishers by boat, a fort small enough for short legs, calm sand at Candolim. The rest is shade, cards and second helpings. Everything is movable, most of all the mornings. The rate shown is for two adults alone; it falls steeply as more cousins share the roof.',
  highlights: [
    'A two- or three-bedroom villa to yourselves, with pool gate, cot, high chair and board games',
    'Goan cook for breakfast and one main meal a day, shopping list agreed on the evening before',
    'Mangrove boat at Chorao with a bird guide, timed to the tide',
    'Mud-free history: Reis Magos, the right-sized fort',
    'A morning with a potter or a tile painter, for children from six',
    'Babysitter from the village for one evening out',
  ],
  placesCovered: ['Assagao', 'Candolim', 'Reis Magos', 'Chorao', 'Panaji', 'Vagator'],
  itinerary: [
    {
      title: 'In by lunch, in the pool by half past two',
      description:
        'Two child seats are fitted before the car leaves for the airport: Mopa is forty minutes from Assagao, Dabolim about an hour and a quarter. The caretaker walks the adults round the house, pool alarm first, while the cook puts down dal, rice, fish fry and something with potatoes. No outing today. At dusk the lanes behind the church are good for bicycles, which the villa keeps in three sizes.',
      activities: ['Airport transfer with child seats', 'Pool afternoon', 'Village cycling at dusk'],
      meals: ['lunch', 'dinner'],
      stay: 'Private pool villa, Assagao',
    },
    {
      title: 'Gentle sand and a fort for short legs',
      description:
        'Candolim in the morning is flat, guarded and has loungers; swim between the flags until the sun gets fierce at eleven. After lunch and sleep, Reis Magos (shut on Mondays) opens its little bastions, with cannon to sit on and a room of Mario Miranda cartoons in which children find the dogs. Ice cream is in Panaji, across the bridge, beside the river. The cook has pancakes ready for anyone who is back before seven.',
      activities: ['Beach morning at Candolim', 'Reis Magos fort', 'Ice cream in Panaji'],
      meals: ['breakfast', 'dinner'],
      stay: 'Private pool villa, Assagao',
    },
    {
      title: 'Kingfishers, crabs and one crocodile, perhaps',
      description:
        'The boat slips off from Ribandar at high tide into the mangrove creeks of Chorao, where six kinds of kingfisher live and marsh crocodiles sun themselves on the mud. Ninety minutes is the right length for a seven-year-old. Lunch is a picnic hamper under the trees or early at home. The late afternoon belongs to clay: a potter near Assagao lets each child throw one bowl, fired and posted to you if you leave first.',
      activities: ['Mangrove boat with bird guide', 'Picnic', 'Pottery session'],
      meals: ['breakfast', 'lunch'],
      stay: 'Private pool villa, Assagao',
    },
    {
      title: 'A free day, with grown-ups’ night',
      description:
        'Use the car or let it stand. Teenagers usually vote for a surf lesson at Ashwem or the rock pools under Vagator at low tide; grandparents for Saligao’s white church and a long newspaper. At seven a babysitter from Assagao, who speaks English, Hindi and Konkani, comes for four hours, while the adults go to dinner at one of the village’s good restaurants. Book the table early in the week.',
      activities: ['Surf lesson or rock pools', 'Babysitter evening', 'Dinner out'],
      meals: ['breakfast', 'lunch'],
      stay: 'Private pool villa, Assagao',
    },
    {
      title: 'One more swim',
      description:
        'Check-out is at eleven, and the caretaker will dry the costumes on the line while you have a last breakfast of poi, eggs and guava cheese. If the flight is late, the villa’s garden room and shower stay yours until four when no one else is arriving. The car leaves Assagao two and a half hours before a Mopa departure. Extra nights are cheaper than the first ones, so ask before saying goodbye.',
      activities: ['Last swim', 'Airport transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in a private villa with pool fence, generator back-up and daily cleaning',
    'Cook for breakfasts and one meal a day, the groceries for them included up to four people',
    'Seven-seat car and driver, six hours a day, child seats of the right size',
    'Mangrove boat, Reis Magos tickets and one craft session for every child',
    'Babysitter for a single four-hour evening',
    'Welcome basket with fruit, milk, nappies of your size and a night light',
  ],
  exclusions: [
    'Flights to either Goa airport',
    'Restaurant meals and drinks',
    'Car hours past six a day, ₹250 an hour',
    'A lifeguard for the pool, ₹1,500 a day if you would feel easier with one',
    'Security deposit of ₹10,000, returned on departure',
    'Christmas and New Year rates, from 20 December to 4 January',
  ],
  faqs: [
    {
      question: 'What does it cost for a family of four or eight?',
      answer:
        'Two adults and two children under twelve in a two-bedroom house come to about ₹22,000 a head; eight people across four bedrooms, nearer ₹17,000. The villa is the main cost, so sharing helps more than cutting days.',
    },
    {
      question: 'How safe is the pool for toddlers?',
      answer:
        'There is a locked waist-high fence and a surface alarm, and the shallow end is 0.8 m. None of it replaces an adult. We can instead offer houses with a separate paddling pool, or none, near the same lanes.',
    },
    {
      question: 'Can we bend the plan day by day?',
      answer:
        'That is the idea. Tell the driver by nine the night before. Outings can be swapped, halved or forgotten, and the bird boat alone is fixed, because of the tide. A spice farm, a train ride to Margao or a cookery hour are the usual substitutes.',
    },
    {
      question: 'Is the beach walkable?',
      answer:
        'No. Assagao is inland, which is why it is green and quiet: Anjuna is twelve minutes by car and Candolim twenty-five. If you want sand at the gate we have smaller villas near Mandrem at a similar price.',
    },
    {
      question: 'What about October and May?',
      answer:
        'October can give a late thunderstorm and lower rates. May is humid, 33 °C and still fine for a pool holiday; the sea turns rough in its last week. We stop in June, when the drains of the lanes have their own opinions.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For little ones',
      essential: true,
      items: [
        'Arm bands or float vest that fits',
        'Rash guard and hat',
        'Fever medicine and thermometer',
        'Favourite bedtime toy',
      ],
    },
    {
      category: 'For the house',
      essential: false,
      items: [
        'Playlist and a small speaker; garden music ends at ten',
        'Goggles',
        'Recipe you want the cook to try',
      ],
    },
    {
      category: 'Papers',
      essential: true,
      items: ['Identity cards of all adults, asked for by the local police'],
    },
  ],
  route: [
    { place: 'assagao', night: true },
    { place: 'candolim' },
    { place: 'panaji' },
    { place: 'chorao' },
    { place: 'vagator' },
    { place: 'assagao' },
  ],
  difficulty: 'easy',
  tags: ['familySpecial', 'beach'],
  cover: 'goa/dusk-palms',
  gallery: [
    'goa/quarter-day',
    'goa/detail-1',
    'goa/gold-white-balcony',
    'goa/quarter-dusk',
    'goa/detail-2',
    'goa/gold',
    'goa/quarter-gold-bougainvillea',
  ],
}
