import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'hampi-gokarna-backpacking',
  kind: 'group',
  title: 'Boulders to Beach: Backpacking Hampi and Gokarna',
  location: 'Hampi & Gokarna, Karnataka',
  region: 'South',
  duration: '6D/5N',
  months: [1, 2, 3, 10, 11, 12],
  price: 9900,
  discount: 5,
  rating: 4.6,
  reviews: 167,
  description:
    'One overnight train, one overnight bus, and in between two of Karnataka’s best places to be on foot. At Hampi you cycle through a capital that fell in 1565 and has been left among its boulders since; at Gokarna you walk from cove to cove along the cliffs, swim, and eat fish. Beds are shared, bags are your own to carry, and the price is low because the sights themselves cost very little. Runs from October to March: in April the rocks at Hampi touch forty degrees, and from June the sea is closed.',
  highlights: [
    'Sunrise from Matanga hill, after half an hour’s scramble by torchlight',
    'Bicycles between the Lotus Mahal, the elephant stables and the stone chariot of Vittala',
    'A coracle, round as a basket, on the Tungabhadra below Anegundi',
    'The cliff path from Kudle to Om and on to Half Moon, two hours with swims',
    'Beach dinners within sound of the tide, temple breakfasts on a leaf',
    'From Bengaluru and back on three days’ leave, or four with a slow Monday',
  ],
  placesCovered: ['Hosapete', 'Hampi', 'Anegundi', 'Kudle Beach', 'Om Beach', 'Gokarna'],
  itinerary: [
    {
      title: 'Night train, ruined bazaar',
      description:
        'The train left Bengaluru at about ten last night and puts us down in Hosapete by seven. A rattling half-hour by auto and there they are, the boulders. Bags go to the homestay in Anegundi, across the river; we eat, wash and set out for Virupaksha, where an elephant blesses for a coin and the tower throws its shadow upside down on a wall. Sunset is from Hemakuta’s slabs, above the roofs of Hampi, with no ticket and no gate.',
      activities: ['Virupaksha temple', 'Hemakuta hill at sunset'],
      meals: ['breakfast', 'dinner'],
      stay: 'Village homestay, shared rooms, Anegundi (first of two nights)',
    },
    {
      title: 'The royal city by bicycle',
      description:
        'Up at half past four for Matanga hill: rough steps, hands needed in two places, and the whole of Hampi (467 m) below when the light comes. Then cycles. The Queen’s Bath, the Lotus Mahal, the elephant stables and a stepped tank like a folded map make the morning; Vittala’s chariot and musical pillars, which one may no longer tap, the late afternoon. Two o’clock is for curd rice and a mango-tree restaurant floor. About sixteen kilometres of pedalling, nearly flat.',
      activities: ['Matanga sunrise', 'Sixteen kilometres by cycle', 'Vittala temple'],
      meals: ['breakfast', 'dinner'],
      stay: 'Village homestay, shared rooms, Anegundi',
    },
    {
      title: 'Kishkindha, coracle, and a long road west',
      description:
        'Anjanadri hill has 575 whitewashed steps, a great many monkeys and the spot where Hanuman is said to have been born. Afterwards boatmen take us out from Anegundi in coracles for an hour between rounded rocks; wear the jacket, and no swimming, since there are crocodiles and whirlpools. At one we leave in a tempo traveller: seven hours by Hubballi and the forests of Yellapur, down the ghat, to Gokarna and the noise of surf.',
      activities: ['Anjanadri hill', 'Coracle on the Tungabhadra', 'Drive over the Western Ghats'],
      meals: ['breakfast'],
      stay: 'Beach hostel, Gokarna (first of two nights)',
    },
    {
      title: 'Cove to cove on the cliffs',
      description:
        'From Kudle the path climbs through cashew and over laterite to Om Beach, whose two curves really do write the letter, then on to Half Moon, reached only by foot or boat. Count on two hours, plus swims. It is steep in one place and slippery after dew. A boat brings us home with, most mornings, dolphins. In the evening we go into Gokarna town to see the great temple car, taller than the houses even undressed, parked in its own street.',
      activities: ['Cliff walk Kudle–Om–Half Moon', 'Boat back', 'Temple street in the evening'],
      meals: ['breakfast', 'dinner'],
      stay: 'Beach hostel, Gokarna',
    },
    {
      title: 'A last swim and the night bus',
      description:
        'A free morning in Gokarna for surf lessons at the main beach, a book, or the laterite fort at Mirjan half an hour away, moss-green until December. Mahabaleshwar temple admits those in dhoti or sari to touch the Atmalinga; go hungry and be given a free lunch on a leaf. Rooms are kept until seven so that everyone showers off the salt. The sleeper coach to Bengaluru leaves around eight, and berths are flat.',
      activities: ['Free morning or Mirjan fort', 'Mahabaleshwar temple', 'Sleeper coach'],
      meals: ['breakfast', 'dinner'],
      stay: 'Sleeper coach to Bengaluru',
    },
    {
      title: 'City by breakfast',
      description:
        'The coach comes in by Tumakuru Road at six or so, later if lorries have blocked the ghat, and stops at Yeshwanthpur and Majestic. Your captain buys the last filter coffee of the trip, checks that nobody’s charger is still in Gokarna, and lets you go. You are in Bengaluru early enough for the office; we recommend you do not.',
      activities: ['Arrival and farewell coffee'],
      meals: [],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Sleeper-class train from Bengaluru to Hosapete and the sleeper bus home',
    'Two nights in Anegundi on sharing of three or four, two in a Gokarna hostel',
    'Tempo traveller from the Tungabhadra to the coast',
    'A cycle, a coracle place and the boat from Half Moon',
    'Five breakfasts and four dinners',
    'Guide at Vittala and the Royal Enclosure; leader for all six days',
  ],
  exclusions: [
    'The combined monument ticket at Hampi, ₹40 for Indian citizens and ₹600 for foreign visitors',
    'Midday food, seldom over ₹200',
    'Surfboard hire and lessons',
    'Moped, should you scorn the bicycle (₹500 a day with petrol)',
  ],
  faqs: [
    {
      question: 'Do we stay on Hampi’s “hippie island”?',
      answer:
        'No, and be wary of anyone who offers it: the guest houses of Virupapur Gaddi were pulled down in 2020 by court order because they stood in the heritage zone. Anegundi is a real village on the same bank, older and quieter.',
    },
    {
      question: 'When exactly does it start?',
      answer:
        'At the railway station in Bengaluru on the evening before Day 1, at nine. Day 1 is the morning in Hosapete. You are home at breakfast on Day 6. From Tuesday night to Monday morning, that is three working days, four if you rest on the last.',
    },
    {
      question: 'Is alcohol part of it?',
      answer:
        'Not in Hampi or Anegundi, where temple-town rules apply. Gokarna’s beach cafés serve beer. Illegal stuff of any sort gets you sent home from a place where the police do check bags.',
    },
    {
      question: 'How safe is the sea?',
      answer:
        'Gentle from November to February inside the coves of Kudle and Om, rougher round the points. Lifeguards whistle people in at dusk and the leader counts heads. The rocks are where accidents happen; photographs are not worth it.',
    },
    {
      question: 'Can women travelling solo join?',
      answer:
        'Yes. Rooms in Anegundi are single-gender, the hostel has a women’s dormitory with a keypad door, and on the bus lower berths next to one another are held for those who want them.',
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
    { category: 'Extras', essential: false, items: ['Climbing shoes, if you boulder', 'Dry bag'] },
  ],
  departures: {
    weekday: 'wednesday',
    count: 6,
    seats: 18,
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
  gallery: ['hampi/day', 'hampi/detail-1', 'hampi/dusk-cave', 'hampi/dusk', 'hampi/dawn'],
}
