import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'lb2',
  kind: 'group',
  title: 'Umling La and Hanle: A Motorcycle Ride to 5,798 m',
  location: 'Hanle, Ladakh',
  region: 'North',
  duration: '9D/8N',
  months: [6, 7, 8, 9],
  price: 34500,
  discount: 6,
  rating: 4.8,
  reviews: 2,
  description:
    'South-east of Leh the Indus runs through a high, nearly empty country of salt flats, wild asses and army posts. This ride follows it to Hanle, waits a full day there while your body gets used to the height, and then takes you to Umling La at 5,798 m, higher than either base camp of Everest. When the Border Roads Organisation finished it, Guinness listed it as the highest motorable road; in 2025 the same engineers went higher still at Mig La, and we do not mind. We come home by Rezang La and Pangong. Five nights are above 3,900 m, so this is not a first trip to altitude.',
  highlights: [
    'Umling La at 5,798 m, attempted on the sixth day and only with good oxygen readings',
    'Three nights at Hanle inside India’s first Dark Sky Reserve, with a local astronomy guide for one of them',
    'Roadside hot springs at Chumathang, where locals boil eggs on the river bank',
    'The memorial at Rezang La, its story told by the unit that keeps it',
    'Merak, at the quieter end of Pangong’s shore, among barley and not among camps',
    'A support truck with fuel for every bike: pumps are few and often dry past Karu',
    'Kiang, marmots and, on the Hanle marsh, black-necked cranes until October',
  ],
  placesCovered: [
    'Leh',
    'Chumathang',
    'Nyoma',
    'Hanle',
    'Photi La',
    'Umling La',
    'Rezang La',
    'Chushul',
    'Merak',
    'Pangong Tso',
    'Chang La',
  ],
  itinerary: [
    {
      title: 'Arrive in Leh: rest and a doctor’s check',
      description:
        'You are met at the airport and taken to a small hotel in upper Leh. Lie down first, then drink plenty of water. At 4 pm, those who feel steady walk to the ridge behind the hotel for a look at the town, and a doctor listens to every chest before dinner. Anyone with a cough or a fever is told today, kindly, that Hanle may have to wait for another year.',
      activities: ['Airport transfer', 'Medical check', 'Evening ridge walk'],
      meals: ['dinner'],
      stay: 'Hotel, Leh',
    },
    {
      title: 'Bike fitting in Leh and a ride to Hemis',
      description:
        'In the morning we prepare the machines: tyre pressures are let down a little, crash bars tightened and jerrycan racks bolted on. After lunch we ride some forty-five kilometres up the Indus to Hemis (3,660 m), tucked so deep in its gorge that raiders are said to have passed it by. The museum below the courtyard is worth the hour. Return to Leh on the far bank past Stakna and Matho, a narrow road good for slow-speed practice.',
      activities: ['Bike fitting', 'Ride to Hemis', 'Slow-speed drills'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Leh',
    },
    {
      title: 'Up the Indus to Chumathang',
      description:
        'At Karu we fill every tank and the truck’s drums; at Upshi we turn off the Manali road. For ninety kilometres the gorge is purple, then green, then the colour of rust, with the tar following each bend. Chumathang (4,000 m) is a row of houses with steam rising from the bank. Bathe if you like, briefly: hot water and thin air make heads spin. The ride is about 138 kilometres and takes five hours with stops.',
      activities: ['Indus gorge ride', 'Hot springs', 'Fuel stop at Karu'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guest house, Chumathang',
    },
    {
      title: 'Chumathang to Hanle by Nyoma and Loma',
      description:
        'The valley opens after Mahe bridge and never quite closes again. We pass Nyoma, then Loma, where the army writes down names and takes a copy of the fee slip; please photograph neither bridge. South of Loma the road is straight, new and windy. At Hanle (4,300 m) we ride past the white monastery to homestays in the village of Khuldo. We put covers on the engines, because a night here can touch zero even in August.',
      activities: ['About 120 km along the upper Indus', 'Loma checkpost', 'Homestay evening'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Hanle',
    },
    {
      title: 'Rest day at Hanle: monastery and stargazing',
      description:
        'The best way to prepare for tomorrow is to do very little. Walk up to the 17th-century monastery, where the village keeps a handful of monks and a kitchen that always has tea. In the afternoon the observatory on Mount Saraswati, at 4,500 m, lets visitors look at the two-metre telescope’s dome from outside. After dinner at Hanle an astro-guide sets a ten-inch reflector in the yard: star clusters, Saturn or Andromeda by the month, and a Milky Way brighter than you have ever seen it.',
      activities: ['Hanle monastery', 'Observatory hill', 'Guided stargazing'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Hanle',
    },
    {
      title: 'Hanle to Umling La at 5,798 m and back',
      description:
        'We leave at 6 am with numb hands. Photi La, around 5,500 m, comes first, a wall of hairpins; beyond it lie a wide valley, a road-builders’ camp, and the last climb in second gear with half the engine’s power gone. We allow twenty minutes at Umling La (5,798 m), one oxygen check each, and no push-ups for the camera. We return the way we came, about 150 to 170 kilometres in all, to soup and a stove at Hanle.',
      activities: ['Photi La', 'Umling La summit', 'Oxygen monitoring'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Hanle',
    },
    {
      title: 'Hanle to Merak by Rezang La and Chushul',
      description:
        'Today we ride north along the border. From Loma a graded road climbs Tsaga La and runs beside a wide plain under bare hills, dotted with army posts. At Rezang La the memorial honours the 114 men of 13 Kumaon who fell in 1962; a jawan plays the short film and pours tea. Past the fields of Chushul, gravel, sand and streams slow us until Pangong comes into view. We sleep at Merak, twenty-odd kilometres beyond the camps.',
      activities: ['Rezang La war memorial', 'Chushul plain', 'Pangong south shore'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Merak',
    },
    {
      title: 'Pangong’s shore and Chang La back to Leh',
      description:
        'The shore track from Merak to Spangmik is twenty-odd slow kilometres with the water on your right the whole way. Then the tar is sound again, and the selfie stalls are back. Chang La (5,391 m) feels strangely ordinary after Umling La, but the ice on its shaded bends still asks for care. We ride down to Karu, hand back the spare cans, and reach Leh by 5 pm for a farewell dinner of skyu and, for those who like it, chang, the local barley beer.',
      activities: ['Lakeshore ride', 'Chang La', 'Farewell dinner'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Leh',
    },
    {
      title: 'Fly from Leh down to the plains',
      description:
        'Airport cars leave on the hour from 5 am. If your seat is on a later plane, the bakery lanes of Leh open at 6 am and the apricot sellers sit near the polo ground by 8 am; dried halman apricots keep for a year. At breakfast the captain releases the hold on your card if the bike is undamaged. We print no certificates; your photograph by the yellow milestone will have to do.',
      activities: ['Bazaar breakfast', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Leh-registered Royal Enfield Himalayan 450 from day 2 to day 8',
    'Fuel truck with drums, mechanic, spare wheel set and two medical oxygen kits',
    'Eight nights: three in a Leh hotel, five in guest houses and family homestays',
    'All meals on days 3 to 7; dinner on days 1, 2 and 8, and breakfast on days 2, 8 and 9',
    'Ladakh environment and wildlife fees and registration for Hanle, Umling La, Chushul and Pangong',
    'A doctor’s check on arrival; the lead rider carries phones on two networks',
    'An evening with a Hanle astro-guide and telescope',
  ],
  exclusions: [
    'Air tickets to and from Leh',
    'Damage to the bike; ₹15,000 is held on each rider’s card and released if there is none',
    'Lunches on days 1, 2, 8 and 9',
    'Buckets of hot water at some homestays, ₹50–100 each',
    'Insurance that covers helicopter rescue; every rider must show us the policy',
  ],
  faqs: [
    {
      question: 'Is Umling La guaranteed?',
      answer:
        'No, and be wary of anyone who says that it is. The army can close the road for a day without notice, fresh snow can fall in any month, and a reading below 75 per cent at Hanle keeps you in the village. Most groups reach it; the others still have three nights at Hanle.',
    },
    {
      question: 'Can foreign passport holders come?',
      answer:
        'Not on this route. Since September 2023 foreign nationals may visit Hanle and stay the night with a Protected Area Permit, but the roads on to Umling La and by Chushul to Pangong have been kept for Indian citizens. Overseas Citizens of India count as foreigners for the permit. Rules can change: ask us before you book. Our Nubra and Pangong loop suits mixed groups.',
    },
    {
      question: 'How cold does it get?',
      answer:
        'At noon in July you ride in a T-shirt under the armour. Early in the morning at Photi La it can be −8 °C with a wind, and the bikes have no heated grips. Water bottles can freeze inside Hanle homestays in September.',
    },
    {
      question: 'What fitness is asked of riders?',
      answer:
        'You should be able to climb eight floors without stopping and pick up a 200-kilo motorcycle with one helper. We ask for a fitness form signed by a doctor, and do not take anyone above 58, or with asthma, uncontrolled blood pressure or a past episode of pulmonary oedema.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Cold-start kit',
      essential: true,
      items: [
        'Down jacket rated to minus ten',
        'Silk liners plus winter riding gloves',
        'Thermal balaclava',
        'Two pairs of heavy wool socks',
      ],
    },
    {
      category: 'Protection',
      essential: true,
      items: ['Armoured trousers', 'Boots with shin cover', 'Goggles with category 3 lenses'],
    },
    {
      category: 'Health',
      essential: true,
      items: [
        'Signed fitness form',
        'Your own pulse oximeter if you have one',
        'Electrolyte sachets, two a day',
      ],
    },
    {
      category: 'Homestay nights',
      essential: false,
      items: [
        'Sleeping-bag liner',
        'Red-light head torch for the dark-sky village',
        'Dry fruit or chikki to share',
      ],
    },
  ],
  packages: [
    {
      title: 'Rider with pillion',
      price: 34500,
      description: 'Per person, two sharing a bike and a room',
      pairs: true,
    },
    {
      title: 'Rider alone',
      price: 43500,
      description: 'One motorcycle each, two to a room',
      isPopular: true,
    },
  ],
  facts: {
    meet: {
      place: 'Leh airport, outside the arrivals hall; a car meets every morning flight, the last at noon',
      time: '12:00 noon',
    },
    end: { place: 'Leh airport, departures; cars leave on the hour from 5 am', time: '10:00 am' },
    airport: {
      name: 'Kushok Bakula Rimpochee Airport, Leh',
      transfer: 'About 6 km and 20 minutes to the hotel in upper Leh; our car is included both ways',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer: 'About 420 km and two days by road over Zoji La, not included; most guests fly to Leh',
    },
    team: 'Lead rider, mechanic with a fuel truck and two oxygen kits, a doctor’s check on day 1, an astro-guide for one evening',
    ages: {
      from: 18,
      to: 58,
      note: 'Fitness form signed by a doctor; not with asthma, uncontrolled blood pressure or past pulmonary oedema',
    },
    fitness:
      'Hard. Day 6 is about 150 to 170 km from 6 am to Umling La at 5,798 m and back. Five nights at about 4,000 m or higher, the highest at Hanle, 4,300 m. You can climb eight floors without a stop.',
    nights: [
      { count: 2, place: 'Leh', room: 'Small hotel in upper Leh', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Chumathang', room: 'Guest house', sharing: 'Twin', washroom: 'own' },
      { count: 3, place: 'Hanle', room: 'Homestay', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Merak, Pangong Tso', room: 'Homestay', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Leh', room: 'Small hotel in upper Leh', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { none: 'The homestays at Hanle and Merak have too few rooms; everyone shares by two' },
    child: { none: 'A motorcycle trip to 5,798 m: riders and pillions must be 18' },
    network:
      'Only postpaid SIMs work in Ladakh for visitors from other states. Good in Leh, weak at Chumathang and Hanle, some at Merak (Airtel or BSNL), little or none on most roads and at Umling La.',
    cash: 'Draw cash in Leh, the last dependable ATMs. Carry about ₹4,000 in notes, and a card for the refundable hold of ₹15,000.',
    power:
      'Mains in Leh; Hanle has cuts, Chumathang and Merak may have power only for some hours in the evening. Bring a power bank and keep it warm.',
    insurance:
      'Not included and compulsory: a policy that covers riding at this height and helicopter rescue. We ask to see it.',
    papers: [
      {
        what: 'Original licence for a geared two-wheeler',
        by: 'you',
        when: 'Shown in Leh on day 2 and at checkposts',
      },
      {
        what: 'Original photo identity card: Aadhaar, voter card or passport',
        by: 'you',
        when: 'Carry it from day 1; send us a copy 7 days before',
      },
      {
        what: 'Fitness form signed by a doctor, and an insurance policy with helicopter rescue',
        by: 'you',
        when: 'Send us both 10 days before; bring the originals',
      },
      {
        what: 'Ladakh environment and wildlife fee slip; Indians have needed no Inner Line Permit since August 2021',
        by: 'us',
        when: 'In Leh before day 3; the fees are in the price',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'friday',
    count: 4,
    seats: 12,
    smallest: 6,
    decideDays: 21,
    everyWeeks: 2,
    seasons: [{ from: '06-18', to: '09-03' }],
  },
  route: [
    { place: 'leh', night: true },
    { place: 'hemis' },
    { place: 'leh', night: true },
    { place: 'chumathang', night: true },
    { place: 'nyoma' },
    { place: 'hanle', night: true },
    { place: 'umling-la' },
    { place: 'hanle', night: true },
    { place: 'chushul' },
    { place: 'merak', night: true },
    { place: 'chang-la' },
    { place: 'leh', night: true },
  ],
  difficulty: 'hard',
  tags: ['bikingPackage', 'adventure', 'offbeat'],
  cover: 'ladakh/pass-day',
  gallery: [
    'changthang/dusk-stove-room',
    'ladakh/dawn',
    'changthang/night',
    'ladakh/camp-dusk',
    'ladakh/valley-day',
    'pangong/night',
    'monastery-hall/gold',
  ],
  captions: {
    night: 3,
    travel: 'By motorcycle, with fuel in a support truck',
    high: 'Hanle by night, in India’s first Dark Sky Reserve',
  },
}
