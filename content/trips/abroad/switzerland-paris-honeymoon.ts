import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'h8',
  kind: 'group',
  title: 'Paris, Lake Geneva and Wengen for Two',
  location: 'Paris & Switzerland',
  country: 'Switzerland',
  duration: '8D/7N',
  months: [5, 6, 7, 8, 9, 10],
  price: 168500,
  discount: 6,
  rating: 4.9,
  reviews: 96,
  description:
    'A city, a lake, a mountain ledge. Three nights on the Left Bank while you are still giddy, two on the lake at Montreux among vines and steamers, two in Wengen where no road arrives and the Jungfrau fills the bathroom window. Couples leave on common Wednesdays and share a welcome hour and two trains; tables, days and evenings are otherwise your own. From late May to early October the high lifts run and the terraces are open. Visas, and the flights, are the part you must start early.',
  highlights: [
    'The Louvre by night: Friday’s late opening, thinned crowds, two hours with an art historian',
    'Dinner for two on the Seine, window table, vegetarian menu as standard',
    'GoldenPass Express from palm trees to glaciers without changing seats',
    'Steamer to Chillon and a walk between the vineyard walls of Lavaux',
    'Two nights on a car-free ledge, balcony facing the Jungfrau',
    'The Royal Walk above Männlichen, half an hour to a view of three north faces',
  ],
  placesCovered: ['Paris', 'Montreux', 'Chillon', 'Lavaux', 'Interlaken', 'Wengen', 'Männlichen', 'Zurich'],
  itinerary: [
    {
      title: 'Wednesday: the Left Bank',
      description:
        'Your own car from Charles de Gaulle, your names on the card. The hotel in Paris is small, in Saint-Germain, with a lift for one and a half people. Sleep, then walk to the Luxembourg gardens where chairs may be dragged wherever you like. At six all couples meet for an hour of cheese and grape juice or wine, and a briefing on metro, tickets and pickpockets. After that you have the city and each other.',
      activities: ['Private transfer', 'Luxembourg gardens', 'Welcome hour'],
      meals: [],
      stay: 'Boutique hotel, Saint-Germain, Paris',
    },
    {
      title: 'A photographer at seven, a boat at eight',
      description:
        'At seven in the morning the Trocadéro steps are almost empty, and a photographer gives you forty minutes with the tower behind; wear what you would wear again. The day is loose: the Rodin museum with its Kiss and its roses, macarons, Montmartre’s wall on which I love you is written in some 250 languages, Hindi among them. In the evening a glass-sided boat serves four courses while Paris slides by, and once it is dark the tower glitters on the hour.',
      activities: ['Photographs at Trocadéro', 'Rodin Museum', 'Dinner cruise'],
      meals: ['breakfast', 'dinner'],
      stay: 'Boutique hotel, Saint-Germain, Paris',
    },
    {
      title: 'Friday, and the Louvre after dark',
      description:
        'Do something slow first: a perfume workshop where you blend a bottle for each other, or the flower market on the island. Lunch at a crêperie, buckwheat with egg or without. At six, when Friday’s late hours begin to empty the galleries, an art historian leads eight people through love and its consequences in paint and marble: Psyche, Gabrielle d’Estrées, the Raft. You come out at nine to a lit pyramid. Pack for the lake; Paris ends tomorrow.',
      activities: ['Perfume workshop', 'Louvre evening tour'],
      meals: ['breakfast'],
      stay: 'Boutique hotel, Saint-Germain, Paris',
    },
    {
      title: 'TGV to the lake at Montreux',
      description:
        'The TGV Lyria to Lausanne takes close to four hours, the last of them through the Jura. A local train then runs below terraced vines to Montreux (390 m), mild enough for palms. Your room has a balcony over water with the French Alps across it. Walk the flower quay past Freddie Mercury’s statue to a jetty and swim if it is June to September. Supper is yours to choose; malakoffs, fried cheese from the next village, are the local sin.',
      activities: ['TGV Lyria to Lausanne', 'Lakeside promenade', 'Swim in season'],
      meals: ['breakfast'],
      stay: '4-star lakefront hotel, Montreux',
    },
    {
      title: 'A castle by steamer, vines on foot',
      description:
        'A Belle Époque paddle steamer, or its plainer sister, goes to Chillon, which stands with its feet in the lake; Byron scratched his name on a pillar there, supposedly. In the afternoon train to Saint-Saphorin and walk an hour between the walls of Lavaux, where monks planted vines in the eleventh century and three suns are said to ripen them: sky, lake and stone. A grower pours two glasses, or must. Montreux by seven, fondue by eight.',
      activities: ['Steamer to Chillon Castle', 'Lavaux vineyard walk', 'Fondue dinner'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star lakefront hotel, Montreux',
    },
    {
      title: 'GoldenPass to Wengen',
      description:
        'In three and a quarter hours the GoldenPass Express climbs out of Montreux, changes its wheel gauge at Zweisimmen with you aboard, and glides along Lake Thun to Interlaken. Two short trains more, the last a cogwheel, to Wengen (1,274 m). Luggage arrives by cart. The village is chalets, cow bells and one street. Sit on the balcony and watch the Jungfrau go from white to apricot to blue; supper is at the hotel, half board, three vegetarian choices.',
      activities: ['GoldenPass Express in first class', 'Cogwheel railway to Wengen'],
      meals: ['breakfast', 'dinner'],
      stay: 'Chalet hotel, Wengen',
    },
    {
      title: 'The Royal Walk, or Top of Europe',
      description:
        'The cable car from Wengen to Männlichen (2,343 m at its crown) takes six or seven minutes; the open upper deck costs a little extra. The Royal Walk to the summit needs half an hour; the level panorama path to Kleine Scheidegg ninety minutes more, Eiger ahead all the way, alpine roses in July. If you want snow underfoot, use the day for Jungfraujoch instead and pay the difference. Trümmelbach’s falls, inside the mountain, are for a wet afternoon. Last dinner by candle.',
      activities: [
        'Cable car to Männlichen',
        'Panorama walk to Kleine Scheidegg',
        'Jungfraujoch as an upgrade',
      ],
      meals: ['breakfast', 'dinner'],
      stay: 'Chalet hotel, Wengen',
    },
    {
      title: 'Down to Zurich and away',
      description:
        'From Wengen to Zurich airport is about three hours with two changes, every half hour, on the same pass. Non-stop flights to Delhi and Mumbai leave around midday and take eight to nine hours; for those take the six o’clock train with a breakfast box. With an evening flight, get off in Zurich itself, leave bags at the station, and walk the Limmat to the Fraumünster for Chagall’s five windows.',
      activities: ['Train to the airport', 'Zurich old town if time allows'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Seven nights in doubles with breakfast: Saint-Germain, Montreux lakefront and a Wengen balcony room',
    'TGV Lyria in second class and a Swiss rail pass that covers every day after it',
    'GoldenPass Express seats in first class',
    'Dinner cruise, Louvre evening, photographer with twenty edited pictures',
    'Steamer, Chillon entry, a tasting at Lavaux and the Männlichen cable car',
    'Four dinners counting the cruise, every one possible without meat or egg',
    'Private car on arrival and luggage cart in Wengen',
  ],
  exclusions: [
    'Flights from India into Paris and home from Zurich',
    'Visa charges (€90 each plus the centre’s fee) and travel insurance',
    'Jungfraujoch upgrade, roughly CHF 120 to 160 with the pass',
    'Paris and Swiss visitor taxes at reception',
    'Perfume workshop, about €75 to 110 each',
    'Lunches and three suppers, €20 to 45 a head',
  ],
  faqs: [
    {
      question: 'We marry in a month. Is there time for the visa?',
      answer:
        'Tight. You apply to Switzerland (four nights against three in Paris) and slots in wedding season fill six weeks ahead; then fifteen days is common. Twelve weeks between booking and departure is sane. If the bride’s passport is about to change name, travel on the old one and change it afterwards. Check the rule before booking anything you cannot cancel.',
    },
    {
      question: 'Which month would you pick?',
      answer:
        'June for long light and alpine flowers, September for vines and clear mornings. Late May can still have snow on upper paths; August is busy and Paris half shut for holidays; by the second week of October the Männlichen lift is near its end.',
    },
    {
      question: 'How Indian can the food be?',
      answer:
        'Paris has South Indian canteens by Gare du Nord and Gujarati thalis further out. Interlaken, half an hour below Wengen, has several Indian kitchens. In between you live on bread, cheese, rösti, salads and chocolate. Jain couples should speak to us early, so that Wengen’s kitchen has a week’s notice.',
    },
    {
      question: 'Are we on our own or escorted?',
      answer:
        'On your own with a net. A captain greets you in Paris and rides the TGV; in Switzerland you have a pass, printed connections and a number that is answered from seven to midnight. Swiss trains do most of the escorting.',
    },
    {
      question: 'What about heavy wedding luggage?',
      answer:
        'Leave it. You lift your own bags on four trains. Swiss Railways can carry a case from Montreux to Wengen for about CHF 15 to 30 and have it there the next evening.',
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
        'A lock for the Pont des Arts is fined; bring none',
      ],
    },
  ],
  departures: {
    weekday: 'wednesday',
    count: 5,
    seats: 16,
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
    'switzerland/gold',
    'paris/detail-1',
    'switzerland/day-train',
    'paris/dusk',
    'switzerland/detail-1',
    'paris/gold',
    'switzerland/dawn',
  ],
}
