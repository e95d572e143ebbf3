import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'andaman-little-andaman-private',
  kind: 'customised',
  title: 'Little Andaman: Waterfalls, Surf and a Ship That May Be Late',
  location: 'Little Andaman',
  region: 'South',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 12],
  price: 29500,
  discount: 0,
  rating: 4.5,
  reviews: 1,
  description:
    'Little Andaman is the southernmost island of the group that travellers may visit, about 120 km by sea from Port Blair, and no private catamaran goes there. You go by government ship, six to nine hours depending on the vessel and the swell, on a timetable published a few days ahead and often changed. In return you get long beaches with nobody on them, two jungle waterfalls, red oil-palm lanes and a reef break known to a few surfers. Come only with two spare days and an easy temper. We mean that kindly.',
  highlights: [
    'Butler Bay, a crescent of sand where on weekdays you may count the people on one hand',
    'White Surf and Whisper Wave waterfalls by motorbike and on foot',
    'The March and April swell off Butler Bay, for surfers who bring a board and know what they are doing',
    'A sea passage with islanders, sacks of vegetables and flying fish, not with tour groups',
    'A plan with buffer days built into the price, because it needs them',
  ],
  placesCovered: ['Port Blair', 'Hut Bay', 'Netaji Nagar', 'Butler Bay', 'Kala Pathar'],
  itinerary: [
    {
      title: 'Port Blair to Hut Bay by government ship',
      description:
        'Our agent has queued for your tickets, which go on sale only days before, and to islanders first. Boarding at Port Blair is at about 5:30 am, or in the evening when it is the overnight ship; we tell you which on the day before. There are reclining seats or, on the larger vessel, bunks and cabins. Bring food. Six to nine hours later the ship comes into calm water behind a breakwater and you step off at Hut Bay, where a jeep waits.',
      activities: ['Government ship to Hut Bay', 'Settle in'],
      meals: ['dinner'],
      stay: 'Beach huts or guest house near Hut Bay',
    },
    {
      title: 'Two forest waterfalls near Hut Bay',
      description:
        'Some six kilometres north of Hut Bay a lane leaves the road for White Surf, three falls side by side in forest, where you may stand beneath the right-hand one; streams lower down hold crocodiles, so do not bathe anywhere else. Whisper Wave is farther in, about four kilometres on foot with a local guide, and fuller. Between them are the oil-palm groves planted from the 1970s on. Lunch is fish and rice at a Bengali kitchen with twelve plates and no menu.',
      activities: [
        'White Surf waterfall',
        'Guided walk to Whisper Wave (about 8 km return)',
        'Oil-palm lanes by motorbike',
      ],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Beach huts or guest house near Hut Bay',
    },
    {
      title: 'The long beaches of Netaji Nagar and Butler Bay',
      description:
        'Netaji Nagar’s sand runs for several kilometres. Over a headland is Butler Bay, with a log bench, a seasonal lifeguard and a current on the northern side. Surfers paddle out when the south swell holds, March and April usually; the reef break further round is for experts and needs a hired dinghy. Everyone else reads. Kala Pathar creek, behind, can be followed by boat for an hour under mangroves if the boat’s owner is free that day.',
      activities: ['Butler Bay', 'Surfing for the able', 'Creek by country boat'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Beach huts or guest house near Hut Bay',
    },
    {
      title: 'Hut Bay: a spare day in case the ship is late',
      description:
        'This day is kept spare. If your ship came late, you have already used it. If not, you have the lighthouse road, the Nicobarese settlement’s church at Harminder Bay, seen with leave from its captain, or the sandbank opposite Hut Bay’s harbour wall, where fishermen land yellowfin at 4 pm. Tribal reserve begins at Dugong Creek in the north and South Bay in the south; it belongs to the Onge and no guide may take you there.',
      activities: ['Buffer or free day', 'Fish landing at the harbour'],
      meals: ['breakfast', 'dinner'],
      stay: 'Beach huts or guest house near Hut Bay',
    },
    {
      title: 'Hut Bay back to Port Blair by ship',
      description:
        'We bought your return ticket with the outward one, if the system allowed it. A morning ship gets you to Port Blair by 3 pm or so, an evening one at dawn next day. We never sell this with a flight on the same date: spend a night in town, which is included, and hold an air ticket that can be changed. Helicopters fly between Hut Bay and the capital, but patients and officials come first and most requests fail.',
      activities: ['Ship to Port Blair', 'Night in town before your flight'],
      meals: ['breakfast'],
      stay: 'Hotel in Port Blair',
    },
    {
      title: 'Port Blair: a museum, then your flight',
      description:
        'You wake in a bed that does not move, with hot water and a choice of breakfast. If your plane leaves in the afternoon there is time in Port Blair for the Anthropological Museum, whose rooms on the Onge and the other first peoples explain why most of the island you have just left is closed; it shuts on Mondays. The airport is fifteen minutes away. If the ship is cancelled, you may still be waiting for it today, so your air ticket should allow a change.',
      activities: ['Anthropological Museum', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Ship tickets in the best class available, bought by our agent',
    'Four nights on Little Andaman in huts or a guest house, and one in Port Blair at the end',
    'Jeep for transfers and a motorbike or auto with driver for two full days',
    'Local guide for the waterfalls, and a creek boat if the tide allows',
    'Breakfasts, four dinners, two lunches of island food',
  ],
  exclusions: [
    'Extra nights if the ship is cancelled, ₹2,500 a night for two with breakfast',
    'Surfboards; the island has no dependable rental',
    'Helicopter fare, if you get a seat',
    'Meals on the ship; there is little to buy, so bring food',
    'Changes to your flights; please buy tickets that can be changed',
  ],
  faqs: [
    {
      question: 'Are visitors allowed at all?',
      answer:
        'Yes. Indian citizens need no permit for the revenue area around Hut Bay, Netaji Nagar and Butler Bay. Foreign nationals were freed from the Restricted Area Permit for Little Andaman in 2018, with some nationalities excepted; the order runs for fixed periods, so we confirm it for your passport before taking money. Onge reserves are barred to all.',
    },
    {
      question: 'How bad can the crossing be?',
      answer:
        'In January or February the sea is often smooth. With a north wind or a late storm the ship rolls for hours across the Duncan Passage and many people are seasick. The big ship is slower and steadier, the small one quicker and wet. We do not offer May to November.',
    },
    {
      question: 'What is the accommodation like?',
      answer:
        'You sleep in a bamboo or concrete hut with a fan, a mosquito net, a cold tap and sometimes air-conditioning, or in one of a few guest houses in the bazaar. Power cuts happen. Sheets are clean; please bring your own towel.',
    },
    {
      question: 'In what ways can the plan change?',
      answer:
        'Fewer nights are possible only if that week’s ship timetable allows it. More nights are easy and cost little. Many people visit Neil or Havelock first, so that they can stay there longer if the forecast for the south is bad; you pay only the price difference.',
    },
    {
      question: 'Is there a doctor, a bank, a network?',
      answer:
        'There is a small government health centre at Hut Bay; serious cases go by air to the capital. There are few ATMs, and they are often empty. There is phone signal in the bazaar, but little on the beaches. Do not come if you need daily specialist care.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the ship',
      essential: true,
      items: [
        'Food and three litres of water for a day',
        'Strong seasickness medicine',
        'Sleeping mat or inflatable pillow',
        'Warm layer: the air-conditioned hold is icy',
      ],
    },
    {
      category: 'For the island',
      essential: true,
      items: [
        'Cash for the entire stay',
        'Net or coils, and cover for sandflies at dusk',
        'Malaria advice from your doctor',
        'Towel, torch and spare batteries',
      ],
    },
    {
      category: 'If you surf',
      essential: false,
      items: ['Board, leash, two sets of fins', 'Reef boots', 'Ding repair resin'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 29500,
      description: 'Two sharing a hut or guest-house room, and a hotel room in Port Blair',
    },
    {
      title: 'Single room',
      price: 36000,
      description: 'A hut or room each on all five nights; ship and jeep are the same',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Phoenix Bay jetty, Port Blair; in the evening if it is the night ship', time: '5:30 am' },
    end: { place: 'Port Blair airport', time: '12:00 noon' },
    airport: {
      name: 'Veer Savarkar International (Port Blair)',
      transfer:
        'About 15 minutes from the jetty. Arrive the day before; that night and taxi are not included, the last drop is.',
    },
    railhead: {
      none: 'No train goes to the Andaman Islands. Fly, or come by ship from Chennai, Kolkata or Visakhapatnam in two to four days',
    },
    party: { smallest: 2, largest: 4 },
    team: 'An agent who queues for your tickets, a jeep driver on the island, and a local guide for the waterfalls.',
    ages: {
      from: 12,
      note: 'Not for anyone who needs daily specialist care: serious cases are flown to Port Blair.',
    },
    fitness:
      'A sea crossing of six to nine hours that may be rough, a walk of about 8 km to Whisper Wave and back, heat. Swim and surf only where local people say it is safe.',
    nights: [
      {
        count: 4,
        place: 'Near Hut Bay',
        room: 'Beach hut or guest house',
        sharing: 'Double',
        washroom: 'own',
      },
      { count: 1, place: 'Port Blair', room: 'Hotel room', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 6500 },
    child: { none: 'From 12 years on everyone pays the same price.' },
    network: 'A signal in the Hut Bay bazaar, BSNL best; thin or none on the beaches and at sea.',
    cash: 'Bring cash for the whole stay from Port Blair: the island’s few machines are often empty.',
    power: 'Electricity with frequent cuts; huts have a fan and a socket. Bring a power bank and a torch.',
    insurance: 'None is included. Buy a policy with medical evacuation, and flights that can be changed.',
    papers: [
      {
        what: 'Photo ID, original, and two photocopies for the ship tickets',
        by: 'you',
        when: 'Send a copy two weeks before; carry the original',
      },
      { what: 'Ship tickets both ways', by: 'us', when: 'When sales open, a few days before sailing' },
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
    { place: 'hut-bay', night: true },
    { place: 'butler-bay' },
    { place: 'hut-bay', night: true },
    { place: 'port-blair', night: true },
  ],
  difficulty: 'moderate',
  tags: ['offbeat', 'beach'],
  special: 'For patient travellers',
  cover: 'andaman/beach-day',
  gallery: [
    'andaman/beach-gold-garden-room',
    'sea-crossing/day',
    'andaman/creek-gold',
    'andaman/dusk',
    'andaman/detail-1',
    'reef/dusk',
    'hammock/dusk',
  ],
  captions: {
    night: 1,
    travel: 'By ship with the islanders to Hut Bay',
    high: 'Up a creek by boat, if the tide allows',
  },
}
