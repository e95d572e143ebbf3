import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'p1',
  kind: 'group',
  title: 'The Spiti Circuit: In by Kinnaur, Out by Kunzum La',
  location: 'Spiti, Himachal Pradesh',
  region: 'North',
  duration: '8D/7N',
  months: [6, 7, 8, 9],
  price: 21500,
  discount: 10,
  rating: 4.8,
  reviews: 4,
  description:
    'On this trip we enter Spiti from the gentle side. The road follows the Sutlej out of Shimla, gains height a few hundred metres a night through apple country, and reaches Kaza on the fifth evening, when everybody has had time to get used to the height. Only then do we drive to the villages above 4,400 m and over Kunzum La to Chandratal. The full circle can be driven from about mid-June, when the pass is cleared, to early October. Roads are cut into cliffs, some hours are pure dust, and in July and August a slide in Kinnaur can hold us up for half a day. It is still the best way to understand how green turns into desert.',
  highlights: [
    'Seven nights that climb step by step: 2,165, 2,621, 2,960, 3,280, 3,650 and 4,250 metres',
    'Clay gods and wall paintings a thousand years old in the dark assembly hall at Tabo',
    'Post a card from Hikkim and look for ammonite fossils, without touching them, below Langza',
    'Dhankar, a fort-monastery on eroded pinnacles over the Spiti and Pin rivers',
    'A night in the camps near Chandratal, with the walk to the water at first light',
    'Chitkul’s slate roofs and the Baspa, where the motor road stops',
  ],
  placesCovered: [
    'Narkanda',
    'Sarahan',
    'Sangla',
    'Chitkul',
    'Kalpa',
    'Nako',
    'Tabo',
    'Dhankar',
    'Kaza',
    'Key Monastery',
    'Langza',
    'Hikkim',
    'Komic',
    'Kunzum La',
    'Chandratal',
    'Manali',
  ],
  itinerary: [
    {
      title: 'Shimla to Sarahan on the old Tibet road',
      description:
        'Meet at 8 am at the Tutikandi bus stand in Shimla and fill two tempo travellers. For the first hours we follow a ridge of deodars as far as Narkanda; then the road dives some 1,700 m to the hot floor of the Sutlej and runs beside its grey water to Rampur. From Jeori seventeen kilometres of bends lift us to Sarahan (2,165 m). There is light enough to enter the Bhimakali temple, with heads covered and leather left outside, and to see the peak of Shrikhand Mahadev turn pink.',
      activities: ['Drive of about 175 km', 'Tea at Narkanda', 'Bhimakali temple'],
      meals: ['dinner'],
      stay: 'Guesthouse near the temple, Sarahan',
    },
    {
      title: 'Sarahan to Sangla, with an afternoon in Chitkul',
      description:
        'Beyond Wangtu the walls close in and the road becomes a shelf blasted out of rock, overhung in places. At Karcham we leave the Sutlej for the Baspa and climb past its dam to Sangla for lunch of rajma and ogla rotis. The afternoon goes to Chitkul (3,450 m), an hour further, where the river is clear and the last dhaba sells tea to everyone. We sleep lower, back in Sangla, which is better for your head.',
      activities: [
        'Cliff road of Kinnaur',
        'Riverside walk at Chitkul',
        'Wooden granaries and the Mathi temple',
      ],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel among orchards, Sangla',
    },
    {
      title: 'Sangla’s Kamru fort, then on to Kalpa',
      description:
        'A half-hour climb from Sangla brings us to Kamru, five storeys of timber and stone where the Bushahr rajas were once crowned; the keeper ties a cap and sash on you at the gate. It is only three hours on to Kalpa (2,960 m). Kinner Kailash stands directly opposite, and beside its summit the rock shivling that is said to change colour with the day. Walk to Roghi along the cliff before dinner, or sit with an apple and do nothing.',
      activities: ['Kamru fort', 'Cliff walk towards Roghi', 'Sunset on Kinner Kailash'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel facing the range, Kalpa',
    },
    {
      title: 'Beyond the last trees to Nako and Tabo',
      description:
        'We spend a long day on the road, about 165 km and eight hours. Past Pooh there are no more pines. At Khab the Spiti pours into the Sutlej and the road goes up the side in the switchbacks called Kazigs. Nako (3,625 m) has a willow pond and chapels nine centuries old; we lunch there and cross the Malling slope, where we sometimes wait for a bulldozer to clear the road. Tabo (3,280 m) is lower again, warm with apricots in August.',
      activities: ['Confluence at Khab', 'Nako lake and chapels', 'Evening round the Tabo stupas'],
      meals: ['breakfast', 'dinner'],
      stay: 'Homestay or monastery guesthouse, Tabo',
    },
    {
      title: 'Tabo’s old monastery, Dhankar and Kaza',
      description:
        'Early in the morning the monks of Tabo chant in the new hall, and we may sit along the wall. Then the hall of 996 is unlocked: no photographs inside, so bring a torch for the paintings. An hour up the valley, a side road climbs to Dhankar (3,894 m). Those who feel well can walk another hour to its lake, slowly, since it is at about 4,100 m. We reach Kaza (3,650 m) by 4 pm, for thukpa, a bazaar of two streets, the last dependable network and an early night.',
      activities: ['Morning prayer at Tabo', 'Dhankar monastery', 'Optional walk to Dhankar lake'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guesthouse, Kaza',
    },
    {
      title: 'Langza, Hikkim, Komic and Key',
      description:
        'Today we drive a loop of some eighty kilometres from Kaza and back. The Buddha of Langza (4,400 m) faces the valley, with Chau Chau Kang Nilda behind him; children here will show you fossils in the slope, and we leave them where they lie. From Hikkim you send a postcard, at Komic (4,587 m) you eat siddu or momos if the kitchen is open. The afternoon is for Key Monastery and its herb tea, and for the view down from Chicham Bridge if nobody has a headache.',
      activities: ['High villages loop', 'Post office at Hikkim', 'Key Monastery', 'Chicham Bridge'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guesthouse, Kaza',
    },
    {
      title: 'Over Kunzum La to Chandratal',
      description:
        'We need six hours for about a hundred kilometres. The valley opens into pea fields before Losar, where the police write down our names. On Kunzum La (4,551 m) every driver circles the goddess’s shrine and so do we. A rough track turns off to Chandratal (4,250 m). Tents stand three kilometres short of the shore by rule; from there it is a walk to the lake for the evening colours. Expect a poor sleep and frost by September.',
      activities: ['Losar check post', 'Kunzum La', 'Evening at the lake'],
      meals: ['breakfast', 'dinner'],
      stay: 'Tented camp below Chandratal',
    },
    {
      title: 'Chandratal to Manali by Batal and the boulder road',
      description:
        'Early risers walk back to Chandratal while the water is as smooth as glass. Then comes the worst road of the week: from Batal to Gramphu the track is river stones and stream crossings, four hours for fifty kilometres. We have lunch at a dhaba in Chhatru. After Koksar the road is tarred again, the Atal Tunnel takes us under the last mountain, and Manali smells of wet deodar. We arrive between 4 and 6 pm; book night coaches for 8 pm or later.',
      activities: ['Dawn at the lake', 'Chandra valley drive', 'Atal Tunnel'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Tempo traveller or four-by-four from Shimla round to Manali, with drivers from Spiti or Kinnaur',
    'Six nights in guesthouses and homestays on sharing basis, and one in a tented camp near Chandratal with mattresses and quilts',
    'Breakfast and dinner daily from the first evening to the last morning',
    'Oxygen cylinder, pulse oximeter and a road captain trained to use them',
    'Camping charges at Chandratal, and the forest department’s visitor fee there and at Kibber, at the rate for Indians',
    'Tolls, parking, state taxes and the drivers’ stay and meals',
  ],
  exclusions: [
    'Your travel to Shimla and home from Manali',
    'Lunches, ₹150 to ₹250 at a dhaba',
    'A room to yourself, ₹6,500 more (not at Tabo and in the camp)',
    'An extra night forced by a landslide or snow, charged at what it costs us',
    'Room heating, which hardly exists on this route',
  ],
  faqs: [
    {
      question: 'Why not start from Manali, which is nearer to Kaza?',
      answer:
        'Because you would sleep at 3,650 m or higher on your first night, straight from 2,050 m. Many who do so spend the next day in bed with a splitting head. By Kinnaur you meet that height on the fifth night.',
    },
    {
      question: 'When exactly does Kunzum La open?',
      answer:
        'The border roads crews usually finish between late May and mid-June, and snow closes it again in October or early November. Our first departure waits for a stable road. If it shuts without warning we return by Kinnaur, which takes a day more.',
    },
    {
      question: 'Do I need an Inner Line permit?',
      answer:
        'Indian citizens do not, on any part of this road; carry an identity card for the posts at Sumdo and Losar. Visitors with foreign passports need one between Reckong Peo and Tabo. We apply at Peo, with two photographs and a photocopy of passport and visa.',
    },
    {
      question: 'Which phone network works?',
      answer:
        'Jio, Airtel and BSNL reach Kalpa, and one or more of them work in Tabo and Kaza, slowly. From Losar to Koksar expect little or no signal. Tell your family that you will call on the last evening.',
    },
    {
      question: 'Can I come in July or August?',
      answer:
        'Spiti itself gets little rain then and the peas are green. Kinnaur, however, gets the end of the monsoon, and landslides do block the highway. Keep a spare day before your flight home. September is our own choice.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Layers',
      essential: true,
      items: [
        'Down or padded jacket for the camp',
        'Two thermal sets',
        'Windproof shell',
        'Woollen cap that covers the ears',
      ],
    },
    {
      category: 'For dust and sun',
      essential: true,
      items: ['Buff or mask', 'Dark glasses with UV protection', 'Sun cream and lip balm of SPF 30 or more'],
    },
    {
      category: 'Health',
      essential: true,
      items: [
        'Acetazolamide if your doctor agrees',
        'Oral rehydration sachets',
        'Two one-litre bottles to refill',
      ],
    },
    {
      category: 'Useful',
      essential: false,
      items: [
        'Cash for four days; the ATM at Kaza may be empty',
        'Money for stamps, and an address for your postcard from Hikkim',
        'Power bank',
      ],
    },
  ],
  packages: [
    {
      title: 'Triple sharing',
      price: 21500,
      description: 'Three to a room, four to a tent at the lake.',
      isPopular: true,
    },
    { title: 'Double sharing', price: 24200, description: 'Two to a room and a tent throughout.' },
  ],
  facts: {
    meet: { place: 'ISBT Tutikandi, Shimla', time: '8:00 am' },
    end: { place: 'Manali, the Mall near the bus stand', time: '6:00 pm' },
    airport: {
      name: 'Chandigarh',
      transfer: 'About 115 km and four hours to Shimla by bus or taxi, the day before; not included',
    },
    railhead: {
      name: 'Shimla (narrow gauge from Kalka)',
      transfer: 'About 3 km to Tutikandi by taxi; come the day before; not included',
    },
    team: 'A road captain trained to use oxygen, and drivers from Spiti or Kinnaur',
    ages: {
      from: 12,
      note: 'Under 18 with a parent. Ask a doctor first in case of heart, lung or blood-pressure trouble',
    },
    fitness:
      'Short walks only. Day 4: about 165 km and eight hours by road. Day 6 goes up to 4,587 m. Highest sleep Chandratal, 4,250 m, after six nights of gradual gain.',
    nights: [
      { count: 1, place: 'Sarahan', room: 'Guesthouse near the temple', sharing: 'Triple', washroom: 'own' },
      { count: 1, place: 'Sangla', room: 'Hotel among orchards', sharing: 'Triple', washroom: 'own' },
      { count: 1, place: 'Kalpa', room: 'Hotel facing the range', sharing: 'Triple', washroom: 'own' },
      {
        count: 1,
        place: 'Tabo',
        room: 'Homestay or monastery guesthouse',
        sharing: 'Triple',
        washroom: 'shared',
      },
      { count: 2, place: 'Kaza', room: 'Guesthouse', sharing: 'Triple', washroom: 'own' },
      { count: 1, place: 'Chandratal', room: 'Tented camp', sharing: 'Four to a tent', washroom: 'shared' },
    ],
    singleRoom: { more: 6500 },
    child: { none: 'Nobody under 12 comes because of the heights, and from 12 all pay the same.' },
    network:
      'Jio, Airtel and BSNL reach Kalpa; one or more work slowly in Tabo and Kaza. Little or none from Losar to Koksar.',
    cash: 'The last dependable ATMs are in Reckong Peo; those in Kaza may be empty. Carry cash for four days.',
    power:
      'Sockets in every house, with long cuts in Spiti; the camp has solar light only. Bring a power bank.',
    insurance: 'Not included. Buy a policy that covers travel and evacuation at up to 4,600 m.',
    papers: [
      { what: 'Government photo ID, original', by: 'you', when: 'At the Sumdo and Losar police posts' },
      {
        what: 'Inner Line Permit for foreign passports between Peo and Tabo; Indians need none',
        by: 'us',
        when: 'At Reckong Peo, with two photographs and copies of passport and visa',
      },
      { what: 'Camping and forest entry for Chandratal', by: 'us', when: 'On day 7' },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 7,
    seats: 20,
    smallest: 6,
    decideDays: 10,
    seasons: [{ from: '06-18', to: '09-28' }],
  },
  route: [
    { place: 'shimla' },
    { place: 'narkanda' },
    { place: 'rampur-bushahr' },
    { place: 'sarahan', night: true },
    { place: 'chitkul' },
    { place: 'sangla', night: true },
    { place: 'kalpa', night: true },
    { place: 'nako' },
    { place: 'tabo', night: true },
    { place: 'dhankar' },
    { place: 'kaza', night: true },
    { place: 'langza' },
    { place: 'hikkim' },
    { place: 'komic' },
    { place: 'key-monastery' },
    { place: 'kaza', night: true },
    { place: 'losar-spiti' },
    { place: 'kunzum-la' },
    { place: 'chandratal', night: true },
    { place: 'batal' },
    { place: 'chhatru' },
    { place: 'atal-tunnel' },
    { place: 'manali' },
  ],
  difficulty: 'moderate',
  tags: ['stateHighlight', 'adventure', 'cultural'],
  cover: 'spiti/night',
  gallery: [
    'himachal-pradesh/dawn-pine-room',
    'high-road/van-day',
    'monastery-hall/gold',
    'himachal-pradesh/day',
    'himachal-pradesh/detail-1',
    'monastery-court/gold',
    'himachal-pradesh/detail-2',
    'forest-trail/day',
    'hill-bazaar/day',
  ],
  captions: {
    night: 2,
    travel: 'By tempo traveller or four-by-four, from Shimla to Manali',
    high: 'Tabo’s clay gods and wall paintings, a thousand years old',
  },
}
