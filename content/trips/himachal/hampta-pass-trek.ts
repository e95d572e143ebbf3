import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'hampta-pass-trek',
  kind: 'group',
  title: 'Hampta Pass: On Foot from Kullu into Lahaul',
  location: 'Manali, Himachal Pradesh',
  region: 'North',
  duration: '6D/5N',
  months: [6, 7, 8, 9],
  price: 10948,
  discount: 8,
  rating: 4.8,
  reviews: 3,
  description:
    'You walk up from one landscape and down into another. On the Kullu side the Rani Nala runs through birch, bluebells and wet grass; over the top, at 4,270 m, the Lahaul slopes are scree, ice and sky. Shepherds have moved flocks by this way for longer than there have been maps. Most parties go straight from Manali to the first camp. We spend the first night in Sethan at 2,700 m, which makes the climb to the second camp a good deal kinder. Snow lies on the pass until early July; rain is common until late August.',
  highlights: [
    'A pass crossing of 4,270 m that needs strong legs but no ropes',
    'First night at the Buddhist village of Sethan, to get used to the air',
    'Balu Ka Ghera, a bowl of sand and streams with the pass wall behind it',
    'Morning ford of an ice-cold river below Shea Goru, hand in hand',
    'Jeep to Chandratal on the fifth day whenever its road is open',
  ],
  placesCovered: [
    'Manali',
    'Sethan',
    'Jobra',
    'Chika',
    'Balu Ka Ghera',
    'Hampta Pass',
    'Shea Goru',
    'Chhatru',
    'Chandratal',
  ],
  itinerary: [
    {
      title: 'Manali to Sethan and a first short climb',
      description:
        'We meet at 1 pm at the Rambagh circle in Manali, weigh rucksacks and take out what you will not need. Jeeps climb from Prini by more than thirty hairpins to Sethan (2,700 m), where a dozen families from Spiti and Lahaul settled two generations ago. In the afternoon we go up two hundred metres through the oaks and come down again, an old trick that helps you sleep. Dinner is in the kitchen, with the gear check after it.',
      activities: ['Kit inspection', 'Acclimatisation walk', 'Health readings'],
      meals: ['dinner'],
      stay: 'Homestay, Sethan',
    },
    {
      title: 'Sethan to Jobra by jeep, then on foot to Chika',
      description:
        'It is half an hour by road to Jobra (2,980 m), past the hydel barrage. The trail enters maple and pine at once, crosses the Rani Nala on a log bridge and comes out in a meadow with rock faces on both sides. It takes only two and a half hours to Chika (3,050 m), and we stop so early because tomorrow is higher. There is a waterfall to visit, a rock to practise on, and the cook’s pakoras at 4 pm.',
      activities: ['4 km walk', 'Waterfall side trip', 'Rope-free rock scrambling practice'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tents, Chika',
    },
    {
      title: 'Along the Rani Nala to Balu Ka Ghera',
      description:
        'We walk about eight kilometres in five hours. At Jwara, an hour and a half out, a side stream has to be waded, knee-deep and painfully cold; put on sandals and roll up your trousers. Then come boulders, then slopes of bluebell, marsh marigold and, in July, more colours than the guide can name. Early in the season snow bridges cover the stream. Balu Ka Ghera (3,630 m) is a flat of sand where the river spreads out. You will feel the gain of 580 m, so sip water all evening.',
      activities: ['Stream crossing at Jwara', 'Alpine flower slopes', 'Evening rest and oximeter check'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tents, Balu Ka Ghera',
    },
    {
      title: 'Over Hampta Pass to Shea Goru',
      description:
        'Breakfast is at 5 am, because today we cross the pass. Three and a half hours of steps in scree or snow, with false tops, bring us to Hampta Pass (4,270 m). Deo Tibba and Indrasan stand close to the south. We stay twenty minutes, then go down the Lahaul side, steep and loose, where poles help you and in June you may slide on your seat. Shea Goru (about 3,900 m) is cold, windy and magnificent at sunset. The day takes eight hours altogether.',
      activities: ['Pass crossing', 'Snow or scree descent', 'Night at about 3,900 m'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tents, Shea Goru',
    },
    {
      title: 'Shea Goru to Chhatru, and a drive to Chandratal',
      description:
        'We ford the stream below Shea Goru by 7 am, before the sun melts more snow into it; the guides stretch a line and everyone links arms. Four hours over moraine and grass lead down to Chhatru (3,340 m) and the road. If the road is open beyond Batal, jeeps make the three-hour journey to Chandratal (4,250 m) for a walk along the shore, returning at dusk. If it is closed, as it may be for much of June, you rest on the bank of the Chandra.',
      activities: ['River crossing', 'Descent to the road', 'Chandratal excursion'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tents beside the Chandra, Chhatru',
    },
    {
      title: 'Chhatru to Manali through the Atal Tunnel',
      description:
        'The road from Chhatru to Gramphu is seventeen kilometres of stones; after Koksar it is tar. Through the Atal Tunnel, or by Rohtang La should the tunnel be closed, we are in Manali by 1 pm. Everyone gets a certificate, including anyone who turned back at Balu Ka Ghera. Hotel showers can be had by the hour near the bus stand, and night coaches to Delhi leave from 4 pm.',
      activities: ['Drive through the Atal Tunnel', 'Farewell lunch on your own'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Leader with a certificate of a mountaineering institute, and one guide for every six walkers',
    'Three-person tents shared by two, sleeping bags for minus 10 °C, foam mats',
    'Vegetarian meals with eggs, fourteen in all, cooked fresh at camp',
    'Forest fee, camping permit and the entry fee for Chandratal',
    'Jeeps: Manali to Jobra, Chhatru to the lake and back to town',
    'Mules for tents and kitchen; oxygen and a stretcher with the team',
  ],
  exclusions: [
    'Mule for your own rucksack, up to 9 kg: ₹1,800, to be booked in advance',
    'Shoes, poles and jackets, which can be hired in Manali',
    'Lunch on the first and last day',
    'Rescue and hospital costs; everyone must have insurance that covers treks to 4,500 m',
    'Extra night in Manali before or after',
  ],
  faqs: [
    {
      question: 'I have never trekked. Is this sensible as a first trek?',
      answer:
        'With preparation, yes. A month before the trek you should be able to jog 5 km in 35 minutes. The pass day is eight hours long and cannot be cut short once it has begun.',
    },
    {
      question: 'June, July or September: what is the difference?',
      answer:
        'Mid-June to early July has snow on the pass and bridges of ice over streams. From mid-July to late August the flowers peak and so does the rain; we pause for the wettest weeks. September is dry, brown at the edges, with freezing nights.',
    },
    {
      question: 'How is altitude sickness handled?',
      answer:
        'Oxygen levels and pulse are noted twice daily. If your oxygen falls below a set figure, or you vomit or walk unsteadily, you go down with a guide at once, at night if needed; Jobra can be reached from the second camp in four hours. Nobody who is unwell goes higher.',
    },
    {
      question: 'Where do we go to the toilet?',
      answer:
        'In toilet tents with a dry pit, filled in when we leave. Used paper and pads are packed out in bags we supply. There is no washing with soap in streams.',
    },
    {
      question: 'Is Chandratal guaranteed?',
      answer:
        'It is not. Snow, slides or a broken bridge near Batal may close the way. There is no refund if it is closed, because the jeeps are hired in any case.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Feet and legs',
      essential: true,
      items: [
        'Ankle-high boots, walked in for a month',
        'Floaters for fords',
        'Quick-dry trousers, two pairs',
        'Trekking pole, one at least',
      ],
    },
    {
      category: 'Upper body',
      essential: true,
      items: ['Three thin layers and a fleece', 'Padded jacket', 'Poncho big enough for the rucksack'],
    },
    {
      category: 'Small but needed',
      essential: true,
      items: [
        'Sunglasses, not optional on snow',
        'Head lamp with spare cells',
        'Doctor’s fitness form, signed',
        'Steel plate, mug and spoon',
      ],
    },
    {
      category: 'Optional',
      essential: false,
      items: ['Gaiters in June', 'Hot-water bag', 'Dry fruit you actually like'],
    },
  ],
  packages: [
    {
      title: 'You carry your rucksack',
      price: 10948,
      description: 'Two to a tent, two or three to a room at Sethan; your own bag on your back',
    },
    {
      title: 'Mule for your rucksack',
      price: 12748,
      description: 'The same tents and rooms; a mule carries your rucksack, up to 9 kg',
    },
  ],
  facts: {
    meet: { place: 'Rambagh circle, Manali', time: '1:00 pm' },
    end: { place: 'Rambagh circle, Manali', time: '1:00 pm' },
    airport: {
      name: 'Kullu–Manali (Bhuntar)',
      transfer: 'About 50 km and two hours to Manali by taxi or bus; not included',
    },
    railhead: {
      name: 'Chandigarh',
      transfer: 'About 285 km to Manali; day and night buses take eight to ten hours; not included',
    },
    team: 'A certified leader, one guide for every six walkers, a cook, and mules for tents and kitchen',
    ages: { from: 14, note: 'Under 18 with a parent. Everyone brings a fitness form signed by a doctor.' },
    fitness:
      'Day 4: eight hours, 640 m up to Hampta Pass (4,270 m) on scree or snow and about 370 m down. Highest sleep about 3,900 m. You should jog 5 km in 35 minutes a month before.',
    nights: [
      { count: 1, place: 'Sethan', room: 'Homestay', sharing: 'Shared by two or three', washroom: 'shared' },
      { count: 1, place: 'Chika', room: 'Three-person tent', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Balu Ka Ghera', room: 'Three-person tent', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Shea Goru', room: 'Three-person tent', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Chhatru', room: 'Three-person tent', sharing: 'Twin', washroom: 'shared' },
    ],
    singleRoom: { none: 'Tents are shared by two and the Sethan homestay has few rooms.' },
    child: { none: 'Nobody under 14 comes, and from 14 all pay the same.' },
    network: 'Good in Manali, weak in Sethan; little or no signal for the four days from Jobra to Chhatru.',
    cash: 'The last dependable ATMs are in Manali. Carry about ₹2,000 in small notes for hire, tea and tips.',
    power: 'Sockets in Sethan only, with cuts. No charging at the camps: bring a power bank and spare cells.',
    insurance: 'Not included and compulsory: a policy that covers treks to 4,500 m, rescue and hospital.',
    papers: [
      { what: 'Government photo ID, original and two copies', by: 'you', when: 'At the meeting in Manali' },
      { what: 'Fitness form signed by a doctor', by: 'you', when: 'At the meeting in Manali' },
      { what: 'Insurance that covers treks to 4,500 m', by: 'you', when: 'Before the start' },
      { what: 'Forest fee, camping permit and Chandratal entry', by: 'us', when: 'Before day 2' },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'sunday',
    count: 6,
    seats: 16,
    smallest: 6,
    decideDays: 10,
    seasons: [
      { from: '06-13', to: '07-18' },
      { from: '08-22', to: '09-24' },
    ],
  },
  route: [
    { place: 'manali' },
    { place: 'sethan', night: true },
    { place: 'jobra' },
    { place: 'chika', night: true },
    { place: 'balu-ka-ghera', night: true },
    { place: 'hampta-pass' },
    { place: 'shea-goru', night: true },
    { place: 'chhatru' },
    { place: 'chandratal' },
    { place: 'chhatru', night: true },
    { place: 'atal-tunnel' },
    { place: 'manali' },
  ],
  difficulty: 'moderate',
  tags: ['trek', 'adventure'],
  cover: 'pir-panjal/hampta-day',
  gallery: [
    'pir-panjal/hampta-dawn-yellow-trek-tent',
    'pir-panjal/hampta-detail-1',
    'trek-camp/pass-day',
    'trek-camp/dawn',
    'forest-trail/gold',
    'pir-panjal/hampta-dawn',
  ],
  captions: {
    night: 3,
    travel: 'On foot, from Kullu into Lahaul',
    high: 'The pass itself, at 4,270 m',
  },
}
