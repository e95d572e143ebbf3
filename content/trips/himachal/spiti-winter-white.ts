import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'spiti-winter-white',
  kind: 'group',
  title: 'White Spiti: A Winter Week by the Kinnaur Road',
  location: 'Spiti, Himachal Pradesh',
  region: 'North',
  duration: '8D/7N',
  months: [1, 2, 3],
  price: 18905,
  discount: 5,
  rating: 4.8,
  reviews: 2,
  description:
    'From January to March Kunzum La lies under metres of snow and the only way to Kaza is the one from Kinnaur, kept open by snow ploughs. Nights can fall to minus twenty and below. Pipes freeze, so washing means a mug of water warmed on the bukhari, and the toilet is a dry pit with a shovel of earth. In return the valley is silent, families have time to talk, and ibex come down to the road. This is a trip for people who can laugh at a plan that changes at breakfast, and it goes in and out by the same road.',
  highlights: [
    'Three nights with Kaza families around a wood-fired tandoor stove',
    'Key Monastery under snow, with butter tea in the old kitchen',
    'Scanning the Kibber gorge for ibex, blue sheep and, with luck, a snow leopard',
    'Tabo’s halls without another visitor in sight',
    'Drivers who fit chains on ice in ten minutes and know when to turn round',
  ],
  placesCovered: [
    'Narkanda',
    'Rampur',
    'Kalpa',
    'Nako',
    'Tabo',
    'Kaza',
    'Key Monastery',
    'Kibber',
    'Chicham Bridge',
    'Langza',
  ],
  itinerary: [
    {
      title: 'Shimla to Rampur on the Sutlej',
      description:
        'We collect you in Shimla at 9 am at the Tutikandi bus stand and check jackets, boots and gloves in the car park, since there is no good shop later. There may already be snow at Kufri and Narkanda, which slows us down. From there the road runs down to the Sutlej, and Rampur at 1,021 m feels like the plains. The palace of the Bushahr rajas can be seen from the gate. After an early dinner there is a briefing about cold and height, and a hot shower, which you should enjoy while you can.',
      activities: ['Gear check', 'Snow on the Narkanda ridge', 'Evening briefing'],
      meals: ['dinner'],
      stay: 'Hotel beside the Sutlej, Rampur',
    },
    {
      title: 'Up from Rampur to Kalpa in the snow',
      description:
        'We drive only a hundred kilometres, slowly, because shaded corners beyond Tapri hold black ice. Reckong Peo is the last big bazaar: buy glucose biscuits and spare batteries. Kalpa (2,960 m) stands above it, often knee-deep in snow, with the apple branches black against it. Walk to the Narayan Nagini temple and its carved doors, then watch Kinner Kailash lose the light at dusk. Your bed has an electric blanket, which works as long as there is current.',
      activities: ['Last shopping in Peo', 'Narayan Nagini temple', 'First walk in snow'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel with electric blankets, Kalpa',
    },
    {
      title: 'Kalpa to Tabo by the frozen pond of Nako',
      description:
        'Snow thins out as the gorge narrows; in mid-winter this stretch can be bare dust. At Khab the Spiti arrives green and half frozen. We halt in Nako to look at its pond, now a rink where village boys slide on plastic sacks, and then cross the Malling slope while it is still in the shade and few stones fall. We reach Tabo by 4 pm. The family lights the stove with apricot wood and dinner is thenthuk, torn noodles in broth.',
      activities: ['Frozen pond at Nako', 'Sumdo check post', 'Evening by the stove'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Tabo',
    },
    {
      title: 'Tabo to Kaza along the frozen Spiti',
      description:
        'The lama unlocks the main temple of Tabo and we go in with torches; it is minus five inside, and most people manage ten minutes among the painted Bodhisattvas. Then we drive some 47 km up the valley, beside plates of river ice that groan as the sun reaches them. We look at Dhankar from the highway, as its side road is seldom cleared. Kaza (3,650 m) has perhaps two shops open. Rest, drink a litre of water, and rest again.',
      activities: ['Tabo monastery by torchlight', 'River ice walk', 'Acclimatisation rest'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay with a bukhari, Kaza',
    },
    {
      title: 'Key Monastery and a snow leopard watch at Kibber',
      description:
        'The road to Key Monastery (4,166 m) is ploughed for the monks. They pour salted tea and let us warm our hands before we go up to Kibber (4,270 m), where trackers have been on the ridge with telescopes since dawn. We shall probably see ibex and blue sheep; a snow leopard is pure luck. We watch from wherever they tell us. If the ice allows, we look into the gorge from Chicham Bridge on the way back to Kaza.',
      activities: ['Key Monastery', 'Wildlife watch with Kibber trackers', 'Chicham Bridge'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay with a bukhari, Kaza',
    },
    {
      title: 'A snow walk at Langza, or a day indoors in Kaza',
      description:
        'If the plough has been through, jeeps take us to Langza (4,400 m), and we walk across firm snow to the big Buddha; in the wind an hour is as much as you will want. If not, nobody is sorry to stay in Kaza, where you can spin yak wool, roll momos, learn the dice game sho, and try arak, the barley spirit, in the smallest of cups. In the evening a farmer explains how the village shares out the water from the glacier in April.',
      activities: [
        'Snow walk at Langza when open',
        'Wool spinning and momo rolling',
        'Talk on village water',
      ],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay with a bukhari, Kaza',
    },
    {
      title: 'The long drive back from Kaza to Kalpa',
      description:
        'Start at 6 am, in January with stars still out, because more than two hundred kilometres of ice and gravel need daylight. We have breakfast at Tabo, a long look back at the white ridge above Nako, and lunch at the dhaba in Spillow. On the way down your ears pop and your fingers get warm again. We reach Kalpa by 4:30 pm if no landslide has blocked the road. This is the day which most often goes wrong, and the reason why no one should book a flight for tomorrow.',
      activities: ['Pre-dawn start from Kaza', 'Long gorge drive', 'Hot bath at last'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel with electric blankets, Kalpa',
    },
    {
      title: 'Kalpa to Shimla along the Sutlej',
      description:
        'The drive is some 240 km and takes nine hours with halts. The Sutlej sinks below, the walls turn from grey to green, and at Rampur jackets come off. Siddu with ghee at a roadside stall near Kumarsain makes the last shared meal. Fresh snow at Narkanda can add two hours; the drivers then go round by Basantpur, lower down. You are set down in Shimla around 6 pm, from where coaches to Delhi run through the night.',
      activities: ['Drive out along the Sutlej', 'Siddu stop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'A seat in a four-wheel-drive with snow chains, five guests to a car, from Shimla and back',
    'Seven nights: hotels at Rampur and Kalpa, homestays in Spiti with a stove in the common room',
    'All meals while in Spiti; breakfast and dinner in Kinnaur',
    'Local trackers with telescopes at Kibber for one day',
    'Hot-water bottle and extra quilt for every bed',
    'Two oxygen bottles per car and a captain with winter first-aid training',
  ],
  exclusions: [
    'Extra nights because of snow, about ₹2,000 each with food',
    'Snow boots and down jackets; hire them in Shimla the evening before',
    'The forest department’s visitor fee at Kibber, ₹150 (₹500 for foreign guests)',
    'Lunch on days 1, 2, 7 and 8',
    'Tips to trackers and the homestay kitchen',
    'Helicopter or ambulance costs; take insurance that covers heights up to 4,600 m',
  ],
  faqs: [
    {
      question: 'How cold is it, honestly?',
      answer:
        'By day in the sun it is between minus five and plus five. After dark in Kaza it falls to between minus ten and minus twenty-five, and January is coldest. The stove room is about eighteen degrees, your bedroom close to zero under two quilts. A sleeping-bag liner makes a surprising difference.',
    },
    {
      question: 'What about toilets and bathing?',
      answer:
        'Homestays use the Spitian dry toilet, clean and without smell when the earth is shovelled. There is a bucket of warm water for face and hands each morning. A full bath waits in Kalpa on the seventh evening.',
    },
    {
      question: 'What if the road shuts while we are inside?',
      answer:
        'We stay with the family until the plough comes, usually one or two days. You pay only for food and bed. Keep two clear days before any exam, wedding or flight. If the way in is shut beyond Kalpa, we spend the time in Kinnaur and refund the Spiti nights.',
    },
    {
      question: 'Who should not come in this season?',
      answer:
        'Anyone with asthma, heart or uncontrolled blood-pressure trouble, anyone expecting a child, and children under fourteen. Kaza’s hospital can treat simple cases only, and a bigger one is two days away.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Against the cold',
      essential: true,
      items: [
        'Down jacket rated to minus fifteen',
        'Three thermal layers, one kept for the night',
        'Waterproof boots with deep soles',
        'Fleece gloves inside waterproof mittens',
        'Four pairs of wool socks',
      ],
    },
    {
      category: 'Medicines',
      essential: true,
      items: [
        'Personal prescriptions for twelve days',
        'Cold cream and a thick lip salve',
        'Throat lozenges; the air is very dry',
      ],
    },
    {
      category: 'Power and light',
      essential: true,
      items: ['Head torch', 'Two power banks kept inside the jacket, as cold drains them'],
    },
    {
      category: 'If there is room',
      essential: false,
      items: ['Sleeping-bag liner', 'Binoculars', 'Wet wipes, taken home again after use', 'A steel flask'],
    },
  ],
  packages: [
    {
      title: 'Double or triple sharing',
      price: 18905,
      description: 'Two or three to a room, five guests to a car with snow chains',
    },
  ],
  facts: {
    meet: { place: 'ISBT Tutikandi, Shimla, in the car park', time: '9:00 am' },
    end: { place: 'ISBT Tutikandi, Shimla', time: '6:00 pm' },
    airport: {
      name: 'Chandigarh',
      transfer: 'About 115 km and four hours to Shimla by bus or taxi, the day before; not included',
    },
    railhead: {
      name: 'Shimla (narrow gauge from Kalka)',
      transfer: 'About 3 km to Tutikandi by taxi; come the day before; not included',
    },
    team: 'A captain with winter first-aid training, a driver for each car of five, and Kibber trackers for one day',
    ages: {
      from: 14,
      note: 'Not with asthma, heart or uncontrolled blood-pressure trouble, or when pregnant',
    },
    fitness:
      'Short walks in snow at up to 4,400 m, at about zero by day and down to minus 20 °C or below by night. Day 7: about 210 km of ice and gravel from 6 am. Highest sleep Kaza, 3,650 m.',
    nights: [
      {
        count: 1,
        place: 'Rampur',
        room: 'Hotel beside the Sutlej',
        sharing: 'Two or three to a room',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Kalpa',
        room: 'Hotel with electric blankets',
        sharing: 'Two or three to a room',
        washroom: 'own',
      },
      { count: 1, place: 'Tabo', room: 'Homestay', sharing: 'Two or three to a room', washroom: 'shared' },
      {
        count: 3,
        place: 'Kaza',
        room: 'Homestay with a bukhari',
        sharing: 'Two or three to a room',
        washroom: 'shared',
      },
      {
        count: 1,
        place: 'Kalpa',
        room: 'Hotel with electric blankets',
        sharing: 'Two or three to a room',
        washroom: 'own',
      },
    ],
    singleRoom: { none: 'Spiti homestays keep few rooms open in winter, so rooms are shared.' },
    child: { none: 'Children under 14 do not come in winter; from 14 all pay the same.' },
    network:
      'BSNL, Jio and Airtel work in Kalpa and Peo, slowly in Tabo and Kaza, and fail for days after snow.',
    cash: 'The last dependable ATMs are in Reckong Peo; those in Kaza may be empty. Carry ₹6,000 for extra nights and tips.',
    power:
      'Long cuts in Spiti; charge whenever there is current. Cold drains batteries: keep two power banks inside the jacket.',
    insurance: 'Not included. Take a policy that covers evacuation and heights up to 4,600 m.',
    papers: [
      {
        what: 'Government photo ID, original and one copy',
        by: 'you',
        when: 'At the Sumdo police post and in every house',
      },
      {
        what: 'Inner Line Permit for foreign passports between Peo and Tabo; Indians need none',
        by: 'you',
        when: 'Before the start, through us: day 2 is a Sunday, when the office at Reckong Peo is shut',
      },
    ],
    payLocally: [
      {
        what: 'Forest department’s visitor fee at Kibber, for one day (₹500 for foreign guests)',
        paidTo: 'Forest staff at Kibber, in cash',
        rupees: 150,
      },
    ],
  },
  departures: {
    weekday: 'saturday',
    count: 5,
    seats: 15,
    smallest: 5,
    decideDays: 10,
    seasons: [{ from: '01-09', to: '03-07' }],
  },
  route: [
    { place: 'shimla' },
    { place: 'narkanda' },
    { place: 'rampur-bushahr', night: true },
    { place: 'kalpa', night: true },
    { place: 'nako' },
    { place: 'tabo', night: true },
    { place: 'kaza', night: true },
    { place: 'key-monastery' },
    { place: 'kibber' },
    { place: 'chicham-bridge' },
    { place: 'kaza', night: true },
    { place: 'langza' },
    { place: 'kaza', night: true },
    { place: 'kalpa', night: true },
    { place: 'shimla' },
  ],
  difficulty: 'hard',
  tags: ['winter', 'adventure', 'wildlife', 'offbeat'],
  special: 'Snow season, Kinnaur road only',
  cover: 'spiti/winter-day',
  gallery: [
    'spiti/winter-dusk-stove-room',
    'frost-road/dawn',
    'monastery-hall/dusk',
    'spiti/winter-detail-2',
    'spiti/winter-detail-1',
    'spiti/winter-night',
  ],
  captions: {
    night: 4,
    travel: 'By four-wheel drive with snow chains, five guests to a car',
    high: 'Key Monastery under snow, with salted tea from the monks',
  },
}
