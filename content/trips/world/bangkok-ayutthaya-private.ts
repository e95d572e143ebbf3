import type { TripContent } from '../../schema.ts'
import { thaiVisa, thaiVisaPaper } from '../../thai-visa.ts'

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
  reviews: 2,
  description:
    'In four days you see two capitals, the present one and an old one. This is a short private trip for a couple, two friends or parents with a long weekend: canals and temples in Bangkok, one night among the brick chedis of Ayutthaya, and a train that runs through a market. Nothing starts before 7 am unless you ask. It can be squeezed into three days, or stretched with Kanchanaburi and its river bridge. We leave out April and May for their heat and September–October, when the Chao Phraya sometimes rises into the old city.',
  highlights: [
    'A private longtail through the Thonburi klongs, past stilt houses and, often, a monitor lizard',
    'Wat Mahathat’s Buddha head held in fig roots, seen at opening hour',
    'An evening boat around the island of Ayutthaya, past its riverside prangs',
    'Trains that roll slowly between the vegetable stalls of Maeklong',
    'Roti sai mai, the candyfloss wrap that Ayutthaya’s Muslim families have made for generations',
  ],
  placesCovered: ['Bangkok', 'Thonburi canals', 'Bang Pa-In', 'Ayutthaya', 'Maeklong', 'Amphawa'],
  itinerary: [
    {
      title: 'Arrive in Bangkok and ride a boat through Thonburi',
      description:
        'A private car meets your flight; Mumbai is four and a half hours away, Delhi a little over four, and the clock is an hour and a half ahead of India. The hotel stands on the river so that you can go about by boat and miss the city’s traffic. Two hours before dark a longtail collects you from its own pier and takes you along the Thonburi canals of old Bangkok, past orchid nurseries, spirit houses and boys diving off steps. Pass Wat Arun as the lights come on, and eat on the bank with that view.',
      activities: ['Private transfer', 'Longtail through Thonburi', 'Wat Arun at dusk'],
      meals: [],
      stay: '4-star riverside hotel, Bangkok',
    },
    {
      title: 'Bangkok’s Grand Palace, then north to Ayutthaya',
      description:
        'Be at the Grand Palace by 8:30 am with your guide and out by 10:30 am, before the long queues form; on days of royal ceremony it may be shut, and then Wat Pho takes its place. The car then runs some eighty kilometres north, pausing at Bang Pa-In for the gilt pavilion in the middle of its lake. Reach Ayutthaya by 3 pm and cycle or drive between Wat Phra Si Sanphet’s three chedis and Wat Ratchaburana, whose crypt you may climb down into. At sunset a teak boat circles the island past Wat Chaiwatthanaram.',
      activities: ['Grand Palace', 'Bang Pa-In', 'Ruins by bicycle or car', 'Sunset boat'],
      meals: ['breakfast'],
      stay: 'Riverside guesthouse, Ayutthaya',
    },
    {
      title: 'Ayutthaya’s Wat Mahathat, then back to Bangkok',
      description:
        'At 8 am the gate of Wat Mahathat opens and you have ten minutes almost alone with the face in the fig tree; crouch for photographs so that your head is below it. Buy roti sai mai on U Thong Road on the way out. You may return to Bangkok by car in ninety minutes, or third class by train for about the price of a samosa, with the guide. The afternoon is yours: Jim Thompson’s house, a foot massage, or the fabric lanes of Pahurat, Bangkok’s Little India.',
      activities: ['Wat Mahathat', 'Train or car to Bangkok', 'Free afternoon'],
      meals: ['breakfast'],
      stay: '4-star riverside hotel, Bangkok',
    },
    {
      title: 'Maeklong, Amphawa and the flight home',
      description:
        'An hour and a half south-west of Bangkok, the Maeklong line ends in a market whose awnings fold away as the train arrives; only a few trains come each day, so we leave by the timetable. From Friday to Sunday carry on to Amphawa, whose canal kitchens open towards noon and sell you kanom krok rice cakes and coconut ice cream straight from the boats; on other days Damnoen Saduak takes its place, more touristy but lively before 10 am. You are back in Bangkok by about 4 pm, and at the airport when you need to be.',
      activities: ['Maeklong railway market', 'Amphawa or Damnoen Saduak', 'Airport transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights with breakfast: two in a river-view room in Bangkok, one beside the river in Ayutthaya',
    'Licensed guide on days two, three and the market morning',
    'Private car or van with driver, tolls and parking',
    'Private longtail for two hours and the sunset boat at Ayutthaya',
    'Tickets to the monuments that the plan names, and bicycles if you want them',
  ],
  exclusions: [
    'Flights between India and Bangkok',
    'Thai visa on arrival, if it is asked of Indians on your date: 2,000 baht (about ₹5,800) in earlier years',
    'All lunches and dinners; we send a list of vegetarian restaurants near each stop',
    'Rooftop bars, shows and shopping',
    'Check-in before 2 pm, about ₹3,000 when the hotel has a room',
    'Medical and baggage insurance',
  ],
  faqs: [
    {
      question: 'Can elderly parents do it?',
      answer:
        'Yes, with changes. The palace is flat but large and has little shade; wheelchairs can be borrowed at the gate. Boarding a longtail means a step down from a moving pontoon, so we use a bigger converted rice barge instead. In Ayutthaya the car stops close to each ruin.',
    },
    {
      question: 'What would a fifth or sixth day add?',
      answer:
        'Most people choose Kanchanaburi: the bridge, the war cemetery and the Death Railway viaduct, a night in a raft hotel and back. Families pick Safari World. Food lovers stay in Bangkok for a cooking class in Bang Rak. Each is priced separately and goes in before the last day.',
    },
    {
      question: 'Is Ayutthaya better as a day trip?',
      answer:
        'On a day trip you see it at noon. The bricks look best before 9 am and after 4 pm, and only those who sleep there get both. If you cannot spare the night, we leave at 6 am and come back part of the way by boat.',
    },
    {
      question: 'What do Indian passport holders need?',
      answer: `${thaiVisa} Fill in the Thailand Digital Arrival Card on the official site (it is free; look-alike sites charge money) and carry a hotel voucher and return ticket.`,
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
      items: ['Zoom lens for the train', 'Tea bags and a cup if you need your chai at 6 am'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 29500,
      description: 'Two to a room; 4-star on the river in Bangkok',
    },
    {
      title: 'Double room, 5-star in Bangkok',
      price: 38500,
      description: 'Both Bangkok nights in a 5-star hotel on the river; Ayutthaya the same',
    },
  ],
  facts: {
    meet: {
      place: 'Arrivals hall, Suvarnabhumi Airport, Bangkok: a driver with your name meets your flight',
      time: '12:00 noon',
    },
    end: {
      place: 'Departures, Suvarnabhumi Airport, Bangkok; earlier or later to fit your flight',
      time: '5:00 pm',
    },
    airport: {
      name: 'Suvarnabhumi (BKK), Bangkok',
      transfer: 'You are met there: 45 to 90 minutes by private car to the riverside hotel, included.',
    },
    party: { smallest: 2, largest: 8 },
    team: 'A driver, and a licensed guide on days two and three and the market morning.',
    ages: {
      from: 4,
      note: 'Works for elderly parents: wheelchairs at the palace, a larger boat, and a car close to each ruin.',
    },
    fitness:
      'Easy: two hours on foot at the Grand Palace in the heat, flat cycling in Ayutthaya if you like. The longest drive is about 90 minutes.',
    nights: [
      {
        count: 1,
        place: 'Bangkok',
        room: '4-star riverside hotel',
        sharing: 'Double',
        washroom: 'own',
      },
      { count: 1, place: 'Ayutthaya', room: 'Riverside guesthouse', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Bangkok', room: '4-star riverside hotel', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 8500 },
    child: { from: 4, to: 11, price: 19500, note: 'Sharing the parents’ room without an extra bed.' },
    network:
      'Fast 4G and 5G everywhere. AIS or True tourist SIM at the airport, an eSIM or an Indian roaming pack.',
    cash: 'Small baht notes for boats and markets, about 800 baht a day each with meals. ATMs everywhere, with a fee of over 200 baht a withdrawal.',
    power:
      '230 V, sockets mostly of types A, B and C: two-pin chargers fit, three-pin Indian plugs need an adaptor. No power cuts to speak of.',
    insurance: 'Required, not included: buy overseas medical and baggage cover.',
    papers: [
      {
        what: 'Passport valid for six months, return ticket and hotel voucher',
        by: 'you',
        when: 'Check the passport before you book; show all of it at the border',
      },
      thaiVisaPaper,
      {
        what: 'Thailand Digital Arrival Card (TDAC), free',
        by: 'you',
        when: 'Online in the three days before landing',
      },
    ],
    payLocally: [
      {
        what: 'Thai visa on arrival, if it is asked of Indians on your date; the fee of earlier years',
        paidTo: 'Thai immigration, in baht at the airport of entry',
        rupees: 5800,
        foreign: { amount: 2000, currency: 'THB' },
      },
    ],
  },
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
  cover: 'thailand/ruins-gold',
  gallery: [
    'thailand/wat-night-city-room',
    'thailand/wat-dawn-boat',
    'night-market/gold',
    'thailand/wat-dusk',
    'thailand/detail-1',
    'thailand/wat-dusk-rain',
  ],
  captions: {
    night: 1,
    travel: 'By private longtail through the Thonburi klongs',
    high: 'Market stalls, as at Maeklong beside the rails',
  },
}
