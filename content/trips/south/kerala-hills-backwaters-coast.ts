import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'lw1',
  kind: 'group',
  title: 'Kerala End to End: Tea Hills, Houseboat and the Varkala Cliff',
  location: 'Kerala',
  region: 'South',
  duration: '8D/7N',
  months: [1, 4, 5, 10, 11, 12],
  price: 22300,
  discount: 8,
  rating: 4.8,
  reviews: 3,
  description:
    'Eight days take you from the coast up to the hills and down again to the sea. You begin at sea level in Fort Kochi, climb to the tea hills at 1,532 m, cross the cardamom ridge to Periyar’s tiger forest, come down to a night on a rice barge, and finish on a red cliff above the Arabian Sea. No single drive is longer than five hours, and two of the halts are two nights long, so there is time to sit still. Dates skip February and March, when the park above Munnar closes because the tahr have their young. Join in Kochi, or come with us by train from Mumbai.',
  highlights: [
    'Nilgiri tahr a few metres off on the Rajamala slopes of Eravikulam, from the park’s own bus',
    'A night on a kettuvallam: three cabins, one crew, and karimeen fried on board',
    'The first boat of the morning on Periyar Lake, when elephant and gaur come down to drink',
    'Cardamom, pepper and vanilla on the vine with the planter who grows them near Kumily',
    'Two unhurried nights at Varkala, with the North Cliff path outside the gate',
    'Kathakali from the make-up hour onwards, in a small Fort Kochi theatre',
  ],
  placesCovered: [
    'Fort Kochi',
    'Mattancherry',
    'Munnar',
    'Eravikulam',
    'Thekkady',
    'Kuttanad',
    'Alappuzha',
    'Varkala',
  ],
  itinerary: [
    {
      title: 'Fort Kochi, on foot and by ferry',
      description:
        'The captain waits at Ernakulam Junction until 2 pm, for the Mumbai train and for those who have flown in. After lunch we cross to the old town on the Water Metro and walk Kochi as traders saw it: Chinese nets, St Francis Church, and the Ramayana murals in Mattancherry Palace. The synagogue keeps the Sabbath and Day 1 is a Saturday, so we see Jew Town only from the street. At 5 pm we watch the Kathakali actors put on green face paint and white rice paste; at 6 pm the drums begin.',
      activities: [
        'Water Metro to Fort Kochi',
        'Mattancherry Palace murals',
        'Kathakali with the make-up hour',
      ],
      meals: ['dinner'],
      stay: 'Heritage guest house, Fort Kochi',
    },
    {
      title: 'Kochi up the ghat to Munnar’s tea',
      description:
        'The road to Munnar is about 135 km and takes four and a half hours, longer when the highway works hold traffic at Adimali. We break the climb at Valara and Cheeyappara, two waterfalls that run loud in October and thin by April. By 1 pm the air is cool and every slope is clipped green. We visit the tea museum today, as it is shut on Mondays: old rollers, dryers, and a tasting. Carry a fleece, because evenings here drop to twelve degrees or less in December.',
      activities: ['Valara and Cheeyappara falls', 'Tea museum and tasting'],
      meals: ['breakfast', 'dinner'],
      stay: 'Plantation-view hotel, Munnar (first of two nights)',
    },
    {
      title: 'Munnar: Eravikulam’s tahr and a tea walk',
      description:
        'We are in the queue for Eravikulam when it opens, because by 10 am the park buses have a wait of an hour. The road ends at Rajamala and you walk a kilometre and a half of paved path below Anamudi, at 2,695 m the highest peak in South India, among tahr that barely look up. The afternoon is a slow three-kilometre walk through working tea rows outside Munnar with a retired field officer, who explains two leaves and a bud, and why the bushes are older than he is.',
      activities: ['Eravikulam National Park', 'Walk among working tea rows', 'Evening in the town bazaar'],
      meals: ['breakfast'],
      stay: 'Plantation-view hotel, Munnar',
    },
    {
      title: 'Munnar to Thekkady by the cardamom road',
      description:
        'South from Munnar the road runs a hundred kilometres through Poopara and Udumbanchola, shade forest with green cardamom under it and bends that trouble weak stomachs. It takes a little under four hours. At Thekkady a grower shows us pepper, nutmeg, vanilla and allspice on one acre, and lunch is at his table. The evening is an hour of kalaripayattu in a sunken pit: sticks, short swords, and the flexible urumi sword, which makes the front row move back.',
      activities: ['Spice garden and planter’s lunch', 'Kalaripayattu demonstration'],
      meals: ['breakfast', 'lunch'],
      stay: 'Garden cottage, Thekkady',
    },
    {
      title: 'Thekkady’s lake boat, Alappuzha’s houseboats',
      description:
        'The forest boat leaves Thekkady at 7:30 am and moves between the dead trunks of the drowned valley; otter, gaur and cormorant are likely, elephant possible, tiger not to be expected. Since a Supreme Court order of November 2025 phones may not be used in the core zones of tiger reserves: hand yours in if asked, and bring a camera. Then it is four and a half hours down to Alappuzha, where the barges wait with lunch. The boat moves until about 5:30 pm and ties up by law when the fishermen’s nets go out. Cabins are cooled from dusk, and the crew fries pearl spot in banana leaf.',
      activities: ['Periyar Lake boat', 'Houseboat through the Kuttanad canals', 'Canoe into a side canal'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Houseboat with attached washrooms, Alappuzha backwaters',
    },
    {
      title: 'Alappuzha down the coast to Varkala',
      description:
        'Wake to prayer bells, kingfishers and ferries full of schoolchildren. We are back at the Alappuzha jetty by 9 am and on the coast road south, with a stop at Kollam for a plate of kappa and fish curry. Varkala is reached after three hours. The sea lies some twenty-five metres below your gate, at the foot of stairs cut in laterite; lifeguards mark where it is safe to bathe and we ask you to keep to their flags.',
      activities: ['Breakfast cruise', 'Kappa and meen curry at Kollam', 'Sunset from the North Cliff'],
      meals: ['breakfast'],
      stay: 'Guest house above the beach, Varkala (first of two nights)',
    },
    {
      title: 'A free day on the cliff at Varkala',
      description:
        'Nothing is fixed today. Those who wake early can join pilgrims at Papanasam beach, where families in Varkala float offerings for their dead, and climb to the Janardanaswamy temple above it, said to be two thousand years old. A surf lesson in the small waves costs about ₹1,500. In the afternoon the captain takes an auto to Kappil, where backwater and sea run side by side with one strip of road between. We eat dinner together: grilled fish, sold by weight.',
      activities: ['Janardanaswamy temple', 'Optional surf lesson', 'Kappil lake and beach'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guest house above the beach, Varkala',
    },
    {
      title: 'Varkala to Kochi by the coast train',
      description:
        'After a last swim, the mid-morning train from Varkala takes us up the coast to Kochi in about three and a half hours, by the lake at Kollam and past the paddy of Kayamkulam. Guests on the train packages go on from there to Mumbai with the captain. If you are flying, tell us early: Thiruvananthapuram airport is only an hour and a quarter from the cliff, and a shared cab can take you there instead.',
      activities: ['Coastal train to Ernakulam', 'Farewell at the station'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Seven nights on twin sharing: six in hotels and guest houses, one in a houseboat cabin',
    'Seven breakfasts, lunch and dinner on the houseboat, the planter’s lunch and three group dinners',
    'Air-conditioned coach from Kochi to Varkala, with a driver who knows the hill roads',
    'Tickets for Mattancherry Palace, the tea museum, Eravikulam with its bus, Periyar entry and boat, Kathakali and kalaripayattu',
    'Reserved seats on the Varkala to Ernakulam train',
    'Train berths from Mumbai to Ernakulam and back, if you choose a train package',
    'One captain for up to twelve guests',
  ],
  exclusions: [
    'Flights, and travel to and from Kochi on the package without train fare',
    'Food on the Mumbai train, about ₹600 each way from the pantry',
    'Surfing, massage and anything else you choose on the free day in Varkala',
    'Camera charges at the palace and the park, if you carry one',
    'Lunches on the other days, usually ₹200 to ₹300 for a plate of meals',
  ],
  faqs: [
    {
      question: 'Does the train time count within the eight days?',
      answer:
        'No. Day 1 starts when you reach Ernakulam. The train from Mumbai takes a little over a day, so you leave on the day before, and on the way home you arrive on the day after Day 8. Please plan ten days if you choose a train package.',
    },
    {
      question: 'How private is the houseboat?',
      answer:
        'Each pair has a closed cabin with its own washroom, air-conditioned from dusk until morning. The deck and the dining table are shared with the other two pairs on your boat. A boat of your own costs ₹6,000 to ₹9,000 more for the night, depending on the week.',
    },
    {
      question: 'Is there anything here for vegetarians besides sambar?',
      answer:
        'Yes, plenty: appam with vegetable stew, puttu and kadala, avial, olan, and the sadya on a banana leaf. The houseboat cook shops on the morning you board, so tell us two days ahead if you need Jain or egg-free food.',
    },
    {
      question: 'What if it rains in October and November?',
      answer:
        'In these two months the hills often have thunderstorms in the late afternoon. Mornings are usually clear, which is why the park and the lake come first thing. Boats stop only when there is a storm warning.',
    },
    {
      question: 'My stomach dislikes hill roads. How bad is it?',
      answer:
        'Three stretches are winding: the last 50 km into Munnar, most of the road through the cardamom hills, and the descent from Thekkady. We stop every hour and a half and keep the front seats for those who need them. Take your motion-sickness tablet half an hour before the drive.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Two climates',
      essential: true,
      items: [
        'Fleece or light jacket for Munnar nights',
        'Cotton clothes that dry overnight for the coast',
        'Folding umbrella from October to December',
      ],
    },
    {
      category: 'Temples and theatre',
      essential: true,
      items: ['Mundu or long skirt for Janardanaswamy; shoulders covered', 'Slip-on footwear'],
    },
    {
      category: 'For the train',
      essential: false,
      items: [
        'Chain and lock for your bag',
        'Refillable bottle and a steel mug',
        'A sheet, if you travel sleeper class',
      ],
    },
    {
      category: 'On the water',
      essential: false,
      items: ['Mosquito repellent for the mooring', 'Binoculars for Periyar'],
    },
  ],
  packages: [
    {
      title: 'Without Train Fare',
      price: 22300,
      description: 'Join and leave in Kochi; everything on the ground as listed.',
      isPopular: true,
    },
    {
      title: 'Sleeper Train',
      price: 23950,
      description: 'Sleeper berths from Mumbai to Ernakulam and back, with the captain.',
      withoutChildren: true,
    },
    {
      title: '3 A/C Train',
      price: 26300,
      description: 'Air-conditioned three-tier berths between Mumbai and Ernakulam, bedding provided.',
      withoutChildren: true,
    },
  ],
  facts: {
    meet: {
      place: 'Ernakulam Junction (South) railway station, main entrance on the city side',
      time: '2:00 pm',
    },
    end: { place: 'Ernakulam Junction (South) railway station', time: '2:00 pm' },
    airport: {
      name: 'Cochin International, Nedumbassery (COK)',
      transfer:
        'About 30 km: bus to Aluva and metro to Ernakulam South in 75 minutes, or a prepaid taxi; not included.',
    },
    railhead: { name: 'Ernakulam Junction', transfer: 'We meet at this station.' },
    team: 'One captain for up to twelve guests, a coach driver, and a crew on each houseboat.',
    ages: {
      from: 5,
      note: 'Children come with a parent. Houseboat railings are low, so small children need watching.',
    },
    fitness:
      'Easy. Longest drives: 4½ hours, on days 2 and 5. Longest walks: 1.5 km of paved path at Rajamala and 3 km through tea rows, both on day 3. Highest night: Munnar, 1,532 m.',
    nights: [
      { count: 1, place: 'Fort Kochi', room: 'Heritage guest house', sharing: 'Twin', washroom: 'own' },
      { count: 2, place: 'Munnar', room: 'Plantation-view hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Thekkady', room: 'Garden cottage', sharing: 'Twin', washroom: 'own' },
      {
        count: 1,
        place: 'Alappuzha backwaters',
        room: 'Cabin on a three-cabin houseboat',
        sharing: 'Twin',
        washroom: 'own',
      },
      { count: 2, place: 'Varkala', room: 'Guest house above the beach', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 9500 },
    child: {
      from: 5,
      to: 11,
      price: 15600,
      note: 'Without train fare, on an extra mattress in the parents’ room.',
    },
    network:
      'Jio, Airtel, Vi and BSNL work in all the towns. Expect gaps on the cardamom road, and hardly any signal in Eravikulam. Phones may not be used on Periyar Lake.',
    cash: 'ATMs in Kochi, Munnar, Kumily, Alappuzha and Varkala. UPI is taken nearly everywhere; keep some notes for tea stalls and the auto to Kappil.',
    power:
      'Mains everywhere, with short cuts in the hills. On the houseboat the air-conditioning runs from dusk until morning and sockets work at night.',
    insurance: 'No insurance is in the price. Take a domestic travel policy with medical cover.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals for hotels, the houseboat, Periyar and the trains',
      },
      {
        what: 'Entry and boat tickets for Eravikulam and Periyar',
        by: 'us',
        when: 'Booked with your ID details, which we need 10 days before',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 4,
    seats: 12,
    smallest: 6,
    decideDays: 10,
    everyWeeks: 2,
    seasons: [
      { from: '10-01', to: '01-20' },
      { from: '04-05', to: '05-15' },
    ],
  },
  route: [
    { place: 'kochi', night: true },
    { place: 'munnar', night: true },
    { place: 'eravikulam' },
    { place: 'munnar', night: true },
    { place: 'thekkady', night: true },
    { place: 'alappuzha', night: true },
    { place: 'varkala', night: true },
    { place: 'kochi' },
  ],
  difficulty: 'easy',
  tags: ['longWeekend', 'stateHighlight', 'cultural', 'beach'],
  cover: 'kerala/nets-dusk',
  gallery: [
    'kerala/gold-boat-room',
    'paddy-road/coach-day',
    'munnar/day',
    'kerala/gold',
    'hammock/gold',
    'kerala/detail-2',
    'varkala/gold',
    'munnar/detail-1',
    'spice-garden/dawn',
  ],
  captions: {
    night: 4,
    travel: 'By air-conditioned coach, from Kochi to Varkala',
    high: 'Tea hills at Munnar',
  },
}
