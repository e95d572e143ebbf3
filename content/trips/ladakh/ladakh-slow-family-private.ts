import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'ladakh-slow-family-private',
  kind: 'customised',
  title: 'Slow Ladakh with Children: Leh, Alchi and Orchards',
  location: 'Leh & Sham, Ladakh',
  region: 'North',
  duration: 'Flexible',
  months: [5, 6, 7, 8, 9, 10],
  price: 36500,
  discount: 0,
  rating: 4.9,
  reviews: 2,
  description:
    'A private six days for families who would like Ladakh without a seven-hour drive or a blue-lipped child at a lake. After two nights in Leh you go down, not up, to Alchi at 3,100 m, and stay among orchards by the Indus for two nights before coming back. No pass is crossed, no day has more than two and a half hours in the car, and afternoons stay empty. Everything can be changed: add Nubra’s camels once the children are acclimatised, swap the orchard guest house for a larger hotel, or slide the whole plan by a day if somebody wakes with a headache.',
  highlights: [
    'Sleeping lower after Leh, which paediatricians tend to prefer',
    'A cook-along at an Alchi farmhouse, where children press their own skyu',
    'A raft float on the calm upper stretch of the Indus from ten years, if the operator agrees, July to September',
    'Donkeys, at the Donkey Sanctuary on the edge of Leh, open most afternoons',
    'Interconnecting rooms in Leh and a garden gate that locks at Alchi',
    'The same car and the same patient driver for all six days',
  ],
  placesCovered: ['Leh', 'Shey', 'Thiksey', 'Nimmu', 'Alchi', 'Rizong', 'Likir'],
  itinerary: [
    {
      title: 'Arrive in Leh: a garden and a long nap',
      description:
        'The driver brings child seats if you asked for them, and small bottles of water in any case. The hotel in Leh is chosen for its lawn, not its lobby. Everyone rests, including those who say they are fine; children of nine at 3,524 m run first and complain later. At 5 pm there is a slow loop to the bakery lane for warm khambir. We leave an oximeter in the room and a doctor’s number on the door.',
      activities: ['Airport meet', 'Garden rest', 'Bakery lane walk'],
      meals: ['dinner'],
      stay: 'Garden hotel, Leh',
    },
    {
      title: 'Thiksey and the Donkey Sanctuary of Leh',
      description:
        'Breakfast is whenever you come down. Late in the morning you drive to Thiksey (3,600 m), where the horns are longer than most fathers are tall, and climb only as many steps as please you. After lunch and a sleep, the Donkey Sanctuary lets children brush and feed retired pack animals. The second evening in Leh usually brings appetites back, which is the sign we wait for before making any further plan.',
      activities: ['Thiksey monastery', 'Donkey Sanctuary', 'Rest'],
      meals: ['breakfast', 'dinner'],
      stay: 'Garden hotel, Leh',
    },
    {
      title: 'Magnetic Hill and Nimmu’s two rivers to Alchi',
      description:
        'The drive is seventy kilometres on Ladakh’s best road, with three good halts: the halwa at Pathar Sahib gurudwara, the car that rolls “uphill” at Magnetic Hill, the two colours of water at Nimmu. By lunch you are at Alchi (3,100 m), four hundred metres lower and noticeably warmer. There is a swing on a walnut tree. Parents go to see the old temple in turns, or all together before the light goes.',
      activities: ['Gurudwara Pathar Sahib', 'Magnetic Hill', 'Alchi village'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Orchard guest house, Alchi',
    },
    {
      title: 'Alchi: cooking and orchards with a farm family',
      description:
        'Nobody sits in a car until the afternoon. In the farmhouse kitchen the family shows how to pinch skyu and roll chutagi; each child cooks a bowl and most of them eat it. From late July there are apricots to shake down, in September apples to press. Later, those who want to can drive forty minutes to Rizong, a monastery tucked into a side valley, and come back to Alchi for stories by the stove.',
      activities: ['Cooking with a farm family', 'Fruit picking in season', 'Optional drive to Rizong'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Orchard guest house, Alchi',
    },
    {
      title: 'Likir’s gold Buddha and back to Leh',
      description:
        'On the way to Leh you turn off for Likir (3,700 m), where a Maitreya about as tall as a seven-storey house sits in the open, and a school of small monks is generally at play. If the river is at a safe level and the children are old enough, you can float from Phey to Nimmu with a guide, two hours of mild waves. Otherwise it is ice cream in the bazaar, a hunt for a yak-wool hat, and an early night.',
      activities: ['Likir monastery', 'Phey–Nimmu river float (seasonal)', 'Leh bazaar'],
      meals: ['breakfast', 'dinner'],
      stay: 'Garden hotel, Leh',
    },
    {
      title: 'Home from Leh, or on to Nubra',
      description:
        'Families with a flight to catch leave Leh after breakfast. Those with three more days are now as well prepared as anyone can be, and may go on over Khardung La to two nights in Nubra’s dunes, which we keep ready as an add-on until the evening before. We will say honestly if we think your youngest should not go. Pangong is not for children under ten: one sleeps there at 4,225 m.',
      activities: ['Airport transfer or Nubra extension'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private Innova or similar with one driver, fuel and parking, from arrival to departure',
    'Five nights in family or interconnecting rooms in Leh and Alchi',
    'Five breakfasts and five dinners; lunch on days 3 and 4 at Alchi',
    'Cooking session and orchard visit with a local family',
    'Oximeter, one oxygen can and the number of a Leh doctor who sees children',
    'A planner on the phone, who can change any day until the evening before',
  ],
  exclusions: [
    'Flights, and seats for infants on them',
    'River float, from about ₹1,400 a head by the operator, only if you go',
    'Lunches in Leh',
    'Monastery tickets, ₹50–100 each, if you go in',
    'The Nubra extension (from ₹14,500 per adult for two nights)',
    'Babysitting, which we can arrange for an evening if told early',
  ],
  faqs: [
    {
      question: 'From what age is Leh all right for children?',
      answer:
        'Many doctors agree to it from about two or three years if the child is well and you go slowly. Younger children cannot tell you what hurts and should sleep below 3,000 m, or lower if your doctor says so. Ask your doctor, and tell us of any heart, lung or ear trouble. On this plan you never sleep above 3,524 m.',
    },
    {
      question: 'How does the price work for a family of four?',
      answer:
        'The figure shown is per adult with two travelling. A third and fourth person in the same car bring it down by roughly a fifth. Children under 5 share your bed free. Children of 5 to 11 pay ₹12,500 for a mattress and meals.',
    },
    {
      question: 'What can be changed?',
      answer:
        'Nearly everything: hotel grade, number of nights, order of days, a bigger car with a seat for a nanny. Only the two nights in Leh at the start are fixed. If a flight lands late, we shift the plan by a day without charge wherever the hotels agree.',
    },
    {
      question: 'Will grandparents manage?',
      answer:
        'This is the gentlest Ladakh route we know. Ground-floor rooms are available, the car can reach the gate at Alchi and Likir, and no walk is compulsory. A cardiac check before the flight is wise over sixty-five.',
    },
    {
      question: 'Is food easy for small children?',
      answer:
        'Dal, rice, curd, eggs, pasta and plain chapati are on hand everywhere. Milk is mostly powdered or UHT. Cooks will boil and mash food if you show them how. Bring the biscuits your toddler is used to.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For children',
      essential: true,
      items: [
        'Hooded jacket and a sun hat each',
        'Paediatric paracetamol and rehydration salts',
        'Nasal drops for dry air',
        'Familiar snacks for the flight',
      ],
    },
    {
      category: 'For adults',
      essential: true,
      items: [
        'Warm layer for evenings',
        'Slip-on shoes',
        'Identity papers, including the children’s Aadhaar or school card',
      ],
    },
    {
      category: 'Play',
      essential: false,
      items: [
        'Colouring book or card game',
        'A ball; there is always a game to join',
        'Bubble wand, a success in every village',
      ],
    },
  ],
  packages: [
    {
      title: 'Two adults, family room',
      price: 36500,
      description: 'Per adult with two travelling, car of your own; children pay the child price',
    },
    {
      title: 'Two adults, with Nubra',
      price: 51000,
      description:
        'Two more nights, in Nubra, with the same car; the price is per adult, and we quote for children',
    },
  ],
  facts: {
    meet: {
      place: 'Leh airport, outside the arrivals hall; your driver waits with your name',
      time: '12:00 noon',
    },
    end: { place: 'Leh airport, departures; the car leaves after breakfast', time: '10:00 am' },
    airport: {
      name: 'Kushok Bakula Rimpochee Airport, Leh',
      transfer: 'About 5 km and 15 minutes to the hotel in Leh; your private car is included both ways',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer: 'About 420 km and two days by road over Zoji La, not included; most guests fly to Leh',
    },
    party: { smallest: 2, largest: 6 },
    team: 'The same driver on all six days, and a planner on the phone',
    ages: {
      from: 2,
      note: 'Ask your doctor about children under 5 at 3,524 m; river float from 10, if the operator agrees; over 65, a heart check first',
    },
    fitness:
      'Very easy: no pass, at most two and a half hours in the car a day, no walk compulsory. Highest bed Leh at 3,524 m, highest visit Likir at 3,700 m; Alchi is at 3,100 m.',
    nights: [
      {
        count: 2,
        place: 'Leh',
        room: 'Garden hotel',
        sharing: 'Family or interconnecting rooms',
        washroom: 'own',
      },
      {
        count: 2,
        place: 'Alchi',
        room: 'Orchard guest house',
        sharing: 'Family or interconnecting rooms',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Leh',
        room: 'Garden hotel',
        sharing: 'Family or interconnecting rooms',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 12000 },
    child: {
      from: 5,
      to: 11,
      price: 12500,
      note: 'For a mattress and meals; children under 5 share the parents’ bed free',
    },
    network:
      'Only postpaid SIMs work in Ladakh for visitors from other states. Jio, Airtel and BSNL cover Leh, Nimmu and Alchi; weak at Rizong. Hotels in Leh have Wi-Fi.',
    cash: 'ATMs in Leh, none to count on at Alchi. Carry about ₹3,000 for lunches and monastery tickets; UPI works in Leh.',
    power:
      'Mains power in Leh and Alchi, with cuts. Hotels in Leh keep a generator; bring a torch and a power bank.',
    insurance:
      'Not included. Take family travel insurance with medical cover at 3,500 m and for cancelled flights.',
    papers: [
      {
        what: 'Original Aadhaar, voter card or passport of each adult; Aadhaar or school card of each child',
        by: 'you',
        when: 'Carry them for the flight and hotels',
      },
      {
        what: 'Passport and visa of foreign nationals; no permit is needed between Leh and Alchi',
        by: 'you',
        when: 'Shown at hotels',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'leh', night: true },
    { place: 'thiksey' },
    { place: 'leh', night: true },
    { place: 'alchi', night: true },
    { place: 'likir' },
    { place: 'leh', night: true },
  ],
  difficulty: 'easy',
  tags: ['familySpecial', 'cultural'],
  cover: 'ladakh/valley-dusk',
  gallery: [
    'ladakh/valley-gold-pine-room',
    'ladakh/jeep-gold',
    'monastery-hall/dusk',
    'ladakh/summit-dusk',
    'ladakh/detail-2',
    'nubra/detail-2',
    'hill-bazaar/gold',
  ],
  captions: {
    night: 2,
    travel: 'By private Innova, with the same driver for six days',
    high: 'Alchi, two nights beside its old temples',
  },
}
