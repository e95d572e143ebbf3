import type { TripContent } from '../../schema.ts'
import { thaiVisa, thaiVisaPaper } from '../../thai-visa.ts'

export const trip: TripContent = {
  id: 'thailand-islands-backpacking',
  kind: 'group',
  title: 'Gulf Islands on a Backpack: Koh Tao and Koh Phangan',
  location: 'Koh Tao & Koh Phangan, Thailand',
  country: 'Thailand',
  duration: '8D/7N',
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  price: 31500,
  discount: 10,
  rating: 4.6,
  reviews: 2,
  description:
    'You take a sleeper train each way and boats to two islands, and carry your own rucksack. The Gulf of Thailand has different seasons from Phuket: it is dry from January, fine right through the Indian summer, and drenched in November, so we go from January to September. You sleep in dorms on Koh Tao and bungalows on Koh Phangan, and ride in songthaews, shared pickup taxis. It is cheap because it is slow. You will sleep on two trains, wash your own T-shirts, and see more fish than on most diving holidays.',
  highlights: [
    'Second-class sleeper from Bangkok’s Krung Thep Aphiwat terminal to Chumphon; lower berths go to those who book first',
    'A try-dive to at most twelve metres off Koh Tao, with one instructor to two beginners',
    'The climb to the Koh Nang Yuan viewpoint before the day boats arrive',
    'Blacktip reef sharks off Thian Og bay, watched from the surface with a mask',
    'A night market plate at Thong Sala for less than a Delhi coffee',
    'Sunset from a hammock on Koh Phangan’s west coast, far from the loud music of Haad Rin',
  ],
  placesCovered: ['Bangkok', 'Chumphon', 'Koh Tao', 'Koh Nang Yuan', 'Koh Phangan', 'Surat Thani'],
  itinerary: [
    {
      title: 'Bangkok: meet in Ari and board the night train',
      description:
        'Reach Bangkok by early afternoon at the latest; Kolkata flights take two and a half hours, Chennai’s about three and a half. You can leave bags at the hostel in Ari free until evening, and there is time for Chatuchak’s weekend market. At 6 pm we gather for briefing and a pad thai without fish sauce, then ride the metro to Krung Thep Aphiwat. The southern express leaves in the evening. Attendants make up the bunks around 9 pm: curtains, clean sheets, fierce air conditioning.',
      activities: ['Trip briefing at the Ari hostel', 'Night train towards Chumphon'],
      meals: ['dinner'],
      stay: 'Second-class AC sleeper berth, southern express',
    },
    {
      title: 'Chumphon before dawn, catamaran to Koh Tao',
      description:
        'The train drops us at Chumphon in the small hours, and a bus waits to take us to the Thung Makham Noi pier, where you wait on benches with instant coffee for the boat at about 7 am. Under two hours later you step off at Mae Haad on Koh Tao. Dorms are in Sairee, eight beds to a room, with lockers. Sleep, swim, and join the dive school’s pool session at 3 pm if you have booked the try-dive. For dinner, choose any kitchen on the beach.',
      activities: ['Catamaran crossing', 'Pool session for first-time divers', 'Sairee beach'],
      meals: ['breakfast'],
      stay: 'Hostel dorm, Sairee, Koh Tao',
    },
    {
      title: 'Koh Tao: a first dive or a snorkelling boat',
      description:
        'Divers board the school’s boat at 8:30 am for two shallow sites, often Twins or White Rock, with an instructor holding on to the tank. The others go snorkelling by longtail around Koh Tao: Mango Bay, Hin Wong and Aow Leuk, five stops in six hours. Visibility is usually best from March to September, ten to twenty metres on a good day. In the evening everyone meets at a roti cart near the 7-Eleven crossroads to tell stories of the day.',
      activities: ['Try-dive or round-island snorkel', 'Open evening in Sairee'],
      meals: ['breakfast', 'lunch'],
      stay: 'Hostel dorm, Sairee, Koh Tao',
    },
    {
      title: 'Koh Nang Yuan early, reef sharks off Koh Tao',
      description:
        'A taxi-boat takes fifteen minutes to Koh Nang Yuan, three islets joined by white sand in the shape of a Y. Wardens check bags for plastic bottles and charge a landing fee at the jetty; the viewpoint is fifteen minutes of stairs and boulders. We are back on Koh Tao by noon. A songthaew crosses the hill to Thian Og, where blacktips up to a metre or so long often patrol the shallows, shy of people. John-Suwan viewpoint above it is a sweaty half-hour scramble, and from the top you see both bays.',
      activities: ['Koh Nang Yuan viewpoint', 'Snorkel with reef sharks at Thian Og', 'John-Suwan viewpoint'],
      meals: ['breakfast'],
      stay: 'Hostel dorm, Sairee, Koh Tao',
    },
    {
      title: 'Ferry to Koh Phangan and Thong Sala’s market',
      description:
        'The morning ferry needs a little over an hour to Koh Phangan. We drop bags at fan-cooled wooden bungalows near Srithanu on the west coast, a village of yoga platforms and good vegan kitchens, where tempeh bowls outnumber fried chicken. Spend the afternoon at Secret Beach, or do nothing at all. At dusk we ride into Thong Sala for Phantip market: khanom krok coconut cakes, corn fritters, som tam pounded without dried shrimp if you say “mai sai kung”.',
      activities: ['Ferry to Koh Phangan', 'West-coast beaches', 'Thong Sala night market'],
      meals: ['breakfast'],
      stay: 'Wooden bungalow, Srithanu, Koh Phangan',
    },
    {
      title: 'Koh Phangan: Than Sadet stream and Bottle Beach',
      description:
        'A pickup takes us across the middle of Koh Phangan to Than Sadet, the stream where King Chulalongkorn carved his initials on the rocks during several visits. The walk down along its pools ends at a small beach. A longtail carries us round the headland to Bottle Beach for a swim and lunch under a tin roof; in strong north wind we drive to Haad Khom instead. We watch the sunset from the ridge viewpoint on Khao Ra road, with Ang Thong’s islands dark in the west.',
      activities: ['Than Sadet stream walk', 'Longtail to Bottle Beach', 'Sunset viewpoint'],
      meals: ['breakfast', 'lunch'],
      stay: 'Wooden bungalow, Srithanu, Koh Phangan',
    },
    {
      title: 'Koh Phangan to Surat Thani and the night train',
      description:
        'After a free morning we take the early-afternoon boat from Thong Sala to Donsak on the mainland: two and a half hours on an open deck, which some guests like best of all. A bus continues to the railway station, which lies not in Surat Thani itself but at Phun Phin, about 13 km west. The market opposite the platform feeds us fried rice and cut pineapple. The Bangkok sleeper is due in the evening and is often late; the captain brings playing cards for the wait.',
      activities: ['Ferry from Koh Phangan to Donsak', 'Bus to Phun Phin station', 'Sleeper to Bangkok'],
      meals: ['breakfast', 'dinner'],
      stay: 'Second-class AC sleeper berth, northbound express',
    },
    {
      title: 'Back in Bangkok by breakfast, and the flight home',
      description:
        'Wake to canals and level crossings; the train is due in Bangkok around 6 am but keep time in hand, because long-distance trains here run late as often as not. Book no flight home before 3 pm. We keep a hostel room in Ari for showers and repacking until noon, and breakfast is jok, rice porridge, or toast for the cautious. The airport rail link and the Red Line to Don Mueang both start within twenty minutes of the door.',
      activities: ['Arrival at Krung Thep Aphiwat', 'Shower room and breakfast'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Both night trains, in air-conditioned second-class sleeper',
    'Catamaran from Chumphon to Koh Tao, ferry to Koh Phangan, boat to Donsak and the connecting buses',
    'Three nights in a mixed or women-only dorm and two in shared bungalows',
    'Either the try-dive, with gear and dive insurance, or the snorkel boat: choose when you book',
    'Pickup and longtail hire on the Koh Phangan day',
    'Meals listed in the day plan, always with a vegetarian choice',
  ],
  exclusions: [
    'Flights to and from Bangkok',
    'Visa on arrival for Thailand, if it is asked: about ₹5,800, which is the 2,000 baht of earlier years',
    'Landing fee on Koh Nang Yuan, 250 baht when last checked (about ₹725), and the water taxi there and back, about 300 baht (₹870)',
    'Koh Tao arrival fee of about 20 baht (₹58), paid at the pier',
    'The small ticket at John-Suwan viewpoint, if you climb to it',
    'Scooter hire, which we do not arrange and advise against on these hills',
    'Entry and transport to the Full Moon Party, if your dates fall on it',
    'Laundry, beer, massages and meals that the plan does not list',
  ],
  faqs: [
    {
      question: 'Can I finish an Open Water course on this trip?',
      answer:
        'No, three nights are too short. Stay on Koh Tao for two more and skip Koh Phangan, or come a few days earlier: we can change your ferry ticket if you tell us two weeks before. Do not fly within eighteen hours of diving; the night train to Bangkok gives you that time.',
    },
    {
      question: 'Is this trip timed with the Full Moon Party?',
      answer:
        'No. We always start on a Saturday, whatever the moon. If your night on the island is the full moon, the captain tells you how to get there and back by songthaew and keeps the bungalow gate open, but the group does not go.',
    },
    {
      question: 'What sort of fitness is needed?',
      answer:
        'You lift your own bag on to boats and up one flight of steep pier steps. The viewpoints mean half an hour of climbing in humid heat. No climbing skill is needed, and you can choose a beach instead of any walk. Keep the rucksack under ten kilos.',
    },
    {
      question: 'What papers do I show on arrival?',
      answer: `You show a passport valid for six months, the Thailand Digital Arrival Card submitted online up to three days earlier, and an onward ticket. ${thaiVisa}`,
    },
    {
      question: 'Are e-cigarettes and cannabis all right on the islands?',
      answer:
        'Vapes are illegal in Thailand, and people do get fined. Cannabis rules were tightened again in 2025, though you still see shops. Do not carry either into or out of the country; Indian customs seizes both.',
    },
  ],
  thingsToCarry: [
    {
      category: 'The rucksack',
      essential: true,
      items: [
        'A 40–50 litre pack with a rain cover',
        'Padlock for the hostel locker',
        'Light sleeping-bag liner or a big dupatta for the cold train',
      ],
    },
    {
      category: 'In the water',
      essential: true,
      items: [
        'Own mask if you have one that fits',
        'Long-sleeved swim top',
        'Refillable bottle; plastic ones are turned back at Nang Yuan',
      ],
    },
    {
      category: 'Health',
      essential: true,
      items: [
        'Mosquito repellent with DEET',
        'ORS sachets',
        'Ear drops after diving',
        'Doctor’s letter if your answers on the dive medical form call for one',
      ],
    },
    { category: 'Small luxuries', essential: false, items: ['Headlamp', 'Pack of cards', 'Quick-dry towel'] },
  ],
  packages: [
    {
      title: 'Dorm and fan bungalow',
      price: 31500,
      description: 'Dorm on Koh Tao, fan-cooled bungalow for three on Koh Phangan.',
      isPopular: true,
    },
    {
      title: 'Private twin',
      price: 39500,
      description: 'Air-conditioned twin room on both islands; the trains stay the same.',
      pairs: true,
    },
  ],
  facts: {
    meet: { place: 'Hostel near BTS Ari station, Bangkok; the address is on your voucher', time: '6:00 pm' },
    end: { place: 'Hostel near BTS Ari station, Bangkok', time: '12:00 noon' },
    airport: {
      name: 'Suvarnabhumi (BKK), Bangkok',
      transfer:
        'About an hour by Airport Rail Link to Phaya Thai and Skytrain to Ari, about 70 to 90 baht, not included.',
    },
    team: 'One captain throughout, and a dive instructor for every two beginners on the try-dive.',
    ages: { from: 18, note: 'Divers fill in a medical form; some answers need a doctor’s letter.' },
    fitness:
      'You carry your own rucksack, best under 10 kg. Hardest is day four: 15 minutes of stairs and boulders, then a half-hour scramble, in humid heat. Two nights on trains.',
    nights: [
      {
        count: 1,
        place: 'Night train to Chumphon',
        room: 'Sleeper train, AC second class',
        sharing: 'Berth',
        washroom: 'shared',
      },
      {
        count: 3,
        place: 'Sairee, Koh Tao',
        room: 'Hostel dorm',
        sharing: 'Dormitory of 8',
        washroom: 'shared',
      },
      {
        count: 2,
        place: 'Srithanu, Koh Phangan',
        room: 'Fan-cooled wooden bungalow',
        sharing: 'Triple',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Night train to Bangkok',
        room: 'Sleeper train, AC second class',
        sharing: 'Berth',
        washroom: 'shared',
      },
    ],
    singleRoom: { none: 'The trip uses dorms and shared bungalows; the private twin package is for two.' },
    child: { none: 'Dorms, night trains and the try-dive are for adults; everyone pays the same.' },
    network:
      'Good 4G in Bangkok and in the villages of both islands, little or none on parts of the crossings. AIS or True SIM, or an Indian roaming pack.',
    cash: 'About 7,000 baht for open meals, fees and extras. ATMs on both islands take over 200 baht each time; stalls and boats want cash.',
    power:
      '230 V, sockets mostly of types A, B and C: two-pin chargers fit, three-pin Indian plugs need an adaptor. Trains have few sockets: carry a power bank.',
    insurance:
      'The try-dive is insured. Overseas medical cover is required and yours to buy, with boats and diving named.',
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
      {
        what: 'Dive medical form, with a doctor’s letter if your answers call for one',
        by: 'you',
        when: 'Before the try-dive',
      },
    ],
    payLocally: [
      {
        what: 'Thai visa on arrival, if it is asked of Indians on your date; the fee of earlier years',
        paidTo: 'Thai immigration, in baht at the airport of entry',
        rupees: 5800,
        foreign: { amount: 2000, currency: 'THB' },
      },
      {
        what: 'Koh Tao arrival fee (approximate)',
        paidTo: 'Koh Tao municipality, at Mae Haad pier',
        rupees: 58,
        foreign: { amount: 20, currency: 'THB' },
      },
      {
        what: 'Landing fee on Koh Nang Yuan (approximate)',
        paidTo: 'Koh Nang Yuan, at its jetty',
        rupees: 725,
        foreign: { amount: 250, currency: 'THB' },
      },
      {
        what: 'Water taxi to Koh Nang Yuan and back (approximate)',
        paidTo: 'The boatman at Sairee',
        rupees: 870,
        foreign: { amount: 300, currency: 'THB' },
      },
    ],
  },
  departures: {
    weekday: 'saturday',
    count: 5,
    seats: 14,
    smallest: 5,
    decideDays: 21,
    everyWeeks: 3,
    seasons: [{ from: '01-09', to: '09-15' }],
  },
  route: [
    { place: 'bangkok' },
    { place: 'chumphon' },
    { place: 'koh-tao', night: true },
    { place: 'koh-nang-yuan' },
    { place: 'koh-tao', night: true },
    { place: 'koh-phangan', night: true },
    { place: 'surat-thani' },
    { place: 'bangkok' },
  ],
  difficulty: 'moderate',
  tags: ['international', 'backpacking', 'beach', 'budget'],
  cover: 'thailand/gold',
  gallery: [
    'thailand/wat-night-berth-room',
    'sea-crossing/dawn',
    'reef/gold',
    'thailand/wat-gold',
    'hammock/day',
    'thailand/detail-1',
    'night-market/gold',
  ],
  captions: {
    night: 1,
    travel: 'By night train, then by catamaran to Koh Tao',
    high: 'A try-dive off Koh Tao, with one instructor to two',
  },
}
