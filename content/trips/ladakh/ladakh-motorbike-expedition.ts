import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'lw6',
  kind: 'group',
  title: 'Ladakh by Motorbike: Manali to Srinagar the Long Way',
  location: 'Ladakh',
  region: 'North',
  duration: '12D/11N',
  months: [6, 7, 8, 9],
  price: 37999,
  discount: 5,
  rating: 4.8,
  reviews: 3,
  description:
    'Roughly 1,400 kilometres, seven big passes, and two kinds of country: the brown, dry Manali–Leh highway on the way up, and the green Sind valley on the way down. We ride in through the Atal Tunnel, sleep twice in Lahaul before going high, circle Nubra and Pangong from Leh, and leave over Zoji La so that nobody rides the same road home. The season is short: the highway settles in June and the Sarchu camps are taken down by mid-September. Expect water crossings after noon, broken tar near the passes, and one night at Sarchu when almost everybody sleeps badly.',
  highlights: [
    'Baralacha La, Lachung La, Taglang La, Khardung La, Chang La, Fotu La and Zoji La in one ride',
    'The twenty-one bends of the Gata Loops and forty flat kilometres of the More Plains',
    'A second night at Jispa after a short ride up and back, and a full rest day in Leh',
    'Bactrian camels on the Hunder dunes, then the Shyok river road straight to Pangong',
    'A mechanic, a stock of clutch and brake cables and two oxygen cylinders in the van behind you',
    'The last night on a Dal Lake houseboat, after the bikes are handed over',
  ],
  placesCovered: [
    'Manali',
    'Jispa',
    'Baralacha La',
    'Sarchu',
    'More Plains',
    'Leh',
    'Khardung La',
    'Hunder',
    'Pangong Tso',
    'Chang La',
    'Lamayuru',
    'Kargil',
    'Drass',
    'Zoji La',
    'Srinagar',
  ],
  itinerary: [
    {
      title: 'Manali: bikes, papers and a test ride to Solang',
      description:
        'Report at the Manali hotel by 12 noon. Each rider signs for a motorcycle, checks it against a list with the mechanic, and has the levers set to their hands. At 3 pm we ride fourteen kilometres to Solang and back so the captain can see how everyone brakes, and so you can learn how a loaded bike leans. The briefing after dinner covers hand signals, the order of march, and the symptoms of mountain sickness nobody should hide.',
      activities: ['Bike allotment and checks', 'Test ride to Solang', 'Safety briefing'],
      meals: ['dinner'],
      stay: 'Hotel, Manali',
    },
    {
      title: 'Through the Atal Tunnel to Jispa in Lahaul',
      description:
        'Today is short on purpose. The nine-kilometre Atal Tunnel takes you from pines to bare Lahaul in ten minutes; no Rohtang permit is needed for it. At Tandi we fill every tank, because for decades this was the last pump before Karu, some 365 kilometres on; newer ones exist, but they can be dry. Past Keylong the Bhaga widens and we reach Jispa (3,200 m) by 2 pm. Walk to the river, drink more water than you want, and no beer.',
      activities: ['Ride of about 95 km', 'Fuel stop at Tandi', 'Riverside walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Riverside hotel, Jispa',
    },
    {
      title: 'Up to Zingzingbar and back to Jispa for the night',
      description:
        'Today the bikes go up and come back. We ride through Darcha to Deepak Tal, a small green lake, and on to the tea tents at Zingzingbar, around 4,270 m, for noodles and an hour of sitting still. Then we turn round and sleep at Jispa a second time. It looks like a wasted day on a map; it is what makes the next night, at Sarchu, bearable. Evening is for chain lube and an early dinner.',
      activities: ['Acclimatisation ride to Zingzingbar', 'Deepak Tal', 'Group bike service'],
      meals: ['breakfast', 'dinner'],
      stay: 'Riverside hotel, Jispa',
    },
    {
      title: 'Over Baralacha La to the tents at Sarchu',
      description:
        'Start at 7 am, before the sun melts the snow: the streams above Patseo are ankle-deep at 9 am and knee-deep at 3 pm. Suraj Tal lies just under Baralacha La (4,890 m), and the descent to Bharatpur is often broken and wet. By early afternoon we are at Sarchu (4,290 m). It is a jump of over a thousand metres from last night, steeper than we like, and beyond Zingzingbar there is nowhere lower to sleep. Headaches are normal; the captain takes oxygen readings at 6 pm and at 9 pm.',
      activities: ['Ride of about 85 km', 'Suraj Tal', 'Oxygen checks'],
      meals: ['breakfast', 'dinner'],
      stay: 'Tented camp, Sarchu',
    },
    {
      title: 'Sarchu to Leh by the Gata Loops and More Plains',
      description:
        'This is the longest day, about two hundred and fifty kilometres and nine to ten hours in the saddle. The Gata Loops gain some 450 metres in twenty-one hairpins; Nakee La and Lachung La follow, then a canyon of eroded pillars down to Pang for rajma-chawal. The More Plains are forty kilometres of good tar with kiang on the skyline. Taglang La (5,328 m) is the last climb, and from Rumtse the road drops beside red cliffs to the Indus. We ride into Leh around dusk.',
      activities: ['Gata Loops', 'More Plains', 'Taglang La crossing'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Leh',
    },
    {
      title: 'Leh: rest, laundry and a change of bikes',
      description:
        'Nothing starts before 10 am. The Manali machines stay in Leh, since the local riders’ union does not let outside hire bikes into Nubra or Pangong, and you sign for a Leh-registered one. While the captain registers the group and pays the fees, walk the old town lanes to the palace, eat khambir with butter at a bakery behind the mosque, and take the steps of Shanti Stupa slowly for sunset. Anyone unwell from Sarchu sees a doctor today.',
      activities: ['Bike exchange', 'Old town and palace walk', 'Shanti Stupa at sunset'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Leh',
    },
    {
      title: 'Over Khardung La to the dunes of Hunder',
      description:
        'Thirty-nine kilometres of climbing brings us to Khardung La (5,359 m), the last stretch from South Pullu usually rough with melt. We stay fifteen minutes on top, no more, enough for one photograph with the yellow board. The far side winds down through Khardung village to the Shyok, with a halt at the Maitreya statue of Diskit. Late light is best on the sand at Hunder, where the camels stand about like old clerks. The night is lower and warmer than Leh.',
      activities: ['Khardung La', 'Diskit monastery', 'Hunder dunes'],
      meals: ['breakfast', 'dinner'],
      stay: 'Garden camp, Hunder',
    },
    {
      title: 'Hunder to Pangong Tso along the Shyok',
      description:
        'There is no pass today, but this is the most remote ground of the ride. From Hunder we turn off at Khalsar and follow the Shyok through Agham, gravel and fresh slides alternating with new tar, to Durbuk and Tangtse. The first blue of Pangong Tso appears beyond a marshy meadow where marmots sit up to look at you. Tents are a little back from the shore at Spangmik, as the wetland rules ask. Wind rises at 4 pm; after dark it can be near freezing even in July.',
      activities: ['About 165 km by the Shyok road', 'Lakeshore walk at sunset'],
      meals: ['breakfast', 'dinner'],
      stay: 'Tented camp, Spangmik',
    },
    {
      title: 'Chang La and back to Leh',
      description:
        'Watch the lake go from slate to turquoise between 5 am and 7 am, then pack. The climb to Chang La (5,391 m) starts beyond Durbuk; its top five kilometres are steep, rutted and icy early or late in the season, so keep the gap and stay off the front brake. We drink tea at the army’s canteen, then ride the hairpins down to Sakti. At Thiksey we stop for the monastery and for lunch. You are in Leh by 4 pm, while the market is open.',
      activities: ['Pangong sunrise', 'Chang La', 'Thiksey monastery'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Leh',
    },
    {
      title: 'West along the Indus to Kargil',
      description:
        'The finest tar of the trip runs west: Magnetic Hill, the two-coloured meeting of the Zanskar and the Indus at Nimmu, and the gorge beyond Khaltse. Lamayuru (3,510 m) hangs over its yellow clay badlands; we climb to the assembly hall and eat below it. Fotu La (4,108 m) is so gentle that you ride it in fourth gear; after Namika La the land softens into poplar and barley around Mulbekh’s rock-cut Maitreya. We reach Kargil by evening, after some 216 kilometres.',
      activities: ['Indus–Zanskar confluence', 'Lamayuru monastery', 'Mulbekh Chamba'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Kargil',
    },
    {
      title: 'Kargil to Srinagar by Drass and Zoji La',
      description:
        'We stop an hour at the Drass memorial, where a soldier tells the story of Tololing with the ridge itself behind him. Traffic over Zoji La (3,528 m) is let through at fixed hours, so we plan to reach the gate in time; the pass is low but narrow, muddy, and shared with trucks. Below Baltal come pines, then meadows, then the smell of woodsmoke at Sonamarg. Bikes are handed over in Srinagar by 7 pm and a shikara takes you to the houseboat.',
      activities: ['Kargil War Memorial, Drass', 'Zoji La', 'Shikara to the houseboat'],
      meals: ['breakfast', 'dinner'],
      stay: 'Houseboat, Dal Lake, Srinagar',
    },
    {
      title: 'Srinagar’s floating market and the way home',
      description:
        'The floating vegetable market near Rainawari begins at about 5 am; two shikaras go for whoever can still wake up. Breakfast on the houseboat is girda bread, butter and kahwa. A van goes to Srinagar airport at 9 am and again at 1 pm. Book flights after 12 noon: security here has several rings and can take two hours. Those travelling by train are dropped at Nowgam, from where the line runs to Katra.',
      activities: ['Dal Lake vegetable market', 'Airport or station drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Royal Enfield Himalayan or similar, Manali to Leh, and a Leh-registered one from there to Srinagar',
    'Petrol for the route as written, carried in cans where there is no pump',
    'Eleven nights on twin sharing: hotels, three camps and a houseboat',
    'Eleven breakfasts and eleven dinners',
    'Road captain in front, mechanic and luggage van behind, with two oxygen cylinders',
    'Ladakh environment and wildlife fees and registration for Nubra and Pangong',
    'Riding jacket, knee guards and an ISI-marked helmet on loan',
  ],
  exclusions: [
    'Travel to Manali and from Srinagar',
    'Damage to the bike beyond normal wear, taken from a deposit of ₹10,000 a bike; you leave it in Manali on day 1, and the rest comes back when you hand the bike over',
    'Lunches and tea at dhabas, about ₹400 a day',
    'Camel ride at Hunder, from ₹350, and monastery tickets, about ₹50–100 each, if you go in',
    'Hospital or evacuation costs; every rider and pillion needs a policy that covers riding above 5,000 m',
  ],
  faqs: [
    {
      question: 'How much riding experience do I need?',
      answer:
        'You need a licence for a geared two-wheeler, held for two years, and at least one past day of 200 kilometres on a motorcycle. You will meet sand, gravel, slush and running water, though never for very long. If the test ride at Solang shows you are not ready, the captain may ask you to sit in the van to Leh, for your own safety.',
    },
    {
      question: 'What does “Ride + Ride Pillion” mean?',
      answer:
        'Two people who book together share one motorcycle, and each pays ₹37,999. You may swap seats on easy stretches if both hold a licence. “Single Rider” is one person with a whole machine; take it if you come alone. Rooms are twin-sharing either way, so friends on separate bikes still share a room.',
    },
    {
      question: 'What if I fall ill at Sarchu or Pangong?',
      answer:
        'The van can leave at any hour. From Sarchu we go down to Jispa, from Pangong to the clinic at Tangtse, and a spare rider brings your bike on. The captain’s word is final when oxygen readings stay low; an unfinished route is not refunded, but your transport to the next town is covered.',
    },
    {
      question: 'Can I bring my own motorcycle?',
      answer:
        'Yes, if it is registered in your own name: private bikes may go everywhere on this route. Bring the original papers and a spare key. We take ₹9,000 off, and the mechanic looks after it, but for anything other than an Enfield you must carry your own spare parts.',
    },
    {
      question: 'Will my phone work?',
      answer:
        'Prepaid connections from other states do not work in Ladakh or Kashmir. A postpaid Jio, Airtel or BSNL number covers Leh, Kargil, Srinagar, Diskit and, weakly, Spangmik. Between Darcha and Rumtse, a day and a half, expect no signal, save perhaps Jio at Sarchu.',
    },
  ],
  thingsToCarry: [
    {
      category: 'On the bike',
      essential: true,
      items: [
        'Riding boots that cover the ankle',
        'Full-finger gloves, one warm pair and one dry spare',
        'Rain suit worn over the armour',
        'Clear visor or yellow glasses for tunnels and dusk',
      ],
    },
    {
      category: 'Against the cold',
      essential: true,
      items: [
        'Two sets of thermals',
        'Fleece and a packable down jacket',
        'Balaclava that fits inside a helmet',
      ],
    },
    {
      category: 'Papers',
      essential: true,
      items: [
        'Original driving licence and Aadhaar',
        'Six photocopies of the identity card for checkposts',
        'Insurance policy on paper, not only on the phone',
      ],
    },
    {
      category: 'Medicine',
      essential: true,
      items: [
        'Personal prescriptions for fourteen days',
        'Acetazolamide only if your doctor has advised it',
        'Oral rehydration salts and lip balm',
      ],
    },
    {
      category: 'Handy',
      essential: false,
      items: ['Bungee cords and a dry bag', 'Tank-bag power bank with a USB lead', 'Earplugs for wind noise'],
    },
  ],
  packages: [
    {
      title: 'Ride + Ride Pillion',
      price: 37999,
      description: 'Two people on one motorcycle, twin room; the price is for each',
      isPopular: true,
      pairs: true,
    },
    {
      title: 'Single Rider',
      price: 47999,
      description: 'A motorcycle to yourself, bed in a twin-sharing room',
    },
  ],
  facts: {
    meet: {
      place: 'First-night hotel off the Mall Road, Manali; the captain sends its name and map pin',
      time: '12:00 noon',
    },
    end: {
      place: 'Srinagar airport or Srinagar railway station at Nowgam; vans leave Dal Lake at 9 am and 1 pm',
      time: '2:00 pm',
    },
    airport: {
      name: 'Kullu–Manali Airport, Bhuntar',
      transfer: 'About 50 km and 2 hours by taxi, not included; flights are few and often cancelled',
    },
    railhead: { name: 'Chandigarh', transfer: 'About 290 km; bus of 8 to 9 hours to Manali, not included' },
    team: 'Road captain in front, mechanic and luggage van behind, with two oxygen cylinders',
    ages: {
      from: 18,
      note: 'Riders need two years on a geared two-wheeler licence; over 50, ask a doctor before you book',
    },
    fitness:
      'Hard. Day 5 is about 250 km and nine to ten hours in the saddle over Taglang La, 5,328 m. Passes up to 5,391 m, streams and gravel. Highest beds Sarchu at 4,290 m and Pangong at 4,225 m.',
    nights: [
      { count: 1, place: 'Manali', room: 'Hotel', sharing: 'Twin', washroom: 'own' },
      { count: 2, place: 'Jispa', room: 'Riverside hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Sarchu', room: 'Tented camp', sharing: 'Twin', washroom: 'shared' },
      { count: 2, place: 'Leh', room: 'Hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Hunder', room: 'Garden camp', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Spangmik, Pangong Tso', room: 'Tented camp', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Leh', room: 'Hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Kargil', room: 'Hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Dal Lake, Srinagar', room: 'Houseboat', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: {
      none: 'None is sold: all rooms and tents are for two. A single rider has a motorcycle alone and shares the room.',
    },
    child: { none: 'A motorcycle trip: riders and pillions must be 18' },
    network:
      'Prepaid SIMs from other states are dead in Ladakh and Kashmir. Postpaid ones work in Leh, Kargil, Srinagar and Diskit, weakly at Spangmik; Darcha to Rumtse: none, save perhaps Jio at Sarchu.',
    cash: 'ATMs in Manali, Keylong, Leh, Kargil and Srinagar. Carry about ₹6,000 in notes for lunches and tickets; UPI works only where there is signal. Also a deposit of ₹10,000 a bike, back less any damage.',
    power:
      'Mains in hotels and on the houseboat; the Sarchu and Pangong camps run generators for a few hours in the evening. Charge from the bike or a power bank.',
    insurance:
      'Not included, and every guest must have it: a policy that covers riding above 5,000 m, hospital and evacuation. Carry it on paper.',
    papers: [
      {
        what: 'Original licence for a geared two-wheeler, held for two years; foreign nationals also an International Driving Permit',
        by: 'you',
        when: 'Shown in Manali on day 1 and at checkposts',
      },
      {
        what: 'Original Aadhaar, voter card or passport, and six copies',
        by: 'you',
        when: 'Carry them from day 1 for the checkposts',
      },
      {
        what: 'Ladakh environment and wildlife fee slip for Nubra and Pangong; Indians have needed no Inner Line Permit since August 2021',
        by: 'us',
        when: 'In Leh on day 6; the fees are in the price',
      },
      {
        what: 'Registration, insurance and pollution papers of your own motorcycle, if you bring it',
        by: 'you',
        when: 'Shown in Manali on day 1',
      },
      {
        what: 'Protected Area Permit for foreign nationals and OCI card holders, usually two or more together',
        by: 'us',
        when: 'In Leh on day 6; send passport and visa copies 10 days before',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 5,
    seats: 24,
    smallest: 6,
    decideDays: 21,
    seasons: [{ from: '06-12', to: '09-04' }],
  },
  route: [
    { place: 'manali', night: true },
    { place: 'jispa', night: true },
    { place: 'baralacha-la-pass' },
    { place: 'sarchu-plain', night: true },
    { place: 'taglang-la' },
    { place: 'leh', night: true },
    { place: 'khardung-la' },
    { place: 'hunder', night: true },
    { place: 'pangong-tso', night: true },
    { place: 'chang-la' },
    { place: 'leh', night: true },
    { place: 'lamayuru' },
    { place: 'kargil', night: true },
    { place: 'zoji-la' },
    { place: 'srinagar', night: true },
  ],
  difficulty: 'hard',
  tags: ['bikingPackage', 'longWeekend', 'adventure'],
  cover: 'ladakh/day',
  gallery: [
    'pangong/dawn-swiss-tent',
    'ladakh/pass-dawn',
    'pangong/dusk',
    'ladakh/camp-gold',
    'kashmir/village-day',
    'monastery-hall/dusk',
    'hill-bazaar/dawn',
  ],
  captions: {
    night: 6,
    travel: 'By motorbike, over seven passes',
    high: 'Pangong, by the Shyok river road',
  },
}
