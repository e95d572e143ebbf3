import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'markha-valley-trek',
  kind: 'group',
  title: 'Markha Valley Trek: Skiu to Kongmaru La',
  location: 'Hemis National Park, Ladakh',
  region: 'North',
  duration: '8D/7N',
  months: [6, 7, 8, 9],
  price: 24900,
  discount: 8,
  rating: 4.8,
  reviews: 2,
  description:
    'You walk five days behind the Stok range, from the warm apricot end of the Markha river to the cold pasture at its head and out over a pass of about 5,260 m. It suits fit walkers who have slept at about 4,000 m before: there are villages every few hours for the first half, a bed or a fixed tent every night, and height that comes on slowly. A rough road now reaches some way up from Skiu; we start early so that dust and jeeps are mostly behind us. The last two days, at Nimaling and over Kongmaru La, are properly high and properly cold.',
  highlights: [
    'Kongmaru La at about 5,260 m, with Kang Yatse behind you and the Indus far in front',
    'Homestay kitchens with rows of brass pots up to the ceiling, at Skiu and at Markha',
    'Nimaling, where the valley’s sheep, yaks and dzo spend the summer',
    'The hermitage of Techa, on a spike of rock that looks out of reach until you find the path',
    'Blue sheep on most days, tracks of the animals that hunt them, and lammergeiers overhead',
    'A trail cook, and ponies for ten kilos of your things',
  ],
  placesCovered: [
    'Leh',
    'Chilling',
    'Skiu',
    'Markha',
    'Hankar',
    'Thachungtse',
    'Nimaling',
    'Kongmaru La',
    'Chokdo',
  ],
  itinerary: [
    {
      title: 'Arrive in Leh and rest in Changspa',
      description:
        'You may be tempted to begin at once. Please do not. From the airport you go to a family hotel in Changspa, Leh, and your only task today is to drink three litres of water, sitting in the garden. The trek leader calls each person aside for ten minutes to ask about knees, medicines and past altitude. Rice, dal and saag come at 7 pm, and the light goes off soon after.',
      activities: ['Rest', 'Health interview'],
      meals: ['dinner'],
      stay: 'Family hotel, Changspa, Leh',
    },
    {
      title: 'Leh: up to Shanti Stupa, and packing the gear',
      description:
        'We climb the five hundred or so steps to Shanti Stupa at the pace of the slowest and look across at the Stok range, behind which the whole walk lies. Then we have a second breakfast. In the afternoon we weigh the gear on a table in the yard and settle what the pony takes, what you take and what stays behind in Leh. Sleeping bags are aired and given out. Walk in the lanes till dusk, but keep it gentle; the second night is when headaches tend to lift.',
      activities: ['Shanti Stupa climb', 'Gear packing', 'Evening walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Family hotel, Changspa, Leh',
    },
    {
      title: 'Drive to Chilling, walk to Skiu',
      description:
        'We drive sixty kilometres along the Indus and then into the Zanskar gorge, to the bridge beyond the coppersmiths’ village of Chilling. From there the walk is two to three hours among wild rose, tamarisk and hot rock; start with a full bottle. Skiu (3,400 m) has an old gompa above the path and barley right up to the doors. It is lower than Leh, which is precisely why we begin here.',
      activities: ['Zanskar gorge drive', '7 km walk', 'Skiu gompa'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Skiu',
    },
    {
      title: 'Skiu to Markha, a long green valley walk',
      description:
        'You walk about twenty kilometres in seven hours, with hardly a climb. Leave Skiu by 6:30 am to have shade. The path goes through trees, then scree, then trees again; parachute cafés at Sara and Chalak sell mint tea under an old army parachute. There may be a ford where the bridge has gone, shin-deep and icy, so pack your sandals on top. Prayer flags on a red cliff announce Markha (3,770 m), a small village below a ruined fort.',
      activities: ['20 km valley walk', 'Parachute café halts', 'Markha fort ruins'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Markha',
    },
    {
      title: 'Markha to Thachungtse by Techa and Hankar',
      description:
        'An hour out of Markha a zigzag leads to Techa hermitage, and the view from its door repays the climb. Umlung follows, and Hankar with its ruined castle on a ridge; Kang Yatse’s ice now shows at the valley’s end. Above the last field the river forks, and we follow one branch to Thachungtse (4,250 m), a lawn with marmots and fixed tents. The walk is sixteen kilometres and takes six to seven hours.',
      activities: ['Techa gompa detour', 'Hankar castle', 'Marmot meadow camp'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Fixed tents, Thachungtse',
    },
    {
      title: 'Thachungtse to Nimaling, a short, high day',
      description:
        'The walk is only eight kilometres, but take four hours over it, because at this height slowness matters most. Past two ponds at Tsigu, where Kang Yatse is mirrored in still water, the grass widens into Nimaling (4,720 m). Herders from Markha milk three hundred goats at 5 pm; somebody always gets to try. It freezes on most nights, even in August. After soup, spread two blankets over your sleeping bag and set an alarm for 4 am.',
      activities: ['Tsigu ponds', 'Herders’ milking', 'Kang Yatse views'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Fixed tents, Nimaling',
    },
    {
      title: 'Over Kongmaru La to Chokdo, then a car to Leh',
      description:
        'We start by torchlight. The climb from Nimaling is some 540 metres, steep in the last third, and takes two hours or more of small steps. On Kongmaru La (about 5,260 m) the Karakoram shows as a jagged white line beyond Leh. Then the way down is very long: zigzags, a twisting gorge of purple slate, and the same stream to cross fifteen or twenty times. Cars meet us at Chokdo around 2 pm. You are in Leh by 4 pm, for a hot bath first and pizza after.',
      activities: ['Kongmaru La crossing', 'Long descent to Chokdo', 'Drive to Leh'],
      meals: ['breakfast', 'lunch'],
      stay: 'Family hotel, Changspa, Leh',
    },
    {
      title: 'A last morning in Leh and the flight home',
      description:
        'You wake with stiff knees and a sunburnt nose. Cars go to the terminal in time for each departure. If yours is late in the morning, walk to the polo ground in Leh for tsampa cake and a last look at the Stok range, this time from the town side. Boots with mud in the tread go in the hold bag. The cook checks in hired poles and bags, and misses nothing.',
      activities: ['Kit return', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in Leh, two village homestays and two nights in fixed dome tents',
    'All meals on the trail, with afternoon tea; in Leh dinner on days 1 and 2, and breakfast on days 2, 3 and 8',
    'Leader certified by a national mountaineering institute, and one guide for six walkers',
    'Ponies for shared loads and 10 kg of personal baggage',
    'Four-season sleeping bag and mat',
    'Hemis National Park fee and car transfers to Chilling and from Chokdo',
  ],
  exclusions: [
    'Airfare to and from Leh',
    'Lunches and snacks in Leh, and dinner on day 7',
    'Soft drinks and beer at the parachute cafés',
    'Trekking poles (hire ₹300 for the trip)',
    'Rescue costs; every walker needs a policy that covers trekking to 5,500 m',
  ],
  faqs: [
    {
      question: 'Is this trek suitable for beginners?',
      answer:
        'It is not for a first trek. Come if you are fit and have already slept well at about 4,000 m; for a first time at height take a lower trek. No rope or snow skills are needed. Two days are long, and the pass day takes nine hours at height, from tent to car. Prepare for six weeks: run or climb stairs four times a week, and walk fifteen kilometres with a bag at least twice.',
    },
    {
      question: 'Why sleep at Thachungtse and not at Hankar?',
      answer:
        'From Hankar, just under 4,000 m, to Nimaling is a rise of some 750 m in a night, which is too much for many. From Thachungtse the rise is about 470 m. The price is that day 5 is an hour longer, and you sleep in tents and not in rooms.',
    },
    {
      question: 'Are there river crossings?',
      answer:
        'Most have bridges now. After hot afternoons one or two side streams near Markha and the gorge below the pass have to be waded. The leader strings a hand line if the water is above the knee. Crossings are deepest in July and lowest in September.',
    },
    {
      question: 'What if I cannot continue?',
      answer:
        'Up to Markha a jeep can usually be called and you go back to Leh that day. From Thachungtse you ride a pony down. From Nimaling the quickest way to safety may be over the pass, so nobody goes up to Nimaling with symptoms that are getting worse.',
    },
  ],
  thingsToCarry: [
    {
      category: 'On your feet',
      essential: true,
      items: [
        'Mid-ankle trekking shoes',
        'Sandals with a heel strap for fords',
        'Three pairs of trekking socks and one for sleep',
      ],
    },
    {
      category: 'On your back',
      essential: true,
      items: [
        '30-litre rucksack',
        'Rain jacket',
        'Down or synthetic puffer',
        'Head torch for the pass morning',
      ],
    },
    {
      category: 'Health',
      essential: true,
      items: [
        'Blister plasters',
        'Sun cream and zinc stick',
        'Personal medicines in the day pack, never on the pony',
      ],
    },
    {
      category: 'Optional',
      essential: false,
      items: ['Ladakhi phrase sheet; the greeting julley gets you far', 'Small binoculars', 'Solar lamp'],
    },
  ],
  packages: [
    {
      title: 'Twin sharing',
      price: 24900,
      description: 'Two to a room or tent, with shared ponies',
      isPopular: true,
    },
    {
      title: 'Own tent, own room',
      price: 30900,
      description: 'A single room in Leh and a tent to yourself on the trail',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Leh airport, outside the arrivals hall; a car meets every morning flight, the last at noon',
      time: '12:00 noon',
    },
    end: { place: 'Leh airport, departures; cars leave in time for each flight', time: '10:00 am' },
    airport: {
      name: 'Kushok Bakula Rimpochee Airport, Leh',
      transfer: 'About 5 km and 15 minutes to the hotel in Changspa; our car is included both ways',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer: 'About 420 km and two days by road over Zoji La, not included; most guests fly to Leh',
    },
    team: 'Certified trek leader, one guide for six walkers, a trail cook, ponies with their men',
    ages: {
      from: 16,
      note: 'Only with earlier nights at about 4,000 m; over 50, bring a doctor’s letter; not with heart or lung disease',
    },
    fitness:
      'Hard. Day 7: nine hours, some 540 m up to Kongmaru La at about 5,260 m and over 1,200 m down. Day 4: about 20 km in seven hours. Highest bed Nimaling at 4,720 m, before it Thachungtse at 4,250 m.',
    nights: [
      { count: 2, place: 'Changspa, Leh', room: 'Family hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Skiu', room: 'Homestay', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Markha', room: 'Homestay', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Thachungtse', room: 'Fixed dome tent', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Nimaling', room: 'Fixed dome tent', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Changspa, Leh', room: 'Family hotel', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 6000 },
    child: { none: 'Not for children: five walking days and a pass of about 5,260 m' },
    network:
      'Only postpaid SIMs work in Ladakh for visitors from other states. Good in Leh; count on little or no signal from Chilling on day 3 to Chokdo on day 7.',
    cash: 'Draw cash in Leh; there is no ATM on the trail. About ₹2,000 in small notes is enough for cafés and pole hire.',
    power:
      'Mains in Leh. Homestays have some light, often solar, the tents none: bring a power bank for five days and a head torch.',
    insurance:
      'Not included and compulsory: a policy that covers trekking to 5,500 m, rescue and evacuation.',
    papers: [
      {
        what: 'Original photo identity card: Aadhaar, voter card or passport',
        by: 'you',
        when: 'Carry it from day 1; send us a copy 7 days before',
      },
      { what: 'Hemis National Park entry for the trek', by: 'us', when: 'On day 3; the fee is in the price' },
      { what: 'Insurance policy for trekking to 5,500 m', by: 'you', when: 'Send us a copy 7 days before' },
      {
        what: 'Passport and visa of foreign nationals; the Markha valley needs no Protected Area Permit',
        by: 'you',
        when: 'Carry them on the trail',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'sunday',
    count: 6,
    seats: 14,
    smallest: 5,
    decideDays: 21,
    everyWeeks: 2,
    seasons: [{ from: '06-20', to: '09-19' }],
  },
  route: [
    { place: 'leh', night: true },
    { place: 'skiu', night: true },
    { place: 'markha', night: true },
    { place: 'thachungtse', night: true },
    { place: 'nimaling', night: true },
    { place: 'kongmaru-la' },
    { place: 'chokdo' },
    { place: 'leh', night: true },
  ],
  difficulty: 'hard',
  tags: ['trek', 'adventure'],
  cover: 'ladakh/valley-gold',
  gallery: [
    'changthang/night-yellow-trek-tent',
    'trek-camp/pass-day',
    'changthang/dawn',
    'trek-camp/gold',
    'ladakh/detail-2',
    'monastery-hall/dusk',
  ],
  captions: {
    night: 4,
    travel: 'On foot over Kongmaru La, about 5,260 m',
    high: 'Nimaling, the valley’s summer pasture',
  },
}
