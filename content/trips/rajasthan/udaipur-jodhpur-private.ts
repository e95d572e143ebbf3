import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'udaipur-jodhpur-private',
  kind: 'customised',
  title: 'Udaipur to Jodhpur by Way of Ranakpur',
  location: 'Udaipur and Jodhpur, Rajasthan',
  region: 'West',
  duration: 'Flexible',
  months: [9, 10, 11, 12, 1, 2, 3],
  price: 26500,
  discount: 0,
  rating: 4.8,
  reviews: 2,
  description:
    'One of the prettiest drives in Rajasthan joins two of its best-looking cities, and the marble forest of Ranakpur stands on the way. You have five days, your own car and driver, and two nights at each end. Both towns are compact enough to be walked, so you need the car mainly for the road between. Take the trip as it is, add a night for the leopards of Jawai, start in Jodhpur instead, or move up to lake-view suites; the route stays good at every budget.',
  highlights: [
    'Two nights within walking distance of Gangaur Ghat, so the lake is yours before breakfast',
    'Ranakpur at noon, when light falls through twenty-nine halls of white marble',
    'A thali of Mewar cooking in Udaipur and one of Marwar in Jodhpur, to settle which is better',
    'Mehrangarh followed by the desert plants of Rao Jodha park at its foot',
    'Salawas, where dhurries are woven on looms in the front room',
  ],
  placesCovered: ['Udaipur', 'Eklingji', 'Ranakpur', 'Jodhpur', 'Mehrangarh', 'Salawas'],
  itinerary: [
    {
      title: 'Udaipur: a free afternoon beside Lake Pichola',
      description:
        'Your driver waits at the Udaipur arrivals gate with the car cooled. The old city allows no big vehicles, so the last three hundred metres are by auto-rickshaw, luggage and all. Nothing is fixed for the afternoon. Most people find their way across the footbridge at Daiji to Ambrai Ghat, where the palace stands opposite at the edge of Lake Pichola, and stay there until the lamps come on.',
      activities: ['Private airport transfer', 'Ambrai Ghat at sunset'],
      meals: [],
      stay: 'Restored haveli near Gangaur Ghat, Udaipur',
    },
    {
      title: 'Udaipur: City Palace, a miniature painter and a boat',
      description:
        'Go into the City Palace at 9:30 am with a private guide and come out by the Tripolia before the halls fill. In a lane behind Jagdish temple a miniature painter shows how a squirrel-hair brush draws a single eyelash. A charter boat is held for you on Lake Pichola at 5 pm. If palaces bore you, swap the morning for the temples of Eklingji and Nagda, half an hour north of Udaipur among custard-apple fields.',
      activities: ['City Palace with private guide', 'Miniature painting atelier', 'Evening boat on Pichola'],
      meals: ['breakfast'],
      stay: 'Restored haveli near Gangaur Ghat, Udaipur',
    },
    {
      title: 'Through the Aravallis to Ranakpur and Jodhpur',
      description:
        'Leave at 9 am. The road climbs through teak and sitaphal to Ranakpur, 95 km and two and a quarter hours away, where visitors who are not Jain are admitted from noon. The audio guide is good; the temple’s cook-house serves a plain lunch. Then the hills end suddenly, and the plain runs flat for 160 km. You should see the cliff of Jodhpur by 6 pm. Those adding Jawai turn off here for a night.',
      activities: ['Aravalli drive', 'Ranakpur Jain temple', 'Arrival in the blue city'],
      meals: ['breakfast'],
      stay: 'Courtyard hotel under the fort, Jodhpur',
    },
    {
      title: 'Mehrangarh, then the blue lanes of Jodhpur',
      description:
        'Mehrangarh opens at 9 am, and you walk up from the hotel in about twenty minutes. After the armoury and the flower palace, leave by the back gate for Rao Jodha Desert Rock Park, where a naturalist introduces seventy hectares of plants that live without being watered. You rest through the hot hours. At 5 pm a resident of Navchokiya leads you through Jodhpur’s blue lanes to a family’s courtyard, where supper is on the fire.',
      activities: ['Mehrangarh', 'Rao Jodha Desert Rock Park', 'Navchokiya walk with home supper'],
      meals: ['breakfast', 'dinner'],
      stay: 'Courtyard hotel under the fort, Jodhpur',
    },
    {
      title: 'Weavers of Salawas, then home from Jodhpur',
      description:
        'Twenty kilometres south of Jodhpur, the Prajapat families of Salawas have woven striped cotton dhurries for generations; sit at the loom and discover how slow the work is, at one hand-width an hour. On the way back the driver stops where blackbuck graze beside Bishnoi hamlets. Then we drop you at the airport or station, or you travel on: Jaisalmer is five hours west and the car can simply continue, at a day rate we quote in advance.',
      activities: ['Salawas dhurrie weavers', 'Blackbuck near Bishnoi villages', 'Departure or onward drive'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'A sedan with one driver from Udaipur airport to Jodhpur airport, with fuel, parking and state tax',
    'Four nights for two in mid-range heritage hotels, with breakfast',
    'Private guides for the Udaipur palace and Mehrangarh',
    'Chartered one-hour boat in the evening at Udaipur',
    'Walk and supper with a family in Navchokiya',
    'Someone on the phone who answers at night and can change the plan',
  ],
  exclusions: [
    'Air or rail fares at either end',
    'Monument tickets, about ₹900 a person for Indian visitors on the whole route',
    'Lunches, and dinners other than the one in Navchokiya',
    'Jawai night, with two leopard drives: from ₹14,000 a person extra',
    'Lake-facing or palace hotels, unless you book the package that has them',
  ],
  faqs: [
    {
      question: 'How can this be changed?',
      answer:
        'In many ways. It runs equally well from Jodhpur to Udaipur; a day can be dropped from either city; Kumbhalgarh fits before Ranakpur with an early start. Travelling with four friends in a bigger car brings the price per head down by a fifth or so.',
    },
    {
      question: 'Can we see leopards at Jawai?',
      answer:
        'Yes, by adding a night. Granite hills near Bera hold leopards that have lived beside Rabari herders for decades with little conflict. Evening and dawn drives are taken with local trackers, and sightings are frequent, though not certain.',
    },
    {
      question: 'Are stairs a problem in these hotels?',
      answer:
        'Havelis have steep ones and seldom a lift. If your knees are weak, tell us and we move you to a garden hotel on Fateh Sagar and to a ground-floor room in Jodhpur; the sights themselves have lifts at Mehrangarh and partly at Udaipur.',
    },
    {
      question: 'Which months suit it best?',
      answer:
        'September is green and the lakes are full; October to March is dry and sunny. From April to June we suggest going to the hills instead. Around Diwali and New Year the better rooms double in price, so fix dates early.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Needed',
      essential: true,
      items: [
        'Clothes covering shoulders and knees for Ranakpur',
        'No leather belt or purse inside the Jain temple',
        'Walking shoes with grip for polished steps',
      ],
    },
    {
      category: 'Useful',
      essential: false,
      items: [
        'Light shawl for the boat',
        'Phone with the Mehrangarh audio app',
        'An empty duffel if you mean to buy a dhurrie',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 26500,
      description: 'Two sharing a room in mid-range heritage hotels, with a sedan',
    },
    {
      title: 'Lake-facing and palace hotels',
      price: 46500,
      description: 'Two sharing: lake-facing room in Udaipur, palace hotel in Jodhpur; car the same',
    },
  ],
  facts: {
    meet: { place: 'Udaipur airport, arrivals gate, driver with your name board', time: '1:00 pm' },
    end: { place: 'Jodhpur airport or railway station', time: '1:00 pm' },
    airport: {
      name: 'Maharana Pratap (Udaipur)',
      transfer:
        'The meeting place itself, 22 km from the city; your car is included. The trip ends at Jodhpur airport.',
    },
    railhead: {
      name: 'Udaipur City',
      transfer: 'About 4 km from the hotel; the car can meet a train instead, included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'One driver throughout, private guides at the City Palace and Mehrangarh, a resident for the Navchokiya walk.',
    ages: {
      from: 5,
      note: 'Havelis have steep stairs; with weak knees ask for a garden hotel and a ground-floor room.',
    },
    fitness:
      'Easy: palace and fort visits of two to three hours with many steps, twenty minutes uphill to Mehrangarh, one road day of 255 km.',
    nights: [
      {
        count: 2,
        place: 'Udaipur',
        room: 'Restored haveli near Gangaur Ghat',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Jagat Niwas Palace'],
      },
      {
        count: 2,
        place: 'Jodhpur',
        room: 'Courtyard hotel under the fort',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Pal Haveli'],
      },
    ],
    singleRoom: { more: 11500 },
    child: { from: 5, to: 11, price: 16900, note: 'On an extra bed in the parents’ room.' },
    network: 'All networks work in both cities; gaps in the hills around Ranakpur.',
    cash: 'Cash machines in both cities, few in between. UPI works nearly everywhere.',
    power: 'Regular electricity; hotels have generators or inverters.',
    insurance: 'None is included. An ordinary domestic travel policy is enough.',
    papers: [{ what: 'Photo ID of each guest, original', by: 'you', when: 'At the hotel desks' }],
    payLocally: [
      {
        what: 'Tickets: City Palace, Mehrangarh, Rao Jodha park, Ranakpur audio guide or camera, about',
        paidTo: 'The ticket windows on the way, Indian rate',
        rupees: 900,
      },
    ],
  },
  route: [{ place: 'udaipur', night: true }, { place: 'ranakpur' }, { place: 'jodhpur', night: true }],
  difficulty: 'easy',
  tags: ['cultural'],
  cover: 'rajasthan/gold',
  gallery: [
    'udaipur/dusk-haveli-room',
    'desert-road/day',
    'rajasthan/marble-gold',
    'udaipur/night',
    'rajasthan/detail-2',
    'udaipur/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By sedan, from Udaipur to Jodhpur',
    high: 'Ranakpur at noon, in halls of white marble',
  },
}
