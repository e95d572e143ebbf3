import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'goa-backpacking',
  kind: 'group',
  title: 'Goa by Bus, Ferry and Local Train',
  location: 'Goa',
  region: 'West',
  duration: '5D/4N',
  months: [10, 11, 12, 1, 2, 3],
  price: 7030,
  discount: 5,
  rating: 4.7,
  reviews: 3,
  description:
    'This is a cheap, slow and sociable journey across Goa without a single taxi. You sleep in hostels in Panaji, Arambol and Palolem and move as Goans do: Kadamba buses, flat river ferries that cost foot passengers nothing, and one ride down the Konkan Railway from Thivim to Canacona. A captain who has lived in these hostels comes along to get you off at the right stop. Bring a pack you can carry for two or three kilometres and some curiosity about timetables.',
  highlights: [
    'The Querim ferry to Tiracol, Goa’s northernmost fort, free for foot passengers',
    'Konkan Railway from Thivim to Canacona: the Zuari river from the doorway of a passenger coach',
    'Drum circle at sunset on Arambol beach, which no one organises',
    'Ros omelette at a Panaji handcart, eaten standing, with pao to mop up',
    'Morning yoga on a Palolem roof or a longer sleep, as you like',
  ],
  placesCovered: ['Panaji', 'Arambol', 'Querim', 'Tiracol', 'Palolem', 'Patnem'],
  itinerary: [
    {
      title: 'Panaji: Fontainhas on foot and a street supper',
      description:
        'Airport buses from both Mopa and Dabolim come to the Kadamba stand in Panaji, and Karmali station is a short bus away, so nobody needs a cab. Check in from 12 noon. At 4:30 pm we stroll up through Fontainhas to the Maruti temple and down to the river, where casino boats glitter like bad jewellery. Supper is ros omelette from a cart behind the church square. Those who drink go on to the tavernas for feni, or urrak from about March.',
      activities: ['Meet at the hostel', 'Fontainhas on foot', 'Street supper and a taverna'],
      meals: [],
      stay: 'Six-bed dormitory, heritage-quarter hostel, Panaji',
    },
    {
      title: 'Panaji to Arambol on two buses',
      description:
        'The shuttle to Mapusa leaves every few minutes; Friday is its market day, but today we change straight on to the coast bus. In two hours and for less than ₹100 in all we are in Arambol. Swim, sleep, walk round the rocks to the lake. As the sun goes down people drift to the sand with djembes, hula hoops and home-made jewellery, and a circle forms without anyone calling it.',
      activities: ['Kadamba bus ride', 'Sweet-water lake', 'Drum circle'],
      meals: ['breakfast'],
      stay: 'Garden hostel, Arambol',
    },
    {
      title: 'Querim beach and the ferry to Tiracol fort',
      description:
        'A few kilometres north of Arambol the road ends at Querim under casuarinas. A flat ferry crosses to Tiracol, a small piece of Goa on the Maharashtra bank with a small fort and a chapel in its yard; Goan satyagrahis raised the Indian flag on it in August 1954 and went to prison for it. We eat fish thali beside the jetty, paddle, and walk home along the beach and over the rocky headland, by daylight. In the evening the hostel holds an open mic, where anyone may sing.',
      activities: ['Querim beach', 'Tiracol ferry and fort', 'Hostel open mic'],
      meals: ['breakfast'],
      stay: 'Garden hostel, Arambol',
    },
    {
      title: 'Arambol to Palolem on the Konkan Railway',
      description:
        'We take an early bus to Mapusa, another to Thivim, and then the Konkan Railway, past rice fields, estuaries and kingfishers on the wires. Trains that stop at both ends are few, so we take the one that runs and change at Madgaon if we must. Canacona station is two to three kilometres from Palolem, an easy, flat walk even with a pack. The dorm is behind the palms. Late in the day, stroll over the rocks to Patnem for a longer, emptier bay.',
      activities: ['Konkan Railway journey', 'Palolem bay', 'Walk to Patnem'],
      meals: ['breakfast'],
      stay: 'Beach hostel dormitory, Palolem',
    },
    {
      title: 'A free Palolem morning, then the bus to Margao',
      description:
        'Yoga on the roof is at 7 am, included and not compulsory. Rent a kayak with someone and go round the northern islet of Palolem, or read. The dorm lets you keep the shower and a locker until 3 pm. Buses to Margao go every half hour from the village and take seventy minutes; from there trains leave for Mumbai, Mangaluru and Delhi. Anyone staying longer gets our list of hostels in Gokarna, two hours down the line.',
      activities: ['Rooftop yoga', 'Free morning on the bay', 'Bus to Margao'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in dorms with locker, linen and fan; female dorms on request',
    'Four breakfasts: eggs, poha, fruit or pancakes',
    'All bus, ferry and second-class train fares on the plan, from the first afternoon until Palolem',
    'One morning yoga class, and the day trip to Tiracol',
    'A trip captain, and a pocket map with bus numbers',
  ],
  exclusions: [
    'Travel to Panaji, and onward from Palolem',
    'Lunches and dinners, about ₹600 a day at local prices',
    'Kayak or surfboard rental',
    'Private room, about ₹900 a night more, where one is free',
    'Padlock for the locker, sold at the desk',
  ],
  faqs: [
    {
      question: 'How much cash should I plan for?',
      answer:
        'About ₹4,000 beyond the trip price covers food, a few drinks and a kayak for five days. UPI works almost everywhere, but bus conductors want coins and small notes.',
    },
    {
      question: 'Why not rent scooters?',
      answer:
        'You may hire one on your own; many do, at Arambol. We use public transport because it is safer and cheaper and you meet people, and because the police check licence and helmet. The captain leads no scooter rides.',
    },
    {
      question: 'I am thirty-eight. Am I too old?',
      answer:
        'No. Anyone of 18 or over may come. You should be able to sleep in a dormitory; for quieter nights take a private room.',
    },
    {
      question: 'What if the train is late or full?',
      answer:
        'We travel in unreserved coaches, so there is always a place, though you may have to stand. If the connection fails we take the bus by Panaji, Margao and Canacona, which takes three and a half hours.',
    },
    {
      question: 'Are the hostels safe for women on their own?',
      answer:
        'All three have women’s dormitories, key-card or coded doors, and staff at night. We walk back from the beach together after dark, on the road, and the captain answers the phone until 2 am.',
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
  packages: [
    {
      title: 'Dorm bed',
      price: 7030,
      description: 'A bed in a mixed or women’s dorm in all three hostels',
      isPopular: true,
    },
    {
      title: 'Single room',
      price: 10630,
      description: 'A private room on all four nights, where the hostel has one free',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Our hostel in the Fontainhas quarter, Panaji; check-in from 12 noon', time: '4:30 pm' },
    end: {
      place: 'Our hostel in Palolem; buses to Margao leave the village every half hour',
      time: '3:00 pm',
    },
    airport: {
      name: 'Goa Dabolim (GOI); Mopa (GOX) serves as well',
      transfer: 'Airport buses from both come to the Kadamba stand in Panaji, about an hour; not included.',
    },
    railhead: {
      name: 'Karmali',
      transfer: 'About 12 km from Panaji, half an hour by bus or taxi; not included.',
    },
    team: 'One captain for the whole trip.',
    ages: { from: 18 },
    fitness:
      'Easy, but you carry your own pack: up to 1 km at a time, and 2 to 3 km from Canacona station on day 4. On day 3 you may walk about 5 km home along the beach and over a rocky headland.',
    nights: [
      {
        count: 1,
        place: 'Panaji',
        room: 'Heritage-quarter hostel',
        sharing: 'Dormitory of 6',
        washroom: 'shared',
      },
      { count: 2, place: 'Arambol', room: 'Garden hostel', sharing: 'Dormitory', washroom: 'shared' },
      { count: 1, place: 'Palolem', room: 'Beach hostel', sharing: 'Dormitory', washroom: 'shared' },
    ],
    singleRoom: { more: 3600 },
    child: { none: 'Dormitories are for adults; nobody under 18 comes along.' },
    network:
      'Jio, Airtel and Vi work in Panaji, Arambol and Palolem. Expect weak signal at Querim and Tiracol.',
    cash: 'About ₹4,000 for food and extras. ATMs in Panaji, Mapusa, Arambol and Palolem; conductors want coins and ten-rupee notes.',
    power: 'Mains and fans in the dormitories. Short cuts happen; sockets are shared, so a power bank helps.',
    insurance: 'No insurance is in the price. Take a domestic travel policy with medical cover.',
    papers: [
      {
        what: 'Original government photo ID; passport and visa for foreign visitors',
        by: 'you',
        when: 'Shown at check-in in all three hostels',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'sunday',
    count: 6,
    seats: 14,
    smallest: 6,
    decideDays: 7,
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
  cover: 'goa/river-day',
  gallery: [
    'goa/dusk-dorm-room',
    'palm-rail/day',
    'goa/dusk',
    'hammock/day',
    'goa/detail-1',
    'night-market/dusk',
    'goa/detail-2',
  ],
  captions: {
    night: 2,
    travel: 'By Konkan Railway, from Thivim to Canacona',
    high: 'Sunset on Arambol beach',
  },
}
