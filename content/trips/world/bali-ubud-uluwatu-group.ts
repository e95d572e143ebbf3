import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'i3',
  kind: 'group',
  title: 'Bali in Six Days: Ubud, a Volcano and the Sea Cliffs',
  location: 'Bali, Indonesia',
  country: 'Indonesia',
  duration: '6D/5N',
  months: [4, 5, 6, 7, 8, 9, 10],
  price: 36500,
  discount: 10,
  rating: 4.7,
  reviews: 4,
  description:
    'You spend three nights in the hills at Ubud and two by the sea at Jimbaran, and get up in the dark only once. The group goes in Bali’s dry months, April to October, when paths are firm and boats to Nusa Penida run to time. Bali is Hindu in a way that feels both familiar and strange to Indian eyes: offerings on every doorstep, Ganesha in the courtyard, no idols in the inner shrine. Roads are the hard part. Thirty kilometres can take ninety minutes, so we move hotels once, travel early, and keep afternoons loose.',
  highlights: [
    'Sunrise above the caldera of Mount Batur, on foot, or by jeep if your knees are weak',
    'A melukat bath at Tirta Empul, done properly in sarong and with a priest’s instruction',
    'Kelingking’s headland and a swim off Nusa Penida by fast boat from Sanur',
    'Kecak at Uluwatu, sixty voices telling the Ramayana on a cliff at sunset',
    'Tegallalang’s terraces at 8 am, before the crowds come to the swings',
    'Four lunches and dinners already paid, each with tempeh, tofu or paneer in place of meat',
  ],
  placesCovered: ['Ubud', 'Tegallalang', 'Tirta Empul', 'Mount Batur', 'Nusa Penida', 'Uluwatu', 'Jimbaran'],
  itinerary: [
    {
      title: 'From the airport to Ubud and its palace',
      description:
        'Direct flights from Delhi, Mumbai and Bengaluru take roughly seven to eight hours, often overnight; others connect in Singapore or Kuala Lumpur. The captain waits outside customs from 10 am to 4 pm with a name board and cold towels, and vans leave for Ubud every two hours. It is only 37 km but allow an hour and a half. The evening is a gentle walk to the palace and the lotus temple, then nasi campur without meat: tempeh manis, urap, tofu in betutu spice.',
      activities: ['Shared van to Ubud', 'Palace and Saraswati temple', 'Balinese welcome dinner'],
      meals: ['dinner'],
      stay: '3-star hotel with pool, Ubud',
    },
    {
      title: 'Tegallalang terraces and the Tirta Empul spring',
      description:
        'We reach Tegallalang at 8 am, when farmers outnumber photographers, and walk the irrigation path with a man who maintains it. From there we go to Tirta Empul, a spring temple a thousand years old, where you tie on a green sarong and work along the spouts from left to right, skipping the two kept for the dead. Lunch looks on to a gorge. The afternoon in Ubud is free: the museum of old Balinese painting, a massage at about ₹800, or sleep, since tomorrow begins at 2 am.',
      activities: ['Tegallalang terrace walk', 'Melukat at Tirta Empul', 'Free afternoon'],
      meals: ['breakfast', 'lunch'],
      stay: '3-star hotel with pool, Ubud',
    },
    {
      title: 'Sunrise on Mount Batur, then rest in Ubud',
      description:
        'Vans leave Ubud at 2 am. Hikers start at about 3:30 am with a local guide and head-torch: two hours on cinder and rock, steep at the end, to the rim of Mount Batur (1,717 m). Jeep riders bump up to a lava-field viewpoint and see the same sun come up beside Rinjani, over the strait in Lombok. The guides boil eggs in the steam vents, and vegetarians get bananas. It is often 10–15°C and windy. By about 9 am you are in the hot springs by the lake, and then you go back for a long nap.',
      activities: ['Sunrise trek or jeep', 'Toya Bungkah hot springs', 'Rest afternoon'],
      meals: ['breakfast'],
      stay: '3-star hotel with pool, Ubud',
    },
    {
      title: 'Nusa Penida by fast boat, then on to Jimbaran',
      description:
        'Luggage goes ahead to Jimbaran while we go to Sanur for the 8:30 am boat, forty minutes and sometimes bouncy. Cars on Nusa Penida are driven by islanders who know each pothole. First we see Kelingking, where the cliff looks like a dinosaur’s head; we stay at the top, as the path down is eroded and swimmers have drowned. Then come Broken Beach and a swim at Crystal Bay. Lunch is rice, corn fritters and sambal. The 4 pm boat returns us; dinner waits in Jimbaran.',
      activities: ['Fast boat from Sanur', 'Kelingking and Broken Beach', 'Swim at Crystal Bay'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: '4-star hotel, Jimbaran',
    },
    {
      title: 'Padang Padang beach and kecak at Uluwatu',
      description:
        'The morning is free until 11 am. Then we go to Padang Padang, a very small beach reached through a crack in the rock, where the surf school takes beginners if the swell is small. By 4 pm we are at Uluwatu; put away spectacles, earrings and phones, because the macaques here steal them and give them back only for fruit. The temple stands on the rim with the ocean booming seventy metres below. At 6 pm the Kecak starts: a ring of bare-chested men chants the music while Hanuman leaps through real fire. The night ends at Jimbaran’s grilled-corn carts.',
      activities: ['Padang Padang beach', 'Uluwatu temple', 'Kecak dance'],
      meals: ['breakfast'],
      stay: '4-star hotel, Jimbaran',
    },
    {
      title: 'Jimbaran bay and a short ride to the airport',
      description:
        'Jimbaran was chosen for its nearness to the runway. Walk the bay at 7 am, when fishing boats with painted eyes come in, and have the slow breakfast you missed on the Batur morning. Vans go to the terminal at 9 am, noon and 4 pm. Anyone flying late can join a half-day with the captain to a kopi and chocolate maker, or keep the room till 6 pm for a supplement.',
      activities: ['Morning on Jimbaran bay', 'Airport vans'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights with breakfast, twin share: three in Ubud with a pool, two at Jimbaran within walking distance of the beach',
    'Air-conditioned vans for the whole plan, and airport vans at fixed times',
    'Batur sunrise with licensed guide, torch, breakfast box and hot-spring ticket, or the jeep instead',
    'Fast boat to Nusa Penida and back, island cars and lunch',
    'Temple donations at the gates, sarong hire and Kecak seats',
    'Captain from India plus a Balinese guide on four days',
  ],
  exclusions: [
    'Flights to and from Denpasar',
    'Visa on arrival, IDR 500,000 at present (about ₹2,850), and Bali’s tourist levy of IDR 150,000 (about ₹855)',
    'Nusa Penida entry fee of about IDR 25,000 (₹145) and Kintamani road ticket of about IDR 50,000 (₹285), paid on the way',
    'Meals that the plan does not list, about ₹200–500 each at a local eatery, twice that in a café',
    'Surf lessons, swings and photographs in costume, and the Nusa Penida marine-park fee if it is asked of swimmers',
  ],
  faqs: [
    {
      question: 'What does an Indian passport holder need to enter?',
      answer:
        'You need a passport valid for six months, a return ticket and a 30-day visa on arrival, which can also be bought online as an e-VOA to skip one queue. Before flying, complete the All Indonesia arrival declaration and pay the Bali levy on the provincial site. Fees and forms have changed several times and may change again, so check the rule before booking.',
    },
    {
      question: 'How tough is the volcano?',
      answer:
        'You climb some 600 to 700 m in two hours or a little more, in the dark, on loose gravel. A person who climbs fifteen floors without stopping will be fine. If your knees are weak, the descent hurts: take the jeep, at the same price. The mountain is shut at short notice if its alert level rises, and then we go to the Kintamani rim for sunrise.',
    },
    {
      question: 'Can we get proper vegetarian food?',
      answer:
        'Ubud is among the easiest towns in Asia for it. On the coast there are plenty of Indian kitchens. Watch for terasi, a shrimp paste, in sambal and for chicken stock in soups. Say “tanpa daging, tanpa ikan, tanpa terasi”.',
    },
    {
      question: 'May a menstruating woman enter temples?',
      answer:
        'Balinese custom asks women not to enter temple precincts during their period, and signs say so. Nobody checks. The guide offers a garden or café nearby for anyone who prefers to respect it, with no explanation needed.',
    },
    {
      question: 'Is one day enough for Nusa Penida?',
      answer:
        'It is enough for the west side. The island is about 200 square kilometres of bad road, and the east needs a night. If manta rays matter to you, ask for our longer private Penida trip instead.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Volcano morning',
      essential: true,
      items: [
        'Windproof jacket and a thin fleece',
        'Trainers with real tread',
        'Gloves for the rocky part, if your hands are soft',
      ],
    },
    {
      category: 'Temples',
      essential: true,
      items: ['Spare clothes for after the water bath', 'Shirt with sleeves', 'Hair tie'],
    },
    {
      category: 'Boats and beach',
      essential: true,
      items: ['Waterproof bag', 'Sun shirt', 'Tablets for motion sickness'],
    },
    {
      category: 'Formalities',
      essential: true,
      items: [
        'Levy voucher, e-VOA and arrival QR saved as screenshots',
        'A clean, undamaged passport: torn pages are refused',
      ],
    },
  ],
  packages: [
    { title: 'Twin sharing', price: 36500, description: 'Two guests in a room, two beds.', isPopular: true },
    { title: 'Single room', price: 49500, description: 'Your own room in Ubud and Jimbaran.', ownRoom: true },
  ],
  facts: {
    meet: {
      place: 'Outside customs, Ngurah Rai Airport, Bali: the captain is there from 10 am to 4 pm',
      time: '4:00 pm',
    },
    end: {
      place: 'Departures, Ngurah Rai Airport, Bali; vans leave Jimbaran at 9 am, noon and 4 pm',
      time: '4:30 pm',
    },
    airport: {
      name: 'Ngurah Rai International (DPS), Bali',
      transfer: 'You are met there: 37 km, about 90 minutes by shared van to Ubud, included.',
    },
    team: 'One captain from India, a Balinese guide on four days, and a licensed mountain guide on Batur.',
    ages: {
      from: 8,
      note: 'Children and anyone with weak knees take the jeep on Batur instead of the climb, at the same price.',
    },
    fitness:
      'Hardest is day three: off at 2 am, 600 to 700 m of ascent in two hours or so on loose gravel to Mount Batur (1,717 m), and down again. A jeep replaces it. Nights are below 300 m.',
    nights: [
      { count: 3, place: 'Ubud', room: '3-star hotel with pool', sharing: 'Twin', washroom: 'own' },
      { count: 2, place: 'Jimbaran', room: '4-star hotel near the beach', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 13000 },
    child: {
      from: 8,
      to: 11,
      price: 27500,
      note: 'On an extra bed in the parents’ room, with the jeep on the volcano morning.',
    },
    network:
      'Good 4G in Ubud and Jimbaran, patchy on Nusa Penida and Batur. Telkomsel tourist SIM, eSIM or an Indian roaming pack.',
    cash: 'About IDR 1,500,000 covers open meals and small things. ATMs in Ubud and Jimbaran; carry cash on Nusa Penida. Cards in hotels; UPI is not usual.',
    power:
      '230 V, sockets of types C and F: two-pin chargers fit, three-pin Indian plugs need an adaptor. Power is steady.',
    insurance:
      'Required, not included: buy overseas medical cover that names volcano walks and boat trips, with evacuation.',
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
      {
        what: 'Nusa Penida entry fee (approximate)',
        paidTo: 'Klungkung regency, at the jetty',
        rupees: 145,
        foreign: { amount: 25000, currency: 'IDR' },
      },
      {
        what: 'Kintamani road ticket on the Batur morning, adult (approximate)',
        paidTo: 'Bangli regency, at the Kintamani ticket post',
        rupees: 285,
        foreign: { amount: 50000, currency: 'IDR' },
      },
    ],
  },
  departures: {
    weekday: 'saturday',
    count: 7,
    seats: 18,
    smallest: 6,
    decideDays: 21,
    everyWeeks: 2,
    seasons: [{ from: '04-03', to: '10-23' }],
  },
  route: [
    { place: 'ubud', night: true },
    { place: 'tegallalang' },
    { place: 'tirta-empul' },
    { place: 'ubud', night: true },
    { place: 'mount-batur' },
    { place: 'ubud', night: true },
    { place: 'sanur' },
    { place: 'nusa-penida' },
    { place: 'kelingking' },
    { place: 'jimbaran', night: true },
    { place: 'uluwatu' },
    { place: 'jimbaran', night: true },
  ],
  difficulty: 'moderate',
  walksFar: true,
  tags: ['international', 'beach', 'cultural', 'adventure'],
  cover: 'bali/terraces-day',
  gallery: [
    'bali/dusk-villa-room',
    'strait/day',
    'batur/dawn',
    'bali/dawn',
    'hammock/gold',
    'bali/detail-1',
    'bali-coast/day',
    'bali-coast/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By fast boat to Nusa Penida, and by van',
    high: 'Sunrise above the caldera of Mount Batur',
  },
}
