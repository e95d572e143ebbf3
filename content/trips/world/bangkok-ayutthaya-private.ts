import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'bangkok-ayutthaya-private',
  kind: 'customised',
  title: 'Bangkok by Water and the Ruins of Ayutthaya',
  location: 'Bangkok & Ayutthaya, Thailand',
  country: 'Thailand',
  duration: 'Flexible',
  months: [1, 2, 3, 6, 7, 8, 11, 12],
  price: 29500,
  discount: 0,
  rating: 4.6,
  reviews: 83,
  description:
    'Four days, two capitals. This is a short private trip for a couple, two friends or parents with a free long break: canals and temples in Bangkok, one night among the brick chedis of Ayutthaya, a train that drives through a market. Nothing starts before seven unless you ask. It can be squeezed into three days, or stretched with Kanchanaburi and its river bridge. We leave out April and May for their heat and September–October, when the Chao Phraya sometimes rises into the old city.',
  highlights: [
    'A private longtail through the Thonburi klongs, past stilt houses and a monitor lizard or three',
    'Wat Mahathat’s Buddha head held in fig roots, seen at opening hour',
    'An evening boat around the island of Ayutthaya with its floodlit prangs',
    'Trains nosing through the vegetable stalls of Maeklong',
    'Roti sai mai, the candyfloss wrap that Ayutthaya’s Muslim families have made for generations',
  ],
  placesCovered: ['Bangkok', 'Thonburi canals', 'Bang Pa-In', 'Ayutthaya', 'Maeklong', 'Amphawa'],
  itinerary: [
    {
      title: 'Into Bangkok, out on the canals',
      description:
        'A private car meets your flight; Mumbai is four and a half hours away, Delhi a little over four, and the clock is an hour and a half ahead of India. The hotel stands on the river so that the city’s traffic becomes someone else’s problem. At four a longtail collects you from its own pier and turns into the Thonburi canals of old Bangkok: orchid nurseries, spirit houses, boys diving off steps. Pass Wat Arun as the lights come on, and eat on the bank with that view.',
      activities: ['Private transfer', 'Longtail through Thonburi', 'Wat Arun at dusk'],
      meals: [],
      stay: '4-star riverside hotel, Bangkok',
    },
    {
      title: 'Palace morning, then north to Ayutthaya',
      description:
        'Be at the Grand Palace by half past eight with your guide and out by ten-thirty, before it becomes a queue with gold on it. The car then runs eighty kilometres north, pausing at Bang Pa-In for the gilt pavilion in the middle of its lake. Reach Ayutthaya by three and cycle or drive between Wat Phra Si Sanphet’s three chedis and Wat Ratchaburana, whose crypt you may climb down into. At sunset a teak boat circles the island past Wat Chaiwatthanaram.',
      activities: ['Grand Palace', 'Bang Pa-In', 'Ruins by bicycle or car', 'Sunset boat'],
      meals: ['breakfast'],
      stay: 'Riverside guesthouse, Ayutthaya',
    },
    {
      title: 'The head in the roots, then a slow way back',
      description:
        'At eight the gate of Wat Mahathat opens and you have ten minutes almost alone with the face in the fig tree; crouch for photographs so that your head is below it. Buy roti sai mai on U Thong Road on the way out. You may return to Bangkok by car in ninety minutes, or third class by train for about the price of a samosa, with the guide. The afternoon is yours: Jim Thompson’s house, a foot massage, or the fabric lanes of Pahurat, Bangkok’s Little India.',
      activities: ['Wat Mahathat', 'Train or car to Bangkok', 'Free afternoon'],
      meals: ['breakfast'],
      stay: '4-star riverside hotel, Bangkok',
    },
    {
      title: 'Maeklong, Amphawa and the flight home',
      description:
        'An hour and a half south-west, the Maeklong line ends in a market whose awnings fold away as the train arrives; there are only a few a day, so we leave by the timetable. From Friday to Sunday carry on to Amphawa for its canal kitchens, where kanom krok rice cakes and coconut ice cream come straight off the boats; on other days Damnoen Saduak takes its place, more touristy but lively before ten. You are back in Bangkok by three or four, and at the airport when you need to be.',
      activities: ['Maeklong railway market', 'Amphawa or Damnoen Saduak', 'Airport transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Two nights in a river-view room in Bangkok and one beside the Lopburi or Pa Sak river in Ayutthaya',
    'Licensed guide on days two, three and the market morning',
    'Sedan or van with driver, tolls and parking paid',
    'Private longtail for two hours and the sunset boat at Ayutthaya',
    'Monument tickets named in the plan, and bicycles if you want them',
  ],
  exclusions: [
    'Airfare between India and Bangkok',
    'All lunches and dinners: we send a list of vegetarian kitchens near each stop instead',
    'Rooftop bars, shows and shopping',
    'Early check-in before two in the afternoon, about ₹3,000 when the hotel can give it',
    'Medical and baggage insurance',
  ],
  faqs: [
    {
      question: 'Can elderly parents do it?',
      answer:
        'Yes, with edits. The palace is flat but large and has little shade; wheelchairs can be borrowed at the gate. Longtails need a step down from a moving pontoon, so we use a bigger converted rice barge. In Ayutthaya the car reaches within a hundred metres of each ruin.',
    },
    {
      question: 'What would a fifth or sixth day add?',
      answer:
        'Most people choose Kanchanaburi: the bridge, the war cemetery and the Death Railway viaduct, a night in a raft hotel and back. Families pick Safari World. Food lovers stay put for a cooking class in Bang Rak. Each is priced separately and slots in before the last day.',
    },
    {
      question: 'Is Ayutthaya better as a day trip?',
      answer:
        'A day trip sees it at noon. The bricks are at their best before nine and after four, and only those sleeping there get both. If you truly cannot spare the night, we leave at six and come back by boat part of the way.',
    },
    {
      question: 'What do Indian passport holders need?',
      answer:
        'Entry has been visa-free for holidaymakers, subject to a stay limit that Thailand has been discussing; check the rule before booking. File the Thailand Digital Arrival Card on the official site (it is free, whatever the look-alike pages charge) and carry a hotel voucher and return ticket.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For temples',
      essential: true,
      items: [
        'Full-length trousers or salwar',
        'Slip-on shoes: they come off a dozen times a day',
        'Light cotton scarf',
      ],
    },
    {
      category: 'Against the heat',
      essential: true,
      items: ['Hat or umbrella', 'Electrolyte sachets', 'Small towel'],
    },
    {
      category: 'Money and papers',
      essential: true,
      items: ['Some baht in small notes for boats and markets', 'Passport copy kept apart from the passport'],
    },
    {
      category: 'Nice to have',
      essential: false,
      items: ['Zoom lens for the train', 'Tea bags and a cup if you need your chai at six'],
    },
  ],
  route: [
    { place: 'bangkok', night: true },
    { place: 'bang-pa-in' },
    { place: 'ayutthaya', night: true },
    { place: 'bangkok', night: true },
    { place: 'maeklong' },
    { place: 'amphawa' },
    { place: 'bangkok' },
  ],
  difficulty: 'easy',
  tags: ['international', 'cultural'],
  cover: 'thailand/wat-dusk',
  gallery: [
    'thailand/wat-gold',
    'thailand/detail-1',
    'thailand/wat-day',
    'thailand/wat-dusk-rain',
    'thailand/wat-day-balcony',
    'thailand/wat-dawn-leaves',
    'thailand/wat-dawn-boat',
  ],
}
