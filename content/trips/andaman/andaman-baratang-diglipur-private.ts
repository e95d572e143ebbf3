import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'andaman-baratang-diglipur-private',
  kind: 'customised',
  title: 'North by the Trunk Road: Baratang, Rangat and Diglipur',
  location: 'Middle & North Andaman',
  region: 'South',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 11, 12],
  price: 36500,
  discount: 0,
  rating: 4.6,
  reviews: 1,
  description:
    'This trip shows you the Andamans most visitors never see, along three hundred-odd kilometres of road, creek and vehicle ferry to the far end of the islands. You take it in stages by private car, sleep in small towns of Bengali, Karen and Ranchi settlers, go by dinghy to limestone caves, walk below the archipelago’s highest hill and cross to a sandbar between two islands. Hotels are plain, the first day starts at 3:30 am, and part of the way runs through the Jarawa reserve under strict rules which we keep. It takes six days, or more if you have them.',
  highlights: [
    'A dinghy under arched mangroves to the limestone caves of Baratang',
    'Ross and Smith, two islands joined by a sandbar that you walk at low tide',
    'Sea turtles ashore at Kalipur on winter nights, watched with the forest staff and no white light',
    'The forest path towards Saddle Peak, first along the beach and then as far up as your legs like',
    'A lunch of rice, river fish and rosella leaf in a Karen village near Mayabunder',
    'Rangat’s Dhaninallah boardwalk, seven hundred metres through mangrove to an empty shore',
  ],
  placesCovered: [
    'Port Blair',
    'Baratang',
    'Rangat',
    'Mayabunder',
    'Diglipur',
    'Kalipur',
    'Ross and Smith',
    'Saddle Peak',
  ],
  itinerary: [
    {
      title: 'Port Blair to Rangat by the caves of Baratang',
      description:
        'Leave Port Blair at 3:30 am to stand in line at Jirkatang for the 6 am convoy. For the next fifty kilometres or so windows stay up, cameras stay in bags and nobody stops: this is Jarawa land, and we only pass through it. At Middle Strait the car boards a ferry to Baratang. A speedboat runs into a mangrove creek and a kilometre and a half of field path ends at the caves, closed on Mondays. You reach Rangat by dark.',
      activities: ['Convoy to Middle Strait', 'Limestone caves by dinghy', 'Drive to Rangat'],
      meals: ['breakfast', 'dinner'],
      stay: 'Simple hotel, Rangat',
    },
    {
      title: 'Rangat to Kalipur, with lunch near Mayabunder',
      description:
        'The boardwalk at Dhaninallah, a little north of Rangat, is best at 7 am, with kingfishers of five kinds. Two hours on, Webi near Mayabunder was founded by Karen families who came from Burma from 1925 on; one of them cooks for us. Karmatang’s picnic beach follows if there is time. The last leg is another two and a half to three hours of patched tar to Diglipur and the coast at Kalipur, where the lodge’s generator goes off at 11 pm.',
      activities: ['Dhaninallah boardwalk', 'Karen village at Webi', 'Drive to Kalipur'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Beach lodge, Kalipur near Diglipur',
    },
    {
      title: 'By boat to the sandbar of Ross and Smith',
      description:
        'With a day pass from the forest office you take a boat from Aerial Bay, and in twenty-five minutes you step onto the sandbar of Ross and Smith. One side is a lagoon, the other has waves. The tide table sets the hour, and boats return by 2 pm or so. There are shade, changing rooms and a tea stall on Smith’s side, and nothing else. In the evening, from December to February, rangers at Kalipur patrol for nesting turtles and let quiet visitors walk behind them.',
      activities: ['Boat to the sandbar', 'Snorkelling from the shore', 'Turtle patrol in season'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Beach lodge, Kalipur near Diglipur',
    },
    {
      title: 'A forest walk from Kalipur towards Saddle Peak',
      description:
        'Register at Lamiya Bay by 6 am. The national park path keeps to the shore for about three kilometres and then turns uphill; the summit of Saddle Peak (732 m) is eight kilometres from the gate, humid, rooty and leech-ridden after rain, and takes a fit walker about seven hours there and back. Most people go as far as the first stream, swim and come home. The rest of you may prefer the mud volcanoes at Shyamnagar, beyond Diglipur, which see fewer people than Baratang’s.',
      activities: ['Saddle Peak National Park walk', 'Or mud volcanoes at Shyamnagar'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Beach lodge, Kalipur near Diglipur',
    },
    {
      title: 'Diglipur back to Rangat and Amkunj beach',
      description:
        'The drive back can be done in one terrible day; we take two. From Diglipur the car is in Mayabunder for coffee and in Rangat by early afternoon. Amkunj’s rocky shore has a row of log huts and a low-tide pool for soaking road-stiff legs. Guests short of time can instead take the government ship from Aerial Bay or Mayabunder, on the few nights a week it sails, or fly if the helicopter happens to have seats.',
      activities: ['Drive to Rangat', 'Amkunj beach'],
      meals: ['breakfast', 'dinner'],
      stay: 'Simple hotel, Rangat',
    },
    {
      title: 'With the morning convoy back to Port Blair',
      description:
        'An early start meets a morning convoy at Middle Strait, and by 2 pm you are in Port Blair with a shower that has pressure. If you have more time, you can go by boat from Rangat to Long Island and a forest beach instead, which adds two nights and ends the trip differently: a passenger ferry from there touches Havelock on certain days.',
      activities: ['Convoy southward', 'Drop in Port Blair'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private car with driver, vehicle ferries and the convoy permission',
    'Five nights in the best rooms of each small town: simple but clean',
    'Private boats at Baratang and from Aerial Bay',
    'Forest passes for Ross and Smith and for Saddle Peak, with a guide on the trail',
    'Breakfast and dinner daily and three lunches, packed on empty stretches of road',
  ],
  exclusions: [
    'Flights and any night in Port Blair before or after',
    'The higher forest fees that foreign visitors pay, for example at Ross and Smith',
    'Ship or helicopter back to Port Blair, if you choose it and it runs',
    'Snorkelling kit, about ₹300 a day at the lodge',
    'Tips for the forest rangers, who are not allowed to ask for any',
  ],
  faqs: [
    {
      question: 'Is it right to travel through the Jarawa reserve?',
      answer:
        'It is a fair question, and courts have argued about it for years. The road carries the islands’ supplies and may lawfully be used in convoy. It is an offence to stop, take photographs or offer food, and our driver will not slow down for it. If you would rather not use the road, we can plan the north by ship.',
    },
    {
      question: 'Who needs which permit?',
      answer:
        'Indian citizens need identity cards only, plus forest day passes that we obtain. Most foreign nationals may at present visit Middle and North Andaman without a Restricted Area Permit; citizens of some countries, including Myanmar for Mayabunder and Diglipur, need prior approval. We check the rule for your passport before booking.',
    },
    {
      question: 'How comfortable is it?',
      answer:
        'Simple. All rooms have air-conditioning, but not all night; in Rangat hot water comes in a bucket, and some mattresses are poor. Roads have long broken stretches. Anyone with back trouble should choose Havelock and Neil instead.',
    },
    {
      question: 'Can it be shortened?',
      answer:
        'Baratang alone is a day from Port Blair, starting at 3:30 am and ending at about 5 pm. Four days are enough for Rangat and Long Island. For Ross and Smith take at least five; less is too tiring.',
    },
    {
      question: 'Are there crocodiles?',
      answer:
        'Saltwater crocodiles live in the creeks of Baratang, Mayabunder and Diglipur and are seen more each year. Swim only where the lodge or the boatman says, never at river mouths or after dusk.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the road',
      essential: true,
      items: [
        'Neck pillow and patience',
        'Cash for all six days, as machines run dry',
        'Identity card originals and four photocopies',
      ],
    },
    {
      category: 'For creek and forest',
      essential: true,
      items: [
        'Closed shoes that can be soaked',
        'Leech socks from November to January',
        'Red-filter torch for the turtle beach',
      ],
    },
    {
      category: 'Self-reliance',
      essential: true,
      items: [
        'Personal medicine kit; pharmacies close early',
        'Downloaded maps and music, since signal comes and goes',
      ],
    },
    {
      category: 'Optional',
      essential: false,
      items: ['Mask and snorkel of your own', 'Hammock for the sandbar’s one row of trees'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 36500,
      description: 'Two sharing a room on all five nights, with a private car',
    },
    {
      title: 'Single room',
      price: 46000,
      description: 'A room each on all five nights; car and boats are shared',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Your hotel in Port Blair (Sri Vijaya Puram)', time: '3:30 am' },
    end: { place: 'Port Blair, at your hotel or the airport', time: '2:00 pm' },
    airport: {
      name: 'Veer Savarkar International (Port Blair)',
      transfer:
        'About 15 minutes from the town. Arrive the day before; airport taxi and that night are not included.',
    },
    railhead: {
      none: 'No train goes to the Andaman Islands. Fly, or come by ship from Chennai, Kolkata or Visakhapatnam in two to four days',
    },
    party: { smallest: 2, largest: 4 },
    team: 'An island driver with a private car, boatmen, and a guide on the Saddle Peak trail.',
    ages: {
      from: 8,
      note: 'Not for anyone with back trouble: long broken stretches of road and a start at 3:30 am.',
    },
    fitness:
      'Cave walk of about 3 km return; Saddle Peak (732 m) 16 km return in about 7 hours, humid, and as much or little of it as you like. The first road day runs from 3:30 am to dusk.',
    nights: [
      {
        count: 1,
        place: 'Rangat',
        room: 'Simple hotel, air-conditioned',
        sharing: 'Double',
        washroom: 'own',
      },
      {
        count: 3,
        place: 'Kalipur near Diglipur',
        room: 'Beach lodge, air-conditioned',
        sharing: 'Double',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Rangat',
        room: 'Simple hotel, air-conditioned',
        sharing: 'Double',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 9500 },
    child: { from: 8, to: 11, price: 24500, note: 'On an extra bed in the parents’ room.' },
    network:
      'BSNL reaches furthest; Airtel and Jio mostly in and near the towns. Little or none in the reserve, and long gaps on the road.',
    cash: 'Draw cash for the whole trip in Port Blair: machines in Rangat and Diglipur may run dry.',
    power: 'Long cuts. The Kalipur lodge’s generator goes off at 11 pm; charge before that.',
    insurance:
      'None is included. Buy a policy that covers evacuation: the nearest large hospital is in Port Blair.',
    papers: [
      {
        what: 'Original photo ID and four photocopies',
        by: 'you',
        when: 'Send a copy before; shown at Jirkatang and the jetties',
      },
      {
        what: 'Convoy permission for car and passengers through the Jarawa reserve',
        by: 'us',
        when: 'At Jirkatang before the 6 am convoy',
      },
      {
        what: 'Forest passes for Ross and Smith and for Saddle Peak',
        by: 'us',
        when: 'At Aerial Bay or Diglipur, the day before or that morning',
      },
      {
        what: 'Foreigners: passport and visa; some nationalities need a Restricted Area Permit',
        by: 'you',
        when: 'Ask us before you book',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'port-blair' },
    { place: 'baratang' },
    { place: 'rangat', night: true },
    { place: 'mayabunder' },
    { place: 'diglipur' },
    { place: 'kalipur', night: true },
    { place: 'ross-smith' },
    { place: 'saddle-peak' },
    { place: 'kalipur', night: true },
    { place: 'rangat', night: true },
    { place: 'port-blair' },
  ],
  difficulty: 'moderate',
  tags: ['offbeat', 'wildlife', 'beach'],
  cover: 'andaman/creek-day',
  gallery: [
    'andaman/beach-dawn-garden-room',
    'coast-road/day',
    'andaman/beach-gold-palms',
    'andaman/dawn',
    'reef/dawn',
    'hammock/dawn',
    'andaman/detail-1',
  ],
  captions: {
    night: 2,
    travel: 'By private car up the trunk road, with vehicle ferries',
    high: 'Ross and Smith, two islands joined by a sandbar',
  },
}
