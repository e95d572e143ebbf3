import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'abu-dhabi-liwa-private',
  kind: 'customised',
  title: 'Abu Dhabi and Liwa: Museums, then the Empty Quarter',
  location: 'Abu Dhabi & Liwa, UAE',
  country: 'United Arab Emirates',
  duration: 'Flexible',
  months: [1, 2, 3, 11, 12],
  price: 67500,
  discount: 0,
  rating: 4.8,
  reviews: 1,
  description:
    'Two hundred and thirty kilometres south of Abu Dhabi’s museums the road bends along a string of date gardens, and beyond them there is sand until Yemen. Here, as in few other corners of the Emirates, you can stand on a dune and see nothing made by man. We pair it with two days in the capital, because the ruling family came from the oasis and later built the museums there. The trip runs from November to March only. You can sleep in hotels with baths and linen, or on a mattress under the stars; most people mix.',
  highlights: [
    'Moreeb, a single sand face usually given as 300 m high, climbed on foot at sunset',
    'Date gardens at Liwa that live on water a few metres under the dunes',
    'Louvre Abu Dhabi, then the Zayed National Museum, with time to sit down in both',
    'A night camped on soft sand with a Bedouin host, gahwa and a fire of carried-in wood',
    'Mangrove kayaking at the city’s edge, herons overhead',
    'The BAPS mandir or a last swim on the way to the flight, as you choose',
  ],
  placesCovered: ['Abu Dhabi', 'Saadiyat', 'Madinat Zayed', 'Liwa', 'Moreeb Dune'],
  itinerary: [
    {
      title: 'Abu Dhabi and the Grand Mosque in the evening',
      description:
        'Direct flights from more than a dozen Indian cities land at Zayed International in three to five hours. The hotel is on the island side, near the Corniche. Rest, then go to the Grand Mosque for the last visiting slot, booked for you: by then there are few groups, and the chandeliers shine back from a floor like still water. Abu Dhabi eats late; around Hamdan Street there are Kerala meals, Udupi coffee and Lebanese grills with two pages of vegetables.',
      activities: ['Private airport transfer', 'Sheikh Zayed Grand Mosque, evening slot'],
      meals: [],
      stay: '5-star hotel, Corniche, Abu Dhabi',
    },
    {
      title: 'Saadiyat’s two museums, then kayaks in the mangroves',
      description:
        'Begin at the Louvre at 10 am, when the dome’s 7,850 stars throw moving spots of light on the floor. A guide picks twelve objects, a Chola bronze among the likely ones, so that you leave wanting more. The Zayed National Museum next door tells the story of the desert people under five steel towers shaped like feathers. In the afternoon, at an hour set by the tide, you paddle into the mangroves of Abu Dhabi’s eastern shore and see crabs and herons, with the city’s towers far off.',
      activities: ['Louvre Abu Dhabi with guide', 'Zayed National Museum', 'Mangrove kayaking'],
      meals: ['breakfast'],
      stay: '5-star hotel, Corniche, Abu Dhabi',
    },
    {
      title: 'South through Madinat Zayed to Liwa',
      description:
        'A four-wheel drive collects you at 9 am. Madinat Zayed, two hours on, is a plain desert town with a fine camel market; most winters the Al Dhafra camel beauty contest is held close by. An hour later the first green of Liwa shows between orange hills. Farmers grow dozens of kinds of date in the hollows. You lunch at a garden, rest for a while, and drive along the edge of the sand to a camp at the foot of a dune, where no engine runs until morning.',
      activities: ['Camel market', 'Date-garden lunch', 'Desert camp with Bedouin host'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Private desert camp, Liwa',
    },
    {
      title: 'Liwa: sunrise at the camp, Moreeb Dune at sunset',
      description:
        'Dawn is the reason to camp: the sand is cold and marked with beetle tracks, and no camera catches its colour. After breakfast and a gentle drive with lessons in letting down tyres, you move to a fort-like hotel with a pool. The road to Moreeb Dune runs twenty-five kilometres through salt flats. An hour and a half before sunset you start up its flank, two steps forward and one back, forty minutes for the fit. From the crest at sunset the ridges of the Rub al Khali run on southward without a light. You come down by sliding.',
      activities: ['Sunrise on the dunes', 'Hotel pool', 'Climb of Moreeb Dune'],
      meals: ['breakfast', 'dinner'],
      stay: 'Desert hotel with pool, Liwa',
    },
    {
      title: 'Liwa to Abu Dhabi and the flight home',
      description:
        'Leave Liwa after a late breakfast; the capital’s airport is about three hours by dual carriageway, with one good stop for karak and parathas at a drivers’ canteen. With an evening flight the car can go by the mandir at Abu Mureikhah, closed on Mondays, or straight to Abu Dhabi’s Corniche for a swim and a day room. Travellers continuing to Dubai need ninety minutes more, and may keep the driver.',
      activities: ['Drive back', 'Mandir or beach stop', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Two nights in Abu Dhabi, one in a private camp and one at a desert hotel',
    'Private car from the airport on day 1, and a four-wheel drive with a licensed desert driver from day 3 to the end',
    'Tickets for both museums, with a shared specialist guide',
    'Mangrove kayaking with a leader, kayaks and dry bags',
    'Private camp with dining tent, field toilet and bedding, and dinner cooked to your diet',
    'Four breakfasts, lunch at the date garden, dinner at the camp and dinner at the desert hotel',
  ],
  exclusions: [
    'Return flights to Abu Dhabi',
    'UAE tourist e-visa, about ₹7,500 per person (₹6,500 to ₹9,000 by agent and length)',
    'Alcohol, served only in licensed hotels',
    'Both dinners in Abu Dhabi, and lunch on days 2, 4 and 5',
    'Dune buggies and quad bikes at Moreeb',
  ],
  faqs: [
    {
      question: 'Is a night in the open desert safe?',
      answer:
        'Yes, with care. The host knows the ground, carries a radio and keeps a second vehicle within reach. Scorpions and sand vipers are less active in the cold months, but shake out your shoes all the same. If strong wind is forecast, you sleep at the hotel instead.',
    },
    {
      question: 'Can older travellers do this?',
      answer:
        'The museums lend wheelchairs, Liwa’s hotel has lifts, and the dune can be seen from a chair at its foot, with tea. The camp can be replaced by a second hotel night. The long drive is on a very good road.',
    },
    {
      question: 'Which days should we avoid?',
      answer:
        'The Louvre is shut on Mondays and so is the mandir. On Friday midday the mosque closes to visitors. During the Liwa festival (11 December 2026 to 2 January 2027, and much the same weeks in other years) there are races and engines at Moreeb day and night. Tell us whether you want the festival or the silence.',
    },
    {
      question: 'How long before travel should the visa be done?',
      answer:
        'Two weeks is comfortable; four working days is the usual minimum. We file it and need a colour scan of a passport valid for six months, and a photograph. If you hold a valid visa or residence card of the US or an EU country, you may get a visa on arrival instead. UK papers were being taken off the list in 2026, and the rule may change again, so check it before you book. Read the Ministry of External Affairs’ advice in the same week: early 2026 had days when nobody could fly here.',
    },
    {
      question: 'What can we change in this plan?',
      answer:
        'Nearly everything: add Al Ain’s oasis and Hafeet mountain, double the desert nights, trade the kayak for a falcon hospital tour (weekdays), or do the desert first and the city last.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the sand',
      essential: true,
      items: [
        'Down jacket or thick fleece; about 10°C before dawn in January',
        'Cotton shemagh or scarf',
        'Socks to climb dunes in',
        'Power bank',
      ],
    },
    {
      category: 'For the capital',
      essential: true,
      items: ['Wrist-to-ankle clothing for the mosque', 'Comfortable shoes for museum floors'],
    },
    {
      category: 'Always with you',
      essential: true,
      items: ['Visa print and hotel list', 'Lip balm, saline drops, sunscreen'],
    },
    { category: 'If there is room', essential: false, items: ['Sketchbook', 'A wide lens'] },
  ],
  packages: [
    {
      title: 'Two travellers, twin room',
      price: 67500,
      description: 'Two to a room and a tent; the guide at both museums is shared',
    },
    {
      title: 'Twin room, private museum guide',
      price: 75500,
      description: 'Two to a room and a tent; a guide of your own at both museums',
    },
  ],
  facts: {
    meet: {
      place: 'Arrivals hall, Zayed International Airport, Abu Dhabi; the driver waits for your flight',
      time: '2:00 pm',
    },
    end: { place: 'Departures, Zayed International Airport, Abu Dhabi', time: '2:00 pm' },
    airport: {
      name: 'Zayed International (AUH), Abu Dhabi',
      transfer:
        'About 35 km, 35 to 45 minutes, to the hotel near the Corniche; the private car is included both ways.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'A licensed desert driver, a Bedouin host at the camp, a guide at both museums and a kayak leader',
    ages: {
      from: 6,
      note: 'Older travellers can take a second hotel night instead of the camp and leave out the dune climb.',
    },
    fitness:
      'Hardest part: about 40 minutes up the soft sand of Moreeb, a face of some 300 m, on day 4. Longest drive about three hours on good road. No altitude.',
    nights: [
      {
        count: 2,
        place: 'Corniche, Abu Dhabi',
        room: '5-star hotel',
        sharing: 'Double or twin',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Liwa dunes',
        room: 'Private desert camp, bedding in tents',
        sharing: 'Double or twin',
        washroom: 'shared',
      },
      { count: 1, place: 'Liwa', room: 'Desert hotel with pool', sharing: 'Double or twin', washroom: 'own' },
    ],
    singleRoom: { more: 23500 },
    child: {
      from: 6,
      to: 11,
      price: 43500,
      note: 'On an extra bed in the parents’ room and tent, with tickets and meals as listed.',
    },
    network:
      'Good 4G and 5G in the city and along the road to Liwa, weak or none at the camp. Take roaming or a tourist eSIM; WhatsApp calls may be blocked in the UAE.',
    cash: 'Cards work in the city and in hotels. Carry about AED 300 for canteens, tips and Liwa; draw it in Abu Dhabi or Madinat Zayed.',
    power:
      'Type G plugs (three flat pins, as in Britain), 230 V. Expect no socket at the camp: carry a power bank.',
    insurance:
      'Required, not included: buy medical and trip cover, and read what it pays if airspace closes or official advice changes.',
    papers: [
      { what: 'Passport valid for six months from arrival', by: 'you', when: 'Check it before you book' },
      {
        what: 'UAE tourist e-visa, or visa on arrival for holders of some US and EU visas; the rule may change',
        by: 'us',
        when: 'Two weeks before travel, from scans of your passport and its outer cover, and a photograph',
      },
      {
        what: 'Free visit slot at the Sheikh Zayed Grand Mosque',
        by: 'us',
        when: 'In the week before arrival',
      },
    ],
    payLocally: [
      {
        what: 'UAE tourist e-visa (approximate; ₹6,500 to ₹9,000 by agent and length)',
        paidTo: 'UAE immigration, through us, before you fly',
        before: true,
        rupees: 7500,
      },
    ],
  },
  route: [
    { place: 'abu-dhabi', night: true },
    { place: 'madinat-zayed' },
    { place: 'liwa', night: true },
    { place: 'moreeb-dune' },
    { place: 'liwa', night: true },
    { place: 'abu-dhabi' },
  ],
  difficulty: 'easy',
  tags: ['international', 'cultural', 'luxury'],
  cover: 'liwa/gold',
  gallery: [
    'liwa/night-desert-tent',
    'sand-road/day',
    'liwa/detail-1',
    'night-market/gold',
    'liwa/dusk',
    'liwa/detail-2',
  ],
  captions: {
    night: 2,
    travel: 'By four-wheel drive with a licensed desert driver',
    high: 'A night camped on soft sand with a Bedouin host',
  },
}
