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
  reviews: 44,
  description:
    'A Dubai for people who have already been up the tower. One night by the creek, one in a fenced reserve where oryx walk past the tents, two in the Hajar mountains at Hatta with a kayak, a dam and a choice of trails from strolls to four-hour scrambles. The nights are properly cool between November and March. The whole loop is under 350 km with a private car, so days can be lazy or sporting; swap the camp for a hotel, leave out the bicycle, or bring a telescope and stay a second night with the stars.',
  highlights: [
    'A night in the Dubai Desert Conservation Reserve, where vehicle numbers are capped',
    'Arabian oryx and gazelle at dawn with a field guide in a vintage Land Rover',
    'Kayaks on the turquoise water behind Hatta dam before the day visitors come',
    'Hajar trails graded by colour, from half an hour to half a day',
    'Emirati supper at a farm: saloona with vegetables, harees without meat, luqaimat',
    'Dark skies on two nights out of four',
  ],
  placesCovered: ['Dubai', 'Dubai Desert Conservation Reserve', 'Hatta', 'Hatta Dam', 'Wadi Hub'],
  itinerary: [
    {
      title: 'Old port, small hotel',
      description:
        'Skip the skyline, or see it from the taxi. Your room is in a restored merchant house in Al Fahidi, with a courtyard, thick walls and breakfast on trays. A guide walks you at five through the lanes to the water and over to Deira, where dhows bound for Somalia and, in quiet times, Iran are loaded by hand with fridges and biscuits. Dubai’s best cheap vegetarian plate is hereabouts: Iranian bread, white cheese and herbs, tea in a waisted glass.',
      activities: ['Dhow wharf walk', 'Supper in Deira'],
      meals: [],
      stay: 'Heritage guest house, Al Fahidi, Dubai',
    },
    {
      title: 'Into the reserve by afternoon',
      description:
        'The coffee museum and the creekside houses of Al Shindagha fill a morning for the curious. At half past two a 1950s-pattern Land Rover takes you into the Dubai Desert Conservation Reserve, 225 square kilometres given over to sand, ghaf trees and oryx. No dune bashing happens here: the vehicle crawls, stops, and the guide reads tracks. After sunset a falconer, a fire, six vegetarian mezze and flat bread from the ember. You sleep in a canvas suite with a proper bed.',
      activities: ['Wildlife drive', 'Falconry at sunset', 'Stargazing with a laser and a guide'],
      meals: ['breakfast', 'dinner'],
      stay: 'Tented camp, Dubai Desert Conservation Reserve',
    },
    {
      title: 'Dawn walk, then the mountains',
      description:
        'Oryx move at first light; be out at six with a blanket. Camp breakfast is balaleet, sweet vermicelli under a thin omelette, which the cook leaves off on request. From the Dubai Desert Conservation Reserve the road east passes camel tracks and gravel plain for an hour until the Hajar rises brown and sudden. Hatta sits among its folds. Rest through noon, walk up to the two watchtowers of the 1880s at four, and swim before the temperature falls.',
      activities: ['Dawn oryx walk', 'Drive to Hatta', 'Watchtowers and heritage village'],
      meals: ['breakfast', 'dinner'],
      stay: 'Mountain lodge or trailer with deck, Hatta',
    },
    {
      title: 'Kayak, trail or both',
      description:
        'Be on Hatta dam at eight, when the water is a sheet and the walls double themselves in it; ninety minutes in a two-seat kayak covers every inlet. Then pick a trail. Green ones follow the falaj past date plots; red ones climb 300 m of loose rock and want boots. Bicycles have fifty kilometres of single track, also by colour. The farm supper at Hatta comes with honey from the local bee garden and stories of the road before tarmac.',
      activities: ['Kayaking on Hatta Dam', 'Guided hike or mountain bike', 'Farm supper'],
      meals: ['breakfast', 'dinner'],
      stay: 'Mountain lodge or trailer with deck, Hatta',
    },
    {
      title: 'Back to the gulf',
      description:
        'Dubai is ninety minutes west by the highway that stays inside the Emirates; older maps show one through a corner of Oman, which your visa does not cover. Afternoon flights allow a stop at Al Qudra’s lakes, flamingos in winter and a cycle loop in the sand, or at Ras Al Khor’s hides in the very middle of the city. For night flights we hold a day room near the airport with a shower and a late lunch.',
      activities: ['Flamingo hides or lakes', 'Drop at the airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'One night in Al Fahidi, one in the reserve, two in Hatta, for two people sharing',
    'Car with driver for all four moves, and a park-licensed vehicle inside the reserve',
    'Field guide, falconer, wildlife drives and reserve entry',
    'Kayak hire, one guided hike and a bicycle for half a day',
    'Four breakfasts and three dinners, vegetarian as required',
  ],
  exclusions: [
    'Flights into and out of the Emirates',
    'Single-entry visa fee and the insurance bundled with it',
    'Lunches, simple and about AED 35',
    'Zip-line, axe-throwing and go-karts at the Wadi Hub',
    'Municipality and tourism levies where hotels bill them apart',
    'Gratuities for field staff',
  ],
  faqs: [
    {
      question: 'How fit do we need to be?',
      answer:
        'For the version above, able to walk an hour and sit in a kayak. Red trails need sure feet on scree and two litres of water each. We can drop all exercise and keep the places, or build three days of hiking with a mountain guide.',
    },
    {
      question: 'How cold is it at night?',
      answer:
        'In January the reserve can touch 9°C and Hatta 10°C before dawn, though noon is 22 to 24°C. Tents have heavy quilts and a heater. In October and April nights stay above 20°C and afternoons reach 36°C, so the timetable moves an hour earlier.',
    },
    {
      question: 'Is the Wadi Hub always open?',
      answer:
        'It runs in the cool half of the year, usually October to April or May, and the kayaks stop in high wind. When they do, we use the falaj trails and the pool at the lodge and refund the kayak share.',
    },
    {
      question: 'What kind of visa should we take?',
      answer:
        'A single-entry e-visa is enough because the loop never leaves the UAE. Apply about ten days ahead with our vouchers; passports need six months. Travellers who hold certain American, British or European visas may be eligible on arrival. The list changes, so check the rule before booking, and look at the Indian government’s advice on the Gulf, unsettled in 2026, in the same week.',
    },
    {
      question: 'Can we add the city after all?',
      answer:
        'Of course. The tower, the Museum of the Future and a marina dinner fit into an extra day at either end, and the driver already knows the way.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For desert nights',
      essential: true,
      items: [
        'Fleece and woollen cap from December to February',
        'Head torch with a red setting',
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
  route: [
    { place: 'dubai', night: true },
    { place: 'dubai-desert-reserve', night: true },
    { place: 'hatta', night: true },
    { place: 'dubai' },
  ],
  difficulty: 'easy',
  tags: ['international', 'adventure', 'wildlife'],
  cover: 'dubai/gold-white-tent',
  gallery: [
    'dubai/gold',
    'dubai/creek-gold',
    'dubai/dawn',
    'dubai/creek-dusk',
    'dubai/dusk',
    'dubai/creek-day',
    'dubai/night',
  ],
}
