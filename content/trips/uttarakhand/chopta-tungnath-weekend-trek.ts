import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'w4',
  kind: 'group',
  title: 'Chopta, Tungnath and the Chandrashila Dawn',
  location: 'Chopta, Uttarakhand',
  region: 'North',
  duration: '4D/3N',
  months: [3, 4, 5, 6, 9, 10, 11, 12],
  price: 7124,
  discount: 5,
  rating: 4.7,
  reviews: 3,
  description:
    'One day’s leave buys you a lake, a thousand-year-old temple and a summit. We drive through Friday night, sleep twice in a village homestay, climb five kilometres on Sunday from a road at 2,680 m to a top at 3,690 m, and are home late on Monday. In March and April the rhododendrons are red and the upper path may still lie under snow; October and November give the longest views; in December you walk on snow past a locked temple. We do not run it in July and August, when landslides close the Alaknanda road too often for a trip that must end on Monday.',
  highlights: [
    'First light on Nanda Devi, Trisul, Chaukhamba and the Kedar peaks from one rock',
    'The paved mule path to Tungnath, third of the Panch Kedar',
    'Chaukhamba reflected in Deoria Tal, a short, steep climb from your homestay',
    'Both nights in a family homestay at Sari, with mandua roti and a wood stove',
    'Monal pheasants on the slopes above Chopta for those who walk quietly',
  ],
  placesCovered: ['Sari village', 'Deoria Tal', 'Chopta', 'Tungnath', 'Chandrashila', 'Ukhimath'],
  itinerary: [
    {
      title: 'Overnight by van from Delhi on Friday',
      description:
        'The traveller van leaves Delhi at 9 pm, from Kashmere Gate metro station beside the ISBT, with two drivers who change over near Haridwar. Seats push back but are not beds: bring a neck pillow, and eat before you board or at the one dhaba halt beyond Meerut. The mountain leader goes through the kit list before you board, since the shops of Rishikesh are shut when we pass.',
      activities: ['Overnight drive towards Rishikesh', 'Kit check'],
      meals: [],
      stay: 'Overnight traveller van',
    },
    {
      title: 'Sari village, and a climb to Deoria Tal',
      description:
        'The sun rises while we drive beside the Ganga in summer and beside the Alaknanda in the cold months; the road follows the Alaknanda from Devprayag to Rudraprayag. Delhi to Sari is a long twelve to thirteen hours, and the last bends above Ukhimath are tight; take a travel-sickness tablet if bends upset your stomach. Lunch waits at Sari village: rajma, rice and a spoon of bhang chutney. At 3 pm (later in May and June) we climb the stone path, 2.5 km and some 440 m up, to Deoria Tal, sit out the sunset, and come down by torch.',
      activities: [
        'Drive along the Alaknanda',
        'Walk to Deoria Tal and back (5 km)',
        'Evening by the homestay stove',
      ],
      meals: ['lunch', 'dinner'],
      stay: 'Homestay, Sari village',
    },
    {
      title: 'Chandrashila at sunrise, then Tungnath temple',
      description:
        'Tea is at 2 am (an hour earlier from April to June); jeeps take us to Chopta, and we start walking by 3:15 am, or 2:15. The first 3.5 km to Tungnath (3,470 m) are paved and steady; above the temple a rough, steeper kilometre and a half leads to Chandrashila (3,690 m) and its little Ganga shrine. Expect wind, and cold that feels like minus five even in October. When the sun is up we return to Tungnath for darshan if the doors are open, eat the parathas packed at the homestay, and reach Chopta before noon. The afternoon at Sari is for sleep.',
      activities: [
        'Pre-dawn climb to Chandrashila (10 km return, about 8 hours)',
        'Darshan at Tungnath when the temple is open',
        'Monal watching below the treeline',
      ],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Sari village',
    },
    {
      title: 'Ukhimath, Devprayag and the drive to Delhi',
      description:
        'We are away from Sari village by 5 am to be ahead of the lorries. A halt at Ukhimath takes in Omkareshwar, the timbered temple where the Kedarnath and Madhyamaheshwar deities spend winter. We eat the breakfast packed at the homestay near Agastyamuni and stop for lunch somewhere around Devprayag, where the Alaknanda meets the Bhagirathi, often in two colours. With an ordinary Monday’s traffic the van is in Delhi between 8 and 10 pm; a landslip can push that past midnight, so keep Tuesday morning light.',
      activities: ['Omkareshwar temple, Ukhimath', 'Devprayag confluence stop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Traveller van with push-back seats from Delhi to Sari and back, two drivers for the night',
    'Two nights at a Sari homestay, three to a room, beds with quilts',
    'Six home-cooked vegetarian meals',
    'Jeep from Sari to the Chopta trailhead and back',
    'Kedarnath sanctuary entry fees for both walks',
    'Mountain leader trained in wilderness first aid, one local guide to every eight walkers',
    'Micro-spikes whenever there is snow on the trail',
  ],
  exclusions: [
    'Food at highway dhabas on Friday night, Saturday morning and Monday, roughly ₹150 to ₹250 a meal',
    'Mule hire between Chopta and the temple',
    'Pooja or special darshan at Tungnath',
    'A room to yourself at the homestay, ₹2,000 more if one is free (ask when booking)',
  ],
  faqs: [
    {
      question: 'Is Tungnath open when I come?',
      answer:
        'The temple opens between late April and mid-May and closes near the end of October or early November, when the deity is carried to Makkumath. Outside those weeks you still walk to it and past it, but the doors are shut. In March 2026 the committee that runs it resolved to admit only Hindus (with Sikhs, Jains and Buddhists) to its temples; everyone may walk the path and see the temple from outside.',
    },
    {
      question: 'I have read that Chandrashila is 4,000 m. Which is right?',
      answer:
        'Signboards and many sellers say 3,680 m for the temple and 4,000 m for the top. Satellite readings are lower, close to 3,470 m and 3,690 m, and those are what we print. Tungnath is often called the highest temple of Shiva; by these readings Kedarnath (3,583 m) stands higher.',
    },
    {
      question: 'Could a first-time trekker manage this?',
      answer:
        'Yes, if you can climb 20 floors slowly without stopping. The gain is a thousand metres in one morning, and the cold and the early hour are harder than the path. Anyone who turns back at the temple has still had most of the view, and a guide comes down with them.',
    },
    {
      question: 'What if the Chopta road is snowed in?',
      answer:
        'Between late December and early March the last few kilometres are often closed, which is why we stop in December and begin again in March. If a late fall blocks it on your date, we walk from where the jeep stops, or climb towards Rohini Bugyal from Deoria Tal instead.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the summit',
      essential: true,
      items: [
        'Down or synthetic jacket',
        'Windproof shell',
        'Woollen cap and insulated gloves',
        'Head torch with a spare set of cells',
      ],
    },
    {
      category: 'Feet',
      essential: true,
      items: ['Ankle-high shoes with a worn-in, grippy sole', 'Two pairs of thick socks'],
    },
    {
      category: 'Road',
      essential: true,
      items: ['Motion-sickness tablets for the bends after Rishikesh', 'Aadhaar or other identity card'],
    },
    {
      category: 'If you like',
      essential: false,
      items: [
        'Binoculars for monal',
        'Walking pole for the descent',
        'Power bank, as Sari loses current in storms',
      ],
    },
  ],
  packages: [
    {
      title: 'Triple sharing',
      price: 7124,
      description: 'Three to a room at the Sari homestay; seat in the van from Delhi and back',
    },
  ],
  facts: {
    meet: { place: 'Delhi, outside Kashmere Gate metro station, beside the ISBT', time: '9:00 pm' },
    end: { place: 'Delhi, outside Kashmere Gate metro station, beside the ISBT', time: '10:00 pm' },
    airport: {
      name: 'Indira Gandhi International (Delhi)',
      transfer:
        'About 25 km; Airport Express and Yellow Line metro to Kashmere Gate in an hour. Not included.',
    },
    railhead: {
      name: 'Old Delhi (Delhi Junction)',
      transfer: 'About 2 km, one stop by Yellow Line metro. New Delhi station is three stops away.',
    },
    team: 'A mountain leader trained in wilderness first aid, one local guide for every eight walkers, two drivers for the night.',
    ages: { from: 10, note: 'Under 18 with a parent. Above 55 please ask your doctor first.' },
    fitness:
      'Summit morning: 10 km return in about 8 hours from 3:15 am or, from April to June, 2:15 am, 1,010 m up to 3,690 m, cold and in the dark. You sleep at 2,000 m.',
    nights: [
      {
        count: 1,
        place: 'On the road from Delhi',
        room: 'Push-back seat in a traveller van',
        sharing: 'Seat',
        washroom: 'none',
      },
      { count: 2, place: 'Sari village', room: 'Family homestay', sharing: 'Triple', washroom: 'shared' },
    ],
    singleRoom: { more: 2000 },
    child: { none: 'From 10 years on everyone pays the same price, for a seat and a bed each.' },
    network:
      'Fair in Sari and Ukhimath on Jio and Airtel, patchy at Chopta, little or nothing above the treeline.',
    cash: 'Draw cash in Rishikesh or Rudraprayag; Ukhimath has a machine that may be empty, do not count on one at Sari or Chopta.',
    power: 'Sari has electricity but loses it in storms. Charge at the homestay and bring a power bank.',
    insurance: 'Required, not included: buy a trekking policy for heights up to 4,000 m, with evacuation.',
    papers: [
      {
        what: 'Aadhaar or other government photo ID, original',
        by: 'you',
        when: 'Send the number when you book, carry the card',
      },
      {
        what: 'Kedarnath Wildlife Sanctuary entry',
        by: 'us',
        when: 'Before or at the forest posts of Sari and Chopta',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'friday',
    count: 6,
    seats: 16,
    smallest: 6,
    decideDays: 4,
    seasons: [
      { from: '03-12', to: '06-15' },
      { from: '09-18', to: '12-20' },
    ],
  },
  route: [
    { place: 'delhi' },
    { place: 'sari-village', night: true },
    { place: 'deoria-tal' },
    { place: 'sari-village' },
    { place: 'chopta' },
    { place: 'tungnath' },
    { place: 'chandrashila' },
    { place: 'sari-village', night: true },
    { place: 'delhi' },
  ],
  difficulty: 'moderate',
  tags: ['trek', 'adventure', 'budget'],
  cover: 'tungnath/dawn',
  gallery: [
    'uttarakhand/ridge-night-stove-room',
    'tungnath/detail-3',
    'tungnath/detail-2',
    'tungnath/detail-1',
    'tungnath/day',
    'uttarakhand/detail-1',
  ],
  captions: {
    night: 2,
    travel: 'On foot, by the path to Chandrashila',
    high: 'First light on the Kedar peaks',
  },
}
