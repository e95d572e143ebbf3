import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'goa-backpacking',
  kind: 'group',
  title: 'Goa by Bus, Ferry and Local Train',
  location: 'Goa',
  region: 'West',
  duration: '5D/4N',
  months: [10, 11, 12, 1, 2, 3],
  price: 7400,
  discount: 5,
  rating: 4.7,
  reviews: 174,
  description:
    'A cheap, slow, sociable crossing of Goa without a single taxi. You sleep in hostels in Panaji, Arambol and Palolem and move as Goans do: Kadamba buses, flat river ferries that cost foot passengers nothing, and one ride down the Konkan Railway from Thivim to Canacona. A captain who has lived in these hostels comes along to get you off at the right stop. Bring a pack you can carry for a kilometre and some curiosity about timetables.',
  highlights: [
    'The Querim ferry to Tiracol, Goa’s northernmost fort, for the price of a smile',
    'Konkan Railway from Thivim to Canacona: the Zuari river from the doorway of a passenger coach',
    'Drum circle at sunset on Arambol beach, which no one organises',
    'Ros omelette at a Panaji handcart, eaten standing, with pao to mop up',
    'Sunrise yoga or a silent disco headset at Palolem, according to your conscience',
  ],
  placesCovered: ['Panaji', 'Arambol', 'Querim', 'Tiracol', 'Palolem', 'Patnem'],
  itinerary: [
    {
      title: 'Bunk in Panaji, ros omelette for supper',
      description:
        'Airport buses from Mopa and Dabolim both end at the Kadamba stand in Panaji, and Karmali station is a short bus away, so nobody needs a cab. Check in from noon. At half past four we stroll up through Fontainhas to the Maruti temple and down to the river, where casino boats glitter like bad jewellery. Supper is ros omelette from a cart behind the church square. Bar-hopping is in tavernas, with feni, or urrak from about March.',
      activities: ['Meet at the hostel', 'Fontainhas on foot', 'Street supper and a taverna'],
      meals: [],
      stay: 'Six-bed dormitory, heritage-quarter hostel, Panaji',
    },
    {
      title: 'Two buses to the drummers',
      description:
        'The shuttle to Mapusa leaves every few minutes; on Fridays we would lose people to the market there, but today we change straight on to the coast bus. In two hours and for less than ₹100 all told we are in Arambol. Swim, sleep, walk round the rocks to the lake. As the sun goes down people drift to the sand with djembes, hula hoops and home-made jewellery, and a circle forms without anyone calling it.',
      activities: ['Kadamba bus ride', 'Sweet-water lake', 'Drum circle'],
      meals: ['breakfast'],
      stay: 'Garden hostel, Arambol',
    },
    {
      title: 'The last beach and the fort across the river',
      description:
        'Five kilometres north of Arambol the road gives out at Querim under casuarinas. A flat ferry crosses to Tiracol, a scrap of Goa on the Maharashtra bank with a small fort and a chapel in its yard; Goan satyagrahis raised the Indian flag on it in August 1954 and went to prison for it. We eat fish thali beside the jetty, paddle, and walk home along the tide line if it is out. Open-mic night at the hostel.',
      activities: ['Querim beach', 'Tiracol ferry and fort', 'Hostel open mic'],
      meals: ['breakfast'],
      stay: 'Garden hostel, Arambol',
    },
    {
      title: 'The train south',
      description:
        'An early bus to Mapusa, another to Thivim, and then the Konkan line: rice fields, estuaries, kingfishers on signal wire. Trains that stop at both ends are few, so we take the one that runs and change at Madgaon if we must. Canacona halt is two kilometres from Palolem, an easy walk even with a pack. The dorm is behind the palms. Late in the day, stroll over the rocks to Patnem for a longer, emptier bay.',
      activities: ['Konkan Railway journey', 'Palolem bay', 'Walk to Patnem'],
      meals: ['breakfast'],
      stay: 'Beach hostel dormitory, Palolem',
    },
    {
      title: 'Salt hair, slow goodbye',
      description:
        'Yoga on the roof is at seven, included and not compulsory. Rent a kayak with someone and go round the northern islet of Palolem, or read. The dorm lets you keep the shower and a locker until three. Buses to Margao go every half hour from the village and take seventy minutes; from there trains leave for Mumbai, Mangaluru and Delhi. Anyone staying longer gets our list of hostels in Gokarna, two hours down the line.',
      activities: ['Rooftop yoga', 'Free morning on the bay', 'Bus to Margao'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in dorms with locker, linen and fan; female dorms on request',
    'Breakfast on four mornings: eggs, poha, fruit or pancakes by hostel',
    'All bus, ferry and second-class train fares from the first afternoon to Palolem',
    'One morning yoga class and the Tiracol day',
    'A backpacker captain and a pocket map with bus numbers on it',
  ],
  exclusions: [
    'Arrival and onward tickets',
    'Lunch and supper, ₹600 a day if you eat like a local, double if not',
    'Kayak or surfboard rental',
    'Private-room supplement, about ₹900 a night where one is free',
    'Padlocks, sold at the desk to the forgetful',
  ],
  faqs: [
    {
      question: 'How much cash should I plan for?',
      answer:
        'Around ₹4,000 beyond the trip price covers food, a couple of drinks and a kayak for five days. UPI works almost everywhere except ferries and buses, where the conductor likes coins.',
    },
    {
      question: 'Why not rent scooters?',
      answer:
        'You may; many do, at Arambol. We build the trip on public transport because it is safer, cheaper and far more talkative, and because Goa’s police rightly check for licence and helmet. There is no captain-led scooter riding.',
    },
    {
      question: 'I am thirty-eight. Too old?',
      answer:
        'Not remotely. Anyone over eighteen may come, and the only real requirement is sleeping through a bunkmate’s alarm. For a quieter night take the private-room supplement.',
    },
    {
      question: 'What if the train is late or full?',
      answer:
        'Unreserved coaches cannot be full in law, only in practice. If the connection fails there is always the bus: Panaji, Margao, Canacona, three and a half hours and a good deal of dust. We have done both and the day survives.',
    },
    {
      question: 'Are the hostels safe for women on their own?',
      answer:
        'All three have women’s dorms, key-card or coded doors and staff at night. We walk back from the beach together after dark, not through the palms, and the captain’s number works until two.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Your one bag',
      essential: true,
      items: [
        'Forty-litre rucksack, no trolley cases',
        'Sarong that serves as towel, sheet and curtain',
        'Combination lock',
        'Photo identity, original',
      ],
    },
    {
      category: 'For the road',
      essential: true,
      items: ['Coins and ten-rupee notes for conductors', 'Water bottle; hostels refill free'],
    },
    {
      category: 'For company',
      essential: false,
      items: [
        'Small drum, ukulele or deck of cards',
        'Paperback for the swap shelf',
        'Mosquito coils or roll-on',
      ],
    },
  ],
  departures: {
    weekday: 'sunday',
    count: 6,
    seats: 14,
    seasons: [
      { from: '10-18', to: '12-31' },
      { from: '01-01', to: '03-25' },
    ],
  },
  route: [
    { place: 'panaji', night: true },
    { place: 'arambol', night: true },
    { place: 'palolem', night: true },
    { place: 'margao' },
  ],
  difficulty: 'easy',
  tags: ['backpacking', 'budget', 'beach'],
  cover: 'goa/dusk',
  gallery: [
    'goa/day',
    'goa/detail-1',
    'goa/gold',
    'goa/detail-2',
    'goa/night',
    'goa/dusk-palms',
    'goa/gold-white-balcony',
  ],
}
