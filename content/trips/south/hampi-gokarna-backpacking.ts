import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'hampi-gokarna-backpacking',
  kind: 'group',
  title: 'Boulders to Beach: Backpacking Hampi and Gokarna',
  location: 'Hampi & Gokarna, Karnataka',
  region: 'South',
  duration: '6D/5N',
  months: [1, 2, 3, 10, 11, 12],
  price: 9405,
  discount: 5,
  rating: 4.6,
  reviews: 3,
  description:
    'You take one overnight train and one overnight bus, and in between you see two of Karnataka’s best places to be on foot. At Hampi you cycle through a capital that fell in 1565 and has been left among its boulders since; at Gokarna you walk from cove to cove along the cliffs, swim, and eat fish. Beds are shared, bags are your own to carry, and the price is low because the sights themselves cost very little. The trip runs from October to March: in April the rocks at Hampi touch forty degrees, and from June the sea is closed.',
  highlights: [
    'Sunrise from Matanga hill, after half an hour’s scramble by torchlight',
    'Bicycles between the Lotus Mahal, the elephant stables and the stone chariot of Vittala',
    'A coracle, round as a basket, on the Tungabhadra below Anegundi',
    'The cliff path from Kudle to Om and on to Half Moon, two hours on foot plus swims',
    'Beach dinners within sound of the tide, temple breakfasts on a leaf',
    'From Bengaluru and back on three days’ leave, or four if you rest on the Monday',
  ],
  placesCovered: ['Hosapete', 'Hampi', 'Anegundi', 'Kudle Beach', 'Om Beach', 'Gokarna'],
  itinerary: [
    {
      title: 'Hosapete to Hampi: Virupaksha and Hemakuta',
      description:
        'The train left Bengaluru at about 10 pm last night and puts us down in Hosapete around 7 am. After a rattling half-hour by auto we are among the boulders. Bags go to the homestay in Anegundi, across the river; we eat, wash and set out for Virupaksha, where an elephant blesses for a coin and the tower throws its shadow upside down on a wall. Sunset is from Hemakuta’s slabs, above the roofs of Hampi, with no ticket and no gate.',
      activities: ['Virupaksha temple', 'Hemakuta hill at sunset'],
      meals: ['breakfast', 'dinner'],
      stay: 'Village homestay, shared rooms, Anegundi (first of two nights)',
    },
    {
      title: 'Hampi’s royal city by bicycle',
      description:
        'We get up at 4:30 am for Matanga hill. The steps are rough and you need your hands in two places, but the whole of Hampi (467 m) lies below when the light comes. Then we cycle to the Queen’s Bath, the Lotus Mahal, the elephant stables and a stepped tank in the morning, and to Vittala’s chariot and musical pillars, which one may no longer tap, in the late afternoon. At 2 pm we eat curd rice on the floor of a restaurant under a mango tree. You pedal about sixteen kilometres, nearly flat.',
      activities: ['Matanga sunrise', 'Sixteen kilometres by cycle', 'Vittala temple'],
      meals: ['breakfast', 'dinner'],
      stay: 'Village homestay, shared rooms, Anegundi',
    },
    {
      title: 'Anegundi by coracle, then the road to Gokarna',
      description:
        'Anjanadri hill has 575 whitewashed steps, a great many monkeys and the spot where Hanuman is said to have been born. Afterwards boatmen take us out from Anegundi in coracles for an hour between rounded rocks; wear the life jacket and do not swim, since there are crocodiles and whirlpools. At 1 pm we leave in a tempo traveller: seven hours by Hubballi and the forests of Yellapur, down the ghat, to Gokarna and the noise of surf.',
      activities: ['Anjanadri hill', 'Coracle on the Tungabhadra', 'Drive over the Western Ghats'],
      meals: ['breakfast'],
      stay: 'Beach hostel, Gokarna (first of two nights)',
    },
    {
      title: 'Gokarna: the cliff path from Kudle to Half Moon',
      description:
        'From Kudle the path climbs through cashew and over laterite to Om Beach, whose two curves really are shaped like the letter Om, then on to Half Moon, reached only by foot or boat. Count on two hours, plus swims. It is steep in one place and slippery after dew. A boat brings us home, and on most mornings we see dolphins. In the evening we go into Gokarna town to see the great temple car, taller than the houses even without its decorations, parked in its own street.',
      activities: ['Cliff walk Kudle–Om–Half Moon', 'Boat back', 'Temple street in the evening'],
      meals: ['breakfast', 'dinner'],
      stay: 'Beach hostel, Gokarna',
    },
    {
      title: 'A free day in Gokarna, then the night bus',
      description:
        'The morning in Gokarna is free for surf lessons at the main beach, a book, or the laterite fort at Mirjan half an hour away, moss-green until December. Mahabaleshwar temple admits men in a dhoti and no shirt, women in a sari or salwar suit; go hungry, as visitors get a free lunch on a leaf. Rooms are kept until 7 pm so that everyone can shower off the salt. The sleeper coach to Bengaluru leaves around 8 pm, and berths are flat.',
      activities: ['Free morning or Mirjan fort', 'Mahabaleshwar temple', 'Sleeper coach'],
      meals: ['breakfast', 'dinner'],
      stay: 'Sleeper coach to Bengaluru',
    },
    {
      title: 'Back in Bengaluru by breakfast',
      description:
        'The coach comes in by Tumakuru Road at 6 am or so, later if lorries have blocked the ghat, and stops at Yeshwanthpur and Majestic. Your captain buys the last filter coffee of the trip, checks that nobody’s charger is still in Gokarna, and lets you go. You are in Bengaluru early enough for the office, but we recommend a day’s rest.',
      activities: ['Arrival and farewell coffee'],
      meals: [],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Train from Bengaluru to Hosapete, in sleeper class or 3 A/C as you book, and a sleeper bus from Gokarna back to Bengaluru',
    'Two nights in a homestay in Anegundi, three or four to a room, and two nights in a Gokarna hostel',
    'Tempo traveller from Anegundi to Gokarna',
    'Bicycle at Hampi, coracle ride, and the boat back from Half Moon beach',
    'Five breakfasts and four dinners',
    'Guide at the Vittala temple and the Royal Enclosure; a trip leader on all six days',
  ],
  exclusions: [
    'Hampi monument ticket: ₹40 for Indian citizens, ₹600 for foreign visitors',
    'Lunches, usually under ₹200 each',
    'Surfboard hire and lessons',
    'Moped instead of the bicycle, about ₹500 a day with petrol',
  ],
  faqs: [
    {
      question: 'Do we stay on Hampi’s “hippie island”?',
      answer:
        'No. The guest houses of Virupapur Gaddi were pulled down in 2020 by court order because they stood in the heritage zone, so be careful with anyone who still offers it. We stay in Anegundi, a real village on the same bank, older and quieter.',
    },
    {
      question: 'When exactly does it start?',
      answer:
        'We meet at KSR Bengaluru railway station at 9 pm on the evening before Day 1. Day 1 is the morning in Hosapete, and you are back in Bengaluru for breakfast on Day 6. From Tuesday night to Monday morning, that is three days of leave, or four if you rest on the Monday.',
    },
    {
      question: 'Is alcohol part of it?',
      answer:
        'Not in Hampi or Anegundi, where alcohol is not sold near the temples. Beach cafés in Gokarna serve beer. Drugs are illegal, the police do check bags, and anyone who carries them is sent home.',
    },
    {
      question: 'How safe is the sea?',
      answer:
        'It is gentle from November to February inside the coves of Kudle and Om, and rougher near the rocks at their ends. Lifeguards call people out at dusk and the leader counts heads. Most accidents happen on the rocks, so please take no photographs there.',
    },
    {
      question: 'Can women travelling solo join?',
      answer:
        'Yes. Rooms in Anegundi are separate for women and men, the hostel has a women’s dormitory with a keypad door, and on the bus we keep lower berths next to each other for women who want them.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Essentials',
      essential: true,
      items: [
        'Backpack you can carry for a kilometre',
        'Headtorch for Matanga',
        'Sunscreen, cap, and a bottle that holds two litres',
      ],
    },
    {
      category: 'Sleep',
      essential: true,
      items: ['Sheet or liner for the train', 'Earplugs and eye mask for the coach'],
    },
    {
      category: 'Shore and shrine',
      essential: true,
      items: [
        'Swimwear',
        'Sarong or dhoti that serves beach, bus and temple',
        'Sandals with a back strap for the cliff path',
      ],
    },
    { category: 'Extras', essential: false, items: ['Climbing shoes, if you climb boulders', 'Dry bag'] },
  ],
  packages: [
    {
      title: 'Sleeper Train',
      price: 9405,
      description: 'Sleeper-class berth to Hosapete; shared rooms and dormitories',
      isPopular: true,
    },
    {
      title: '3 A/C Train',
      price: 10200,
      description: 'Air-conditioned three-tier berth to Hosapete; the same beds, and the same bus back',
    },
  ],
  facts: {
    meet: {
      place: 'KSR Bengaluru railway station (Majestic), main entrance, on the evening before Day 1',
      time: '9:00 pm',
    },
    end: {
      place: 'Majestic (Kempegowda Bus Station), Bengaluru; the coach stops at Yeshwanthpur first',
      time: '6:30 am',
    },
    airport: {
      name: 'Kempegowda International, Bengaluru (BLR)',
      transfer: 'About 35 km: airport bus to Majestic in 60 to 90 minutes, or a taxi; not included.',
    },
    railhead: {
      name: 'KSR Bengaluru',
      transfer: 'We meet at this station; metro and city buses stop outside.',
    },
    team: 'A trip leader on all six days, and a local guide at Vittala and the Royal Enclosure.',
    ages: { from: 18 },
    fitness:
      'Hardest is day 2: half an hour’s scramble up Matanga by torchlight, then 16 km by bicycle, nearly flat. Day 3 has 575 steps, day 4 two hours of cliff path. You carry your own pack, up to 1 km at a time.',
    nights: [
      {
        count: 2,
        place: 'Anegundi',
        room: 'Village homestay',
        sharing: 'Three or four to a room',
        washroom: 'shared',
      },
      { count: 2, place: 'Gokarna', room: 'Beach hostel', sharing: 'Dormitory', washroom: 'shared' },
      { count: 1, place: 'Gokarna to Bengaluru', room: 'Sleeper coach', sharing: 'Berth', washroom: 'none' },
    ],
    singleRoom: { none: 'All beds are shared: three or four to a room in Anegundi, dormitories in Gokarna.' },
    child: { none: 'Dormitories and night journeys are for adults; nobody under 18 comes along.' },
    network:
      'Jio and Airtel work in Hampi, Anegundi and Gokarna town. Expect gaps on the cliff path and in the forest between Yellapur and the coast.',
    cash: 'Draw cash in Bengaluru or Hosapete; Anegundi has no dependable ATM, Gokarna town has several. UPI works in most cafés.',
    power:
      'Mains in homestay and hostel, with short cuts in the villages. Sockets are few in dormitories and uncertain on the bus, so bring a power bank.',
    insurance: 'No insurance is in the price. Take a domestic travel policy with medical cover.',
    papers: [
      {
        what: 'Government photo ID in the name on your train ticket; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the original; it is checked on the train and at both stays',
      },
      {
        what: 'Train and bus tickets',
        by: 'us',
        when: 'Coach and berth numbers are sent once the train is charted, on the day of travel',
      },
    ],
    payLocally: [
      {
        what: 'Hampi monument ticket for Indian citizens (₹600 for foreign visitors)',
        paidTo: 'Archaeological Survey of India, at the first monument on day 2',
        rupees: 40,
      },
    ],
  },
  departures: {
    weekday: 'wednesday',
    count: 6,
    seats: 18,
    smallest: 6,
    decideDays: 10,
    seasons: [{ from: '10-07', to: '03-18' }],
  },
  route: [
    { place: 'bengaluru' },
    { place: 'hosapete' },
    { place: 'hampi' },
    { place: 'anegundi', night: true },
    { place: 'gokarna', night: true },
    { place: 'bengaluru' },
  ],
  difficulty: 'moderate',
  tags: ['backpacking', 'budget', 'beach', 'cultural'],
  cover: 'hampi/gold',
  gallery: [
    'hampi/dawn-green-twin-room',
    'palm-rail/day',
    'hammock/dusk',
    'hampi/day',
    'hampi/dawn',
    'hampi/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By train to Hosapete, and by sleeper bus back',
    high: 'The beaches of Gokarna, from Kudle to Om',
  },
}
