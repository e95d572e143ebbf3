import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'kedarkantha-trek',
  kind: 'group',
  title: 'Kedarkantha: A First Winter Summit',
  location: 'Sankri, Uttarakhand',
  region: 'North',
  duration: '6D/5N',
  months: [1, 2, 3, 4, 12],
  price: 8550,
  discount: 10,
  rating: 4.7,
  reviews: 4,
  description:
    'Few Himalayan tops can be reached in deep winter by people who have never walked in spikes. Kedarkantha can: four walking days from Sankri, three to six kilometres each but for the summit day, with pine forest never far from camp. Snow usually settles in the second half of December and stays until late March; in a dry year it may be patchy at Christmas, and we say so before you travel. Nights at base camp fall to minus ten. It is also a crowded mountain in the last week of December, so most of our dates are in January, February and March.',
  highlights: [
    'Summit at sunrise with Swargarohini, Bandarpunch and Kala Nag on the horizon',
    'A camp near the pond of Juda ka Talab, frozen in midwinter',
    'Micro-spikes, gaiters and a four-season sleeping bag lent to you',
    'Sankri’s carved wooden houses and the old temple at Saud',
    'Short walking days on either side of the summit, so the body has time to adapt',
    'A wood-fire supper of Garhwali gahat dal and red rice on the last night',
  ],
  placesCovered: ['Mussoorie bypass', 'Purola', 'Mori', 'Sankri', 'Juda ka Talab', 'Kedarkantha', 'Hargaon'],
  itinerary: [
    {
      title: 'Dehradun to Sankri by Purola and Mori',
      description:
        'Meet at Dehradun railway station at 6:30 am. The road climbs past Mussoorie, drops to the Yamuna at Nainbagh, and after lunch in Purola crosses a ridge of chir pine to Mori, on the Tons. Purola is the last place with a proper cash machine and Mori the last for most networks. After about 195 km and nine hours you step out in Sankri (1,920 m) to wood smoke, a hot bucket and dinner in the kitchen.',
      activities: ['Drive 195 km', 'Permit check at the Netwar gate', 'Gear issue'],
      meals: ['dinner'],
      stay: 'Guesthouse, Sankri',
    },
    {
      title: 'Through the oaks to Juda ka Talab',
      description:
        'We take the four kilometres and over 850 m of climb slowly. The path leaves the lane behind Sankri, crosses two log bridges, and goes up through oak and maple where langurs watch from the branches. Snow begins somewhere around the first clearing in January. Juda ka Talab (2,786 m) lies in a ring of pines; the tents stand well back from the bank. After tea everyone practises walking in micro-spikes and falling safely, which is more fun than it sounds.',
      activities: ['Trek 4 km, 4–5 hours', 'Snow-walking practice', 'Birds and tracks walk at dusk'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Three-person tent, Juda ka Talab',
    },
    {
      title: 'A short climb to Kedarkantha base camp',
      description:
        'This day is short on purpose. Three kilometres of climbing lead out of the trees on to clearings where shepherds leave their huts for the winter, with the summit pyramid in view the whole way. We reach Kedarkantha base camp, at 3,430 m, by noon, drink two litres of something warm, and walk another hundred metres up and back, which helps us sleep at this height. Sunset turns Swargarohini orange, at about 5:20 pm in December and 6:40 pm in April. Supper is early, and everyone sleeps soon after.',
      activities: ['Trek 3 km, 2–3 hours', 'Acclimatisation walk', 'Summit briefing'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Three-person tent, Kedarkantha base camp',
    },
    {
      title: 'Kedarkantha at sunrise, then down to Hargaon',
      description:
        'We get up at 2 am and walk by 3 am, our torches in a line. The slope is steady and steep, with a last pull of forty degrees where the guides cut steps if the snow is hard. By sunrise, about 7:10 am in January and 6 am in April, most people are standing on Kedarkantha (3,810 m) beside a trident and a heap of stones. Half an hour on top is as long as cold fingers allow. Then comes the reward: a long, soft descent, some of it sliding on your seat, past base camp and on to Hargaon at about 2,700 m.',
      activities: [
        'Summit climb and descent (9–10 km, about 9 hours)',
        'Sunrise at the top',
        'Afternoon sleep',
      ],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Three-person tent, Hargaon',
    },
    {
      title: 'Through walnut trees from Hargaon to Sankri',
      description:
        'Six easy kilometres go down through deodar and walnut, with the Har Ki Dun valley opening to the east. By 1 pm we are in Sankri again, and the first cup of tea with your boots off is a small event. In the afternoon the guide walks whoever is interested to the Someshwar temple at Saud, a timber tower with no nails that show. Certificates are given out after dinner for those who like them.',
      activities: ['Trek 6 km, 3–4 hours', 'Saud village walk', 'Garhwali supper'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guesthouse, Sankri',
    },
    {
      title: 'Sankri to Dehradun along the Yamuna',
      description:
        'We leave Sankri at 7 am, ahead of the timber trucks, and stop at Purola for breakfast and at the Yamuna bridge to stretch. If ice lies on the Mussoorie side in the morning, the driver takes the lower road by Vikasnagar, which adds half an hour and removes most of the bends. Dehradun station is reached between 5 and 6 pm. Book a train or bus after 8 pm; the night Volvo to Delhi suits most people well.',
      activities: ['Drive to Dehradun'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Shared vehicle from Dehradun station to Sankri and return',
    'Guesthouse rooms at Sankri, two nights, three or four to a room',
    'Three nights in tents with a minus-fifteen sleeping bag, liner and foam mat',
    'Hot vegetarian meals, eggs, tea and soup on every trekking day',
    'Micro-spikes, gaiters and a pole for each trekker',
    'Govind Pashu Vihar entry and camping charges',
    'Leader certified in the Basic Mountaineering Course, plus guides from Sankri and a radio at each camp',
  ],
  exclusions: [
    'Lunches on the two driving days',
    'A mule to carry your rucksack, ₹350 a day for up to 9 kg',
    'Rental of jackets or boots from the Sankri store',
    'Rescue and evacuation costs, which your own insurance must cover',
  ],
  faqs: [
    {
      question: 'Will there be snow on my date?',
      answer:
        'From mid-January to mid-March there is almost always snow from the lake upward. Late December depends on the first western disturbances and has been bare in some years. April has snow only near the top, with rhododendrons lower down. We send a photograph from the guides a week before you start.',
    },
    {
      question: 'How fit must I be for the summit push?',
      answer:
        'You should be able to jog 5 km in under 38 minutes, or climb 40 floors with a daypack. Begin training six weeks before. People who have only walked on treadmills find soft snow twice as tiring.',
    },
    {
      question: 'What is the youngest age you take?',
      answer:
        'In March and April we take children from 10 with a parent; in December, January and February, from 14. Above 55 we ask for a doctor’s note and a recent ECG.',
    },
    {
      question: 'Where are the toilets?',
      answer:
        'At the guesthouse they are indoors and shared. In camp there are dry-pit toilet tents, two for every 15 people, and we fill the pits with soil when we leave. Carry your used wet wipes back down.',
    },
    {
      question: 'Are there crowds?',
      answer:
        'Yes, around Christmas and the New Year there are several hundred people on the summit ridge. That is why we start an hour before the usual time and pitch away from the main ground.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Layers',
      essential: true,
      items: [
        'Thermal top and bottom, two sets',
        'Fleece',
        'Thick padded jacket with hood',
        'Waterproof outer trousers',
      ],
    },
    {
      category: 'Hands, head, eyes',
      essential: true,
      items: [
        'Liner gloves inside waterproof mitts',
        'Balaclava',
        'Sunglasses with UV protection; snow-blindness is real',
      ],
    },
    {
      category: 'On your feet',
      essential: true,
      items: [
        'High-ankle waterproof boots, already broken in',
        'Four pairs of socks, one woollen pair kept for sleeping',
      ],
    },
    {
      category: 'Documents',
      essential: true,
      items: ['Medical declaration signed by a doctor', 'Identity card and two photocopies'],
    },
    {
      category: 'Small comforts',
      essential: false,
      items: ['Steel flask', 'Lip balm and cold cream', 'Hand warmers'],
    },
  ],
  packages: [
    {
      title: 'You carry your rucksack',
      price: 8550,
      description: 'Three to a tent, three or four to a room in Sankri; your own bag on your back',
    },
    {
      title: 'Mule for your rucksack',
      price: 9950,
      description: 'The same; a mule carries your rucksack, up to 9 kg, on all four walking days',
    },
  ],
  facts: {
    meet: { place: 'Dehradun railway station, main entrance', time: '6:30 am' },
    end: { place: 'Dehradun railway station', time: '6:00 pm' },
    airport: {
      name: 'Jolly Grant (Dehradun)',
      transfer:
        'About 27 km, 50 minutes by taxi, not included. Fly in the day before: the start is too early for a same-day flight.',
    },
    railhead: {
      name: 'Dehradun',
      transfer: 'The meeting place itself. Come the evening before, or by a night train due before 6 am.',
    },
    team: 'A leader certified in the Basic Mountaineering Course, guides from Sankri, and a radio at each camp.',
    ages: {
      from: 10,
      note: 'Ages 10 to 13 only in March and April, with a parent; from 14 in December, January and February. Above 55: doctor’s note and recent ECG.',
    },
    fitness:
      'Summit day: 9–10 km in about 9 hours from 3 am, 380 m up to 3,810 m and 1,100 m down. Highest night at 3,430 m. Train to jog 5 km in under 38 minutes.',
    nights: [
      {
        count: 1,
        place: 'Sankri',
        room: 'Guesthouse room',
        sharing: 'Three or four to a room',
        washroom: 'shared',
      },
      { count: 1, place: 'Juda ka Talab', room: 'Three-person tent', sharing: 'Triple', washroom: 'shared' },
      {
        count: 1,
        place: 'Kedarkantha base camp',
        room: 'Three-person tent',
        sharing: 'Triple',
        washroom: 'shared',
      },
      { count: 1, place: 'Hargaon', room: 'Three-person tent', sharing: 'Triple', washroom: 'shared' },
      {
        count: 1,
        place: 'Sankri',
        room: 'Guesthouse room',
        sharing: 'Three or four to a room',
        washroom: 'shared',
      },
    ],
    singleRoom: { none: 'Guesthouse rooms and tents are shared by three or four trekkers.' },
    child: { none: 'Trekkers of 10 and above all pay the same price.' },
    network:
      'Most networks end at Mori. Sankri has a weak signal of one or two networks at best; expect none in the camps.',
    cash: 'The last dependable cash machine is in Purola, on the first day. Sankri and the trail take cash, and UPI only when the network works.',
    power:
      'Sankri has electricity with cuts. There is no charging in the three camps: bring a power bank and keep it warm at night.',
    insurance:
      'Required, not included: buy a trekking policy that covers 4,000 m, rescue and evacuation, as those costs are yours.',
    papers: [
      {
        what: 'Government photo ID and two photocopies',
        by: 'you',
        when: 'Carry them; shown at the Netwar forest gate on day 1',
      },
      { what: 'Medical declaration signed by a doctor', by: 'you', when: 'Hand it to the leader on day 1' },
      {
        what: 'Govind Pashu Vihar entry and camping permit',
        by: 'us',
        when: 'Before the trek, as the park office asks that season; checked at the Netwar gate on day 1',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'sunday',
    count: 7,
    seats: 20,
    smallest: 6,
    decideDays: 10,
    seasons: [
      { from: '01-01', to: '04-08' },
      { from: '12-12', to: '12-31' },
    ],
  },
  route: [
    { place: 'dehradun' },
    { place: 'sankri', night: true },
    { place: 'juda-ka-talab', night: true },
    { place: 'kedarkantha-base', night: true },
    { place: 'kedarkantha' },
    { place: 'hargaon', night: true },
    { place: 'sankri', night: true },
    { place: 'dehradun' },
  ],
  difficulty: 'moderate',
  tags: ['trek', 'winter', 'adventure', 'budget'],
  special: 'Snow summit',
  cover: 'kedarkantha/day',
  gallery: [
    'kedarkantha/night-yellow-trek-tent',
    'kedarkantha/detail-1',
    'snow-summit/dawn',
    'kedarkantha/night',
    'kedarkantha/day-snow',
    'kedarkantha/dawn',
  ],
  captions: {
    night: 3,
    travel: 'On foot through the snow, from camp to camp',
    high: 'The summit at sunrise',
  },
}
