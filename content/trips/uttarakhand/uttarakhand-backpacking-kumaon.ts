import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'uttarakhand-backpacking-kumaon',
  kind: 'group',
  title: 'Backpacking Kumaon: Mukteshwar to Munsiyari',
  location: 'Kumaon, Uttarakhand',
  region: 'North',
  duration: '8D/7N',
  months: [3, 4, 5, 6, 10, 11],
  price: 14800,
  discount: 10,
  rating: 4.8,
  reviews: 2,
  description:
    'Kumaon is the quieter half of Uttarakhand: it has no char dham and no ski lift, just ridge after ridge of orchards with the snow getting closer each day. We cross it in a shared Sumo and sleep in hostels and homestays, from the apple country of Mukteshwar to Munsiyari, where Panchachuli stands outside the window like a neighbour. One stiff day walk to 3,500 m is the only real exertion; the drives are tiring too, as Munsiyari is nine hours from Almora. Between July and September landslides block the Birthi road, so we travel from March to mid-June and again in October and November.',
  highlights: [
    'Panchachuli at sunrise from a hostel roof in Munsiyari',
    'Day walk to the high meadow of Khaliya Top',
    'Chauli ki Jali, the overhanging rocks behind Mukteshwar temple',
    'Kasar Devi’s ridge, where Vivekananda and, much later, the hippies of the 1960s sat on the same stones',
    'Birthi Falls, over 120 m of white water beside the road',
    'Bal mithai, bhatt ki dal, and tea with Johari Shauka weavers',
  ],
  placesCovered: [
    'Kathgodam',
    'Mukteshwar',
    'Kasar Devi',
    'Almora',
    'Birthi Falls',
    'Munsiyari',
    'Khaliya Top',
    'Chaukori',
  ],
  itinerary: [
    {
      title: 'Kathgodam to Mukteshwar, and sunset on the rocks',
      description:
        'The Ranikhet Express from Old Delhi puts most of you down at Kathgodam soon after 5 am, and at 5:30 am the Sumo is waiting outside. Some seventy kilometres by Bhimtal and Dhanachuli take three hours, peach terraces all the way. At Mukteshwar (2,171 m) the hostel has bunks, a library of crime novels and a balcony facing the whole line of snows. Sleep until noon. An hour before sunset we walk to the temple and the rocks of Chauli ki Jali.',
      activities: ['Drive to Mukteshwar', 'Sunset at Chauli ki Jali'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hostel, Mukteshwar',
    },
    {
      title: 'A slow day in Mukteshwar’s forests and orchards',
      description:
        'You need not do anything today, but there is much to choose from. The forest path around the veterinary institute is full of laughing-thrushes; rappelling is offered on the cliffs; an orchard family lets us help with whatever the month brings, which is blossom in March, apricots in June, and jam in October. They cook us lunch. Bhalu Gaad waterfall is an hour’s drive and a twenty-minute stroll. Back in Mukteshwar the evening belongs to a pot of Kumaoni chai and somebody’s guitar.',
      activities: ['Forest walk', 'Orchard lunch', 'Bhalu Gaad waterfall'],
      meals: ['breakfast', 'lunch'],
      stay: 'Hostel, Mukteshwar',
    },
    {
      title: 'Almora bazaar and Kasar Devi',
      description:
        'Two hours of switchbacks cross the Suyal and rise to Almora (1,600 m). The stone-paved Lala Bazaar sells bal mithai out of glass cases and hammered copper from Tamta workshops; watch a lota being made and buy one. By 3 pm the packs are dropped at Kasar Devi (2,116 m), eight kilometres on, where Timothy Leary, D. H. Lawrence’s friends and Sunyata all lived along the so-called Crank’s Ridge. The temple boulder is the place for sundown.',
      activities: ['Almora old bazaar', 'Coppersmiths’ quarter', 'Kasar Devi temple at sunset'],
      meals: ['breakfast', 'dinner'],
      stay: 'Homestay dorm, Kasar Devi',
    },
    {
      title: 'The long drive to Munsiyari by Birthi Falls',
      description:
        'We set off at 6 am and reach Bageshwar by 9 am, where the Bagnath temple stands at the meeting of Saryu and Gomati; then come Chaukori’s old tea estates, the Ramganga at Thal, and Birthi Falls, a climb of steps above the road. After it the road climbs in hairpins to Kalamuni, 2,700 m, where the temple is hung with bells, and drops to Munsiyari (2,200 m). It is about 200 km and nine hours; we take turns in the front seat, two hours each. First sight of Panchachuli stops all complaint.',
      activities: ['Bagnath temple, Bageshwar', 'Birthi Falls', 'Kalamuni top'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hostel, Munsiyari',
    },
    {
      title: 'Munsiyari: museum, weavers and a meadow temple',
      description:
        'Today has an easy pace. The Tribal Heritage Museum, one man’s collection in a few rooms, explains how the Shauka traded salt and wool over Unta Dhura until 1962. At Darkot women weave pashmina and angora shawls on pit looms. About three kilometres from town, the meadow temple of Nanda Devi looks straight down the Gori Ganga gorge. Munsiyari’s rajma is small, pale and expensive everywhere else; tonight’s dinner has a bucket of it.',
      activities: ['Tribal Heritage Museum', 'Weavers of Darkot', 'Nanda Devi temple meadow'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hostel, Munsiyari',
    },
    {
      title: 'A day’s walk up to Khaliya Top',
      description:
        'A jeep to Balati bend saves the first 500 m. From there it is six kilometres through oak, rhododendron and finally grass to Khaliya Top (3,500 m), four hours up with rests. In March and November expect snow patches and a bitter breeze; in May, primulas. Nanda Kot, Rajrambha, Hardeol and all five heads of Panchachuli are arranged in a half-circle. Packed aloo paratha tastes remarkable here. We are down by 4 pm, and hot buckets wait at the hostel in Munsiyari.',
      activities: ['Day trek 12 km return', 'Packed lunch on the meadow'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Hostel, Munsiyari',
    },
    {
      title: 'Munsiyari to Chaukori over Kalamuni',
      description:
        'Leave at 8 am, after pancakes. Four hours bring us back over Kalamuni to Chaukori (2,010 m), a scatter of cottages among abandoned tea bushes planted by the British. There is a watchtower for the sunset, from Trisul on the left to Api in Nepal on the right. Those still curious can detour to the limestone cave of Patal Bhuvaneshwar, ninety feet underground by chain and wet steps; it is shut in the rains until about mid-October, and it is no place for the claustrophobic.',
      activities: ['Drive over Kalamuni', 'Patal Bhuvaneshwar cave, optional', 'Sunset from the watchtower'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guesthouse, Chaukori',
    },
    {
      title: 'From Chaukori by Almora to Kathgodam station',
      description:
        'We leave Chaukori at 7 am for the final 200 km or so. We take the Seraghat road to Almora for lunch at a thali shop, then down past Kainchi, where everyone buys one last paper bag of apricot chutney or buransh squash. The Sumo reaches Kathgodam around 5 pm, leaving time to shower in the station’s retiring rooms before the night train to Delhi, which leaves between 8 and 9 pm. Buses from Haldwani run every half hour for those who would rather not wait.',
      activities: ['Drive to Kathgodam', 'Thali in Almora'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Shared Sumo or Bolero from Kathgodam for the whole loop, no more than six passengers in each',
    'Seven nights: six in hostel and homestay dormitories, one in a guesthouse with shared rooms',
    'Eight breakfasts, two lunches, six dinners',
    'Forest fee and a Munsiyari guide for the meadow walk',
    'Museum ticket and the weavers’ visit at Darkot',
    'A trip host who knows the roads',
  ],
  exclusions: [
    'Train between Delhi and Kathgodam; we tell you which trains to book',
    'Remaining lunches, about ₹150–200 apiece on the road',
    'Rappelling at Mukteshwar and the Patal Bhuvaneshwar guide fee',
    'A private room for two, available at three of the four stops',
  ],
  faqs: [
    {
      question: 'How bad are the drives, honestly?',
      answer:
        'The fourth day is nine hours and the eighth is eight; the others are four or less. Roads are tarred but narrow, and the hairpins above Birthi unsettle weak stomachs. Sit in the middle row, eat lightly, look out of the front.',
    },
    {
      question: 'Do I need trekking experience for Khaliya?',
      answer:
        'No, but you should be fit enough to walk uphill for four hours. Anyone can stop at the rest-house clearing part of the way up, or stay by the stove. The one rule is sturdy shoes.',
    },
    {
      question: 'I am coming alone. Will I be the only one?',
      answer:
        'Unlikely; plenty of people come on a trip like this by themselves. Dorms are women-only or mixed, as you choose.',
    },
    {
      question: 'Is there data coverage for a day’s work?',
      answer:
        'Mukteshwar and Kasar Devi have fibre. Munsiyari has 4G that weakens when it snows. On road days there is little or no signal for hours, so do not plan any calls.',
    },
  ],
  thingsToCarry: [
    {
      category: 'In the pack',
      essential: true,
      items: [
        'Rucksack rather than a wheeled case, as bags ride on the Sumo’s roof',
        'Fleece plus windcheater, and a heavy jacket in March and November',
        'Closed shoes with tread',
      ],
    },
    {
      category: 'Hostel life',
      essential: true,
      items: ['Padlock for the locker', 'Quick-dry towel', 'Slippers', 'Earplugs'],
    },
    {
      category: 'On the road',
      essential: true,
      items: [
        'Avomine or ginger sweets',
        'Refillable bottle',
        'Cash: machines at Munsiyari run dry at weekends',
      ],
    },
    {
      category: 'For fun',
      essential: false,
      items: ['Any instrument that survives a roof rack', 'A book to leave in the Mukteshwar library'],
    },
  ],
  packages: [
    { title: 'Dorm bed', price: 14800, description: 'Bunk in women-only or mixed dorms', isPopular: true },
    {
      title: 'Private twin',
      price: 18900,
      description: 'Room for two wherever the stop has one',
      pairs: true,
    },
  ],
  facts: {
    meet: { place: 'Kathgodam railway station, main exit', time: '5:30 am' },
    end: { place: 'Kathgodam railway station', time: '5:00 pm' },
    airport: {
      name: 'Pantnagar',
      transfer: 'About 35 km, an hour by taxi to Kathgodam, not included. Few flights; come the day before.',
    },
    railhead: {
      name: 'Kathgodam',
      transfer: 'The meeting place itself. The night train from Old Delhi comes in soon after 5 am.',
    },
    team: 'A trip host, drivers, and a Munsiyari guide for the Khaliya walk.',
    ages: { from: 18, note: 'Dormitories are for adults. Choose women-only or mixed.' },
    fitness:
      'Khaliya Top: 12 km return, about 800 m up to 3,500 m, four hours up and three down. Drives of nine hours on day 4 and eight on day 8. Highest night at 2,200 m.',
    nights: [
      { count: 2, place: 'Mukteshwar', room: 'Hostel bunk', sharing: 'Dormitory', washroom: 'shared' },
      { count: 1, place: 'Kasar Devi', room: 'Homestay bed', sharing: 'Dormitory', washroom: 'shared' },
      { count: 3, place: 'Munsiyari', room: 'Hostel bunk', sharing: 'Dormitory', washroom: 'shared' },
      { count: 1, place: 'Chaukori', room: 'Guesthouse room', sharing: 'Shared room', washroom: 'shared' },
    ],
    singleRoom: {
      none: 'Beds are in dormitories; the Private twin package gives two people a room at three of the four stops.',
    },
    child: { none: 'Dormitories are for adults, so no children come on this trip.' },
    network:
      'Fibre at Mukteshwar and Kasar Devi, 4G at Munsiyari that weakens in snow, little or nothing for hours on the road days.',
    cash: 'Machines in Haldwani, Almora and Bageshwar; those at Munsiyari may run dry. Carry cash for the week.',
    power: 'Electricity with cuts, longest at Munsiyari in bad weather. Bring a power bank.',
    insurance: 'None is included. A policy that covers walking to 3,500 m and cancellation is enough.',
    papers: [
      { what: 'Government photo ID, original', by: 'you', when: 'Shown at each hostel at check-in' },
      { what: 'Forest entry for Khaliya Top', by: 'us', when: 'At Munsiyari before the walk on day 6' },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 5,
    seats: 12,
    smallest: 4,
    decideDays: 10,
    everyWeeks: 2,
    seasons: [
      { from: '03-13', to: '06-12' },
      { from: '10-02', to: '11-20' },
    ],
  },
  route: [
    { place: 'kathgodam' },
    { place: 'mukteshwar', night: true },
    { place: 'almora' },
    { place: 'kasar-devi', night: true },
    { place: 'munsiyari', night: true },
    { place: 'khaliya-top' },
    { place: 'munsiyari', night: true },
    { place: 'chaukori', night: true },
    { place: 'kathgodam' },
  ],
  difficulty: 'moderate',
  walksFar: true,
  tags: ['backpacking', 'offbeat', 'budget'],
  cover: 'uttarakhand/dusk',
  gallery: [
    'uttarakhand/ridge-dawn-dorm-room',
    'hill-road/bus-day',
    'uttarakhand/ridge-day',
    'forest-trail/gold',
    'hill-bazaar/dusk',
    'uttarakhand/detail-1',
    'uttarakhand/ridge-dusk',
  ],
  captions: {
    night: 1,
    travel: 'By road from Mukteshwar to Munsiyari',
    high: 'The snow line from Kumaon’s ridges',
  },
}
