import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'wayanad-private',
  kind: 'customised',
  title: 'Wayanad at Your Own Pace: Coffee, Caves and Elephant Forest',
  location: 'Wayanad, Kerala',
  region: 'South',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 9, 10, 11, 12],
  price: 19500,
  discount: 0,
  rating: 4.7,
  reviews: 2,
  description:
    'Wayanad is a plateau of coffee, pepper and paddy at about 800 m, with forest on three sides and no town big enough to be noisy. This private plan uses one car, one driver and two bases: a plantation house near Vythiri and a forest-edge lodge towards Thirunelli. Written here as four days from Kozhikode, it can be three from Bengaluru or a week with Kabini added. Every forest site in the district has a daily cap and its own closing season, so we book the slots and keep a second choice ready.',
  highlights: [
    'A resident planter’s walk through arabica, robusta and pepper, ending at the roasting drum',
    'The first safari slot of the day into Muthanga, in a forest vehicle with a guide',
    'Edakkal’s carved cleft with someone who can tell the figures from the graffiti',
    'Thirunelli temple at its evening lamp, then the silence of the bamboo forest',
    'Rooms from tree houses to plain homestays, chosen by you and not by a package',
  ],
  placesCovered: ['Vythiri', 'Edakkal Caves', 'Muthanga', 'Banasura Sagar', 'Thirunelli'],
  itinerary: [
    {
      title: 'Kozhikode to a plantation house in Vythiri',
      description:
        'Your car leaves Kozhikode airport or station at noon, or whenever your flight or train is in, and reaches Vythiri in two and a half to three hours, the last of them on the Thamarassery ghat. Lorries make the hairpins slow on Friday evenings; midday is kinder. The plantation house has a verandah, a stream and no television. Before dusk the owner walks you along the boundary and shows what elephants did to his fence. If you come from Bengaluru instead, it is six hours through Bandipur by day.',
      activities: ['Ghat drive', 'Plantation walk with the owner'],
      meals: ['dinner'],
      stay: 'Plantation house, Vythiri',
    },
    {
      title: 'Edakkal Caves, then Banasura Sagar or rest',
      description:
        'Reach Edakkal Caves by 9 am on any day but Monday; the climb is half an hour or more of ramp and steel stairs and your knees decide the speed. The museum at Ambalavayal, with hero stones and Neolithic tools, makes sense of what you saw. After a Wayanad lunch of jeerakasala rice you choose: the boats of Banasura Sagar, a spice-farm cookery hour, or a hammock. People who want a serious hill walk swap this whole day for a guided summit when the department opens one.',
      activities: ['Edakkal with a heritage guide', 'Ambalavayal museum', 'Banasura Sagar or cookery'],
      meals: ['breakfast', 'lunch'],
      stay: 'Plantation house, Vythiri',
    },
    {
      title: 'Muthanga safari, then Thirunelli by lamplight',
      description:
        'Muthanga opens at 7 am and sells a limited number of safari places; yours are booked beforehand. An hour inside usually gives chital, gaur and langur, often elephant, seldom a tiger. Then you drive north across the district, past the tea of Mananthavady, to Thirunelli (900 m), where the temple stands under the Brahmagiri hills and a stone aqueduct feeds its tank. The lodge is at the forest edge: after dark everyone stays inside the gate.',
      activities: ['Forest safari in Muthanga', 'Thirunelli temple', 'Papanasini stream walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Forest-edge lodge, Thirunelli',
    },
    {
      title: 'From Thirunelli to Kozhikode, Mysuru or Kannur',
      description:
        'In the cool of the morning a farmer who keeps native kinds of rice shows you his paddies, if the crop is standing in that season. From Thirunelli the road forks: three and a half hours down to Kozhikode, three north to Mysuru through Kutta and Nagarahole’s edge, or three west to Kannur by the Periya ghat and a Theyyam night between November and March. Tell us which road you want, and the car takes you to the door.',
      activities: ['Native-rice farm', 'Drive to Kozhikode, Mysuru or Kannur'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private car and driver from the first pick-up to the last drop, parking and state permits included',
    'Three nights for two in the kind of room you choose from our list',
    'Three breakfasts, two dinners and the Wayanad lunch on day 2',
    'Muthanga safari booked in your name: entry, forest vehicle and guide included',
    'A heritage guide for half a day, with tickets for Edakkal and the Ambalavayal museum',
  ],
  exclusions: [
    'Boats, zip line and cycling at Banasura Sagar',
    'A tree house, ₹4,500 more a night for the room unless you book that package; a pool villa, quoted on request',
    'Extra nights at Kabini or Kannur, quoted on request',
    'Guide charges for a summit walk, if you add one',
  ],
  faqs: [
    {
      question: 'Which changes do people usually make?',
      answer:
        'Many leave out Thirunelli and stay three nights in one house, or add two nights at Kabini, three hours away, for a better chance of big animals. With small children we swap the steps of Edakkal for Pookode lake and start later.',
    },
    {
      question: 'Which months are worst?',
      answer:
        'June to August. Wayanad gets the full south-west monsoon and forest sites close for safety, so we do not offer those months. From mid-February to April sanctuaries and hill trails may close at short notice because of fire risk, though the weather is pleasant.',
    },
    {
      question: 'Is it safe to drive after dark?',
      answer:
        'We avoid it. Elephants cross the roads near Thirunelli and Muthanga, and the highways through Bandipur and Nagarahole are closed at night. Every drive of the plan ends before 7 pm, if you land by 3 pm.',
    },
    {
      question: 'Do the homestays cook vegetarian food?',
      answer:
        'Yes, all of them: jackfruit-seed thoran, pumpkin erissery, puttu steamed in bamboo. Tell us if you avoid onion and garlic so that the family can shop ahead.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Forest',
      essential: true,
      items: [
        'Dull-coloured clothes for the safari',
        'Leech socks and salt after rain',
        'Walking shoes with tread',
      ],
    },
    {
      category: 'House',
      essential: false,
      items: [
        'Light sweater for nights from November to February',
        'Book for the verandah',
        'Torch for power cuts',
      ],
    },
    {
      category: 'Identity',
      essential: true,
      items: ['Original photo card of each guest for the sanctuary counter'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 19500,
      description: 'Two sharing a room in a plantation house and a forest-edge lodge',
    },
    {
      title: 'Tree house',
      price: 24000,
      description: 'Two sharing: both Vythiri nights in a tree house; the third night the same',
    },
  ],
  facts: {
    meet: {
      place: 'Kozhikode (Calicut) airport arrivals hall or Kozhikode railway station',
      time: '12:00 noon',
    },
    end: { place: 'Kozhikode railway station (the airport takes an hour longer)', time: '2:00 pm' },
    airport: {
      name: 'Calicut International, Karipur (CCJ)',
      transfer: 'Two and a half to three hours to Vythiri by our car; included.',
    },
    railhead: { name: 'Kozhikode', transfer: 'About two and a half hours to Vythiri by our car; included.' },
    party: { smallest: 2, largest: 6 },
    team: 'A driver for all four days, a heritage guide at Edakkal for half a day, and a forest guide on safari.',
    ages: { from: 3, note: 'With small children we swap the Edakkal steps for Pookode lake.' },
    fitness:
      'Easy. The climb to Edakkal is half an hour or more of ramp and steel stairs. Safari of about an hour, sitting. Longest drive: three and a half hours. Highest night: Thirunelli, 900 m.',
    nights: [
      { count: 2, place: 'Vythiri', room: 'Plantation house', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Thirunelli', room: 'Forest-edge lodge', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 7500 },
    child: { from: 3, to: 11, price: 12700, note: 'On an extra mattress in the parents’ room.' },
    network:
      'Jio, Airtel and BSNL work around Vythiri and Kalpetta. At Thirunelli and Muthanga the signal is weak; BSNL is usually the surest.',
    cash: 'ATMs in Kalpetta, Sulthan Bathery and Mananthavady; none to count on at Thirunelli. Most places take UPI.',
    power: 'Mains with cuts in rain; carry a torch. Both stays have charging points in the rooms.',
    insurance: 'No insurance is in the price. Take a domestic travel policy with medical cover.',
    papers: [
      {
        what: 'Original photo ID of every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'For the Muthanga counter on day 3 and at check-in',
      },
      {
        what: 'Muthanga safari tickets',
        by: 'us',
        when: 'Booked in your name once you confirm, as soon as they open',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'kozhikode' },
    { place: 'vythiri', night: true },
    { place: 'edakkal' },
    { place: 'banasura-sagar' },
    { place: 'vythiri', night: true },
    { place: 'muthanga' },
    { place: 'thirunelli', night: true },
    { place: 'kozhikode' },
  ],
  difficulty: 'easy',
  tags: ['wildlife', 'cultural'],
  cover: 'spice-garden/day',
  gallery: [
    'munnar/gold-garden-room',
    'safari/dawn',
    'elephants/day',
    'munnar/dusk',
    'kerala/detail-2',
    'munnar/day',
  ],
  captions: {
    night: 1,
    travel: 'By forest vehicle into Muthanga, in the first slot',
    high: 'Wild elephants at the forest’s edge',
  },
}
