import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'ls2',
  kind: 'group',
  title: 'Hanle Skies, Umling La and Tso Moriri by SUV',
  location: 'Changthang, Ladakh',
  region: 'North',
  duration: '8D/7N',
  months: [6, 7, 8, 9, 10],
  price: 31900,
  discount: 8,
  rating: 4.8,
  reviews: 2,
  description:
    'Changthang means the northern plain, and it is the western rim of the Tibetan plateau: broad valleys at 4,200 m, black tents, wild asses, and so little light at night that Venus alone can throw your shadow. We drive it in SUVs over eight days, and the night halts go up in small steps: Leh, Nyoma, Hanle. The cars go to Umling La at 5,798 m only after everyone has slept four nights at height. We come home by Tso Moriri and Tso Kar. Dates are chosen near the new moon where the calendar allows.',
  highlights: [
    'Two Hanle nights with a telescope and a village astro-guide trained by the observatory',
    'Umling La at 5,798 m from a warm seat, with oxygen in every vehicle',
    'Tso Moriri, Tso Kar and the steaming flats of Puga on one road',
    'Changpa herders and the goats whose combings become pashmina',
    'Four passengers to an SUV, so everyone has a window',
    'Height gained in steps of no more than about 650 m from one bed to the next',
  ],
  placesCovered: [
    'Leh',
    'Chumathang',
    'Nyoma',
    'Hanle',
    'Umling La',
    'Mahe',
    'Puga',
    'Tso Moriri',
    'Tso Kar',
    'Taglang La',
  ],
  itinerary: [
    {
      title: 'Arrive in Leh and rest for the day',
      description:
        'Land before noon, and keep the rest of the day free. The hotel is on a quiet lane in upper Leh with apricot trees and a view of Stok Kangri that you can enjoy lying down. The captain explains the week over ginger tea and notes everyone’s resting oxygen, which becomes your personal baseline for Hanle. Dinner is vegetable thukpa at 7 pm, and everyone is asleep by 10 pm.',
      activities: ['Arrival', 'Baseline oxygen reading', 'Orientation'],
      meals: ['dinner'],
      stay: 'Hotel, upper Leh',
    },
    {
      title: 'Hemis, with Stakna or Matho, from Leh',
      description:
        'Matho, Stakna and Hemis lie across the Indus from the main road, on the side where the traffic is thin. We visit two, as the group prefers, and lunch at Hemis (3,660 m) beneath the great thangka wall. If a flight was hard on anyone, the car brings them straight back. The evening in Leh is for buying what Hanle lacks, namely fruit, batteries and chocolate.',
      activities: ['Stakna or Matho', 'Hemis museum', 'Provisioning'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Hotel, upper Leh',
    },
    {
      title: 'Up the Indus to Nyoma',
      description:
        'Today’s drive is about a hundred and eighty kilometres beside the Indus. The river is fast and brown at Upshi, hemmed in by maroon rock at Kiari, and wide and lazy by the time we reach the plain. At Chumathang we stretch our legs among hot pools. At Nyoma (4,180 m) we stay in a family guest house with a stove in the dining room. A stroll to the gompa above the airfield is quite enough exercise.',
      activities: ['Indus drive', 'Chumathang springs', 'Nyoma gompa walk'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guest house, Nyoma',
    },
    {
      title: 'Nyoma to Hanle, and a first night of stars',
      description:
        'The drive is only seventy-odd kilometres, so there is time to stop for kiang and for the cranes that nest in the Loma marsh. Hanle (4,300 m) is six hamlets, a monastery on a rock and a white dome on a hill. After lunch you nap; you will need it. Curtains are drawn in the whole village from dusk, headlights are masked, and at about 9 pm the guide swings a telescope along the Milky Way.',
      activities: ['Birding near Loma', 'Hanle monastery', 'Telescope session'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Hanle',
    },
    {
      title: 'Up to Umling La and back to Hanle by teatime',
      description:
        'The road is new, but the air is very thin. We leave Hanle at 7 am, cross Photi La, and climb the last bends to Umling La (5,798 m) around 11 am, heaters on, talking slowly. Twenty minutes outside is the limit; lips go blue on the young and the fit as readily as on the old. Those whose morning reading was poor stay back and walk along the Hanle river with the host’s children instead. In the evening there is a second session at the telescope.',
      activities: ['Photi La', 'Umling La', 'Second stargazing night'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Hanle',
    },
    {
      title: 'Hanle to Tso Moriri by the hot springs of Puga',
      description:
        'We drive back down the Indus to Mahe bridge, then into the hills. Puga spits hot water and borax from a yellow flat where geologists test for power. Beyond Namshang La you pass the small lake of Kyagar Tso before the great one, Tso Moriri (4,522 m), which changes colour with each cloud. Walk to the prayer wall above Korzok. Geese and crested grebes are close to shore. Please do not pet the dogs, as some are half wild.',
      activities: ['Puga geothermal field', 'Kyagar Tso', 'Korzok village walk'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tented camp with attached bath, Tso Moriri',
    },
    {
      title: 'Back to Leh by Tso Kar and Taglang La',
      description:
        'A rough hour over Polokongka La brings us to the white salt shores of Tso Kar (4,530 m). Salt was scraped here for the caravans until not so long ago, and herders still winter at Thukje. Lunch is a picnic out of the wind. On the Manali highway we climb once more, to Taglang La (5,328 m), and drive down through the red gorge at Gya, said to be among the oldest settlements in Ladakh. In Leh you find hot showers and pizza.',
      activities: ['Tso Kar wildlife drive', 'Taglang La', 'Gya village halt'],
      meals: ['breakfast', 'lunch'],
      stay: 'Hotel, upper Leh',
    },
    {
      title: 'Leave Leh on the morning flights',
      description:
        'After the plateau, Leh will feel thick with oxygen and people, and you will take the hotel stairs two at a time. Transfers run for every flight from 5:30 am. If you have a free afternoon in Delhi, plan nothing for it; heat and horns are a shock after Hanle. The captain sends the group’s star photographs, with exposure settings, within a week.',
      activities: ['Airport transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Seven nights, twin sharing: three in Leh, one in Nyoma, two in Hanle and one at Korzok',
    'Leh-registered SUVs with fuel, four guests to a car; a back-up car for groups above eight',
    'Dinner on day 1, every meal from breakfast on day 2 to lunch on day 7, and breakfast on day 8',
    'Registration for Hanle and Umling La, with the Ladakh environment and wildlife fees',
    'Two evenings with a certified Hanle astro-guide',
    'Medical oxygen, oximeters and a portable altitude chamber with the lead car',
  ],
  exclusions: [
    'Flights, and any change fee if the weather moves them',
    'Dinner on day 7',
    'Hire of camera lenses and tripods, from ₹800 a day in Leh',
    'Monastery tickets at Hemis, Stakna and Matho, ₹50–100 each, if you go in',
    'Insurance with medical evacuation, which every guest must have',
  ],
  faqs: [
    {
      question: 'Is it harmful to drive up to 5,798 metres?',
      answer:
        'For a healthy person with four nights at 3,500 to 4,300 m behind them, a visit of some minutes is tolerable, though never comfortable. It is dangerous to go straight from Leh or to stay long at the top. We turn round for headache with vomiting, confusion, or any reading under 70 per cent.',
    },
    {
      question: 'Which nights are darkest?',
      answer:
        'Those in the week around the new moon. We tell you the phase of the moon for each batch when you book. At full moon you lose the Milky Way but the whole marsh shines, and some guests choose that.',
    },
    {
      question: 'What is different from the motorcycle trip to Hanle?',
      answer:
        'You travel by car, sleep a night at Nyoma on the way, and return by Tso Moriri and Tso Kar; the bikes return by Chushul and Pangong. Children of 12 and over may join this one.',
    },
    {
      question: 'Are toilets and hot water available on the road?',
      answer:
        'Homestays have Western seats, though from September pipes can freeze and a bucket is brought. On the road there are only a few dry toilets. Carry toilet paper and bring it back with you.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Night watching',
      essential: true,
      items: [
        'Down jacket with a hood',
        'Insulated boots or two pairs of socks in loose shoes',
        'Head torch with a red mode',
      ],
    },
    {
      category: 'Body',
      essential: true,
      items: ['Prescribed altitude medicine', 'Nasal saline and lip balm', 'Litre bottle or flask'],
    },
    {
      category: 'Papers',
      essential: true,
      items: [
        'Original Aadhaar, voter card or passport, and three copies',
        'Emergency contact card filled in',
      ],
    },
    {
      category: 'For the stars',
      essential: false,
      items: [
        'Tripod and a fast wide lens',
        'Spare batteries kept warm in a sock',
        'Star-chart app downloaded beforehand',
      ],
    },
  ],
  packages: [
    { title: 'Twin room', price: 31900, description: 'Two to a room, four to an SUV', isPopular: true },
    {
      title: 'Single room',
      price: 40900,
      description: 'A room and tent of your own wherever the village has one',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Leh airport, outside the arrivals hall; a car meets every morning flight, the last at noon',
      time: '12:00 noon',
    },
    end: { place: 'Leh airport, departures; cars leave for every flight from 5:30 am', time: '10:00 am' },
    airport: {
      name: 'Kushok Bakula Rimpochee Airport, Leh',
      transfer: 'About 6 km and 20 minutes to the hotel in upper Leh; our car is included both ways',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer: 'About 420 km and two days by road over Zoji La, not included; most guests fly to Leh',
    },
    team: 'One trip captain, a Ladakhi driver in each SUV, a Hanle astro-guide for two evenings',
    ages: {
      from: 12,
      note: 'Not for anyone with heart or lung disease or in pregnancy; over 60, bring a doctor’s letter',
    },
    fitness:
      'Little walking, much height: day 5 goes by car to Umling La at 5,798 m from 7 am till tea, with 20 minutes outside. Longest drive about 240 km (day 7). Highest bed 4,522 m at Tso Moriri, Hanle 4,300 m.',
    nights: [
      { count: 2, place: 'Leh', room: 'Hotel in upper Leh', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Nyoma', room: 'Family guest house', sharing: 'Twin', washroom: 'shared' },
      { count: 2, place: 'Hanle', room: 'Homestay', sharing: 'Twin', washroom: 'shared' },
      {
        count: 1,
        place: 'Korzok, Tso Moriri',
        room: 'Tented camp with attached bath',
        sharing: 'Twin',
        washroom: 'own',
      },
      { count: 1, place: 'Leh', room: 'Hotel in upper Leh', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 9000 },
    child: { none: 'Children come from 12 years and pay the adult price' },
    network:
      'Only postpaid SIMs work in Ladakh for visitors from other states. Good in Leh, weak at Nyoma and Hanle (Jio, Airtel or BSNL by turns), little or none on most roads and at Tso Moriri.',
    cash: 'Draw cash in Leh, the last dependable ATMs. Carry about ₹4,000 in notes; UPI works only where there is signal.',
    power:
      'Mains in Leh; Nyoma and Hanle have cuts; the Tso Moriri camp runs a generator or solar power for a few hours in the evening. Bring a power bank.',
    insurance:
      'Not included. Every guest must have insurance with medical evacuation that holds up to 6,000 m by road.',
    papers: [
      {
        what: 'Original Aadhaar, voter card or passport, and three copies',
        by: 'you',
        when: 'Carry it from day 1; send us a copy 7 days before',
      },
      {
        what: 'Ladakh environment and wildlife fee slip for Changthang; Indians have needed no Inner Line Permit since August 2021',
        by: 'us',
        when: 'In Leh before day 3; the fees are in the price',
      },
      {
        what: 'Protected Area Permit for foreign nationals and OCI card holders, usually two or more together; Umling La is kept for Indians: ask before you book',
        by: 'us',
        when: 'In Leh before day 3; send passport and visa copies 21 days before',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'thursday',
    count: 5,
    seats: 12,
    smallest: 4,
    decideDays: 21,
    everyWeeks: 4,
    seasons: [{ from: '06-03', to: '10-07' }],
  },
  route: [
    { place: 'leh', night: true },
    { place: 'hemis' },
    { place: 'leh', night: true },
    { place: 'chumathang' },
    { place: 'nyoma', night: true },
    { place: 'hanle', night: true },
    { place: 'umling-la' },
    { place: 'hanle', night: true },
    { place: 'tso-moriri', night: true },
    { place: 'tso-kar' },
    { place: 'taglang-la' },
    { place: 'leh', night: true },
  ],
  difficulty: 'moderate',
  tags: ['suvPackage', 'offbeat', 'adventure'],
  cover: 'changthang/night',
  gallery: [
    'pangong/dawn-swiss-tent',
    'ladakh/jeep-dusk',
    'ladakh/summit-gold',
    'ladakh/valley-gold',
    'pangong/dawn-white-tent',
    'monastery-hall/day',
  ],
  captions: {
    night: 4,
    travel: 'By SUV, four guests to a car',
    high: 'Umling La, at 5,798 m',
  },
}
