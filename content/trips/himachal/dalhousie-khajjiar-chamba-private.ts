import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'dalhousie-khajjiar-chamba-private',
  kind: 'customised',
  title: 'Dalhousie, Khajjiar and the Temples of Chamba',
  location: 'Chamba, Himachal Pradesh',
  region: 'North',
  duration: 'Flexible',
  months: [3, 4, 5, 6, 9, 10, 11],
  price: 19500,
  discount: 0,
  rating: 4.7,
  reviews: 2,
  description:
    'Most people see Dalhousie and Khajjiar and turn back at the meadow, twenty-odd kilometres short of the best part. Chamba town, on a shelf above the Ravi, has eleven hundred years of temples, a museum of miniatures and women who embroider both faces of a cloth at once. Our plan gives Chamba a day and a half, after two quiet nights on Dalhousie’s hills. It is private from Pathankot railway station onward, and you can change it: add a tent at Khajjiar, a third night in Chamba, Bharmour for temple lovers, or Dharamshala on the road home.',
  highlights: [
    'Lakshmi Narayan complex at Chamba, six stone shikharas in a row, the earliest from the tenth century',
    'Chamba rumal embroidery shown by the women who do it, front and back alike',
    'Cedar trail in Kalatop, from Lakkar Mandi to the old forest rest house',
    'Ridge walk to the Pholani Devi shrine on Dainkund',
    'Khajjiar early in the morning, when only sheep are on the meadow',
    'Chamba’s own kitchen: madra, chukh chilli relish and a dham on order',
  ],
  placesCovered: ['Pathankot', 'Dalhousie', 'Dainkund', 'Kalatop', 'Khajjiar', 'Chamba'],
  itinerary: [
    {
      title: 'From Pathankot up to Dalhousie',
      description:
        'Night trains from Delhi get into Pathankot around breakfast, and the car waits from 9 am; Amritsar airport is two and a half hours away and we fetch you there too. The hill road is about 85 km and three hours, by Dunera and Banikhet. Dalhousie (1,970 m) was laid out on five hills in 1854 and has kept its churches, its Tibetan wall paintings along Garam Sadak and its sleepiness. A level evening loop goes from Subhash Chowk to Gandhi Chowk, half an hour by one road, back by the other.',
      activities: ['Transfer to the hills', 'Garam Sadak stroll', 'St Francis church'],
      meals: ['dinner'],
      stay: 'Heritage bungalow, Dalhousie',
    },
    {
      title: 'Dainkund ridge and Kalatop forest',
      description:
        'Ten kilometres from Dalhousie, at Lakkar Mandi, a side road climbs towards the air force station. You walk the ridge first, unless the air force or, in March, snow has closed its road that day: it takes most of an hour on a stepped path to the temple on Dainkund (2,755 m), where the goddess is worshipped in the shape of trishuls. Ravi, Beas and Chenab country are all in sight from here. After a dhaba lunch at Lakkar Mandi walk three level kilometres into Kalatop sanctuary, dark with deodar, to its forest bungalow. Himalayan black bears live here, so sing a little to let them hear you.',
      activities: ['Dainkund ridge walk', 'Kalatop sanctuary', 'Charcoal-makers’ hamlet at Lakkar Mandi'],
      meals: ['breakfast', 'dinner'],
      stay: 'Heritage bungalow, Dalhousie',
    },
    {
      title: 'Khajjiar before 9 am, Chamba by lunch',
      description:
        'Start at 7 am and reach Khajjiar (1,920 m) before the zorbing starts. The pond has shrunk to reeds, but the bowl of grass and trees is as lovely as in the pictures, and the Khajji Nag temple has wooden figures of the Pandavas hanging from its roof. Then it is down nine hundred metres to the Ravi. In Chamba (1,000 m) the afternoon belongs to the Chaugan, a half-mile lawn where the town walks (its main part is shut for the grass to recover, usually from November or December to mid-April), and to the temples when the bells begin at 6 pm.',
      activities: ['Early meadow', 'Khajji Nag temple', 'Lakshmi Narayan at aarti time'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guesthouse near the Chaugan, Chamba',
    },
    {
      title: 'Chamba’s museum, embroidery and hilltop temple',
      description:
        'The Bhuri Singh Museum, founded in 1908, keeps the Pahari miniatures, fountain slabs and old rumals; two hours pass easily (it is shut on Mondays). Afterwards an embroiderer receives you at home and lets you try the double satin stitch, with no need to buy anything. Climb to Chamunda Devi to see the whole of Chamba and its rivers below. Dinner tonight can be a dham, the wedding meal of rajma madra, khatta and meetha bhat, eaten from leaf plates.',
      activities: ['Bhuri Singh Museum', 'Chamba rumal session', 'Chamunda Devi viewpoint', 'Dham dinner'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guesthouse near the Chaugan, Chamba',
    },
    {
      title: 'Chamba to Pathankot by the Chamera lake',
      description:
        'At 9 am the lower road leaves Chamba along the Ravi, which soon swells into the reservoir of the Chamera dam; boats are for hire when the water is up. You pass Banikhet, Dunera and the first mango trees, and reach Pathankot after about four hours and 120 km, by 2 pm with halts. Evening trains to Delhi and Jammu are convenient. Alternatively stay with the car as far as Amritsar, two and a half hours more, or to Dharamshala, three hours, and leave the hills slowly.',
      activities: ['Chamera reservoir', 'Drop at Pathankot or beyond'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Car and driver from Pathankot and back, with parking and hill taxes paid',
    'Two nights in an old Dalhousie bungalow and two in Chamba town',
    'Four breakfasts and four dinners including the dham',
    'Half-day with a Chamba historian as guide',
    'Home visit to a rumal embroiderer, with her fee',
    'Entry to Kalatop sanctuary on foot',
  ],
  exclusions: [
    'Railway or air tickets',
    'Boating at Chamera and pony hire at Khajjiar',
    'Vehicle pass for driving into Kalatop instead of walking',
    'Ticket of the Bhuri Singh Museum, if you visit it',
    'Chamba rumals that you buy, from ₹1,500',
  ],
  faqs: [
    {
      question: 'How can we make the trip longer?',
      answer:
        'Bharmour, with its eighty-four shrines at about 2,150 m, is 60 km and three rough hours beyond Chamba; give it one night or two. Or go south to Dharamshala. Both fit into a week. Saach Pass towards Pangi is another trip altogether, possible from July to early October only.',
    },
    {
      question: 'What if we have only three days?',
      answer:
        'Then we plan one night in Dalhousie and one in Chamba, with Khajjiar in between. The forest day is left out. The price then starts at about ₹13,000 each.',
    },
    {
      question: 'Is there snow in winter?',
      answer:
        'Dalhousie gets a few falls in January and February and the Khajjiar road then closes at Lakkar Mandi, sometimes for weeks. Chamba stays open by the lower road. For winter trips, call us; we plan them week by week.',
    },
    {
      question: 'Should we come for the Minjar fair in spite of the rain?',
      answer:
        'It starts on a Sunday in the last part of July, a week of silk tassels, music and procession to the Ravi. Landslides can block the roads, but if your dates are flexible we will gladly arrange it.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Clothing',
      essential: true,
      items: [
        'Layers: Dalhousie is some degrees colder than Chamba',
        'Walking shoes and warm socks',
        'Modest wear for shrines',
      ],
    },
    {
      category: 'Practical',
      essential: true,
      items: [
        'Identity for hotel registers',
        'Cash for craftspeople, who seldom take cards',
        'Raincoat in March, June and September',
      ],
    },
    {
      category: 'Extra',
      essential: false,
      items: ['Magnifying glass for the miniatures in the museum', 'Picnic knife and flask'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 19500,
      description: 'Per person: bungalow in Dalhousie, guesthouse in Chamba, own car',
    },
    {
      title: 'Two travellers, a room each',
      price: 25500,
      description: 'Separate rooms in Dalhousie and Chamba; the car is shared by the two',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Pathankot Cantt railway station, main exit', time: '9:00 am' },
    end: { place: 'Pathankot Cantt railway station', time: '2:00 pm' },
    airport: {
      name: 'Amritsar',
      transfer:
        'Two and a half hours to Pathankot; our car fetches you there too. Kangra (Gaggal) is nearer but has few flights',
    },
    railhead: { name: 'Pathankot Cantt', transfer: 'The car waits at the station; included' },
    party: { smallest: 2, largest: 6 },
    team: 'A private driver throughout, and a Chamba historian as guide for half a day',
    ages: {
      from: 3,
      note: 'The hill roads are winding. For weak knees the Dainkund steps can be left out',
    },
    fitness:
      'Day 2: most of an hour up a stepped path to Dainkund (2,755 m), then 3 level km each way in Kalatop. Longest drive four hours. Highest sleep 1,970 m.',
    nights: [
      { count: 2, place: 'Dalhousie', room: 'Heritage bungalow', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Chamba', room: 'Guesthouse near the Chaugan', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 6000 },
    child: { from: 5, to: 11, price: 12700, note: 'With a mattress in the parents’ room' },
    network:
      'Jio and Airtel work in Dalhousie and Chamba; the signal drops in Kalatop, at Khajjiar and along the Ravi.',
    cash: 'ATMs in Pathankot, Dalhousie and Chamba. Embroiderers and village shops seldom take cards.',
    power: 'Ordinary sockets; short power cuts in storms. Old bungalows have few points in a room.',
    insurance: 'Not included. Ordinary travel insurance is enough for this trip.',
    papers: [
      {
        what: 'Government photo ID for every guest, for hotel registers',
        by: 'you',
        when: 'At each check-in',
      },
      { what: 'Entry to Kalatop sanctuary on foot', by: 'us', when: 'At the gate on day 2' },
    ],
    payLocally: [],
  },
  route: [
    { place: 'pathankot' },
    { place: 'dalhousie', night: true },
    { place: 'dainkund' },
    { place: 'dalhousie', night: true },
    { place: 'khajjiar' },
    { place: 'chamba', night: true },
    { place: 'pathankot' },
  ],
  difficulty: 'easy',
  tags: ['cultural'],
  cover: 'himachal-pradesh/day',
  gallery: [
    'himachal-pradesh/gold-garden-room',
    'hill-road/gold',
    'forest-trail/day',
    'himachal-pradesh/detail-1',
    'himachal-pradesh/detail-2',
    'himachal-pradesh/dusk',
  ],
  captions: {
    night: 1,
    travel: 'By car with driver, from Pathankot and back',
    high: 'The cedar trail in Kalatop',
  },
}
