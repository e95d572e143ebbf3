import type { TripContent } from '../../schema.ts'
import { thaiVisa, thaiVisaPaper } from '../../thai-visa.ts'

export const trip: TripContent = {
  id: 'koh-samui-private',
  kind: 'customised',
  title: 'Koh Samui: a Slow Week’s Worth in Five Days',
  location: 'Koh Samui, Thailand',
  country: 'Thailand',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  price: 48500,
  discount: 0,
  rating: 4.7,
  reviews: 1,
  description:
    'Koh Samui is the Thai island for an Indian summer. While the south-west monsoon brings rain to Phuket, the Gulf side stays mostly bright from January to September, and June school holidays fit it well. Hotels cost more here and so does the short hop from Bangkok, because one airline long had the pretty little airport almost to itself; we show you the cheaper ferry way too. The plan is five days at one resort with a pool, and you may keep two of them free. Leave out anything, add a boat, or stay longer.',
  highlights: [
    'Forty-two islands of Ang Thong by speedboat, with the emerald saltwater lake on Mae Koh',
    'Fisherman’s Village at Bophut on a Friday, when its lane turns into a market',
    'Wat Plai Laem’s eighteen-armed Guanyin standing in a lake of catfish',
    'A hill-top lunch in the coconut interior, with the sea on two sides',
    'A private cook for one evening, teaching southern curries without shrimp paste',
  ],
  placesCovered: ['Koh Samui', 'Bophut', 'Ang Thong', 'Lamai', 'Koh Madsum'],
  itinerary: [
    {
      title: 'By air or by ferry to Koh Samui',
      description:
        'There are two ways to come. The easy one is a flight of just over an hour from Bangkok to an open-air terminal among palms. The thrifty one is a flight to Surat Thani, a bus to Donsak and a ninety-minute car ferry, about five hours in all for half the money. Either way a driver is waiting. We like Bophut on the north shore of Koh Samui for its walkable village and small waves; Choeng Mon suits toddlers and Chaweng suits night owls.',
      activities: ['Transfer to the hotel', 'Evening in Fisherman’s Village'],
      meals: [],
      stay: '4-star pool resort, Bophut, Koh Samui',
    },
    {
      title: 'Ang Thong by speedboat: a day of 42 islands',
      description:
        'A speedboat with thirty seats at most leaves at 8:30 am and needs 45 minutes to an hour to Ang Thong. The first stop is Mae Koh, where a ladder-steep stair climbs to the rim of a saltwater lake as green as bottle glass. Snorkelling follows off Koh Wao, and lunch on Wua Talap, whose viewpoint is a five-hundred-metre climb over roots with the help of ropes; skip it after rain. The park usually shuts in November and much of December, which is one more reason why we do not sell those months. You are back on Koh Samui by 5 pm.',
      activities: ['Mae Koh lagoon', 'Snorkelling', 'Wua Talap viewpoint'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star pool resort, Bophut, Koh Samui',
    },
    {
      title: 'Round Koh Samui: temples, a waterfall and Lamai',
      description:
        'A car and guide take you for half a day round Koh Samui’s ring road, which is some fifty kilometres long. Wat Plai Laem is bright as a toy box; the twelve-metre Big Buddha next door has looked at the sea since 1972. Inland, Na Muang’s lower fall drops into a pool where you can swim outside the driest weeks. We do not stop at the monkey coconut shows or the elephant rides, and ask you not to visit them. Lunch is on a ridge near Lamai. You spend the afternoon at the pool.',
      activities: ['Wat Plai Laem and Big Buddha', 'Na Muang waterfall', 'Hilltop lunch'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star pool resort, Bophut, Koh Samui',
    },
    {
      title: 'A free day, or Koh Madsum and a cooking lesson',
      description:
        'Many guests keep this day empty. If you would rather go out, a longtail from Thong Krut in the south of Koh Samui crosses to Koh Tan for an hour of snorkelling over coral and to Koh Madsum for its white sandbar, and brings you back by 2 pm. Around 5 pm a local cook comes to the villa or the resort kitchen: you pound turmeric and lemongrass for gaeng kua with pineapple, mix a papaya salad without the dried prawn, and eat what you made.',
      activities: ['Koh Tan and Koh Madsum by longtail', 'Private cooking evening'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star pool resort, Bophut, Koh Samui',
    },
    {
      title: 'A slow Koh Samui morning and the flight home',
      description:
        'Flights from Koh Samui to Bangkok leave all day until about 10 pm, so you choose your own ending. With a morning to spend, book the spa or paddle along the bay while the water is still. Connections to Delhi, Mumbai, Kolkata or Chennai need three hours in Bangkok if your bags are on separate tickets. If you want more islands, Koh Phangan is about half an hour north by fast boat and Koh Tao under two hours; we can add either.',
      activities: ['Free morning', 'Airport or pier transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in a double room with breakfast at a pool resort in Bophut, or a similar hotel elsewhere on the island',
    'Transfers on Samui on arrival and departure, from the airport or the ferry pier',
    'Ang Thong speedboat with park ticket, lunch, fruit and fins',
    'Private car and guide for six hours on the island tour',
    'Longtail to Koh Tan and Koh Madsum, and the visiting cook with ingredients',
  ],
  exclusions: [
    'All flights, including Bangkok–Samui (often ₹9,000–14,000 each way per person)',
    'Thai visa on arrival, if it is asked of Indians on your date: 2,000 baht (about ₹5,800) in earlier years',
    'Bus and ferry tickets if you come through Surat Thani',
    'Dinners on the first three nights, lunches that the plan does not list, spa and minibar',
    'Higher hotel prices in the first ten days of January and at Chinese New Year, quoted with your dates',
  ],
  faqs: [
    {
      question: 'What is the weather like in May and June?',
      answer:
        'Hot, 31–33°C, with short showers and long sunny spells. The sea stays flat on most days. October to mid-December is the real rainy season on this side; we close our calendar at the end of September.',
    },
    {
      question: 'Is the island easy without eating meat or fish?',
      answer:
        'Reasonably. Bophut and Chaweng have Indian restaurants and vegan cafés, and resort kitchens will cook tofu versions if the request reaches them a day early. For Jain food we can arrange a home cook on two evenings at extra cost.',
    },
    {
      question: 'Could we take a villa instead of a hotel?',
      answer:
        'Yes: two- and three-bedroom villas with pools in the hills above Bophut or Maenam work out cheaper per head from four people. You then need a car and driver by the day, because the lanes are too steep for a scooter.',
    },
    {
      question: 'How do you change the trip for small children?',
      answer:
        'We move you to Choeng Mon, replace Ang Thong’s ladders with the shorter Koh Madsum boat on day two, bring car seats, and leave every afternoon free for sleep.',
    },
    {
      question: 'Which entry formalities apply to Indians?',
      answer: `You clear immigration in Bangkok, or in Samui if you come through on one ticket. ${thaiVisa} Fill in the digital arrival card in the last three days.`,
    },
  ],
  thingsToCarry: [
    {
      category: 'Beach',
      essential: true,
      items: ['Swimwear to rotate', 'After-sun gel', 'Hat and sunglasses'],
    },
    {
      category: 'Boat day',
      essential: true,
      items: [
        'Shoes with tread for Wua Talap',
        'Change of clothes in a zip bag',
        'Cash for drinks on the islands',
      ],
    },
    {
      category: 'For a rented villa',
      essential: false,
      items: ['Basic spices and tea', 'Plug adaptor for anything with three Indian pins'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 48500,
      description: 'Two to a room in a 4-star resort with a shared pool',
    },
    {
      title: 'Pool villa in Bophut',
      price: 66500,
      description: 'All four nights in a one-bedroom villa with its own pool',
    },
  ],
  facts: {
    meet: {
      place: 'Arrivals, Samui Airport (or Nathon or Lipa Noi pier): a driver with your name',
      time: '2:00 pm',
    },
    end: { place: 'Samui Airport, or your ferry pier on Koh Samui', time: '2:00 pm' },
    airport: {
      name: 'Samui (USM)',
      transfer: 'You are met there: about 15 minutes by car to Bophut, included.',
    },
    railhead: {
      name: 'Surat Thani (Phun Phin)',
      transfer: 'For the thrifty way by bus and car ferry, four to five hours; tickets are not included.',
    },
    party: { smallest: 2, largest: 8 },
    team: 'A driver and guide on the island tour, the speedboat crew at Ang Thong, and a cook for one evening.',
    ages: {
      from: 2,
      note: 'With small children we replace Ang Thong’s ladders with the shorter Koh Madsum boat.',
    },
    fitness:
      'Hardest is day two: about 50 minutes by speedboat each way, a ladder-steep stair at Mae Koh and an optional 500 m climb with ropes on Wua Talap. All nights at sea level.',
    nights: [
      {
        count: 4,
        place: 'Bophut, Koh Samui',
        room: '4-star pool resort',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Peace Resort'],
      },
    ],
    singleRoom: { more: 14000 },
    child: { from: 2, to: 11, price: 31500, note: 'Sharing the parents’ room without an extra bed.' },
    network:
      'Good 4G and 5G on Koh Samui, none in parts of Ang Thong. AIS or True SIM at Bangkok airport, or an Indian roaming pack.',
    cash: 'About 1,000 baht a day each for open meals. ATMs everywhere on Samui with a fee of over 200 baht; cash only on the small islands.',
    power:
      '230 V, sockets mostly of types A, B and C: two-pin chargers fit, three-pin Indian plugs need an adaptor. Short cuts are possible on the island.',
    insurance: 'Required, not included: buy overseas medical cover that names speedboats and snorkelling.',
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
    ],
  },
  route: [
    { place: 'bangkok' },
    { place: 'koh-samui', night: true },
    { place: 'ang-thong-marine-park' },
    { place: 'koh-samui', night: true },
    { place: 'bangkok' },
  ],
  difficulty: 'easy',
  tags: ['international', 'beach', 'monsoon'],
  cover: 'hammock/day',
  gallery: [
    'thailand/dawn-villa-room',
    'bay-boat/day',
    'night-market/night',
    'thailand/dawn',
    'reef/gold',
    'thailand/wat-dawn-boat',
    'thailand/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By speedboat to the islands of Ang Thong',
    high: 'Bophut on a Friday, when its lane turns into a market',
  },
}
