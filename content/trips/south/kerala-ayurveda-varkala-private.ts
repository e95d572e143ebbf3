import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'kerala-ayurveda-varkala-private',
  kind: 'customised',
  title: 'Ayurveda by the Sea: Doctor-Led Days in Varkala',
  location: 'Varkala, Kerala',
  region: 'South',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12],
  price: 38500,
  discount: 0,
  rating: 4.8,
  reviews: 2,
  description:
    'On this trip treatment comes before sightseeing. A registered Ayurvedic physician sees you on arrival, writes a plan for your constitution and complaint, and adjusts it each morning after feeling your pulse and asking how you slept. The five days set out here are a rejuvenation course, rasayana, of daily oil treatments, diet food and early nights above the sea at Varkala. They are not panchakarma: that needs fourteen to twenty-one days, and we will gladly extend the stay if the doctor and you agree on it.',
  highlights: [
    'A consultation with a BAMS-qualified doctor on the first day and a review before you leave',
    'One or two treatment sessions a day: abhyanga, shirodhara, elakizhi or njavarakizhi as prescribed',
    'Diet meals cooked to your chart, eaten at fixed hours on a verandah',
    'Sunrise yoga and pranayama at your level, mats laid facing the sea',
    'Short outings only, to Kappil, Anchuthengu and the temple, so that the oil can do its work',
    'A written home regimen, with no pressure to buy a suitcase of medicines',
  ],
  placesCovered: ['Thiruvananthapuram', 'Varkala', 'Kappil', 'Anchuthengu'],
  itinerary: [
    {
      title: 'Arrive in Varkala and see the doctor',
      description:
        'A car brings you from Thiruvananthapuram airport to Varkala in an hour and a quarter. The doctor takes forty-five minutes to go through pulse, tongue, sleep, digestion, old reports and present medicines. Bring your prescriptions, because some treatments are unwise with blood thinners, pregnancy, fever or high blood pressure. A light head-and-foot massage follows, dinner is rice gruel, and lights go out at 9:30 pm. You keep your phone, but you may find you want it less.',
      activities: ['Medical consultation', 'Padabhyanga foot massage', 'Guided relaxation'],
      meals: ['lunch', 'dinner'],
      stay: 'Ayurveda retreat, sea-view room, Varkala',
    },
    {
      title: 'Varkala: yoga, oil massage and herbal steam',
      description:
        'Yoga is at 6:30 am, breakfast at 8 am, and the first abhyanga at 9 am: two therapists, medicated oil, four hands in rhythm, a steam box afterwards. Therapists are women for women and men for men, as the tradition asks. You rest an hour before lunch and do not swim or sit in the sun while the oil is on you. At 4 pm comes a herbal poultice session. The evening is a slow walk along the quiet end of the Varkala cliff.',
      activities: ['Morning yoga', 'Abhyanga and herbal steam', 'Elakizhi leaf-poultice treatment'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Ayurveda retreat, sea-view room, Varkala',
    },
    {
      title: 'Shirodhara, then a quiet outing to Kappil',
      description:
        'Shirodhara takes the morning, a thin warm stream across the forehead for about forty minutes, and the hours after it are best spent doing nothing. If the doctor approves, the late afternoon goes to Kappil, six kilometres north of Varkala, where a spit of sand parts the backwater from the sea and you can hire a rowing boat. Wear a headscarf and hat: a sea breeze is bad for an oiled scalp.',
      activities: ['Shirodhara', 'Quiet boat at Kappil, at your own cost'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Ayurveda retreat, sea-view room, Varkala',
    },
    {
      title: 'Varkala: a cooking class and the temple lamps',
      description:
        'Between treatments the cook shows why your plate looks as it does: moong kanji, ash gourd, buttermilk with curry leaf, njavara rice, nothing fried. Njavarakizhi, the milk-and-rice bolus massage, is messier than it sounds and leaves the skin soft. At 6 pm the Janardanaswamy temple in Varkala lights its lamps, and those who prefer history can drive south to the English fort of 1695 at Anchuthengu before it closes.',
      activities: ['Ayurvedic cooking class', 'Njavarakizhi', 'Temple lamps or Anchuthengu fort'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Ayurveda retreat, sea-view room, Varkala',
    },
    {
      title: 'Last review in Varkala and the way home',
      description:
        'You have a last, shorter treatment, a bath with green-gram powder to lift the oil, and the review: what changed, what to keep up, which two or three preparations are worth buying and which are not. Leave Varkala after lunch for Thiruvananthapuram, or stay: the doctors like to say that by the seventh day you sleep better and by the fourteenth your joints move better. Extra days cost less than the first five, and you may work half-days from the library.',
      activities: ['Final treatment', 'Doctor’s review and regimen', 'Airport transfer'],
      meals: ['breakfast', 'lunch'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in a sea-view room with fan and optional air-conditioning',
    'Seven treatment sessions as prescribed, oils and herbs included; women treat women and men treat men',
    'Two long consultations with the doctor and a short check each morning; your case sheet is given to you',
    'All meals of the prescribed diet, herbal water and infusions',
    'Daily group yoga, and the car from and to Thiruvananthapuram airport',
  ],
  exclusions: [
    'Medicines to take home',
    'Laboratory tests, if the doctor asks for any',
    'Panchakarma, quoted after consultation (from ₹95,000 for 14 days)',
    'Coffee, alcohol and meat, which are not served during the treatment',
    'Private yoga lessons',
    'The boat at Kappil, and the car or auto to Kappil and Anchuthengu',
  ],
  faqs: [
    {
      question: 'My partner wants a beach holiday instead. Can we share a room?',
      answer:
        'Yes. A partner who shares the room without treatments pays about 60% of the price (₹23,100), eats ordinary Kerala food and has a surf school a short walk away. It works best if the one on treatment is not asked to stay up late.',
    },
    {
      question: 'Is the monsoon a bad time to come?',
      answer:
        'For the beach, yes. For treatment, tradition says it is the best time: in the weeks of Karkidakam, mid-July to mid-August, Malayalis themselves take treatment because the air is cool and moist. The sea is closed to bathing then, and rooms cost a fifth less; we take that off the price when we confirm your dates.',
    },
    {
      question: 'Will this cure my back pain or diabetes?',
      answer:
        'We promise no cure, and nobody should. Some guests leave sleeping better and moving more easily, others simply rested. Do not stop any medicine from your own doctor; the physician here plans around it.',
    },
    {
      question: 'Can the days be arranged differently?',
      answer:
        'Yes, everything except the order of treatments. Come for three days to try it or ten for more effect; add Kumarakom or Kanyakumari before the course rather than after it; ask for a Jain or gluten-free kitchen. On the last day please book no flight before 5 pm.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Medical',
      essential: true,
      items: [
        'Recent reports and the names and doses of your medicines',
        'Spectacles instead of contact lenses on shirodhara day',
      ],
    },
    {
      category: 'To wear',
      essential: true,
      items: ['Old loose cottons that may take an oil stain', 'Scarf or cap for the head', 'Yoga clothes'],
    },
    {
      category: 'To leave behind',
      essential: false,
      items: ['Perfume and hair colour, which do not go with the oils', 'Work, where possible'],
    },
  ],
  packages: [
    {
      title: 'Per guest, with treatments',
      price: 38500,
      description: 'A sea-view room, alone or shared; seven treatments and the diet meals for each guest',
    },
  ],
  facts: {
    meet: {
      place: 'Thiruvananthapuram International airport, arrivals hall; later if your flight lands later',
      time: '11:00 am',
    },
    end: { place: 'Thiruvananthapuram International airport, departures', time: '2:30 pm' },
    airport: {
      name: 'Thiruvananthapuram International (TRV)',
      transfer: 'An hour and a quarter by our car to Varkala; included both ways.',
    },
    railhead: {
      name: 'Varkala Sivagiri',
      transfer: 'About 4 km from the cliff, 10 to 15 minutes by auto-rickshaw; not included.',
    },
    party: { smallest: 1, largest: 6 },
    team: 'A BAMS-qualified doctor, two therapists of your own gender, a cook and a yoga teacher at the retreat.',
    ages: {
      from: 18,
      note: 'Some treatments are unwise with blood thinners, pregnancy, fever or high blood pressure; the doctor decides on day 1.',
    },
    fitness:
      'No exertion. Gentle yoga at 6:30 am, one or two treatments a day, and short walks of 30 minutes along the cliff. Longest drive: 1¼ hours.',
    nights: [
      {
        count: 4,
        place: 'Varkala',
        room: 'Sea-view room in an Ayurveda retreat',
        sharing: 'Single or double',
        washroom: 'own',
      },
    ],
    singleRoom: {
      none: 'No supplement: the price is for one guest in a room. A partner without treatments pays about 60% (₹23,100).',
    },
    child: { none: 'The course is for adults; nobody under 18 is treated.' },
    network: 'Jio, Airtel, Vi and BSNL all work on the Varkala cliff, mostly with 4G or better.',
    cash: 'ATMs stand in Varkala town and near the cliff. Shops and autos take UPI.',
    power: 'Mains with fan and optional air-conditioning in the room. Short cuts come with monsoon storms.',
    insurance:
      'No insurance is in the price. Ordinary health policies seldom pay for wellness stays; a travel policy covers illness and accidents.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals; every hotel asks for them at check-in',
      },
      {
        what: 'Recent medical reports and a list of your medicines with doses',
        by: 'you',
        when: 'Bring them to the first consultation on day 1',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'thiruvananthapuram' },
    { place: 'varkala', night: true },
    { place: 'thiruvananthapuram' },
  ],
  difficulty: 'easy',
  tags: ['monsoon', 'luxury'],
  special: 'Doctor-led rasayana',
  cover: 'varkala/dusk',
  gallery: [
    'varkala/dawn-garden-room',
    'coast-road/gold',
    'kerala/day',
    'kerala/dawn',
    'varkala/detail-1',
    'varkala/gold',
  ],
  captions: {
    night: 1,
    travel: 'By car, from and to Thiruvananthapuram airport',
    high: 'A short outing on the backwater at Kappil',
  },
}
