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
  reviews: 236,
  description:
    'Eight days that follow the water downhill. You begin at sea level in Fort Kochi, climb to the tea at 1,532 m, cross the cardamom ridge to Periyar’s tiger forest, come down to a night on a rice barge, and finish on a red cliff above the Arabian Sea. No single drive is longer than five hours, and two of the halts are two nights long, so there is time to sit still. Dates skip February and March, when the tahr park above Munnar closes for the young. Join in Kochi, or come with us by train from Mumbai.',
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
        'The captain meets the Mumbai train at Ernakulam Junction and flights until two. After lunch we cross to the old town on the Water Metro and walk Kochi as traders saw it: Chinese nets, St Francis Church, and the Ramayana murals in Mattancherry Palace. The synagogue keeps the Sabbath and Day 1 is a Saturday, so Jew Town is seen from the street. Kathakali begins at five with green rice-paste make-up and at six with the drums.',
      activities: [
        'Water Metro to Fort Kochi',
        'Mattancherry Palace murals',
        'Kathakali with the make-up hour',
      ],
      meals: ['dinner'],
      stay: 'Heritage guest house, Fort Kochi',
    },
    {
      title: 'Up the ghat to the tea',
      description:
        'The road to Munnar is 130 km and takes four and a half hours, longer when the highway works hold traffic at Adimali. We break the climb at Valara and Cheeyappara, two waterfalls that run loud in October and thin by April. By one the air is cool and every slope clipped green. The tea museum, shut on Mondays, is today’s: old rollers, dryers, and a tasting. Carry a fleece, because evenings here drop to twelve degrees or less in December.',
      activities: ['Valara and Cheeyappara falls', 'Tea museum and tasting'],
      meals: ['breakfast', 'dinner'],
      stay: 'Plantation-view hotel, Munnar (first of two nights)',
    },
    {
      title: 'Tahr country and the tea factory',
      description:
        'We are in the queue for Eravikulam when it opens, because by ten the park buses have a wait of an hour. The road ends at Rajamala and you walk a kilometre and a half of paved path below Anamudi, at 2,695 m the highest peak in South India, among tahr that barely look up. The afternoon is a slow three-kilometre walk through working tea rows outside Munnar with a retired field officer, who explains two leaves and a bud, and why the bushes are older than he is.',
      activities: ['Eravikulam National Park', 'Walk among working tea rows', 'Evening in the town bazaar'],
      meals: ['breakfast'],
      stay: 'Plantation-view hotel, Munnar',
    },
    {
      title: 'The cardamom road to Periyar',
      description:
        'South from Munnar the road runs a hundred kilometres through Poopara and Udumbanchola, shade forest with green cardamom under it and bends that trouble weak stomachs. It takes a little under four hours. At Thekkady a grower shows us pepper, nutmeg, vanilla and allspice on one acre, and lunch is at his table. The evening is an hour of kalaripayattu in a sunken pit: sticks, short swords, and the flexible urumi that clears the front row.',
      activities: ['Spice garden and planter’s lunch', 'Kalaripayattu demonstration'],
      meals: ['breakfast', 'lunch'],
      stay: 'Garden cottage, Thekkady',
    },
    {
      title: 'Dawn on the lake, dusk on the barge',
      description:
        'The forest boat leaves Thekkady at half past seven and threads the dead trunks of the drowned valley; otter, gaur and cormorant are likely, elephant possible, tiger not to be expected. Then it is four and a half hours down to Alappuzha, where the barges wait with lunch. The boat moves until about half past five and ties up by law when the fishermen’s nets go out. Cabins are cooled from dusk, and the crew fries pearl spot in banana leaf.',
      activities: ['Periyar Lake boat', 'Houseboat through the Kuttanad canals', 'Canoe into a side canal'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Houseboat with attached washrooms, Alappuzha backwaters',
    },
    {
      title: 'Along the coast to the red cliff',
      description:
        'Wake to prayer bells, kingfishers and ferries full of schoolchildren. We are back at the Alappuzha jetty by nine and on the coast road south, with a stop at Kollam for a plate of kappa and fish curry. Varkala is reached after three hours. The sea stands twenty-five metres below your gate, at the foot of stairs cut in laterite; lifeguards mark where it is safe to bathe and we ask you to keep to their flags.',
      activities: ['Breakfast cruise', 'Kappa and meen curry at Kollam', 'Sunset from the North Cliff'],
      meals: ['breakfast'],
      stay: 'Guest house above the beach, Varkala (first of two nights)',
    },
    {
      title: 'A free day with three suggestions',
      description:
        'Nothing is fixed today. Those who wake early can join pilgrims at Papanasam beach, where families in Varkala float offerings for their dead, and climb to the Janardanaswamy temple above it, said to be two thousand years old. A surf lesson in the small waves costs about ₹1,500. In the afternoon the captain takes an auto to Kappil, where backwater and sea run side by side with one strip of road between. Dinner is together, grilled fish by weight.',
      activities: ['Janardanaswamy temple', 'Optional surf lesson', 'Kappil lake and beach'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guest house above the beach, Varkala',
    },
    {
      title: 'North again by train',
      description:
        'A last swim, then the mid-morning train from Varkala runs up the coast to Kochi in about three and a half hours, by the lake at Kollam and past the paddy of Kayamkulam. Guests on the train packages have lunch in Ernakulam and board for Mumbai with the captain. If you are flying, tell us early: Thiruvananthapuram airport is only an hour and a quarter from the cliff, and a shared cab can take you there instead.',
      activities: ['Coastal train to Ernakulam', 'Farewell lunch'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Seven nights on twin sharing: six in hotels and guest houses, one in a houseboat cabin',
    'Every breakfast, all meals aboard the barge, the planter’s lunch and three group dinners',
    'Air-conditioned coach from Kochi to Varkala, with a driver who lives on these ghats',
    'Entry and bus at Eravikulam, the Periyar boat ticket, Kathakali and kalari seats',
    'Reserved seats on the Varkala to Ernakulam train',
    'Berths between Mumbai and Ernakulam both ways, in the class of your train package',
    'One captain for up to twelve guests',
  ],
  exclusions: [
    'Flights, and the journey to Kochi when you take the package without train fare',
    'Food on the Mumbai train: roughly ₹600 each way from the pantry',
    'Surfing, massage and anything else you choose on the free day in Varkala',
    'Camera charges at the palace and the park',
    'Lunches on the road, usually ₹200 to ₹300 for a meals plate',
  ],
  faqs: [
    {
      question: 'Does the train time count within the eight days?',
      answer:
        'No. Day 1 starts when you reach Ernakulam. The train from Mumbai takes a little over a day along the Konkan line, so you leave the day before, and on the way home you arrive the day after Day 8. Please count ten days of leave if you choose a train package.',
    },
    {
      question: 'How private is the houseboat?',
      answer:
        'Each pair has a closed cabin with its own washroom and air-conditioning from dusk until morning. The deck and dining table are shared with the other two or three pairs on your boat. A boat of your own can be had for an extra ₹6,000 to ₹9,000 a night, depending on the week.',
    },
    {
      question: 'Is there anything here for vegetarians besides sambar?',
      answer:
        'A good deal: appam with vegetable stew, puttu and kadala, avial, olan, and the sadya on its leaf. The houseboat cook buys for your group on the morning you board, so tell us two days ahead about Jain or egg-free cooking.',
    },
    {
      question: 'What if it rains in October and November?',
      answer:
        'The retreating monsoon brings late-afternoon thunder to the hills in these two months. Mornings are usually washed and clear, which is why the park, the lake and the walks are all before noon. Boats stop only in a squall warning.',
    },
    {
      question: 'My stomach dislikes hill roads. How bad is it?',
      answer:
        'Three stretches wind: the last fifty kilometres into Munnar, most of the cardamom road, and the descent from Thekkady. We stop every hour and a half and keep the front seats for those who need them. Take your tablet half an hour before, not after.',
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
    },
    {
      title: '3 A/C Train',
      price: 26300,
      description: 'Air-conditioned three-tier berths between Mumbai and Ernakulam, bedding provided.',
    },
  ],
  departures: {
    weekday: 'saturday',
    count: 4,
    seats: 12,
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
  cover: 'kerala/gold',
  gallery: [
    'kerala/detail-2',
    'munnar/detail-1',
    'varkala/gold',
    'kerala/dusk',
    'munnar/day',
    'varkala/day',
    'kerala/dawn',
  ],
}
