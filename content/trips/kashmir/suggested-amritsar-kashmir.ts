import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'suggested-amritsar-kashmir',
  kind: 'suggested',
  title: 'Amritsar to Kashmir by Rail: Gold, Granite and a Lake',
  location: 'Punjab & Kashmir',
  region: 'North',
  duration: '8D/7N',
  months: [3, 4, 5, 6, 9, 10, 11],
  price: 25460,
  discount: 5,
  rating: 4.6,
  reviews: 1,
  description:
    'Since June 2025 one can go from Punjab to Kashmir by rail all the way, with halts where you like. This route idea uses that line. You have two days and a morning in Amritsar for the temple, the story of Partition and the food; an afternoon train takes you to Katra under Trikuta hill; a day there is for Vaishno Devi or for rest; then you spend three hours on one of the boldest railways in the world, through dozens of tunnels and over the Chenab, to Srinagar. A houseboat and a day at Gulmarg finish it. Treat it as a sketch: every halt can be made longer or left out.',
  highlights: [
    'The Chenab bridge, its deck 359 m above the river, crossed in a reclining seat',
    'Golden Temple by night, and langar on its floor the next day',
    'Trikuta hill on foot, pony or by helicopter to Vaishno Devi, or not at all',
    'Amritsari kulcha, Dogra rajma and Kashmiri wazwan in one week',
    'A houseboat on Dal and a day among the firs of Gulmarg',
    'Trains in place of two long mountain drives, and far fewer hairpins',
  ],
  placesCovered: ['Amritsar', 'Attari', 'Jammu', 'Katra', 'Vaishno Devi', 'Srinagar', 'Gulmarg'],
  itinerary: [
    {
      title: 'Amritsar: street food and the Golden Temple',
      description:
        'Come by noon and rest until it is cooler. Begin Amritsar with its food: a crisp kulcha with chhole in the lanes near Maqbool Road, then lassi with a lid of cream. At 9 pm walk barefoot into the Golden Temple as the water reflects every lamp, and stay for the Palki ceremony, when the Guru Granth Sahib is carried to rest at about 10 pm, earlier or later by the season. Cover your head; no one will ask who you are.',
      activities: ['Food walk', 'Golden Temple by night', 'Palki Sahib ceremony'],
      meals: ['dinner'],
      stay: 'Hotel near the old city, Amritsar',
    },
    {
      title: 'Amritsar’s museums and the flag at Attari',
      description:
        'Begin at Jallianwala Bagh while it is quiet, and allow two hours for the Partition Museum in the old Town Hall (shut on Mondays), where recorded voices of survivors move people more than the objects do. Sit for langar on the floor with several thousand others. At 3 pm a car goes thirty kilometres to Attari for the flag-lowering; in 2025 the ceremony was scaled down, with the gates kept shut. Back in Amritsar, have a tandoori kulfi before bed.',
      activities: ['Jallianwala Bagh', 'Partition Museum', 'Attari flag ceremony'],
      meals: ['breakfast'],
      stay: 'Hotel near the old city, Amritsar',
    },
    {
      title: 'Amritsar to Katra by the afternoon train',
      description:
        'You have a free morning for phulkari in Hall Bazaar or for the museums of Gobindgarh Fort. The Vande Bharat, when it is running, leaves Amritsar in the afternoon, crosses the Beas and the Ravi, and pauses at Jammu as the hills begin. It takes between five and six hours; in a season without it, another train to Jammu and a car take its place. You reach Katra at night, when you can see the lit path up Trikuta from far away. The hotel is ten minutes away and keeps its kitchen open.',
      activities: ['Hall Bazaar or Gobindgarh Fort', 'Vande Bharat to Katra'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Katra',
    },
    {
      title: 'Vaishno Devi, or a day of rest in Katra',
      description:
        'Pilgrims register for the RFID card at the counter, start by 6 am, and walk about thirteen kilometres up a roofed, paved and very steady path to the Bhawan; ten hours there and back, with ponies, battery cars and a ropeway to Bhairon for tired legs. Helicopter seats to Sanjichhat are released online weeks earlier. Everyone else may stay in Katra, read, and drive out to the Baba Dhansar falls. All meet again over rajma-chawal.',
      activities: ['Vaishno Devi walk (optional)', 'Baba Dhansar falls'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Katra',
    },
    {
      title: 'Katra to Srinagar over the Chenab bridge',
      description:
        'This is the best train ride of the week. Out of Katra it enters the hill at once, shows you the cable-stayed Anji Khad bridge for ten seconds, and a little after Reasi runs out over the Chenab arch, higher than the Eiffel Tower is tall. Sit on either side, as both look straight down. Then comes Banihal’s eleven-kilometre tunnel, and you come out among poplars. From Srinagar station it is half an hour to the ghats and a shikara across to your houseboat.',
      activities: ['Katra–Srinagar Vande Bharat', 'Chenab bridge', 'Shikara to the houseboat'],
      meals: ['breakfast', 'dinner'],
      stay: 'Houseboat, Dal Lake, Srinagar',
    },
    {
      title: 'Srinagar’s gardens and alleys',
      description:
        'This is a city day. Take an early boat to the floating market if you can wake up for it; then see Shalimar and Nishat, the tulip garden in season, and have a lunch of gushtaba and rice at a canteen in Lal Chowk. In the afternoon a guide leads you through downtown Srinagar between the river mosques, past coppersmiths and rosewater sellers. Tonight you sleep in a hotel, with a hot shower that lasts.',
      activities: ['Mughal gardens', 'Downtown walk', 'Wazwan lunch'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Srinagar',
    },
    {
      title: 'A day trip from Srinagar to Gulmarg',
      description:
        'It is fifty kilometres, and you leave at 8 am to be there before the coaches. Gulmarg (2,650 m) is a meadow ringed by fir, with a gondola best booked online beforehand. The lower stage is enough for most, with snow at its top until about April. Walk to the little church, eat rajma at a stall, come down by 5 pm. If you love it, shift a night here from the city; this is the easiest change to make.',
      activities: ['Gondola ride', 'Meadow walk', 'Return to the city'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Srinagar',
    },
    {
      title: 'Leave Srinagar by air or by train',
      description:
        'Flights from Srinagar reach Delhi in ninety minutes. The cheaper and more unusual choice is to take a train back down to Katra, over the same bridges, and a night express to Delhi from there. Either way compare prices of walnuts before you buy. Keep two and a half hours for airport checks; at the station allow one.',
      activities: ['Airport or station drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Seven nights, two sharing: six in three-star hotels and one on a houseboat',
    'Chair-car seats on the Amritsar–Katra and Katra–Srinagar trains; if one does not run, another train or a car',
    'Cars for Attari, Gulmarg and all station and airport runs',
    'Seven breakfasts, and dinner on all days but day 2',
    'Guides for the Amritsar food walk and the Srinagar downtown walk',
    'Help with the Vaishno Devi yatra card and the gondola booking',
  ],
  exclusions: [
    'Travel to Amritsar and home from Srinagar',
    'Helicopter, pony or battery car on the Vaishno Devi hill',
    'Gondola ticket, booked online in your own name, if you ride',
    'Museum, fort and garden tickets, if you go in',
    'Lunches, snacks and temple offerings',
    'Executive class on the trains, except in that package',
  ],
  faqs: [
    {
      question: 'What is a suggested itinerary?',
      answer:
        'A route we have worked out and priced for two people, without fixed departures. Give us dates and we check seats and rooms, then send a firm quotation. You can cut Katra, add Pahalgam or begin in Delhi.',
    },
    {
      question: 'Do the trains run daily?',
      answer:
        'Not every day. The Vande Bharat trains to Srinagar, from Katra or Jammu by the timetable, have weekly days off. The Amritsar–Katra train was suspended for some time after the floods of August 2025. We fit the plan to the timetable in force, book when the window opens sixty days ahead, and use another train or a car where one does not run.',
    },
    {
      question: 'Is the Chenab section really visible from the train?',
      answer:
        'For less than a minute, at moderate speed, and there is a great deal of tunnel before and after. Be ready at Reasi. The windows do not open, so clean yours at the Katra platform.',
    },
    {
      question: 'Which season suits it?',
      answer:
        'The second half of March and early April join the wheat fields of Punjab to Srinagar’s tulips, whose garden usually opens in the second half of March for about four weeks. October and early November are dry and golden at both ends. May and June are fierce in Amritsar; we skip July and August for rain on Trikuta, and deep winter for fog.',
    },
    {
      question: 'Can older people do it?',
      answer:
        'Yes, if they leave out the climb at Katra or fly up. Train seats are roomy, station lifts exist at Katra and Srinagar, and the late evenings in Amritsar can be left out; only the train to Katra comes in at night. Stepping into a shikara needs a steady hand to hold.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For shrines',
      essential: true,
      items: [
        'Scarf or handkerchief to cover the head',
        'Slip-on footwear',
        'Leather-free belt and bag for Vaishno Devi',
      ],
    },
    {
      category: 'Climate',
      essential: true,
      items: ['Cottons for Amritsar', 'Jacket for Gulmarg', 'Umbrella or light raincoat'],
    },
    {
      category: 'Tickets',
      essential: true,
      items: ['The identity card used in each booking', 'Postpaid SIM for Jammu & Kashmir'],
    },
    {
      category: 'Aboard',
      essential: false,
      items: [
        'Microfibre cloth for the window',
        'Trolley under 20 kg',
        'Dry snacks; the train meal is small',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 25460,
      description: 'Per person: chair car on both trains, 3-star hotels and a night on a houseboat',
    },
    {
      title: 'Two travellers, executive class',
      price: 26950,
      description: 'Executive-class seats on both trains; the same rooms and cars',
    },
  ],
  facts: {
    meet: { place: 'Hotel near the old city, Amritsar; we send its name and map pin', time: '12:00 noon' },
    end: { place: 'Srinagar airport or Srinagar railway station at Nowgam', time: '10:00 am' },
    airport: {
      name: 'Sri Guru Ram Dass Jee International Airport, Amritsar',
      transfer: 'About 12 km and 30 minutes to the hotel; our car is included',
    },
    railhead: {
      name: 'Amritsar Junction',
      transfer: 'About 2 km and 10 minutes to the hotel; our car is included',
    },
    party: { smallest: 2, largest: 6 },
    team: 'Drivers at each place, and guides for the Amritsar food walk and the Srinagar downtown walk',
    ages: { from: 5, note: 'Elderly guests do well if they leave out the climb to Vaishno Devi or fly up' },
    fitness:
      'Easy without the shrine. Vaishno Devi is optional: about 13 km up and 13 km down on a paved path, about ten hours. Day trip to Gulmarg at 2,650 m; no bed above Srinagar, about 1,585 m.',
    nights: [
      {
        count: 2,
        place: 'Amritsar',
        room: '3-star hotel near the old city',
        sharing: 'Double',
        washroom: 'own',
      },
      { count: 2, place: 'Katra', room: '3-star hotel', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Dal Lake, Srinagar', room: 'Houseboat', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Srinagar', room: '3-star hotel', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 12000 },
    child: {
      from: 5,
      to: 11,
      price: 17900,
      note: 'Extra bed in the parents’ room and a train seat of their own',
    },
    network:
      'All SIMs work in Amritsar; in Jammu & Kashmir only postpaid SIMs from other states do. Good in all towns, little or none in the long tunnels.',
    cash: 'ATMs in Amritsar, Katra and Srinagar; UPI works almost everywhere. Keep about ₹3,000 in notes for ponies, offerings and tips.',
    power:
      'Mains everywhere, with cuts in Katra and Srinagar. Sockets at the train seats; bring a power bank for the yatra.',
    insurance: 'Not included. Take travel insurance with medical cover and for cancelled flights or trains.',
    papers: [
      {
        what: 'The original identity card used for each train and gondola booking',
        by: 'you',
        when: 'Shown on both trains, at hotels and at Gulmarg',
      },
      {
        what: 'Vaishno Devi yatra registration and RFID card, free of charge, if you go up, on foot, by pony or by air',
        by: 'you',
        when: 'In person at the counter in Katra, at most about ten hours before you start; be back within a day; we help',
      },
      {
        what: 'Train tickets Amritsar–Katra and Katra–Srinagar',
        by: 'us',
        when: 'When booking opens, 60 days before',
      },
      {
        what: 'Passport and visa of foreign nationals, for the hotel’s Form C',
        by: 'you',
        when: 'At each check-in',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'amritsar', night: true },
    { place: 'jammu' },
    { place: 'katra', night: true },
    { place: 'srinagar', night: true },
    { place: 'gulmarg' },
    { place: 'srinagar', night: true },
  ],
  difficulty: 'easy',
  tags: ['cultural', 'pilgrimage'],
  cover: 'amritsar/dawn',
  gallery: [
    'kashmir/day-cedar-room',
    'wheat-rail/gold',
    'kashmir/day',
    'amritsar/gold',
    'gulmarg/detail-1',
    'amritsar/dusk',
  ],
  captions: {
    night: 3,
    travel: 'By train from Amritsar to Katra, and on to Srinagar',
    high: 'Dal Lake, with a night on a houseboat',
  },
}
