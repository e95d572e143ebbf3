import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'lw3',
  kind: 'group',
  title: 'Leh Ladakh with Turtuk',
  location: 'Ladakh',
  region: 'North',
  duration: '7D/6N',
  months: [5, 6, 7, 8, 9, 10],
  price: 18999,
  discount: 10,
  rating: 4.8,
  reviews: 4,
  description:
    'Most week-long Ladakh trips turn back at the Hunder dunes. This one goes eighty kilometres further down the Shyok to Turtuk, a Balti village held by Pakistan from 1948 until the Indian Army took it back in December 1971, and stays the night there among apricot trees and buckwheat. Then it follows the river all the way back up to Pangong. Twelve people go in three SUVs, and everyone sleeps two nights in Leh before the cars climb. It runs from May, when Khardung La is dependable, to the yellow poplars of October.',
  highlights: [
    'A night in Turtuk, not a lunch stop: the village is at its best after the day cars leave',
    'Balti food at a family table: kisir pancakes, moskot and apricot-kernel sauce',
    'The house-museum of the Yabgo family, once rulers of these Balti villages',
    'Camels, dunes and the 32-metre Maitreya of Nubra',
    'Pangong reached by the Shyok valley, so Khardung La is crossed only once',
    'Twelve guests in three SUVs, with a Ladakhi driver in each',
  ],
  placesCovered: [
    'Leh',
    'Nimmu',
    'Khardung La',
    'Diskit',
    'Hunder',
    'Turtuk',
    'Thang',
    'Shyok',
    'Pangong Tso',
    'Chang La',
    'Hemis',
  ],
  itinerary: [
    {
      title: 'Land in Leh and rest until evening',
      description:
        'Your driver waits outside the small arrivals hall with a board and a bottle of water. It is ten minutes to the hotel and then nothing is planned, because your body needs rest at 3,524 m. Draw the curtains, have some soup and finish a second bottle. By 5 pm most people can manage the level lane to Leh’s main bazaar and a cup of salted butter tea. Showers should be short and the evening early.',
      activities: ['Airport pick-up', 'Rest', 'Bazaar walk if well'],
      meals: ['dinner'],
      stay: 'Hotel, Leh',
    },
    {
      title: 'Magnetic Hill and the confluence at Nimmu',
      description:
        'You start late and drive west for half a day, which is all the altitude allows. The Hall of Fame museum gives the war history that makes sense of Turtuk two days from now. At Magnetic Hill the driver takes his foot off the brake and the car seems to roll uphill; believe what you like. From the viewpoint above Nimmu you see the Zanskar come in, brown or jade by season. Back in Leh, climb the steps of the palace if your lungs allow, or sit in a garden café if they do not.',
      activities: ['Hall of Fame', 'Magnetic Hill', 'Sangam viewpoint at Nimmu'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Leh',
    },
    {
      title: 'Over Khardung La to Hunder',
      description:
        'The cars climb two hours of switchbacks to Khardung La (5,359 m), stop ten minutes, and take three hours down. Keep a jacket within reach and walk slowly; people who run for the photograph turn faint. Diskit monastery comes after lunch: the climb is a flight of steep steps to a dark, butter-scented hall with a statue of a protector whose arm has a legend of its own. The giant Maitreya outside looks down the valley. At Hunder (3,100 m) you walk on sand by 5 pm.',
      activities: ['Khardung La', 'Diskit monastery and Maitreya', 'Hunder dunes'],
      meals: ['breakfast', 'dinner'],
      stay: 'Cottage camp, Hunder',
    },
    {
      title: 'Down the Shyok to Turtuk, a Balti village',
      description:
        'The river drops, the valley narrows and the signboards change script. Two and a half hours on, beyond the army’s bridges at Bogdang and Chalunka, is Turtuk (2,900 m). Cars stop below the village, and bags are carried up on shoulders. A village guide takes us past the wooden mosque, the stone cold-stores called nangchung, and the waterfall. Those who wish drive towards Thang, the last village before the Line of Control, as far as the army lets visitors go. Dinner is on the floor, and there is a great deal of it.',
      activities: ['Village walk in Turtuk', 'Yabgo house-museum', 'Thang viewpoint (optional)'],
      meals: ['breakfast', 'dinner'],
      stay: 'Homestay, Turtuk',
    },
    {
      title: 'Turtuk to Pangong Tso, nine hours by car',
      description:
        'We tell you in advance: today is nine hours in the car, about 245 kilometres, with a rough patch or two beyond Agham. Leave Turtuk at 6 am with boiled eggs and apricot jam. We stop for tea at Hunder, for noodles at Durbuk, and at Tangtse to stretch our legs, where the clinic checks oxygen for anyone who asks. In the last hour the hills go violet and Pangong Tso fills the gap between them. It is some 1,300 m higher than last night, so walk slowly and eat lightly.',
      activities: ['Shyok valley drive', 'Tangtse halt', 'Lake at sunset'],
      meals: ['breakfast', 'dinner'],
      stay: 'Cottage, Spangmik, Pangong Tso',
    },
    {
      title: 'Dawn at Pangong, then Chang La, Hemis and Leh',
      description:
        'Between 6 am and 7 am there is no wind and the far range lies upside down in Pangong Tso. Bar-headed geese are likely in May and June. We cross Chang La (5,391 m) before the noon queue and stop at Hemis on the way down, where the courtyard is painted with the lords of the four directions and the museum keeps a copper-gilt treasure or two. You are in Leh by 5 pm, in time for a last walk and to look at pashmina shawls.',
      activities: ['Sunrise at the lake', 'Chang La', 'Hemis monastery'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Leh',
    },
    {
      title: 'Airport drop in Leh for the flight home',
      description:
        'Cars for the airport leave two and a half hours before each flight, packed breakfast included for the early ones. Weigh your bags: airlines out of Leh are strict about the fifteen kilos, since an aircraft can lift less in thin air, and apricots are heavy. Power banks go in the cabin bag and come out twice for inspection. The terminal has one café and it is better than you expect.',
      activities: ['Airport transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Six nights: three in Leh, one each at Hunder, Turtuk and Pangong, triple or double sharing as you book',
    'Innova, Xylo or similar car registered in Ladakh, with four guests and a driver',
    'Six breakfasts and six dinners, Balti cooking in Turtuk',
    'Ladakh environment, wildlife and Red Cross fees and registration for Indian guests',
    'Village guide in Turtuk and entry to the Yabgo house',
    'One oxygen cylinder per car and a trip captain throughout',
  ],
  exclusions: [
    'Airfare to Leh',
    'Lunches, taken at dhabas on the way',
    'Camel safari or quad bikes at Hunder (from ₹350)',
    'Museum and monastery tickets, about ₹50–200 each, if you go in; the Yabgo house is included',
    'Extra costs caused by a landslide, a strike or a cancelled flight',
  ],
  faqs: [
    {
      question: 'Is Turtuk safe, so close to the Line of Control?',
      answer:
        'The village has been open to visitors since about 2010 and the army keeps posts along the road. You may be asked to put phones away at bridges. If the administration closes the road, as it may in a tense week, we add a second night in Nubra and refund the difference in stay.',
    },
    {
      question: 'What are the rooms in Turtuk like?',
      answer:
        'Family houses with carpets, mattresses or low beds, and a shared washroom for two or three rooms. Electricity comes and goes. It is clean. If a private bathroom matters, tell us early: a few rooms in the upper quarter have one.',
    },
    {
      question: 'Can my parents, in their sixties, join?',
      answer:
        'If they are fit, walk daily and have their doctor’s consent, yes. The two parts to think about are the day of nine hours from Turtuk and the night at Pangong. They may also go back to Leh from Nubra on day 5, and we will arrange it.',
    },
    {
      question: 'When are apricots ripe?',
      answer:
        'Turtuk lies low and fruits early, from the last days of June into July; blossom there is in early to mid April, before this trip begins. In September apricots dry on racks in the same orchards, and the pink buckwheat is soon cut.',
    },
    {
      question: 'Is double or triple sharing better?',
      answer:
        'Triple means a double bed with a proper extra mattress in Leh and three beds in a row at Turtuk. Friends like it. Couples should take double. Single women are placed with women only.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Wear',
      essential: true,
      items: [
        'Layers: cotton, fleece, windproof',
        'Modest clothes for Turtuk, covering shoulders and knees',
        'Shoes that slip off easily at temple and mosque doors',
      ],
    },
    {
      category: 'Sun and skin',
      essential: true,
      items: [
        'Sunglasses with full UV cover',
        'Moisturiser, since the air is desert-dry',
        'Wide hat with a chin string',
      ],
    },
    {
      category: 'Identity',
      essential: true,
      items: ['Voter card, passport or Aadhaar in original', 'Three photocopies for Nubra posts'],
    },
    {
      category: 'For the long car day',
      essential: false,
      items: ['Motion-sickness tablets', 'Neck pillow', 'Offline maps and music'],
    },
  ],
  packages: [
    {
      title: 'Triple sharing',
      price: 18999,
      description: 'Three to a room for all six nights',
      isPopular: true,
    },
    { title: 'Double sharing', price: 20999, description: 'Two to a room for all six nights' },
  ],
  facts: {
    meet: {
      place:
        'Leh airport, outside the arrivals hall; your driver waits with a board for every morning flight',
      time: '12:00 noon',
    },
    end: {
      place: 'Leh airport, departures; cars leave two and a half hours before each flight',
      time: '10:00 am',
    },
    airport: {
      name: 'Kushok Bakula Rimpochee Airport, Leh',
      transfer: 'About 4 km and 10 minutes to the hotel in Leh; our car is included both ways',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer: 'About 420 km and two days by road over Zoji La, not included; most guests fly to Leh',
    },
    team: 'One trip captain, a Ladakhi driver in each SUV and a village guide in Turtuk',
    ages: {
      from: 10,
      note: 'Over 60: only if fit, walking daily and with a doctor’s consent; not in pregnancy or with heart or lung disease',
    },
    fitness:
      'Easy walking, one hard day: day 5 is about 245 km and nine hours by car, from 2,900 m to 4,225 m at Pangong, the highest bed. Khardung La 5,359 m and Chang La 5,391 m by car.',
    nights: [
      { count: 2, place: 'Leh', room: 'Hotel', sharing: 'Triple or double', washroom: 'own' },
      { count: 1, place: 'Hunder', room: 'Cottage camp', sharing: 'Triple or double', washroom: 'own' },
      { count: 1, place: 'Turtuk', room: 'Homestay', sharing: 'Triple or double', washroom: 'shared' },
      {
        count: 1,
        place: 'Spangmik, Pangong Tso',
        room: 'Cottage',
        sharing: 'Triple or double',
        washroom: 'own',
      },
      { count: 1, place: 'Leh', room: 'Hotel', sharing: 'Triple or double', washroom: 'own' },
    ],
    singleRoom: { more: 9000 },
    child: {
      from: 10,
      to: 11,
      price: 13500,
      note: 'Mattress in the parents’ room and a seat of their own in the car',
    },
    network:
      'Only postpaid SIMs work in Ladakh for visitors from other states. Good in Leh, Diskit and Hunder; weak at Turtuk and Spangmik; little or none on the Shyok road.',
    cash: 'ATMs in Leh and Diskit, none to count on after that. Carry about ₹4,000 in notes for lunches and tickets.',
    power:
      'Mains in Leh and Hunder; power comes and goes in Turtuk; Pangong cottages have it for some hours in the evening. Bring a power bank.',
    insurance:
      'Required, not included: buy travel insurance with medical cover and evacuation up to 5,500 m, and for cancelled flights.',
    papers: [
      {
        what: 'Original Aadhaar, voter card or passport, and three copies',
        by: 'you',
        when: 'Carry them from day 1 for the posts in Nubra',
      },
      {
        what: 'Ladakh environment and wildlife fee slip; Indians have needed no Inner Line Permit since August 2021',
        by: 'us',
        when: 'In Leh before day 3; the fees are in the price',
      },
      {
        what: 'Protected Area Permit for foreign nationals and OCI card holders, usually two or more together',
        by: 'us',
        when: 'In Leh before day 3; send passport and visa copies 10 days before',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 7,
    seats: 12,
    smallest: 4,
    decideDays: 21,
    seasons: [{ from: '05-08', to: '10-09' }],
  },
  route: [
    { place: 'leh', night: true },
    { place: 'khardung-la' },
    { place: 'diskit' },
    { place: 'hunder', night: true },
    { place: 'turtuk', night: true },
    { place: 'tangtse' },
    { place: 'pangong-tso', night: true },
    { place: 'chang-la' },
    { place: 'hemis' },
    { place: 'leh', night: true },
  ],
  difficulty: 'easy',
  tags: ['suvPackage', 'longWeekend', 'stateHighlight', 'cultural'],
  cover: 'nubra/gold',
  gallery: [
    'pangong/dawn-pine-room',
    'ladakh/jeep-dusk',
    'pangong/day',
    'nubra/detail-1',
    'ladakh/summit-gold',
    'changthang/gold',
    'monastery-hall/gold',
    'hill-bazaar/dawn',
  ],
  captions: {
    night: 4,
    travel: 'By Innova or Xylo, four guests to a car',
    high: 'Pangong, reached by the Shyok valley',
  },
}
