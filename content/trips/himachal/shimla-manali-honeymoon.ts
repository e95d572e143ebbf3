import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'h2',
  kind: 'group',
  title: 'Shimla and Manali for Two: A Honeymoon among Deodars',
  location: 'Shimla & Manali, Himachal Pradesh',
  region: 'North',
  duration: '6D/5N',
  months: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
  price: 17010,
  discount: 10,
  rating: 4.6,
  reviews: 2,
  description:
    'Eight couples share a coach and a guide; everything else is yours alone. Dinner tables are for two, no one calls your name through a loudspeaker, and on two afternoons there is nothing on the programme at all. Two nights in the woods above Shimla come first, then three beside Manali’s orchards, with the long drive between them broken for lunch by the river. Winter couples get snow and early fires, spring couples apple blossom around the first week of April. The usual honeymoon extras, a cake and a bed decorated with flowers, are there only if you ask for them.',
  highlights: [
    'A room with a view of either cedars or snow, named in your voucher before you leave home',
    'Quiet forest trail at Craignano near Mashobra',
    'Candlelight dinner for two on one evening, outdoors from April to June',
    'Naggar Castle’s wooden galleries and the Roerich house in late light',
    'A day over in Lahaul by the Atal Tunnel, with a packed lunch by the Chandra',
  ],
  placesCovered: ['Shimla', 'Mashobra', 'Kullu', 'Manali', 'Naggar', 'Atal Tunnel', 'Sissu'],
  itinerary: [
    {
      title: 'From Chandigarh up to Shimla',
      description:
        'The coach waits outside Chandigarh airport and station between 10 and 11:30 am, so a morning flight from Mumbai or Bengaluru will do. Four hours of bends, a stop for tea among the pines at Barog’s bypass, and you are in Shimla by 4 pm. Your hotel is out of earshot of the traffic. You are free until dinner. If you do go out, walk along the Ridge at dusk, when the church is lit.',
      activities: ['Airport or station pick-up', 'Optional stroll on the Ridge'],
      meals: ['dinner'],
      stay: 'Boutique hotel in the cedars, Shimla',
    },
    {
      title: 'Mashobra’s woods and a free afternoon in Shimla',
      description:
        'After a late breakfast we drive twelve kilometres to Mashobra (2,146 m) and walk an hour through oak, deodar and rhododendron, which is scarlet in March. The guide keeps a long way ahead. There is coffee at an old estate house, then the coach returns. In Shimla the afternoon belongs to you: the Gaiety Theatre if its tour runs that day, a window table on the Mall, or the quiet of your room. We book a table at 8:30 pm for those who wish.',
      activities: ['Forest walk at Mashobra', 'Coffee at an estate', 'Afternoon free'],
      meals: ['breakfast', 'dinner'],
      stay: 'Boutique hotel in the cedars, Shimla',
    },
    {
      title: 'Shimla to Manali, with lunch beside the Beas',
      description:
        'The drive takes eight to nine hours, and nothing makes it shorter. Start at 8 am with coffee in flasks. The hills fall away to Sundernagar’s lake, then the Beas comes alongside and remains for the rest of the day. Lunch is on a terrace over the water near Mandi: trout, or paneer for vegetarians. Beyond Kullu and its angora shops the valley narrows, with white peaks at its upper end. In Manali the heater and the kettle have been switched on at 5 pm.',
      activities: ['River-terrace lunch', 'Drive up the Kullu valley'],
      meals: ['breakfast', 'dinner'],
      stay: 'Orchard cottage hotel, Manali',
    },
    {
      title: 'Old Manali, Vashisht and a candlelight dinner',
      description:
        'Sleep until you wake. At 11 am the guide takes those who wish through the Hadimba grove and down to the cafés of Old Manali, where apple crumble counts as lunch. Vashisht across the river has stone bathing tanks, separate for men and women. From 3 pm there is nothing more to do. Tonight’s table for two is set in the orchard or, in cold months, beside the fireplace; Manali nights fall to zero or below from December to February.',
      activities: ['Hadimba temple walk', 'Café afternoon', 'Candlelight dinner'],
      meals: ['breakfast', 'dinner'],
      stay: 'Orchard cottage hotel, Manali',
    },
    {
      title: 'Sissu through the Atal Tunnel, then Naggar Castle',
      description:
        'The coach is at the Atal Tunnel by 9 am, ahead of the other cars. Twenty minutes later you stand at Sissu with a waterfall on the opposite cliff; in winter the snow reaches the fence posts, and in June there are wild roses. Lunch is packed in two boxes, and the river bank is long enough for every couple to sit alone. On the return we take the left bank to Naggar (1,800 m), whose castle of stone and cedar has a veranda over the whole valley. We are back in Manali for a last dinner, with music only if you ask for it.',
      activities: ['Atal Tunnel and Sissu', 'Boxed lunch for two', 'Naggar Castle in the late afternoon'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Orchard cottage hotel, Manali',
    },
    {
      title: 'Manali to Chandigarh and the journey home',
      description:
        'We leave Manali at 7:30 am, with a breakfast box if you do not want to eat so early. The road is downhill and four-lane after Nerchowk, and the coach reaches Chandigarh by 4 or 5 pm. Flights after 8 pm are safe. Couples who fly from Bhuntar instead can be dropped there on the way, but small aircraft are cancelled in cloud, so keep a refundable ticket. Photographs the guide took are sent to you alone and not posted.',
      activities: ['Drive to Chandigarh', 'Drop at airport or station'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights in double rooms with king or queen bed, heater from November to March',
    'All breakfasts and dinners, one of them by candlelight, and the packed lunch in Lahaul',
    'Coach with sixteen seats for eight couples, Chandigarh to Chandigarh',
    'A guide for the walks, who leaves you alone otherwise',
    'Flower decoration or a cake on arrival, only if you ask for it',
    'Entry to Naggar Castle and the Roerich estate museum',
  ],
  exclusions: [
    'Flights or trains to Chandigarh and home',
    'Spa, room service and drinks',
    'Adventure sports at Solang, which we can arrange for the free afternoon',
    'Snow clothing hire, ₹250 to ₹400 a set',
    'A photographer for half a day, about ₹6,000 if you want one',
  ],
  faqs: [
    {
      question: 'It is a group tour. How private will it feel?',
      answer:
        'You share the coach for about twenty-six hours in six days, and the guided walks if you join them. Hotels do not seat couples at a common table unless they ask, and there are no games or cake-cutting in public. If you want a car of your own, choose that package, about ₹9,000 more per couple.',
    },
    {
      question: 'Which is the best month for snow?',
      answer:
        'Come in January or February for deep snow in both Shimla and Manali. From mid-January to the end of February the villages of Sissu, and of late Koksar too, close to visitors for their festivals, so in those weeks lunch is taken at Solang. Road closures of half a day are normal then.',
    },
    {
      question: 'Which month is best for greenery and blossom?',
      answer:
        'Apple trees flower around Manali in late March and the first half of April. May and June are warm and crowded. Late September has clear skies, ripe fruit and the best prices.',
    },
    {
      question: 'Do hotels ask for a marriage certificate?',
      answer: 'No. Both need a government photo identity showing age above eighteen. Names may differ.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Clothes',
      essential: true,
      items: [
        'Warm coats with hoods, December to March',
        'A set of woollens even for June nights',
        'Comfortable shoes besides the pretty ones',
      ],
    },
    {
      category: 'Documents',
      essential: true,
      items: ['Two photo identity cards', 'Insurance for delays if you fly onward'],
    },
    {
      category: 'Little things',
      essential: false,
      items: [
        'Moisturiser, for the dry heater air',
        'A speaker small enough not to bother neighbours',
        'Swimwear and towels for Vashisht',
      ],
    },
  ],
  packages: [
    {
      title: 'Double room, shared coach',
      price: 17010,
      description: 'Per person: a room for two, seats in the coach with up to seven other couples',
      isPopular: true,
      pairs: true,
    },
    {
      title: 'Double room, own car',
      price: 21500,
      description: 'Per person: the same rooms, with a car and driver for the two of you',
      pairs: true,
    },
  ],
  facts: {
    meet: {
      place: 'Outside Chandigarh airport arrivals or the railway station; the coach waits from 10 am',
      time: '11:30 am',
    },
    end: { place: 'Chandigarh airport or railway station', time: '5:00 pm' },
    airport: {
      name: 'Chandigarh',
      transfer: 'The coach waits outside arrivals from 10 to 11:30 am; included',
    },
    railhead: {
      name: 'Chandigarh',
      transfer: 'The coach also stops at the station before 11:30 am; included',
    },
    team: 'A guide and the coach driver, for at most eight couples',
    ages: { from: 18, note: 'For couples; both need a photo ID that shows an age above 18' },
    fitness:
      'An easy forest walk of an hour at Mashobra (2,146 m) and a stroll in Manali. Longest drives eight to nine hours with halts, on days 3 and 6. A day trip to Sissu at about 3,100 m.',
    nights: [
      { count: 2, place: 'Shimla', room: 'Boutique hotel in the cedars', sharing: 'Double', washroom: 'own' },
      { count: 3, place: 'Manali', room: 'Orchard cottage hotel', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { none: 'The trip is for couples, and each couple has a room of its own.' },
    child: { none: 'This is a honeymoon trip for couples; no children come along.' },
    network: 'Jio and Airtel work well in Shimla and Manali, less well in the tunnels and at Sissu.',
    cash: 'ATMs in Shimla, Kullu and Manali; most cafés take UPI.',
    power:
      'Ordinary sockets; a heater in the room from November to March; cuts of some hours after snow, a day or more after a heavy fall.',
    insurance: 'Not included. A policy that covers delays helps if you fly onward the same evening.',
    papers: [
      {
        what: 'Government photo ID for both, showing age; no marriage certificate is asked for',
        by: 'you',
        when: 'At each check-in',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'sunday',
    count: 6,
    seats: 16,
    smallest: 6,
    decideDays: 10,
    seasons: [
      { from: '01-03', to: '06-20' },
      { from: '09-15', to: '12-31' },
    ],
  },
  route: [
    { place: 'chandigarh' },
    { place: 'shimla', night: true },
    { place: 'mashobra' },
    { place: 'shimla', night: true },
    { place: 'kullu' },
    { place: 'manali', night: true },
    { place: 'atal-tunnel' },
    { place: 'sissu' },
    { place: 'naggar' },
    { place: 'manali', night: true },
    { place: 'chandigarh' },
  ],
  difficulty: 'easy',
  tags: ['honeymoonSpecial'],
  cover: 'manali/dusk',
  gallery: [
    'shimla/gold-pine-room',
    'hill-road/coach-day',
    'forest-trail/gold',
    'himachal-pradesh/gold',
    'hill-bazaar/dusk',
    'manali/detail-1',
    'shimla/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By coach, sixteen seats for eight couples',
    high: 'A quiet forest trail at Craignano near Mashobra',
  },
}
