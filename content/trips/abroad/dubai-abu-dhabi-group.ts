import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'i4',
  kind: 'group',
  title: 'Dubai and Abu Dhabi: Creek, Dunes and Two Great Domes',
  location: 'Dubai & Abu Dhabi, UAE',
  country: 'United Arab Emirates',
  duration: '5D/4N',
  months: [1, 2, 3, 4, 10, 11, 12],
  price: 47500,
  discount: 10,
  rating: 4.6,
  reviews: 3,
  description:
    'These five winter days start with a one-dirham boat and end under the marble of Sheikh Zayed’s mosque. Most packages go up the tower first and never see the old town; we begin at the creek, where the city was a pearl port when your great-grandparents were young, and see the skyline afterwards. The fourth day moves to Abu Dhabi and stays the night there, so the mosque is seen at dusk and the stone mandir without a rush. October to April only: from May the afternoons come near 40°C and the trip would be spent in malls.',
  highlights: [
    'Abra across the creek, then the gold, spice and textile souks with a guide who bargains',
    'Burj Khalifa’s 124th floor in a booked slot, before the evening fountains',
    'Red dunes at Lahbab with a licensed driver, a barbecue and a separate vegetarian line',
    'The hand-carved BAPS mandir at Abu Mureikhah, opened in 2024',
    'Sheikh Zayed Grand Mosque as the light turns blue',
    'A night in Abu Dhabi rather than a fourteen-hour day trip',
  ],
  placesCovered: ['Dubai', 'Al Fahidi', 'Deira', 'Burj Khalifa', 'Lahbab', 'Abu Mureikhah', 'Abu Dhabi'],
  itinerary: [
    {
      title: 'Land in Dubai and walk the Marina after dark',
      description:
        'Mumbai and Ahmedabad are about three hours away, Delhi, Bengaluru and Kochi about four. The clock is an hour and a half behind, so even after an afternoon flight you have the evening. Coaches call at all three terminals in Dubai at set times. The hotel stands in Bur Dubai, two streets from a Udupi restaurant. At 8 pm we ride the metro to the Marina, walk the waterfront for an hour, eat where we like, and are back before the trains stop at midnight.',
      activities: ['Airport transfer', 'Metro ride to Dubai Marina'],
      meals: [],
      stay: '4-star hotel, Bur Dubai',
    },
    {
      title: 'Dubai: the creek and souks, then Burj Khalifa',
      description:
        'Dubai makes sense from Al Fahidi: coral-and-gypsum houses, wind towers, a courtyard with cardamom coffee and dates. Cross by abra to Deira. The guide shows how gold is priced by the day’s rate plus making charges, and which shops sell safflower as saffron. Lunch is a thali in the old Sindhi quarter beside the Hindu lane. At 2:30 pm, ahead of the sunset surcharge, our slot opens at Burj Khalifa; from level 124 the tower’s shadow lies over the city like a clock hand. Tea in the mall, and from 6 pm the fountains play every half hour, unless they are shut for works.',
      activities: [
        'Al Fahidi and abra crossing',
        'Gold and spice souks',
        'Burj Khalifa, level 124',
        'Dubai Fountain',
      ],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel, Bur Dubai',
    },
    {
      title: 'A free morning in Dubai, then the dunes of Lahbab',
      description:
        'The morning is slow, since the city prays at 12:45 pm on Fridays: see the Dubai Frame, Kite Beach or a mall, as you like. Jeeps come at 3 pm. Lahbab lies fifty kilometres out and its dunes are rust-coloured with iron. Twenty minutes of dune driving is plenty for most stomachs, and a walking option exists for bad backs. Camp has carpets, a falcon, a tanoura dancer and two kitchens, one of them meat-free. We are back in Dubai by 9:30 pm.',
      activities: ['Free morning', 'Dune drive at Lahbab', 'Camp dinner'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star hotel, Bur Dubai',
    },
    {
      title: 'Abu Dhabi: the mandir, then the mosque at dusk',
      description:
        'Leave at 8 am with bags. The mandir at Abu Mureikhah stands beside the highway: seven spires in pink Rajasthan sandstone, camels and oryx carved among the elephants; register beforehand and dress modestly. After lunch check in at Abu Dhabi, then choose the Louvre, whose pierced dome lets in drops of sunlight, or Qasr Al Watan, the presidential palace. An hour before sunset we enter Sheikh Zayed’s mosque, eighty-two domes, and stay until the marble takes the colour of the evening sky. Supper is on the Corniche.',
      activities: [
        'BAPS Hindu Mandir',
        'Louvre Abu Dhabi or Qasr Al Watan',
        'Sheikh Zayed Grand Mosque at dusk',
      ],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel, Abu Dhabi',
    },
    {
      title: 'Morning on Abu Dhabi’s Corniche, then fly home',
      description:
        'Walk or hire a bicycle along the Corniche before it warms, eight flat kilometres of sea wall. Abu Dhabi’s own airport has direct flights to more than a dozen Indian cities and is some forty minutes away; the coach goes there first at 10 am and then on to Dubai, arriving near 12 noon. Whichever you book, tell us, and allow three hours there before take-off. Dates from the market by the port travel well and cost less than the airport’s.',
      activities: ['Corniche walk or bicycle', 'Date market', 'Coach to either airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in Bur Dubai and one in Abu Dhabi, two to a room, with breakfast',
    'Coach for all listed transfers, airports included, and a loaded Nol card for the metro',
    'Burj Khalifa tickets, levels 124 and 125, for 2:30 pm (before the sunset surcharge)',
    'Dune drive and camp dinner at Lahbab, and lunch on days 2 and 4',
    'Ticket for the Louvre Abu Dhabi or Qasr Al Watan on day 4; registration at the mosque and the mandir',
    'English- and Hindi-speaking guide in the old city and at the mosque',
  ],
  exclusions: [
    'Flights: ₹15,000 to ₹26,000 return is usual from western India',
    'UAE tourist e-visa, about ₹7,500 (₹6,500 to ₹9,000 by agent and length); we file it for you at cost',
    'Tourism Dirham in Dubai, AED 15 a room a night, paid at the hotel: AED 22.50 (about ₹585) each in a twin room',
    'Dinner on days 1, 2 and 4 and lunch on day 3, roughly AED 30 to 50 each',
    'Quad bikes, shisha and photographs at the camp',
  ],
  faqs: [
    {
      question: 'How does the UAE visa work for Indians?',
      answer:
        'Most Indian passport holders need a 30- or 60-day tourist e-visa before boarding; it takes three to five working days with a scan of the passport and its outer cover, photograph, return ticket and hotel voucher. If you hold a valid visa or residence card of the US or an EU country (and lately some others), you may get a visa on arrival. UK papers were being taken off the list in 2026, and it may change again, so check it before you book.',
    },
    {
      question: 'What should women wear?',
      answer:
        'Ordinary modest clothes in town. In the Grand Mosque, arms and legs must be covered to wrist and ankle, hair under a scarf, nothing tight or sheer; men wear long trousers. The mandir asks you to cover up from neck to elbow and ankle. Swimwear is fine at beaches and pools.',
    },
    {
      question: 'Will I find vegetarian food?',
      answer:
        'Bur Dubai and Karama have more pure-vegetarian kitchens than many Indian suburbs: Gujarati thali, dosa, chaat, Jain menus. At the desert camp our meals come from a separate counter. In Abu Dhabi you find the same in the streets behind Hamdan Street.',
    },
    {
      question: 'Is there anything I must not pack?',
      answer:
        'Poppy seed (khus-khus), including in spice mixes, is treated as a narcotic. So are some painkillers and cough syrups with codeine or tramadol; carry a prescription and check the ministry’s list. Leave paan and vapes at home too.',
    },
    {
      question: 'Is it all right to go after the fighting of early 2026?',
      answer:
        'Missiles reached the Gulf in the spring of 2026 and flights stopped for days at a time. The official advice has eased since, but nobody can promise calm. We follow the Ministry of External Affairs: if it advises against the UAE, or the airspace shuts, the departure does not run and you choose a full refund or another date. Buy insurance that says clearly what it pays in such a case.',
    },
    {
      question: 'What about Ramadan departures?',
      answer:
        'Ramadan comes about eleven days earlier each year and for now falls on our February and March dates. Restaurants in hotels and most malls serve by day, the camp may have no music or dance, and the mosque has shorter visiting hours. The city stays awake late. The trip runs, with an iftar dinner in place of one lunch.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Dress',
      essential: true,
      items: [
        'Full-length loose clothes and a scarf for the mosque',
        'Closed shoes for the souks, sandals for sand',
        'Thin jacket: January nights drop to about 14°C',
      ],
    },
    {
      category: 'Documents',
      essential: true,
      items: ['E-visa print', 'Passport with six months left', 'Prescriptions for any medicine'],
    },
    {
      category: 'Money',
      essential: true,
      items: ['AED 400 in cash', 'A forex card; some shops add a fee to Indian ones'],
    },
    {
      category: 'Worth the space',
      essential: false,
      items: [
        'Ginger or a travel-sickness tablet for the dune drive',
        'Some empty space in the suitcase for dates',
      ],
    },
  ],
  packages: [
    {
      title: 'Twin sharing',
      price: 47500,
      description: 'Two adults to a room in both cities',
      isPopular: true,
    },
    { title: 'Triple sharing', price: 43900, description: 'Third guest on a rollaway bed' },
    { title: 'Single', price: 63500, description: 'Own room throughout', ownRoom: true },
  ],
  facts: {
    meet: { place: 'Lobby of your 4-star hotel in Bur Dubai, named on the voucher', time: '8:00 pm' },
    end: { place: 'Dubai International Airport, after a stop at Abu Dhabi’s airport', time: '12:00 noon' },
    airport: {
      name: 'Dubai International (DXB)',
      transfer:
        'About 10 km, 20 to 30 minutes, to Bur Dubai; our coach calls at all three terminals at set times and is included.',
    },
    team: 'English- and Hindi-speaking guide in the old city and at the mosque, licensed desert drivers, coach driver',
    ages: {
      from: 5,
      note: 'Children come with a parent. Anyone pregnant or with a bad back walks in the dunes instead of the dune drive.',
    },
    fitness:
      'Easy: city walks on flat ground, 20 minutes of bumpy dune driving on day 3, and an optional 8 km along the Corniche on day 5.',
    nights: [
      {
        count: 3,
        place: 'Bur Dubai',
        room: '4-star hotel',
        sharing: 'Twin',
        washroom: 'own',
        examples: ['Arabian Courtyard Hotel', 'Majestic City Retreat Hotel'],
      },
      { count: 1, place: 'Abu Dhabi', room: '4-star hotel', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 16000 },
    child: {
      from: 5,
      to: 11,
      price: 33000,
      note: 'On a rollaway bed in the parents’ room, with all tickets and meals as listed.',
    },
    network:
      'Good 4G and 5G in both cities, weaker in the dunes. Take roaming or a tourist SIM from the airport; WhatsApp calls may be blocked in the UAE.',
    cash: 'Cards work almost everywhere. AED 400 in cash covers souks, abras, tips and the hotel fee; ATMs are easy to find.',
    power: 'Type G plugs (three flat pins, as in Britain), 230 V: carry an adaptor. Power cuts are rare.',
    insurance:
      'Required, not included: buy medical and trip cover, and read what it pays if airspace closes or official advice changes.',
    papers: [
      { what: 'Passport valid for six months from arrival', by: 'you', when: 'Check it before you book' },
      {
        what: 'UAE tourist e-visa, or visa on arrival for holders of some US and EU visas; the rule may change',
        by: 'us',
        when: 'Filed about two weeks before departure; takes three to five working days',
      },
      {
        what: 'Visit registration at the Grand Mosque and the BAPS mandir',
        by: 'us',
        when: 'In the week before departure',
      },
      {
        what: 'Doctor’s prescription for any medicine; codeine and tramadol are controlled',
        by: 'you',
        when: 'Carry it in hand baggage',
      },
    ],
    payLocally: [
      {
        what: 'UAE tourist e-visa (approximate; ₹6,500 to ₹9,000 by agent and length)',
        paidTo: 'UAE immigration, through us, before you fly',
        before: true,
        rupees: 7500,
      },
      {
        what: 'Tourism Dirham, AED 15 a room a night for three nights: your half of a twin room',
        paidTo: 'Hotel desk in Bur Dubai, at check-in',
        rupees: 585,
        foreign: { amount: 22.5, currency: 'AED' },
      },
    ],
  },
  departures: {
    weekday: 'wednesday',
    count: 7,
    seats: 24,
    smallest: 6,
    decideDays: 21,
    everyWeeks: 2,
    seasons: [
      { from: '01-01', to: '04-15' },
      { from: '10-08', to: '12-31' },
    ],
  },
  route: [
    { place: 'dubai', night: true },
    { place: 'lahbab' },
    { place: 'dubai', night: true },
    { place: 'abu-dhabi', night: true },
    { place: 'dubai' },
  ],
  difficulty: 'easy',
  tags: ['international', 'cultural'],
  cover: 'dubai/dusk',
  gallery: [
    'dubai/creek-night-city-room',
    'gulf-train/day',
    'dubai/creek-gold',
    'night-market/dusk',
    'dubai/detail-1',
    'dubai/gold-white-tent',
  ],
  captions: {
    night: 1,
    travel: 'By metro in Dubai, and by coach to Abu Dhabi',
    high: 'By abra across the creek to the gold and spice souks',
  },
}
