import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'kashmir-gurez-private',
  kind: 'customised',
  title: 'Gurez: Log Houses and the Kishanganga, Privately',
  location: 'Gurez, Kashmir',
  region: 'North',
  duration: 'Flexible',
  months: [5, 6, 7, 8, 9, 10],
  price: 23900,
  discount: 0,
  rating: 4.8,
  reviews: 1,
  description:
    'North of Wular the road climbs to Razdan Pass and drops into another world: Gurez, where people speak Shina, build in whole logs, and for several months of the year see no car from outside. A pyramid called Habba Khatoon stands over Dawar, and the Kishanganga slides under it towards the Line of Control. This is a private five days for two with a driver from the valley. It can be made longer by camping in Tulail, when tents are allowed, slower for parents, or softer by coming back to a lake hotel; it cannot be made luxurious, and that keeps the valley as it is.',
  highlights: [
    'Two nights in Dawar, in a pine-panelled guest house by the Kishanganga',
    'A day up the Tulail side, among log villages with turf-edged roofs',
    'Razdan Pass, with Harmukh to the south and Nanga Parbat far to the north in clean air',
    'The strong spring at the foot of the Habba Khatoon mountain',
    'Wular Lake and a fisherman’s lunch on the way',
    'Shina songs, buckwheat bread and local rajma at a family hearth',
  ],
  placesCovered: ['Srinagar', 'Bandipora', 'Razdan Pass', 'Dawar', 'Tulail', 'Wular Lake'],
  itinerary: [
    {
      title: 'Srinagar: a free afternoon near Nigeen',
      description:
        'A private car takes you from the airport to a small hotel near Nigeen, and the afternoon is your own. Your driver, who was born in Gurez, comes by at 6 pm to see that your jackets are warm enough and to collect copies of your identity cards for the checkposts. If the light is good take a boat. If not, the bookshop on the Bund in Srinagar has a shelf of books on the Dards, the people of Gurez.',
      activities: ['Airport pick-up', 'Trip talk with the driver', 'Optional shikara'],
      meals: ['dinner'],
      stay: 'Small hotel, Srinagar',
    },
    {
      title: 'Over Razdan Pass into Gurez',
      description:
        'You drive north past Manasbal to Bandipora, where the driver fills the tank and you eat fried fish at the roadside. Then the road climbs through Tragbal’s firs, where the police write down your names, to Razdan Pass (3,557 m) and its small shrine. The far side is steep, part tar and part dust, with streams to splash through. After five or six hours you come down to the river, and at a bend the great grey cone appears. You reach Dawar (2,400 m) by about 4 pm.',
      activities: ['Bandipora halt', 'Razdan Pass', 'First walk by the river'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guest house, Dawar',
    },
    {
      title: 'From Dawar up the villages of Tulail',
      description:
        'This is a full day with a picnic. East of Dawar the Tulail road follows the Kishanganga for up to fifty slow kilometres past Barnai, Badugam and on towards Chakwali, as far as the army is letting visitors go that day. The log houses are black with age and fitted together as neatly as cupboards. Children will teach you to count in Shina. In July the slopes are purple; in late September every roof has a haystack on it. There is trout for supper if someone has caught one.',
      activities: ['Tulail drive', 'Village walks', 'Riverside picnic'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guest house, Dawar',
    },
    {
      title: 'Dawar to Srinagar by Razdan Pass and Wular Lake',
      description:
        'The poet-queen is said to have wandered under this mountain looking for her exiled king. It is a short drive and a walk from Dawar. You drink from her spring, which is so cold it hurts, and start back at 10 am. You cross the pass again and come down to Wular Lake for lotus stem, water chestnuts in autumn, and an hour by boat among reeds. It is then ninety minutes to Srinagar. If you have a spare night, spend it up in Gurez and not in the city.',
      activities: ['Habba Khatoon spring walk', 'Razdan Pass return', 'Wular boat'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Small hotel, Srinagar',
    },
    {
      title: 'A morning in old Srinagar before the flight',
      description:
        'The morning is good for bread, shrines and shawls: the bakers of Srinagar begin at 5 am, Khanqah-e-Moula opens soon after, and a pashmina weaver in Eidgah shows how to tell a hand-woven shawl from a mill-made one. Your car waits wherever you are. Or sleep late, as the drive over the pass is tiring. We drop you at the airport two and a half hours before departure.',
      activities: ['Old town morning, as you like it', 'Airport transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private high-clearance car with a Gurezi driver for all five days',
    'Two nights in Srinagar and two in Dawar, double room with bath',
    'Four breakfasts, four dinners, and lunch on days 2 to 4',
    'Registration at checkposts and a local companion for Tulail',
    'Boat on Wular',
    'One extra day of the car free of charge, if Razdan Pass is blocked',
  ],
  exclusions: [
    'Tickets to Srinagar and back',
    'Camping gear and a local crew for Tulail, if tents are allowed (from ₹4,000 a night for two)',
    'Fishing licence and tackle',
    'Lunch on the first and last day',
    'Extra hotel nights if snow or landslides block the pass',
  ],
  faqs: [
    {
      question: 'When is the road to Gurez open?',
      answer:
        'The pass is usually cleared in April or May and shuts with heavy snow in November or December. We run from mid-May to the end of October. June is green with snow above, September dry and clear; late October nights can fall below zero.',
    },
    {
      question: 'Do we need permits?',
      answer:
        'Indian visitors need an original identity card for the posts at Tragbal and Dawar, and permission for Tulail is noted on the spot. Foreign nationals need prior permission from the district at Bandipora; allow a fortnight or more, and it is not always given.',
    },
    {
      question: 'It is on the Line of Control. Should we worry?',
      answer:
        'There has been a ceasefire since 2021, broken for some weeks in April and May 2025; Gurez was then shut to visitors for months. When things are tense the administration closes the road and we offer Sonamarg and Naranag in its place, or your money back. Never photograph bridges, bunkers or convoys.',
    },
    {
      question: 'How comfortable are the rooms?',
      answer:
        'They are clean, wooden and plain. Power is from the grid or a generator, hot water by geyser or bucket, and phone signal comes and goes. Two newer lodges have heating and better bathrooms for ₹3,000 more a night for the room; choose that package if you want one.',
    },
    {
      question: 'What could we add?',
      answer:
        'A third night at Dawar for a hike to the pastures behind Habba Khatoon, or a trek towards Gangabal, each if permission is given; a tent at Badugam, if allowed (in 2025 only residents might pitch them for guests); or two days at Gulmarg to follow. Elderly travellers may prefer to break the drive at Bandipora.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Mountain evening',
      essential: true,
      items: ['Warm jacket and closed shoes all season', 'Torch for power cuts'],
    },
    {
      category: 'At checkposts',
      essential: true,
      items: [
        'Original Aadhaar or passport, and four copies',
        'Cash: do not count on card machines beyond Bandipora',
      ],
    },
    {
      category: 'In the car',
      essential: false,
      items: ['Ginger sweets for the hairpins', 'Light binoculars', 'Rain cover for bags on the roof'],
    },
    {
      category: 'To give',
      essential: false,
      items: [
        'Green tea or spices for hosts',
        'Pencils through the schoolteacher, not to children on the road',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 23900,
      description: 'Per person: small hotel in Srinagar, plain guest house in Dawar, own car',
    },
    {
      title: 'Two travellers, heated lodge',
      price: 26900,
      description: 'Both Dawar nights in a newer lodge with heating and a better bathroom',
    },
  ],
  facts: {
    meet: {
      place: 'Srinagar airport, outside the arrivals hall; your driver waits with your name',
      time: '2:00 pm',
    },
    end: {
      place: 'Srinagar airport, departures, two and a half hours before your flight',
      time: '12:00 noon',
    },
    airport: {
      name: 'Sheikh ul-Alam International Airport, Srinagar',
      transfer: 'About 20 km and 50 minutes to the hotel near Nigeen; your private car is included both ways',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer:
        'About 15 to 18 km and 45 minutes to the hotel near Nigeen; trains come from Jammu and Katra; your private car can meet you',
    },
    party: { smallest: 2, largest: 4 },
    team: 'A Gurezi driver for all five days, and a local companion for Tulail',
    ages: {
      from: 5,
      note: 'Bends and bumps for five or six hours on days 2 and 4; elderly guests may break the drive at Bandipora',
    },
    fitness:
      'Easy walking: a short one to the spring on day 4. Five or six hours by car over Razdan Pass, 3,557 m, partly on dust, and up to 50 slow km up Tulail, and back. Highest bed Dawar at 2,400 m.',
    nights: [
      { count: 1, place: 'Srinagar', room: 'Small hotel near Nigeen', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Dawar', room: 'Guest house, wooden and plain', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Srinagar', room: 'Small hotel near Nigeen', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 7500 },
    child: { from: 5, to: 11, price: 14500, note: 'Mattress in the parents’ room' },
    network:
      'Only postpaid SIMs from other states work in Jammu & Kashmir. Good in Srinagar and Bandipora; in Dawar the signal comes and goes; little or none in most of Tulail.',
    cash: 'Draw cash in Srinagar or Bandipora: do not count on card machines beyond it. Carry about ₹5,000 in notes.',
    power: 'In Dawar power is from the grid or a generator, with cuts. Bring a torch and a power bank.',
    insurance:
      'Not included. Take travel insurance with medical cover and for extra nights if the pass closes.',
    papers: [
      {
        what: 'Original Aadhaar or passport and four copies; Indians need no permit for Dawar',
        by: 'you',
        when: 'Copies to the driver on day 1; shown at the posts on the way, such as Tragbal',
      },
      { what: 'Registration for Tulail', by: 'us', when: 'Noted at the posts on days 2 and 3' },
      {
        what: 'Prior permission from Bandipora district for foreign nationals, not always given',
        by: 'us',
        when: 'Send passport and visa copies 30 days before; check before you book',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'srinagar', night: true },
    { place: 'razdan-pass' },
    { place: 'dawar', night: true },
    { place: 'razdan-pass' },
    { place: 'wular' },
    { place: 'srinagar', night: true },
  ],
  difficulty: 'moderate',
  tags: ['offbeat', 'cultural'],
  cover: 'kashmir/village-day',
  gallery: [
    'kashmir/village-dusk-pine-room',
    'hill-road/gold',
    'kashmir/day',
    'forest-trail/dawn',
    'kashmir/detail-1',
    'kashmir/detail-2',
  ],
  captions: {
    night: 2,
    travel: 'By private high-clearance car with a Gurezi driver',
    high: 'Srinagar’s lakes, on the first and the last night',
  },
}
