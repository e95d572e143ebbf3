import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'goa-monsoon',
  kind: 'group',
  title: 'Goa in the Rain: Ghats, Rapids and River Islands',
  location: 'Goa',
  region: 'West',
  duration: '4D/3N',
  months: [6, 7, 8, 9],
  price: 11200,
  discount: 12,
  rating: 4.5,
  reviews: 58,
  description:
    'When the shacks come down and the red flags go up, Goa turns its back on the sea and becomes itself. Between late June and mid-September the paddy is neon, Chorla Ghat is all falling water, and the Mhadei, a sleepy river in winter, runs fast enough to raft. You will be wet for four days. You will also have Panaji’s balconies almost to yourself, eat what Goans eat in the fishing ban, and pay a good deal less than in December.',
  highlights: [
    'Rafting ten kilometres of the Mhadei, Grade II to III, only possible in these months',
    'Chorla Ghat in cloud, with waterfalls on both sides of the road and pit vipers in the hedges',
    'A farm night in Sattari: frogs, wood smoke, patoleo steamed in turmeric leaves in August',
    'Divar by ferry, past drowned fields where purple herons stand',
    'Dry-fish kismur, mushroom xacuti and urrak’s stronger sister at a Panaji taverna',
  ],
  placesCovered: ['Panaji', 'Fontainhas', 'Chorla Ghat', 'Valpoi', 'Mhadei river', 'Divar', 'Old Goa'],
  itinerary: [
    {
      title: 'Umbrellas in Fontainhas',
      description:
        'Reach Panaji by two. The hotel lends gumboots and big black umbrellas, and at four we go out under them: moss on tiled roofs, blue tiles shining, a bakery where poi comes out at five. If a band of cloud clears, the Altinho steps give a view of the Mandovi the colour of milk tea. Dinner explains the season. Trawlers stay in harbour until the end of July, so the menu is river fish, prawns pickled in May, and mushrooms.',
      activities: ['Fontainhas in the rain', 'Bakery stop', 'Monsoon dinner in a taverna'],
      meals: ['dinner'],
      stay: 'Guest house in the Latin quarter, Panaji',
    },
    {
      title: 'Up into the cloud at Chorla Ghat',
      description:
        'The road east passes Bicholim and starts to climb; by ten we are at Chorla Ghat (800 m), where three states meet and you often cannot see across the tarmac. With a local naturalist we look for Malabar gliding frogs and bamboo pit vipers from a respectful metre. Waterfalls are admired from the marked viewpoints; the Forest Department bans bathing in them. Down in Valpoi, a farm family has fires lit and kokum sharbat poured.',
      activities: ['Chorla Ghat viewpoints', 'Amphibian and reptile walk', 'Farm evening'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Farm homestay near Valpoi',
    },
    {
      title: 'On the Mhadei',
      description:
        'Rafting teams meet near Valpoi at half past nine for helmets, jackets and a drill in the shallows. The run from Ustem to Sonal is about ten kilometres and an hour and a half through forest with nobody on either bank, rapid after short rapid, in water warm as a bath. The operator decides each morning on level; after a cloudburst it may be off and we go to the Anjunem dam and a spice grove. Panaji again by five.',
      activities: ['White-water rafting', 'Riverside lunch', 'Return to Panaji'],
      meals: ['breakfast', 'lunch'],
      stay: 'Guest house in the Latin quarter, Panaji',
    },
    {
      title: 'Divar island and the great church',
      description:
        'From the landing at Old Goa a ferry the size of a tennis court crosses to Divar in six minutes. We cycle or ride in a rickshaw between flooded khazans to the hilltop church of Piedade, then back for Bom Jesus with the rain drumming on its unplastered stone. Bonderam, the island’s parade of flags, is on the fourth Saturday of August; the group that comes the day after finds the harvest feast. Lunch is in Panaji at one, and the trip closes there at half past two.',
      activities: ['Ferry to Divar', 'Khazan fields and Piedade church', 'Basilica of Bom Jesus'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights: two in a Panaji guest house, one on a farm, twin sharing',
    'Seven meals that follow the season, vegetarian versions always',
    'Rafting with certified river guides, equipment and insurance of the operator',
    'Jeep for the Ghat and Sattari, with a local nature guide',
    'Loan of gumboots, umbrella and a dry bag',
    'Bicycle or rickshaw on Divar',
  ],
  exclusions: [
    'Airport and railway transfers; the shuttle from either airport reaches Panaji for under ₹300',
    'Last day’s lunch',
    'Feni and other drinks',
    'Hotel for early arrivals, from ₹1,800',
    'Pickles and papads bought from the farm',
  ],
  faqs: [
    {
      question: 'Can we swim in the sea at all?',
      answer:
        'No. Lifeguards fly red flags from June to September, and undertow takes lives every year. We walk on beaches if asked and keep everyone above the wet line. The raft will cover your need for water.',
    },
    {
      question: 'Does it really rain all day?',
      answer:
        'July can: 900 mm and more falls in that month alone. More often there are heavy bursts with bright gaps of an hour or two. August is a little kinder, September is sunny and green with evening showers. Plans are made in halves so that one wet half never spoils a day.',
    },
    {
      question: 'Will we see Dudhsagar?',
      answer:
        'Not on this trip. The jeep track is shut in the rains and the railway forbids walking along the line. You could see it from a train window by booking a seat from Madgaon to Castle Rock or Londa afterwards; ask us which trains pass in daylight.',
    },
    {
      question: 'Who should not raft?',
      answer:
        'Children under twelve, anyone pregnant, people with recent surgery, epilepsy or a bad shoulder. Swimming is not required. Those who stay ashore spend the time in a spice grove with the farm’s family and lose nothing but the shouting.',
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
      items: ['Long socks', 'Repellent with DEET or picaridin', 'A little salt in a film box'],
    },
    {
      category: 'Good to have',
      essential: false,
      items: ['Hairdryer, the best tool for wet shoes', 'Paper book; power cuts happen', 'Macro lens'],
    },
  ],
  departures: { weekday: 'thursday', count: 5, seats: 14, seasons: [{ from: '06-24', to: '09-12' }] },
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
    'goa/night',
    'goa/quarter-dusk',
    'goa/quarter-day',
    'goa/dusk-palms',
    'goa/gold-white-balcony',
    'goa/day',
    'goa/dusk',
  ],
}
