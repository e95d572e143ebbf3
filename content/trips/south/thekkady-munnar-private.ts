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
  reviews: 102,
  description:
    'Most people see Periyar from a double-decker boat with two hundred others. This plan puts you in the forest on foot and on a bamboo raft, with an armed guard and guides from the villages at the forest’s edge, some of whom once poached in these same hills. Before that come two mornings in Munnar’s tea. The car is private and the route open at both ends: start from Kochi and finish in Madurai, or turn it round, or add the backwaters below.',
  highlights: [
    'A full day’s bamboo rafting and walking inside Periyar, ten guests at most with five guides',
    'Shola forest and grassland on a half-day guided walk above Munnar',
    'The choice of a colonial bungalow, a cardamom farmhouse or a plain good hotel at each halt',
    'Gap Road at first light, before the jeeps and the selfie sticks',
    'Leave by the Tamil Nadu side if you wish: Madurai’s temple is three hours from the forest gate',
  ],
  placesCovered: ['Munnar', 'Eravikulam', 'Lockhart Gap', 'Thekkady', 'Periyar Tiger Reserve'],
  itinerary: [
    {
      title: 'Kochi to a bungalow in the tea',
      description:
        'Collected at any hour from Kochi, you drive four to five hours to Munnar, by way of Kothamangalam, where breakfast is beef fry and porotta or a masala dosa with equal conviction. We prefer lodgings outside the town, which has outgrown its valley: Chithirapuram, Devikulam or Pallivasal, each within half an hour. Fires are lit from November. The bungalow butler has strong views on how the estate’s own leaf should be brewed, and is right.',
      activities: ['Drive up the Adimali ghat', 'Tea with the estate’s own leaf'],
      meals: ['dinner'],
      stay: 'Plantation bungalow near Munnar',
    },
    {
      title: 'Above the tea line',
      description:
        'From April to January we are at the Eravikulam counter for the first bus. When the park shuts for calving in February and March, a guided half-day over Lockhart’s ridges takes its place, steeper and emptier, with Meesapulimala across the valley. In the afternoon, Chinnakanal’s falls and a farm stop for passion fruit, or straight back to Munnar for a fireside nap. Say which of you walks fast; two guides can split you up and reunite you at lunch.',
      activities: ['Eravikulam or the Lockhart ridge walk', 'Chinnakanal'],
      meals: ['breakfast', 'lunch'],
      stay: 'Plantation bungalow near Munnar',
    },
    {
      title: 'Gap Road and the cardamom hills',
      description:
        'Leave Munnar at seven, while the cliff road at Lockhart Gap is still clear, and stop where the whole of Bodi’s plain opens to the east. The hundred kilometres on to Thekkady (880 m) go through Santhanpara and Nedumkandam, where women sort green cardamom on tarpaulins and the auction houses take buyers by the sackful. You arrive for a late lunch. At four a two-hour forest walk with a tribal tracker, leech socks on, resets the ears.',
      activities: ['Lockhart Gap viewpoint', 'Cardamom sorting yard', 'Nature walk in Periyar'],
      meals: ['breakfast', 'dinner'],
      stay: 'Cardamom farmhouse, Thekkady',
    },
    {
      title: 'By bamboo through the reserve',
      description:
        'The rafting party signs in at Thekkady at half past seven, walks about four kilometres to the water, and paddles rafts of lashed bamboo for some three hours with a picnic between; you are back by half past four. Sambar, otters and, on the far bank, elephants are often seen. It is closed in heavy rain, needs a steady pair of knees, and takes nobody under twelve or so. Those who would rather sit can take the boat and an hour with the spice grower.',
      activities: ['Bamboo rafting and forest walk', 'Or: lake boat and spice farm'],
      meals: ['breakfast', 'lunch'],
      stay: 'Cardamom farmhouse, Thekkady',
    },
    {
      title: 'Out by the east or the west gate',
      description:
        'Three doors lead out of Thekkady. West, four and a half hours by Kuttikkanam’s tea and the old Syrian churches of the Pala road, is Kochi. South-west, four and a half hours, lie the houseboats. East, the ghat falls in eighteen kilometres to the grape farms of Cumbum, and Madurai’s towers stand up out of the plain after three hours. The car takes any of them at the same price.',
      activities: ['Cumbum vineyards or Kuttikkanam tea', 'Drop at Kochi, Alappuzha or Madurai'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights for two, in two lodgings picked with you',
    'A car to yourselves for five days with the driver’s board and the interstate permit if you exit to Madurai',
    'Periyar’s bamboo rafting for two, park entry, packed lunch and leech socks',
    'Guided walk at Lockhart or tickets for Eravikulam, as the month decides',
    'Daily breakfast, two dinners, lunch on the ridge',
  ],
  exclusions: [
    'Kerala’s forest camera fees and video permits',
    'Jeep to Gavi or Kolukkumalai, offered as additions',
    'Kalari and Kathakali evenings in Kumily, ₹300 to ₹500 a seat',
    'Bungalow upgrades with butler and all meals',
    'Personal travel insurance',
  ],
  faqs: [
    {
      question: 'How sure is the bamboo rafting?',
      answer:
        'There are very few places a day and the eco-development committee sells them; we book as soon as you confirm, with your identity numbers. If high water or an elephant herd closes the lake route, they run a full-day border hike instead or refund the fee.',
    },
    {
      question: 'Could we do it in three days?',
      answer:
        'You could see one of the two places properly. Three nights for both means two half-days of driving and no walking. With three days we would send you to Thekkady alone from Madurai, or to Munnar alone from Kochi.',
    },
    {
      question: 'Is the Gap Road always open?',
      answer:
        'It has been widened and still sheds rock in long rain, so the police shut it now and then between June and November. The driver then goes by Adimali and Kattappana, adding about an hour.',
    },
    {
      question: 'Will we see a tiger?',
      answer:
        'Almost certainly not. Periyar has tigers in dense evergreen forest and they avoid people with reason. Come for elephants, gaur, the great hornbill and the giant squirrel, all of which are seen far more often.',
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
  route: [
    { place: 'kochi' },
    { place: 'munnar', night: true },
    { place: 'eravikulam' },
    { place: 'munnar', night: true },
    { place: 'thekkady', night: true },
    { place: 'madurai' },
  ],
  difficulty: 'moderate',
  tags: ['wildlife'],
  cover: 'munnar/gold',
  gallery: [
    'munnar/gold-balcony',
    'tamil-nadu/gold',
    'munnar/detail-1',
    'kerala/detail-2',
    'tamil-nadu/detail-1',
    'munnar/day',
    'munnar/dawn',
  ],
}
