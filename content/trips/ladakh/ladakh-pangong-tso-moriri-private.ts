import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'ladakh-pangong-tso-moriri-private',
  kind: 'customised',
  title: 'Three High Waters: Pangong, Tso Moriri and Tso Kar',
  location: 'Changthang, Ladakh',
  region: 'North',
  duration: 'Flexible',
  months: [5, 6, 7, 8, 9, 10],
  price: 34900,
  discount: 0,
  rating: 4.7,
  reviews: 2,
  description:
    'Pangong is long and loud with colour, Tso Moriri is quiet, Tso Kar is white. A private car takes two of you round all three in one circle from Leh, along the border road through Chushul that joins them, and back over Taglang La. It fits into six days, but it is high: you sleep two nights above 4,200 m, and the two nights in Leh before them are the least we consider safe. We like guests to have seven or eight days, with a third night in Leh or one at Chumathang. Tell us how you travel and we will slow it down, choose cottages over tents, or run the circle in reverse.',
  highlights: [
    'The lake-to-lake road by Chushul and Mahe, which saves a day’s drive back to Leh',
    'Merak’s shore for a first look at Pangong, beyond the noise of the camps',
    'Korzok monastery and its nomad pastures above Tso Moriri',
    'Salt flats and kiang herds at Tso Kar',
    'A private vehicle with oxygen on board and the right to turn back at any hour',
    'Stay grades from homestay to heated glass-front cottage, mixed as you please',
  ],
  placesCovered: [
    'Leh',
    'Chang La',
    'Pangong Tso',
    'Merak',
    'Chushul',
    'Mahe',
    'Tso Moriri',
    'Tso Kar',
    'Taglang La',
  ],
  itinerary: [
    {
      title: 'Land in Leh for a day of rest',
      description:
        'A driver comes for you alone, your room has a balcony, and nothing is planned. Guests who do not rest today lose a better day later. Your planner in Leh looks in at tea to check how you slept on the plane, what you would like to eat at 4,500 m, and whether the lakes should come in the order written. If there is energy, the lane down to the Leh bazaar is flat and full of dogs asleep in the sun.',
      activities: ['Private transfer', 'Rest', 'Tea with your planner'],
      meals: ['dinner'],
      stay: 'Hotel of your grade, Leh',
    },
    {
      title: 'Thiksey, or a free day in Leh',
      description:
        'The second day is open. Most guests visit Thiksey (3,600 m) and lunch beside the Indus; readers stay in the garden; those with restless feet walk up behind Sankar village, slowly, for the view. The car and driver are yours till 6 pm either way. Before dinner in Leh we take an oxygen reading together. If it is below 85 per cent, we would rather add a night here, and our bookings at the lake can be moved without trouble.',
      activities: ['Thiksey or free day', 'Oxygen check'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel of your grade, Leh',
    },
    {
      title: 'Over Chang La to Merak on Pangong Tso',
      description:
        'The morning climb to Chang La (5,391 m) is done before 10 am, with a wrapped breakfast for the top. At Tangtse you stop for tea and for the old Sogdian cross and camel that traders scratched on a boulder. Pangong Tso (4,225 m) comes soon after. Drive past the cafés of Lukung and Spangmik; after another hour, part of it on gravel, you reach Merak (4,260 m), with its prayer poles, its geese, and a shore with no one on it.',
      activities: ['Chang La', 'Tangtse inscriptions', 'Evening on the shore'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay or cottage, Merak',
    },
    {
      title: 'Merak to Tso Moriri by way of Chushul',
      description:
        'A day of about 210 kilometres and eight hours, the wildest of the week. From Merak gravel leads to Chushul (4,360 m) and the memorial at Rezang La, then along a plain of army posts, which must not be photographed. At Loma you meet the Indus, at Mahe you leave it. After Namshang La and a small blue lake you turn a corner, and there is Tso Moriri (4,522 m). The evening is warm soup, thick quilts and very little talk.',
      activities: ['Rezang La memorial', 'Upper Indus drive', 'First sight of Tso Moriri'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Camp or homestay, Korzok, Tso Moriri',
    },
    {
      title: 'Tso Kar, then over Taglang La to Leh',
      description:
        'Sit by the water at 6 am, when grebes are louder than people. The track over Polokongka La is dusty and short; on its far side Tso Kar (4,530 m) glitters with salt, and herds of kiang cross the plain. Lunch is out of a hamper. Then you cross Taglang La (5,328 m) and follow the long gorge by Rumtse and Gya down to the smooth road of the valley. You are in Leh by 5 pm, tired from the height and the road.',
      activities: ['Dawn at Tso Moriri', 'Tso Kar picnic', 'Taglang La'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Hotel of your grade, Leh',
    },
    {
      title: 'Fly home from Leh, or stay on',
      description:
        'The airport car comes when your flight asks for it. You can easily add a slower ending: two nights at Alchi, or a spa afternoon in Leh, with an apricot-oil massage for shoulders shaken on the Polokongka track. Such things can be settled as late as the previous evening. If you have to leave today, we hand you boxed apricots for the plane and the driver’s number for next time.',
      activities: ['Airport transfer or extension'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private Innova or four-wheel drive for two, with a driver who knows the Chushul road',
    'Five nights at the grade chosen; the price shown is for comfortable mid-range rooms',
    'Five breakfasts and five dinners, and lunch on days 3 to 5',
    'Registration for Pangong, Chushul, Mahe and Korzok, with the Ladakh environment, wildlife and Red Cross fees',
    'Medical oxygen in the car, and oxygen readings twice a day',
    'Free rebooking of lake nights if you need another day in Leh',
  ],
  exclusions: [
    'Flights to and from Leh',
    'Upgrades: heated lake cottages add about ₹6,500 a night for two',
    'Drinks, laundry and telephone',
    'A private guide besides the driver, ₹3,500 a day',
    'Any cost of evacuation by ambulance or air',
  ],
  faqs: [
    {
      question: 'Is six days really enough?',
      answer:
        'It is the least we offer. Sleeping at 4,260 m on the third night is a jump of over seven hundred metres from Leh, more than doctors like, and many healthy people have a poor night. Given a choice, add a day at the start and another at Chumathang, and you will feel much better at both lakes.',
    },
    {
      question: 'Is the road between the two large lakes always open?',
      answer:
        'It is open to Indian citizens most of the year from May on, but the army may close it on a given morning. Then you return by Chang La and Karu and go up the Indus, which makes a day of eleven hours or, better, an extra night at Chumathang. By the rules as published by 20 May 2026, foreign nationals must take the second way.',
    },
    {
      question: 'Tent, cottage or homestay?',
      answer:
        'Tents are cold and noisy in the wind, but stand nearest to the view. Cottages have electric blankets for as long as the generator runs. Homestays are the warmest, since you sit in the kitchen. We would choose a cottage at Merak and a homestay at Korzok.',
    },
    {
      question: 'What can be changed?',
      answer:
        'Add Hanle between the lakes (one or two nights), drop Pangong for more of Tso Moriri, run it in reverse to end with Pangong, or bring another couple in the same car and save about a fifth each. Only the two nights in Leh at the start cannot be shortened.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Warm and dry',
      essential: true,
      items: ['Feather jacket, even in July', 'Fleece trousers to sleep in', 'Buff and beanie'],
    },
    {
      category: 'Altitude',
      essential: true,
      items: ['Tablets your own physician has cleared', 'Plain biscuits and glucose', 'Insulated flask'],
    },
    {
      category: 'Leave no trace',
      essential: true,
      items: ['Bag for your own litter; Tso Moriri has no bins', 'Biodegradable soap'],
    },
    {
      category: 'Leisure',
      essential: false,
      items: ['Bird list for Changthang', 'Light camp chair', 'Playlist saved offline'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 34900,
      description: 'Per person: mid-range hotel, cottage or homestay at Merak, camp or homestay at Korzok',
    },
    {
      title: 'Two travellers, heated cottages',
      price: 41400,
      description: 'Heated cottages on the two lake nights; the rest stays the same',
    },
    {
      title: 'Two travellers, with a guide',
      price: 45400,
      description: 'A private guide besides the driver on all six days; mid-range rooms',
    },
  ],
  facts: {
    meet: {
      place: 'Leh airport, outside the arrivals hall; your driver waits with your name',
      time: '12:00 noon',
    },
    end: { place: 'Leh airport, departures; the car comes when your flight asks for it', time: '10:00 am' },
    airport: {
      name: 'Kushok Bakula Rimpochee Airport, Leh',
      transfer: 'About 5 km and 15 minutes to the hotel in Leh; your private car is included both ways',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer: 'About 420 km and two days by road over Zoji La, not included; most guests fly to Leh',
    },
    party: { smallest: 2, largest: 4 },
    team: 'Your own driver, who knows the Chushul road, and a planner in Leh; a guide only if you add one',
    ages: {
      from: 10,
      note: 'Not for anyone with heart or lung disease or in pregnancy; over 60, ask a doctor first',
    },
    fitness:
      'Little walking, much height: day 4 is about 210 km and eight hours, partly on gravel. Chang La 5,391 m by car; beds at 4,260 m and 4,522 m after only two nights in Leh.',
    nights: [
      { count: 2, place: 'Leh', room: 'Mid-range hotel', sharing: 'Double', washroom: 'own' },
      {
        count: 1,
        place: 'Merak, Pangong Tso',
        room: 'Cottage or homestay',
        sharing: 'Double',
        washroom: 'own',
      },
      { count: 1, place: 'Korzok, Tso Moriri', room: 'Camp or homestay', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Leh', room: 'Mid-range hotel', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 14000 },
    child: { from: 10, to: 12, price: 24500, note: 'Extra mattress in the parents’ room' },
    network:
      'Only postpaid SIMs work in Ladakh for visitors from other states. Good in Leh, some at Merak and Chushul (Airtel or BSNL), little or none at Tso Moriri, at Tso Kar and on most roads.',
    cash: 'Draw cash in Leh, the last dependable ATMs. Carry about ₹3,000 in notes; UPI works only where there is signal.',
    power:
      'Mains in Leh. At Merak and Korzok count on power for a few hours in the evening only: bring a power bank.',
    insurance:
      'Not included, and evacuation by ambulance or air is at your cost. Take a policy that covers both up to 5,500 m.',
    papers: [
      {
        what: 'Original photo identity card: Aadhaar, voter card or passport',
        by: 'you',
        when: 'Carry it from day 1; send us a copy 7 days before',
      },
      {
        what: 'Ladakh environment and wildlife fee slip; Indians have needed no Inner Line Permit since August 2021',
        by: 'us',
        when: 'In Leh before day 3; the fees are in the price',
      },
      {
        what: 'Protected Area Permit for foreign nationals and OCI card holders, usually two or more together; Chushul has been closed to them',
        by: 'us',
        when: 'In Leh before day 3; send passport and visa copies 10 days before',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'leh', night: true },
    { place: 'thiksey' },
    { place: 'leh', night: true },
    { place: 'chang-la' },
    { place: 'pangong-tso' },
    { place: 'merak', night: true },
    { place: 'chushul' },
    { place: 'tso-moriri', night: true },
    { place: 'tso-kar' },
    { place: 'taglang-la' },
    { place: 'leh', night: true },
  ],
  difficulty: 'moderate',
  tags: ['offbeat'],
  cover: 'pangong/dawn',
  gallery: [
    'pangong/dawn-pine-room',
    'ladakh/jeep-gold',
    'changthang/day',
    'ladakh/valley-day',
    'ladakh/detail-2',
    'ladakh/summit-gold',
    'monastery-hall/gold',
    'hill-bazaar/day',
  ],
  captions: {
    night: 2,
    travel: 'By private Innova or four-wheel drive',
    high: 'Tso Kar, with its salt flats and kiang herds',
  },
}
