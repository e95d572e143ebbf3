import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'swiss-rail-private',
  kind: 'customised',
  title: 'Switzerland by Rail: Bernina, Glacier Express, Gornergrat',
  location: 'St. Moritz, Zermatt & Lucerne',
  country: 'Switzerland',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 12],
  price: 152500,
  discount: 0,
  rating: 4.9,
  reviews: 58,
  description:
    'A trip for people who would choose the window seat over the museum. In six days you ride the Albula spirals, the Bernina line over the Alps without a cog, the Glacier Express end to end and the Gornergrat rack railway, all on one pass with seats reserved. It works in deep snow and in June hay alike; only from mid-October to mid-December, when the Glacier Express rests, do we say no. Hotels stand beside stations, luggage can travel ahead, and any leg may be ridden faster, slower or backwards.',
  highlights: [
    'The Landwasser viaduct, sixty-five metres up, straight into a cliff',
    'Bernina line to Italian Tirano: glaciers at eleven, palm trees at one',
    'Eight hours of Glacier Express with 291 bridges and lunch brought to your seat',
    'Gornergrat at 3,089 m, the Matterhorn across one valley',
    'Left or right, forward or back: seats chosen for each stretch, not by a machine',
    'One rail pass for trains, lake boats and city trams',
  ],
  placesCovered: ['Zurich', 'St. Moritz', 'Ospizio Bernina', 'Tirano', 'Zermatt', 'Gornergrat', 'Lucerne'],
  itinerary: [
    {
      title: 'From the plane to the Albula line',
      description:
        'Zurich airport has a station in its basement, which tells you what kind of country this is. Non-stop flights from Delhi and Mumbai land in the early morning or evening; after an early one, ride via Chur to St. Moritz in about three and a half hours. Beyond Thusis the line loops inside mountains to gain height, crosses the Landwasser on a curve and corkscrews above Bergün. St. Moritz (1,822 m) is cool, so walk the lake slowly. Late arrivals sleep in Zurich first.',
      activities: ['Rail pass activated', 'Albula line by panorama or local train', 'Lake walk'],
      meals: ['dinner'],
      stay: '4-star hotel near the station, St. Moritz',
    },
    {
      title: 'Over the Bernina to Tirano and back',
      description:
        'Sit on the right going south. The train passes the Morteratsch glacier, tops out beside the Lago Bianco at Ospizio Bernina (2,253 m) and drops past Alp Grüm in hairpins, 70 metres for every kilometre, to a spiral viaduct at Brusio and then Italy. In Tirano you have two hours: pizzoccheri, buckwheat pasta with cabbage, potato and cheese, is vegetarian by birth. Return by ordinary train, whose windows open, which photographers prefer to the panoramic car.',
      activities: ['Bernina Express southbound', 'Lunch in Tirano', 'Local train back with open windows'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel near the station, St. Moritz',
    },
    {
      title: 'The slowest express in the world',
      description:
        'About nine o’clock the Glacier Express leaves St. Moritz and takes eight hours over 291 km, through the pale Rhine gorge, up to the Oberalp at 2,033 m, down the Goms with its dark timber villages. Lunch is cooked aboard, with a vegetarian plate and, if told four days ahead, a vegan one. Somewhere after Visp the valley closes in. In Zermatt only electric carts meet the train; look up the street and the mountain either is there or is not.',
      activities: [
        'Glacier Express, reserved window seats',
        'Three-course lunch on board',
        'Evening in Zermatt',
      ],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel, Zermatt',
    },
    {
      title: 'Gornergrat, early',
      description:
        'Buy nothing until you have seen the webcam; we keep this day flexible with the next. At eight the rack train climbs forty minutes from Zermatt (1,608 m) to Gornergrat (3,089 m). That is a fast rise: stroll, drink, and come down if dizzy. Get off at Rotenboden on the return for the Riffelsee, a tarn which on still mornings holds the Matterhorn upside down (from about July; snow before). Ride or walk to Riffelalp. Fondue, raclette or, yes, paneer tonight.',
      activities: ['Gornergrat railway', 'Riffelsee walk in summer', 'Sledge run in winter'],
      meals: ['breakfast'],
      stay: '4-star hotel, Zermatt',
    },
    {
      title: 'Zermatt to Lucerne the pretty way',
      description:
        'The fast route takes three and a half hours; ours, four and a bit, through the Lötschberg to Interlaken and over the Brünig pass with lakes so green they look dyed. Lucerne (435 m) has the covered bridge, a wall you can walk on with nine towers, and the dying lion that Mark Twain called the saddest stone in the world. Put the pass to use on a steamer to Weggis at five. From May to October Rigi’s cog train, which the pass also covers, still fits before dark.',
      activities: ['Lötschberg and Brünig lines', 'Lake steamer', 'Old-town walk'],
      meals: ['breakfast'],
      stay: '4-star hotel by the lake, Lucerne',
    },
    {
      title: 'Sixty-five minutes to the airport',
      description:
        'Trains go from Lucerne to the airport twice an hour without a change. With a midday flight leave at eight; with a night one, give the day to the Transport Museum, where you can sit in old locomotives, or to Zurich’s lakeside and the Lindt chocolate fountain nine metres high. Station lockers take the bags. The pass expires at midnight, having paid for itself somewhere above Andermatt.',
      activities: ['Swiss Museum of Transport', 'Direct train to the airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights for two: St. Moritz two, Zermatt two, Lucerne one, with breakfast',
    'Six-day Swiss rail pass in second class',
    'Seat reservations and supplements on the Bernina and Glacier Express',
    'Gornergrat ticket at the pass-holder’s rate',
    'Three meals: first supper, Tirano lunch, lunch at your Glacier Express seat',
    'A seat-by-seat route book and a rail planner on call',
  ],
  exclusions: [
    'Flights to Zurich',
    'Schengen visa with its insurance and service charges',
    'First-class upgrade, about ₹24,000 each, or Excellence Class on request',
    'Titlis, Pilatus and other mountains beyond the plan',
    'Suppers from the second night on: CHF 25 to 40',
    'Door-to-door luggage between hotels',
  ],
  faqs: [
    {
      question: 'Winter or summer?',
      answer:
        'January to March gives snow walls, blue shadows and trains that hardly ever fail; also −10°C at St. Moritz and short days. June to September gives flowers, long light and open hiking. May is between: valleys green, passes white, some lifts shut for maintenance. We price all of them.',
    },
    {
      question: 'Do I need the panoramic cars at all?',
      answer:
        'Not strictly. Ordinary trains use the same rails with no supplement, and you may break the journey. The Glacier Express repays its fee with service and roof windows; on the Bernina we book one way panoramic and one way plain.',
    },
    {
      question: 'How early must the visa be begun?',
      answer:
        'Swiss appointments through the visa centres open six months ahead. In April to July and before Christmas, go for a date twelve weeks out. Take the itinerary we issue, proof of funds, three years’ tax papers and insurance. Processing runs from fifteen days upwards; check the rule before booking non-refundable seats.',
    },
    {
      question: 'Can elderly parents travel like this?',
      answer:
        'It is perhaps the best way they can. Platforms are level with most trains, porters are not needed when luggage is sent ahead, and nobody walks unless they wish to. At Gornergrat anyone with heart or lung trouble should ask a doctor first, and may stay at Riffelberg, 2,582 m.',
    },
    {
      question: 'What would you change for a longer trip?',
      answer:
        'Add two nights at Wengen or Grindelwald between Zermatt and Lucerne, or return from Tirano by bus to Lugano and over the Gotthard. Shorter? Drop Lucerne and finish with a train from Zermatt straight to the airport.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the carriage',
      essential: true,
      items: [
        'Passport to show with the rail pass',
        'Cloth for the window and a lens hood against reflections',
        'Refillable bottle: fountains are drinkable',
      ],
    },
    {
      category: 'For 3,000 metres',
      essential: true,
      items: [
        'Insulated jacket, gloves, cap',
        'Sunglasses rated for snow',
        'Shoes that grip ice from December to April',
      ],
    },
    {
      category: 'For the purse',
      essential: true,
      items: ['Card without foreign mark-up', 'CHF 100 in cash'],
    },
    {
      category: 'Optional',
      essential: false,
      items: ['Dry snacks from home; supermarkets shut on Sundays', 'Offline timetable app'],
    },
  ],
  route: [
    { place: 'zurich' },
    { place: 'st-moritz', night: true },
    { place: 'ospizio-bernina' },
    { place: 'tirano' },
    { place: 'st-moritz', night: true },
    { place: 'zermatt', night: true },
    { place: 'gornergrat' },
    { place: 'zermatt', night: true },
    { place: 'lucerne', night: true },
    { place: 'zurich' },
  ],
  difficulty: 'easy',
  tags: ['international', 'luxury', 'winter'],
  cover: 'switzerland/dawn',
  gallery: [
    'switzerland/day-train',
    'switzerland/detail-1',
    'switzerland/day',
    'switzerland/dusk',
    'switzerland/gold',
  ],
}
