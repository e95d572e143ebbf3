import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'valley-of-flowers-trek',
  kind: 'group',
  title: 'Valley of Flowers and Hemkund Sahib in the Rains',
  location: 'Chamoli, Uttarakhand',
  region: 'North',
  duration: '6D/5N',
  months: [7, 8, 9],
  price: 12420,
  discount: 8,
  rating: 4.8,
  reviews: 3,
  description:
    'This is the rare Himalayan trek that needs the monsoon. The valley lies under snow until June and is dry grass by October; between mid-July and late August blue poppies, pink geraniums, river-beauty and balsam come in waves, and each week has its own colour. You will be rained on, and the road from Rishikesh may hold you up for hours. In return you sleep in dry lodge rooms at Ghangaria, carry only a day bag, and have a spare half-day to see the valley a second time. The climb to Hemkund is the hardest thing here: a thousand metres and more of stone steps.',
  highlights: [
    'Hill meadows with about five hundred flowering species, at their height in late July and August',
    'Blue poppy and brahma kamal beside the steps to Hemkund Sahib',
    'Langar of khichdi and sweet tea at a gurudwara at about 4,300 m',
    'Lodge beds and hot buckets at Ghangaria, not wet tents',
    'A naturalist’s plant list for the valley, updated by the week',
    'Badrinath or a rest on the last afternoon, whichever the group votes for',
  ],
  placesCovered: [
    'Joshimath',
    'Govindghat',
    'Pulna',
    'Ghangaria',
    'Valley of Flowers',
    'Hemkund Sahib',
    'Badrinath',
  ],
  itinerary: [
    {
      title: 'Rishikesh to Joshimath by the five confluences',
      description:
        'We start from the Rishikesh bus stand at 5 am because landslides are likelier once it rains in the afternoon. The highway meets each of the prayags in turn: Devprayag, Rudraprayag, Karnaprayag, Nandaprayag and, tomorrow, Vishnuprayag. It is about 255 km and ten hours on a good day, twelve on a wet one. Joshimath (1,900 m), now officially Jyotirmath, has hot dinners, the last dependable cash machines and a ridge-top view of Hathi Parvat if the cloud lifts at dusk.',
      activities: ['Drive up the Alaknanda', 'Briefing and gear check'],
      meals: ['dinner'],
      stay: 'Hotel, Joshimath',
    },
    {
      title: 'Pulna to Ghangaria along the Lakshman Ganga',
      description:
        'An hour’s drive brings us to Govindghat, where the pilgrim register is filled, and shared jeeps go four kilometres on to Pulna. The walk is nine to ten kilometres on a paved mule track: gentle to Bhyundar, where you cross a bridge beside the scars of a landslide, then steep through oak and fir for the final three. Give way to the mules on the hill side, never the river side. Ghangaria (3,049 m) is one muddy street of lodges, tea shops and a gurudwara that feeds anyone.',
      activities: [
        'Trek 9–10 km, 5–6 hours',
        'Evening slide show at the eco-development centre when it runs',
      ],
      meals: ['breakfast', 'dinner'],
      stay: 'Lodge, Ghangaria',
    },
    {
      title: 'Into the Valley of Flowers',
      description:
        'The forest gate opens at 7 am, and we like to be there on time. After the permit desk you cross a bridge over the Pushpawati and climb steeply for an hour into the Valley of Flowers, about four kilometres from Ghangaria. From there the path is nearly level for some kilometres more, past Bamni Dhaur to the grave of Joan Margaret Legge, the English botanist who fell here in 1939. Everyone must be out by 5 pm; we turn at 1:30 pm and eat packed paratha on the way.',
      activities: ['Full day in the national park (12–16 km)', 'Plant walk with the guide'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Lodge, Ghangaria',
    },
    {
      title: 'The steps to Hemkund Sahib',
      description:
        'The climb is six kilometres long and well over 1,000 m high, so breakfast is at 4 am and we are walking by 5 am. The zigzags of the mule track are easier than the thousand-odd steps near the top. Brahma kamal grows among the rocks above the treeline in August and September. Hemkund Sahib (about 4,300 m) stands on a cold, clear lake, with the Lokpal temple to Lakshman on the same shore; pilgrims bathe, others drink langar tea. The ardas is around 12:30 pm. This is a big gain in height after two nights at Ghangaria, so we watch for headaches and are down by 4 pm.',
      activities: [
        'Trek to Hemkund Sahib (12 km return, about 11 hours)',
        'Langar at the gurudwara',
        'Lokpal Lakshman temple',
      ],
      meals: ['breakfast', 'dinner'],
      stay: 'Lodge, Ghangaria',
    },
    {
      title: 'Ghangaria to Joshimath, and Badrinath if open',
      description:
        'Early risers who want a second look at the lower meadow may ask the guide for it; the others take a slow breakfast. The descent from Ghangaria to Pulna is three hours and hard on knees. If the road gates are open and the group is willing, the van goes 25 km up to Badrinath (3,133 m) for the Tapt Kund springs and a late-afternoon darshan, returning to Joshimath before the night closure. If not, we drive straight to Joshimath and its hot showers.',
      activities: ['Descent to Pulna', 'Badrinath by road, conditions permitting'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Joshimath',
    },
    {
      title: 'Joshimath to Rishikesh',
      description:
        'The van leaves Joshimath at 5 am, with aloo poori packed in foil. We stop at Nandaprayag for tea and at Srinagar, the old Garhwal capital, for lunch, and the road leaves the hills after Byasi. Arrival in Rishikesh is planned for 5 pm. Do not book a train from Haridwar before 9 pm, nor a flight out of Jolly Grant until the next day: one rockfall at Pagal Nala, Nandaprayag or Sirobagad can cost you four hours.',
      activities: ['Drive to Rishikesh'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Road transport Rishikesh–Govindghat–Rishikesh, with jeeps to Pulna',
    'Two nights in a Joshimath hotel and three in a Ghangaria lodge, two or three to a room with attached bath',
    'Breakfasts and dinners throughout, with one packed lunch in the park',
    'National park ticket for our day in the valley, at the Indian rate',
    'Qualified trek leader, and an assistant from Bhyundar who knows the plants',
    'Oximeter checks each evening, oxygen cylinder at Ghangaria',
    'One extra hotel night, found and paid for by us, if a landslide stops the van',
  ],
  exclusions: [
    'Lunches on the highway and at tea stalls on the trail',
    'Ponies, palanquins, porters or the Govindghat–Ghangaria helicopter',
    'The park ticket of foreign visitors, ₹800 instead of ₹200: they pay the difference',
    'A second park ticket, if you go back to the valley and the gate asks for one',
    'Extra hotel nights after the first, if the road stays closed',
  ],
  faqs: [
    {
      question: 'Which fortnight has the most flowers?',
      answer:
        'The most flowers bloom from late July to the third week of August. Early July still has snow bridges and primulas; September is drier, with brahma kamal, asters and golden leaves, but the great sheets of colour are over by about 10 September.',
    },
    {
      question: 'How wet will I actually get?',
      answer:
        'Count on rain on four of the six days, mostly after 2 pm and at night. The lodges are dry and have a drying line by the kitchen. A poncho over the rucksack works better than the costliest jacket.',
    },
    {
      question: 'Must I walk up to Hemkund?',
      answer:
        'No. Mules can be hired from the Ghangaria stand to just below the last steps, and those who prefer may spend the day in the valley again with the assistant guide.',
    },
    {
      question: 'Can we camp in the Valley of Flowers?',
      answer:
        'Camping has not been allowed since the national park was declared in 1982, and the gate counts people in and out. Ghangaria, four kilometres below, is the only place to sleep.',
    },
    {
      question: 'Is there a phone signal?',
      answer:
        'Up to Joshimath and Govindghat, generally yes. At Ghangaria it comes and goes, with Wi-Fi sold by the hour in good weather. Tell your family to expect three quiet days.',
    },
    {
      question: 'What are the rules at the Badrinath temple?',
      answer:
        'Everyone must be registered on the state’s yatra portal, which we do for you. In the 2026 season phones and cameras had to be left outside, and the temple committee resolved to admit only Hindus, counting Sikhs, Jains and Buddhists among them. Rules may change, so ask us before you book. The springs and the town are open to all.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Against the rain',
      essential: true,
      items: [
        'Poncho large enough for body and sack',
        'Rucksack liner or two bin bags',
        'Quick-drying trousers, two pairs; no jeans',
        'Umbrella for the village street',
      ],
    },
    {
      category: 'For Hemkund',
      essential: true,
      items: [
        'Fleece and a warm layer',
        'Scarf to cover the head in the gurudwara',
        'Knee support if you have ever needed one',
      ],
    },
    {
      category: 'Shoes',
      essential: true,
      items: ['Trekking shoes with deep lugs for wet stone', 'Rubber sandals for the lodge'],
    },
    {
      category: 'Nice to have',
      essential: false,
      items: [
        'Macro lens or a phone clip lens',
        'Pocket flower guide',
        'Sachets of salt against leeches low down',
      ],
    },
  ],
  packages: [
    {
      title: 'Twin sharing',
      price: 12420,
      description: 'Two to a room in Joshimath and Ghangaria',
      isPopular: true,
    },
    { title: 'Triple sharing', price: 11650, description: 'Three to a room in Joshimath and Ghangaria' },
    {
      title: 'Single room',
      price: 17920,
      description: 'A room to yourself on all five nights',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Rishikesh, ISBT (Yatra bus stand), main gate', time: '5:00 am' },
    end: { place: 'Rishikesh, ISBT (Yatra bus stand)', time: '5:00 pm' },
    airport: {
      name: 'Jolly Grant (Dehradun)',
      transfer:
        'About 20 km, 40 minutes by taxi, not included. Fly in the day before and leave the day after.',
    },
    railhead: {
      name: 'Yog Nagari Rishikesh',
      transfer:
        'About 3 km by auto. Haridwar, with more trains, is 25 km away. Not included; sleep in Rishikesh the night before.',
    },
    team: 'A qualified trek leader and an assistant from Bhyundar who knows the plants.',
    ages: {
      from: 10,
      note: 'Under 18 with a parent. Ask your doctor first if you have heart, lung or blood-pressure trouble: Hemkund is at about 4,300 m.',
    },
    fitness:
      'Hemkund day: 12 km return in about 11 hours, well over 1,000 m up to about 4,300 m and down again. Valley day: 12–16 km. Highest night at 3,049 m.',
    nights: [
      { count: 1, place: 'Joshimath', room: 'Hotel room', sharing: 'Twin or triple', washroom: 'own' },
      { count: 3, place: 'Ghangaria', room: 'Lodge room', sharing: 'Twin or triple', washroom: 'own' },
      { count: 1, place: 'Joshimath', room: 'Hotel room', sharing: 'Twin or triple', washroom: 'own' },
    ],
    singleRoom: { more: 5500 },
    child: { none: 'From 10 years on everyone pays the same price, with a bed and a park ticket each.' },
    network:
      'Good up to Joshimath and Govindghat. At Ghangaria it comes and goes, with Wi-Fi sold by the hour; expect none in the valley, and at Hemkund Jio at best.',
    cash: 'The last dependable cash machines are in Joshimath. Do not count on one at Ghangaria; ponies, porters and tea stalls take cash.',
    power:
      'Ghangaria has electricity for part of the day, mostly in the evening. Charge there and carry a power bank.',
    insurance:
      'Required, not included: buy a policy that covers trekking to 4,400 m, evacuation and days lost to landslides.',
    papers: [
      {
        what: 'Government photo ID, original; the same one for every permit',
        by: 'you',
        when: 'Send the number when you book, carry the card',
      },
      {
        what: 'Registration for Hemkund Sahib and Badrinath on the state’s yatra portal',
        by: 'us',
        when: 'Once you send ID number and photograph, 30 days before',
      },
      {
        what: 'Valley of Flowers national park permit',
        by: 'us',
        when: 'Before or at the gate in Ghangaria',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 6,
    seats: 18,
    smallest: 6,
    decideDays: 10,
    seasons: [{ from: '07-10', to: '09-10' }],
  },
  route: [
    { place: 'rishikesh' },
    { place: 'joshimath', night: true },
    { place: 'govindghat' },
    { place: 'ghangaria', night: true },
    { place: 'valley-of-flowers' },
    { place: 'ghangaria', night: true },
    { place: 'hemkund-sahib' },
    { place: 'ghangaria', night: true },
    { place: 'badrinath' },
    { place: 'joshimath', night: true },
    { place: 'rishikesh' },
  ],
  difficulty: 'moderate',
  tags: ['trek', 'monsoon', 'stateHighlight'],
  special: 'Blooms July to September',
  cover: 'valley-of-flowers/day',
  gallery: [
    'uttarakhand/gold-pine-room',
    'forest-trail/dawn',
    'valley-of-flowers/detail-2',
    'uttarakhand/day',
    'trek-camp/gold',
    'valley-of-flowers/dawn',
  ],
  captions: {
    night: 2,
    travel: 'On foot from the roadhead to Ghangaria',
    high: 'The heights round Hemkund Sahib',
  },
}
