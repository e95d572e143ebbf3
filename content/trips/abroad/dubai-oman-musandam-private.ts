import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'dubai-oman-musandam-private',
  kind: 'customised',
  title: 'From Dubai to Musandam: Oman’s Fjords by Dhow',
  location: 'Dubai & Musandam, Oman',
  country: 'United Arab Emirates',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 10, 11, 12],
  price: 74500,
  discount: 0,
  rating: 4.8,
  reviews: 1,
  description:
    'Drive three hours north of Dubai and you enter another country, where the mountains drop straight into the sea and there is hardly any traffic. Musandam is a piece of Oman cut off from the rest by the Emirates: drowned valleys, fishing villages with no road, dolphins that race dhows. In six days you have two full ones there, with the highest road in the UAE on the way. Two visas and a land border make this less simple than it looks on a map, and since the war of spring 2026 we take it on only while Omani and Indian advice allows the strait’s shore. You decide the rest: more beach, more mountain, a night on the boat, or one night fewer in the city.',
  highlights: [
    'A full day by wooden dhow in Khor ash Sham, with snorkelling off Telegraph Island',
    'Humpback dolphins alongside on most mornings, not guaranteed and never fed',
    'The hairpins of Jebel Jais, and for the bold a zip-line nearly three kilometres long',
    'Fossil fish and rock houses on the road over Jebel Harim',
    'Khasab’s small fort, one of the best-kept in Oman',
    'Border, car insurance and two visas handled with a checklist',
  ],
  placesCovered: ['Dubai', 'Ras Al Khaimah', 'Jebel Jais', 'Khasab', 'Khor ash Sham', 'Jebel Harim'],
  itinerary: [
    {
      title: 'Dubai: a night in Bur Dubai by the creek',
      description:
        'Arrive when you like; the car waits. Dubai’s abras, souks and the lit tower fit into one evening if your flight is early; if it is late, go straight to bed. Before bed lay out passports, both e-visas, and a copy of the car’s Omani insurance, because tomorrow’s plans rest on them. Supper near the hotel is Gujarati, Punjabi or Peshawari, within one corner of Bur Dubai, and the bill is in dirhams, some twenty-four to twenty-six rupees each.',
      activities: ['Airport pick-up', 'Abra and spice souk'],
      meals: [],
      stay: '4-star hotel, Bur Dubai',
    },
    {
      title: 'Ras Al Khaimah and the high road of Jebel Jais',
      description:
        'An hour and a half north, Ras Al Khaimah has old pearl houses at Jazirat Al Hamra, left empty about 1968 and now half restored. After lunch climb towards Jebel Jais by thirty kilometres of engineered bends; at the viewing decks, above 1,200 m, the air is often ten degrees cooler than on the coast. The zip-line is here too, with limits of height and weight, so ask before you pay. After sunset and a cup of karak tea from a van you drive down to a beach hotel for the night.',
      activities: ['Jazirat Al Hamra', 'Drive up Jebel Jais', 'Optional zip-line'],
      meals: ['breakfast'],
      stay: 'Beach hotel, Ras Al Khaimah',
    },
    {
      title: 'Over the border to Khasab',
      description:
        'The post at Al Darah is forty minutes from the hotel. You get down twice, pay the UAE exit fee (about AED 35), show the Omani visa, and go on along a corniche cut between cliff and water, one of the finest drives in Arabia. Khasab is a low white town in a valley full of palms. Visit the fort, where dugouts and a date store are explained well, then Bassa beach and a supper of rice, dal and okra at an Indian-run kitchen.',
      activities: ['Land border crossing', 'Coast road', 'Khasab fort'],
      meals: ['breakfast', 'dinner'],
      stay: 'Small hotel, Khasab',
    },
    {
      title: 'All day by dhow in the fjord of Khor ash Sham',
      description:
        'The dhow has cushions, cardamom tea and a shaded deck, and leaves Khasab at 9 am for Khor ash Sham, sixteen kilometres of water between walls that climb towards a thousand metres. Five hamlets live on its edge, supplied with drinking water by boat. Dolphins often swim along in front of the boat. You swim at Seebi and again at Telegraph Island, where British clerks tended the India cable in the 1860s and are said to have gone mad from heat. Lunch aboard is Omani rice with vegetable saloona.',
      activities: ['Dhow cruise', 'Snorkelling at Telegraph Island', 'Dolphin watching'],
      meals: ['breakfast', 'lunch'],
      stay: 'Small hotel, Khasab',
    },
    {
      title: 'By 4x4 up Jebel Harim behind Khasab',
      description:
        'A local driver with a four-wheel drive is needed today; ordinary cars are stopped at the gravel. The track up Jebel Harim (2,087 m) passes Sayh, a green bowl of wheat and goats at 1,100 m, then layers of rock full of fossil shells and fish. The top itself is military, so we halt below it and look down into Rawdah bowl. In the afternoon you are back in Khasab for a nap or, when the strait is calm, a speedboat towards Kumzar, whose people speak a language of their own.',
      activities: ['Jebel Harim by 4x4', 'Fossil beds', 'Optional boat towards Kumzar'],
      meals: ['breakfast', 'dinner'],
      stay: 'Small hotel, Khasab',
    },
    {
      title: 'Khasab to Dubai airport by way of Ras Al Khaimah',
      description:
        'Be at the border by 9 am; it is quick on weekdays and slow on Sundays when half of Dubai goes home. Your UAE visa must allow this second entry. From Khasab to the terminal takes about three and a half hours with formalities, so flights after 4 pm are safe. An early lunch in Ras Al Khaimah at a South Indian canteen breaks the road. At the end Dubai’s towers look almost unreal.',
      activities: ['Return crossing', 'Lunch in Ras Al Khaimah', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights with breakfast: one in Bur Dubai, one in Ras Al Khaimah, three in Khasab',
    'Airport pick-up on day 1, and a car with driver and cross-border insurance from day 2 to the end',
    'Full-day dhow cruise with lunch, masks and cold drinks',
    'Half-day 4x4 with a Khasab driver to Jebel Harim',
    'Entry to Khasab fort, and dinner on days 3 and 5',
    'Help with the papers for both visas',
  ],
  exclusions: [
    'Flights to and from Dubai',
    'UAE multiple-entry e-visa, about ₹17,000 (₹14,000 to ₹20,000 by agent), and the Omani e-visa for ten days, OMR 5 (about ₹1,240) before any agent’s charge',
    'UAE exit fee at the land border, about AED 35 (₹910), and Tourism Dirham at two hotels, about AED 17.50 (₹455) per person',
    'Zip-line ticket, about AED 350 to 450',
    'Meals not marked in the day plan: dinner on days 1, 2 and 4, lunch on all days but day 4',
    'Hiring the whole dhow: price on request',
  ],
  faqs: [
    {
      question: 'Which visas do Indians need for this loop?',
      answer:
        'Two. For the UAE ask for a multiple-entry e-visa, because you leave and come back by land; with a single-entry visa you can’t come back in. For Oman get an e-visa before you travel. Indians holding certain US, UK, Schengen, Canadian, Australian or Japanese visas may enter Oman for fourteen days without one. These rules may change, so check before you book; we check both official sites again when you pay.',
    },
    {
      question: 'Is the Strait of Hormuz a safe place to go boating?',
      answer:
        'Not always. In the spring of 2026 there was war on this water and shipping all but stopped; ships were still being attacked in the summer. Dhows keep to sheltered inlets, well away from the shipping lanes, but that alone is not enough. We confirm a date only when the Indian government, the Omani coastguard and your insurer have no objection, and we ask again in the last week. If one of them says no, you choose a full refund or a plan around Fujairah or Muscat.',
    },
    {
      question: 'How is the snorkelling compared with the Maldives?',
      answer:
        'The water is cooler and greener. It is 22 to 24°C in January and 28 to 30°C in October, visibility usually six to twelve metres. You see parrotfish, rays, the odd turtle. People remember the scenery above the water more.',
    },
    {
      question: 'Could we sleep on the dhow?',
      answer:
        'Yes, on deck mattresses, in Khor ash Sham, for ₹9,000 more each. There is a basic toilet and a very good sky. It replaces one hotel night and works best from November to March.',
    },
    {
      question: 'Do vegetarians manage in Khasab?',
      answer:
        'Better than you would expect, because many kitchens are Keralite or Bengali: dal, sabzi, dosa and parotta. Omani dishes are built on fish, so tell us a day before and the dhow cook makes a separate pot. Carry snacks for the mountain.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Border folder',
      essential: true,
      items: [
        'Passport with two blank pages',
        'Both e-visas on paper',
        'Omani rials 20 and dirhams 300 in cash',
      ],
    },
    {
      category: 'On deck',
      essential: true,
      items: ['Swimsuit, and a T-shirt to wear over it near villages', 'Towel and dry bag', 'Shade hat'],
    },
    {
      category: 'On the mountain',
      essential: true,
      items: ['Windcheater; the tops are 8–12°C in January', 'Stout shoes'],
    },
    {
      category: 'By choice',
      essential: false,
      items: ['Snorkel mask of your own', 'Shorty wetsuit in midwinter', 'Binoculars for ospreys'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, twin room',
      price: 74500,
      description: 'Two to a room for all five nights, three of them in a Khasab hotel',
    },
    {
      title: 'Twin room, one night on the dhow',
      price: 83500,
      description: 'One Khasab night on deck mattresses with a basic toilet instead of the hotel',
    },
  ],
  facts: {
    meet: {
      place: 'Arrivals hall, Dubai International Airport; the driver waits for your flight',
      time: '4:00 pm',
    },
    end: { place: 'Departures, Dubai International Airport', time: '1:00 pm' },
    airport: {
      name: 'Dubai International (DXB)',
      transfer: 'About 10 km, 20 to 30 minutes, to Bur Dubai; pick-up and drop are included.',
    },
    party: { smallest: 2, largest: 4 },
    team: 'A driver with a car insured for Oman, a dhow crew for one day, a Khasab driver with a 4x4 for half a day',
    ages: {
      from: 6,
      note: 'Life jackets are on board; the mountain track is rough for small children and bad backs.',
    },
    fitness:
      'Easy: a full day on a boat with optional swims, half a day on a rough mountain track below the top of Jebel Harim, and drives of up to 3½ hours.',
    nights: [
      {
        count: 1,
        place: 'Bur Dubai',
        room: '4-star hotel',
        sharing: 'Double or twin',
        washroom: 'own',
        examples: ['Arabian Courtyard Hotel', 'Majestic City Retreat Hotel'],
      },
      { count: 1, place: 'Ras Al Khaimah', room: 'Beach hotel', sharing: 'Double or twin', washroom: 'own' },
      {
        count: 3,
        place: 'Khasab, Oman',
        room: 'Small hotel',
        sharing: 'Double or twin',
        washroom: 'own',
        examples: ['Khasab Hotel', 'Atana Musandam Resort'],
      },
    ],
    singleRoom: { more: 25500 },
    child: {
      from: 6,
      to: 11,
      price: 48500,
      note: 'On an extra bed in the parents’ room, with dhow, 4x4 and meals as listed.',
    },
    network:
      'Good 4G in the UAE and Khasab, little or none in Khor ash Sham and on Jebel Harim. A UAE SIM only roams in Oman, at a price: take a pack for both countries.',
    cash: 'Carry AED 300 and OMR 20 in notes for the border, canteens and tips. ATMs in Dubai, Ras Al Khaimah and Khasab; cards work in hotels.',
    power:
      'Type G plugs (three flat pins, as in Britain), 230 to 240 V in both countries. Power cuts are rare; charge before the dhow.',
    insurance:
      'Required, not included: buy medical cover that names the UAE and Oman, and ask your insurer in writing about the Strait of Hormuz.',
    papers: [
      {
        what: 'Passport valid for six months, with two blank pages',
        by: 'you',
        when: 'Check it before you book',
      },
      {
        what: 'UAE multiple-entry e-visa: you leave and come back by land',
        by: 'you',
        when: 'Two weeks before travel; we prepare the papers',
      },
      {
        what: 'Omani e-visa, unless you hold a visa that exempts you for 14 days; the rule may change',
        by: 'you',
        when: 'Two weeks before travel; we prepare the papers',
      },
      { what: 'Omani insurance and papers of the car', by: 'us', when: 'Before day 2' },
    ],
    payLocally: [
      {
        what: 'UAE multiple-entry e-visa (approximate; ₹14,000 to ₹20,000 by agent)',
        paidTo: 'UAE immigration, through a visa agent or airline, before you fly',
        before: true,
        rupees: 17000,
      },
      {
        what: 'Omani e-visa for ten days before any agent’s charge, unless another visa exempts you',
        paidTo: 'Royal Oman Police, on its e-visa site, before you fly',
        before: true,
        rupees: 1240,
        foreign: { amount: 5, currency: 'OMR' },
      },
      {
        what: 'UAE exit fee at the Al Darah land border, about AED 35',
        paidTo: 'UAE border post, on day 3',
        rupees: 910,
        foreign: { amount: 35, currency: 'AED' },
      },
      {
        what: 'Tourism Dirham, AED 15 a room in Dubai and 15 to 20 in Ras Al Khaimah: about your half',
        paidTo: 'Hotel desks, on days 1 and 2',
        rupees: 455,
        foreign: { amount: 17.5, currency: 'AED' },
      },
    ],
  },
  route: [
    { place: 'dubai', night: true },
    { place: 'jebel-jais' },
    { place: 'ras-al-khaimah', night: true },
    { place: 'khasab', night: true },
    { place: 'khor-ash-sham' },
    { place: 'khasab', night: true },
    { place: 'jebel-harim' },
    { place: 'khasab', night: true },
    { place: 'dubai' },
  ],
  difficulty: 'easy',
  tags: ['international', 'adventure', 'beach'],
  cover: 'musandam/day',
  gallery: [
    'musandam/gold-twin-room',
    'sand-road/dusk',
    'reef/dusk',
    'dubai/creek-gold',
    'night-market/night',
    'musandam/gold-boat',
    'musandam/detail-1',
  ],
  captions: {
    night: 3,
    travel: 'By car with driver from Dubai to Khasab',
    high: 'Snorkelling off Telegraph Island, from a wooden dhow',
  },
}
