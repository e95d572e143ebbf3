import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'goa-monsoon',
  kind: 'group',
  title: 'Goa in the Rain: Ghats, Rapids and River Islands',
  location: 'Goa',
  region: 'West',
  duration: '4D/3N',
  months: [6, 7, 8, 9],
  price: 9856,
  discount: 12,
  rating: 4.5,
  reviews: 2,
  description:
    'When the beach shacks come down and the red flags go up, Goa leaves the sea alone and turns to its fields, rivers and kitchens. Between late June and mid-September the paddy is bright green, Chorla Ghat is full of waterfalls, and the Mhadei, a sleepy river in winter, runs fast enough to raft. You will be wet for four days. You will also have Panaji’s balconies almost to yourself, eat what Goans eat in the rains, and pay a good deal less than in December.',
  highlights: [
    'Rafting ten kilometres of the Mhadei, Grade II to III, only possible in these months',
    'Chorla Ghat in cloud, with waterfalls on both sides of the road and pit vipers in the hedges',
    'A farm night in Sattari: frogs, wood smoke, patoleo steamed in turmeric leaves in August',
    'Divar by ferry, past drowned fields where purple herons stand',
    'Dry-fish kismur, mushroom xacuti and, at your own cost, a glass of feni at a Panaji taverna',
  ],
  placesCovered: ['Panaji', 'Fontainhas', 'Chorla Ghat', 'Valpoi', 'Mhadei river', 'Divar', 'Old Goa'],
  itinerary: [
    {
      title: 'Panaji: a walk through Fontainhas in the rain',
      description:
        'Reach Panaji by 2 pm. The guest house lends gumboots and big black umbrellas, and at 4 pm we go out under them to see mossy roofs, shining blue tiles and a bakery where poi comes out of the oven at 5 pm. If a band of cloud clears, the Altinho steps give a view of the Mandovi the colour of milk tea. Dinner follows the season. Trawlers stay in harbour until the end of July, so until then the menu is river fish, prawns pickled in May, and mushrooms; from August sea fish comes back.',
      activities: ['Fontainhas in the rain', 'Bakery stop', 'Monsoon dinner in a taverna'],
      meals: ['dinner'],
      stay: 'Guest house in the Latin quarter, Panaji',
    },
    {
      title: 'Up into the cloud at Chorla Ghat',
      description:
        'The road east passes Bicholim and starts to climb; by 10 am we are at Chorla Ghat (800 m), where three states meet and you often cannot see across the tarmac. With a local naturalist we look for Malabar gliding frogs and bamboo pit vipers from a safe metre away. We see the waterfalls from the marked viewpoints; the Forest Department bans bathing in them. Down in Valpoi, a farm family waits with a fire and glasses of kokum sharbat.',
      activities: ['Chorla Ghat viewpoints', 'Amphibian and reptile walk', 'Farm evening'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Farm homestay near Valpoi',
    },
    {
      title: 'Rafting on the Mhadei river, then back to Panaji',
      description:
        'Rafting teams meet near Valpoi at 9:30 am for helmets, jackets and a drill in the shallows. The run from Ustem to Sonal is about ten kilometres and an hour and a half through forest with nobody on either bank, rapid after short rapid, in water warm as a bath. The operator decides each morning by the water level; after a cloudburst rafting may be cancelled, and then we go to the Anjunem dam and a spice grove, and you get back what the rafting would have cost us. You are in Panaji again by 5 pm.',
      activities: ['White-water rafting', 'Riverside lunch', 'Return to Panaji'],
      meals: ['breakfast', 'lunch'],
      stay: 'Guest house in the Latin quarter, Panaji',
    },
    {
      title: 'Ferry to Divar island and the church of Old Goa',
      description:
        'From the landing at Old Goa a ferry the size of a tennis court crosses to Divar in a few minutes. We cycle or ride in a rickshaw between flooded khazans to the hilltop church of Piedade, then come back to see Bom Jesus with the rain drumming on its unplastered stone. Bonderam, the island’s parade of flags, is on the fourth Saturday of August; the group that comes the day after finds the harvest feast. We are back in Panaji at 1 pm, free for a lunch of your own choice, and the trip closes there at 2:30 pm.',
      activities: ['Ferry to Divar', 'Khazan fields and Piedade church', 'Basilica of Bom Jesus'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights on twin sharing: two in a Panaji guest house, one on a farm',
    'Three breakfasts, two lunches and two dinners, always with vegetarian choices',
    'Rafting with certified river guides, equipment and the operator’s insurance',
    'Jeep for Chorla Ghat and Valpoi, with a local nature guide',
    'Gumboots, umbrella and dry bag on loan',
    'Bicycle or rickshaw on Divar',
  ],
  exclusions: [
    'Airport and railway transfers; the bus from either airport to Panaji costs under ₹300',
    'Dinner on day 3 and lunch on the last day',
    'Feni and other drinks',
    'Hotel if you arrive a day early, from ₹1,800',
    'Shopping at the farm',
  ],
  faqs: [
    {
      question: 'Can we swim in the sea at all?',
      answer:
        'No. Lifeguards fly red flags from June to September, and the undertow kills people every year. We walk on beaches if you ask, and keep away from the water.',
    },
    {
      question: 'Does it really rain all day?',
      answer:
        'In July it can: 900 mm and more falls in that month alone. More often there are heavy bursts with bright gaps of an hour or two. August is a little drier; September is sunny and green with evening showers. We plan by half-days, so that rain spoils only one half.',
    },
    {
      question: 'Will we see Dudhsagar?',
      answer:
        'Not on this trip. The jeep track is closed in the rains and the railway forbids walking along the line. You can see the falls from a train between Madgaon and Castle Rock or Londa afterwards; ask us which trains pass in daylight.',
    },
    {
      question: 'Who should not raft?',
      answer:
        'Pregnant women, and people with recent surgery, epilepsy or a bad shoulder. Children under 12 do not come on this trip. You need not be able to swim. Those who stay ashore visit a spice grove with the farm’s family.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Against the wet',
      essential: true,
      items: [
        'Rain jacket, not a poncho, for the river bank',
        'Three sets of quick-drying clothes',
        'Sandals with heel straps',
        'Zip bags for phone and money',
      ],
    },
    {
      category: 'Against leeches and mosquitoes',
      essential: true,
      items: ['Long socks', 'Repellent with DEET or picaridin', 'A little salt in a small box'],
    },
    {
      category: 'Good to have',
      essential: false,
      items: ['Hairdryer, the best way to dry wet shoes', 'Paper book; power cuts happen', 'Macro lens'],
    },
  ],
  packages: [
    {
      title: 'Twin sharing',
      price: 9856,
      description: 'Two to a room in Panaji and on the farm',
      isPopular: true,
    },
    {
      title: 'Single room',
      price: 13156,
      description: 'A room to yourself on all three nights',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Our guest house in Fontainhas (Latin quarter), Panaji; we send its name and map pin',
      time: '2:00 pm',
    },
    end: { place: 'Panaji, at the guest house in Fontainhas', time: '2:30 pm' },
    airport: {
      name: 'Goa Dabolim (GOI); Mopa (GOX) serves as well',
      transfer: 'About an hour by airport bus or taxi to Panaji; not included, the bus costs under ₹300.',
    },
    railhead: {
      name: 'Karmali',
      transfer: 'About 12 km from Panaji, half an hour by bus or taxi; not included.',
    },
    team: 'A jeep driver, a local nature guide, and certified river guides on the raft.',
    ages: {
      from: 12,
      note: 'Rafting is not for pregnant women or people with recent surgery, epilepsy or a bad shoulder.',
    },
    fitness:
      'Moderate. Day 3: ten kilometres of rafting in about an hour and a half, Grade II to III; you need not be able to swim. Day 2: short walks on wet ground at 800 m.',
    nights: [
      {
        count: 1,
        place: 'Panaji',
        room: 'Guest house in the Latin quarter',
        sharing: 'Twin',
        washroom: 'own',
      },
      { count: 1, place: 'Near Valpoi', room: 'Farm homestay', sharing: 'Twin', washroom: 'shared' },
      {
        count: 1,
        place: 'Panaji',
        room: 'Guest house in the Latin quarter',
        sharing: 'Twin',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 3300 },
    child: { none: 'Rafting is from 12 years, and from that age everyone pays the full price.' },
    network:
      'All networks work in Panaji. At Chorla Ghat and on the Mhadei there is little or none; heavy rain weakens it further.',
    cash: 'ATMs in Panaji and Valpoi. Tavernas and the farm take UPI or cash.',
    power:
      'Power cuts are common in the rains, for some hours at the farm. Charge everything in Panaji and carry a torch.',
    insurance:
      'The rafting operator’s insurance, in the price, covers the river. Take a travel policy with medical cover for the rest.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals; every hotel asks for them at check-in',
      },
      { what: 'Signed rafting form with your health details', by: 'you', when: 'On the river bank on day 3' },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'thursday',
    count: 5,
    seats: 14,
    smallest: 6,
    decideDays: 4,
    seasons: [{ from: '06-24', to: '09-12' }],
  },
  route: [
    { place: 'panaji', night: true },
    { place: 'chorla-ghat' },
    { place: 'valpoi', night: true },
    { place: 'panaji', night: true },
    { place: 'old-goa' },
    { place: 'divar' },
    { place: 'panaji' },
  ],
  difficulty: 'moderate',
  tags: ['monsoon', 'adventure'],
  special: 'Rafting in the rains',
  cover: 'goa/quarter-dawn-rain',
  gallery: [
    'goa/quarter-dusk-green-twin-room',
    'green-road/dawn',
    'goa/river-day',
    'goa/night',
    'spice-garden/dawn',
    'goa/quarter-dusk',
  ],
  captions: {
    night: 1,
    travel: 'By jeep over Chorla Ghat',
    high: 'Divar by ferry, past drowned fields',
  },
}
