import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'p2',
  kind: 'group',
  title: 'Kashmir in Six Days: Srinagar, Gulmarg, Pahalgam, Sonamarg',
  location: 'Kashmir',
  region: 'North',
  duration: '6D/5N',
  months: [3, 4, 5, 6, 7, 8, 9, 10, 11],
  price: 17900,
  discount: 10,
  rating: 4.7,
  reviews: 4,
  description:
    'You see the four places everyone knows, in an order that saves driving. A houseboat night comes first, while you are tired; Sonamarg is a day out; Gulmarg and Pahalgam each get an evening and a morning, when they are at their best. Late March and early April bring tulips and almond blossom, June snow patches and cool meadows, October chinars the colour of a brick kiln. We tell you what the brochures leave out: gondola seats sell out online days ahead, ponies and local taxis are run by unions with fixed rates, and some meadows that were shut in 2025 have been reopening in stages.',
  highlights: [
    'A carved-cedar houseboat on Dal, and a shikara at the hour the hawkers go home',
    'Gondola to Kongdori, booked for you the day the window opens',
    'Two nights outside Srinagar, so Gulmarg and Pahalgam are seen without day-trippers',
    'Sonamarg through the new tunnel, with Thajwas glacier an hour or so on foot',
    'Nishat’s twelve terraces late in the afternoon, when Dal Lake reflects the light',
    'A seven-dish wazwan at a family house near Bijbehara, eaten from shared copper plates',
  ],
  placesCovered: ['Srinagar', 'Dal Lake', 'Sonamarg', 'Gulmarg', 'Kongdori', 'Pahalgam', 'Aru', 'Awantipora'],
  itinerary: [
    {
      title: 'Srinagar: a houseboat and shikara on Dal Lake',
      description:
        'From the airport it is forty minutes to Dalgate, where bags go into one shikara and you into another. The houseboat has walnut panelling, a veranda at water level and someone to bring you kahwa. At 5 pm we are paddled through the back canals of Srinagar, past floating kitchen gardens and a floating post office. The kingfishers are tame; the saffron sellers are persistent. Dinner on board is rogan josh, haak and rice.',
      activities: ['Shikara ride of an hour', 'Floating gardens', 'Houseboat evening'],
      meals: ['dinner'],
      stay: 'Houseboat, Dal Lake, Srinagar',
    },
    {
      title: 'A day trip from Srinagar to Sonamarg',
      description:
        'We drive eighty kilometres up the Sind, an easy two and a half hours since the tunnel opened. Sonamarg (2,730 m) is a long meadow with a river running through it; the glacier of Thajwas hangs at one end. You may walk there in an hour or so over turf and boulders, in spring over snow, or take a union pony at the posted price. Bring a rain jacket in any month. We start back at 4 pm, and sleep in a hotel in Srinagar tonight, after trout for those who ordered it.',
      activities: [
        'Drive up the Sind valley',
        'Walk or pony to Thajwas',
        'Lunch by the river, at your own cost',
      ],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Srinagar',
    },
    {
      title: 'To Gulmarg, and up to Kongdori by gondola',
      description:
        'We drive an hour and a half through poplars and paddy to Tangmarg, then thirteen kilometres of hairpins in deodar forest. Gulmarg (2,650 m) is a cup of grass with a grey stone church on a knoll. Our gondola slot takes us to Kongdori (3,080 m), where snow lies until about April and again from December. The second stage to Apharwat is optional and depends on wind. When the last coaches leave at 5 pm, walk the outer circle road, which has few cars at that hour.',
      activities: ['Gondola phase one', 'Kongdori meadow', 'Evening walk on the circular road'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Gulmarg',
    },
    {
      title: 'From Gulmarg across the valley to Pahalgam',
      description:
        'The longest drive, about 140 kilometres and five hours, but it crosses the whole of Kashmir. We stop among the crocus fields of Pampore, purple for a fortnight around the end of October, and at the 9th-century stones of Awantipora. After Anantnag the Lidder appears, loud and green. Pahalgam (about 2,150 m) is reached by about 3 pm; put your feet in the river and lose all feeling in them. Supper is by a wood fire if the night is cool.',
      activities: ['Pampore saffron fields', 'Awantipora ruins', 'Lidder riverside'],
      meals: ['breakfast', 'dinner'],
      stay: 'Riverside hotel, Pahalgam',
    },
    {
      title: 'Aru meadow, then Nishat Bagh in Srinagar',
      description:
        'Local union taxis take us twelve kilometres up to Aru (2,414 m), a village of a few hotels and many sheep where the Kolahoi trail begins. Walk half an hour along the stream and you have it to yourself. Which of the other meadows are open changes with the administration’s orders, and the captain checks it the evening before. Leaving Pahalgam, we sit down to a wazwan near Bijbehara and are in Srinagar by 4 pm for Nishat’s twelve terraces.',
      activities: ['Aru meadow walk', 'Wazwan lunch', 'Nishat Bagh'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Hotel, Srinagar',
    },
    {
      title: 'Srinagar’s old city, then the airport',
      description:
        'If your flight is after 2:30 pm, there is time for the best walk in Srinagar, before the Friday prayers: the papier-mâché of Shah-e-Hamdan, whose hall non-Muslims see from the door, the 370-odd deodar columns of Jamia Masjid if it is open and, between them, a baker pulling girda bread from the tandoor. Those with earlier flights leave straight after breakfast. Allow two and a half hours at the airport, where bags are screened at the outer gate and again inside.',
      activities: ['Old city walk for later flights', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'One houseboat night and four hotel nights: two in Srinagar, one in Gulmarg, one in Pahalgam',
    'Tempo traveller or Innova with a Kashmiri driver from airport to airport',
    'Five breakfasts and five dinners, plus the wazwan lunch on day 5',
    'First-stage gondola ticket, booked in your name',
    'Union taxi to Aru, and an hour in a shikara on Dal',
    'Trip captain who speaks Kashmiri and Hindi',
  ],
  exclusions: [
    'Flights or trains to Srinagar',
    'Second stage of the gondola (about ₹1,000–1,200) and sledges',
    'Ponies, at the rates posted at each stand',
    'Other lunches, tea and water',
    'Tickets for Nishat Bagh and the ruins of Awantipora, about ₹100 in all',
  ],
  faqs: [
    {
      question: 'Is it safe to travel now?',
      answer:
        'Tourist routes are heavily policed and hundreds of thousands of people visit each season. After the attack of April 2025 many spots were closed and reviewed, and we go only where the administration has reopened. We watch advisories daily and will move or refund a departure if they change.',
    },
    {
      question: 'When will I see tulips, snow or red chinars?',
      answer:
        'Tulips: the garden usually opens in the second half of March, for about four weeks. Snow at Kongdori: to about April; higher up at Apharwat into June. Saffron flowers: late October. Red chinars: the last ten days of October and the first ten of November. July is warm in Srinagar and green above it.',
    },
    {
      question: 'Will my phone number work?',
      answer:
        'A postpaid number will. A prepaid one from outside Jammu & Kashmir will not, but you may buy a local SIM in Srinagar with identity proof and a photograph. Every hotel has Wi-Fi; on the houseboat it is slow.',
    },
    {
      question: 'Is the group suitable for a family with young children?',
      answer:
        'Yes from about five years. Drives are under three hours except the day to Pahalgam, beds can be added, and kitchens make plain dal-chawal. Nights are cold at Gulmarg even in summer.',
    },
    {
      question: 'Can vegetarians eat well?',
      answer:
        'Yes. Haak, nadru yakhni, dum olav, chaman with tomato and rajma are all Kashmiri dishes. The wazwan has a full vegetarian version if you tell us two days ahead.',
    },
  ],
  thingsToCarry: [
    {
      category: 'To wear',
      essential: true,
      items: [
        'Light woollens in summer, heavy ones before May and after September',
        'Rainproof jacket',
        'Walking shoes with tread',
      ],
    },
    {
      category: 'Paper',
      essential: true,
      items: [
        'Photo identity for every adult, birth proof for children',
        'Printed flight ticket for the airport’s outer gate',
      ],
    },
    {
      category: 'Money',
      essential: true,
      items: ['Small notes for shikaras and pony tips', 'A UPI app; it works almost everywhere'],
    },
    {
      category: 'Pleasant',
      essential: false,
      items: [
        'Earplugs: the call to prayer is early',
        'Shopping bag for walnuts',
        'Sunglasses for glare off snow',
      ],
    },
  ],
  packages: [
    { title: 'Triple sharing', price: 17900, description: 'Three to a room with an extra bed' },
    {
      title: 'Double sharing',
      price: 20400,
      description: 'Two to a room on all five nights',
      isPopular: true,
    },
  ],
  facts: {
    meet: {
      place: 'Srinagar airport, outside the arrivals hall; the captain waits with a board',
      time: '2:00 pm',
    },
    end: {
      place: 'Srinagar airport, departures; for a flight before 2:30 pm you leave right after breakfast',
      time: '12:00 noon',
    },
    airport: {
      name: 'Sheikh ul-Alam International Airport, Srinagar',
      transfer: 'About 15 km and 40 minutes to Dalgate; our car is included both ways',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer:
        'About 10 km and 30 minutes by taxi to Dalgate, not included; join us there at about 3 pm. Trains come from Jammu and Katra.',
    },
    team: 'Trip captain who speaks Kashmiri and Hindi, and a Kashmiri driver',
    ages: {
      from: 5,
      note: 'Nights at Gulmarg are cold even in summer; the second gondola stage is not for heart or lung patients',
    },
    fitness:
      'Easy. Longest drive about 140 km and five hours (day 4); optional walk of an hour or so to Thajwas glacier on day 2. Kongdori, 3,080 m, by gondola; highest bed Gulmarg at 2,650 m.',
    nights: [
      {
        count: 1,
        place: 'Dal Lake, Srinagar',
        room: 'Carved-cedar houseboat',
        sharing: 'Triple or double',
        washroom: 'own',
      },
      { count: 1, place: 'Srinagar', room: 'Hotel', sharing: 'Triple or double', washroom: 'own' },
      { count: 1, place: 'Gulmarg', room: 'Hotel', sharing: 'Triple or double', washroom: 'own' },
      { count: 1, place: 'Pahalgam', room: 'Riverside hotel', sharing: 'Triple or double', washroom: 'own' },
      { count: 1, place: 'Srinagar', room: 'Hotel', sharing: 'Triple or double', washroom: 'own' },
    ],
    singleRoom: { more: 8500 },
    child: { from: 5, to: 11, price: 12900, note: 'Extra bed or mattress in the parents’ room' },
    network:
      'Prepaid SIMs from other states do not work in Jammu & Kashmir, postpaid ones do; visitors can buy a local SIM in Srinagar. Good in all four towns, weak at Aru and Thajwas.',
    cash: 'ATMs in Srinagar, Gulmarg and Pahalgam; UPI works almost everywhere. Keep about ₹3,000 in small notes for ponies, tickets and tips.',
    power: 'Mains everywhere, with cuts; hotels keep generators. Bring a power bank.',
    insurance: 'Not included. Take travel insurance with medical cover and for cancelled flights.',
    papers: [
      {
        what: 'Original photo identity of every adult, birth proof of children, printed flight ticket',
        by: 'you',
        when: 'Shown at hotels and at the airport’s outer gate',
      },
      {
        what: 'First-stage gondola ticket in your name',
        by: 'us',
        when: 'When online booking opens; send identity card numbers when you book',
      },
      {
        what: 'Passport and visa of foreign nationals, for the hotel’s Form C',
        by: 'you',
        when: 'At each check-in',
      },
    ],
    payLocally: [
      {
        what: 'Tickets for Nishat Bagh and the ruins of Awantipora, about',
        paidTo: 'At the two gates, Indian rate',
        rupees: 100,
      },
    ],
  },
  departures: {
    weekday: 'sunday',
    count: 7,
    seats: 20,
    smallest: 6,
    decideDays: 10,
    everyWeeks: 2,
    seasons: [{ from: '03-21', to: '11-07' }],
  },
  route: [
    { place: 'srinagar', night: true },
    { place: 'sonamarg' },
    { place: 'srinagar', night: true },
    { place: 'gulmarg', night: true },
    { place: 'kongdori' },
    { place: 'pahalgam', night: true },
    { place: 'aru' },
    { place: 'srinagar', night: true },
  ],
  difficulty: 'easy',
  tags: ['stateHighlight', 'familySpecial'],
  cover: 'kashmir/gold',
  gallery: [
    'kashmir/day-cedar-room',
    'hill-road/van-day',
    'gulmarg/detail-1',
    'kashmir/village-gold',
    'forest-trail/dusk',
    'kashmir/day',
  ],
  captions: {
    night: 1,
    travel: 'By tempo traveller or Innova with a Kashmiri driver',
    high: 'The gondola to Kongdori, above Gulmarg',
  },
}
