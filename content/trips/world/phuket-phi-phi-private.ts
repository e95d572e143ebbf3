import type { TripContent } from '../../schema.ts'

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
  reviews: 104,
  description:
    'Most people see Phi Phi between eleven and two, along with everyone else. The trick is to sleep there. This private plan gives you two nights on Phuket, two on Phi Phi Don, and puts you into Maya Bay in the first boat slot of the morning. It works from November to April. Choose Kata for quiet, Patong for noise or Mai Khao for turtles and planes; choose a speedboat or the slow ferry; take Phang Nga by kayak or skip it for the pool. Tell us which, and the price follows.',
  highlights: [
    'Maya Bay in the earliest landing slot, before the Phuket speedboats appear',
    'Two nights on Phi Phi Don, on the quieter Long Beach or the east coast',
    'Sea kayaks into the hongs of Phang Nga Bay with a paddler who reads the tide',
    'Sino-Portuguese streets of old Phuket and their Hokkien vegetarian kitchens',
    'Bioluminescent plankton after dark around the new moon, when conditions allow',
  ],
  placesCovered: ['Phuket', 'Kata Beach', 'Phang Nga Bay', 'Phi Phi Don', 'Maya Bay', 'Bamboo Island'],
  itinerary: [
    {
      title: 'Arrive and unpack once',
      description:
        'Your car leaves Phuket airport for the south-west coast; allow seventy minutes at school-closing time. Kata Beach is our usual suggestion: a kilometre and a half of pale sand, gentle in season, with Indian, Thai and Italian kitchens a walk away. If you land before noon, stop at the old town for a lunch of mee hokkien cooked jay style with tofu. Sunset is at Promthep Cape, crowded and still good, or from your own balcony.',
      activities: ['Private pick-up', 'Old-town lunch stop', 'Sunset at Promthep Cape'],
      meals: [],
      stay: '4-star hotel, Kata, Phuket',
    },
    {
      title: 'Sea caves of Phang Nga Bay',
      description:
        'A big escort boat leaves from the east side of Phuket around noon, which sounds late and is the point: the morning fleet is going home. At two or three islands in Phang Nga Bay guides paddle you lying flat through bat-scented tunnels into hongs, roofless chambers with mangroves and mudskippers. Supper is aboard with a marked vegetarian buffet. After dark, kayaks go out once more to look for plankton sparks. Rather see the stilt village of Koh Panyi and the nail-shaped Khao Tapu? A private longtail does that instead.',
      activities: ['Sea kayaking through hongs', 'Dinner on board', 'Night paddle'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: '4-star hotel, Kata, Phuket',
    },
    {
      title: 'Ferry to Phi Phi Don',
      description:
        'The 8:30 ferry from Rassada takes two hours and has an open top deck; the speedboat takes one and slams. Phi Phi Don has no roads, so a porter wheels the bags on a handcart or your hotel’s longtail fetches you from Tonsai. The afternoon is for the reef off Long Beach, where you can snorkel from the sand. Near five climb to the second viewpoint, twenty-five steep minutes, for the two back-to-back bays and the thin strip of town that the 2004 tsunami crossed.',
      activities: ['Ferry crossing', 'Snorkelling from the shore', 'Viewpoint walk'],
      meals: ['breakfast'],
      stay: 'Bungalow, Long Beach, Phi Phi Don',
    },
    {
      title: 'Maya Bay first, the rest after',
      description:
        'Your longtail leaves Phi Phi Don at half past six. Boats land at Loh Samah on the far side and a boardwalk leads through to Maya Bay, where you may stand in the water to the knee but not swim; young blacktips cruise past your shins. Visits are an hour, in counted groups. Then Pileh lagoon for the swim, Viking Cave from outside, and Bamboo Island for lunch on bright sand. By two, when the day fleet is thickest, you are asleep in a hammock.',
      activities: ['Maya Bay at opening', 'Pileh lagoon swim', 'Bamboo Island picnic'],
      meals: ['breakfast', 'lunch'],
      stay: 'Bungalow, Long Beach, Phi Phi Don',
    },
    {
      title: 'Boat back and fly',
      description:
        'The late-morning ferry from Phi Phi Don reaches Phuket soon after one, and the airport is fifty minutes beyond the pier, so any departure after half past five is safe. Non-stop flights to Delhi, Mumbai or Bengaluru mostly leave in the afternoon and evening. With a later flight, a day room near Nai Yang lets you swim and shower three kilometres from the terminal. Going on to Krabi? A boat goes straight from Tonsai in ninety minutes.',
      activities: ['Ferry to Rassada pier', 'Airport drop or onward boat to Krabi'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Two nights each on Phuket and Phi Phi Don with breakfast',
    'Private cars on Phuket and return seats on the Phi Phi ferry',
    'Private longtail of five hours on the Maya Bay morning, masks and cool box on board',
    'Phang Nga afternoon on a shared escort boat with your own paddler',
    'Marine park fees at Maya Bay and Bamboo Island',
    'Someone on the phone in English or Hindi while you travel',
  ],
  exclusions: [
    'International flights and any seat or bag fees',
    'Food other than breakfasts, the cave-boat meals and one picnic',
    'Diving, parasailing, or a Similan Islands day (mid-October to mid-May only)',
    'Pier and village cleaning fees of 20–40 baht, collected in cash',
  ],
  faqs: [
    {
      question: 'Why not in June or August, when fares are low?',
      answer:
        'You may go, and hotels halve their rates, but seas are rough, ferries are sometimes held, and Maya Bay is shut through August and September. For those months we steer guests to Koh Samui on the other coast.',
    },
    {
      question: 'Is Phi Phi only for parties?',
      answer:
        'Tonsai village is loud until about two. Long Beach and the north-east coast are a boat ride from it and sleep well. Say “quiet” or “near the bars” on the form and we book accordingly.',
    },
    {
      question: 'What will we eat on the island?',
      answer:
        'Tofu pad kra pao, vegetable green curry with the paste checked for shrimp, pancakes, and a couple of Indian kitchens in Tonsai with dal and tandoor. Choice is thinner on Long Beach, so some guests book half board with a vegetarian note.',
    },
    {
      question: 'Can you shape this for three generations?',
      answer:
        'Often done. Replace the longtail with a covered speedboat, stay at a resort with its own jetty, and let grandparents wait at Bamboo Island rather than clamber at Loh Samah. We would also swap the viewpoint climb for a shorter one by golf cart on Phuket.',
    },
    {
      question: 'Do we sort the visa?',
      answer:
        'A tourist on an Indian passport has lately needed only the online arrival card, a ticket out and a hotel address, but because the exemption is a policy and not a treaty, check the rule before booking. We send the link and a filled example.',
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
  gallery: ['thailand/dawn', 'thailand/detail-1', 'thailand/gold-palms', 'thailand/day', 'thailand/dusk'],
}
