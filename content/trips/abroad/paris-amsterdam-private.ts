import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'paris-amsterdam-private',
  kind: 'customised',
  title: 'Paris to Amsterdam: Monet’s Pond, Dutch Light, Tulips',
  location: 'Paris & Amsterdam',
  country: 'France',
  duration: 'Flexible',
  months: [4, 5, 6, 7, 8, 9, 10],
  price: 109500,
  discount: 0,
  rating: 4.7,
  reviews: 2,
  description:
    'Paris and Amsterdam both live beside water, three hours and twenty minutes apart by train. Paris has three nights, one of them after a day in Monet’s garden; Amsterdam has two, with windmills or tulip fields outside and Vermeer inside. Between the trains there is lunch in Antwerp, where, thanks to Gujarati diamond families, a vegetarian eats well within sight of the station. Come from early April to early May for tulips, June for evenings until 10 pm, September for quiet. You can reverse it, add Bruges, or swap galleries for markets.',
  highlights: [
    'Giverny at opening time, on the Japanese bridge before most of the tour buses',
    'Monet’s two oval rooms at the Orangerie the same day, so that the pond makes sense',
    'Antwerp’s cathedral of a railway station, and a Jain-friendly lunch beside it',
    'Keukenhof in its seven or eight spring weeks, or the working mills of Zaanse Schans in the rest',
    'An open boat in the evening through Amsterdam’s canal ring, just your party',
    'Vermeer and Rembrandt in the Rijksmuseum with a two-hour private guide',
  ],
  placesCovered: ['Paris', 'Giverny', 'Antwerp', 'Amsterdam', 'Keukenhof', 'Zaanse Schans'],
  itinerary: [
    {
      title: 'Arrive in Paris; from the Marais to the Seine on foot',
      description:
        'Put your bags down in the Marais and walk. From Paris’s oldest planned square, Place des Vosges, it is fifteen minutes to the river and the east end of Notre-Dame, best seen from Pont de la Tournelle. Falafel in Rue des Rosiers is a good first meal, with fried aubergine, cabbage and tahini, for about ten euros and a wait in the queue (closed Friday night and Saturday). If the flight came in at dawn we pre-book the room so you can shower first.',
      activities: ['Private car from the airport', 'Marais and river walk'],
      meals: [],
      stay: '4-star hotel, Le Marais, Paris',
    },
    {
      title: 'Paris: two sights of your choice, with a guide',
      description:
        'Pick two sights and no more: the Orsay for impressionists; Sainte-Chapelle at 12 noon, when its coloured glass is brightest; the Eiffel stairs, 674 steps to the second floor, often quicker than the lift; or a baker’s class in making croissants. We pre-book whichever you name. Paris is best without hurry, so after four hours the guide leaves you at a café terrace. Later you hear a classical concert by candlelight in Saint-Julien-le-Pauvre, or jazz in a cellar near Châtelet.',
      activities: ['Half-day private guide', 'Two sights of your choice', 'Concert or jazz'],
      meals: ['breakfast'],
      stay: '4-star hotel, Le Marais, Paris',
    },
    {
      title: 'Giverny, then the Orangerie',
      description:
        'A car leaves at 8 am and follows the Seine seventy-five kilometres to Giverny. The garden has nasturtiums across its path by September, irises in May, water lilies from June. You are in ahead of most of the crowd. Lunch is an omelette or a goat’s-cheese tart under apple trees. On the way back into Paris stop at the Orangerie (any day but Tuesday), where the last lilies hang in oval rooms lit from above, exactly as Monet asked; they mean more once you have seen the pond.',
      activities: ['Monet’s house and garden', 'Country lunch', 'Musée de l’Orangerie'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel, Le Marais, Paris',
    },
    {
      title: 'Paris to Amsterdam, with a long lunch in Antwerp',
      description:
        'Eurostar from Gare du Nord is in Antwerp in two hours. You leave the bags in lockers. Look up at the station: three levels of track lie behind a dome that people call the railway cathedral. The diamond streets begin at its door and so do thali restaurants with Jain menus, thanks to Palanpur families who came in the 1960s. After Rubens in the real cathedral, or waffles, an evening train of seventy-five minutes or so brings you to Amsterdam and a room on a canal.',
      activities: ['Eurostar to Antwerp', 'Diamond quarter lunch', 'Train to Amsterdam'],
      meals: ['breakfast', 'lunch'],
      stay: 'Canal-house hotel, Amsterdam',
    },
    {
      title: 'Keukenhof or Zaanse Schans, then the Rijksmuseum',
      description:
        'In April and early May a driver takes you to Keukenhof for 8 am, then along the striped fields at Lisse. In other months go to Zaanse Schans instead, where mills from the seventeenth and eighteenth centuries still saw wood and grind pigment. At 2 pm your guide takes you into the Rijksmuseum, to Vermeer’s small, still Milkmaid and Rembrandt’s Night Watch, which is being restored behind glass. At 7:30 pm an open boat takes you round Amsterdam’s canal ring with cheese, olives and blankets.',
      activities: ['Keukenhof or Zaanse Schans', 'Rijksmuseum with guide', 'Private canal boat'],
      meals: ['breakfast'],
      stay: 'Canal-house hotel, Amsterdam',
    },
    {
      title: 'A market in Amsterdam, then the train to Schiphol',
      description:
        'Albert Cuyp market (not on Sundays) sells stroopwafels hot from the iron and Surinamese roti with potatoes and long beans: Indians shipped to sugar estates in the 1870s cooked it first, and their great-grandchildren brought it to Amsterdam. Anne Frank’s house needs tickets released six weeks ahead on Tuesdays; say so at booking and we try. Schiphol is about seventeen minutes by train. Non-stops reach Delhi, Mumbai, Bengaluru and Hyderabad in eight to ten hours.',
      activities: ['Albert Cuyp market', 'Anne Frank House if tickets allow', 'Train to Schiphol'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights with breakfast: three in Le Marais, Paris, and two in a canal house in Amsterdam',
    'Trains Paris–Antwerp–Amsterdam, the first by Eurostar',
    'Private car from the airport in Paris, for the day at Giverny and for the tulip or windmill morning',
    'Private guides: four hours in Paris, two in the Rijksmuseum',
    'Tickets for Giverny, Orangerie, two sights in Paris, Rijksmuseum, and Keukenhof or Zaanse Schans by season',
    'Private canal boat with skipper for ninety minutes; lunch at Giverny and in Antwerp',
  ],
  exclusions: [
    'Flights into Paris and home from Amsterdam Schiphol',
    'French Schengen visa: €90 (about ₹9,900) each, €45 for ages 6 to 11, the visa centre’s charge of about ₹2,500; travel insurance',
    'Hotel taxes per person: about €25.50 (₹2,810) in Paris, and about €25 (₹2,750) in Amsterdam, 12.5 per cent of the room',
    'Dinners, €18 to 35 each, and lunch on days 1, 2, 5 and 6',
    'Tickets for the Anne Frank House and the Van Gogh Museum',
    'Train to Schiphol on the last day, about €6 (₹660) each',
  ],
  faqs: [
    {
      question: 'Which embassy, and how soon?',
      answer:
        'France, because three of the five nights are there. France has the most appointments in India, but they fill quickly from March to June; start ten weeks before. You may apply as early as six months ahead and, for most, the passport is back in two to three weeks. If you have had Schengen visas before, you may get one for two or five years. Rules may change, so check before you book.',
    },
    {
      question: 'When exactly do tulips bloom?',
      answer:
        'Keukenhof opens from the third week of March to about the second week of May, and fields usually peak in the second half of April. After a warm winter the flowers come and go earlier. Hotels in those weeks cost up to 50 per cent more.',
    },
    {
      question: 'Can we cut the guides and pay less?',
      answer:
        'Yes. Without guides, and by train and shuttle to Giverny instead of a car, the price falls by about ₹19,000 each. You can also add: rooms with a river view, a driver in both cities, or dinner at a starred vegetarian restaurant.',
    },
    {
      question: 'How do strict vegetarians do in Paris?',
      answer:
        'Better each year. Beyond falafel and crêpes there are meat-free bistros in the Marais itself, and the Tamil quarter of La Chapelle has idli and dosa. Learn the phrase sans viande, sans poisson (no meat, no fish); onion soup is usually made with beef stock.',
    },
    {
      question: 'Is it a good trip with a child?',
      answer:
        'Yes, from about seven years. We then swap the concert for the carousel and toy boats of the Luxembourg gardens, Antwerp’s cathedral for its zoo (next to the station), and the Rijksmuseum for the science museum shaped like a green ship.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Weather',
      essential: true,
      items: [
        'Windproof coat for April and October',
        'Compact umbrella that survives a gust',
        'Layers rather than one thick sweater',
      ],
    },
    {
      category: 'Security',
      essential: true,
      items: [
        'Zipped bag worn in front at Gare du Nord',
        'Phone cord against snatchers at metro doors',
        'Scans of visa and passport in an email to yourself',
      ],
    },
    {
      category: 'Practical',
      essential: true,
      items: ['Contactless card for trams and metro', 'Euro 150 in cash'],
    },
    {
      category: 'Pleasant',
      essential: false,
      items: ['Watercolours for Giverny', 'Thermos for fields and boats'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 109500,
      description: 'Two to a room; guides, car days and canal boat for the two of you',
    },
    {
      title: 'Single room',
      price: 149000,
      description: 'A room for each of you; guides, car days and canal boat the same',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Arrivals hall, Paris Charles de Gaulle Airport; the driver waits for your flight',
      time: '11:00 am',
    },
    end: { place: 'Amsterdam Schiphol Airport, by train from the city', time: '2:00 pm' },
    airport: {
      name: 'Paris Charles de Gaulle (CDG)',
      transfer: 'About 30 km, an hour, to Le Marais; the private car is included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'Private guides for four hours in Paris and two in the Rijksmuseum, drivers for car days, a boat skipper; no escort on trains',
    ages: { from: 7, note: 'From about seven years; we replace the concert and one museum for children.' },
    fitness:
      'Easy: city walks of half a day, on flat ground and some stairs. You carry your own bag on three trains. The Eiffel stairs, 674 steps, are optional.',
    nights: [
      {
        count: 3,
        place: 'Le Marais, Paris',
        room: '4-star hotel',
        sharing: 'Double or twin',
        washroom: 'own',
      },
      {
        count: 2,
        place: 'Amsterdam',
        room: 'Canal-house hotel',
        sharing: 'Double or twin',
        washroom: 'own',
        examples: ['Ambassade Hotel'],
      },
    ],
    singleRoom: { more: 39500 },
    child: {
      from: 7,
      to: 11,
      price: 73500,
      note: 'On an extra bed in the parents’ room; many museums are free under 18.',
    },
    network:
      'Good 4G and 5G almost everywhere. One EU roaming pack or eSIM works in France, Belgium and the Netherlands.',
    cash: 'Cards and phones pay almost everywhere, in Amsterdam often the only way. Carry €150 in notes for markets and tips.',
    power:
      'Two round pins (types C, E and F), 230 V: two-pin chargers fit, three-pin Indian plugs need an adaptor.',
    insurance:
      'Required, not included: the Schengen visa asks for medical cover of at least €30,000 for the whole stay; add cover for cancellation.',
    papers: [
      {
        what: 'Passport less than ten years old, valid three months past return, two blank pages',
        by: 'you',
        when: 'Check it before you book',
      },
      {
        what: 'Schengen visa from France; €90, €45 for ages 6 to 11, rules may change',
        by: 'you',
        when: 'Start ten weeks before travel',
      },
      {
        what: 'Hotel vouchers and train tickets for the visa',
        by: 'us',
        when: 'Once your booking is confirmed',
      },
      {
        what: 'Anne Frank House tickets, released on Tuesdays six weeks ahead, if you want them',
        by: 'us',
        when: 'Tell us when you book; we try',
      },
    ],
    payLocally: [
      {
        what: 'Schengen visa fee',
        paidTo: 'The French consulate, through its visa centre in India, before you travel',
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
        what: 'Paris stay tax, about €8.50 a night for three nights',
        paidTo: 'Hotel desk in Paris',
        rupees: 2810,
        foreign: { amount: 25.5, currency: 'EUR' },
      },
      {
        what: 'Amsterdam tourist tax, 12.5 per cent of the room: about €12.50 a night for two nights',
        paidTo: 'Hotel desk in Amsterdam',
        rupees: 2750,
        foreign: { amount: 25, currency: 'EUR' },
      },
      {
        what: 'Train from Amsterdam to Schiphol, about €6',
        paidTo: 'Dutch Railways, by card at the gate',
        rupees: 660,
        foreign: { amount: 6, currency: 'EUR' },
      },
    ],
  },
  route: [
    { place: 'paris', night: true },
    { place: 'giverny' },
    { place: 'paris', night: true },
    { place: 'antwerp' },
    { place: 'amsterdam', night: true },
    { place: 'keukenhof' },
    { place: 'zaanse-schans' },
    { place: 'amsterdam', night: true },
  ],
  difficulty: 'easy',
  tags: ['international', 'cultural'],
  cover: 'amsterdam/gold',
  gallery: [
    'amsterdam/day-green-twin-room',
    'euro-rail/gold',
    'paris/dawn',
    'amsterdam/night',
    'amsterdam/detail-1',
    'paris/detail-1',
  ],
  captions: {
    night: 2,
    travel: 'By train from Paris to Antwerp and Amsterdam',
    high: 'Paris, with Giverny at opening time',
  },
}
