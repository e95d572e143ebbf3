import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'manali-solang-atal-tunnel',
  kind: 'group',
  title: 'Manali, Solang and a Night beyond the Tunnel at Sissu',
  location: 'Manali, Himachal Pradesh',
  region: 'North',
  duration: '5D/4N',
  months: [1, 3, 4, 5, 6, 9, 10, 11, 12],
  price: 11352,
  discount: 12,
  rating: 4.5,
  reviews: 3,
  description:
    'Until October 2020 the people of Lahaul were cut off for five months each winter. Now a 9.02 km tube under the Rohtang ridge brings you from Manali’s cedars to Sissu in little over an hour, and most visitors turn round after a selfie at the portal. We stay the night instead, when the taxis have gone and you can hear the river Chandra. There is also a full day around Old Manali and Solang, and a visit to Keylong. The trip runs in snow and in apple season, but not from the second week of January to the end of February, when Sissu’s villages keep silence for their gods and ask outsiders to stay away.',
  highlights: [
    'Overnight at Sissu, facing the waterfall the villages call Palden Lhamo Dhar',
    'Keylong and the Kardang monastery on the opposite slope',
    'Snow from late December to March, without the Rohtang permit queue',
    'Old Manali’s Manu temple and the sulphur baths at Vashisht',
    'Daylight journey from Chandigarh by the new tunnels, no night on a bus',
  ],
  placesCovered: ['Manali', 'Vashisht', 'Solang', 'Atal Tunnel', 'Sissu', 'Keylong', 'Kardang'],
  itinerary: [
    {
      title: 'Chandigarh to Manali by day',
      description:
        'We start at 6:30 am from the Sector 43 bus stand in Chandigarh, to have daylight all the way. The Kiratpur–Nerchowk four-lane goes through one tunnel after another where trucks once crawled over Swarghat. We have breakfast at Bilaspur above the Gobind Sagar lake and lunch below Pandoh dam. Road works beyond Mandi can cost an hour. Manali (2,050 m) is about 285 km and nine to ten hours with the halts, which leaves the evening for a bowl of soup on the Mall and little else.',
      activities: ['Scenic daytime drive', 'Lake-view breakfast stop', 'Mall Road'],
      meals: ['dinner'],
      stay: 'Hotel away from the Mall, Manali',
    },
    {
      title: 'Old Manali, Vashisht and Solang',
      description:
        'We begin on foot, from the Hadimba grove down to the Manalsu stream and up the lane of Old Manali to the temple of Manu, where the houses still have cows below and people above. Across the Beas at Vashisht the spring water is too hot for most. After lunch it is about thirteen kilometres to Solang (2,560 m): depending on the month you can take the ropeway, zorb, paraglide or ski, and you pay for each at the counter. You may also simply walk to Burua village and look round.',
      activities: ['Hadimba and Manu temples', 'Vashisht hot springs', 'Afternoon in Solang'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel away from the Mall, Manali',
    },
    {
      title: 'Manali to Sissu through the Atal Tunnel',
      description:
        'We leave late, at 10 am, to let the morning rush go ahead. You enter the Atal Tunnel (3,100 m) beyond Dhundi and come out in another climate. At Sissu (3,120 m) the crowd gathers by the lake; we drop the bags further up in Shashin and walk the field paths to the foot of the waterfall. By 5 pm the taxis have left. Supper is aloo from these fields, which are famous for seed potatoes, and chilra pancakes of buckwheat.',
      activities: ['Atal Tunnel', 'Field walk to the waterfall', 'Star-watching when clear'],
      meals: ['breakfast', 'dinner'],
      stay: 'Homestay, Sissu',
    },
    {
      title: 'Keylong and Kardang, then back to Manali',
      description:
        'An hour down the valley, past Gondhla’s old tower of stone and timber, the Chandra meets the Bhaga at Tandi. Keylong (3,080 m) is just beyond: a bazaar, a bust of the revolutionary Rash Behari Bose, and the best thukpa for miles. We cross the river to Kardang, a Drukpa monastery where nuns and monks share the work. In deep winter its road is closed and we stay by the river. We are in Manali again before dark, with two hours for shopping.',
      activities: ['Gondhla tower', 'Tandi confluence', 'Kardang monastery'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel away from the Mall, Manali',
    },
    {
      title: 'From Manali by the Naggar road to Chandigarh',
      description:
        'After siddu and tea in Manali at 7 am we set off downhill. We take the left bank by Naggar for the first hour, quieter than the highway, with a stop to buy apples in September or plum jam in any month. After Mandi the four-lane highway is quick. We reach Chandigarh between 4:30 and 6 pm. Evening trains and flights are safe to book from 8:30 pm onwards, but in the rush of May, June and late December allow two hours more.',
      activities: ['Left-bank road', 'Orchard shop', 'Drop at Chandigarh station or airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Tempo traveller from Chandigarh and back; half of the seats are at a window',
    'Three nights in a double or triple room in Manali and one in a Lahauli family’s house',
    'Four breakfasts and four dinners',
    'Snow boots on loan in December, January and March',
    'A guide from Manali who follows the police notices on the tunnel',
  ],
  exclusions: [
    'Rides, ropeway and ski lessons at Solang',
    'Lunches on all days',
    'A trip to Rohtang La, if you want one: online permit, congestion charge and taxi',
    'Room heater in Manali, about ₹300 a night if you use one',
    'Travel to Chandigarh',
  ],
  faqs: [
    {
      question: 'Is a permit needed for the tunnel?',
      answer:
        'No. Permits apply to the old road over Rohtang La only, which usually opens in May or June and may be shut on Tuesdays for maintenance. The tunnel is free, though police close it during and after heavy snowfall, and on icy days only four-by-fours or cars with chains may pass.',
    },
    {
      question: 'Why are there no dates in late January and February?',
      answer:
        'The panchayat of Sissu suspends tourism from a date between 10 and 20 January, fixed each year, to about the end of February for Halda and Puna, when the deities Raja Ghepan and Devi Bhoti are believed to need quiet. Homestays take no one. We respect this and run no trips then.',
    },
    {
      question: 'Will the height trouble me at Sissu?',
      answer:
        'You go from 2,050 to 3,120 m in one morning, which is more than ideal, so walk gently, drink plenty of water and no alcohol that evening. Most people feel no more than a light head. Anyone who feels worse can be back in Manali within ninety minutes.',
    },
    {
      question: 'Which month has reliable snow?',
      answer:
        'Snow is reliable around Sissu from late December until the end of March. In November and May there may be patches only. In June it is green and the wild roses are out.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Always',
      essential: true,
      items: [
        'Padded jacket',
        'Shoes with a deep tread',
        'Government identity card',
        'Personal medicines for six days',
      ],
    },
    {
      category: 'December to March',
      essential: true,
      items: ['Waterproof trousers and gloves', 'Thermals, top and bottom', 'Dark glasses against glare'],
    },
    {
      category: 'Spare room in the bag',
      essential: false,
      items: ['Towel for Vashisht', 'Space for a Kullu shawl'],
    },
  ],
  packages: [
    {
      title: 'Double sharing',
      price: 11352,
      description: 'Two to a room in Manali and Sissu',
      isPopular: true,
    },
    { title: 'Triple sharing', price: 10499, description: 'Three to a room, the third on an extra bed' },
    {
      title: 'Single room',
      price: 16852,
      description: 'A room to yourself on all four nights',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'ISBT Sector 43, Chandigarh', time: '6:30 am' },
    end: { place: 'Chandigarh railway station or airport', time: '6:00 pm' },
    airport: {
      name: 'Chandigarh',
      transfer: 'About 12 km and half an hour to Sector 43 by taxi; not included',
    },
    railhead: {
      name: 'Chandigarh',
      transfer: 'About 11 km and half an hour to Sector 43 by auto or bus; not included',
    },
    team: 'The driver, and a guide from Manali',
    ages: {
      from: 5,
      note: 'Sissu lies at 3,120 m; ask a doctor first for small children and for heart or lung trouble',
    },
    fitness:
      'Easy walks of an hour or two. Longest drive about 285 km and nine to ten hours with halts, on days 1 and 5. Day 3 climbs from 2,050 m to sleep at 3,120 m in one morning.',
    nights: [
      {
        count: 2,
        place: 'Manali',
        room: 'Hotel away from the Mall',
        sharing: 'Double or triple',
        washroom: 'own',
      },
      { count: 1, place: 'Sissu', room: 'Homestay', sharing: 'Double or triple', washroom: 'shared' },
      {
        count: 1,
        place: 'Manali',
        room: 'Hotel away from the Mall',
        sharing: 'Double or triple',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 5500 },
    child: { from: 5, to: 11, price: 8700, note: 'With a mattress in the parents’ room' },
    network:
      'Jio, Airtel and BSNL work in Manali, Sissu and Keylong; heavy snow can cut the signal for hours.',
    cash: 'ATMs in Chandigarh, Manali and Keylong. Carry cash for Solang’s rides and for Sissu.',
    power: 'Ordinary sockets; in winter Sissu has cuts of several hours. Bring a power bank.',
    insurance: 'Not included. If you ski or paraglide, choose a policy that covers it.',
    papers: [{ what: 'Government photo ID for every guest', by: 'you', when: 'At each check-in' }],
    payLocally: [],
  },
  departures: {
    weekday: 'thursday',
    count: 7,
    seats: 16,
    smallest: 6,
    decideDays: 10,
    seasons: [
      { from: '03-05', to: '06-25' },
      { from: '09-15', to: '12-31' },
      { from: '01-01', to: '01-07' },
    ],
  },
  route: [
    { place: 'chandigarh' },
    { place: 'manali', night: true },
    { place: 'solang' },
    { place: 'manali', night: true },
    { place: 'atal-tunnel' },
    { place: 'sissu', night: true },
    { place: 'keylong' },
    { place: 'atal-tunnel' },
    { place: 'manali', night: true },
    { place: 'naggar' },
    { place: 'chandigarh' },
  ],
  difficulty: 'easy',
  tags: ['winter', 'adventure'],
  cover: 'manali/dawn',
  gallery: [
    'manali/night-pine-room',
    'hill-road/van-day',
    'monastery-hall/day',
    'himachal-pradesh/dawn',
    'manali/day-snow',
    'himachal-pradesh/dusk',
  ],
  captions: {
    night: 2,
    travel: 'By tempo traveller from Chandigarh and back',
    high: 'Kardang monastery, across the valley from Keylong',
  },
}
