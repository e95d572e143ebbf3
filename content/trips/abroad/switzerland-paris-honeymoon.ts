import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'h8',
  kind: 'group',
  title: 'Paris, Lake Geneva and Wengen for Two',
  location: 'Paris & Switzerland',
  country: 'Switzerland',
  duration: '8D/7N',
  months: [5, 6, 7, 8, 9, 10],
  price: 158390,
  discount: 6,
  rating: 4.9,
  reviews: 2,
  description:
    'You share a city, a lake and a mountain village. You sleep three nights on the Left Bank in Paris, two on the lake at Montreux among vines and steamers, and two in Wengen, which no road reaches and where the Jungfrau fills the bathroom window. Couples leave on common Wednesdays and share a welcome hour and two trains; tables, days and evenings are otherwise your own. From late May to early October the high lifts run and the terraces are open. You must start early on the visas and the flights.',
  highlights: [
    'The Louvre in the evening: Friday’s late opening, thinned crowds, two hours with an art historian',
    'Dinner for two on the Seine, window table, vegetarian menu as standard',
    'GoldenPass Express from palm trees to glaciers without changing seats',
    'Steamer to Chillon and a walk between the vineyard walls of Lavaux',
    'Two nights in a car-free village, with a balcony facing the Jungfrau',
    'The Royal Walk above Männlichen, half an hour to a view of three north faces',
  ],
  placesCovered: ['Paris', 'Montreux', 'Chillon', 'Lavaux', 'Interlaken', 'Wengen', 'Männlichen', 'Zurich'],
  itinerary: [
    {
      title: 'Arrive in Paris and walk on the Left Bank',
      description:
        'Your own car meets you at Charles de Gaulle, with your names on a card. The hotel in Paris is a small one in Saint-Germain with a tiny lift. Sleep, then walk to the Luxembourg gardens where chairs may be dragged wherever you like. At 6 pm all couples meet for an hour of cheese and grape juice or wine, and a briefing on metro, tickets and pickpockets. After that you have the city and each other.',
      activities: ['Private transfer', 'Luxembourg gardens', 'Welcome hour'],
      meals: [],
      stay: 'Boutique hotel, Saint-Germain, Paris',
    },
    {
      title: 'Paris: photographs early, a dinner cruise at 8 pm',
      description:
        'At 7 am, from September at 8, the Trocadéro steps are almost empty, and a photographer gives you forty minutes with the tower behind; wear something you feel at ease in. The rest of the day is free: the Rodin museum with its Kiss and its roses, macarons, Montmartre’s wall on which I love you is written in some 250 languages, Hindi among them. At 8 pm a glass-sided boat serves four courses while you glide through Paris, and once it is dark the tower glitters on the hour.',
      activities: ['Photographs at Trocadéro', 'Rodin Museum', 'Dinner cruise'],
      meals: ['breakfast', 'dinner'],
      stay: 'Boutique hotel, Saint-Germain, Paris',
    },
    {
      title: 'Paris on a Friday, with the Louvre in the evening',
      description:
        'Do something slow first: a perfume workshop where you blend a bottle for each other, or the flower market on the island. Lunch is at a crêperie: buckwheat pancakes with egg or without. At 6 pm, when Friday’s late hours begin to empty the galleries, an art historian leads the group, sixteen at most, for two hours past love stories in paint and marble, Psyche and Gabrielle d’Estrées among them. Then look round by yourselves and come out by 9 pm beside the pyramid, in June still by daylight. Pack tonight, because you leave Paris tomorrow.',
      activities: ['Perfume workshop', 'Louvre evening tour'],
      meals: ['breakfast'],
      stay: 'Boutique hotel, Saint-Germain, Paris',
    },
    {
      title: 'By TGV from Paris to the lake at Montreux',
      description:
        'The TGV Lyria to Lausanne takes close to four hours, the last of them through the Jura. A local train then runs below terraced vines to Montreux (390 m), mild enough for palms. Your room has a balcony over water with the French Alps across it. Walk the flower quay past Freddie Mercury’s statue to a jetty and swim if it is June to September. Supper is yours to choose; malakoffs, fried cheese from villages further down the lake, are the local treat.',
      activities: ['TGV Lyria to Lausanne', 'Lakeside promenade', 'Swim in season'],
      meals: ['breakfast'],
      stay: '4-star lakefront hotel, Montreux',
    },
    {
      title: 'Chillon by steamer, the vineyards of Lavaux on foot',
      description:
        'A Belle Époque paddle steamer, or its plainer sister, goes to Chillon, a castle that rises straight from the lake; Byron is said to have scratched his name on a pillar there. In the afternoon take a train to Saint-Saphorin and walk an hour between the walls of Lavaux, where monks planted vines in the eleventh century and three suns are said to ripen them: sky, lake and stone. A grower pours two glasses of wine, or of grape juice. You are in Montreux by 7 pm and eat fondue at 8 pm.',
      activities: ['Steamer to Chillon Castle', 'Lavaux vineyard walk', 'Fondue dinner'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star lakefront hotel, Montreux',
    },
    {
      title: 'Montreux to Wengen by the GoldenPass Express',
      description:
        'In three and a quarter hours the GoldenPass Express climbs out of Montreux, changes its wheel gauge at Zweisimmen with you aboard, and glides along Lake Thun to Interlaken. Two more short trains, the last on a cogwheel line, take you up to Wengen (1,274 m). Luggage arrives by cart. The village is chalets, cow bells and one street. Sit on the balcony and watch the Jungfrau go from white to apricot to blue; supper is at the hotel, included, with three vegetarian choices.',
      activities: ['GoldenPass Express in first class', 'Cogwheel railway to Wengen'],
      meals: ['breakfast', 'dinner'],
      stay: 'Chalet hotel, Wengen',
    },
    {
      title: 'Männlichen and the Royal Walk, or Jungfraujoch',
      description:
        'The cable car from Wengen to Männlichen (2,343 m at its crown) takes a few minutes; the open upper deck costs a little extra. The Royal Walk to the summit needs half an hour; the level panorama path to Kleine Scheidegg ninety minutes more, with the Eiger ahead all the way and alpine roses in July. If you want snow underfoot, use the day for Jungfraujoch instead and pay the difference. Trümmelbach’s falls, inside the mountain, are good on a wet afternoon. The last dinner is by candlelight.',
      activities: [
        'Cable car to Männlichen',
        'Panorama walk to Kleine Scheidegg',
        'Jungfraujoch as an upgrade',
      ],
      meals: ['breakfast', 'dinner'],
      stay: 'Chalet hotel, Wengen',
    },
    {
      title: 'Down from Wengen to Zurich airport and home',
      description:
        'From Wengen to Zurich airport is about three hours with two or three changes, every half hour, on the same pass. Non-stop flights to Delhi and Mumbai take eight to nine hours, and some leave in the morning: book one at 12 noon or later, and for it take the 6 am train with a breakfast box. With an evening flight, get off in Zurich itself, leave bags at the station, and walk the Limmat to the Fraumünster for Chagall’s five windows.',
      activities: ['Train to the airport', 'Zurich old town if time allows'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Seven nights in double rooms with breakfast: three in Saint-Germain, two on the lake in Montreux, two in Wengen with a balcony',
    'TGV Lyria in second class, and a Swiss rail pass from then on to Zurich airport',
    'GoldenPass Express seats in first class',
    'Dinner cruise, evening tour of the Louvre, and a photographer with twenty edited pictures',
    'Lake steamer, entry to Chillon, a tasting at Lavaux and the Männlichen cable car',
    'Four dinners, the cruise among them, without meat or egg if you ask',
    'Private car from the airport in Paris, and the luggage cart in Wengen',
  ],
  exclusions: [
    'Flights from India into Paris and home from Zurich',
    'Schengen visa, €90 (about ₹9,900) each, the visa centre’s charge of about ₹2,500, and travel insurance',
    'Jungfraujoch, roughly CHF 120 to 180 with the pass, unless your package has it',
    'Hotel taxes per person: about €25.50 (₹2,810) in Paris and CHF 24 (₹2,830) in Montreux and Wengen',
    'Perfume workshop, about €75 to 110 each',
    'Lunches, and dinner on days 1, 3 and 4, €20 to 45 each',
  ],
  faqs: [
    {
      question: 'We marry in a month. Is there time for the visa?',
      answer:
        'It is tight. You apply to Switzerland (four nights there, three in Paris). In the wedding season appointments are full for six weeks, and a decision takes about fifteen days. Keep twelve weeks between booking and departure. If the bride wants to change the name in her passport, travel on the old one and change it afterwards. Rules may change, so check before you book anything you cannot cancel.',
    },
    {
      question: 'Which month would you pick?',
      answer:
        'June for long light and alpine flowers, September for vines and clear mornings. Late May can still have snow on upper paths; in August it is busy and many places in Paris are closed for holidays; by the second week of October the Männlichen lift is near its end.',
    },
    {
      question: 'Will we find Indian food?',
      answer:
        'Paris has South Indian canteens by Gare du Nord and Gujarati thalis further out. Interlaken, about 45 minutes by train from Wengen, has several Indian kitchens. In between there is bread, cheese, rösti, salads and chocolate. Jain couples should tell us early, so that the kitchen in Wengen knows a week before.',
    },
    {
      question: 'Are we on our own or escorted?',
      answer:
        'Mostly on your own. A captain greets you in Paris and comes along on the TGV. In Switzerland you have a rail pass, a printed list of trains, and a phone number that is answered from 7 am to midnight.',
    },
    {
      question: 'What about heavy wedding luggage?',
      answer:
        'Leave it at home. You carry your own bags on eight trains or so. Swiss Railways can carry a case from Montreux to Wengen for about CHF 12 to 30, but hand it in two days before.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the heights',
      essential: true,
      items: ['Fleece, shell and sunglasses even in July', 'Trail shoes with tread'],
    },
    {
      category: 'For the cities',
      essential: true,
      items: ['One dressy outfit each for the boat', 'Inside-pocket wallet for the metro', 'Small umbrella'],
    },
    {
      category: 'Papers for the counter',
      essential: true,
      items: [
        'Passports with Schengen visas',
        'Printed insurance stating €30,000 cover',
        'Marriage certificate copy for hotel courtesies',
      ],
    },
    {
      category: 'Sweet extras',
      essential: false,
      items: [
        'Swimwear for lake and spa',
        'Swiss three-pin adaptor',
        'No love lock for the Pont des Arts bridge: the city cuts them off',
      ],
    },
  ],
  packages: [
    {
      title: 'Double room',
      price: 158390,
      description: 'Per person for two; day 7 is the Männlichen walk',
      isPopular: true,
      pairs: true,
    },
    {
      title: 'Double room and Jungfraujoch',
      price: 172900,
      description: 'Per person for two; with the railway to Jungfraujoch on day 7',
      pairs: true,
    },
  ],
  facts: {
    meet: { place: 'Lobby of your hotel in Saint-Germain, Paris, for the welcome hour', time: '6:00 pm' },
    end: {
      place: 'Zurich Airport station, by the 6 am train; later trains for evening flights',
      time: '9:00 am',
    },
    airport: {
      name: 'Paris Charles de Gaulle (CDG)',
      transfer: 'About 35 km, an hour, to Saint-Germain; your own car is included.',
    },
    team: 'A captain in Paris and on the TGV, a photographer, an art historian in the Louvre; in Switzerland a phone number, no escort',
    ages: { from: 18, note: 'For couples.' },
    fitness:
      'Easy, and all walks are optional: an hour among vines, half an hour up the Royal Walk, ninety minutes level to Kleine Scheidegg. Highest bed Wengen at 1,274 m.',
    nights: [
      { count: 3, place: 'Saint-Germain, Paris', room: 'Boutique hotel', sharing: 'Double', washroom: 'own' },
      {
        count: 2,
        place: 'Montreux',
        room: '4-star lakefront hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Eurotel Montreux'],
      },
      {
        count: 2,
        place: 'Wengen',
        room: 'Chalet hotel, room with balcony',
        sharing: 'Double',
        washroom: 'own',
      },
    ],
    singleRoom: { none: 'For couples only: every room is shared by two.' },
    child: { none: 'A honeymoon for two adults; families are welcome on our other trips to Europe.' },
    network:
      'Good 4G and 5G but for tunnels. Take a roaming pack or eSIM that names Switzerland: many EU packs leave it out.',
    cash: 'Cards are taken almost everywhere. €100 and CHF 100 in notes are enough; hotel taxes can usually be paid by card.',
    power:
      'Two round pins in France (types C and E), type J in Switzerland, 230 V. Carry an adaptor with Swiss pins.',
    insurance:
      'Required, not included: the Schengen visa asks for medical cover of at least €30,000 for the whole stay; add mountain rescue and cancellation.',
    papers: [
      {
        what: 'Passports less than ten years old, valid three months past return, two blank pages',
        by: 'you',
        when: 'Check them before you book',
      },
      {
        what: 'Schengen visas from Switzerland; €90 each, rules may change',
        by: 'you',
        when: 'Twelve weeks before departure',
      },
      {
        what: 'Hotel vouchers and train plan for the visa',
        by: 'us',
        when: 'Once your booking is confirmed',
      },
      { what: 'Swiss rail pass in your passport names', by: 'us', when: 'Given to you in Paris' },
    ],
    payLocally: [
      {
        what: 'Schengen visa fee',
        paidTo: 'The Swiss embassy, through its visa centre in India, before you travel',
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
        what: 'Paris stay tax at the four-star rate, about €8.50 a night for three nights',
        paidTo: 'Hotel desk in Paris',
        rupees: 2810,
        foreign: { amount: 25.5, currency: 'EUR' },
      },
      {
        what: 'Visitors’ taxes in Montreux, about CHF 7, and Wengen, about CHF 5 a night',
        paidTo: 'Hotel desks in Montreux and Wengen',
        rupees: 2830,
        foreign: { amount: 24, currency: 'CHF' },
      },
    ],
  },
  departures: {
    weekday: 'wednesday',
    count: 5,
    seats: 16,
    smallest: 4,
    decideDays: 30,
    everyWeeks: 3,
    seasons: [{ from: '05-26', to: '10-01' }],
  },
  route: [
    { place: 'paris', night: true },
    { place: 'montreux', night: true },
    { place: 'interlaken' },
    { place: 'wengen', night: true },
    { place: 'mannlichen' },
    { place: 'wengen', night: true },
    { place: 'zurich' },
  ],
  difficulty: 'easy',
  tags: ['honeymoonSpecial', 'international', 'luxury'],
  cover: 'switzerland/day',
  gallery: [
    'switzerland/gold-pine-room',
    'euro-rail/gold',
    'paris/dusk',
    'switzerland/gold',
    'paris/detail-1',
    'paris/gold',
    'switzerland/detail-1',
  ],
  captions: {
    night: 3,
    travel: 'By TGV, GoldenPass Express and lake steamer',
    high: 'Dinner for two on the Seine',
  },
}
