import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'i5',
  kind: 'group',
  title: 'Europe Grand Tour: Paris to the Alps to Rome by Train',
  location: 'France, Switzerland & Italy',
  country: 'France',
  duration: '12D/11N',
  months: [4, 5, 6, 7, 8, 9, 10],
  price: 185500,
  discount: 5,
  rating: 4.8,
  reviews: 3,
  description:
    'Three countries and eight trains in twelve days, with no overnight coach and no wake-up call at 4 am. Paris, Interlaken and Florence get two or three nights each, so your washing can dry and you can go back to a café you liked. Everything with a queue is booked by the hour: the Louvre, Jungfraujoch, the Uffizi, the Colosseum, the Vatican. Friday starts are chosen so that no museum is shut on the day you stand in front of it. Flights and the Schengen visa are yours to arrange, with our file to help; begin three months ahead, in summer four.',
  highlights: [
    'Jungfraujoch by gondola and cogwheel, 3,454 m, with the Aletsch glacier below the windows',
    'TGV, Simplon tunnel and Frecciarossa: the route is a scenic railway in itself',
    'Guided hours in the Louvre, Uffizi and Vatican Museums, groups of at most twelve',
    'Versailles on a Sunday, when the fountains play in season',
    'A Venetian evening after the day visitors have gone, from a hotel on the islands',
    'A vegetarian dinner booked or marked on your map in every city, and lunches that are local and meatless',
  ],
  placesCovered: [
    'Paris',
    'Versailles',
    'Interlaken',
    'Jungfraujoch',
    'Lauterbrunnen',
    'Mürren',
    'Lucerne',
    'Venice',
    'Florence',
    'Rome',
    'Vatican City',
  ],
  itinerary: [
    {
      title: 'Arrive in Paris and walk its two islands',
      description:
        'Non-stop flights from Delhi and Mumbai take nine to eleven hours, depending on which airspace is open; via the Gulf allow fourteen. The captain waits at Charles de Gaulle until 2 pm, and the coach needs an hour into Paris. Rooms near Gare de Lyon are ready by 3 pm, and the best cure for jet lag (the clock is three and a half hours behind in summer) is daylight, so we walk the islands: Notre-Dame, reopened in 2024, and an ice cream on Île Saint-Louis. Supper is a thali at La Chapelle.',
      activities: ['Airport coach', 'Island walk and Notre-Dame', 'Indian supper'],
      meals: ['dinner'],
      stay: '4-star hotel near Gare de Lyon, Paris',
    },
    {
      title: 'Paris: the Louvre, the Seine and the Eiffel Tower',
      description:
        'Our slot at the Louvre is 9 am sharp; if this Saturday is 1 May, when the Louvre is shut, we go on Friday evening instead. Two hours with a guide cover the Winged Victory, the Mona Lisa (a short look in a crowd) and some sculpture people actually love. In the afternoon we go west on foot through the Tuileries, or by bus for tired knees. At 5 pm a boat goes down the Seine and back. The Eiffel Tower’s second floor follows, and at the full hour after dark the whole tower glitters for five minutes. Many people fall in love with Paris just then.',
      activities: ['Louvre with guide', 'Seine cruise', 'Eiffel Tower, second floor'],
      meals: ['breakfast'],
      stay: '4-star hotel near Gare de Lyon, Paris',
    },
    {
      title: 'Sunday fountains at Versailles',
      description:
        'The suburban train to Versailles takes forty minutes. Go through the palace early, state rooms and the Hall of Mirrors, then out to gardens and a park of some eight hundred hectares, where from April to October the fountains are switched on at weekends to baroque music. We picnic on baguette, Comté cheese and fruit. Those who would rather stay in Paris can have Montmartre and the Orsay with a map from the captain. Pack tonight: the Alps train is before 10 am.',
      activities: ['Palace and gardens of Versailles', 'Montmartre as an alternative'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel near Gare de Lyon, Paris',
    },
    {
      title: 'By TGV and Swiss train from Paris to Interlaken',
      description:
        'From Gare de Lyon the TGV Lyria crosses Burgundy at 300 km/h and is in Basel in about three hours; a Swiss train then runs by Bern and Lake Thun to Interlaken (568 m), two hours more. By 4 pm you are under the Jungfrau with the window open. Walk the Höhematte, watch paragliders land in the middle of town, and find Yash Chopra’s statue by the Kursaal. Dinner is rösti, or rajma at one of Interlaken’s several Indian kitchens.',
      activities: ['TGV Lyria to Basel', 'Train along Lake Thun', 'Evening in Interlaken'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star hotel, Interlaken',
    },
    {
      title: 'Up to Jungfraujoch in the clearest weather',
      description:
        'We may move this day by one so that we go in the clearer weather. A gondola takes us over Grindelwald to Eigergletscher, then a train inside the Eiger to Jungfraujoch (3,454 m). It is cold, often below freezing even in June, and the air is thin: walk slowly, drink water, come down if your head pounds. The ice palace and the Sphinx terrace face the Aletsch, longest glacier of the Alps. An Indian buffet is served up there in the summer season. We return by Kleine Scheidegg and Lauterbrunnen to Interlaken.',
      activities: ['Eiger Express gondola', 'Jungfraujoch and Sphinx terrace', 'Return by Lauterbrunnen'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel, Interlaken',
    },
    {
      title: 'Mürren by cable car, or Lucerne by train',
      description:
        'You have two choices, both in the price. Cable car and toy-sized train lift you from Lauterbrunnen (795 m) to Mürren (1,638 m), a car-free village on a ledge facing the Eiger, Mönch and Jungfrau, with an easy downhill walk of an hour through hay meadows. Or ride the Brünig line two hours to Lucerne for the wooden bridge, the carved dying lion and a paddle steamer. The hotel can do laundry meanwhile, at your cost. We eat fondue tonight in Interlaken; ask for it without kirsch if you avoid alcohol.',
      activities: ['Mürren and its meadow path', 'Lucerne as an alternative', 'Fondue supper'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star hotel, Interlaken',
    },
    {
      title: 'Interlaken to Venice through the Simplon tunnel',
      description:
        'At Spiez you board the EuroCity, go under the Lötschberg and then under the Simplon, nearly twenty kilometres of dark tunnel, and come out in Italy. When track works shut the line below Domodossola, a bus covers that part. Change in Milan, usually with time for a coffee standing up. By mid-afternoon the train is on the causeway with water on both sides. The vaporetto takes us to a hotel on the islands, because Venice is at its best after 6 pm, when the day visitors have left. Ask for a spritz without alcohol if you like.',
      activities: ['EuroCity through the Simplon', 'Vaporetto on the Grand Canal', 'Evening walk'],
      meals: ['breakfast'],
      stay: '3-star hotel on the islands, Venice',
    },
    {
      title: 'Venice: San Marco early, then the train to Florence',
      description:
        'We enter the golden basilica at 9:30 am; before that we have the square nearly to ourselves. The Doge’s palace follows, including the Bridge of Sighs. Then you have free time for a traghetto, the two-euro gondola ferry in which you stand, or for the real one at about ninety euros a boat. Lunch is risotto or cicchetti, small snacks with artichoke and cheese. At about 3:30 pm the Frecciarossa leaves Venice, reaching Florence in just over two hours.',
      activities: ['St Mark’s Basilica', 'Doge’s Palace', 'Frecciarossa to Florence'],
      meals: ['breakfast', 'lunch'],
      stay: '4-star hotel, Florence',
    },
    {
      title: 'Florence: the Uffizi, the Duomo and a sunset hill',
      description:
        'At 8:15 am the Uffizi is still quiet enough to look properly at Botticelli’s Spring. The guide keeps it to two hours. The Duomo’s dome has 463 steps and a separate ticket for those who want to climb; the baptistery doors are free. The afternoon is for leather, gelato or a nap. An hour and a half before sunset we meet and walk across the Arno up to Piazzale Michelangelo for the sunset over Florence, then down to ribollita, a bread-and-bean soup that happens to be vegetarian.',
      activities: ['Uffizi with guide', 'Duomo quarter', 'Piazzale Michelangelo at sunset'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star hotel, Florence',
    },
    {
      title: 'Rome: the Colosseum, the Forum and the fountains',
      description:
        'A train at about 8:30 am takes an hour and a half. Bags go to the hotel while we go straight to the Colosseum for a timed entry (on the free first Sunday of a month, by the queue), then over the Palatine and down the Forum’s paving, three hours with shade breaks and a fountain every few hundred metres, for drinking water in Rome is free. You rest in the afternoon. After 7 pm we walk a small circle: Trevi, where a coin over the left shoulder is customary (the steps down to the basin cost two euros until 10 pm), the Pantheon, Piazza Navona, and a dinner of cacio e pepe, pasta with cheese and pepper.',
      activities: ['Train to Rome', 'Colosseum and Forum', 'Evening fountains walk'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star hotel near Termini, Rome',
    },
    {
      title: 'Vatican City, then a free afternoon in Rome',
      description:
        'Monday is one of the six days on which the museums open, and our entry is at 8 am. We see the tapestries, the maps and Raphael’s rooms, then look up at the Sistine Chapel for as long as the guards allow. St Peter’s follows by the inner passage when it is open, otherwise by the queue. Rome is yours from 1 pm: Trastevere’s lanes, shopping on the Corso, or a nap. The closing dinner is by the river, with a vote on which city to return to.',
      activities: ['Vatican Museums and Sistine Chapel', 'St Peter’s Basilica', 'Closing dinner'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star hotel near Termini, Rome',
    },
    {
      title: 'Fly home from Rome Fiumicino',
      description:
        'The Leonardo Express leaves Termini every quarter of an hour and needs thirty-two minutes to the airport; tickets are in your envelope. Early risers can see Santa Maria Maggiore’s fifth-century mosaics at 7 am, five minutes from the hotel. From Rome a non-stop to Delhi, when one is scheduled that day, takes eight to nine hours; others change once. If you bought leather, ask for the tax-refund form to be stamped before you check the bag in, not after.',
      activities: ['Airport train', 'Tax-refund stamp'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Eleven nights in central hotels, four-star but three-star in Venice, two or three to a room by package',
    'Second-class seats on all trains between cities, local passes in Paris and Interlaken, airport coach and train',
    'Day trip to Jungfraujoch with gondola, and a day in either Mürren or Lucerne',
    'Timed tickets: Louvre, Versailles, St Mark’s, Doge’s Palace, Uffizi, Colosseum and Vatican Museums; guides in the Louvre, Uffizi and Vatican Museums',
    'Eleven breakfasts, three lunches and six dinners, vegetarian, and Jain on request',
    'Seine cruise, and the Eiffel Tower’s second floor by lift',
    'A captain from arrival in Paris to the last night in Rome',
  ],
  exclusions: [
    'Flights into Paris and out of Rome, about ₹55,000 to ₹85,000 on one ticket',
    'Schengen visa, €90 (about ₹9,900), the visa centre’s charge of about ₹2,500, and insurance of at least €30,000',
    'City taxes paid at the hotels: about €58 and CHF 12 per person in all (₹7,810)',
    'Other meals, gondola, Duomo dome, zip-lines, and whatever you do in your free time',
  ],
  faqs: [
    {
      question: 'Where do I apply for the Schengen visa, and when?',
      answer:
        'Italy, because five of the eleven nights are there against three each in France and Switzerland. You can apply from six months ahead. Appointments in April to June are often full for five or six weeks, and a decision takes fifteen days or more, so begin three to four months early. We supply hotel vouchers, train plan and cover letter once your booking is confirmed. Rules may change, so check before you book flights.',
    },
    {
      question: 'What if the visa is refused?',
      answer:
        'A refusal counts as a cancellation on the day you tell us, under the table on this page, so apply early. Timed tickets are the hardest to get refunded. Please buy flight tickets that allow a date change, and do not pay for them before the appointment if you can wait, nor before your date has its six guests: if we cancel for want of them, we return what you paid us, but not visa fees or flights.',
    },
    {
      question: 'How much walking is there?',
      answer:
        'Between eight and twelve kilometres a day in the cities, on cobbles, with stairs at stations. You carry your own case on and off eight trains, with three to five minutes to board. One medium suitcase each is the rule.',
    },
    {
      question: 'Is twelve days of vegetarian food realistic?',
      answer:
        'Yes. In Italy it is easy, in Switzerland it is mostly cheese, and in Paris it takes planning, which we do. Parmesan and some other cheeses are made with animal rennet, and soups may contain meat stock. Egg-free and Jain eaters get a card in French, German and Italian and a list of kitchens we trust.',
    },
    {
      question: 'How much money should I carry, and in which currency?',
      answer:
        'France and Italy use euros, Switzerland francs. A multi-currency card with €200 and CHF 60 in notes is enough. Expect a plain lunch to cost about €15 (₹1,650) in Paris, CHF 25 (₹2,950) in Interlaken and €12 (₹1,320) in Rome.',
    },
    {
      question: 'What will the border be like now?',
      answer:
        'At the first Schengen airport you are photographed for the Entry/Exit System, which replaced stamps during 2026, and your fingerprints may be checked against those given for the visa. Queues at Paris can take more than an hour. If you change planes elsewhere in Europe, allow three hours between the flights.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Documents',
      essential: true,
      items: [
        'Passport under ten years old, valid three months past return',
        'Visa, insurance and voucher copies',
        'Card in three languages if you eat Jain or vegan',
      ],
    },
    {
      category: 'Clothing in layers',
      essential: true,
      items: [
        'Windproof jacket, gloves and cap for the glacier',
        'Covered shoulders and knees for basilicas',
        'Two pairs of walking shoes that you have already worn in',
      ],
    },
    {
      category: 'Luggage',
      essential: true,
      items: [
        'One case under 23 kg that you can lift to chest height',
        'Cross-body bag with a zip for the metro',
      ],
    },
    {
      category: 'Comforts',
      essential: false,
      items: [
        'Masala tea sachets',
        'Universal adaptor with Swiss and Italian pins',
        'Clothes line and a pack of soap leaves',
      ],
    },
  ],
  packages: [
    {
      title: 'Twin sharing',
      price: 185500,
      description: 'Two adults sharing a room in all five towns',
      isPopular: true,
    },
    {
      title: 'Triple sharing',
      price: 174500,
      description: 'Three to a room; a sofa bed in Paris and Venice',
    },
  ],
  facts: {
    meet: {
      place:
        'Arrivals hall, Paris Charles de Gaulle Airport; the captain writes which terminal, and waits until 2 pm: land by 12 noon',
      time: '2:00 pm',
    },
    end: { place: 'Rome Fiumicino Airport, by the Leonardo Express from Termini', time: '12:00 noon' },
    airport: {
      name: 'Paris Charles de Gaulle (CDG)',
      transfer:
        'You meet here; the coach to the hotel near Gare de Lyon, about an hour, is included. If you land too late for it, you come by train or taxi at your own cost.',
    },
    team: 'One captain from Paris to Rome, and local guides for groups of at most twelve in the Louvre, Uffizi and Vatican Museums',
    ages: {
      from: 8,
      note: 'Anyone with heart or lung trouble should ask a doctor about Jungfraujoch; you can stay lower that day.',
    },
    fitness:
      'Moderate: 8 to 12 km on foot a day in the cities, cobbles and station stairs, your own case on eight trains. One day up to 3,454 m; the highest bed is at 568 m.',
    nights: [
      {
        count: 3,
        place: 'Near Gare de Lyon, Paris',
        room: '4-star hotel',
        sharing: 'Twin or triple',
        washroom: 'own',
        examples: ['Novotel Paris Gare de Lyon'],
      },
      { count: 3, place: 'Interlaken', room: '4-star hotel', sharing: 'Twin or triple', washroom: 'own' },
      {
        count: 1,
        place: 'On the islands, Venice',
        room: '3-star hotel',
        sharing: 'Twin or triple',
        washroom: 'own',
      },
      { count: 2, place: 'Florence', room: '4-star hotel', sharing: 'Twin or triple', washroom: 'own' },
      {
        count: 2,
        place: 'Near Termini, Rome',
        room: '4-star hotel',
        sharing: 'Twin or triple',
        washroom: 'own',
        examples: ['Bettoja Hotel Mediterraneo'],
      },
    ],
    singleRoom: { more: 64500 },
    child: {
      from: 8,
      to: 11,
      price: 128500,
      note: 'On an extra bed in the parents’ room, with trains, tickets and meals as listed.',
    },
    network:
      'Good 4G and 5G but for tunnels and some valleys. Take a roaming pack or eSIM that names Switzerland: many EU packs leave it out.',
    cash: 'A multi-currency card does most of it; carry €200 (₹22,000) and CHF 60 (₹7,080) in notes. ATMs are easy to find.',
    power:
      '230 V: types C and E in France, J in Switzerland, L, C and F in Italy. Slim two-pin chargers fit in all three; for three-pin plugs carry a universal adaptor with Swiss and Italian pins.',
    insurance:
      'Required, not included: the Schengen visa asks for medical cover of at least €30,000 for the whole stay; add cover for cancellation and visa refusal.',
    papers: [
      {
        what: 'Passport less than ten years old, valid three months past return, two blank pages',
        by: 'you',
        when: 'Check it before you book',
      },
      {
        what: 'Schengen visa, applied for at the Italian visa centre; €90, rules may change',
        by: 'you',
        when: 'Three to four months before departure',
      },
      {
        what: 'Hotel vouchers, train plan and cover letter for the visa',
        by: 'us',
        when: 'Once your booking is confirmed',
      },
      { what: 'Timed tickets in your passport name', by: 'us', when: 'When each booking window opens' },
      {
        what: 'Photo for the EU Entry/Exit System, and a check of the fingerprints given for the visa',
        by: 'you',
        when: 'At the first Schengen airport',
      },
    ],
    payLocally: [
      {
        what: 'Schengen visa fee',
        paidTo: 'The Italian consulate, through its visa centre in India, before you travel',
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
        what: 'Interlaken visitors’ tax, up to about CHF 4 a night for three nights',
        paidTo: 'Hotel desk in Interlaken',
        rupees: 1420,
        foreign: { amount: 12, currency: 'CHF' },
      },
      {
        what: 'City tax: Venice about €3.50 a night, Florence €7, Rome €7.50; five nights in all',
        paidTo: 'Hotel desks in the three cities',
        rupees: 3580,
        foreign: { amount: 32.5, currency: 'EUR' },
      },
    ],
  },
  departures: {
    weekday: 'friday',
    count: 6,
    seats: 24,
    smallest: 6,
    decideDays: 30,
    everyWeeks: 3,
    seasons: [{ from: '04-09', to: '10-08' }],
  },
  route: [
    { place: 'paris', night: true },
    { place: 'versailles' },
    { place: 'paris', night: true },
    { place: 'interlaken', night: true },
    { place: 'jungfraujoch' },
    { place: 'lauterbrunnen' },
    { place: 'murren' },
    { place: 'interlaken', night: true },
    { place: 'venice', night: true },
    { place: 'florence', night: true },
    { place: 'rome', night: true },
  ],
  difficulty: 'moderate',
  tags: ['international', 'cultural'],
  cover: 'paris/gold',
  gallery: [
    'switzerland/gold-pine-room',
    'euro-rail/gold',
    'italy/canal-day',
    'switzerland/dusk',
    'paris/detail-1',
    'italy/dawn',
    'italy/detail-1',
    'switzerland/lucerne-day',
  ],
  captions: {
    night: 2,
    travel: 'By train all the way, from the TGV to the Frecciarossa',
    high: 'Venice, slept in on the islands',
  },
}
