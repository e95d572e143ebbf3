import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'europe-central-group',
  kind: 'group',
  title: 'Prague, Vienna, Budapest: Three Capitals on One Line',
  location: 'Prague, Vienna & Budapest',
  country: 'Czechia',
  duration: '8D/7N',
  months: [4, 5, 6, 9, 10],
  price: 107630,
  discount: 6,
  rating: 4.7,
  reviews: 2,
  description:
    'You see the old Austrian empire in eight days, by the railway that held it together. Prague gets three nights and a trip to its silver-mining rival, Vienna two, Budapest two with a soak in a hot spring, and Bratislava a long lunch in between. Beds, suppers and trams cost less here than in Paris or Zurich. We go in spring and early autumn, when beer gardens and baths are both pleasant, and leave out July and August, which are hot and crowded. You need three currencies, one visa and a good appetite for dumplings.',
  highlights: [
    'Charles Bridge early in the morning, with few people on it yet',
    'Kutná Hora’s bone chapel and the cathedral that silver built',
    'Standing tickets at the Vienna opera when there is a performance, and you may leave before the end',
    'Széchenyi’s outdoor thermal pools, up to 38°C, where men play chess in the water',
    'Bratislava between two trains: a castle, a crooked old town, halušky',
    'Danube by night in Budapest, parliament lit end to end',
  ],
  placesCovered: ['Prague', 'Kutná Hora', 'Vienna', 'Schönbrunn', 'Bratislava', 'Budapest'],
  itinerary: [
    {
      title: 'Arrive in Prague; the Old Town Square at 7 pm',
      description:
        'There is no direct flight: from Delhi or Mumbai you change once, in the Gulf, Istanbul or a European hub, and should count on twelve to fifteen hours. A van runs at 12 noon and 5 pm. The hotel in Prague is in the New Town, which is from 1348. At 7 pm we cross to the Old Town Square, hear the clock’s apostles shuffle past, and eat bramboráky, potato pancakes with marjoram, at a table outdoors.',
      activities: ['Airport van', 'Old Town Square and the astronomical clock'],
      meals: ['dinner'],
      stay: '4-star hotel, New Town, Prague',
    },
    {
      title: 'Prague: Charles Bridge, the castle and Malá Strana',
      description:
        'We go out at 6:30 am, in autumn at 7:30, to see Charles Bridge in low sun, and have breakfast after. We spend the morning in the Jewish quarter and its sad history, because on Sundays St Vitus lets visitors in only from 12 noon. Tram 22 saves the climb to the castle; the cathedral took almost six centuries to finish, and the bright Mucha window dates from 1931. After Golden Lane we walk downhill through Malá Strana’s gardens. Prague in the evening offers a chamber concert in a church, or a beer hall in which even the vegetarian plate, fried cheese, weighs half a kilo.',
      activities: ['Charles Bridge before breakfast', 'Josefov synagogues', 'Prague Castle'],
      meals: ['breakfast'],
      stay: '4-star hotel, New Town, Prague',
    },
    {
      title: 'Kutná Hora: the bone chapel and St Barbara’s',
      description:
        'An hour by train brings you to Kutná Hora, which once minted the silver coins that half of Europe spent. The ossuary at Sedlec, with a chandelier said to use every bone in the body, is either moving or macabre; we give you fifteen minutes and a bench outside. Then we see St Barbara’s, with its three tent-shaped spires on a ridge, and walk through vineyards. Lunch is svíčková without the beef: dumplings, cream sauce, cranberries. You are back in Prague for a free evening.',
      activities: ['Sedlec Ossuary', 'St Barbara’s Cathedral', 'Free evening'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel, New Town, Prague',
    },
    {
      title: 'By Railjet from Prague to Vienna',
      description:
        'The train takes four hours through Moravia and has a proper dining car. Vienna is grand and orderly after Prague’s crooked lanes. The first walk circles the Hofburg, passes the Lipizzaners’ stables and ends at St Stephen’s, whose roof is a zigzag of 230,000 tiles. A coffee house is next, and it is a rule that one coffee entitles you to three hours. Supper is Käsespätzle, noodles with cheese. Those who wish may queue at the opera for standing room, at around fifteen euros.',
      activities: ['Train Prague–Vienna', 'Hofburg and St Stephen’s', 'Coffee-house hour'],
      meals: ['breakfast'],
      stay: '4-star hotel, Wieden, Vienna',
    },
    {
      title: 'Vienna: Schönbrunn, Klimt and the Naschmarkt',
      description:
        'At Schönbrunn we take the shorter tour of the state rooms, then the hill to the Gloriette for the view that Maria Theresa paid for. At the Naschmarkt market we make a lunch of small bites: falafel, antipasti, Turkish bread, cheese. The Belvedere holds Klimt’s Kiss, which really is gold. Vienna at dusk belongs to the Prater, where the Riesenrad of 1897 turns so slowly that you can finish a paper cone of chestnuts, in October at least, before you are back down.',
      activities: ['Schönbrunn Palace', 'Naschmarkt lunch', 'Upper Belvedere', 'Riesenrad'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel, Wieden, Vienna',
    },
    {
      title: 'Bratislava for lunch, Budapest for dinner',
      description:
        'Only Rome and the Vatican are closer neighbours among Europe’s capitals: it is an hour to Bratislava. Bags go in lockers. We climb to the white castle, meet the bronze man in the manhole, and eat bryndzové halušky, potato dumplings in sheep’s cheese, ordered without bacon. A train at about 4 pm follows the Danube bend and is in Budapest at about 6:30 pm. From the hotel in Pest it is eight minutes on foot to the river; go and look, then sleep.',
      activities: ['Walk and lunch in Bratislava', 'Train along the Danube Bend', 'Riverside stroll'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel, Pest, Budapest',
    },
    {
      title: 'Budapest: Buda’s hill, hot baths and a night cruise',
      description:
        'In the morning we see Fisherman’s Bastion and the painted walls of Matthias church in Buda, take the funicular down and cross the Chain Bridge. By 2 pm we are in the steaming pools of the yellow Széchenyi baths, where men play chess up to their chests in water; the pools are mixed, you wear a swimsuit, and you hire or bring a towel. Afterwards we eat lángos, fried dough with sour cream and cheese. At 8:30 pm the farewell boat goes up past Budapest’s parliament and back, with dinner on board.',
      activities: ['Castle district', 'Széchenyi thermal baths', 'Danube dinner cruise'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star hotel, Pest, Budapest',
    },
    {
      title: 'Budapest’s Great Market Hall, then fly home',
      description:
        'The Great Market Hall opens at 6 am and sells paprika in tins, strudel with sour cherry, and honey cake that travels well in a suitcase. Airport coach 100E or our van takes about forty minutes from central Budapest. You change once again on the way home, in Istanbul, Doha or Dubai. Leftover forints are worthless elsewhere, so spend them here on marzipan. Saturday-to-Saturday means five days of leave for eight days away, if you land before Sunday lunch.',
      activities: ['Great Market Hall', 'Airport transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Seven nights in central four-star hotels: three in Prague, two in Vienna, two in Budapest',
    'Trains Prague–Vienna–Bratislava–Budapest, and the return train to Kutná Hora',
    'City travel cards for six days, and the airport vans in Prague and Budapest',
    'Tickets: Prague Castle, ossuary and cathedral at Kutná Hora, Schönbrunn, Belvedere, Riesenrad, Széchenyi baths',
    'Walking guides in the three capitals',
    'Seven breakfasts, three lunches, dinner on day 1 and the dinner cruise on day 7',
  ],
  exclusions: [
    'Flights into Prague and out of Budapest',
    'Schengen visa, €90 (about ₹9,900), the visa centre’s charge of about ₹2,500, and travel insurance',
    'Tickets for the opera (standing, €13 to 18), concerts and the synagogues in Prague',
    'Dinner on days 2 to 6 and lunch on days 2, 4 and 7, €12 to 20 each',
    'Hotel taxes: CZK 150 (about ₹675) in Prague and about €4 (₹440) in Budapest per person; Vienna’s is in the room price',
    'Luggage lockers, hire of towels and swimwear, public toilets (keep coins)',
  ],
  faqs: [
    {
      question: 'Which consulate handles this trip?',
      answer:
        'Czechia, since it has the most nights. Its appointment calendar in India is smaller than the French or Italian one, so book a slot ten to twelve weeks before travel. The fee is €90. A decision normally takes fifteen calendar days and can take forty-five. Rules and visa centres may change, so check before you book.',
    },
    {
      question: 'How many currencies will I handle?',
      answer:
        'Koruna in Prague, euro in Vienna and Bratislava, forint in Budapest. Cards are taken nearly everywhere. Draw small sums from bank ATMs, say no when they offer to convert into rupees, and avoid exchange booths with ‘zero commission’ signs.',
    },
    {
      question: 'I am vegetarian. Is it all goulash?',
      answer:
        'No. Prague and Vienna now have good vegetarian restaurants, and there are traditional dishes of cheese, potato, mushroom and noodles everywhere. Say bez masa, ohne Fleisch or hús nélkül. Clear soups are made with bones, so we leave them out of our set meals.',
    },
    {
      question: 'Are the baths awkward?',
      answer:
        'Only for the first five minutes. Széchenyi is mixed and everyone wears swimwear; cabins lock, and modest costumes of swim fabric are accepted. Nobody under 14 is let in since August 2025. Nobody has to go in: the city park next door has a castle and a boating lake.',
    },
    {
      question: 'What weather should I expect?',
      answer:
        'Usually 6 to 16°C in April and October, 11 to 23°C in May and September, warmer in June. Rain falls in short showers in all of them. It is light until about 9 pm in June and until about 6 pm in mid-October.',
    },
  ],
  thingsToCarry: [
    {
      category: 'To wear',
      essential: true,
      items: [
        'Waterproof layer and a warm mid-layer',
        'Cushioned shoes for cobbles',
        'Swimsuit, flip-flops and a towel for the baths',
      ],
    },
    {
      category: 'To show',
      essential: true,
      items: ['Schengen visa and insurance certificate', 'Hotel list for the border officer'],
    },
    {
      category: 'To pay',
      essential: true,
      items: ['Two cards from different banks', 'Euro coins for lockers and toilets'],
    },
    {
      category: 'To enjoy',
      essential: false,
      items: ['One smart outfit for the opera', 'Folding bag for paprika and wafers'],
    },
  ],
  packages: [
    {
      title: 'Twin sharing',
      price: 107630,
      description: 'Two to a room in all three cities',
      isPopular: true,
    },
    {
      title: 'Triple sharing',
      price: 99500,
      description: 'Three to a room, the third on an extra bed',
    },
    {
      title: 'Single room',
      price: 146100,
      description: 'A room of your own on all seven nights',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Lobby of your hotel in Prague’s New Town; airport vans leave at 12 noon and 5 pm',
      time: '7:00 pm',
    },
    end: { place: 'Departures, Budapest Ferenc Liszt Airport', time: '12:00 noon' },
    airport: {
      name: 'Václav Havel Airport Prague (PRG)',
      transfer: 'About 17 km, 40 minutes, to the New Town; our vans at 12 noon and 5 pm are included.',
    },
    team: 'Walking guides in Prague, Vienna and Budapest',
    ages: {
      from: 8,
      note: 'Children come with a parent. Széchenyi baths admit nobody under 14: a parent waits with them in the city park.',
    },
    fitness:
      'Easy to moderate: 8 to 10 km on foot on city days, over cobbles and some hills, and you carry your own bag on three trains.',
    nights: [
      { count: 3, place: 'New Town, Prague', room: '4-star hotel', sharing: 'Twin', washroom: 'own' },
      { count: 2, place: 'Wieden, Vienna', room: '4-star hotel', sharing: 'Twin', washroom: 'own' },
      { count: 2, place: 'Pest, Budapest', room: '4-star hotel', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 38470 },
    child: {
      from: 8,
      to: 11,
      price: 79500,
      note: 'On an extra bed in the parents’ room, with trains, tickets and meals as listed, the baths excepted.',
    },
    network:
      'Good 4G and 5G almost everywhere. One EU roaming pack or eSIM works in all four countries; hotels and many trains have Wi-Fi.',
    cash: 'Cards are taken nearly everywhere. Draw small sums of koruna and forint from bank ATMs; keep euro coins for lockers and toilets.',
    power:
      'Two round pins (types C, E and F), 230 V: two-pin chargers fit, three-pin Indian plugs need an adaptor.',
    insurance:
      'Required, not included: the Schengen visa asks for medical cover of at least €30,000 for the whole stay; add cover for baggage and cancellation.',
    papers: [
      {
        what: 'Passport less than ten years old, valid three months past return, two blank pages',
        by: 'you',
        when: 'Check it before you book',
      },
      {
        what: 'Schengen visa, applied for at the Czech visa centre; €90, rules may change',
        by: 'you',
        when: 'Book the slot ten to twelve weeks before departure',
      },
      {
        what: 'Hotel list, train plan and cover letter for the visa',
        by: 'us',
        when: 'Within a week of your booking',
      },
      {
        what: 'Photo for the EU Entry/Exit System, and a check of the fingerprints given for the visa',
        by: 'you',
        when: 'At the first Schengen airport',
      },
    ],
    payLocally: [
      {
        what: 'Schengen visa fee',
        paidTo: 'The Czech consulate, through its visa centre in India, before you travel',
        before: true,
        rupees: 9900,
        foreign: { amount: 90, currency: 'EUR' },
      },
      {
        what: 'Visa centre’s own charge, which varies (approximate)',
        paidTo: 'The visa centre in India',
        before: true,
        rupees: 2500,
      },
      {
        what: 'Prague city tax, CZK 50 a night for three nights',
        paidTo: 'Hotel desk in Prague',
        rupees: 675,
        foreign: { amount: 150, currency: 'CZK' },
      },
      {
        what: 'Budapest tourist tax, 4 per cent of the room: about €2 a night for two nights',
        paidTo: 'Hotel desk in Budapest',
        rupees: 440,
        foreign: { amount: 4, currency: 'EUR' },
      },
    ],
  },
  departures: {
    weekday: 'saturday',
    count: 5,
    seats: 20,
    smallest: 6,
    decideDays: 30,
    everyWeeks: 3,
    seasons: [
      { from: '04-10', to: '06-19' },
      { from: '09-04', to: '10-16' },
    ],
  },
  route: [
    { place: 'prague', night: true },
    { place: 'kutna-hora' },
    { place: 'prague', night: true },
    { place: 'vienna', night: true },
    { place: 'bratislava' },
    { place: 'budapest', night: true },
  ],
  difficulty: 'easy',
  tags: ['international', 'cultural'],
  cover: 'prague/dusk',
  gallery: [
    'prague/gold-city-room',
    'euro-rail/day',
    'budapest/night',
    'prague/day',
    'prague/gold',
    'prague/dawn-boat',
  ],
  captions: {
    night: 1,
    travel: 'By train from Prague to Vienna, Bratislava and Budapest',
    high: 'The Danube by night in Budapest, parliament lit end to end',
  },
}
