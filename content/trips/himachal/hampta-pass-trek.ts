import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'hampta-pass-trek',
  kind: 'group',
  title: 'Hampta Pass: On Foot from Kullu into Lahaul',
  location: 'Manali, Himachal Pradesh',
  region: 'North',
  duration: '6D/5N',
  months: [6, 7, 8, 9],
  price: 11900,
  discount: 8,
  rating: 4.8,
  reviews: 175,
  description:
    'You walk up out of one country and down into another. On the Kullu side the Rani Nala runs through birch, bluebells and wet grass; over the top, at 4,270 m, the Lahaul slopes are scree, ice and sky. Shepherds have moved flocks by this way for longer than there have been maps. Most parties go straight from Manali to the first camp. We put a first night in Sethan at 2,700 m, which makes the climb to the second camp a good deal kinder. Snow lies on the pass until early July; rain is common until late August.',
  highlights: [
    'A pass crossing of 4,270 m that needs legs and no ropes',
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
      title: 'Manali to Sethan, boots on',
      description:
        'We meet at one o’clock at the Rambagh circle in Manali, weigh rucksacks and take out what you will not need. Jeeps climb from Prini by more than thirty hairpins to Sethan (2,700 m), where a dozen families from Spiti and Lahaul settled two generations ago. In the afternoon we go up two hundred metres through the oaks and come down again, an old trick that helps you sleep. Dinner in the kitchen, with the gear check after it.',
      activities: ['Kit inspection', 'Acclimatisation walk', 'Health readings'],
      meals: ['dinner'],
      stay: 'Homestay, Sethan',
    },
    {
      title: 'Jobra to Chika',
      description:
        'Half an hour by road to Jobra (2,980 m), past the hydel barrage. The trail enters maple and pine at once, crosses the Rani Nala on a log bridge and comes out in a meadow with rock faces on both sides. It takes only two and a half hours to Chika (3,050 m), and you will wonder why we stop. Because tomorrow is higher. There is a waterfall to visit, a rock to practise on, and the cook’s pakoras at four.',
      activities: ['4 km walk', 'Waterfall side trip', 'Rope-free rock scrambling practice'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tents, Chika',
    },
    {
      title: 'Along the Rani Nala to Balu Ka Ghera',
      description:
        'Five hours for about eight kilometres. At Jwara, an hour and a half out, a side stream has to be waded, knee-deep and painful; sandals on, trousers up. Then boulders, then slopes of bluebell, marsh marigold and, in July, more colours than the guide can name. Early in the season snow bridges cover the stream. Balu Ka Ghera (3,630 m) is a flat of sand where the river loses its way. The gain of 580 m is felt, so sip water all evening.',
      activities: ['Stream crossing at Jwara', 'Alpine flower slopes', 'Evening rest and oximeter check'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tents, Balu Ka Ghera',
    },
    {
      title: 'Over Hampta Pass to Shea Goru',
      description:
        'Breakfast at five; this is the day. Three and a half hours of steps in scree or snow, with false tops, bring us to Hampta Pass (4,270 m). Deo Tibba and Indrasan stand close to the south. We stay twenty minutes, then go down the Lahaul side, steep and loose, where poles earn their keep and in June you may slide on your seat. Shea Goru (3,880 m) is cold, windy and magnificent at sunset. Eight hours altogether.',
      activities: ['Pass crossing', 'Snow or scree descent', 'Night at 3,880 m'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tents, Shea Goru',
    },
    {
      title: 'Ford the river, reach Chhatru, drive to Chandratal',
      description:
        'We ford the stream below Shea Goru by seven, before the sun feeds it; the guides stretch a line and everyone links arms. Four hours over moraine and grass lead down to Chhatru (3,340 m) and the road. If that is open beyond Batal, jeeps make the three-hour journey to Chandratal (4,250 m) for a walk along the shore, returning at dusk. If closed, as it may be until mid-June, there is the bank of the Chandra and a nap.',
      activities: ['River crossing', 'Descent to the road', 'Chandratal excursion'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tents beside the Chandra, Chhatru',
    },
    {
      title: 'Back to Manali under the mountain',
      description:
        'The road from Chhatru to Gramphu is seventeen kilometres of stones; after Koksar it is tar. Through the Atal Tunnel, or by Rohtang La should the tunnel be closed, we are in Manali by one o’clock. Certificates are given for honesty rather than conquest: anyone who turned back at Balu gets one as well. Hotel showers can be had by the hour near the bus stand, and night coaches to Delhi leave from four.',
      activities: ['Drive through the Atal Tunnel', 'Farewell lunch on your own'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Leader with a mountaineering-institute certificate and one guide for six walkers',
    'Three-person tents for two, sleeping bags to minus ten, foam mats',
    'Vegetarian meals with eggs, fourteen in all, cooked fresh at camp',
    'Forest fee, camping permit and the eco charge for Chandratal',
    'Jeeps: Manali to Jobra, Chhatru to the lake and back to town',
    'Mules for tents and kitchen, oxygen and stretcher with the team',
  ],
  exclusions: [
    'Mule for your own rucksack, ₹1,800 up to 9 kg, booked in advance',
    'Shoes, poles and jackets, which can be hired in Manali',
    'Lunch on the first and last day',
    'Rescue and hospital expenses; insurance covering treks to 4,500 m is a must',
    'Extra night in Manali before or after',
  ],
  faqs: [
    {
      question: 'I have never trekked. Is this a sensible first?',
      answer:
        'With preparation, yes. Be able to jog five kilometres in under thirty-eight minutes, or climb sixty floors with a bag, a month beforehand. The pass day is eight hours and cannot be shortened once begun.',
    },
    {
      question: 'June, July or September: what is the difference?',
      answer:
        'Mid-June to early July has snow on the pass and bridges of ice over streams. From mid-July to late August the flowers peak and so does the rain; we pause for the wettest weeks. September is dry, brown at the edges, with freezing nights.',
    },
    {
      question: 'How is altitude sickness handled?',
      answer:
        'Oxygen levels and pulse are noted twice daily. Below a set figure, or with vomiting or unsteady gait, you go down with a guide at once, at night if needed; Jobra can be reached from the second camp in four hours. No one is carried up.',
    },
    {
      question: 'Where do we go to the toilet?',
      answer:
        'In toilet tents with a dry pit, filled in when we leave. Used paper and pads are packed out in bags we supply. There is no washing with soap in streams.',
    },
    {
      question: 'Is Chandratal guaranteed?',
      answer:
        'It is not. Snow, slides or a broken bridge near Batal may close the way. It is an extra we love to give and it carries no refund, because the jeeps are hired either way.',
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
  departures: {
    weekday: 'sunday',
    count: 6,
    seats: 16,
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
    'pir-panjal/hampta-gold',
    'pir-panjal/hampta-detail-1',
    'pir-panjal/hampta-dawn',
    'pir-panjal/hampta-day-rain',
    'pir-panjal/hampta-detail-2',
    'pir-panjal/hampta-dusk',
  ],
}
