import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'jaisalmer-bikaner-private',
  kind: 'customised',
  title: 'Bikaner, the Cranes of Khichan and Jaisalmer',
  location: 'Bikaner and Jaisalmer, Rajasthan',
  region: 'West',
  duration: 'Flexible',
  months: [10, 11, 12, 1, 2, 3],
  price: 32500,
  discount: 0,
  rating: 4.7,
  reviews: 2,
  description:
    'This trip goes to the far north-west of Rajasthan and suits people who have already seen the lakes and palaces. Bikaner has the finest painted rooms of any fort in the state and hardly a queue. Between it and Jaisalmer lies Khichan, a village that feeds some thousands of wild cranes every winter morning. Then comes the sand. You travel six days by private car, one way, and we choose a camp far from the loudspeakers. You may cut a night, add Jodhpur or travel the route backwards.',
  highlights: [
    'Junagarh’s Anup Mahal and Badal Mahal, gold leaf and blue rainclouds inside a fort never seriously stormed',
    'Demoiselle cranes over the rooftops of Khichan, from autumn to early March',
    'Deshnok, where rats are holy, and you go in wearing socks',
    'Camel’s-milk kulfi at the research farm outside Bikaner',
    'A private tent beyond Sam with dinner laid on a carpet, and no neighbours within earshot',
    'Jaisalmer’s Patwa houses, with a guide who explains how they were built',
  ],
  placesCovered: ['Bikaner', 'Deshnok', 'Khichan', 'Jaisalmer', 'Kuldhara', 'Sam dunes'],
  itinerary: [
    {
      title: 'Bikaner, city of red stone and bhujia',
      description:
        'Trains from Delhi arrive several times a day, and a short flight runs on some days. Late in the afternoon a tonga takes you round the Rampuria havelis of Bikaner, a street of dulmera sandstone carved like lace and painted with portraits of European kings. The frying of bhujia goes on behind every second door; try it hot; it is made with moth beans and a good deal of chilli. Dinner is in the old cantonment.',
      activities: ['Arrival transfer', 'Rampuria havelis by tonga', 'Bhujia tasting in the old city'],
      meals: ['dinner'],
      stay: 'Red-sandstone heritage hotel, Bikaner',
    },
    {
      title: 'Bikaner: Junagarh Fort, Deshnok and the camel farm',
      description:
        'You enter Junagarh at 10 am, with time for the cloud-painted Badal Mahal and a First World War biplane in the Durbar hall. Deshnok is 30 km south: in Karni Mata’s temple, behind silver doors, thousands of small brown rats drink milk. The temple is clean, and you may skip it. The camel research farm lets in visitors in the afternoon, as the herd comes home, and its parlour sells kulfi made from the milk. You are back in Bikaner by dusk.',
      activities: ['Junagarh Fort', 'Karni Mata temple at Deshnok', 'Camel research farm'],
      meals: ['breakfast'],
      stay: 'Red-sandstone heritage hotel, Bikaner',
    },
    {
      title: 'Bikaner to Jaisalmer past the cranes of Khichan',
      description:
        'Leave before 7 am with a packed breakfast. Khichan is 165 km off, under three hours, and by late morning the demoiselle cranes have fed and gathered at the village ponds, grey and murmuring. A local watcher finds you a roof to see from. After a lunch of kadhi and bajra roti in Phalodi, the road runs on past Ramdevra to Jaisalmer, another three hours through thorn scrub. The fort shows first as a crease on the horizon.',
      activities: ['Cranes at Khichan', 'Lunch in Phalodi', 'Desert drive'],
      meals: ['breakfast', 'lunch'],
      stay: 'Haveli hotel facing the fort, Jaisalmer',
    },
    {
      title: 'Jaisalmer Fort, Patwon ki Haveli and Bada Bagh',
      description:
        'A conservation-minded guide walks you through Jaisalmer Fort early: the Jain temples of the fifteenth century, the tall palace of the rulers, the gutters that now leak into the hill. Patwon ki Haveli follows, five houses for five sons, with balconies that seem to be cut from soap. Keep the hot hours for a nap. Before sunset the cenotaphs of Bada Bagh stand in rows before modern wind turbines, an odd and photogenic pairing.',
      activities: ['Jaisalmer Fort and Jain temples', 'Patwon ki Haveli', 'Bada Bagh at sunset'],
      meals: ['breakfast'],
      stay: 'Haveli hotel facing the fort, Jaisalmer',
    },
    {
      title: 'Kuldhara, and a private tent beyond Sam dunes',
      description:
        'Check out late. The jeep stops at Kuldhara for its empty streets, then leaves the tarmac beyond Sam dunes for a private pitch: one tent with a bed and a bathroom, one cook, one camel man. You can ride or climb the nearest crest as the light goes copper. Laal maas or ker sangri is cooked in a pit. After the fire dies down, lie back; on moonless nights in winter Orion looks near enough to touch.',
      activities: ['Kuldhara', 'Private camp', 'Camel ride or dune walk', 'Dinner under the stars'],
      meals: ['breakfast', 'dinner'],
      stay: 'Private tented camp beyond Sam dunes',
    },
    {
      title: 'Sunrise in the desert, then Jaisalmer and home',
      description:
        'Tea arrives at the tent flap before sunrise, and foxes’ prints go round it. You are in Jaisalmer by 10 am for the flight, or for a last hour among the puppet sellers at Gadisar before the afternoon train. If you want the car to carry on, Jodhpur lies five hours east by way of Osian’s eighth-century temples, and we would gladly add two nights there.',
      activities: ['Sunrise tea', 'Gadisar lake', 'Departure or on to Jodhpur'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Air-conditioned sedan from Bikaner station to Jaisalmer airport, with a driver who knows the Phalodi road',
    'Five nights for two: heritage hotels and one private tent with attached bath',
    'Breakfast daily, lunch in Phalodi, dinners on the first and fifth evenings',
    'Guides at Junagarh and in Jaisalmer Fort; a bird watcher at Khichan',
    'Tonga in Bikaner, jeep and camel in the desert',
  ],
  exclusions: [
    'Tickets to Bikaner and out of Jaisalmer',
    'Fort and museum tickets, about ₹600 in all for Indian visitors; camera fees',
    'Meals not listed above',
    'Musicians at the camp, if you would like them, ₹3,500 for three',
    'A donation to the Khichan feeding house, as you wish',
  ],
  faqs: [
    {
      question: 'When exactly are the cranes there?',
      answer:
        'The first come in from Mongolia and Central Asia around early September and the last leave in March. Numbers are highest from November to February. To watch the feeding itself you must be in Khichan soon after sunrise, which means sleeping in Phalodi; we arrange that in place of the second Bikaner night.',
    },
    {
      question: 'Is it sensible to skip the rat temple?',
      answer:
        'Yes, and plenty of visitors do. The driver can go straight from Junagarh to the royal cenotaphs at Devi Kund Sagar, which are peaceful and nearly always empty.',
    },
    {
      question: 'How private is the camp?',
      answer:
        'Your tent stands alone, about four kilometres from the commercial camps. The crew sleep beyond the next dune. There is a bathroom tent with running warm water by bucket boiler, solar lamps, and no generator. Families can have two or three tents together.',
    },
    {
      question: 'Can the hotels be changed?',
      answer:
        'Each stop has a simpler and a grander choice. Guest houses bring the total to around ₹24,000 a head; the palace hotel in Bikaner and a suite in Jaisalmer take it above ₹60,000. Tell us your budget and we plan for it.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Essentials',
      essential: true,
      items: [
        'Socks you can throw away after Deshnok',
        'Down jacket for winter nights on the sand',
        'Identity card for police registers near the border',
      ],
    },
    {
      category: 'For birds and stars',
      essential: false,
      items: ['Binoculars', 'Star-map app downloaded beforehand', 'Tripod'],
    },
    {
      category: 'Health',
      essential: true,
      items: [
        'Moisturiser and eye drops for dry wind',
        'Your usual medicines; chemists are sparse between towns',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 32500,
      description: 'Two sharing: heritage hotel in Bikaner, haveli hotel in Jaisalmer, private tent',
    },
    {
      title: 'Palace hotel and suite',
      price: 61500,
      description: 'Two sharing: palace hotel in Bikaner and a suite in Jaisalmer; car and tent the same',
    },
  ],
  facts: {
    meet: {
      place: 'Bikaner railway station, exit, or Bikaner airport, at your own arrival',
      time: '3:00 pm',
    },
    end: { place: 'Jaisalmer airport or railway station', time: '11:00 am' },
    airport: {
      name: 'Bikaner (Nal)',
      transfer:
        'About 15 km, 25 minutes; your car meets you, included. Few flights; Jodhpur airport is 250 km away.',
    },
    railhead: {
      name: 'Bikaner Junction',
      transfer: 'The meeting place itself; your car meets the train, included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'Your own driver, guides at Junagarh and in Jaisalmer Fort, a bird watcher at Khichan, a cook and a camel man at the camp.',
    ages: { from: 5, note: 'Nights on the sand are cold for small children from December to February.' },
    fitness:
      'Easy: walks of one to two hours, a short camel ride or dune climb, one road day of about 335 km, broken at Khichan and Phalodi.',
    nights: [
      {
        count: 2,
        place: 'Bikaner',
        room: 'Red-sandstone heritage hotel',
        sharing: 'Double',
        washroom: 'own',
      },
      {
        count: 2,
        place: 'Jaisalmer',
        room: 'Haveli hotel facing the fort',
        sharing: 'Double',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Beyond Sam dunes',
        room: 'Private tent with bathroom',
        sharing: 'Double',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 14500 },
    child: { from: 5, to: 11, price: 20900, note: 'On an extra bed in the parents’ room and tent.' },
    network:
      'All networks work in Bikaner, Phalodi and Jaisalmer; gaps on the desert road, little or none at the camp.',
    cash: 'Cash machines in Bikaner, Phalodi and Jaisalmer; do not count on one at Khichan or in the sand. Keep notes of ₹10 to ₹100.',
    power:
      'Regular electricity in the hotels. The camp has solar lamps and no generator: charge phones before.',
    insurance: 'None is included. An ordinary domestic travel policy is enough.',
    papers: [
      { what: 'Photo ID, original', by: 'you', when: 'At every hotel; noted for the police near the border' },
      {
        what: 'Foreigners: passport and visa; parts of Bikaner and Jaisalmer districts near the border are closed to them',
        by: 'you',
        when: 'Carry them; for foreign guests the camp stands where the district allows',
      },
    ],
    payLocally: [
      {
        what: 'Tickets at Junagarh, the camel farm, Patwon ki Haveli, Bada Bagh and Kuldhara, about',
        paidTo: 'The ticket windows on the way, Indian rate',
        rupees: 600,
      },
    ],
  },
  route: [
    { place: 'bikaner', night: true },
    { place: 'deshnok' },
    { place: 'bikaner', night: true },
    { place: 'khichan' },
    { place: 'jaisalmer', night: true },
    { place: 'kuldhara' },
    { place: 'sam-dunes', night: true },
    { place: 'jaisalmer' },
  ],
  difficulty: 'easy',
  tags: ['cultural', 'wildlife'],
  cover: 'rajasthan/camp-dusk',
  gallery: [
    'jaisalmer/gold-haveli-room',
    'desert-road/day',
    'jaisalmer/detail-1',
    'jaisalmer/dusk',
    'rajasthan/marble-day',
    'jaisalmer/detail-2',
  ],
  captions: {
    night: 2,
    travel: 'By air-conditioned sedan from Bikaner to Jaisalmer',
    high: 'Jaisalmer’s fort, and the Patwa houses below it',
  },
}
