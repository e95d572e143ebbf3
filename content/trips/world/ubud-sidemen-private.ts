import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'ubud-sidemen-private',
  kind: 'customised',
  title: 'Ubud, Sidemen and the Quiet East of Bali',
  location: 'Ubud & Sidemen, Bali',
  country: 'Indonesia',
  duration: 'Flexible',
  months: [4, 5, 6, 7, 8, 9, 10, 11],
  price: 41500,
  discount: 0,
  rating: 4.8,
  reviews: 2,
  description:
    'Sidemen is what people hope Ubud will be: one valley road, rice to both sides, Mount Agung to the north, and the clack of looms from the houses. This trip joins the two, so you get Ubud’s galleries first and Sidemen’s silence after. We suggest two nights in each, with a fifth on the black-pebble coast at Amed if you want the sea. Everything runs with a private car. Artists stay longer in Ubud; walkers give Sidemen four nights; if you want to climb Agung, we tell you honestly how hard it is.',
  highlights: [
    'A weaver in Sidemen explaining songket, where one sarong can take her two months',
    'Field walks at first light, when Mount Agung is most likely to be clear',
    'Tirta Gangga’s fountains, named after our own river, with stepping stones among the carp',
    'Ubud’s painters in their studios, from Batuan miniatures to Young Artists’ colour',
    'Shore snorkelling at Amed over a coral garden, a few strokes from the beach',
  ],
  placesCovered: ['Ubud', 'Sidemen', 'Besakih', 'Tirta Gangga', 'Amed'],
  itinerary: [
    {
      title: 'Arrival and an easy Ubud evening',
      description:
        'Your car from Denpasar takes the back road through Mas, where carvers sit in doorways. The room in Ubud is in a family compound with its own temple; at dusk the grandmother places canang, palm-leaf trays of flowers and rice, on every threshold, as in a Tamil house with kolam. Walk to dinner. There are so many vegetarian kitchens that the difficulty is choosing. We suggest a nasi campur with jackfruit, long beans and a sambal matah free of shrimp.',
      activities: ['Private transfer via Mas', 'Evening offerings in the compound'],
      meals: [],
      stay: 'Heritage homestay compound, Ubud',
    },
    {
      title: 'Ubud: painters’ studios and the Ayung gorge',
      description:
        'Early in the morning the ridge at Campuhan is wet with dew, and only dogs are about. Later a curator takes you to two studios and one museum, to learn to tell a Batuan picture from a Kamasan one in a minute. Lunch is above the Ayung gorge. You may raft it, Grade II–III and family-friendly in the dry season, or walk down to see the river and come up for cake. In the evening Ubud has at least four dance stages; the Semara Ratih troupe’s night is worth planning around.',
      activities: ['Campuhan ridge', 'Studio visits', 'Ayung rafting or viewpoint', 'Dance performance'],
      meals: ['breakfast'],
      stay: 'Heritage homestay compound, Ubud',
    },
    {
      title: 'Over to the weavers of Sidemen',
      description:
        'You drive an hour and a quarter east, by way of Klungkung’s painted court of justice, where the ceiling shows punishments in comic-strip detail. After a last bend the green valley of Sidemen (330 m) lies before you. After lunch a weaver seats you at a backstrap loom and lets you spoil a few threads. At 4 pm walk down to the Unda river with a farmer named by the village, along bunds one foot wide. Dinner at the lodge comes from its garden, and you eat under the stars.',
      activities: ['Kerta Gosa at Klungkung', 'Songket and endek weaving', 'Valley walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Rice-terrace lodge, Sidemen',
    },
    {
      title: 'Besakih temple, or a day in the Sidemen valley',
      description:
        'Agung shows itself best in the first hours of the day. Spend one of them on the veranda. Then, if you like temples, Besakih is about an hour up from Sidemen: the mother temple, eighty-odd shrines on lava terraces, with a shuttle cart and official guides included in the ticket, so that you need not pay any other guide. If not, stay for yoga on a deck, a cooking morning with grated coconut and torch ginger, or tubing down the Unda with the village boys.',
      activities: ['Besakih temple complex', 'Village cooking morning', 'River tubing'],
      meals: ['breakfast', 'lunch'],
      stay: 'Rice-terrace lodge, Sidemen',
    },
    {
      title: 'Tirta Gangga and the sea at Amed',
      description:
        'The road east from Sidemen crosses the shoulder of Agung to Tirta Gangga, a raja’s garden of 1946 rebuilt after the eruption of 1963. You may swim in the upper pool. Beyond the Lempuyang saddle the land turns dry and drops to Amed, a string of bays with outrigger boats and salt pans. Snorkel from Jemeluk or drive twenty to thirty minutes to Tulamben, where a wartime cargo ship lies some thirty metres off the pebble beach. Here the sun sets behind the volcano.',
      activities: ['Tirta Gangga', 'Snorkelling at Jemeluk', 'USAT Liberty wreck at Tulamben'],
      meals: ['breakfast'],
      stay: 'Beach bungalow, Amed',
    },
    {
      title: 'From Amed along the coast to the airport',
      description:
        'Fishermen at Amed launch at 4 am and are back by 7 am with mackerel; you may go out with them to see the sunrise. The drive to the airport is about ninety kilometres and three hours with a coffee stop at Candidasa, so flights after 2 pm are comfortable. Anyone with time should break the drive in Sanur, or turn off at Padang Bai for a boat to the Gilis. Ask your driver, who knows both roads.',
      activities: ['Jukung at sunrise', 'Coastal drive to the airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights in double rooms with breakfast: two in Ubud, two in Sidemen, one in Amed',
    'Dinner on day three and lunch on day four, both at Sidemen',
    'Private car and driver-guide for all six days, airport to airport',
    'A morning in studios with a curator, and a seat at one dance',
    'A weaving session, paid directly to the cooperative, and a walk with a farmer',
    'Besakih ticket with shuttle and sarong, and entry to Tirta Gangga and Kerta Gosa',
  ],
  exclusions: [
    'Flights from India, and internal boats if you go on to the Gilis',
    'Indonesian visa on arrival of IDR 500,000 (about ₹2,850) and Bali levy of IDR 150,000 (about ₹855)',
    'Rafting (about IDR 350,000–450,000, or ₹2,000–2,600), diving and massages',
    'Lunches and dinners that the plan does not list; local eateries charge ₹200–500, cafés twice that',
  ],
  faqs: [
    {
      question: 'Can we climb Mount Agung from Sidemen?',
      answer:
        'Sometimes. It is over 3,000 m, starts near midnight, takes six or seven hours up by the Besakih way, and is closed when volcanologists or priests say so. It is far harder than Batur. Fit trekkers may ask us; we do not sell it as a casual extra.',
    },
    {
      question: 'How do we change the balance of the days?',
      answer:
        'Tell us when you like to get up and what you do not enjoy. Nights can move between the three places, Amed can be dropped for a third night in the valley, and lodges range from family rooms at ₹2,800 to pool villas near ₹20,000 a night. The driver’s room at each stop is already in the price.',
    },
    {
      question: 'Is Sidemen too quiet for a week?',
      answer:
        'For some it is, by the second evening: no nightlife, few shops, dinner at 7 pm. If that worries you, keep to two nights. If it sounds good, book the corner room and bring paints.',
    },
    {
      question: 'What should Hindus from India know about Balinese temples?',
      answer:
        'You are welcome to pray; priests enjoy the conversation. Wear a sarong and sash, do not stand higher than a priest, and stay away from courtyards during a death ritual. Prasad is flowers, rice and holy water. Non-vegetarian offerings, chicken and pork among them, are part of custom and may surprise you.',
    },
    {
      question: 'Which forms do we need before flying?',
      answer:
        'Three: the e-VOA or visa on arrival (30 days, so far extendable once), the All Indonesia declaration and the tourist levy. We send links and current amounts in one message a fortnight before. Rules may change, so check before you book the flight.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For fields and temples',
      essential: true,
      items: ['Shoes that may get muddy', 'Own sarong and sash if you have a favourite', 'Insect repellent'],
    },
    {
      category: 'For the water',
      essential: true,
      items: ['Reef shoes: the east coast is pebbles', 'Mask if you are fussy about fit', 'Swim shirt'],
    },
    {
      category: 'For evenings',
      essential: false,
      items: [
        'Shawl for Sidemen at night',
        'Sketchbook',
        'Cash, as ATMs in the valley are few and unreliable',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 41500,
      description: 'Two to a room: homestay, valley lodge and beach bungalow',
    },
    {
      title: 'Pool villa in Sidemen',
      price: 56500,
      description: 'Both Sidemen nights in a villa with its own pool; Ubud and Amed the same',
    },
  ],
  facts: {
    meet: {
      place: 'International arrivals hall, Ngurah Rai Airport, Bali: your driver waits for your flight',
      time: '2:00 pm',
    },
    end: { place: 'Departures, Ngurah Rai Airport, Bali', time: '11:30 am' },
    airport: {
      name: 'Ngurah Rai International (DPS), Bali',
      transfer: 'You are met there: about 90 minutes by private car to Ubud, included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'One driver-guide for all six days, a curator in Ubud, and a weaver and a farmer in Sidemen.',
    ages: { from: 5, note: 'Seniors do well: cars reach every stop, and the field walk can be left out.' },
    fitness:
      'Easy: field walks of an hour or two on narrow bunds at Sidemen (330 m). The longest drive is the last, about 90 km and three hours from Amed.',
    nights: [
      { count: 2, place: 'Ubud', room: 'Heritage homestay', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Sidemen', room: 'Rice-terrace lodge', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Amed', room: 'Beach bungalow', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 9500 },
    child: { from: 5, to: 11, price: 27500, note: 'On an extra bed in the parents’ room.' },
    network:
      'Good 4G in Ubud, fair in Sidemen and Amed with Telkomsel. Tourist SIM at the airport, eSIM or an Indian roaming pack.',
    cash: 'Draw rupiah in Ubud: ATMs in Sidemen are few and unreliable, and small places take cash only. About IDR 300,000 a day for two.',
    power:
      '230 V, sockets of types C and F: two-pin chargers fit, three-pin Indian plugs need an adaptor. Short cuts happen in Sidemen and Amed.',
    insurance:
      'Required, not included: buy overseas medical cover, and name rafting or diving if you plan them.',
    papers: [
      {
        what: 'Passport valid for six months from entry, undamaged, with a return ticket',
        by: 'you',
        when: 'Check the passport before you book; show all of it at the border',
      },
      {
        what: 'Visa on arrival for 30 days, or the e-VOA online; the rule and fee may change',
        by: 'you',
        when: 'Online in the weeks before, or at Denpasar airport',
      },
      {
        what: 'All Indonesia arrival declaration, free, one for each traveller',
        by: 'you',
        when: 'Online in the last three days before landing',
      },
      {
        what: 'Bali tourist levy voucher with QR code',
        by: 'you',
        when: 'Online before the flight, or at the airport',
      },
    ],
    payLocally: [
      {
        what: 'Indonesian visa on arrival, 30 days',
        paidTo: 'Indonesian immigration, online or at Denpasar airport',
        rupees: 2850,
        foreign: { amount: 500000, currency: 'IDR' },
      },
      {
        what: 'Bali tourist levy',
        paidTo: 'Province of Bali, on the Love Bali site or at the airport counter',
        rupees: 855,
        foreign: { amount: 150000, currency: 'IDR' },
      },
    ],
  },
  route: [
    { place: 'ubud', night: true },
    { place: 'sidemen', night: true },
    { place: 'tirta-gangga' },
    { place: 'amed-bali', night: true },
    { place: 'padang-bai' },
    { place: 'sanur' },
  ],
  difficulty: 'easy',
  tags: ['international', 'cultural', 'offbeat'],
  cover: 'bali/terraces-gold',
  gallery: [
    'bali/dusk-villa-room',
    'paddy-road/day',
    'bali/dawn',
    'bali-coast/dawn',
    'bali-coast/detail-1',
    'bali/detail-1',
    'bali/gold',
  ],
  captions: {
    night: 2,
    travel: 'By private car with a driver-guide',
    high: 'Field walks at first light, when Agung is clear',
  },
}
