import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'suggested-vietnam-north-south',
  kind: 'suggested',
  title: 'Vietnam, North to South: Hanoi to the Mekong',
  location: 'Hanoi, Hoi An & Ho Chi Minh City, Vietnam',
  country: 'Vietnam',
  duration: '10D/9N',
  months: [1, 2, 3, 4, 12],
  price: 75360,
  discount: 4,
  rating: 4.7,
  reviews: 1,
  description:
    'This is a route idea for a country 1,650 km long, taken in three parts: the north with its lakes and limestone islands, the centre with lanterns and Cham temples, the south with tunnels and river. Two domestic flights, both in the price, replace two nights on trains. The difficulty is the weather, because no month is right for all three. February to April comes nearest; December and January are cool and drizzly in the north, often still wet at Hoi An, and fine in the south. October and November flood Hoi An’s streets in many years, and July is very hot. Around Tết, the lunar new year, half the shops shut and fares double.',
  highlights: [
    'A night aboard on Ha Long Bay, with a kayak between the islands',
    'Phở chay and egg-free bánh mì on a vegetarian food walk through Hanoi’s Old Quarter',
    'Shiva temples at My Son, built by Hindu kings of Champa from the fourth century',
    'Hoi An after dark, when the old town’s lanes close to motor traffic',
    'The Cu Chi tunnels at Ben Duoc, the quieter of the two sites',
    'Sampans through the water-palm canals of Ben Tre',
  ],
  placesCovered: [
    'Hanoi',
    'Ha Long Bay',
    'Da Nang',
    'Hoi An',
    'My Son',
    'Ho Chi Minh City',
    'Cu Chi',
    'Ben Tre',
  ],
  itinerary: [
    {
      title: 'Hanoi: Hoan Kiem lake and the Old Quarter',
      description:
        'Hanoi is under three hours by air from Kolkata and between four and five from Delhi, with direct flights from both for much of the year. The airport road takes about forty-five minutes. Learn the first local skill, which is crossing a street: walk slowly, never stop, never run, and the scooters flow round you. At dusk walk round Hoan Kiem lake, where half the city comes out too, and try egg coffee or, for those who skip egg, coconut coffee. Vegetarians should avoid bun rieu, a crab soup, and ask for mi xao chay, fried noodles with vegetables.',
      activities: ['Airport pick-up', 'Hoan Kiem lake', 'Water-puppet show, if you buy seats'],
      meals: [],
      stay: '4-star hotel, Old Quarter, Hanoi',
    },
    {
      title: 'Hanoi: Temple of Literature and a food walk',
      description:
        'Start with Uncle Ho’s mausoleum complex if it is open (mornings only, closed Mondays and Fridays, usually shut for a time in summer), then the Temple of Literature of 1070, where stone tortoises carry the names of doctoral graduates. Hanoi’s train street can be seen from a café behind the safety rope. By 5 pm a guide leads six stops of Buddhist-style cooking: phở chay, nem, bún chả with mushroom, chè. The word chay on a signboard means no meat or fish.',
      activities: ['Ba Dinh and the One Pillar Pagoda', 'Temple of Literature', 'Vegetarian food walk'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star hotel, Old Quarter, Hanoi',
    },
    {
      title: 'A night on a boat on Ha Long Bay',
      description:
        'The expressway from Hanoi to the coast takes two and a half hours. You board at noon and have lunch while limestone islands come up to the windows. Ha Long Bay proper is busy; our kind of boat goes to Lan Ha or Bai Tu Long on either side, with the same rocks and fewer boats. There is a kayak session, a cave or a beach by skiff, and squid fishing from the deck, though hardly anyone catches a squid. In February and March mist may hide the tops, which is how old paintings show them.',
      activities: ['Cruise check-in', 'Kayaking', 'Cave visit by skiff'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Cabin aboard a bay cruiser, Ha Long Bay',
    },
    {
      title: 'From Ha Long Bay by air to Da Nang and Hoi An',
      description:
        'Those who wish join tai chi on deck at 6:30 am; then you have one more hour among the islands, and brunch as the boat turns back. A car meets you at the pier on Ha Long Bay and drives to the airport, two and a half to three hours, for an evening flight of about eighty minutes to Da Nang. Hoi An is forty-five minutes further. It is a long day; the reward is stepping out at 9 pm into a street lit by silk lanterns, with the river at the end of it.',
      activities: ['Morning on the water', 'Flight to Da Nang', 'Transfer to Hoi An'],
      meals: ['breakfast'],
      stay: 'Boutique hotel, Hoi An',
    },
    {
      title: 'Hoi An: old houses, a beach ride and lanterns',
      description:
        'The old town is at its best before 8 am, when only the tea sellers are out. One ticket opens several houses; choose the Japanese bridge, the Tan Ky house and the Fujian hall. Tailors measure in the morning, fit at 6 pm, and finish tomorrow. After lunch (ask for cao lầu with tofu; white-rose dumplings have shrimp in them) cycle four flat kilometres to An Bang beach. In the evening Hoi An closes its lanes to scooters, and lantern boats leave from the quay.',
      activities: ['Old-town houses', 'Cycling to An Bang', 'Lantern evening'],
      meals: ['breakfast'],
      stay: 'Boutique hotel, Hoi An',
    },
    {
      title: 'My Son: Shiva temples of the kings of Champa',
      description:
        'We start early to reach My Son, an hour inland in a bowl of hills, before the heat and the buses. Kings of Champa built temples here from the fourth century, first in wood and later as brick towers, carved with dancing Shiva, lingas and Sanskrit inscriptions; American bombs in 1969 broke many, and Indian conservators have since restored several. For an Indian visitor it is oddly like meeting a relative abroad. Return to Hoi An by noon for a cooking class among the herb beds of Tra Que, where your guide makes rice paper by steam.',
      activities: ['My Son sanctuary', 'Tra Que herb village', 'Vegetarian cooking class'],
      meals: ['breakfast', 'lunch'],
      stay: 'Boutique hotel, Hoi An',
    },
    {
      title: 'Da Nang’s Marble Mountains, then Ho Chi Minh City',
      description:
        'On the way to the airport stop at the Marble Mountains on the edge of Da Nang: five outcrops named after the elements, with a lift for those who dislike its 150-odd steps and a cave temple lit by a hole in the roof. The midday flight takes an hour and a half. Ho Chi Minh City, which many still call Saigon, is hotter, louder and richer than the north. Walk Nguyen Hue at 7 pm among families, and look for the temple of Mariamman, built by Tamil traders over a century ago, where people still pray.',
      activities: ['Marble Mountains', 'Flight to the south', 'Mariamman temple and Nguyen Hue walk'],
      meals: ['breakfast'],
      stay: '4-star hotel, District 1, Ho Chi Minh City',
    },
    {
      title: 'Cu Chi tunnels and the museums of Ho Chi Minh City',
      description:
        'Cu Chi is an hour and a half to two hours out by road, or by speedboat if you pay the difference. Go to Ben Duoc, the quieter of its two sites, and crawl through a widened section of tunnel, twenty metres at a time, airless and low; anyone may stay above. In the afternoon in Ho Chi Minh City, first see the Reunification Palace, kept as it was in 1975, because it shuts early, and then the War Remnants Museum, which is hard to look at and unfit for small children. End with something sweet. There are plenty of Indian restaurants around Ben Thanh if you miss your dal.',
      activities: ['Cu Chi tunnels', 'Reunification Palace', 'War Remnants Museum'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel, District 1, Ho Chi Minh City',
    },
    {
      title: 'Ben Tre by sampan and bicycle',
      description:
        'The delta begins two hours south. At Ben Tre you change to a small boat, then a smaller one: a woman in a conical hat rows you up a creek roofed with water palms. See coconuts become candy, coir and charcoal, cycle between pomelo orchards, and eat banana-flower salad and a vegetable hot-pot for lunch on a family’s porch. We skip the tourist islands off My Tho. You are back in Ho Chi Minh City by 6 pm, to pack or to ride up a tower and see the lights.',
      activities: ['Canal sampan', 'Cycling through orchards', 'Farmhouse lunch'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel, District 1, Ho Chi Minh City',
    },
    {
      title: 'A last coffee in Ho Chi Minh City and the flight',
      description:
        'Sit on a plastic stool with a cà phê sữa đá, condensed milk at the bottom, and watch the traffic you can now cross. Ben Thanh market is best before 10 am for cashews, lacquer and drip filters; offer half and settle at two-thirds. Tan Son Nhat airport lies only seven kilometres from the centre of Ho Chi Minh City yet takes an hour at busy times; your flight may leave from the new one at Long Thanh, an hour or more out, so look at your ticket. Non-stop flights to Delhi, Mumbai, Bengaluru or Kochi have run at five to six hours; others connect in Bangkok or Singapore.',
      activities: ['Ben Thanh market', 'Airport transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Nine nights with breakfast: two in Hanoi, one on the bay, three in Hoi An, three in Ho Chi Minh City',
    'Flights Hanoi–Da Nang and Da Nang–Ho Chi Minh City, with a 20 kg checked bag each',
    'Private cars for transfers; for Cu Chi and Ben Tre a shared coach or small group, or your own car and guide, by package',
    'Overnight cruise on the bay with all meals, kayak and cave fees',
    'Food walk in Hanoi and cooking class at Tra Que, both vegetarian',
    'Guide and tickets at My Son, the Marble Mountains, Cu Chi and the museums',
  ],
  exclusions: [
    'Flights from India into Hanoi and home from Ho Chi Minh City',
    'Vietnam e-visa: US$25 (about ₹2,380) for a single entry when last checked',
    'Tickets for the Temple of Literature and Hoi An’s old houses, 190,000 dong (about ₹685) in all when last checked',
    'Water-puppet seats (from about 100,000 dong, ₹360), drinks on the cruise, tailoring, and the speedboat to Cu Chi',
    'Meals that the plan does not list; a vegetarian bowl costs ₹100–250, a restaurant meal ₹400–800',
    'Higher prices in the week of Tết, quoted with your dates',
  ],
  faqs: [
    {
      question: 'How does the Vietnamese e-visa work for Indians?',
      answer:
        'Apply on the government’s own portal with a passport scan and photo; it is issued for up to 90 days and normally takes three working days or more, so allow two weeks. Names and entry airport must match exactly. Copycat websites charge three times the fee. Rules may change, so check before booking; some airports have also begun to ask for an online arrival declaration.',
    },
    {
      question: 'Can this be done in a week?',
      answer:
        'Yes, by leaving out one end. Hanoi, the bay and Hoi An make a good seven days; Hoi An, Saigon and the delta make six. Trying all three in a week means that you mostly see airports.',
    },
    {
      question: 'Is vegetarian food hard to find?',
      answer:
        'No. Buddhists eat chay, without meat or fish, on the first and fifteenth of the lunar month and every town has kitchens for it. The risk is nước mắm, fish sauce, in “vegetable” dishes elsewhere. Say “tôi ăn chay”. The bay boat needs notice three days ahead.',
    },
    {
      question: 'Why fly rather than take the Reunification Express?',
      answer:
        'Hanoi to Da Nang by rail is about sixteen hours and the southern leg longer. The stretch over the Hai Van headland is lovely: add two nights in Hue and take the three-hour train from there to Da Nang.',
    },
    {
      question: 'What money do I carry?',
      answer:
        'Dong: a hundred thousand is roughly ₹360. Bring US dollars in clean notes to change at banks or licensed counters, or use ATMs. Cards work in hotels. Look twice at the 20,000 and 500,000 notes: both are blue.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Three climates',
      essential: true,
      items: [
        'Sweater and rain jacket for Hanoi and the bay, 14–20°C in winter',
        'Cottons for the south, 32°C and up',
        'Walking shoes and sandals',
      ],
    },
    {
      category: 'Documents',
      essential: true,
      items: ['E-visa printed twice', 'Passport with six months’ validity', 'Copies of domestic tickets'],
    },
    {
      category: 'On the boat',
      essential: true,
      items: ['Overnight bag; big cases stay in the hold', 'Swimwear', 'Torch'],
    },
    {
      category: 'Good ideas',
      essential: false,
      items: [
        'Grab app set up with your card',
        'Garment you want copied by a tailor',
        'Pollution mask for Hanoi winters',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 75360,
      description: 'Two to a room; Cu Chi and Ben Tre by shared coach or in a small group',
    },
    {
      title: 'Double room, private day trips',
      price: 84500,
      description: 'Two to a room; a car and guide of your own at Cu Chi and Ben Tre',
    },
  ],
  facts: {
    meet: {
      place: 'Arrivals, Noi Bai International Airport, Hanoi: a driver with your name meets your flight',
      time: '12:00 noon',
    },
    end: {
      place:
        'Tan Son Nhat or Long Thanh Airport, Ho Chi Minh City, for a flight at 6 pm; else three hours before yours',
      time: '3:00 pm',
    },
    airport: {
      name: 'Noi Bai International (HAN), Hanoi',
      transfer: 'You are met there: about 45 minutes by private car to the Old Quarter, included.',
    },
    party: { smallest: 2, largest: 8 },
    team: 'Drivers, and local guides for the food walk and the sights. You share the bay boat, and in the first package Cu Chi and Ben Tre, with other guests.',
    ages: {
      from: 5,
      note: 'The War Remnants Museum is unfit for small children; the tunnels are low and airless, and optional.',
    },
    fitness:
      'Day 4 is the longest: a boat morning, two and a half to three hours by car, a flight of about 80 minutes and 45 minutes more. Marble Mountains: about 150 steps or a lift. All nights near sea level.',
    nights: [
      {
        count: 2,
        place: 'Old Quarter, Hanoi',
        room: '4-star hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['La Siesta Classic Ma May'],
      },
      { count: 1, place: 'Ha Long Bay', room: 'Cabin on a bay cruiser', sharing: 'Double', washroom: 'own' },
      { count: 3, place: 'Hoi An', room: 'Boutique hotel', sharing: 'Double', washroom: 'own' },
      {
        count: 3,
        place: 'District 1, Ho Chi Minh City',
        room: '4-star hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Liberty Central Saigon Citypoint'],
      },
    ],
    singleRoom: { more: 22500 },
    child: {
      from: 5,
      to: 11,
      price: 58500,
      note: 'On an extra bed in the parents’ room, with seats on both flights.',
    },
    network:
      'Good 4G in all cities, gaps on the bay. Viettel reaches furthest; SIM at the airport, eSIM or an Indian roaming pack.',
    cash: 'About 600,000 dong (₹2,160) a day each for open meals and extras. ATMs in every town, cards in hotels; change dollars at banks.',
    power:
      '220 V, sockets of types A and C: two-pin chargers fit, three-pin Indian plugs need an adaptor. Power is steady.',
    insurance:
      'Not included, and every guest must have it: overseas medical cover with evacuation, with flight delay and the overnight boat named.',
    papers: [
      {
        what: 'Passport valid for six months, with return ticket',
        by: 'you',
        when: 'Check the passport before you book; show all of it at the border',
      },
      {
        what: 'Vietnam e-visa from the government portal, single entry; rule and fee may change',
        by: 'you',
        when: 'At least two weeks before you fly',
      },
      {
        what: 'Online arrival declaration, where your airport asks for it',
        by: 'you',
        when: 'In the three days before landing; check before you fly',
      },
      {
        what: 'Tickets for the two domestic flights',
        by: 'us',
        when: 'Sent once your names as in the passport are confirmed',
      },
    ],
    payLocally: [
      {
        what: 'Vietnam e-visa, single entry',
        paidTo: 'Government of Vietnam, on its e-visa site',
        before: true,
        rupees: 2380,
        foreign: { amount: 25, currency: 'USD' },
      },
      {
        what: 'Temple of Literature and Hoi An old-town tickets',
        paidTo: 'The ticket counters in Hanoi and Hoi An',
        rupees: 685,
        foreign: { amount: 190000, currency: 'VND' },
      },
    ],
  },
  route: [
    { place: 'hanoi', night: true },
    { place: 'ha-long-bay', night: true },
    { place: 'da-nang' },
    { place: 'hoi-an', night: true },
    { place: 'my-son' },
    { place: 'hoi-an', night: true },
    { place: 'da-nang' },
    { place: 'ho-chi-minh-city', night: true },
    { place: 'cu-chi' },
    { place: 'ben-tre' },
    { place: 'ho-chi-minh-city', night: true },
  ],
  difficulty: 'easy',
  tags: ['international', 'cultural'],
  cover: 'vietnam/dawn',
  gallery: [
    'vietnam/dusk-sea-cabin',
    'paddy-road/day',
    'night-market/night',
    'vietnam/dusk',
    'vietnam/gold',
    'vietnam/day',
  ],
  captions: {
    night: 2,
    travel: 'By private car for transfers',
    high: 'Hoi An after dark, without motor traffic',
  },
}
