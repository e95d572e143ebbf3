import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'rameswaram-kanyakumari-private',
  kind: 'customised',
  title: 'To the Last Shore: Rameswaram, Dhanushkodi, Kanyakumari',
  location: 'Rameswaram & Kanyakumari',
  region: 'South',
  duration: 'Flexible',
  months: [1, 2, 3, 7, 8, 9, 10, 12],
  price: 19900,
  discount: 0,
  rating: 4.6,
  reviews: 2,
  description:
    'This trip is for parents on pilgrimage, or for anyone who likes to stand where the land ends. You bathe in the sea and the twenty-two wells at Rameswaram, drive the sand spit to a town the 1964 cyclone erased, follow the pearl coast by Murugan’s shore temple, and watch a day end and another begin at Kanyakumari. The car is yours; rituals, pace and the number of steps are set by the oldest person in it. It takes five days, from Madurai to Thiruvananthapuram.',
  highlights: [
    'The outer corridor of Ramanathaswamy at dawn, its painted pillars in rows as far as you can see',
    'Twenty-two theerthams with an attendant who carries the bucket and watches your footing',
    'Arichal Munai, the last asphalt before Sri Lanka, with a different sea on either hand',
    'A train crossing the new lift-span at Pamban, best watched from the road bridge beside it',
    'Vivekananda Rock and the Thiruvalluvar statue, now joined by a glass footbridge',
    'Padmanabhapuram’s wooden palace on the way out, all carved jackwood and black polished floors',
  ],
  placesCovered: [
    'Madurai',
    'Pamban',
    'Rameswaram',
    'Dhanushkodi',
    'Tiruchendur',
    'Kanyakumari',
    'Padmanabhapuram',
    'Thiruvananthapuram',
  ],
  itinerary: [
    {
      title: 'Madurai to Rameswaram over Pamban bridge',
      description:
        'Begin with Meenakshi’s morning darshan if you reached Madurai the night before, or drive straight from the airport. It is 170 km to Rameswaram, three and a half hours through Paramakudi’s cotton fields, and the road bridge at Pamban takes you over the straits beside the railway’s vertical-lift span of 2025. The memorial of President Kalam, who was born and is buried on the island, is quietest in the last hour before it closes. Supper is early, because tomorrow starts in the dark.',
      activities: ['Pamban bridge', 'Kalam memorial', 'Evening at Agni Theertham'],
      meals: ['dinner'],
      stay: 'Vegetarian hotel near the temple, Rameswaram',
    },
    {
      title: 'Rameswaram: the sea bath, the wells and darshan',
      description:
        'Sphatika linga darshan is at about 5 am, for those who wish it. Bathing begins at Agni Theertham, where the bay lies flat as a tank, and goes on through twenty-two wells inside, each drawn in a pail and poured over you, each tasting different. Change into dry clothes before the sanctum; that is the rule. Afterwards walk the corridors of Rameswaram for their own sake, over a thousand pillars in all. Rest through the heat. The evening lamp is brief and crowded.',
      activities: ['Agni Theertham and 22 wells', 'Ramanathaswamy darshan', 'Corridor walk'],
      meals: ['breakfast', 'lunch'],
      stay: 'Vegetarian hotel near the temple, Rameswaram',
    },
    {
      title: 'Dhanushkodi’s ruins, then on to Tiruchendur',
      description:
        'Vehicles are allowed out to the point from about 6 am and turned back before sunset. Go early. Dhanushkodi keeps a roofless church, a water tank and some station walls; five kilometres further, at Arichal Munai, the road ends at a pillar and the sandbanks of Ram Setu start offshore. Bathing is forbidden, because the currents are deadly. After lunch you drive the coast road past Erwadi and the salt heaps of Thoothukudi to Tiruchendur, in four and a half hours.',
      activities: ['Dhanushkodi ruins and Arichal Munai', 'Coast road by Thoothukudi'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel near the shore temple, Tiruchendur',
    },
    {
      title: 'Tiruchendur temple, sunset at Kanyakumari',
      description:
        'Tiruchendur’s temple was consecrated afresh in 2025 and its seaward courtyards are wider than they were; special queues are orderly, and the free ones are long on Tuesdays and Fridays. By 10 am you are on the road through palmyra country and at Kanyakumari for lunch. Be at the point by 5:30 pm: in January the sun goes down into the sea and cloud is rare; in July and August it sets behind the land and is often hidden. Suchindram’s tall Hanuman and sounding pillars, twelve kilometres inland, are for the evening, when the temple is open again.',
      activities: ['Subramanya temple, Tiruchendur', 'Sunset at the Cape', 'Suchindram in the evening'],
      meals: ['breakfast'],
      stay: 'Sea-view hotel, Kanyakumari',
    },
    {
      title: 'Vivekananda Rock, then Thiruvananthapuram',
      description:
        'See the sun rise from your own balcony in Kanyakumari and be at the jetty when ferries to Vivekananda Rock begin, near 8 am; rough water stops them some days. A glass bridge 77 metres long leads across to the poet’s statue, 133 feet for the 133 chapters of his book. Then you visit Padmanabhapuram palace (shut on Mondays) and reach Thiruvananthapuram by 4 pm, three hours with the stop, in time for a late flight or the night train.',
      activities: [
        'Vivekananda Rock and glass bridge',
        'Padmanabhapuram palace',
        'Drop at Thiruvananthapuram',
      ],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in clean mid-range hotels with lifts; the Rameswaram hotel is purely vegetarian',
    'Private car from Madurai to Thiruvananthapuram, Kerala permit included',
    'Tickets for the 22 theerthams for two, with a bathing attendant',
    'Four breakfasts, two dinners and one lunch',
    'Ferry and memorial tickets in Kanyakumari, the Padmanabhapuram palace ticket, and special-queue tickets where the temple sells them',
  ],
  exclusions: [
    'Pujas, abhishekam and priests’ dakshina, which you settle with the temple',
    'Wheelchair hire at temple gates, if you need one',
    'Lunches and dinners other than those named above',
    'Onward air or rail travel',
  ],
  faqs: [
    {
      question: 'My mother is seventy-eight. What should we leave out?',
      answer:
        'Leave out the full round of wells, which is slippery and takes 90 minutes; you can choose five of them, or have the water brought in a can. Ferries to the rock have steep gangways. Everything else can be done with a folding wheelchair, and we book ground-floor rooms.',
    },
    {
      question: 'How can the days be changed?',
      answer:
        'Leave out Tiruchendur and drive from Rameswaram to Kanyakumari in one day of six to seven hours; or add Madurai and Chettinad at the beginning. Pilgrims who also go to Kashi often need Rameswaram on fixed dates; tell us those first.',
    },
    {
      question: 'Is a shraddha or tarpanam arranged?',
      answer:
        'We can introduce a priest who speaks Hindi, Telugu, Kannada or Tamil and tell you the usual fees beforehand. You pay him yourself. On Amavasya days, above all in Aadi and Thai, every room on the island is full three months ahead.',
    },
    {
      question: 'Are phones and cameras permitted?',
      answer:
        'Not inside the temples of Rameswaram and Tiruchendur, where cloakrooms keep them for a few rupees, nor inside the Kalam memorial. You may photograph Dhanushkodi and the Cape; at Padmanabhapuram ask at the ticket counter. Please leave drones at home. Men take off their shirts before the inner shrines of Tiruchendur and Suchindram.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For bathing and darshan',
      essential: true,
      items: [
        'Three sets of cotton clothes, one to be soaked',
        'Dhoti or sari for the sanctum',
        'Plastic-free bag for wet things',
      ],
    },
    {
      category: 'Health',
      essential: true,
      items: [
        'Regular medicines, with one day’s supply extra',
        'Rubber-soled footwear that you can leave at the temple gate',
        'Electrolyte powder',
      ],
    },
    {
      category: 'Handy',
      essential: false,
      items: ['Brass pot with a lid for theertham water', 'Windcheater for the sand spit'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 19900,
      description: 'Two sharing a room in mid-range hotels, with a sedan',
    },
    {
      title: 'Larger car',
      price: 23650,
      description: 'The same rooms; an Innova with a higher seat and more room in place of the sedan',
    },
  ],
  facts: {
    meet: {
      place: 'Madurai airport arrivals hall, Madurai Junction or your hotel in Madurai',
      time: '9:30 am',
    },
    end: {
      place: 'Thiruvananthapuram International airport or Thiruvananthapuram Central station',
      time: '4:00 pm',
    },
    airport: {
      name: 'Madurai (IXM)',
      transfer: 'The car meets you in the arrivals hall; 3½ hours to Rameswaram, included.',
    },
    railhead: { name: 'Madurai Junction', transfer: 'The car meets you at the main entrance; included.' },
    party: { smallest: 2, largest: 4 },
    team: 'A driver for all five days, and a bathing attendant at the wells.',
    ages: {
      from: 3,
      note: 'For seniors we book ground-floor rooms; five wells can replace the full round, which is slippery.',
    },
    fitness:
      'Easy. The round of 22 wells takes 90 minutes, barefoot on wet stone. Ferries to the rock have steep gangways. Longest drive: four and a half hours, on day 3.',
    nights: [
      {
        count: 2,
        place: 'Rameswaram',
        room: 'Mid-range vegetarian hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Daiwik Hotels Rameswaram'],
      },
      {
        count: 1,
        place: 'Tiruchendur',
        room: 'Mid-range hotel near the temple',
        sharing: 'Double',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Kanyakumari',
        room: 'Mid-range sea-view hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Sparsa Resort Kanyakumari'],
      },
    ],
    singleRoom: { more: 7000 },
    child: { from: 3, to: 11, price: 12900, note: 'On an extra mattress in the parents’ room.' },
    network:
      'All networks work in the towns. Beyond Dhanushkodi, towards Arichal Munai, the signal fades, and phones may switch to a Sri Lankan network: turn roaming off.',
    cash: 'ATMs in Rameswaram, Thoothukudi, Tiruchendur and Kanyakumari. Carry small notes for cloakrooms and offerings.',
    power: 'Mains in all hotels, with generators for the lifts. Short cuts on the island in windy weather.',
    insurance:
      'No insurance is in the price. Older travellers should take a travel policy that covers existing illnesses.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals; every hotel asks for them at check-in',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'madurai' },
    { place: 'rameswaram', night: true },
    { place: 'dhanushkodi' },
    { place: 'tiruchendur', night: true },
    { place: 'kanyakumari', night: true },
    { place: 'thiruvananthapuram' },
  ],
  difficulty: 'easy',
  tags: ['pilgrimage', 'cultural'],
  cover: 'tamil-nadu/corridor-day',
  gallery: [
    'tamil-nadu/shore-dusk-twin-room',
    'coast-road/gold',
    'tamil-nadu/day',
    'tamil-nadu/mansion-day',
    'tamil-nadu/detail-1',
    'tamil-nadu/shore-dusk',
  ],
  captions: {
    night: 3,
    travel: 'By private car, from Madurai to Thiruvananthapuram',
    high: 'Temple towers, from Rameswaram to Tiruchendur',
  },
}
