import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'chettinad-private',
  kind: 'customised',
  title: 'Chettinad: Mansions, Tiles and the Pepper Kitchen',
  location: 'Karaikudi, Tamil Nadu',
  region: 'South',
  duration: 'Flexible',
  months: [1, 2, 3, 7, 8, 9, 10, 11, 12],
  price: 23500,
  discount: 0,
  rating: 4.8,
  reviews: 2,
  description:
    'In the dry country between Madurai and the sea, a community of bankers who had made money in Burma, Malaya and Ceylon built houses a street long, with Burmese teak, Italian marble, Belgian mirrors and walls polished with egg white. Then the empires ended and many doors were locked. You sleep inside one of those houses, eat what its cooks are known for, and go about by car and on foot along bullock lanes, with a guide whose family still owns such a house. The plan is for four days from Madurai or Tiruchirappalli, and we gladly make it slower.',
  highlights: [
    'Nights in a restored Chettiar mansion, three courtyards deep',
    'Making an Athangudi tile of your own, cement and colour on glass, which is posted to you when it has cured',
    'A cook’s morning: market, masala stone, then chicken Chettinad and kavuni arisi',
    'The antique lanes of Karaikudi, where whole dowries of enamelware are sold by the shelf',
    'Jain paintings, well over a thousand years old, on the ceiling of Sittanavasal',
    'A village walk past dozens of mansions, most of them shuttered, with the stories of four',
  ],
  placesCovered: [
    'Madurai',
    'Pillaiyarpatti',
    'Karaikudi',
    'Kanadukathan',
    'Athangudi',
    'Thirumayam',
    'Sittanavasal',
  ],
  itinerary: [
    {
      title: 'Madurai to a mansion in Kanadukathan',
      description:
        'The drive from Madurai takes under two hours by highway, with a halt at Pillaiyarpatti, where a Ganesha nearly two metres high has been worshipped in his rock-cut cell for well over a thousand years. Lunch is on a banana leaf in Karaikudi: expect at least eleven small dishes before the rice. The mansion receives you with nannari sherbet and a plan of its courtyards, one for men and money, one for weddings, one for women and grain. You watch the sunset from the roof, among terracotta finials.',
      activities: ['Pillaiyarpatti rock-cut temple', 'Leaf lunch', 'Tour of the house'],
      meals: ['lunch', 'dinner'],
      stay: 'Heritage mansion, Kanadukathan',
    },
    {
      title: 'Kanadukathan’s mansions and Athangudi tiles',
      description:
        'Walk Kanadukathan before 8 am, while the low sun still shows every detail of the facades: plaster Lakshmis with British sentries on either side, a clock with no hands, balconies nobody has stood on since 1948. A caretaker opens two houses by arrangement. At Athangudi, half an hour away, you make a tile yourself; it must dry in the sun for days, so we post it to you. Late afternoon goes to the shrine of Ayyanar with its votive clay horses under old trees.',
      activities: ['Dawn walk in Kanadukathan', 'Athangudi tile-making', 'Ayyanar’s clay horses'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Heritage mansion, Kanadukathan',
    },
    {
      title: 'Karaikudi: a cooking morning and antique lanes',
      description:
        'The aachi who runs the kitchen takes you to Karaikudi market for kalpasi, marathi mokku and the small onions without which she will not start. You grind the masala yourself, on a stone. The result is lunch: uppu kari, crab rasam, vazhaipoo vadai, and black-rice pudding. A vegetarian lunch has just as many dishes. After 4 pm the antique streets open their shutters: enamel from Sweden, Japanese tins, door frames too heavy to carry home. Pieces more than a hundred years old may not leave India.',
      activities: ['Market and cooking morning', 'Antique lanes of Karaikudi', 'Sari weavers’ cooperative'],
      meals: ['breakfast', 'lunch'],
      stay: 'Heritage mansion, Kanadukathan',
    },
    {
      title: 'Thirumayam and Sittanavasal to Tiruchirappalli',
      description:
        'Today you drive north. Thirumayam’s ring fort stands on a great hump of granite with cave temples of Vishnu and Shiva side by side under it. Sittanavasal, beyond Pudukkottai, has a Jain cave whose ceiling still holds a painted lotus pond from somewhere between the seventh and the ninth century, and polished stone beds with older inscriptions. Tiruchirappalli and its airport are an hour further, or the car returns the same afternoon to Karaikudi’s station for the Chennai night train.',
      activities: ['Thirumayam fort', 'Sittanavasal cave paintings', 'Drop at Tiruchirappalli'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a mansion room with its own washroom',
    'Three breakfasts, three lunches and two dinners',
    'Private car from pick-up in Madurai to drop in Tiruchirappalli, or the other way round',
    'Cooking morning with market visit, and the lunch that comes of it',
    'Entry by arrangement to two private houses, caretakers’ fees included',
    'Tile workshop, and postage of your tile within India',
    'Local storyteller-guide on two mornings',
  ],
  exclusions: [
    'Dinner on the third night, when the kitchen is closed',
    'Shopping, and the packing of what you buy',
    'Archaeological Survey tickets at Thirumayam and Sittanavasal: ₹50 for both for Indian citizens, ₹300 each for foreign visitors',
    'Air-conditioned suite with pool access, ₹5,000 more a night for the room, unless you book that package',
  ],
  faqs: [
    {
      question: 'Is the food really that hot?',
      answer:
        'It is less hot than restaurants elsewhere make it. It is peppery, with dark roasted spices, and the kitchen makes it milder if you ask. Tell us if you are allergic to crab, cashew or star anise; they are used in dishes where you would not expect them.',
    },
    {
      question: 'How can this be adjusted?',
      answer:
        'Two nights are enough if you want to see only the houses. A fifth day suits photographers. Thanjavur fits well before this trip and Rameswaram after it. We can book a simple farm stay instead of the mansion, or a whole house for a party of twelve.',
    },
    {
      question: 'Can one go inside the Chettinad Raja’s palace?',
      answer:
        'It is a private home and can usually be seen only from the street and the outer hall. Other families open their houses through us on most days, except during weddings and in the months when they return for village festivals.',
    },
    {
      question: 'How hot does it get?',
      answer:
        'April to June is 38 to 41 °C, which is why we do not offer those months. From July to September noons are hot and evenings mild. December to February is best, with about 20 °C at dawn.',
    },
  ],
  thingsToCarry: [
    {
      category: 'To wear',
      essential: true,
      items: [
        'Loose cotton, and old clothes for the cooking morning',
        'Slip-off shoes, as you go barefoot in the courtyards',
      ],
    },
    {
      category: 'To use',
      essential: true,
      items: ['Cash, since caretakers and tile-makers take no cards', 'Hat for treeless lanes'],
    },
    {
      category: 'To fill',
      essential: false,
      items: ['Bubble wrap for enamelware', 'Notebook for eleven-item lunches'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 23500,
      description: 'Two sharing a room in a heritage mansion',
    },
    {
      title: 'Suite with pool access',
      price: 31000,
      description: 'Two sharing an air-conditioned suite with use of a pool on all three nights',
    },
  ],
  facts: {
    meet: {
      place: 'Madurai airport arrivals hall, Madurai Junction or your hotel in Madurai',
      time: '9:30 am',
    },
    end: { place: 'Tiruchirappalli airport or Tiruchirappalli Junction', time: '3:00 pm' },
    airport: {
      name: 'Madurai (IXM)',
      transfer: 'The car meets you in the arrivals hall, 12 km south of the city centre; included.',
    },
    railhead: { name: 'Madurai Junction', transfer: 'The car meets you at the main entrance; included.' },
    party: { smallest: 2, largest: 12 },
    team: 'A driver for all four days and a local storyteller-guide on two mornings.',
    ages: { from: 5, note: 'Courtyards have steps and open tanks; small children need an eye on them.' },
    fitness:
      'Easy. Village walks of an hour or two on flat lanes, and one climb of steps to the rock fort at Thirumayam. Longest drive: about 2 hours.',
    nights: [
      {
        count: 3,
        place: 'Kanadukathan',
        room: 'Room in a heritage mansion',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Visalam', 'Chettinadu Mansion'],
      },
    ],
    singleRoom: { more: 10500 },
    child: { from: 5, to: 11, price: 15500, note: 'On an extra mattress in the parents’ room.' },
    network:
      'Jio and Airtel have 4G in Karaikudi and Kanadukathan. Thick mansion walls weaken the signal indoors; the roof and the street are better.',
    cash: 'Draw cash in Madurai or Karaikudi. Caretakers and tile-makers take no cards; UPI works in most shops.',
    power:
      'Mains electricity in every room. Short cuts happen, mostly in hot weather, so carry a power bank and a torch.',
    insurance:
      'No insurance is in the price. An ordinary domestic travel policy with medical cover is enough.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals; every hotel asks for them at check-in',
      },
    ],
    payLocally: [
      {
        what: 'Tickets for Thirumayam fort and Sittanavasal, ₹25 each (foreigners ₹300 each)',
        paidTo: 'Archaeological Survey of India, at the two gates on day 4',
        rupees: 50,
      },
    ],
  },
  route: [
    { place: 'madurai' },
    { place: 'karaikudi' },
    { place: 'kanadukathan', night: true },
    { place: 'tiruchirappalli' },
  ],
  difficulty: 'easy',
  tags: ['cultural', 'luxury'],
  cover: 'tamil-nadu/mansion-day',
  gallery: [
    'tamil-nadu/mansion-dusk-garden-room',
    'paddy-road/day',
    'tamil-nadu/dawn',
    'tamil-nadu/corridor-dusk',
    'tamil-nadu/detail-1',
    'tamil-nadu/gold',
  ],
  captions: {
    night: 1,
    travel: 'By private car, from Madurai to Tiruchirappalli',
    high: 'The temple tanks of the villages',
  },
}
