import type { TripContent } from '../../schema.ts'
import { thaiVisa, thaiVisaPaper } from '../../thai-visa.ts'

export const trip: TripContent = {
  id: 'chiang-mai-pai-private',
  kind: 'customised',
  title: 'Chiang Mai and Pai, at Your Own Pace',
  location: 'Chiang Mai & Pai, Thailand',
  country: 'Thailand',
  duration: 'Flexible',
  months: [10, 11, 12, 1, 2],
  price: 46500,
  discount: 0,
  rating: 4.8,
  reviews: 1,
  description:
    'Northern Thailand without a beach in sight: a moated city of teak temples, the country’s highest summit, and a slow river town at the end of 762 bends. Come between October and mid-February, when the air is mostly clear; nights fall to 12–15°C in December and January. From late February to April farmers burn stubble and the haze can be as bad as a Delhi November, so we do not sell those weeks. Your driver-guide stays with you throughout; you can replace a temple with a cooking class, stay two more nights in Pai, or go on to Chiang Rai.',
  highlights: [
    'Doi Suthep at 6 am, with monks chanting and hardly anyone else on the naga stairs',
    'Kew Mae Pan, the cloud-forest loop near Doi Inthanon’s summit, open from November',
    'A bamboo raft by lantern light through Tham Lot, and the evening swarm of swifts',
    'A vegetarian khao soi lesson with a cook from the old city, coconut broth and all',
    'An elephant sanctuary where you watch from a distance: no riding, no bathing, no tricks',
  ],
  placesCovered: ['Chiang Mai old city', 'Doi Suthep', 'Doi Inthanon', 'Pai', 'Pai Canyon', 'Tham Lot'],
  itinerary: [
    {
      title: 'Arrive in Chiang Mai, evening in the old city',
      description:
        'There are few direct flights from India, so most guests change in Bangkok and land in Chiang Mai after another hour and a quarter. The airport is fifteen minutes from the moat. Once rested, walk with your guide from Wat Chedi Luang’s broken brick tower to Wat Phra Singh, then sit down to a vegetable gaeng hang lay. If it is Sunday, the walking street closes Ratchadamnoen Road to traffic and the temples’ courtyards become food courts.',
      activities: ['Airport pick-up', 'Old-city temple walk', 'Sunday walking street when dates match'],
      meals: ['dinner'],
      stay: 'Boutique hotel inside the moat, Chiang Mai',
    },
    {
      title: 'Doi Suthep at dawn, a cooking class in Chiang Mai',
      description:
        'Early risers leave at 5:30 am for Doi Suthep, a half-hour climb through forest and then some three hundred steps between tiled serpents. The gilded chedi catches the first sun and Chiang Mai lies below, some days in haze and some days clear. Late sleepers go at sunset instead. From 10 am you shop at a neighbourhood market and cook: green curry paste pounded in a mortar, khao soi with tofu, mango sticky rice. The afternoon is free: go to Nimman for its cafés, or to the silver temple of Wat Sri Suphan.',
      activities: ['Doi Suthep', 'Market visit and cooking class', 'Wat Sri Suphan'],
      meals: ['breakfast', 'lunch'],
      stay: 'Boutique hotel inside the moat, Chiang Mai',
    },
    {
      title: 'Doi Inthanon, the highest summit of Thailand',
      description:
        'You drive two hours south-west to Doi Inthanon (2,565 m), where it may be 6°C at the top while Chiang Mai is warm. A Hmong guide leads the Kew Mae Pan trail, about three kilometres of mossy forest and then open ridge; it is usually shut from June to October for regeneration, and in October you walk the short Ang Ka boardwalk by the summit instead. Stop at the twin royal chedis and at Wachirathan falls, loud even in January. Lunch is at the Hmong market: roasted chestnuts, sticky rice, and strawberries in their season. You are back by dark, or you stay in a Karen village homestay at Mae Klang Luang.',
      activities: ['Kew Mae Pan trail', 'Royal chedis', 'Wachirathan waterfall'],
      meals: ['breakfast', 'lunch'],
      stay: 'Boutique hotel inside the moat, Chiang Mai',
    },
    {
      title: 'Chiang Mai to Pai by a road of 762 bends',
      description:
        'The drive on Route 1095 is only about 130 km but takes three and a half hours, with a halt at Mok Fa waterfall and another for coffee at the ridge. Take your motion-sickness tablet before Mae Taeng, not after. Pai (510 m) lies in a bowl of rice and garlic fields. Check into a cottage by the river, cross the bamboo bridge of Kho Ku So on foot, and end on the narrow ridge paths of Pai Canyon at sunset. The edges crumble, so hold children by the hand.',
      activities: ['Scenic drive', 'Kho Ku So bamboo bridge', 'Pai Canyon at sunset'],
      meals: ['breakfast'],
      stay: 'Riverside cottage, Pai',
    },
    {
      title: 'Tham Lot: a bamboo raft through the cave',
      description:
        'The road north-west from Pai climbs to the Kiew Lom viewpoint, then falls to Soppong and Tham Lot, some fifty kilometres in all. A Shan guide lights a paraffin lamp and poles you through the hill on a bamboo raft, stopping for chambers that hold ancient teak log coffins. Ask to stay until dusk, when swifts pour in as bats pour out. If you would rather rest, or if high water stops the rafts in October, trade this for the Tha Pai hot springs and a slow lunch in the fields.',
      activities: ['Tham Lot by raft', 'Kiew Lom viewpoint', 'Hot springs as an alternative'],
      meals: ['breakfast', 'lunch'],
      stay: 'Riverside cottage, Pai',
    },
    {
      title: 'Pai to Chiang Mai, with elephants on the way',
      description:
        'Leave Pai by 7 am. On the way down we turn off in the Mae Taeng valley to an observation-only sanctuary, where rescued logging elephants forage and you watch from a raised walkway; expect mud and quiet, and no photographs beside the animals. Lunch there is a vegetarian spread. The last hour brings you to Chiang Mai airport for an evening flight via Bangkok. Those with time keep a sixth night in town and shop for indigo and celadon on Tha Phae Road.',
      activities: ['Observation-only elephant sanctuary', 'Drive to Chiang Mai airport'],
      meals: ['breakfast', 'lunch'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private SUV with fuel, parking and an English-speaking driver-guide from arrival to departure',
    'Five nights in double rooms with breakfast: three in Chiang Mai and two in Pai',
    'Entry to Doi Inthanon park and Tham Lot, the compulsory local trail and cave guides, and the raft',
    'Half-day vegetarian cooking class with market visit',
    'Visit to an observation-only elephant sanctuary, with lunch',
    'Two rounds of changes to the plan before you travel, free of charge',
  ],
  exclusions: [
    'Flights from India and between Bangkok and Chiang Mai, which we can book on request',
    'A Thai visa on arrival, should Indians need one on your date: about ₹5,800 (2,000 baht in earlier years)',
    'Small entries on the way (temples, royal chedis, Mok Fa waterfall, bamboo bridge), about 400 baht (₹1,160) per person in all',
    'Lunches and dinners that the day plan does not list',
    'Tickets for the Yi Peng lantern release in November, which sell out months ahead',
    'Villa in the Mae Rim hills, ₹6,500 a night for two, unless your package has it',
  ],
  faqs: [
    {
      question: 'How can the trip be changed?',
      answer:
        'Freely. Popular changes are an extra night in Pai, a day at Chiang Rai’s White Temple (three hours each way, better with a stay), a better hotel, or a Karen homestay for the Inthanon night. The price changes with hotels and days of car hire; the guide stays the same.',
    },
    {
      question: 'Is the mountain road hard on the stomach?',
      answer:
        'Yes, for some. There really are that many bends, and the driver takes them gently with two stops. Sit in front, eat ginger, skip the heavy breakfast. There is no train and no regular flight to Pai.',
    },
    {
      question: 'Is there food beyond curry for vegetarians?',
      answer:
        'Chiang Mai is one of the easiest cities in Asia for it: dozens of jay and vegan kitchens, several Indian ones, and soy versions of the northern dishes. Ask for “jay”, the Thai word for food without meat, fish or egg. Pai has vegetarian cafés and good bakeries. Villages offer rice, omelette and greens.',
    },
    {
      question: 'When is the lantern festival?',
      answer:
        'Yi Peng and Loy Krathong fall on the full moon of the twelfth Thai month, usually in November. Krathong boats on the Ping are free to watch; sky lanterns are restricted to set places and hours because of aircraft. Book four months ahead for that week, and expect hotels to cost double.',
    },
    {
      question: 'Do we need a visa?',
      answer: `Probably. ${thaiVisa} The digital arrival card, free and filled in online before landing, is needed in any case.`,
    },
  ],
  thingsToCarry: [
    {
      category: 'Warm layer',
      essential: true,
      items: ['Fleece and a windproof for the Inthanon summit', 'Socks; temple floors are cold at dawn'],
    },
    {
      category: 'On foot',
      essential: true,
      items: [
        'Shoes with grip for the ridge and canyon',
        'Small daypack',
        'Avomine or similar for Route 1095',
      ],
    },
    { category: 'Respectful dress', essential: true, items: ['Covered shoulders and knees for every wat'] },
    {
      category: 'Extras',
      essential: false,
      items: [
        'Mask for a smoky day',
        'International driving permit if you want to hire a scooter; insurers refuse claims without one',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 46500,
      description: 'Two to a room; the Chiang Mai hotel is inside the moat',
    },
    {
      title: 'Villa in the Mae Rim hills',
      price: 56250,
      description: 'The three Chiang Mai nights in a hill villa outside the city; Pai the same',
    },
  ],
  facts: {
    meet: {
      place: 'Arrivals hall, Chiang Mai International Airport: your driver-guide waits with your name',
      time: '2:00 pm',
    },
    end: { place: 'Departures, Chiang Mai International Airport', time: '4:00 pm' },
    airport: {
      name: 'Chiang Mai International (CNX)',
      transfer: 'You are met there: about 15 minutes by private car to the old city, included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'One English-speaking driver-guide throughout, with local guides on the Kew Mae Pan trail and in Tham Lot.',
    ages: { from: 5, note: 'Hold children by the hand at Pai Canyon. The 762 bends trouble some stomachs.' },
    fitness:
      'Hardest is day three: about two hours by car each way and 3 km on foot near Doi Inthanon (2,565 m), where it may be 6°C. In this plan the highest night is Pai (510 m).',
    nights: [
      {
        count: 3,
        place: 'Chiang Mai',
        room: 'Boutique hotel inside the moat',
        sharing: 'Double',
        washroom: 'own',
        examples: ['De Naga Hotel'],
      },
      {
        count: 2,
        place: 'Pai',
        room: 'Riverside cottage',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Pai Village Boutique Resort'],
      },
    ],
    singleRoom: { more: 10500 },
    child: { from: 5, to: 11, price: 31500, note: 'On an extra bed in the parents’ room.' },
    network:
      'Good 4G in Chiang Mai and Pai, gaps on Route 1095 and at Tham Lot. AIS reaches furthest; SIM at the airport or an Indian roaming pack.',
    cash: 'About 600 baht a day each for open meals and small entries. ATMs in Chiang Mai and Pai take a fee of over 200 baht; villages want cash.',
    power:
      '230 V, sockets mostly of types A, B and C: two-pin chargers fit, three-pin Indian plugs need an adaptor. Short cuts are possible in Pai.',
    insurance:
      'Required, not included: buy overseas medical cover; a hired scooter is covered only with a valid licence and permit.',
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
      {
        what: 'Temple, royal chedi, waterfall and bamboo-bridge entries (approximate)',
        paidTo: 'Doi Suthep, old-city temples, royal chedis, Mok Fa waterfall and Kho Ku So',
        rupees: 1160,
        foreign: { amount: 400, currency: 'THB' },
      },
    ],
  },
  route: [
    { place: 'chiang-mai', night: true },
    { place: 'doi-suthep-temple' },
    { place: 'doi-inthanon' },
    { place: 'chiang-mai', night: true },
    { place: 'pai-thailand', night: true },
    { place: 'tham-lot' },
    { place: 'pai-thailand', night: true },
    { place: 'chiang-mai' },
  ],
  difficulty: 'easy',
  tags: ['international', 'cultural', 'winter'],
  cover: 'night-market/night',
  gallery: [
    'thailand/wat-dusk-garden-room',
    'green-road/dawn',
    'thailand/wat-gold',
    'thailand/wat-night-lanterns',
    'thailand/wat-day-balcony',
    'thailand/wat-dusk',
  ],
  captions: {
    night: 1,
    travel: 'By private SUV with a driver-guide',
    high: 'Temples at first light, Doi Suthep at 6 am',
  },
}
