import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'dubai-desert-hatta-private',
  kind: 'customised',
  title: 'Dubai Beyond the Towers: Oryx Desert and Hatta Hills',
  location: 'Dubai Desert & Hatta, UAE',
  country: 'United Arab Emirates',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 10, 11, 12],
  price: 79500,
  discount: 0,
  rating: 4.8,
  reviews: 2,
  description:
    'This is Dubai for people who have already been up the tower. You sleep one night by the creek, one in a fenced reserve where oryx walk past the tents, and two in the Hajar mountains at Hatta, with kayaks on the dam and trails from short strolls to four-hour climbs. The nights are properly cool between November and March. The whole loop is under 350 km with a private car, so days can be lazy or sporting; swap the camp for a hotel, leave out the bicycle, or bring a telescope and stay a second night in the desert.',
  highlights: [
    'A night in the Dubai Desert Conservation Reserve, where vehicle numbers are capped',
    'Arabian oryx and gazelle with a field guide, by vintage Land Rover and on foot at dawn',
    'Kayaks on the turquoise water behind Hatta dam before the day visitors come',
    'Hajar trails graded by colour, from half an hour to half a day',
    'Emirati supper at a farm: vegetable stew, wheat harees without meat, and sweet luqaimat',
    'Stars away from the city on three nights out of four',
  ],
  placesCovered: ['Dubai', 'Dubai Desert Conservation Reserve', 'Hatta', 'Hatta Dam', 'Wadi Hub'],
  itinerary: [
    {
      title: 'Old Dubai: Al Fahidi’s lanes and the Deira dhows',
      description:
        'Skip the skyline, or see it from the car. Your room is in a restored merchant house in Al Fahidi, with a courtyard, thick walls and breakfast on trays. A guide walks you at 5 pm through the lanes to the water and over to Deira, where dhows bound for Somalia and, in quiet times, Iran are loaded by hand with fridges and biscuits. Dubai’s best cheap vegetarian plate is sold near here: Iranian bread, white cheese and herbs, with tea in a small glass.',
      activities: ['Dhow wharf walk', 'Supper in Deira'],
      meals: [],
      stay: 'Heritage guest house, Al Fahidi, Dubai',
    },
    {
      title: 'Into the Dubai Desert Conservation Reserve by jeep',
      description:
        'The coffee museum and the creekside houses of Al Shindagha fill a morning for the curious. At 2:30 pm a 1950s-pattern Land Rover takes you into the Dubai Desert Conservation Reserve, 225 square kilometres given over to sand, ghaf trees and oryx. No dune bashing happens here: the vehicle goes slowly and stops, and the guide reads tracks. At sunset a falconer flies his bird, and then you eat six vegetarian mezze and flat bread from the embers beside a fire. You sleep in a canvas suite with a proper bed.',
      activities: ['Wildlife drive', 'Falconry at sunset', 'Stargazing with a laser and a guide'],
      meals: ['breakfast', 'dinner'],
      stay: 'Tented camp, Dubai Desert Conservation Reserve',
    },
    {
      title: 'A dawn walk with oryx, then the mountains of Hatta',
      description:
        'Oryx move at first light; be out before sunrise with a blanket. Camp breakfast is balaleet, sweet vermicelli under a thin omelette, which the cook leaves off on request. From the Dubai Desert Conservation Reserve the road east passes camel tracks and gravel plain for an hour until the Hajar rises brown and sudden. Hatta sits among its folds. Rest through noon, walk up to the two watchtowers of the 1880s at 4 pm, and swim, where the lodge has a pool, before the temperature falls.',
      activities: ['Dawn oryx walk', 'Drive to Hatta', 'Watchtowers and heritage village'],
      meals: ['breakfast', 'dinner'],
      stay: 'Mountain lodge or trailer with deck, Hatta',
    },
    {
      title: 'Kayaks on Hatta Dam, and a trail on foot or by bicycle',
      description:
        'Be on Hatta dam when the kayaks open, usually by 9 am, while the water is still and the rock walls are reflected in it; ninety minutes in a two-seat kayak covers every inlet. Then pick a trail. Green ones follow the falaj past date plots; red ones climb up to some 300 m on loose rock and need boots. Bicycles have some fifty kilometres of single track, also by colour. The farm supper at Hatta comes with honey from the local bee garden and stories of the road before tarmac.',
      activities: ['Kayaking on Hatta Dam', 'Guided hike or mountain bike', 'Farm supper'],
      meals: ['breakfast', 'dinner'],
      stay: 'Mountain lodge or trailer with deck, Hatta',
    },
    {
      title: 'Hatta to Dubai, with flamingos before the flight',
      description:
        'Dubai is ninety minutes west by the highway that stays inside the Emirates; older maps show one through a corner of Oman, which your visa does not cover. Afternoon flights allow a stop at Al Qudra’s lakes, with flamingos in winter and a cycle track through the sand, or at the bird hides of Ras Al Khor in the very middle of the city. For night flights we hold a day room near the airport with a shower and a late lunch.',
      activities: ['Flamingo hides or lakes', 'Drop at the airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights for two people sharing: one in Al Fahidi, one in the reserve, two in Hatta',
    'Car with driver from the airport on day 1 to the airport on day 5, and a licensed vehicle inside the reserve',
    'Field guide, falconer, wildlife drive and entry to the reserve',
    'Kayak hire, one guided hike and a bicycle for half a day',
    'Four breakfasts and three dinners, vegetarian if you ask',
  ],
  exclusions: [
    'Flights to and from Dubai',
    'UAE single-entry e-visa, about ₹7,500 per person (₹6,500 to ₹9,000 by agent and length)',
    'Lunches, about AED 35 to 50 each',
    'Zip-line, axe-throwing and go-karts at the Wadi Hub',
    'Tourism Dirham, AED 7 to 20 a room a night by class, paid at the desks: about AED 25 (₹650) per person for four nights',
    'Tips for guides and camp staff',
  ],
  faqs: [
    {
      question: 'How fit do we need to be?',
      answer:
        'For the plan as written you should be able to walk for an hour and sit in a kayak. Red trails are steep and loose: you need sure feet and two litres of water each. We can drop all exercise and keep the places, or build three days of hiking with a mountain guide.',
    },
    {
      question: 'How cold is it at night?',
      answer:
        'In January the reserve can touch 9°C and Hatta 10°C before dawn, though noon is 22 to 24°C. Tents have heavy quilts and a heater. In October and April nights are mild, mostly 17 to 25°C, and afternoons can pass 36°C, so we keep to the early morning and the evening.',
    },
    {
      question: 'Is the Wadi Hub always open?',
      answer:
        'It runs in the cool half of the year, usually October to April or May, and the kayaks stop in high wind. Then you walk the falaj trails or rest at the lodge, and we refund the price of the kayaks.',
    },
    {
      question: 'What kind of visa should we take?',
      answer:
        'A single-entry e-visa is enough because the loop never leaves the UAE. Apply about ten days ahead with our vouchers; the passport must be valid for six months. If you hold certain American or EU visas, you may get one on arrival; British ones were being taken off the list in 2026. The list changes, so check it before you book, and read the Indian government’s advice on the Gulf, unsettled in 2026, in the same week.',
    },
    {
      question: 'Can we add the city after all?',
      answer:
        'Yes. The tower, the Museum of the Future and a marina dinner fit into an extra day at either end.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For desert nights',
      essential: true,
      items: [
        'Fleece and woollen cap from December to February',
        'Head torch with a red setting, and a power bank',
        'Shoes that shake out sand',
      ],
    },
    {
      category: 'For the hills',
      essential: true,
      items: ['Hiking shoes with grip', 'Long sleeves against thorn and sun', 'Two-litre bottle or bladder'],
    },
    {
      category: 'Paper and pay',
      essential: true,
      items: ['Printed visa', 'About AED 500 in notes for village shops'],
    },
    {
      category: 'For enthusiasts',
      essential: false,
      items: ['Binoculars', 'Tripod for stars', 'Own cycling helmet'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, twin room',
      price: 79500,
      description: 'Two to a room in Al Fahidi and Hatta, two to a tent in the reserve',
    },
    {
      title: 'Single room',
      price: 107000,
      description: 'A room and a tent for each of you; car, guides and meals the same',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Arrivals hall, Dubai International Airport; the driver waits for your flight',
      time: '3:00 pm',
    },
    end: { place: 'Departures, Dubai International Airport', time: '2:00 pm' },
    airport: {
      name: 'Dubai International (DXB)',
      transfer: 'About 10 km, 20 to 30 minutes, to Al Fahidi; the car with driver is included both ways.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'A driver for all road days, a walking guide in Dubai, a field guide and falconer in the reserve, a hiking guide in Hatta',
    ages: {
      from: 6,
      note: 'Kayaks suit children who sit still in a life jacket; red trails are for teenagers and adults.',
    },
    fitness:
      'As written: walk for an hour and paddle for 90 minutes on flat water. Optional red trails climb up to some 300 m on loose rock and can take four hours.',
    nights: [
      {
        count: 1,
        place: 'Al Fahidi, Dubai',
        room: 'Heritage guest house',
        sharing: 'Double or twin',
        washroom: 'own',
        examples: ['XVA Art Hotel'],
      },
      {
        count: 1,
        place: 'Dubai Desert Conservation Reserve',
        room: 'Canvas suite with proper beds',
        sharing: 'Double or twin',
        washroom: 'own',
      },
      {
        count: 2,
        place: 'Hatta',
        room: 'Mountain lodge or trailer with deck',
        sharing: 'Double or twin',
        washroom: 'own',
        examples: ['Damani Lodges Resort', 'Sedr Trailers Resort'],
      },
    ],
    singleRoom: { more: 27500 },
    child: {
      from: 6,
      to: 11,
      price: 51500,
      note: 'On an extra bed with the parents, with drives, kayak and meals as listed.',
    },
    network:
      'Good 4G in Dubai and Hatta town, patchy on the trails and in the reserve. Take roaming or a tourist eSIM; WhatsApp calls may be blocked in the UAE.',
    cash: 'Cards work in hotels. Carry about AED 500 in notes for village shops, lunches, tips and hotel fees; ATMs in Dubai and Hatta town.',
    power:
      'Type G plugs (three flat pins, as in Britain), 230 V. Sockets in the tents are not promised: carry a power bank.',
    insurance:
      'Required, not included: buy medical cover that includes hiking and kayaking, and read what it pays if airspace closes.',
    papers: [
      { what: 'Passport valid for six months from arrival', by: 'you', when: 'Check it before you book' },
      {
        what: 'UAE single-entry e-visa, or visa on arrival for holders of some US and EU visas; the rule may change',
        by: 'you',
        when: 'About ten days before travel, with our vouchers',
      },
      {
        what: 'Entry permit for the Dubai Desert Conservation Reserve',
        by: 'us',
        when: 'With your camp booking',
      },
    ],
    payLocally: [
      {
        what: 'UAE tourist e-visa (approximate; ₹6,500 to ₹9,000 by agent and length)',
        paidTo: 'UAE immigration, through a visa agent or airline, before you fly',
        before: true,
        rupees: 7500,
      },
      {
        what: 'Tourism Dirham, AED 7 to 20 a room a night by class, four nights: about your half of a room',
        paidTo: 'Desks in Al Fahidi, at the camp and in Hatta',
        rupees: 650,
        foreign: { amount: 25, currency: 'AED' },
      },
    ],
  },
  route: [
    { place: 'dubai', night: true },
    { place: 'dubai-desert-reserve', night: true },
    { place: 'hatta', night: true },
    { place: 'dubai' },
  ],
  difficulty: 'easy',
  tags: ['international', 'adventure', 'wildlife'],
  cover: 'dubai/gold',
  gallery: [
    'dubai/dawn-desert-tent',
    'sand-road/day',
    'dubai/creek-dusk',
    'dubai/creek-gold',
    'dubai/dawn',
    'dubai/gold-white-tent',
  ],
  captions: {
    night: 2,
    travel: 'By car with driver, and by a licensed vehicle inside the reserve',
    high: 'The creek at Al Fahidi, where the first night is',
  },
}
