import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'dharamshala-bir-backpacking',
  kind: 'group',
  title: 'Below the Dhauladhar: McLeod Ganj, Triund and Bir',
  location: 'Dharamshala & Bir, Himachal Pradesh',
  region: 'North',
  duration: '5D/4N',
  months: [3, 4, 5, 6, 9, 10, 11, 12],
  price: 7980,
  discount: 5,
  rating: 4.6,
  reviews: 2,
  description:
    'You spend five days along the foot of a mountain wall, walking and riding the Kangra valley’s rattling buses. You start in McLeod Ganj among monks, momo sellers and Hindi-speaking Israelis, climb to Triund and come down the same day, as the forest rules now ask, then ride east past tea gardens to Bir. There the pace drops further: bicycles, clay houses, a waterfall, gliders circling slowly overhead. Flying is your own choice and not in the price. Hostels are simple and sociable, with someone usually playing a guitar until told to stop.',
  highlights: [
    'Triund in a day: 2,828 m, with the Dhauladhar’s rock face close enough to hear stones fall',
    'Morning kora, the prayer walk around the Dalai Lama’s temple, with Tibetan grandmothers',
    'Thangka painters and wood carvers at work in Norbulingka',
    'A cycling loop from Bir to Gunehar through mud-brick hamlets',
    'Everything by local bus and on foot, bags of ten kilos or less',
  ],
  placesCovered: [
    'Dharamshala',
    'McLeod Ganj',
    'Triund',
    'Norbulingka',
    'Palampur',
    'Bir',
    'Gunehar',
    'Billing',
  ],
  itinerary: [
    {
      title: 'Arrival in McLeod Ganj',
      description:
        'Night buses from Delhi come in to Dharamshala or straight up to McLeod Ganj (2,082 m) around 7 am; check in whenever you land. At 4 pm we meet on the hostel roof and walk to the Tsuglagkhang for debating hour, when monks slap their palms to stress a point. The Tibet Museum, a walk downhill at Gangchen Kyishong, is for those who came early. Dinner in a small family kitchen is tingmo bread and shapta, made with meat or with mushrooms.',
      activities: ['Roof-top meeting', 'Tsuglagkhang temple', 'Tibetan supper together'],
      meals: ['dinner'],
      stay: 'Hostel dormitory, McLeod Ganj',
    },
    {
      title: 'A day walk from McLeod Ganj up to Triund',
      description:
        'We leave at 6:30 am, take autos to Dharamkot and write our names in the register at Galu temple. The trail is stone-stepped and obvious, some seven kilometres up through oak and rhododendron with tea shops that get dearer by the metre; the last twenty-two bends have earned a reputation. Triund (2,828 m) is a grassy ridge with the cliffs of Mun peak over it. We stay two hours and start down at 1 pm, before the daily cloud. Back in McLeod Ganj we cool our legs in Bhagsu’s stream.',
      activities: ['14 km day hike', 'Lunch on the ridge', 'Bhagsu waterfall'],
      meals: ['breakfast', 'lunch'],
      stay: 'Hostel dormitory, McLeod Ganj',
    },
    {
      title: 'Norbulingka and the bus to Bir',
      description:
        'At 7 am the grandmothers set off on the kora with prayer wheels, and we go along at their speed, which is faster than you expect after yesterday. One bus takes us down to Dharamshala and another to Norbulingka, whose workshops teach thangka and appliqué that might otherwise be lost. In Palampur we change, eat a samosa and take a third bus along the line of the hills. Bir (1,400 m) is reached by 6 pm, smelling of pine smoke and baking.',
      activities: ['Morning kora', 'Norbulingka workshops', 'Local buses via Palampur'],
      meals: ['breakfast', 'dinner'],
      stay: 'Mud-house hostel, Bir',
    },
    {
      title: 'Cycling from Bir to Gunehar and a waterfall',
      description:
        'Everyone gets a bicycle, with gears that mostly work. The loop from Bir drops through the Tibetan colony and its monasteries, then crosses the river to Gunehar, where artists have painted barns and the shepherds have not objected. An hour on foot behind the village is the Bangoru fall, good for a swim until October. Those who booked a flight leave us at 11 am for the jeep to Billing and land where we drink our tea. There is a bonfire after dinner.',
      activities: ['Cycling loop of 16 km', 'Bangoru waterfall', 'Optional tandem flight'],
      meals: ['breakfast', 'dinner'],
      stay: 'Mud-house hostel, Bir',
    },
    {
      title: 'A tea garden near Bir, and the end of the trip',
      description:
        'In the plucking months a grower near Bir walks us between his bushes and explains why Kangra tea lost its fame in the earthquake of 1905 and is only now coming back; you taste three kinds. Anyone with stiff legs may try the yoga deck instead. The trip ends at 1 pm at the bus stand, after an early lunch on your own bill. Coaches for Delhi go in the evening, buses for Pathankot railhead through the afternoon, and many guests stay on for a week.',
      activities: ['Tea garden and tasting', 'Free time', 'Departure'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Bunks for four nights in six-bed dorms, each with a reading lamp and a socket',
    'Four breakfasts, three dinners and a trail lunch',
    'Registered mountain guide for Triund, with the entry slip and any permission the police ask for',
    'Bus and auto fares for the group on all five days',
    'Cycle hire with helmet for a day',
    'Workshop entry at Norbulingka and the tea tasting',
  ],
  exclusions: [
    'Paragliding, from ₹2,500 with a licensed tandem pilot',
    'Private room: ₹900 a night more in McLeod Ganj, ₹700 a night more in Bir',
    'Your bus to McLeod Ganj and home from Bir',
    'Café bills and other meals not named above',
  ],
  faqs: [
    {
      question: 'Why do we not camp at Triund?',
      answer:
        'The forest department limits tents and stops overnight stays for long spells, at times with a day’s notice, because the ridge had too much rubbish and has little water. Going up and down in a day is allowed except in bad weather. In winter the district asks for police permission first and cancels it when a weather alert is out; we apply for it. Our guide is always with you.',
    },
    {
      question: 'Is there a chance to see the Dalai Lama?',
      answer:
        'Perhaps. He spends part of the year away, often in Ladakh, and now past ninety he gives few public teachings. Dates are put up by his office. If one falls in your week, registration needs a passport photo and some hours of queueing.',
    },
    {
      question: 'Can I join if I am forty-five?',
      answer:
        'Of course. There is no upper age limit for anyone who can walk 14 hilly kilometres in a day. You only need to be comfortable with a bunk in a shared room.',
    },
    {
      question: 'How wet does it get?',
      answer:
        'Dharamshala has some of the heaviest rain in the western Himalaya between July and early September, so we do not go then. March brings afternoon thunderstorms, and December can bring snow to Triund, and the police then close the path. October and November are dry and bright.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Hiking',
      essential: true,
      items: ['Broken-in trainers or boots', 'Light waterproof', 'Water bottle of a litre and a half', 'Cap'],
    },
    {
      category: 'Hostel kit',
      essential: true,
      items: ['Small lock', 'Flip-flops', 'Earplugs and eye mask', 'Photo identity'],
    },
    {
      category: 'Also welcome',
      essential: false,
      items: ['Cycling shorts', 'Swimwear until October', 'A tote for Norbulingka buys'],
    },
  ],
  packages: [
    {
      title: 'Dorm bed',
      price: 7980,
      description: 'A bunk in a six-bed dorm on all four nights',
      isPopular: true,
    },
    {
      title: 'Single room',
      price: 11180,
      description: 'A private room in both hostels; buses and walks with the group',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Roof of our hostel in McLeod Ganj, near the main square (address on your voucher)',
      time: '4:00 pm',
    },
    end: { place: 'Bir bus stand', time: '1:00 pm' },
    airport: {
      name: 'Kangra (Gaggal)',
      transfer: 'About 20 km and 50 minutes to McLeod Ganj by taxi; not included',
    },
    railhead: {
      name: 'Pathankot',
      transfer: 'About 90 km and three hours to McLeod Ganj by bus or taxi; not included',
    },
    team: 'A group leader, and a registered mountain guide for Triund',
    ages: { from: 18, note: 'No upper limit for anyone who can walk 14 hilly km in a day' },
    fitness:
      'Day 2: 14 km on stone steps, from Dharamkot (about 2,100 m) up to Triund (2,828 m) and back, about eight hours with rests. Also a 16 km cycle loop. Highest sleep 2,082 m.',
    nights: [
      {
        count: 2,
        place: 'McLeod Ganj',
        room: 'Hostel dormitory',
        sharing: 'Dormitory of 6',
        washroom: 'shared',
      },
      { count: 2, place: 'Bir', room: 'Mud-house hostel', sharing: 'Dormitory of 6', washroom: 'shared' },
    ],
    singleRoom: { more: 3200 },
    child: { none: 'The dormitories are for adults of 18 and above.' },
    network:
      'Jio and Airtel work well in McLeod Ganj, Dharamshala and Bir; the signal comes and goes on the Triund path.',
    cash: 'ATMs in McLeod Ganj, Dharamshala and Bir. Buses and tea shops on the Triund path want cash.',
    power:
      'A socket at each bunk. Power cuts of an hour or two come with storms; bring a power bank for Triund day.',
    insurance: 'Not included. If you fly, choose a policy that covers tandem paragliding.',
    papers: [
      {
        what: 'Government photo ID, original, for hostels and the Triund register',
        by: 'you',
        when: 'On the trip',
      },
      {
        what: 'Entry slip for Triund, and police permission when the district asks for it (mostly in winter)',
        by: 'us',
        when: 'The evening before the hike',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'wednesday',
    count: 6,
    seats: 14,
    smallest: 5,
    decideDays: 7,
    seasons: [
      { from: '03-03', to: '06-18' },
      { from: '09-23', to: '12-09' },
    ],
  },
  route: [
    { place: 'dharamshala' },
    { place: 'mcleod-ganj', night: true },
    { place: 'triund' },
    { place: 'mcleod-ganj', night: true },
    { place: 'dharamshala' },
    { place: 'palampur' },
    { place: 'bir', night: true },
  ],
  difficulty: 'moderate',
  walksFar: true,
  tags: ['backpacking', 'budget'],
  cover: 'hill-bazaar/day',
  gallery: [
    'bir/gold-dorm-room',
    'hill-road/bus-day',
    'monastery-hall/gold',
    'bir/day',
    'bir/dawn-flags',
    'forest-trail/dusk',
  ],
  captions: {
    night: 2,
    travel: 'By local bus and on foot',
    high: 'McLeod Ganj and the Dalai Lama’s temple',
  },
}
