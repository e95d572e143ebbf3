import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'thekkady-munnar-private',
  kind: 'customised',
  title: 'High Ranges by Private Car: Munnar Tea and Periyar on Foot',
  location: 'Munnar & Thekkady, Kerala',
  region: 'South',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 9, 10, 11, 12],
  price: 21500,
  discount: 0,
  rating: 4.7,
  reviews: 2,
  description:
    'Most people see Periyar from a double-decker boat with a hundred others. This plan puts you in the forest on foot and on a bamboo raft, with an armed guard and guides from the villages at the forest’s edge, some of whom once poached in these same hills. Before that come two nights among Munnar’s tea gardens. The car is private and the route open at both ends: start from Kochi and finish in Madurai, or turn it round, or add the backwaters below.',
  highlights: [
    'A full day’s bamboo rafting and walking inside Periyar, ten guests or so with forest guides and an armed guard',
    'Shola forest and grassland on a half-day guided walk above Munnar',
    'The choice of a colonial bungalow, a cardamom farmhouse or a plain good hotel at each halt',
    'Gap Road early in the morning, before the jeeps and the selfie sticks',
    'Leave by the Tamil Nadu side if you wish: Madurai’s temple is three hours from the forest gate',
  ],
  placesCovered: ['Munnar', 'Eravikulam', 'Lockhart Gap', 'Thekkady', 'Periyar Tiger Reserve'],
  itinerary: [
    {
      title: 'Kochi to a tea bungalow near Munnar',
      description:
        'We collect you from Kochi at any hour, and you drive four to five hours to Munnar, by way of Kothamangalam, where you can breakfast equally well on beef fry and porotta or on a masala dosa. We prefer lodgings outside the town, which has outgrown its valley: Chithirapuram, Devikulam or Pallivasal, each within half an hour. Fires are lit from November. The bungalow butler has strong views on how the estate’s own leaf should be brewed, and is right.',
      activities: ['Drive up the Adimali ghat', 'Tea with the estate’s own leaf'],
      meals: ['dinner'],
      stay: 'Plantation bungalow near Munnar',
    },
    {
      title: 'Eravikulam, or a ridge walk above Munnar',
      description:
        'From April to January we are at the Eravikulam counter for the first bus. When the park shuts for calving in February and March, a guided half-day over Lockhart’s ridges takes its place, steeper and emptier, with Meesapulimala across the valley. In the afternoon you can see Chinnakanal’s falls and stop at a farm for passion fruit, or go straight back to Munnar for a nap by the fire. Tell us if one of you walks faster: two guides can take you separately and bring you together for lunch.',
      activities: ['Eravikulam or the Lockhart ridge walk', 'Chinnakanal'],
      meals: ['breakfast', 'lunch'],
      stay: 'Plantation bungalow near Munnar',
    },
    {
      title: 'Munnar to Thekkady by the Gap Road',
      description:
        'Leave Munnar at 7 am, while the cliff road at Lockhart Gap is still clear, and stop where Bison Valley opens below the cliff. The hundred kilometres from Munnar to Thekkady (880 m) go through Santhanpara and Nedumkandam, where women sort green cardamom on tarpaulins and auction houses sell it by the sackful. You arrive in time for lunch. In the afternoon you take a quiet forest walk of two to three hours with a tribal tracker, in leech socks.',
      activities: ['Lockhart Gap viewpoint', 'Cardamom sorting yard', 'Nature walk in Periyar'],
      meals: ['breakfast', 'dinner'],
      stay: 'Cardamom farmhouse, Thekkady',
    },
    {
      title: 'Bamboo rafting in Periyar Tiger Reserve',
      description:
        'The rafting party signs in at Thekkady before 8 am, walks through the forest to the water, and goes by raft of lashed bamboo for some three hours with a picnic between; you are back by 5 pm. Sambar, otters and, on the far bank, elephants are often seen. It is closed in heavy rain, needs a steady pair of knees, and we book nobody under twelve on it. Phones may have to stay behind: since a Supreme Court order of November 2025 they may not be used in the core zones of tiger reserves. Those who would rather sit can take the boat and an hour with the spice grower.',
      activities: ['Bamboo rafting and forest walk', 'Or: lake boat and spice farm'],
      meals: ['breakfast', 'lunch'],
      stay: 'Cardamom farmhouse, Thekkady',
    },
    {
      title: 'Thekkady to Madurai, Kochi or Alappuzha',
      description:
        'You can leave Thekkady by three roads. West, four and a half hours by Kuttikkanam’s tea and the old Syrian churches of the Pala road, is Kochi. South-west, four and a half hours, lie the houseboats of Alappuzha. East, the ghat falls in some twenty kilometres to the grape farms of Cumbum, and Madurai’s towers stand up out of the plain after three hours. The car takes any of them at the same price.',
      activities: ['Cumbum vineyards or Kuttikkanam tea', 'Drop at Kochi, Alappuzha or Madurai'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights for two, in two stays chosen with you',
    'Private car for five days, driver’s board included, and the interstate permit if you leave by Madurai',
    'Periyar for two: park entry, the nature walk on day 3, bamboo rafting, packed lunch and leech socks',
    'Tickets for Eravikulam, or a guided walk at Lockhart when the park is closed',
    'Four breakfasts, two dinners and lunch on day 2',
  ],
  exclusions: [
    'Camera and video fees in the forest, if you carry one',
    'Jeep trips to Gavi or Kolukkumalai, which you can add',
    'Kalari and Kathakali shows in Kumily, about ₹300 to ₹500 a seat',
    'A bungalow with butler and all meals, unless you book that package',
    'Travel insurance',
  ],
  faqs: [
    {
      question: 'How certain is the bamboo rafting?',
      answer:
        'There are very few places a day, sold by the eco-development committee. We book as soon as you confirm, with your ID numbers. If high water or an elephant herd closes the route, they offer a full-day border hike instead or return the fee.',
    },
    {
      question: 'Could we do it in three days?',
      answer:
        'You could see one of the two places properly. Three nights for both means two half-days of driving and no walking. With three days we would send you to Thekkady alone from Madurai, or to Munnar alone from Kochi.',
    },
    {
      question: 'Is the Gap Road always open?',
      answer:
        'Mostly. The road has been widened, but rocks still fall in long rain, and the police close it now and then between June and November. The driver then goes by Adimali and Kattappana, which adds about an hour.',
    },
    {
      question: 'Will we see a tiger?',
      answer:
        'Almost certainly not. Periyar’s tigers live in dense evergreen forest and avoid people. Elephants, gaur, great hornbills and giant squirrels are seen far more often.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the forest day',
      essential: true,
      items: [
        'Shoes you can wade and walk in',
        'Quick-dry trousers, no bright red or white',
        'Two litres of water each',
      ],
    },
    {
      category: 'For the bungalow',
      essential: true,
      items: ['Sweater and socks', 'Slippers: red-oxide floors are cold'],
    },
    {
      category: 'If you have room',
      essential: false,
      items: [
        'Field guide to southern birds',
        'Ginger sweets for the bends',
        'Empty tins for tea and cardamom',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 21500,
      description: 'Two sharing a room in a plantation bungalow and a cardamom farmhouse',
    },
    {
      title: 'Bungalow with butler',
      price: 33500,
      description: 'Two sharing: both Munnar nights in a bungalow with a butler and all meals',
    },
  ],
  facts: {
    meet: {
      place: 'Cochin International airport arrivals hall, Ernakulam Junction or your hotel in Kochi',
      time: '8:00 am',
    },
    end: {
      place: 'Madurai airport or Madurai Junction (or Kochi or Alappuzha, by about 2:30 pm)',
      time: '1:00 pm',
    },
    airport: {
      name: 'Cochin International, Nedumbassery (COK)',
      transfer: 'Four to five hours to Munnar by our car, which meets you in the arrivals hall; included.',
    },
    railhead: {
      name: 'Aluva or Ernakulam Junction',
      transfer: 'The car meets you at either station; included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'A driver for all five days; forest guides and an armed guard on the rafting day.',
    ages: {
      from: 5,
      note: 'Bamboo rafting is from 12 years; younger children take the lake boat and the spice farm instead.',
    },
    fitness:
      'Hardest is day 4, from 7:30 am to 5 pm: several kilometres on foot in the forest and about three hours on a bamboo raft. Day 2 is a half-day hill walk. Longest drive: four to five hours. Highest night: Munnar, 1,532 m.',
    nights: [
      { count: 2, place: 'Near Munnar', room: 'Plantation bungalow', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Thekkady', room: 'Cardamom farmhouse', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 8500 },
    child: {
      from: 5,
      to: 11,
      price: 14000,
      note: 'On an extra mattress in the parents’ room; without rafting, which is from 12 years.',
    },
    network:
      'Jio, Airtel and BSNL work in Munnar and Kumily. Expect gaps on the Gap Road and in the cardamom hills, and little or none inside Periyar, where phones may not be used.',
    cash: 'ATMs in Munnar, Nedumkandam and Kumily. Hotels take cards; farm stalls want cash or UPI.',
    power: 'Mains at both stays, with cuts in rain and wind. Bungalows light fires from November.',
    insurance: 'No insurance is in the price. Take a travel policy that covers walking and rafting.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Send the numbers when you confirm; carry the originals for Periyar and the hotels',
      },
      {
        what: 'Periyar entry and bamboo-rafting places; Eravikulam tickets',
        by: 'us',
        when: 'Booked as soon as you confirm',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'kochi' },
    { place: 'munnar', night: true },
    { place: 'eravikulam' },
    { place: 'munnar', night: true },
    { place: 'thekkady', night: true },
    { place: 'madurai' },
  ],
  difficulty: 'moderate',
  walksFar: true,
  tags: ['wildlife'],
  cover: 'elephants/gold',
  gallery: [
    'munnar/gold-garden-room',
    'green-road/day',
    'spice-garden/day',
    'munnar/gold',
    'kerala/nets-gold',
    'tamil-nadu/gold',
    'munnar/detail-1',
    'tamil-nadu/corridor-dusk',
  ],
  captions: {
    night: 1,
    travel: 'By private car for five days',
    high: 'Cardamom and pepper round Thekkady',
  },
}
