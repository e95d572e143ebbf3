import type { TripContent } from '../../schema.ts'

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
  reviews: 118,
  description:
    'A sleeper train each way, a catamaran, two islands and one rucksack that you carry yourself. The Gulf of Thailand keeps a different calendar from Phuket: it is dry from January, fine right through the Indian summer, and drenched in November, so we go from January to September. Dorm beds on Koh Tao, bungalows on Koh Phangan, songthaews in between. It is cheap because it is slow. You will sleep on two trains, wash your own T-shirts, and see more fish than on most diving holidays.',
  highlights: [
    'Second-class sleeper from Bangkok’s Krung Thep Aphiwat terminal to Chumphon, lower berths first-come',
    'A try-dive to at most twelve metres off Koh Tao, with one instructor to two beginners',
    'The climb to the Koh Nang Yuan viewpoint before the day boats arrive',
    'Blacktip reef sharks off Thian Og bay, watched from the surface with a mask',
    'A night market plate at Thong Sala for less than a Delhi coffee',
    'Sunset from a hammock on Koh Phangan’s west coast, far from Haad Rin’s speakers',
  ],
  placesCovered: ['Bangkok', 'Chumphon', 'Koh Tao', 'Koh Nang Yuan', 'Koh Phangan', 'Surat Thani'],
  itinerary: [
    {
      title: 'Meet at the station, sleep on rails',
      description:
        'Reach Bangkok by early afternoon at the latest; Kolkata flights take two and a half hours, Chennai’s about three and a half. Left-luggage at the hostel in Ari is free until evening, and there is time for Chatuchak’s weekend market. At six we gather for briefing and a pad thai without fish sauce, then ride the metro to Krung Thep Aphiwat. The southern express leaves in the evening. Attendants make up the bunks around nine: curtains, clean sheets, fierce air conditioning.',
      activities: ['Trip briefing at the Ari hostel', 'Night train towards Chumphon'],
      meals: ['dinner'],
      stay: 'Second-class AC sleeper berth, southern express',
    },
    {
      title: 'Chumphon before dawn, catamaran to Koh Tao',
      description:
        'The train drops us at Chumphon in the small hours, and a bus waits to take us to the Thung Makham Noi pier, where benches and instant coffee pass the time until the seven o’clock boat. Under two hours later you step off at Mae Haad on Koh Tao. Dorms are in Sairee, eight beds to a room, with lockers. Sleep, swim, and join the dive school’s pool session at three if you have booked the try-dive. Dinner is wherever the sand is closest.',
      activities: ['Catamaran crossing', 'Pool session for first-time divers', 'Sairee beach'],
      meals: ['breakfast'],
      stay: 'Hostel dorm, Sairee, Koh Tao',
    },
    {
      title: 'Under the water',
      description:
        'Those diving board the school’s boat at 8:30 for two shallow sites, often Twins or White Rock, with an instructor holding the tank valve. Those who would rather breathe air go snorkelling by longtail around Koh Tao: Mango Bay, Hin Wong and Aow Leuk, five stops in six hours. Visibility is usually best from March to September, ten to twenty metres on a good day. In the evening everyone meets at a roti cart near the 7-Eleven crossroads and exaggerates.',
      activities: ['Try-dive or round-island snorkel', 'Open evening in Sairee'],
      meals: ['breakfast', 'lunch'],
      stay: 'Hostel dorm, Sairee, Koh Tao',
    },
    {
      title: 'Koh Nang Yuan early, sharks in the afternoon',
      description:
        'A taxi-boat takes fifteen minutes to Koh Nang Yuan, three islets on a Y of white sand. Wardens check bags for plastic bottles and charge a landing fee at the jetty; the viewpoint is fifteen minutes of stairs and boulders. Back on Koh Tao by noon. A songthaew crosses the hill to Thian Og, where juvenile blacktips patrol the shallows on most afternoons, shy of people and a metre long. John-Suwan viewpoint above it is a sweaty half-hour scramble with both bays below.',
      activities: ['Koh Nang Yuan viewpoint', 'Snorkel with reef sharks at Thian Og', 'John-Suwan viewpoint'],
      meals: ['breakfast'],
      stay: 'Hostel dorm, Sairee, Koh Tao',
    },
    {
      title: 'Across to Koh Phangan',
      description:
        'The morning ferry needs a little over an hour to Koh Phangan. We drop bags at fan-cooled wooden bungalows near Srithanu on the west coast, a village of yoga platforms and good vegan kitchens, where tempeh bowls outnumber fried chicken. The afternoon belongs to Secret Beach or to nobody. At dusk we ride into Thong Sala for Phantip market: khanom krok coconut cakes, corn fritters, som tam pounded without dried shrimp if you say “mai sai kung”.',
      activities: ['Ferry to Koh Phangan', 'West-coast beaches', 'Thong Sala night market'],
      meals: ['breakfast'],
      stay: 'Wooden bungalow, Srithanu, Koh Phangan',
    },
    {
      title: 'A waterfall, a boat-only cove, a ridge',
      description:
        'By pickup across the middle of Koh Phangan to Than Sadet, the stream where King Chulalongkorn carved his initials on the rocks during several visits. The walk down along its pools ends at a small beach. A longtail carries us round the headland to Bottle Beach for a swim and lunch under a tin roof; in strong north wind we drive to Haad Khom instead. The last light is from Khao Ra road’s ridge viewpoint, with Ang Thong’s islands black against the west.',
      activities: ['Than Sadet stream walk', 'Longtail to Bottle Beach', 'Sunset viewpoint'],
      meals: ['breakfast', 'lunch'],
      stay: 'Wooden bungalow, Srithanu, Koh Phangan',
    },
    {
      title: 'Ferry, bus and night train north',
      description:
        'A free morning, then the early-afternoon boat from Thong Sala to Donsak on the mainland: two and a half hours on an open deck, the best part of the trip for some. A bus continues to the railway station, which lies not in Surat Thani itself but at Phun Phin, 14 km west. The market opposite the platform feeds us fried rice and cut pineapple. The Bangkok sleeper is due in the evening and is often late; cards and patience are carried by the captain.',
      activities: ['Ferry from Koh Phangan to Donsak', 'Bus to Phun Phin station', 'Sleeper to Bangkok'],
      meals: ['breakfast', 'dinner'],
      stay: 'Second-class AC sleeper berth, northbound express',
    },
    {
      title: 'Back in the capital by breakfast',
      description:
        'Wake to canals and level crossings; the train is due in Bangkok around six but leave slack, because long-distance trains here run late as often as not. Book no flight home before three in the afternoon. We keep a hostel room in Ari for showers and repacking until noon, and breakfast is jok, rice porridge, or toast for the cautious. The airport rail link and the Red Line to Don Mueang both start within twenty minutes of the door.',
      activities: ['Arrival at Krung Thep Aphiwat', 'Shower room and breakfast'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Both sleeper-train tickets in second class, air-conditioned',
    'Catamaran Chumphon–Koh Tao, ferry to Koh Phangan, boat to Donsak and the connecting buses',
    'Three nights in a mixed or women-only dorm and two in shared bungalows',
    'Either the try-dive with gear and insurance or the snorkel boat: pick one when you book',
    'Pickup and longtail hire on the Koh Phangan day',
    'Meals ticked in the plan, always with a meatless choice',
  ],
  exclusions: [
    'Air tickets to and from Bangkok',
    'Landing fee on Koh Nang Yuan (around 250 baht) and the water-taxi to reach it',
    'Scooter hire, which we neither arrange nor advise on these hills',
    'Full Moon Party entry or transfers if your dates coincide',
    'Laundry, beer, massages and whatever you eat outside the listed meals',
  ],
  faqs: [
    {
      question: 'Can I finish an Open Water course on this trip?',
      answer:
        'Not within three nights at a sane pace. Stay on Koh Tao for two more and skip Koh Phangan, or come a few days ahead: we can shift your ferry ticket if told a fortnight before. Do not fly within eighteen hours of diving; the train home takes care of that.',
    },
    {
      question: 'Is this trip timed with the Full Moon Party?',
      answer:
        'No. Departures fall where the Saturdays fall. If your night on the island is the full moon, the captain tells you how to get there and back by songthaew and keeps the bungalow gate open, but the group does not go.',
    },
    {
      question: 'What sort of fitness is needed?',
      answer:
        'You lift your own bag on to boats and up one flight of steep pier steps. The viewpoints mean half an hour of climbing in humid heat. Nothing is technical, and every walk has a beach alternative. Keep the rucksack under ten kilos and you will be happier than anyone.',
    },
    {
      question: 'What papers do I show on arrival?',
      answer:
        'A passport with six months’ validity, the Thailand Digital Arrival Card submitted online up to three days earlier, and an onward ticket. Indian tourists have lately needed no visa for a short stay, but Bangkok keeps adjusting the scheme; check the rule before booking your fare.',
    },
    {
      question: 'Are e-cigarettes and cannabis all right on the islands?',
      answer:
        'Vapes are illegal in Thailand and fines are real. Cannabis rules were tightened again in 2025, shops on every corner notwithstanding. Bring neither in nor out; Indian customs takes a dim view too.',
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
        'Doctor’s letter if you answer yes on the dive medical form',
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
    },
  ],
  departures: {
    weekday: 'saturday',
    count: 5,
    seats: 14,
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
    'thailand/day',
    'thailand/wat-night-lanterns',
    'thailand/detail-1',
    'thailand/dusk',
    'thailand/wat-gold',
    'thailand/day-cave',
    'thailand/dusk-lanterns',
  ],
}
