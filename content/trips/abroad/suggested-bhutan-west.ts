import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'suggested-bhutan-west',
  kind: 'suggested',
  title: 'Western Bhutan: Thimphu, Punakha and the Tiger’s Nest',
  location: 'Paro, Thimphu & Punakha, Bhutan',
  country: 'Bhutan',
  duration: '6D/5N',
  months: [2, 3, 4, 5, 9, 10, 11, 12],
  price: 46075,
  discount: 5,
  rating: 4.8,
  reviews: 2,
  description:
    'A first route through Bhutan for those flying into Paro: the capital, a warm valley with its dzong between two rivers, and the cliff monastery left to the last full day, when your lungs have had four nights to get used to the height. Every Indian adult pays a Sustainable Development Fee of ₹1,200 a night, which this price contains. Mornings are clear from October to December; rhododendrons redden the passes in April; February and March are cold with festivals. We leave out June to August, when cloud sits on the valleys and the paths are mud.',
  highlights: [
    'The walk to Taktsang, more than 800 m above the Paro valley, begun at 7 am in cool shade',
    'Punakha Dzong at the meeting of the Pho Chhu and Mo Chhu, jacarandas before it in spring',
    'Dochula’s 108 chortens, with Bhutan’s highest snows in line on a clear winter morning',
    'Lunch in a farmhouse: red rice, kewa datshi and buttered tea you are free to decline',
    'The landing at Paro, hand-flown between ridges in daylight only',
    'Fee, entry permit and licensed guide settled in one price',
  ],
  placesCovered: ['Paro', 'Thimphu', 'Dochula', 'Punakha', 'Chimi Lhakhang', 'Taktsang', 'Chele La'],
  itinerary: [
    {
      title: 'Land at Paro, drive to Thimphu',
      description:
        'From Delhi sit on the left to see Everest. The flight is about two and a quarter hours, from Kolkata little over one, and in the last minutes the pilots fly by eye through a narrow valley. Immigration stamps the permit on the spot. A guide in a gho and a driver meet you at Paro (2,280 m) and follow the river for an hour and a quarter, with a stop at the iron-chain bridge of Tachog. At Thimphu (2,330 m) climb stairs slowly today. Stroll Norzin Lam at 6 pm.',
      activities: ['Flight into Paro', 'Tachog Lhakhang bridge', 'Evening walk on Norzin Lam'],
      meals: ['dinner'],
      stay: '3-star hotel, Thimphu',
    },
    {
      title: 'Thimphu: Buddha, takin, archery',
      description:
        'The seated bronze Buddha at Kuensel Phodrang, fifty-one metres tall, looks over Thimphu from the south. Go there first. Then see the takin, an animal that looks half goat and half cow; legend says that a saint put it together from both. At the memorial chorten old people circle with beads all day. After lunch see paper made from daphne bark, the weaving centre, and if there is a match at Changlimithang, archers at 145 m. Tashichho Dzong opens to visitors late in the afternoon.',
      activities: ['Buddha Dordenma', 'Motithang takin preserve', 'Tashichho Dzong'],
      meals: ['breakfast', 'lunch'],
      stay: '3-star hotel, Thimphu',
    },
    {
      title: 'Over Dochula to Punakha',
      description:
        'Leave by 8 am for the pass: at Dochula (3,100 m) the chortens can be frosted in December and, if cloud holds off, Masagang stands to the north and Gangkhar Puensum to the north-east. It can snow here in winter. The road drops 1,800 m through magnolia and banana to Punakha (1,240 m), three hours in all. Walk twenty minutes across fields to Chimi Lhakhang, temple of the Divine Madman; the phalluses painted on farmhouse walls are protection, and are not a joke to the owners.',
      activities: ['Dochula chortens', 'Field walk to Chimi Lhakhang'],
      meals: ['breakfast', 'dinner'],
      stay: 'Valley-view hotel, Punakha',
    },
    {
      title: 'Punakha Dzong, then over the pass to Paro',
      description:
        'Six storeys of whitewash and carved window rise where two rivers join; kings are crowned in Punakha, and the head abbot winters here with his monks. Cross the cantilever bridge at 9 am with sleeves down and hats off. Beyond it a suspension bridge swings over the Pho Chhu for 160 m or more. An easy raft float on the Mo Chhu can be added from November to April. Drive back after a farmhouse lunch, four hours over the pass to Paro, where you unpack for two nights.',
      activities: ['Punakha Dzong', 'Suspension bridge', 'Optional rafting', 'Drive to Paro'],
      meals: ['breakfast', 'lunch'],
      stay: '3-star hotel, Paro',
    },
    {
      title: 'The climb to Taktsang',
      description:
        'From the car park at 2,600 m the path gains some 500 m to a lookout, then goes down and up seven hundred steps to Taktsang (3,120 m). Reckon on two to three hours up and two down. Ponies go half the way, up only. Phones and bags stay in lockers at the gate; inside are butter lamps, rock and silence. The cafeteria halfway does a vegetarian buffet. You are back in Paro by 3 pm, and a hot-stone bath in a wooden tub is worth its price.',
      activities: ['Hike to the Tiger’s Nest', 'Cafeteria lunch', 'Hot-stone bath'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: '3-star hotel, Paro',
    },
    {
      title: 'Fly home from Paro, after Chele La if time allows',
      description:
        'Most departures are before 12 noon, in which case you have breakfast and go to the airport. With a later one, leave Paro at 6 am for Chele La (3,988 m by its sign), ninety minutes of larch and prayer flags with Jomolhari to the north; stay twenty minutes, and do not run at this height. Otherwise the seventh-century Kyichu Lhakhang, where two orange trees are said to fruit all year, is close to the town. Keep some cash for Bhutanese red rice and chilli from Paro’s market.',
      activities: ['Chele La or Kyichu Lhakhang', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Sustainable Development Fee for five nights (₹6,000) at the Indian adult rate',
    'Entry permit for Bhutan and route permit for Punakha',
    'Five nights in hotels, two to a room: two in Thimphu, one in Punakha, two in Paro',
    'Licensed Bhutanese guide, and a private car with driver and fuel throughout',
    'Entry tickets for all monuments in the plan, Taktsang included',
    'Five breakfasts, three lunches and three dinners',
  ],
  exclusions: [
    'Flights to Paro, about ₹17,000 to ₹32,000 return by city',
    'Pony to the halfway cafeteria, about Nu 1,500',
    'Hot-stone bath, rafting and archery',
    'Dinner on days 2 and 4 and lunch on days 1 and 3, ₹300 to 500 each',
    'Travel insurance, and tips for guide and driver',
  ],
  faqs: [
    {
      question: 'Do Indians need a passport or a visa?',
      answer:
        'No visa, but an entry permit. For it you need a passport valid for six months or an original voter identity card. Aadhaar is not accepted. Children without passports carry a birth certificate and travel with a parent. We apply before you travel, so on arrival you only get a stamp. The papers asked for may change, so check before you book.',
    },
    {
      question: 'How does the fee work for children?',
      answer:
        'Children under six pay nothing. From 6 to 11 years the fee is half, ₹600 a night; from 13 it is the full ₹1,200; for children of 12 ask us. It is counted by nights in Bhutan, and pays for schools, hospitals and forests. The fee is in our prices.',
    },
    {
      question: 'Can we enter by road instead?',
      answer:
        'Yes, from Bagdogra or Hasimara to Phuentsholing, then five to six hours of bends to Thimphu. It saves about ₹15,000 each on flights and needs one more day each way. The trip then takes 8D/7N, with the fee for up to two more nights.',
    },
    {
      question: 'Is the Tiger’s Nest manageable for a desk worker of fifty?',
      answer:
        'Usually, with an early start, poles and no hurry. Train on stairs for three weeks beforehand. With bad knees the way down is hard. If you stop at the cafeteria you still get the view that everyone photographs.',
    },
    {
      question: 'Will rupees and UPI work?',
      answer:
        'The ngultrum is at par and notes up to ₹100 are taken almost everywhere, ₹500 in most places, ₹2,000 not at all. BHIM and other UPI apps scan at many Thimphu and Paro shops. ATMs accept some Indian cards, but do not depend on them.',
    },
    {
      question: 'What does a vegetarian eat?',
      answer:
        'There is plenty if you like chilli and cheese: ema datshi with green chillies, kewa datshi with potato, shamu datshi with mushroom, ferns in season, and buckwheat noodles called puta. Hotels also cook dal and roti. Ask for less chilli; food is very hot otherwise.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Entry papers',
      essential: true,
      items: ['Passport or original voter card', 'Two photographs', 'Return ticket copy'],
    },
    {
      category: 'For dzongs',
      essential: true,
      items: ['Full sleeves and full-length trousers or skirt', 'Slip-off shoes with clean socks'],
    },
    {
      category: 'For the hill',
      essential: true,
      items: [
        'Broken-in hiking shoes',
        'Fleece and wind layer; down jacket from November to March',
        'Litre bottle and a cap',
      ],
    },
    {
      category: 'Handy',
      essential: false,
      items: [
        'Trekking poles (also hired below)',
        'Travel-sickness tablets for the pass road',
        'Small notes for butter lamps',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, twin room',
      price: 46075,
      description: 'Two to a room in 3-star hotels; your own guide and car',
    },
    {
      title: 'Twin room, 4-star hotels',
      price: 59900,
      description: 'Two to a room in 4-star hotels in all three valleys; the same guide and car',
    },
  ],
  facts: {
    meet: {
      place: 'Outside arrivals, Paro International Airport; the guide wears a gho and holds your name',
      time: '12:00 noon',
    },
    end: { place: 'Departures, Paro International Airport', time: '10:00 am' },
    airport: {
      name: 'Paro International (PBH)',
      transfer:
        'You meet here; the private car to Thimphu, an hour and a quarter, is included, and the drop too.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'One licensed Bhutanese guide and one driver with a private car throughout',
    ages: {
      from: 5,
      note: 'Children under about ten rarely finish the Tiger’s Nest climb; ponies go half the way, up only.',
    },
    fitness:
      'Hardest day: Taktsang, two to three hours up and two down, about 500 m of climb and 700 steps, to 3,120 m. Highest bed Thimphu at 2,330 m; Chele La is by car.',
    nights: [
      { count: 2, place: 'Thimphu', room: '3-star hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Punakha', room: 'Valley-view hotel', sharing: 'Twin', washroom: 'own' },
      { count: 2, place: 'Paro', room: '3-star hotel', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 12500 },
    child: {
      from: 6,
      to: 12,
      price: 32500,
      note: 'On an extra bed in the parents’ room, with the development fee included.',
    },
    network:
      'Good 4G (B-Mobile, TashiCell) in the three valleys, weak on the passes. A tourist SIM is sold at the airport; Indian roaming is costly.',
    cash: 'Rupee notes up to ₹100 work almost everywhere, ₹500 mostly. Carry ₹8,000 to ₹10,000; UPI works in many shops of Thimphu and Paro.',
    power:
      '230 V. Many sockets take Indian round pins (type D), others type G or two-pin: carry a universal adaptor. Short cuts happen.',
    insurance:
      'Required, not included: buy medical cover with evacuation; policies for walks up to 4,000 m are enough.',
    papers: [
      {
        what: 'Passport valid for six months, or original voter ID card; Aadhaar is not accepted',
        by: 'you',
        when: 'Send a scan when you book, carry the original',
      },
      {
        what: 'Entry permit, with the Sustainable Development Fee of ₹1,200 a night paid',
        by: 'us',
        when: 'Two to three weeks before travel',
      },
      {
        what: 'Route permit for Punakha, where it is still asked for',
        by: 'us',
        when: 'In Thimphu, on day 2',
      },
      {
        what: 'Birth certificate for children without a passport, who travel with a parent',
        by: 'you',
        when: 'Carry the original',
      },
      { what: 'Two passport photographs and a copy of the return ticket', by: 'you', when: 'Carry them' },
    ],
    payLocally: [],
  },
  route: [
    { place: 'paro' },
    { place: 'thimphu', night: true },
    { place: 'dochula' },
    { place: 'punakha', night: true },
    { place: 'paro', night: true },
    { place: 'taktsang' },
    { place: 'paro', night: true },
    { place: 'chele-la' },
  ],
  difficulty: 'moderate',
  walksFar: true,
  tags: ['international', 'cultural'],
  cover: 'bhutan/day',
  gallery: [
    'bhutan/gold-pine-room',
    'hill-road/dawn',
    'forest-trail/gold',
    'bhutan/dawn',
    'bhutan/gold',
    'bhutan/detail-1',
  ],
  captions: {
    night: 2,
    travel: 'By private car with a licensed guide',
    high: 'The walk up to Taktsang, begun in cool shade',
  },
}
