import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'lb3',
  kind: 'group',
  title: 'Srinagar to Manali by Bike: Aryan Villages and Tso Moriri',
  location: 'Kashmir, Ladakh & Lahaul',
  region: 'North',
  duration: '10D/9N',
  months: [6, 7, 8, 9],
  price: 32900,
  discount: 7,
  rating: 4.7,
  reviews: 2,
  description:
    'Riders who know the two highways will tell you to enter Ladakh from Srinagar, because that road gains height slowly, as a body likes: 1,585 m, then 2,676, then 2,750, and only then Leh. This ten-day crossing does that, leaves the main road at Kargil for the flower-wearing Brokpa villages of the lower Indus, and on the far side of Leh skips the crowded lakes for Tso Moriri and salt-white Tso Kar. It joins the Manali highway at the More Plains and ends in pine forest. Nubra and Pangong are left out on purpose, and the days are the better for it.',
  highlights: [
    'The gentlest climb to Leh there is by road: three nights on the way, with no big jump between them',
    'A night with a Brokpa family at Dah, in terraced orchards above the Indus',
    'Tso Moriri after an acclimatisation halt at Chumathang, and not in one hard day',
    'Kiang and black-necked cranes on the plain of Tso Kar',
    'Gata Loops ridden downhill, with the whole Tsarap valley in front of you',
    'Zoji La at the start and Baralacha La at the end, with dry brown country between two green valleys',
  ],
  placesCovered: [
    'Srinagar',
    'Sonamarg',
    'Zoji La',
    'Drass',
    'Kargil',
    'Batalik',
    'Dah',
    'Alchi',
    'Leh',
    'Chumathang',
    'Tso Moriri',
    'Tso Kar',
    'Sarchu',
    'Baralacha La',
    'Manali',
  ],
  itinerary: [
    {
      title: 'Srinagar: fit the bikes, then a shikara hour',
      description:
        'The afternoon is for fitting luggage to motorcycles in a yard near Dalgate: two soft bags to a bike, everything else into the pick-up. Then you spend an hour on the water in a shikara while the kites come down to roost. Dinner at the hotel in Srinagar is rogan josh, haak and rice, with nadru yakhni for those who do not eat meat, and a route talk over a paper map.',
      activities: ['Bike fitting', 'Shikara hour', 'Route talk'],
      meals: ['dinner'],
      stay: 'Hotel, Boulevard Road, Srinagar',
    },
    {
      title: 'Over Zoji La to Drass and Kargil',
      description:
        'We leave at 6 am, because the Sonamarg gate lets traffic up to the pass only at set hours. The Sind runs beside you all the way up; then come the Baltal hairpins, loose and with a drop on one side, and within an hour of Zoji La (3,528 m) the last birch has gone. At Drass (3,300 m) we have lunch and visit the war memorial below Tololing. Kargil is about 200 kilometres from last night’s bed, and at 2,676 m it is an easy place to sleep.',
      activities: ['Sind valley ride', 'Zoji La', 'Drass memorial'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Kargil',
    },
    {
      title: 'Kargil to Dah by the Batalik road',
      description:
        'Hardly anyone turns off here. A single lane climbs from Kargil over Hambuting La, with a view back to Nun and Kun on a clear day, and falls in tight bends to Batalik on the Indus, a name from the 1999 war. Upstream the gorge is hot and full of apricot, grape and walnut. At Dah (2,750 m) we park by the road, walk the last ten minutes between stone walls, and are given buckwheat bread and salted tea. The ride is eighty to ninety kilometres.',
      activities: ['Hambuting La', 'Batalik', 'Walk through Dah village'],
      meals: ['breakfast', 'dinner'],
      stay: 'Homestay, Dah',
    },
    {
      title: 'Dah to Leh up the Indus, with a halt at Alchi',
      description:
        'From Dah the road follows the river to Khaltse, where the wide highway suddenly feels easy. We turn off at the Alchi bridge for the Sumtsek, three tall bodhisattvas whose robes are painted with palaces and pilgrims; no cameras inside. We eat lunch under the mulberries, then ride past Nimmu’s confluence to Leh (3,524 m), about 165 kilometres in the day. You arrive on your fourth night from the plains, which is as kind an entry as Leh allows.',
      activities: ['Indus road to Khaltse', 'Alchi temples', 'Arrival in Leh'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Leh',
    },
    {
      title: 'Rest and papers in Leh',
      description:
        'The workshop sees to brake pads and oil; you are not needed. Walk through the Friday mosque’s square to the Central Asian Museum, then up the lanes to the palace, nine storeys of poplar and mud brick from the 17th century. Have chutagi, the bow-tie pasta soup, for lunch. The captain pays the fees for the upper Indus and, at 4 pm, checks that every rider has bought something in Leh that is warm enough for Tso Moriri.',
      activities: ['Bike servicing', 'Leh Palace and museum', 'Registration and fees'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Leh',
    },
    {
      title: 'Leh to the hot springs of Chumathang',
      description:
        'It would be possible to reach the lake today. We do not, because that means sleeping a thousand metres higher in one go. Instead we ride past Shey and Stakna, breakfast again at Karu, and take the Upshi gorge at touring pace to Chumathang (4,000 m). Everyone has a bath: in some rooms the water comes straight from the spring. Dinner is thukpa, and the lights may go out at about 9 pm when the generator stops.',
      activities: ['About 138 km up the Indus', 'Hot-spring bath'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guest house, Chumathang',
    },
    {
      title: 'Tso Moriri and the nomads of Korzok',
      description:
        'At Mahe the road leaves the Indus, follows a stream past the sulphur flats near Puga, and crosses Namshang La. Then the lake begins: Tso Moriri (4,522 m), more than twenty kilometres of blue with a line of six-thousanders behind. Camps must stay back from the shore, which is a nesting ground, so walk the last part softly. Korzok monastery serves the Changpa nomads, whose black yak-hair rebo tents stand in the side valley.',
      activities: ['Namshang La', 'Lakeshore walk', 'Korzok monastery'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tented camp, Korzok, Tso Moriri',
    },
    {
      title: 'Tso Kar, More Plains and Gata Loops to Sarchu',
      description:
        'This is the longest day, about 240 kilometres and nine to ten hours. We ride back to Sumdo, cross Polokongka La and come down to Tso Kar (4,530 m), white at the rim, with kiang that race the bikes and always win. Sand is deep in places near Thukje; keep your feet out and the throttle steady. We join the Manali highway on the More Plains. After a picnic at Pang we cross Lachung La and Nakee La, and ride the twenty-one Gata Loops downhill in evening light to the tents of Sarchu (4,290 m).',
      activities: ['Tso Kar wildlife halt', 'More Plains', 'Gata Loops descent'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tented camp, Sarchu',
    },
    {
      title: 'Over Baralacha La and down to Manali',
      description:
        'By now your lungs are used to this, and Baralacha La (4,890 m), with the small lake of Suraj Tal, feels easy. The broken stretch is below it, at the Patseo streams, which we aim to cross before 10 am. Then come Jispa, Keylong, and the smell of wet earth at Sissu. You ride out of the Atal Tunnel among deodars, and by 4 pm the bikes are parked in Manali with nine days of dust on them.',
      activities: ['Baralacha La', 'Lahaul valley', 'Atal Tunnel'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Manali',
    },
    {
      title: 'A free morning in Manali, then coaches south',
      description:
        'Hand back gear after breakfast. There is time for the wooden Hadimba temple before the crowds, trout in Old Manali, or simply a chair in the sun. Overnight coaches for Delhi and Chandigarh leave Manali from about 4 pm; day-room keys stay with the captain until 3 pm. The pick-up can drop four people at Bhuntar airport if flights are running.',
      activities: ['Hadimba temple', 'Coach or airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Royal Enfield Himalayan motorcycles, registered in Leh, which the Ladakh unions accept on this route',
    'Petrol from Srinagar to Manali, carried for you after Karu, where there are hardly any pumps',
    'Nine nights, twin sharing: six in hotels and a guest house, one in a homestay, two in tents',
    'Nine breakfasts, nine dinners, and picnic lunches on days 7 and 8',
    'Pick-up truck for bags, with mechanic, tool chest and oxygen',
    'Ladakh environment and wildlife fees for Dah, Chumathang, Tso Moriri and Tso Kar',
    'Shikara on the first evening',
  ],
  exclusions: [
    'Travel to Srinagar and from Manali; book two one-way tickets',
    'Roadside lunches, usually ₹200–300',
    'Refundable bike deposit of ₹12,000 and any repair after a fall',
    'Your own riding boots and rainwear',
    'Gratuities to the homestay family and crew',
  ],
  faqs: [
    {
      question: 'Why ride this direction and not from Manali?',
      answer:
        'From Manali most rides sleep at Sarchu, 4,290 m, on the second or third night, and many people fall sick there. From Srinagar the first four nights rise slowly, and Sarchu comes at the end, lower than the night before.',
    },
    {
      question: 'Can women riders join on their own?',
      answer:
        'Yes, and they do. Rooms are shared with another woman or with whoever you book with, and the Dah homestay has a separate room and washroom. Seat height on our bikes can be lowered by about 20 mm; tell us your inside leg length.',
    },
    {
      question: 'What documents are checked on the way?',
      answer:
        'Usually licence and registration at Sonamarg, Khaltse and Sarchu; photo identity and the Ladakh fee slip at Hanu, Mahe and Korzok. Indians need no Inner Line Permit. Carry the original licence: police accept the DigiLocker app, but not every post does, and many have no signal.',
    },
    {
      question: 'What if Zoji La is blocked?',
      answer:
        'Landslides after rain can shut it for some hours in any week of July. We wait at Sonamarg and, if it does not open, sleep there and drop the rest day at Leh to catch up. Only a closure of more than 36 hours changes the route, and then we refund the days lost.',
    },
    {
      question: 'How hard is the sand near Tso Kar?',
      answer:
        'A few kilometres can be soft. Stand up a little, keep the throttle steady and do not brake. The sweep rider stays with the last bike, and a fall at walking pace here rarely does harm.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Clothing for three climates',
      essential: true,
      items: [
        'Cotton for Kashmir afternoons',
        'Waterproof trousers for Zoji La mud',
        'Insulated jacket and cap for the lake',
        'Light shoes for camp',
      ],
    },
    {
      category: 'Rider’s kit',
      essential: true,
      items: ['Full-face helmet if you prefer your own', 'Gauntlet gloves', 'Chain-safe cargo net or straps'],
    },
    {
      category: 'Cards and cash',
      essential: true,
      items: [
        '₹8,000 in notes; ATMs work in Kargil, Leh and Keylong',
        'Licence, identity card and two passport photographs',
      ],
    },
    {
      category: 'Nice to have',
      essential: false,
      items: [
        'Binoculars for Tso Kar',
        'Scarf against dust',
        'Small gift of tea or sugar for the Dah family',
      ],
    },
  ],
  packages: [
    {
      title: 'Shared motorcycle',
      price: 32900,
      description: 'Two riders or rider and pillion; price per head',
      pairs: true,
    },
    {
      title: 'Motorcycle to yourself',
      price: 41900,
      description: 'Own bike, shared twin room',
      isPopular: true,
    },
  ],
  facts: {
    meet: {
      place:
        'First-night hotel on Boulevard Road, Dal Lake, Srinagar; the captain sends its name and map pin',
      time: '2:00 pm',
    },
    end: {
      place: 'Hotel in Manali; the day room is yours until this hour, before the evening coaches',
      time: '3:00 pm',
    },
    airport: {
      name: 'Sheikh ul-Alam International Airport, Srinagar',
      transfer: 'About 15 km and 45 minutes by taxi to Boulevard Road, not included',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer: 'About 12 km and 30 minutes by taxi, not included; trains come from Jammu and Katra',
    },
    team: 'Road captain, sweep rider, and a pick-up with mechanic, tools, oxygen and the bags',
    ages: {
      from: 18,
      note: 'Riders need a licence for a geared two-wheeler; over 50, ask a doctor before you book',
    },
    fitness:
      'Hard. Day 8 is about 240 km and nine to ten hours, with some soft sand near Tso Kar. Day 2 is about 200 km over Zoji La. Highest beds Tso Moriri at 4,522 m and Sarchu at 4,290 m.',
    nights: [
      { count: 1, place: 'Srinagar', room: 'Hotel on Boulevard Road', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Kargil', room: 'Hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Dah', room: 'Homestay', sharing: 'Twin', washroom: 'shared' },
      { count: 2, place: 'Leh', room: 'Hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Chumathang', room: 'Guest house', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Korzok, Tso Moriri', room: 'Tented camp', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Sarchu', room: 'Tented camp', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Manali', room: 'Hotel', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { none: 'Homestay, camps and hotels are booked for two to a room; women share with women' },
    child: { none: 'A motorcycle trip: riders and pillions must be 18' },
    network:
      'Only postpaid SIMs from other states work in Kashmir and Ladakh. Good in Srinagar, Kargil, Leh and Manali; weak at Dah; from Mahe on day 7 to Darcha on day 9 count on none, save perhaps Jio at Sarchu.',
    cash: 'There are ATMs in Srinagar, Kargil, Leh and Keylong. Carry ₹8,000 in notes, besides the refundable ₹12,000 bike deposit.',
    power:
      'Mains in towns; at Chumathang power may stop at about 9 pm; the Korzok and Sarchu camps have power for a few hours in the evening. Bring a power bank.',
    insurance:
      'Required, not included: buy a policy that covers riding above 5,000 m, hospital and evacuation.',
    papers: [
      {
        what: 'Original licence for a geared two-wheeler; foreign nationals also an International Driving Permit',
        by: 'you',
        when: 'Shown in Srinagar on day 1 and at checkposts',
      },
      {
        what: 'Original Aadhaar, voter card or passport, and two passport photographs',
        by: 'you',
        when: 'Carry them from day 1 for the checkposts',
      },
      {
        what: 'Ladakh environment and wildlife fee slip; Indians have needed no Inner Line Permit since August 2021, Dah-Hanu included',
        by: 'us',
        when: 'Before day 3; the fees are in the price',
      },
      {
        what: 'Protected Area Permit for foreign nationals and OCI card holders; the Batalik road may be closed to them',
        by: 'us',
        when: 'Ask before you book; send passport and visa copies 21 days before',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 5,
    seats: 18,
    smallest: 6,
    decideDays: 21,
    everyWeeks: 2,
    seasons: [{ from: '06-19', to: '09-04' }],
  },
  route: [
    { place: 'srinagar', night: true },
    { place: 'sonamarg' },
    { place: 'zoji-la' },
    { place: 'drass' },
    { place: 'kargil', night: true },
    { place: 'dah', night: true },
    { place: 'khaltse' },
    { place: 'alchi' },
    { place: 'leh', night: true },
    { place: 'chumathang', night: true },
    { place: 'tso-moriri', night: true },
    { place: 'tso-kar' },
    { place: 'sarchu-plain', night: true },
    { place: 'baralacha-la-pass' },
    { place: 'manali', night: true },
  ],
  difficulty: 'hard',
  tags: ['bikingPackage', 'adventure', 'offbeat'],
  cover: 'ladakh/camp-dusk',
  gallery: [
    'ladakh/dawn-swiss-tent',
    'ladakh/pass-dawn',
    'changthang/day',
    'ladakh/dusk',
    'kashmir/dawn',
    'pangong/day',
    'kashmir/village-dusk',
  ],
  captions: {
    night: 6,
    travel: 'By Royal Enfield Himalayan, from Srinagar to Manali',
    high: 'Tso Kar’s plain, with kiang and black-necked cranes',
  },
}
