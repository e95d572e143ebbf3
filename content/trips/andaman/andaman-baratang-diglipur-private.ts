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
  reviews: 23,
  description:
    'The Andamans most visitors never see: three hundred-odd kilometres of road, creek and vehicle ferry to the far end of the chain. You take it in stages by private car, sleep in small towns of Bengali, Karen and Ranchi settlers, go by dinghy to limestone caves, walk below the archipelago’s highest hill and cross to a sandbar between two islands. Hotels are plain, the days start before four more than once, and part of the way runs through the Jarawa reserve under strict rules which we keep. Six days; more if you have them.',
  highlights: [
    'A dinghy under arched mangroves to the limestone caves of Baratang',
    'Ross and Smith, two islands and one sandbar, walked at the low water',
    'Sea turtles ashore at Kalipur on winter nights, watched with the forest staff and no lamps',
    'The forest path towards Saddle Peak, first along the beach and then as far up as your legs like',
    'Karen village lunch near Mayabunder, rice, river fish and rosella leaf',
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
      title: 'The early convoy and the caves',
      description:
        'Leave Port Blair at half past three to stand in line at Jirkatang for the six o’clock convoy. For the next forty-nine kilometres windows stay up, cameras away and nobody stops: this is Jarawa land, and we carry you through it, not to it. At Middle Strait the car boards a ferry to Baratang. A speedboat runs into a mangrove creek and a kilometre and a half of field path ends at the caves, closed on Mondays. Rangat by dark.',
      activities: ['Convoy to Middle Strait', 'Limestone caves by dinghy', 'Drive to Rangat'],
      meals: ['breakfast', 'dinner'],
      stay: 'Simple hotel, Rangat',
    },
    {
      title: 'Mangrove walk, Karen lunch, the north',
      description:
        'The boardwalk at Dhaninallah, a little north of Rangat, is best at seven, with kingfishers of five kinds. Two hours on, Webi near Mayabunder was founded in 1925 by Karen families brought from Burma; one of them cooks for us. Karmatang’s picnic beach follows if there is time. The last leg is another two and a half hours of patched tar to Diglipur and the coast at Kalipur, where the hotel’s generator goes off at eleven.',
      activities: ['Dhaninallah boardwalk', 'Karen village at Webi', 'Drive to Kalipur'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Beach lodge, Kalipur near Diglipur',
    },
    {
      title: 'Between two islands',
      description:
        'A day pass from the forest office and a boat from Aerial Bay, twenty-five minutes, and you step onto the sandbar of Ross and Smith. One side is a lagoon, the other has waves. The tide table sets the hour, and boats return by two or so. Shade, changing rooms and a tea stall stand on Smith’s side; nothing else. In the evening, from December to February, rangers at Kalipur patrol for nesting turtles and let quiet visitors walk behind them.',
      activities: ['Boat to the sandbar', 'Snorkelling from the shore', 'Turtle patrol in season'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Beach lodge, Kalipur near Diglipur',
    },
    {
      title: 'Towards Saddle Peak',
      description:
        'Register at Lamiya Bay by six. The national park path keeps to the beach for two and a half kilometres and then turns uphill; the summit of Saddle Peak (732 m) is eight kilometres from the gate, humid, rooty and leech-ridden after rain, and takes a fit walker seven hours there and back. Most people go as far as the first stream, swim and come home. The rest of you may prefer the mud volcanoes at Shyamnagar, beyond Diglipur, which see fewer people than Baratang’s.',
      activities: ['Saddle Peak National Park walk', 'Or mud volcanoes at Shyamnagar'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Beach lodge, Kalipur near Diglipur',
    },
    {
      title: 'Half the way back',
      description:
        'It can be done in one terrible day; we take two. From Diglipur the car is in Mayabunder for coffee and in Rangat by early afternoon. Amkunj’s rocky shore has a row of log huts and a low-tide pool for soaking road-stiff legs. Guests short of time can instead take the government ship from Aerial Bay or Mayabunder, on the few nights a week it sails, or fly if the seaplane or helicopter happens to be selling seats.',
      activities: ['Drive to Rangat', 'Amkunj beach'],
      meals: ['breakfast', 'dinner'],
      stay: 'Simple hotel, Rangat',
    },
    {
      title: 'Through the reserve once more',
      description:
        'An early start meets a morning convoy at Middle Strait, and by two you are in Port Blair with a shower that has pressure. If tomorrow is free, Long Island and a forest beach can be reached by boat from Rangat instead, adding two nights and a quite different end: a passenger ferry from there touches Havelock on certain days.',
      activities: ['Convoy southward', 'Drop in Port Blair'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private car, island driver, vehicle ferries and convoy formalities',
    'Five nights in the best rooms each small town has, which is to say clean ones',
    'Boats at Baratang and from Aerial Bay, reserved for your party',
    'Forest passes for the sandbar island and the national park, guide on the trail',
    'Breakfast, dinner and three lunches; packed where the road is empty',
  ],
  exclusions: [
    'Flights and any night in Port Blair before or after',
    'Foreign visitors’ higher forest fees',
    'Ship, helicopter or seaplane back, where you choose it and it runs',
    'Snorkelling kit, ₹300 a day at the lodge',
    'Tips for rangers on turtle duty, who may not ask',
  ],
  faqs: [
    {
      question: 'Is it right to travel through the Jarawa reserve?',
      answer:
        'It is a fair question and courts have argued it for years. The road is the islands’ supply line and lawful to use in convoy. Stopping, photographing, waving food or asking the driver to slow down are crimes, and he will refuse. If you would rather not pass at all, we can plan the north by ship.',
    },
    {
      question: 'Who needs which permit?',
      answer:
        'Indian citizens need identity cards only, plus forest day passes that we obtain. Most foreign nationals may at present visit Middle and North Andaman without a Restricted Area Permit; citizens of some countries, including Myanmar for Mayabunder and Diglipur, need prior approval. We check the rule for your passport before booking.',
    },
    {
      question: 'How comfortable is it?',
      answer:
        'Air-conditioning in all rooms but not all night, bucket hot water in Rangat, one good bed and one bad mattress along the way. Roads have long broken stretches. Anyone with back trouble should choose Havelock and Neil instead.',
    },
    {
      question: 'Can it be shortened?',
      answer:
        'Baratang alone is a day from Port Blair, starting at half past three and ending by five. Four days reach Rangat and Long Island. The sandbar in less than five is a punishment and we will tell you so.',
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
        'Cash for five days, as machines run dry',
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
  cover: 'andaman/dawn',
  gallery: [
    'andaman/beach-gold-palms',
    'andaman/beach-dawn-white-boat',
    'andaman/beach-night',
    'andaman/beach-day-cave',
    'andaman/detail-1',
    'andaman/detail-2',
    'andaman/day',
  ],
}
