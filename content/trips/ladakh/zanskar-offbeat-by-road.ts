import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'o1',
  kind: 'group',
  title: 'Zanskar by Road: Suru, Padum and over Shinku La',
  location: 'Zanskar, Ladakh',
  region: 'North',
  duration: '8D/7N',
  months: [6, 7, 8, 9],
  price: 26877,
  discount: 7,
  rating: 4.8,
  reviews: 2,
  description:
    'Until a few summers ago the one road into Zanskar was also the only road out. Now another leaves by the south, over Shinku La to Lahaul, and the valley can be crossed in one line from Leh to Manali. This eight-day traverse does so at the pace of someone who wants to get out and look: the green Suru under Nun and Kun, the windy basin of Rangdum, a glacier you can see from the roadside, two nights at Padum. The road is tar and gravel by turns. Come before the tunnel under the pass is finished, if you want to see the valley still dusty and quiet.',
  highlights: [
    'A full crossing of Zanskar, in by Pensi La and out by Shinku La, with nothing repeated',
    'The Drang Drung glacier, some 23 km long, from a bend in the road',
    'Nun (7,135 m) and Kun (7,077 m) above the wheat of the Suru valley',
    'Karsha at prayer time and the old royal fort of Zangla',
    'Gonbo Rangjon, the single rock tower that both herders and monks bow to',
    'Zanskari kitchens: paba, tangthur and chang that is stronger than it tastes',
  ],
  placesCovered: [
    'Leh',
    'Lamayuru',
    'Kargil',
    'Suru Valley',
    'Rangdum',
    'Pensi La',
    'Padum',
    'Karsha',
    'Zangla',
    'Purne',
    'Shinku La',
    'Jispa',
    'Manali',
  ],
  itinerary: [
    {
      title: 'Land in Leh and get used to thin air',
      description:
        'After the morning flight and a short drive you take a long nap. Zanskar will ask you to sleep at about four thousand metres on the fourth night, so the work of the next two days is to breathe. In the late afternoon we gather in the hotel garden at Leh for introductions and a first map, shown on two hands: one thumb is the Suru, the other the Tsarap, and the knuckles are the passes.',
      activities: ['Airport pick-up', 'Rest', 'Map session'],
      meals: ['dinner'],
      stay: 'Hotel, Leh',
    },
    {
      title: 'Spituk monastery and the street market of Leh',
      description:
        'Spituk, on its rock by the runway, is close, and you climb only a hundred steps for its view of the Indus flats. Afterwards there is the women’s vegetable market on the pavement of the main street, where you get the day’s news along with a kilo of turnips. Rest again after lunch. In the evening a Zanskari friend of ours in Leh cooks tangthur, greens in cold curd, and tells you which bridge to look out for.',
      activities: ['Spituk monastery', 'Street market', 'Supper with a Zanskari host'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Leh',
    },
    {
      title: 'Leh to Kargil by Lamayuru and Fotu La',
      description:
        'The western highway is good and the day can be unhurried. We pause at Basgo’s broken fort, spend an hour at Lamayuru (3,510 m) among its wrinkled clay hills, and go over Fotu La (4,108 m) into country where minarets replace chortens. Mulbekh’s Maitreya, cut some eight metres high in a roadside pillar, stands just where the Buddhist and Muslim villages meet. Kargil is down at 2,676 m: everyone sleeps well.',
      activities: ['Basgo', 'Lamayuru', 'Mulbekh rock Maitreya'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Kargil',
    },
    {
      title: 'Up the Suru to Rangdum',
      description:
        'You drive past poplars, hay and mosques with tin domes all the way to Panikhar. Near Damsna the twin white heads of Nun and Kun stand straight over the road, and at Parkachik a glacier comes almost to the river. Past the last Suru village the grass thins, marmots whistle, and a basin opens with one fort-like gompa in its middle. Rangdum (about 4,000 m) is cold the moment the sun goes. This is a big step up from Kargil, and your two nights at Leh have prepared you for it.',
      activities: ['Nun–Kun viewpoint', 'Parkachik glacier halt', 'Rangdum monastery'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tented camp, Rangdum',
    },
    {
      title: 'Over Pensi La, past a glacier, to Padum',
      description:
        'Two small lakes, Statso and Langtso, lie like dropped mirrors on the flat top of Pensi La (4,400 m). A kilometre beyond, the road swings left and the Drang Drung fills the window, a broad road of ice curving up to Doda Peak. We give it half an hour and a flask of tea. Then we drive down the Stod, village by village, to the poplars of Sani, whose temple is among the oldest in the region, and at last Padum.',
      activities: ['Drang Drung viewpoint', 'Sani monastery', 'Arrival in Padum'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guest house, Padum',
    },
    {
      title: 'Around Padum: Karsha, Stongdey and Zangla',
      description:
        'The heart of Zanskar is a triangle of flat fields with a monastery on every corner. We climb through white lanes to Karsha for the morning prayers; some hundred monks belong to it. After lunch the car goes down the right bank past Stongdey on its spur to Zangla, where the Hungarian scholar Csoma de Kőrös froze over his Tibetan dictionary in the winter of 1823–24. Back at Padum there is thukpa, and stars.',
      activities: ['Karsha morning prayers', 'Stongdey', 'Zangla fort'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guest house, Padum',
    },
    {
      title: 'Padum to Jispa by Purne and Shinku La',
      description:
        'Leave at 6 am. The Lungnak, or narrow valley, lives up to its name as far as Purne, with the Tsarap rushing far below the road. Then come meadows, yak-hair tents and, alone in the middle, the rock tower of Gonbo Rangjon. Above the last grass begins the long climb, part tar and part gravel, to Shinku La (about 5,050 m), where prayer flags snap beside a tarn. Lahaul’s side is steep and splendid. About 150 kilometres and eight hours bring us to Jispa (3,200 m).',
      activities: ['Tsarap gorge drive', 'Gonbo Rangjon', 'Shinku La'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Riverside hotel, Jispa',
    },
    {
      title: 'Jispa to Manali through Lahaul',
      description:
        'After a gentle morning by the Bhaga and a breakfast of siddu and ghee, we drive the last stage down through Keylong and Sissu, where a waterfall drops opposite the village. The Atal Tunnel takes ten minutes. You will be in Manali by 1 pm, which leaves time for lunch, a hot bath in the day room, and the overnight coach to Delhi. We do not advise a flight from Bhuntar on the same day.',
      activities: ['Sissu waterfall', 'Atal Tunnel', 'Drop at Manali'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Seven nights: Leh and Kargil hotels, a Rangdum camp, a Padum guest house, a Jispa hotel',
    'High-clearance SUV with a driver, four guests to a car; a Zanskari car and driver where the union asks for it',
    'All meals on days 4 to 7; dinner on days 1 to 3, and breakfast on days 2, 3 and 8',
    'A Zanskari guide from day 3 to day 7',
    'Day room in Manali until 6 pm on day 8',
    'Oxygen, tow gear and two spare wheels in each car',
  ],
  exclusions: [
    'The flight into Leh and the coach out of Manali',
    'Lunch on days 1 to 3 and on day 8',
    'Temple tickets, if you go in, and butter-lamp offerings',
    'Rafting at Padum or Karsha, if you book it there',
    'Extra nights and meals if a landslide shuts the Lungnak road',
  ],
  faqs: [
    {
      question: 'Is any permit needed for Zanskar?',
      answer:
        'Indian travellers need none for Padum or the Suru valley, only an identity card for the registers on the way, such as at Rangdum and Darcha. Foreign guests show passports there. The environment fee is for the Leh border circuits, which this trip does not enter.',
    },
    {
      question: 'How bad is the road?',
      answer:
        'Kargil to Padum is being widened and now has tar for most of its length. Padum to Purne is good in parts and a building site in others. From Purne over Shinku La tar is being laid, with gravel and a few fords left in between; work moves from month to month. It is slow rather than dangerous.',
    },
    {
      question: 'Can we see Phugtal on this trip?',
      answer:
        'No. The cave monastery is a walk of one and a half to three hours each way from the road’s end at Cha or near Purne, and day 7 is long already. On our ten-day walking trip you sleep there. If a group agrees, a day can be added for about ₹4,500 each.',
    },
    {
      question: 'What happens if Shinku La closes?',
      answer:
        'Late June and mid-September can bring snow for a day. We wait at Padum if the forecast is good, and otherwise return by Kargil to Leh, where you fly out a day later. We pay for the hotel, you pay for the new ticket.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the cold basin',
      essential: true,
      items: ['Padded jacket for Rangdum', 'Warm sleepwear and cap', 'Gloves for the pass'],
    },
    {
      category: 'For the car',
      essential: true,
      items: ['Soft bag under 12 kg, no hard cases', 'Dust mask or scarf', 'Sick-bags if you get car-sick'],
    },
    {
      category: 'Money and phone',
      essential: true,
      items: ['₹6,000 in cash; Padum’s one or two ATMs often fail', 'A postpaid Jio, Airtel or BSNL number'],
    },
    {
      category: 'If you like',
      essential: false,
      items: [
        'Field glasses for ibex at Pensi La',
        'School notebooks to leave at Sani',
        'Light folding chair pad',
      ],
    },
  ],
  packages: [
    {
      title: 'Twin sharing',
      price: 26877,
      description: 'Two to a room or tent, four to an SUV',
      isPopular: true,
    },
    {
      title: 'Single room',
      price: 35877,
      description: 'A room and a tent to yourself, a seat in the same SUVs',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Leh airport, outside the arrivals hall; a car meets every morning flight, the last at noon',
      time: '12:00 noon',
    },
    end: {
      place: 'Day-room hotel in Manali; the room is yours until 6 pm, before the evening coaches',
      time: '1:00 pm',
    },
    airport: {
      name: 'Kushok Bakula Rimpochee Airport, Leh',
      transfer: 'About 5 km and 15 minutes to the hotel in Leh; our car is included on arrival',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer: 'About 420 km and two days by road over Zoji La, not included; most guests fly to Leh',
    },
    team: 'A driver in each SUV, and a Zanskari guide from day 3 to day 7',
    ages: {
      from: 8,
      note: 'Over 60, or with heart or lung trouble, ask a doctor: a large hospital is a day away from Padum',
    },
    fitness:
      'Short walks, rough roads: day 7 is about 150 km and eight hours from 6 am over Shinku La, about 5,050 m. Highest bed Rangdum at about 4,000 m, straight after Kargil at 2,676 m.',
    nights: [
      { count: 2, place: 'Leh', room: 'Hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Kargil', room: 'Hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Rangdum', room: 'Tented camp', sharing: 'Twin', washroom: 'shared' },
      { count: 2, place: 'Padum', room: 'Guest house', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Jispa', room: 'Riverside hotel', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 9000 },
    child: {
      from: 8,
      to: 12,
      price: 20500,
      note: 'Mattress in the parents’ room and a seat of their own in the car',
    },
    network:
      'Only postpaid SIMs work in Ladakh for visitors from other states. Jio, Airtel or BSNL in Leh, Kargil and Jispa, by turns in Padum; little or none at Rangdum and on day 7.',
    cash: 'ATMs in Leh and Kargil; the few in Padum can fail. Carry ₹6,000 in notes.',
    power:
      'Mains in Leh, Kargil and Jispa; Padum has cuts; the Rangdum camp has power for a few hours in the evening. Bring a power bank.',
    insurance: 'Not included. Take travel insurance with medical cover and evacuation up to 5,100 m.',
    papers: [
      {
        what: 'Original photo identity card: Aadhaar, voter card or passport; Indians need no permit for Zanskar',
        by: 'you',
        when: 'Carry it for the registers on the way, such as at Rangdum and Darcha',
      },
      {
        what: 'Passport and visa of foreign nationals; no Protected Area Permit on this route',
        by: 'you',
        when: 'Shown at the same posts',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'sunday',
    count: 5,
    seats: 12,
    smallest: 4,
    decideDays: 21,
    everyWeeks: 2,
    seasons: [{ from: '06-20', to: '09-12' }],
  },
  route: [
    { place: 'leh', night: true },
    { place: 'lamayuru' },
    { place: 'fotu-la' },
    { place: 'kargil', night: true },
    { place: 'rangdum', night: true },
    { place: 'pensi-la' },
    { place: 'padum', night: true },
    { place: 'purne' },
    { place: 'shinku-la' },
    { place: 'jispa', night: true },
    { place: 'manali' },
  ],
  difficulty: 'moderate',
  tags: ['offbeat', 'adventure', 'cultural'],
  cover: 'ladakh/valley-day',
  gallery: [
    'ladakh/dawn-swiss-tent',
    'ladakh/jeep-dusk',
    'ladakh/summit-gold',
    'nubra/detail-2',
    'monastery-hall/dusk',
    'hill-bazaar/dusk',
  ],
  captions: {
    night: 3,
    travel: 'By high-clearance SUV, four guests to a car',
    high: 'Over Pensi La and Shinku La, with nothing repeated',
  },
}
