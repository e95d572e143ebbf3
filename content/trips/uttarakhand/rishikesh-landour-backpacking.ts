import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'rishikesh-landour-backpacking',
  kind: 'group',
  title: 'Rishikesh to Landour, River to Ridge',
  location: 'Rishikesh & Landour, Uttarakhand',
  region: 'North',
  duration: '5D/4N',
  months: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
  price: 7832,
  discount: 12,
  rating: 4.5,
  reviews: 2,
  description:
    'You spend two nights in a hostel above Tapovan, one in a deodar forest near Dhanaulti and one on a hill road in Landour where cars are few. The plan uses what local people use: the morning bus, a shared jeep, our own feet along the Chakkar. You can raft if the river is open, or do nothing more athletic than carry a bun omelette to a bench at Char Dukan. January is cold enough for frost on the pine needles and, some years, snow at Dhanaulti; May weekends are busy, so our dates begin on Mondays. July and August are left out for rain and landslips.',
  highlights: [
    'Weekday dates, when Landour’s lanes belong to walkers and dogs',
    'Ropeway or a climb of an hour or more to the hilltop shrine of Surkanda Devi',
    'The three-kilometre Chakkar around Landour, past Lal Tibba and the old cemetery',
    'Riverside yoga, a sound bath or 9 to 12 km of white water: pick one, or none',
    'Peanut butter, stick-jaw toffee and Tibetan noodles at the old shops known for them',
  ],
  placesCovered: ['Rishikesh', 'Tapovan', 'Surkanda Devi', 'Dhanaulti', 'Landour', 'Mussoorie', 'Dehradun'],
  itinerary: [
    {
      title: 'Rishikesh: Tapovan hostel, ghats and the aarti',
      description:
        'Bunks are ready from noon; come by any train to Haridwar or Yog Nagari station and share an auto. At 4 pm the host leads a walk through Tapovan’s lanes, across Janki Setu to the quieter left bank of Rishikesh (340 m), and along the ghats of Swargashram as the conches begin. The aarti at Parmarth is large and sung; the one at a small ghat beyond it has a dozen people and a dog. Thali dinner follows at an old-fashioned canteen off the ghats.',
      activities: ['Orientation walk', 'Ganga aarti', 'Welcome thali'],
      meals: ['dinner'],
      stay: 'Hostel, Tapovan, Rishikesh',
    },
    {
      title: 'A free day in Rishikesh: raft, waterfall or yoga',
      description:
        'Yoga is on the roof at 7 am. After it choose: the Brahmpuri rafting stretch, 9 to 12 km, between late September and June; the jungle walk to Patna waterfall; or the painted meditation cells of the Beatles Ashram, once its restoration is done (not before April 2027). The host books whatever the majority want and gives the others good directions. Everyone meets again at the sandy cove below Rishikesh’s Lakshman Jhula at 5 pm. Music at the café on the bend starts at 8 pm and ends, by municipal order and common sense, at 10 pm.',
      activities: ['Rooftop yoga', 'Rafting or waterfall walk', 'Open-mic evening'],
      meals: ['breakfast'],
      stay: 'Hostel, Tapovan, Rishikesh',
    },
    {
      title: 'By hill bus to Surkanda Devi and Dhanaulti',
      description:
        'A morning bus to Tehri hauls itself up some 1,200 m to Chamba bazaar, two to three hours with a chai halt at Agrakhal. A hired jeep continues along the fruit belt to the foot of Surkanda Devi (2,757 m). Go up by cable car or take the paved path, an hour or more of steady steps; the summit platform looks from the Doon plain to Gangotri’s snows. Late in the afternoon we reach our forest camp outside Dhanaulti (2,286 m).',
      activities: ['Local bus journey', 'Surkanda Devi by path or ropeway', 'Fire and star-gazing'],
      meals: ['breakfast', 'dinner'],
      stay: 'Forest camp, Dhanaulti',
    },
    {
      title: 'Dhanaulti to Landour, and a walk in no hurry',
      description:
        'Those who like visit the eco-park before breakfast; then a shared jeep takes us some 28 km along the ridge, with langurs on both sides of the road. Landour (2,290 m) is best seen on foot: Sister’s Bazaar for the bakery, St Paul’s of 1840, Char Dukan for waffles or bun-anda, the language school, Lal Tibba’s telescope, the cemetery in its deodars. In winter the orange “winterline” lies across the western sky after sunset. Dinner is thukpa in the clock-tower lane on the way down to Mussoorie.',
      activities: ['The Chakkar loop', 'Char Dukan and Sister’s Bazaar', 'Lal Tibba at sunset'],
      meals: ['breakfast', 'dinner'],
      stay: 'Backpacker lodge, Landour',
    },
    {
      title: 'Mussoorie’s Camel’s Back Road, then Dehradun',
      description:
        'We take a last early walk on Camel’s Back Road, three flat kilometres behind Mussoorie (2,005 m), with joggers, schoolchildren and a rock shaped like a camel. Second-hand bookshops open at about 10 am and the Cambridge shop sells the books of Ruskin Bond, who lives in Landour. Shared taxis leave from Picture Palace all day; ours goes at 1 pm and, after 35 km of bends, sets you down at Dehradun station or the ISBT by 2:30 pm.',
      activities: ['Camel’s Back Road', 'Bookshops on the Mall', 'Taxi to Dehradun'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Two nights in a hostel bunk in Tapovan, one in a twin tent or hut near Dhanaulti, one in a lodge bed in Landour',
    'Bus and jeep fares between Rishikesh, Dhanaulti, Landour and Dehradun',
    'Four breakfasts and three dinners',
    'Yoga on the second morning',
    'Ropeway ticket at Surkanda Devi, if you prefer it to the steps',
    'A host who walks with you and stays in the same places',
  ],
  exclusions: [
    'Your journey to Rishikesh and onward from Dehradun',
    'Rafting, if you choose it, from about ₹700 depending on the stretch',
    'Entry to the Beatles Ashram (about ₹200) once it is open again, and to the Dhanaulti eco-park (up to ₹100), if you go',
    'Lunches, and anything you eat in cafés',
  ],
  faqs: [
    {
      question: 'How much will I carry, and how far?',
      answer:
        'Never more than fifteen minutes with the big bag: from bus stand to hostel, and up the final lane in Landour. A porter there carries it for about ₹100 if you prefer.',
    },
    {
      question: 'Does it snow?',
      answer:
        'Dhanaulti and the top of Landour usually see two or three falls between late December and mid-February. When the ridge road is icy the jeep waits for the sun, so the fourth day may start at 11 am.',
    },
    {
      question: 'Is everything vegetarian?',
      answer:
        'In Rishikesh nearly everything is, by local rule and habit, and the pilgrim town is dry. From Dhanaulti onward you will find eggs, chicken and Tibetan kitchens.',
    },
    {
      question: 'Why do you begin on Mondays?',
      answer:
        'Because Mussoorie is full of traffic on summer weekends. Our Landour day falls on a Thursday and you are home before the weekend arrives.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Everyday',
      essential: true,
      items: [
        'One backpack you can lift overhead into a bus rack',
        'Shoes for cobbles and forest paths',
        'Light woollens in summer, a proper coat from November to March',
      ],
    },
    {
      category: 'River day',
      essential: true,
      items: ['Shorts and T-shirt you can soak', 'Sandals that strap on'],
    },
    { category: 'Identity', essential: true, items: ['Government photo card; each hostel asks for it'] },
    {
      category: 'Optional',
      essential: false,
      items: ['Yoga mat', 'Sketchbook', 'Lens cloth for mist', 'Lock for the hostel cupboard'],
    },
  ],
  packages: [
    {
      title: 'Dorm bed',
      price: 7832,
      description: 'Bunks in Rishikesh and Landour, a twin tent or hut near Dhanaulti',
    },
  ],
  facts: {
    meet: {
      place: 'Our hostel in Tapovan, Rishikesh, near Lakshman Jhula; bunks from 12 noon',
      time: '4:00 pm',
    },
    end: { place: 'Dehradun railway station or the ISBT bus stand', time: '2:30 pm' },
    airport: {
      name: 'Jolly Grant (Dehradun)',
      transfer: 'About 25 km, 50 minutes by taxi, not included.',
    },
    railhead: {
      name: 'Yog Nagari Rishikesh',
      transfer: 'About 7 km by shared auto; Haridwar, with more trains, is 30 km. Not included.',
    },
    team: 'One host who walks with you and stays in the same places.',
    ages: { from: 18, note: 'The hostels take adults only in their dormitories.' },
    fitness:
      'Easy: an hour or more of steady steps to Surkanda Devi (2,757 m) or the ropeway, a 3 km loop in Landour, 15 minutes with your big bag. Highest night at 2,290 m.',
    nights: [
      {
        count: 2,
        place: 'Tapovan, Rishikesh',
        room: 'Hostel bunk',
        sharing: 'Dormitory',
        washroom: 'shared',
      },
      {
        count: 1,
        place: 'Dhanaulti',
        room: 'Tent or hut in a forest camp',
        sharing: 'Twin',
        washroom: 'shared',
      },
      {
        count: 1,
        place: 'Landour',
        room: 'Bed in a backpacker lodge',
        sharing: 'Dormitory',
        washroom: 'shared',
      },
    ],
    singleRoom: { none: 'Three of the four nights are in dormitories; this trip has no single rooms.' },
    child: { none: 'Dormitories are for adults, so no children come on this trip.' },
    network: 'Signal is good in Rishikesh, Mussoorie and Landour; patchy at the Dhanaulti camp.',
    cash: 'Cash machines in Rishikesh, Chamba and Mussoorie. Buses and small stalls take cash, most cafés UPI.',
    power: 'Regular electricity in the hostels; the forest camp charges phones in the evening.',
    insurance: 'None is included. If you raft, buy a short policy that names it.',
    papers: [
      { what: 'Government photo ID, original', by: 'you', when: 'Shown at each hostel at check-in' },
      {
        what: 'Guest registration that Mussoorie asks of every visitor',
        by: 'us',
        when: 'At check-in in Landour, with your ID and phone number',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'monday',
    count: 7,
    seats: 14,
    smallest: 4,
    decideDays: 7,
    seasons: [
      { from: '01-11', to: '06-20' },
      { from: '09-20', to: '12-20' },
    ],
  },
  route: [
    { place: 'rishikesh', night: true },
    { place: 'surkanda-devi' },
    { place: 'dhanaulti', night: true },
    { place: 'landour', night: true },
    { place: 'mussoorie' },
    { place: 'dehradun' },
  ],
  difficulty: 'easy',
  tags: ['backpacking', 'budget'],
  cover: 'rishikesh/dawn',
  gallery: [
    'rishikesh/gold-dorm-room',
    'hill-road/bus-gold',
    'forest-trail/dawn',
    'uttarakhand/day',
    'rishikesh/detail-1',
    'hill-bazaar/dawn',
    'rishikesh/detail-2',
    'uttarakhand/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By bus and jeep, up to Dhanaulti and Landour',
    high: 'The Chakkar, three kilometres round Landour',
  },
}
