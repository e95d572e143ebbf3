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
  reviews: 47,
  description:
    'Treatment before sightseeing. A registered Ayurvedic physician sees you on arrival, writes a plan for your constitution and complaint, and adjusts it each morning after feeling your pulse and asking how you slept. The five days set out here are a rejuvenation course, rasayana, of daily oil treatments, diet food and early nights above the sea at Varkala. They are not panchakarma: that needs fourteen to twenty-one days, and we will gladly extend the stay if the doctor and you agree on it.',
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
      title: 'Arrival, pulse and paper',
      description:
        'A car brings you from Thiruvananthapuram airport to Varkala in an hour and a quarter. The doctor gives you forty-five minutes: pulse, tongue, sleep, digestion, old reports, present medicines. Bring your prescriptions, because some treatments are unwise with blood thinners, pregnancy, fever or high blood pressure. A light head-and-foot massage follows, rice gruel for dinner, and lights out at half past nine. Phones are not confiscated; they merely stop seeming urgent.',
      activities: ['Medical consultation', 'Padabhyanga foot massage', 'Guided relaxation'],
      meals: ['lunch', 'dinner'],
      stay: 'Ayurveda retreat, sea-view room, Varkala',
    },
    {
      title: 'Oil, warmth and sleep',
      description:
        'Yoga is at half past six, breakfast at eight, and the first abhyanga at nine: two therapists, medicated oil, four hands in rhythm, a steam box afterwards. Therapists are women for women and men for men, as the tradition asks. You rest an hour before lunch and do not swim or sit in the sun while the oil is on you. At four comes a herbal poultice session. The evening is a slow walk along the quiet end of the Varkala cliff.',
      activities: ['Morning yoga', 'Abhyanga and herbal steam', 'Elakizhi leaf-poultice treatment'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Ayurveda retreat, sea-view room, Varkala',
    },
    {
      title: 'The thread of oil',
      description:
        'Shirodhara takes the morning, a thin warm stream across the forehead for about forty minutes, and the hours after it are best spent doing nothing. If the doctor approves, the late afternoon goes to Kappil, six kilometres north of Varkala, where a spit of sand parts the backwater from the sea and a rowing boat can be had. Headscarf and hat on: an oiled scalp and a sea breeze do not agree.',
      activities: ['Shirodhara', 'Quiet boat at Kappil'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Ayurveda retreat, sea-view room, Varkala',
    },
    {
      title: 'Kitchen morning, temple evening',
      description:
        'Between treatments the cook shows why your plate looks as it does: moong kanji, ash gourd, buttermilk with curry leaf, njavara rice, nothing fried. Njavarakizhi, the milk-and-rice bolus massage, is messier than it sounds and leaves the skin soft. At six the Janardanaswamy temple in Varkala lights its lamps, and those who prefer history can drive south to the English fort of 1695 at Anchuthengu before it closes.',
      activities: ['Ayurvedic cooking class', 'Njavarakizhi', 'Temple lamps or Anchuthengu fort'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Ayurveda retreat, sea-view room, Varkala',
    },
    {
      title: 'Review, and a page to take home',
      description:
        'A last shorter treatment, a bath with green-gram powder to lift the oil, and the review: what changed, what to keep up, which two or three preparations are worth buying and which are not. Leave Varkala after lunch for Thiruvananthapuram, or stay: the doctors like to say that a seventh day shows in the sleep and a fourteenth in the joints. Extra days cost less than the first five, and half-days of work from the library are allowed.',
      activities: ['Final treatment', 'Doctor’s review and regimen', 'Airport transfer'],
      meals: ['breakfast', 'lunch'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in a sea-view room with fan and optional air-conditioning',
    'Seven prescribed treatment sessions, oils and herbs included, by same-gender therapists',
    'Two consultations, with the case sheet given to you',
    'All meals on the prescribed diet, herbal water and infusions',
    'Daily group yoga, and the car between airport and retreat',
  ],
  exclusions: [
    'Medicines to take home',
    'Laboratory tests the physician may ask for',
    'Panchakarma proper, quoted after consultation (from ₹95,000 for fourteen days)',
    'Coffee, alcohol and meat: not served, and not advised alongside the oils',
    'Private yoga tuition',
  ],
  faqs: [
    {
      question: 'My partner wants a beach holiday instead. Can we share a room?',
      answer:
        'Yes, at about sixty per cent of the price without treatments. The partner gets ordinary Kerala food, the surf school is a short walk away, and you meet at dinner. It works best if the one on treatment is not asked to stay up late.',
    },
    {
      question: 'Is the monsoon a bad time to come?',
      answer:
        'For the beach, yes; for the body, tradition says the opposite. The weeks of Karkidakam, mid-July to mid-August, are when Malayalis themselves take treatment, because the air is cool and the pores are open. The sea is closed to bathing then, and rooms cost a fifth less.',
    },
    {
      question: 'Will this cure my back pain or diabetes?',
      answer:
        'We promise nothing of the kind and nor should anyone. Some people leave sleeping better and moving more easily, others merely rested. Do not stop any medicine from your own doctor; the physician here works around it.',
    },
    {
      question: 'Can the days be arranged differently?',
      answer:
        'Everything but the order of treatment can. Come for three days as a taste, ten for real effect; add Kumarakom or Kanyakumari before the course rather than after; ask for a vegetarian, Jain or gluten-free kitchen. Please leave the last day free of flights before three.',
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
      items: ['Perfume and hair colour: both fight with the oils', 'Work, where possible'],
    },
  ],
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
    'varkala/gold-white-balcony',
    'kerala/dawn',
    'varkala/detail-1',
    'varkala/gold',
    'kerala/day',
    'varkala/day',
    'varkala/dawn',
  ],
}
