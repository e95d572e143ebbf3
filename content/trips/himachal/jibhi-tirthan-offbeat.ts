import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'o2',
  kind: 'group',
  title: 'Tirthan and Jibhi: Trout Streams below Jalori Pass',
  location: 'Tirthan Valley, Himachal Pradesh',
  region: 'North',
  duration: '5D/4N',
  months: [3, 4, 5, 6, 9, 10, 11],
  price: 10695,
  discount: 7,
  rating: 4.8,
  reviews: 2,
  description:
    'Just before the Manali highway enters its long tunnel at Aut, a small road turns off to the right and most buses do not take it. It leads to two side valleys: the Tirthan, so clear that you can count the stones, and Jibhi’s, all timber houses and water mills. We spend two nights in each, walk into the Great Himalayan National Park on one day and along the Jalori ridge on another. In the evenings there is little entertainment and a lot of food. The pass is under snow from December to early March, and July and August are too wet for the paths.',
  highlights: [
    'A day inside the Great Himalayan National Park, a World Heritage Site since 2014, with a guide from its buffer villages',
    'Level ridge path from Jalori Pass to Serolsar Lake through oaks hung with moss',
    'Chehni Kothi, a tower of stone and deodar still standing after the earthquake of 1905',
    'Home kitchens: siddu with walnut, lingdu fern in spring, trout for those who eat it',
    'Only fourteen guests and two homestays, each booked for our group alone',
  ],
  placesCovered: [
    'Aut',
    'Gushaini',
    'Great Himalayan National Park',
    'Jibhi',
    'Jalori Pass',
    'Serolsar Lake',
    'Chehni Kothi',
  ],
  itinerary: [
    {
      title: 'Aut to Gushaini on the Tirthan river',
      description:
        'Night buses from Delhi or Chandigarh to Manali put you down at Aut between 6 and 8 am; we wait at the tea stall before the tunnel mouth until everyone has arrived. It is an hour and a half by jeep through Larji and Banjar to Gushaini (1,600 m). The house is reached over a footbridge with the bags in a basket. You sleep and eat; then we make a short drive back down to Nagini and climb for about an hour to the waterfall at Choie, to stretch our legs together.',
      activities: ['Meet at Aut', 'Basket crossing to the homestay', 'Choie waterfall'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Riverside homestay, Gushaini',
    },
    {
      title: 'A walk into the Great Himalayan National Park to Rolla',
      description:
        'Permits were taken at Sai Ropa the day before, so we go straight to the roadhead. The trail keeps beside the Tirthan, over log bridges and past the last hamlets, to the park gate and the clearing at Rolla (2,100 m). Western tragopan live higher up and keep out of sight; brown dippers, forktails and langurs do not. The walk there and back takes six to seven hours, with lunch on a rock. Back in Gushaini, buckets of hot water and pakoras are waiting.',
      activities: ['Guided forest walk', 'Birdwatching', 'Picnic at Rolla'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Riverside homestay, Gushaini',
    },
    {
      title: 'Gushaini to Jibhi by the tower of Chehni Kothi',
      description:
        'Banjar on a weekday sells ploughs, bangles and the flat Kullu cap in equal measure. Beyond it we leave the jeeps at Bagi, where Shringa Rishi’s temple stands, and climb an hour by a stepped path to Chehni Kothi. The tower has no mortar and its door is a storey above the ground; visitors may look but not enter. We stroll down through the fields. Jibhi (1,800 m) is twenty minutes on, and the room has a wood stove.',
      activities: ['Banjar bazaar', 'Climb to Chehni Kothi', 'Evening at the stream'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Wooden homestay, Jibhi',
    },
    {
      title: 'Jalori Pass and the ridge path to Serolsar Lake',
      description:
        'Twelve kilometres of first-gear road lead to Jalori Pass (3,120 m), a row of dhabas and a Kali temple. A broad path runs five kilometres along the crest, hardly climbing, to Serolsar Lake. Villagers say a small bird picks every fallen leaf off the water; the priest pours ghee for Budhi Nagin. We eat rajma-chawal at the pass on the way back. If you have energy left, the ruins of Raghupur are an hour up the other side and show the Dhauladhar and Pir Panjal together.',
      activities: ['10 km ridge walk to Serolsar Lake', 'Dhaba lunch', 'Optional climb to Raghupur'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Wooden homestay, Jibhi',
    },
    {
      title: 'A slow forenoon in Jibhi, then back to Aut',
      description:
        'The waterfall at Jibhi is best before 8 am, when you have it to yourself. Then you choose: grind wheat with the miller at the gharat, help turn siddu dough in the kitchen, or read. Lunch is early. Jeeps go at 3 pm to Aut, reaching the highway by 4:30 pm. Evening buses for Delhi and Chandigarh pass there from 6 pm onwards and we wait till you have climbed in. If you would rather go on to Manali, it is two to three hours north.',
      activities: ['Jibhi waterfall', 'Water mill or cooking', 'Transfer to Aut'],
      meals: ['breakfast', 'lunch'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Jeeps from Aut and back to it, and for every excursion named',
    'Four nights in family-run houses, two to a room: shared bathrooms in Gushaini, own bathrooms in Jibhi',
    'Fourteen home-cooked meals, vegetarian with trout or egg on request',
    'National park entry, permit and guide',
    'A walk leader from Banjar who carries a first-aid kit',
  ],
  exclusions: [
    'Your bus to Aut, ₹1,000 to ₹1,600 from Delhi in a Volvo',
    'Angling; the licence is sold at Banjar from March to October',
    'A room to yourself, ₹4,000 for the four nights',
    'Donations at temples, if you wish',
    'Shopping',
  ],
  faqs: [
    {
      question: 'How will I know where to get down at Aut?',
      answer:
        'Tell the conductor “Aut, tunnel ke pehle” (Aut, before the tunnel). Send us the bus number when you board, and our driver will be at the stop with a board. The stop has a tea stall and a washroom.',
    },
    {
      question: 'How fit must one be?',
      answer:
        'The walks take two to seven hours at an easy pace, and no path has a dangerous drop. The paths to Choie and to the tower are the steepest. All walks are optional; you can also stay at the house.',
    },
    {
      question: 'Will I see wildlife in the park?',
      answer:
        'You will certainly see birds, and often goral and langur. Brown bear, leopard and blue sheep live in the core, two or three days further in. One day at the gate is an introduction, not a safari.',
    },
    {
      question: 'Can the road over Jalori be closed in season?',
      answer:
        'Late snow may hold it up in March and the first in late November. We then drive to the snow line and walk from there, and spend the rest of the day in a village.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Walking',
      essential: true,
      items: ['Trail shoes that may get wet', 'Day bag with rain cover', 'Long sleeves against nettles'],
    },
    {
      category: 'Evenings',
      essential: true,
      items: [
        'Pullover and cap; nights fall to five degrees or less in March and November',
        'Indoor slippers',
        'Torch for the footbridge',
      ],
    },
    {
      category: 'Pleasures',
      essential: false,
      items: ['Bird book or app, downloaded', 'Sketching things', 'Thermos'],
    },
  ],
  packages: [
    {
      title: 'Twin sharing',
      price: 10695,
      description: 'Two to a room; shared bathrooms in Gushaini, own bathrooms in Jibhi',
      isPopular: true,
    },
    {
      title: 'Single room',
      price: 14695,
      description: 'A room to yourself on all four nights',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Tea stall at Aut, on the highway before the tunnel (we wait from 6 am)',
      time: '8:00 am',
    },
    end: { place: 'Aut, the bus stop before the tunnel', time: '4:30 pm' },
    airport: {
      name: 'Kullu–Manali (Bhuntar)',
      transfer: 'About 20 km and 40 minutes to Aut by bus or taxi; not included',
    },
    railhead: {
      name: 'Chandigarh',
      transfer: 'About 215 km; night buses to Manali stop at Aut after seven to eight hours; not included',
    },
    team: 'A walk leader from Banjar throughout, and a park guide from the buffer villages on day 2',
    ages: { from: 8, note: 'Children with a parent; every walk can be left out' },
    fitness:
      'Day 2: six to seven hours on a forest trail to Rolla (2,100 m) and back. Day 4: 10 km almost level at 3,120 m. Highest sleep 1,800 m.',
    nights: [
      { count: 2, place: 'Gushaini', room: 'Riverside homestay', sharing: 'Twin', washroom: 'shared' },
      { count: 2, place: 'Jibhi', room: 'Wooden homestay', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 4000 },
    child: { from: 8, to: 11, price: 8000, note: 'With a mattress in the parents’ room' },
    network:
      'Jio and Airtel work in Banjar and Jibhi, weakly in Gushaini; little or none in the national park.',
    cash: 'The last dependable ATMs are in Banjar. Carry cash for weavers, angling and tea.',
    power: 'Ordinary sockets; cuts of some hours after storms or snow. Bring a power bank and a torch.',
    insurance: 'Not included. A policy that covers day hikes to 3,500 m is sensible.',
    papers: [
      {
        what: 'Government photo ID, original and one copy',
        by: 'you',
        when: 'For the park permit and the homestays',
      },
      {
        what: 'Entry permit of the Great Himalayan National Park',
        by: 'us',
        when: 'At Sai Ropa, the day before the walk',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'wednesday',
    count: 4,
    seats: 14,
    smallest: 5,
    decideDays: 10,
    everyWeeks: 2,
    seasons: [
      { from: '03-15', to: '06-24' },
      { from: '09-16', to: '11-24' },
    ],
  },
  route: [
    { place: 'aut' },
    { place: 'gushaini', night: true },
    { place: 'rolla-ghnp' },
    { place: 'gushaini', night: true },
    { place: 'chehni-kothi' },
    { place: 'jibhi', night: true },
    { place: 'jalori-pass' },
    { place: 'serolsar-lake' },
    { place: 'jibhi', night: true },
    { place: 'aut' },
  ],
  difficulty: 'easy',
  walksFar: true,
  tags: ['offbeat', 'cultural', 'longWeekend'],
  cover: 'jibhi/day',
  gallery: [
    'jibhi/gold-pine-room',
    'hill-road/dawn',
    'forest-trail/gold',
    'hill-bazaar/dawn',
    'himachal-pradesh/detail-1',
    'jibhi/detail-2',
    'himachal-pradesh/detail-2',
    'jibhi/detail-1',
  ],
  captions: {
    night: 2,
    travel: 'By jeep from Aut, and for every excursion',
    high: 'A day on foot inside the Great Himalayan National Park',
  },
}
