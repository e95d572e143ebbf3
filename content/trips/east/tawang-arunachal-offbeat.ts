import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'o5',
  kind: 'group',
  title: 'Tawang: Over Sela to the Monpa Country',
  location: 'Tawang, Arunachal Pradesh',
  region: 'East',
  duration: '8D/7N',
  months: [3, 4, 5, 10, 11],
  price: 29610,
  discount: 6,
  rating: 4.7,
  reviews: 2,
  description:
    'It takes two and a half days of mountain road to reach Tawang, and that road is a large part of the pleasure. The road leaves the rice of Assam at 213 m, crosses the Sela at 4,170 m and comes down to the largest monastery in India, with prayer flags and regimental flags flying on the same wind. Eight days allow two nights each at Bhalukpong and Dirang and three in Tawang, with some spare time for bad weather at Bum La. March may still have snow on top; April and May bring rhododendrons; October and November are cold, dry and clear. An Inner Line Permit is needed, and we get it for you.',
  highlights: [
    'Sela’s twin lakes by the old road, or the tunnel in bad weather',
    'Tawang’s Galden Namgey Lhatse at the hour of morning chant',
    'Bum La and Sangestar Tso on the border track, with army permission',
    'Dirang’s stone lanes, hot spring and Monpa cooking: thukpa, puta, churpi stew',
    'Jaswant Garh and the Tawang War Memorial, their story told without boasting',
    'Orchids at Tipi, and, with luck, red pandas in the bamboo',
  ],
  placesCovered: [
    'Guwahati',
    'Bhalukpong',
    'Bomdila',
    'Dirang',
    'Sela Pass',
    'Jang',
    'Tawang',
    'Bum La',
    'Sangestar Tso',
  ],
  itinerary: [
    {
      title: 'Guwahati to Bhalukpong, the gate of Arunachal',
      description:
        'The Innovas leave Guwahati at 9 am, cross the Brahmaputra at Tezpur by the Kolia Bhomora bridge, and reach the foothills by mid-afternoon: about 240 km, six hours. At Bhalukpong (213 m) the gate stamps your permit and the Kameng comes out of its gorge, jade and very loud. Rooms look over the river. It is warm here; eat fish tenga in a T-shirt for the last time and get used to early nights.',
      activities: ['Drive through Tezpur', 'Permit check', 'Riverbank walk'],
      meals: ['dinner'],
      stay: 'River lodge, Bhalukpong',
    },
    {
      title: 'Bhalukpong to Dirang by Bomdila',
      description:
        'We leave at 8:30 am and stop at the orchid centre at Tipi, if it is open on the Sunday. Then comes the long valley of the Tenga with its cantonments, and the climb to Bomdila (2,400 m), where the upper gompa looks towards Kangto on a clear day. We eat thukpa for lunch. The descent to Dirang (1,500 m) is quick and full of kiwi orchards. A hundred and forty kilometres have taken about seven hours, which is good going in these parts.',
      activities: ['Tipi orchid centre', 'Bomdila monastery', 'Drive to Dirang'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guesthouse, Dirang',
    },
    {
      title: 'Dirang to Tawang over Sela Pass',
      description:
        'We start at 6 am to reach the pass before the clouds. The road goes up through fir and rhododendron to Sela Pass (4,170 m), where a painted gate stands between two lakes; fifteen minutes there are enough, and you should walk, not run. In snow we use the tunnel opened in 2024. The memorial of Jaswant Garh honours a rifleman of the 1962 war; Nuranang Falls at Jang thunders down a hundred metres. We reach Tawang (3,048 m) by 4 pm. It is 1,500 m higher than last night, so supper is soup and nobody drinks alcohol.',
      activities: ['Sela lakes', 'Jaswant Garh', 'Nuranang Falls'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Tawang',
    },
    {
      title: 'Tawang: the great monastery and the War Memorial',
      description:
        'This is an easy day, so that your lungs get used to the height. Early in the morning the novices of Tawang’s great monastery, founded in 1680–81, file in for prayer under an eight-metre Buddha, and visitors may sit by the wall. The museum keeps a tusk and the sixth Dalai Lama’s things; his birthplace, Urgelling, is a small garden temple four kilometres away. In the afternoon those who like ridge walks go to the Ani Gompa, a nunnery. The War Memorial’s evening show is simple and well attended.',
      activities: ['Morning prayers', 'Urgelling Gompa', 'Tawang War Memorial'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Tawang',
    },
    {
      title: 'Bum La and Sangestar Tso from Tawang',
      description:
        'Local four-wheel drives are mandatory for the 37 km of broken track, two hours past bunkers and a hundred tarns. At Bum La (4,600 m) soldiers give a short talk by the border line and pour tea, and in that wind nobody wants to stay longer. On the way back we stop at Sangestar Tso (3,708 m), whose dead trunks rise from green water. Snow or a border meeting can close the route; we keep some time on day six for that.',
      activities: ['Bum La with army pass', 'Sangestar Tso', 'P. T. Tso viewpoint'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Tawang',
    },
    {
      title: 'Tawang to Dirang, back over Sela Pass',
      description:
        'If Bum La was shut yesterday and a fresh pass can be had, some try again at first light while the rest sleep, and everyone reaches Dirang after dark. Otherwise we leave Tawang without hurry: we visit the market for handmade mon-shugu paper, masks and thick Monpa hats, then cross the pass again, with momos at the café by the lake. By late afternoon you are at Dirang again, where the air is thick and easy to breathe. The hot spring below the road is for soaking sore backs; men and women have separate tanks.',
      activities: ['Mon-shugu paper makers', 'Sela again', 'Hot spring at Dirang'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guesthouse, Dirang',
    },
    {
      title: 'Old Dirang, the Sangti valley and Bhalukpong',
      description:
        'Before breakfast we drive up the Sangti valley, flat, wide and full of sheep; black-necked cranes spend some winters here, from November on. The stone dzong of old Dirang is centuries old and still has people living around it. Then it is the downhill run by Rupa and the Tenga to Bhalukpong, six hours, in November with oranges bought by the string. Butterflies come back, so do mobile signals, and the evening is warm enough for the terrace.',
      activities: ['Sangti valley', 'Dirang Dzong', 'Drive to the foothills'],
      meals: ['breakfast', 'dinner'],
      stay: 'River lodge, Bhalukpong',
    },
    {
      title: 'Bhalukpong to Guwahati through Assam',
      description:
        'After the gate at Bhalukpong the road is straight at last. Tea gardens run either side to Balipara. Those who wish can leave at 7 am and see the sculpted ruins of Bamuni Hill above the Brahmaputra at Tezpur for half an hour. The cars stop for a thali at Nagaon and reach Guwahati airport by about 3 pm, the railway station at 4 pm. Choose flights after 5 pm; a single truck stuck across the highway can make us late.',
      activities: ['Bamuni Hill, Tezpur', 'Drive to Guwahati'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Arunachal Inner Line Permit and the separate Bum La pass with its fees, for Indian citizens',
    'Innova or Scorpio from Guwahati and back, four guests to a car (two, if you book it so), and local 4×4 cars to Bum La',
    'Seven nights: two in Bhalukpong, two in Dirang, three in Tawang, twin rooms',
    'Breakfast and dinner daily',
    'Oxygen cylinder and oximeter in each vehicle',
    'Monpa guide from Dirang onwards',
    'Monastery, museum and orchid-centre tickets',
  ],
  exclusions: [
    'Your travel to Guwahati and home',
    'Lunches, about ₹200 for thukpa or a rice plate',
    'A room heater in Tawang, which the hotel charges by the night if you use one',
    'Extra costs when a road is closed by a landslide, snow or a convoy',
    'Cable car and donations, if you wish',
    'Protected Area Permit for foreign guests, with its fee',
  ],
  faqs: [
    {
      question: 'Can foreign friends join?',
      answer:
        'They need a Protected Area Permit, issued to groups of two or more through an agent, and may visit Tawang. Bum La is for Indian nationals only, so they spend that day at the Ani Gompa and lakes below the army gate.',
    },
    {
      question: 'How do you handle altitude?',
      answer:
        'Tawang is a big jump from Dirang and we do not pretend otherwise. The fourth day is kept light, Bum La comes only after two nights above 3,000 m, and cars carry oxygen. Heart and lung patients should ask their doctor, and skip the border road.',
    },
    {
      question: 'What happens if the pass is snowed up?',
      answer:
        'Since March 2024 the tunnel keeps the road open below the worst of it. We then miss the lakes, but the trip goes on. In a heavy storm the army may still stop traffic for a day; we then leave out the last night at Bhalukpong and reach Guwahati late on day 8.',
    },
    {
      question: 'Are the roads frightening?',
      answer:
        'They are long rather than dangerous. The surface is good to Dirang and mixed beyond. Drivers are locals who do not overtake on bends. If you get carsick, carry tablets; guests take the front seat by turns.',
    },
    {
      question: 'Is there internet?',
      answer:
        'Mobile data works in Dirang and in Tawang town, poorly when it snows, and hardly in between. Ordinary prepaid SIMs from other states work.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Permits',
      essential: true,
      items: ['Voter card, passport or Aadhaar in original with three copies', 'Four photographs'],
    },
    {
      category: 'High-altitude clothing',
      essential: true,
      items: ['Windproof padded jacket', 'Thermals, gloves, cap that covers ears', 'Sunglasses and lip balm'],
    },
    {
      category: 'Road',
      essential: true,
      items: [
        'Tablets for motion sickness',
        'Neck pillow',
        'Snacks for long gaps between towns',
        'Cash for three days in Tawang',
      ],
    },
    {
      category: 'Also good',
      essential: false,
      items: [
        'Binoculars for cranes and monal',
        'Light clothes for Bhalukpong',
        'White khada scarf for the monastery, sold there too',
      ],
    },
  ],
  packages: [
    { title: 'Twin sharing', price: 29610, description: 'Two to a room, four to a car', isPopular: true },
    {
      title: 'Single room',
      price: 40110,
      description: 'A room to yourself on all seven nights, four to a car',
      ownRoom: true,
    },
    {
      title: 'Twin sharing, own car',
      price: 41600,
      description: 'Two to a room, and a car for the two of you from Guwahati and back',
      smallest: 2,
    },
  ],
  facts: {
    meet: { place: 'Guwahati railway station, Paltan Bazaar exit', time: '9:00 am' },
    end: { place: 'Guwahati railway station (airport at about 3 pm)', time: '4:00 pm' },
    airport: {
      name: 'Guwahati',
      transfer: 'About 23 km and an hour to the station; come the day before, not included',
    },
    railhead: {
      name: 'Guwahati',
      transfer: 'The cars start at the station; about 240 km and six hours to Bhalukpong, included',
    },
    team: 'A driver for each car of four, and a Monpa guide from Dirang onwards',
    ages: { from: 8, note: 'Heart and lung patients ask their doctor and leave out Bum La (4,600 m)' },
    fitness:
      'Short walks only. Day 5: 37 km of broken track, two hours each way, to Bum La (4,600 m). Day 2: about seven hours by road. Highest sleep Tawang, 3,048 m.',
    nights: [
      { count: 1, place: 'Bhalukpong', room: 'River lodge', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Dirang', room: 'Guesthouse', sharing: 'Twin', washroom: 'own' },
      { count: 3, place: 'Tawang', room: 'Hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Dirang', room: 'Guesthouse', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Bhalukpong', room: 'River lodge', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 10500 },
    child: { from: 8, to: 11, price: 21500, note: 'With a mattress in the parents’ room' },
    network:
      'Jio, Airtel and BSNL work in Dirang and Tawang town, poorly in snow; little or none in between. Prepaid SIMs of other states work.',
    cash: 'ATMs in Tezpur, Bomdila, Dirang and Tawang, not always filled. Carry cash for three days in Tawang.',
    power: 'Ordinary sockets; long cuts in Tawang in bad weather. Bring a power bank and a torch.',
    insurance: 'Not included. Buy a policy that covers evacuation and heights up to 4,600 m.',
    papers: [
      {
        what: 'Arunachal Inner Line Permit for Indian citizens',
        by: 'us',
        when: 'Before you travel; we need your ID and a photograph at booking',
      },
      {
        what: 'Bum La pass of the Tawang district office and the army, for Indian citizens',
        by: 'us',
        when: 'In Tawang, the day before',
      },
      {
        what: 'Voter card, passport or Aadhaar in original, three copies and four photographs',
        by: 'you',
        when: 'At Bhalukpong, Tawang and the army gates',
      },
      {
        what: 'Protected Area Permit for foreign guests, in groups of two or more',
        by: 'you',
        when: 'Through an agent, about four weeks ahead',
      },
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
      { from: '03-13', to: '05-22' },
      { from: '10-02', to: '11-21' },
    ],
  },
  route: [
    { place: 'guwahati' },
    { place: 'bhalukpong', night: true },
    { place: 'bomdila' },
    { place: 'dirang', night: true },
    { place: 'sela-pass' },
    { place: 'tawang', night: true },
    { place: 'sangestar-tso' },
    { place: 'bum-la' },
    { place: 'tawang', night: true },
    { place: 'sela-pass' },
    { place: 'dirang', night: true },
    { place: 'bhalukpong', night: true },
    { place: 'guwahati' },
  ],
  difficulty: 'moderate',
  tags: ['offbeat', 'cultural'],
  special: 'ILP arranged',
  cover: 'tawang/day',
  gallery: [
    'tawang/night-twin-room',
    'hill-road/dawn',
    'monastery-hall/day',
    'tawang/detail-1',
    'tawang/detail-2',
    'tawang/dawn',
  ],
  captions: {
    night: 3,
    travel: 'By Innova or Scorpio from Guwahati, over Sela',
    high: 'Tawang’s monastery at the hour of morning chant',
  },
}
