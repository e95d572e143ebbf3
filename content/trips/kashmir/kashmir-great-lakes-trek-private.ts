import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'kashmir-great-lakes-trek-private',
  kind: 'customised',
  title: 'Kashmir Great Lakes: Your Own Trek, Your Own Pace',
  location: 'Sonamarg to Naranag, Kashmir',
  region: 'North',
  duration: 'Flexible',
  months: [7, 8, 9],
  price: 37500,
  discount: 0,
  rating: 4.9,
  reviews: 2,
  description:
    'You walk about seventy kilometres over three passes around or above four thousand metres, with a different lake at almost every camp. In July and August the standard groups have forty people. Yours is two people, or as many as you bring, with your own guide, cook and ponies, and tents pitched a little apart from the rest. It takes seven days: on the first afternoon we drive you up from Srinagar for an acclimatising night at Sonamarg, then you walk for six. Rest days can go in at Vishansar or Gangabal; the walk may be reversed, or shortened to the Gangabal end if three days are all you have.',
  highlights: [
    'Vishansar, Kishansar, Gadsar, the Satsar chain, Nundkol and Gangabal on one walk',
    'The view from Gadsar Pass, around 4,200 m, back over two lakes at once',
    'A crew of your own: guide, cook, helper and ponymen from Naranag and Kangan',
    'Camps chosen by you and the guide each afternoon, within reason and regulations',
    'Meadows with gujjar and bakarwal flocks, and shepherds who will sell you curd',
    'Wild flowers from mid-July, straw-gold grass and empty camps in September',
  ],
  placesCovered: [
    'Sonamarg',
    'Shitkadi',
    'Nichnai',
    'Vishansar',
    'Kishansar',
    'Gadsar',
    'Satsar',
    'Gangabal',
    'Naranag',
  ],
  itinerary: [
    {
      title: 'Srinagar to Sonamarg, to get used to the height',
      description:
        'The car comes to your hotel in Srinagar at 2 pm and follows the Sind up to Sonamarg (2,730 m), eighty kilometres and about two and a half hours. Your guide walks you along the river for an hour, weighs the bags, and asks about knees, lungs and what you like for breakfast. Eat early and sleep long. You need this night to get used to the height: tomorrow’s camp is much higher.',
      activities: ['Drive from Srinagar', 'Riverside walk', 'Bag check with the guide'],
      meals: [],
      stay: 'Hotel, Sonamarg',
    },
    {
      title: 'Shitkadi to Nichnai, over the Table Top meadow',
      description:
        'You wake in Sonamarg (2,730 m), drive ten minutes to the Shitkadi trailhead, and show papers at the army post. The first two hours are the steepest of the day, up to the grassy saddle called Table Top; then you pass birches with peeling bark and follow a stony river. It is eleven kilometres, six to seven hours. Nichnai (about 3,500 m) is nearly eight hundred metres above last night’s bed, more than ideal, which is why you slept at Sonamarg first. Soup is served at 4 pm.',
      activities: ['11 km trek', 'Table Top meadow', 'Birch forest'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Private camp, Nichnai',
    },
    {
      title: 'Over Nichnai Pass to Vishansar lake',
      description:
        'Out of Nichnai the valley lifts in steps to a pass a little above 4,000 m, with snow on it into July. Beyond it you drop into a meadow so long that the tents at the far end seem to come no closer; they are three hours off. Vishansar (3,710 m) lies behind a low bank of grass near camp. Go at 6 pm, when the wind dies. The day is thirteen kilometres, with one cold stream to wade.',
      activities: ['Nichnai Pass', '13 km trek', 'Evening at Vishansar'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Private camp, Vishansar',
    },
    {
      title: 'Vishansar to Gadsar, over the highest pass',
      description:
        'This is the longest day: about fifteen kilometres and eight hours. From Vishansar the path circles Kishansar and climbs a ladder of switchbacks, some five hundred metres in all, to the highest point of the walk, close on 4,200 m. Both lakes lie dark blue behind you. In front are three small nameless lakes and a descent through flowers, hard on the knees, to Gadsar (3,600 m), where ice floats into July. Camp is an hour beyond, near a shepherds’ ground and an army post.',
      activities: ['Kishansar lake', 'Gadsar Pass', 'Flower meadows'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Private camp, below Gadsar',
    },
    {
      title: 'An easier walk to Satsar',
      description:
        'You climb steeply for forty minutes, then follow a level path across one meadow after another, with bare, snow-streaked ranges on the right. Satsar (3,600 m) means seven lakes; you will count three or four, joined by boulders and a stream that goes underground and can be heard beneath your boots. The walk is eleven kilometres, five hours. Papers are checked again. If anyone is tired, this is the camp at which to stay two nights.',
      activities: ['11 km meadow traverse', 'Satsar lake chain', 'Optional rest'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Private camp, Satsar',
    },
    {
      title: 'Over Zajibal pass to Gangabal lake',
      description:
        'Above Satsar an hour of rock-hopping needs dry weather and attention; ponies go round. Then comes Zajibal, the third pass, and from its top you see the rest of the walk: Gangabal and Nundkol at the foot of Harmukh’s hanging glacier. The way down is long and hard on toes. Camp beside Nundkol’s outflow and stroll over the rise to Gangabal (3,575 m), two and a half kilometres of dark water. The walk is nine or ten kilometres, six hours.',
      activities: ['Boulder field', 'Zajibal pass', 'Nundkol and Gangabal'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Private camp, Nundkol, near Gangabal',
    },
    {
      title: 'Gangabal down to Naranag, and back to Srinagar',
      description:
        'You walk twelve kilometres and come down some fourteen hundred metres, most of it in the last two hours on pine needles and dust. Use poles, and do not hurry. Naranag (about 2,130 m) has tea, cherries in early July, and a cluster of 8th-century temples by a spring, with trees growing where roofs were. The crew say goodbye and share whatever tip you choose to give. The car is waiting, and Srinagar is about two hours away.',
      activities: ['12 km descent', 'Naranag temple ruins', 'Drive to Srinagar'],
      meals: ['breakfast', 'lunch'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Hotel night in Sonamarg on day 1, and cars from and to Srinagar',
    'Your own crew: guide, cook, helper, and ponies with their men',
    'A three-person tent for two, mattresses, sleeping bags for −10 °C, a dining tent and a toilet tent',
    'All food on the trail, from breakfast on day 2 to lunch on day 7, cooked to your diet',
    'Forest and army registration for Indian nationals',
    'Emergency kit: oxygen, stretcher, pulse meter, splints',
  ],
  exclusions: [
    'Travel to Srinagar and nights there',
    'Dinner in Sonamarg on day 1',
    'Riding ponies, ₹2,500 a day each, booked in advance',
    'Rest days: about ₹4,200 per person for each one added',
    'Trout licences',
    'Insurance for mountain rescue, which every walker must have',
  ],
  faqs: [
    {
      question: 'How fit do we have to be?',
      answer:
        'You should be able to walk six hours on rough ground, day after day, and go up 600 metres without a long halt. Run five kilometres in thirty-five minutes as a test. With a private crew you may add days and make it gentler, but the three passes stay.',
    },
    {
      question: 'How can this itinerary be adapted?',
      answer:
        'Add a day at Vishansar and at Gangabal for a nine-day version, which we recommend for anyone over fifty. Walk it from Naranag if you want to go against the crowd, though the first climb is then very steep. Photographers may ask for later starts; families with teenagers, for the out-and-back to Gangabal.',
    },
    {
      question: 'Is the trail open?',
      answer:
        'Ask us before you book. In the summer of 2025 the administration kept these lakes closed to trekkers for months, and each season opens by its order. We check the order before you pay. If the trail is closed on your dates, you choose another trek or get your money back.',
    },
    {
      question: 'What is the weather like?',
      answer:
        'The big monsoon mostly misses Kashmir, but July and August bring two or three wet days a week and cold drizzle on passes. Nights are usually at 2 to 8 °C, around 0 °C by mid-September. We stop after about 15 September, when the first snow can trap ponies.',
    },
    {
      question: 'Is there phone coverage or help on the way?',
      answer:
        'There is hardly any signal after Table Top. Satellite messengers are not legal in India without a licence, so word travels by the army posts at Gadsar and Satsar and by ponymen going down. Evacuation by pony takes one to two days to a road, so small problems are dealt with early.',
    },
    {
      question: 'What changes with more people?',
      answer:
        'The starting price is for two. Four friends pay around a quarter less each, because one cook and one guide serve all. Beyond eight we add a second guide.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Boots and legs',
      essential: true,
      items: ['Waterproof high-ankle boots, worn in', 'Two poles', 'Gaiters in early July', 'River sandals'],
    },
    {
      category: 'Layers',
      essential: true,
      items: [
        'Poncho or full rain suit',
        'Mid-weight fleece',
        'Insulated jacket for camp',
        'Three dry-fit shirts',
      ],
    },
    {
      category: 'Papers',
      essential: true,
      items: ['Original identity card and five copies, for the posts', 'Medical form filled by a doctor'],
    },
    {
      category: 'Comforts',
      essential: false,
      items: ['Inflatable pillow', 'Kindle or cards for rain', 'Light towel for brave swimmers'],
    },
  ],
  packages: [
    {
      title: 'Two trekkers, shared tent',
      price: 37500,
      description: 'Per person: one tent and one hotel room for two, six days on the trail',
    },
    {
      title: 'Own tent, own room',
      price: 44000,
      description: 'A single room in Sonamarg and a tent to yourself; the crew is shared by the two',
      ownRoom: true,
    },
    {
      title: 'Two trekkers, nine days',
      price: 45900,
      description: 'Shared tent, with a rest day at Vishansar and another at Gangabal',
    },
  ],
  facts: {
    meet: {
      place: 'Your hotel in Srinagar; we drive you to Sonamarg',
      time: '2:00 pm',
    },
    end: { place: 'Your hotel or houseboat in Srinagar', time: '5:00 pm' },
    airport: {
      name: 'Sheikh ul-Alam International Airport, Srinagar',
      transfer: 'About 15 km and 45 minutes by taxi to the Dal Lake hotels, not included',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer:
        'About 12 km and 30 minutes by taxi to the Dal Lake hotels, not included; trains come from Jammu and Katra',
    },
    party: { smallest: 2, largest: 12 },
    team: 'Your own guide, cook and helper, and ponies with their men; a second guide beyond eight guests',
    ages: {
      from: 14,
      note: 'Under 18 only with a parent; over 50 we advise the nine-day version; medical form from a doctor for all',
    },
    fitness:
      'Hard. Day 4 is about 15 km and eight hours over Gadsar Pass, close on 4,200 m. Six walking days of 9 to 15 km, a boulder field, and about 1,400 m down on day 7. Highest camp Vishansar at 3,710 m.',
    nights: [
      {
        count: 1,
        place: 'Sonamarg',
        room: 'Hotel',
        sharing: 'Double',
        washroom: 'own',
      },
      { count: 1, place: 'Nichnai', room: 'Three-person tent for two', sharing: 'Twin', washroom: 'shared' },
      {
        count: 1,
        place: 'Vishansar',
        room: 'Three-person tent for two',
        sharing: 'Twin',
        washroom: 'shared',
      },
      {
        count: 1,
        place: 'Below Gadsar',
        room: 'Three-person tent for two',
        sharing: 'Twin',
        washroom: 'shared',
      },
      { count: 1, place: 'Satsar', room: 'Three-person tent for two', sharing: 'Twin', washroom: 'shared' },
      {
        count: 1,
        place: 'Nundkol, near Gangabal',
        room: 'Three-person tent for two',
        sharing: 'Twin',
        washroom: 'shared',
      },
    ],
    singleRoom: { more: 6500 },
    child: {
      none: 'From 14 years, at the adult price; for families with teenagers we plan the walk to Gangabal and back',
    },
    network:
      'Only postpaid SIMs from other states work in Jammu & Kashmir. Signal at Sonamarg, some at Naranag; hardly any after Table Top on day 2 until day 7.',
    cash: 'Draw cash in Srinagar; there is no ATM on the trail. Carry about ₹3,000 in notes for curd, tea and tips.',
    power: 'Mains at Sonamarg, none on the trail from day 2 to day 7. Bring power banks and a head torch.',
    insurance: 'Not included and compulsory: a trek policy that covers mountain rescue at 4,200 m.',
    papers: [
      {
        what: 'Original identity card and five copies',
        by: 'you',
        when: 'Shown at Shitkadi, Gadsar and Satsar',
      },
      {
        what: 'Medical form filled in by a doctor',
        by: 'you',
        when: 'Send it 7 days before; bring the original',
      },
      {
        what: 'Forest and army registration for Indian nationals',
        by: 'us',
        when: 'At Sonamarg on day 1; treks open by order each season, so check before you book',
      },
      {
        what: 'Passport, visa and prior clearance for foreign nationals',
        by: 'us',
        when: 'Ask before you book; send copies 30 days before',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'srinagar' },
    { place: 'sonamarg', night: true },
    { place: 'nichnai', night: true },
    { place: 'vishansar', night: true },
    { place: 'gadsar', night: true },
    { place: 'satsar', night: true },
    { place: 'gangabal', night: true },
    { place: 'naranag' },
    { place: 'srinagar' },
  ],
  difficulty: 'hard',
  tags: ['trek', 'adventure'],
  cover: 'kashmir-lakes/day',
  gallery: [
    'kashmir-lakes/night-trek-tent',
    'trek-camp/pass-dusk',
    'trek-camp/night',
    'kashmir-lakes/detail-1',
    'forest-trail/gold',
    'kashmir-lakes/detail-2',
    'kashmir/detail-2',
  ],
  captions: {
    night: 3,
    travel: 'On foot, with guide, cook and ponymen of your own',
    high: 'Camps chosen by you and the guide each afternoon',
  },
}
