import type { TripContent } from '../../schema.ts'
import { thaiVisa, thaiVisaPaper } from '../../thai-visa.ts'

export const trip: TripContent = {
  id: 'phuket-phi-phi-private',
  kind: 'customised',
  title: 'Phuket and Phi Phi, Two Nights on Each Shore',
  location: 'Phuket & Phi Phi, Thailand',
  country: 'Thailand',
  duration: 'Flexible',
  months: [11, 12, 1, 2, 3, 4],
  price: 39500,
  discount: 0,
  rating: 4.6,
  reviews: 2,
  description:
    'Most people see Phi Phi between 11 am and 2 pm, along with everyone else. The trick is to sleep there. This private plan gives you two nights on Phuket, two on Phi Phi Don, and puts you into Maya Bay in the first boat slot of the morning. It works from November to April. Choose Kata for quiet, Patong for noise or Mai Khao for nesting turtles and low-flying planes; choose a speedboat or the slow ferry; take Phang Nga by kayak or skip it for the pool. Tell us what you choose, and we send the price.',
  highlights: [
    'Maya Bay in the earliest landing slot, before the Phuket speedboats appear',
    'Two nights on Phi Phi Don, on the quieter Long Beach or the east coast',
    'Sea kayaks into the hongs, the hidden lagoons of Phang Nga Bay, with a paddler who knows the tides',
    'Sino-Portuguese streets of old Phuket and their Hokkien vegetarian kitchens',
    'Bioluminescent plankton after dark around the new moon, when conditions allow',
  ],
  placesCovered: ['Phuket', 'Kata Beach', 'Phang Nga Bay', 'Phi Phi Don', 'Maya Bay', 'Bamboo Island'],
  itinerary: [
    {
      title: 'Arrive in Phuket and settle at Kata Beach',
      description:
        'Your car leaves Phuket airport for the south-west coast; allow seventy minutes at school-closing time. Kata Beach is our usual suggestion: a kilometre and a half of pale sand, gentle in season, with Indian, Thai and Italian kitchens a walk away. If you land before noon, stop at the old town for a lunch of mee hokkien cooked jay style with tofu. Sunset is at Promthep Cape, crowded and still good, or from your own balcony.',
      activities: ['Private pick-up', 'Old-town lunch stop', 'Sunset at Promthep Cape'],
      meals: [],
      stay: '4-star hotel, Kata, Phuket',
    },
    {
      title: 'Phang Nga Bay: kayaks into the sea caves',
      description:
        'A big escort boat leaves from the east side of Phuket around noon. We start late on purpose, because the morning boats are going home by then. At two or three islands in Phang Nga Bay you lie flat while guides paddle you through tunnels that smell of bats into hongs, roofless chambers with mangroves and mudskippers. Supper is aboard with a marked vegetarian buffet. After dark, kayaks go out once more to look for glowing plankton. If you would rather see the stilt village of Koh Panyi and the nail-shaped rock of Khao Tapu, a private longtail takes you there instead.',
      activities: ['Sea kayaking through hongs', 'Dinner on board', 'Night paddle'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: '4-star hotel, Kata, Phuket',
    },
    {
      title: 'Ferry to Phi Phi Don',
      description:
        'The ferry at about 8:30 am from Rassada takes two hours and has an open top deck; the speedboat takes one hour and bumps hard on the waves. Phi Phi Don has no roads, so a porter wheels the bags on a handcart or your hotel’s longtail fetches you from Tonsai. The afternoon is for the reef off Long Beach, where you can snorkel from the sand. Near 5 pm climb to the second viewpoint, twenty-five steep minutes, for the two back-to-back bays and the thin strip of town that the 2004 tsunami crossed.',
      activities: ['Ferry crossing', 'Snorkelling from the shore', 'Viewpoint walk'],
      meals: ['breakfast'],
      stay: 'Bungalow, Long Beach, Phi Phi Don',
    },
    {
      title: 'Maya Bay at opening, then Bamboo Island',
      description:
        'Your longtail leaves Phi Phi Don at 6:30 am. Boats land at Loh Samah on the far side and a boardwalk leads through to Maya Bay, where you may stand in the water to the knee but not swim; young blacktip sharks swim past your legs. Visits are about an hour, in counted groups. Then you swim in Pileh lagoon, see Viking Cave from outside, and eat lunch on the bright sand of Bamboo Island. By 2 pm, when most day boats are out, you are asleep in a hammock.',
      activities: ['Maya Bay at opening', 'Pileh lagoon swim', 'Bamboo Island picnic'],
      meals: ['breakfast', 'lunch'],
      stay: 'Bungalow, Long Beach, Phi Phi Don',
    },
    {
      title: 'Ferry from Phi Phi Don to Phuket and fly home',
      description:
        'The late-morning ferry from Phi Phi Don reaches Phuket soon after 1 pm, and the airport is about an hour beyond the pier, so any departure after 5:30 pm is safe. Non-stop flights to Delhi, Mumbai or Bengaluru leave at different hours, so look for one in the evening. With a later flight, a day room near Nai Yang lets you swim and shower a few kilometres from the terminal. If you are going on to Krabi, a boat goes straight from Tonsai in an hour and a half to two hours.',
      activities: ['Ferry to Rassada pier', 'Airport drop or onward boat to Krabi'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights with breakfast: two on Phuket and two on Phi Phi Don',
    'Private cars on Phuket, and seats on the Phi Phi ferry both ways',
    'Private longtail for five hours on the Maya Bay morning, with masks and a cool box',
    'Phang Nga afternoon on a shared boat, with a kayak and paddler of your own, lunch and dinner',
    'Marine park fees at Maya Bay and Bamboo Island',
    'Help by phone in English or Hindi while you travel',
  ],
  exclusions: [
    'Flights, and fees for seats or bags',
    'Thai visa on arrival, if it is asked of Indians on your date: 2,000 baht (about ₹5,800) in earlier years',
    'Meals other than breakfasts, the two on the Phang Nga boat and one picnic',
    'Diving, parasailing, or a Similan Islands day (mid-October to mid-May only)',
    'Phi Phi’s arrival fee of about 20 baht (₹58), paid in cash at Tonsai pier',
    'The small ticket at the Phi Phi viewpoint, if you climb to it',
  ],
  faqs: [
    {
      question: 'Why not in June or August, when fares are low?',
      answer:
        'You can go, and hotels cost half, but seas are rough, ferries are sometimes held, and Maya Bay is shut through August and September. For those months we suggest Koh Samui on the other coast.',
    },
    {
      question: 'Is Phi Phi only for parties?',
      answer:
        'No. Tonsai village is loud until about 2 am, but Long Beach and the north-east coast are a boat ride away and quiet at night. Say “quiet” or “near the bars” on the form and we book accordingly.',
    },
    {
      question: 'What will we eat on the island?',
      answer:
        'Tofu pad kra pao, vegetable green curry with the paste checked for shrimp, pancakes, and a couple of Indian kitchens in Tonsai with dal and tandoor. There is less choice on Long Beach, so some guests book dinner at the hotel and ask for vegetarian food.',
    },
    {
      question: 'Can you change this plan for three generations?',
      answer:
        'Yes, often. We replace the longtail with a covered speedboat, choose a resort with its own jetty, and let grandparents wait at Bamboo Island instead of climbing at Loh Samah. We also swap the viewpoint climb for Promthep Cape on Phuket, which you reach by car.',
    },
    {
      question: 'Do we arrange the visa ourselves?',
      answer: `A tourist on an Indian passport needs the online arrival card, a return ticket and a hotel address. ${thaiVisa} We send you the link and a filled-in example.`,
    },
  ],
  thingsToCarry: [
    {
      category: 'Boats',
      essential: true,
      items: ['Soft bag rather than a hard case for Phi Phi', 'Dry sack', 'Seasickness pills'],
    },
    {
      category: 'Sun and reef',
      essential: true,
      items: [
        'Mineral sunscreen: several chemical ones are banned in Thai marine parks',
        'UV shirt',
        'Wide hat with a cord',
      ],
    },
    {
      category: 'Feet',
      essential: false,
      items: ['Water shoes for coral rubble', 'Trainers for the viewpoint steps'],
    },
  ],
  packages: [
    {
      title: 'Double room, longtail boat',
      price: 39500,
      description: 'Two to a room; an open longtail of your own on the Maya Bay morning',
    },
    {
      title: 'Double room, private speedboat',
      price: 51500,
      description: 'Two to a room; a covered speedboat of your own on the Maya Bay morning',
    },
  ],
  facts: {
    meet: {
      place: 'Arrivals hall, Phuket International Airport: a driver with your name meets your flight',
      time: '12:00 noon',
    },
    end: { place: 'Departures, Phuket International Airport', time: '2:30 pm' },
    airport: {
      name: 'Phuket International (HKT)',
      transfer: 'You are met there: about 70 minutes by private car to Kata, included.',
    },
    party: { smallest: 2, largest: 8 },
    team: 'Drivers on Phuket, a paddler of your own in Phang Nga Bay and a boatman on the Maya Bay morning.',
    ages: {
      from: 4,
      note: 'For grandparents we swap in a covered speedboat and leave out the steps at Loh Samah.',
    },
    fitness:
      'Hardest is day three: two hours on the ferry and 25 steep minutes up to the Phi Phi viewpoint, which you may skip. All nights at sea level.',
    nights: [
      {
        count: 2,
        place: 'Kata, Phuket',
        room: '4-star hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Kata Palm Resort & Spa'],
      },
      {
        count: 2,
        place: 'Long Beach, Phi Phi Don',
        room: 'Beach bungalow',
        sharing: 'Double',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 10500 },
    child: {
      from: 4,
      to: 11,
      price: 26500,
      note: 'Sharing the parents’ room, with a life jacket in a small size on each boat.',
    },
    network:
      'Good 4G and 5G on Phuket, fair on Phi Phi Don, little or none at Maya Bay. AIS or True SIM at the airport, or an Indian roaming pack.',
    cash: 'About 1,000 baht a day each for open meals. ATMs at Kata and in Tonsai village with a fee of over 200 baht; do not count on one on Long Beach.',
    power:
      '230 V, sockets mostly of types A, B and C: two-pin chargers fit, three-pin Indian plugs need an adaptor. Short cuts are possible on Phi Phi.',
    insurance: 'Required, not included: buy overseas medical cover that names boats and kayaks.',
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
      {
        what: 'Phi Phi arrival fee (approximate)',
        paidTo: 'Phi Phi community, at Tonsai pier',
        rupees: 58,
        foreign: { amount: 20, currency: 'THB' },
      },
    ],
  },
  route: [
    { place: 'phuket' },
    { place: 'kata-beach-phuket', night: true },
    { place: 'phang-nga-bay' },
    { place: 'kata-beach-phuket', night: true },
    { place: 'phi-phi-don', night: true },
    { place: 'maya-bay' },
    { place: 'phi-phi-don', night: true },
    { place: 'phuket' },
  ],
  difficulty: 'easy',
  tags: ['international', 'beach'],
  cover: 'thailand/day-cave',
  gallery: [
    'thailand/dawn-villa-room',
    'sea-crossing/gold',
    'reef/day',
    'hammock/day',
    'thailand/detail-1',
    'thailand/dawn',
  ],
  captions: {
    night: 2,
    travel: 'By ferry to Phi Phi and back',
    high: 'The reef off Long Beach, snorkelled from the sand',
  },
}
