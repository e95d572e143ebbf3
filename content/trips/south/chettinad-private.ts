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
  reviews: 41,
  description:
    'In the dry country between Madurai and the sea, a community of bankers who had made money in Burma, Malaya and Ceylon built houses a street long, with Burmese teak, Italian marble, Belgian mirrors and walls polished with egg white. Then the empires ended and many doors were locked. You sleep inside one of those houses, eat what its cooks are known for, and go about by car and bullock lane with someone whose family still owns a key. Drawn up as four days from Madurai or Tiruchirappalli; happily made slower.',
  highlights: [
    'Nights in a restored Chettiar mansion, three courtyards deep',
    'Pouring an Athangudi tile on glass, cement and colour, to be taken home when it has cured',
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
      title: 'From Madurai to the locked doors',
      description:
        'Ninety minutes by four-lane from Madurai, with a halt at Pillaiyarpatti, where a Ganesha nearly two metres high has been worshipped in his rock-cut cell for well over a thousand years. Lunch on a leaf in Karaikudi: expect at least eleven small things before the rice. The mansion receives you with nannari sherbet and a plan of its courtyards, one for men and money, one for weddings, one for women and grain. Sunset is on the roof, among terracotta finials.',
      activities: ['Pillaiyarpatti rock-cut temple', 'Leaf lunch', 'Tour of the house'],
      meals: ['lunch', 'dinner'],
      stay: 'Heritage mansion, Kanadukathan',
    },
    {
      title: 'Village of palaces',
      description:
        'Walk Kanadukathan before eight, while the facades have shadow in them: plaster Lakshmis with British sentries on either side, a clock with no hands, balconies nobody has stood on since 1948. A caretaker opens two houses by arrangement. At Athangudi, half an hour away, you pull a tile yourself, and it dries in the sun for days, so it will be posted. Late afternoon goes to the shrine of Ayyanar with its votive clay horses under old trees.',
      activities: ['Dawn walk in Kanadukathan', 'Athangudi tile-making', 'Ayyanar’s clay horses'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Heritage mansion, Kanadukathan',
    },
    {
      title: 'Kitchen and antiques',
      description:
        'The aachi who runs the kitchen takes you to Karaikudi market for kalpasi, marathi mokku and the small onions without which she will not start. Grinding is by stone, and by you. The result is lunch: uppu kari, crab rasam, vazhaipoo vadai, and black-rice pudding. Vegetarian days are just as long. After four the antique streets open their shutters: enamel from Sweden, Japanese tins, door frames too heavy to covet. Old pieces above a hundred years may not leave India.',
      activities: ['Market and cooking morning', 'Antique lanes of Karaikudi', 'Sari weavers’ cooperative'],
      meals: ['breakfast', 'lunch'],
      stay: 'Heritage mansion, Kanadukathan',
    },
    {
      title: 'A fort, a ceiling, and out',
      description:
        'Northward now. Thirumayam’s ring fort stands on a whale of granite with two cave temples under it, Vishnu’s and Shiva’s side by side. Sittanavasal, beyond Pudukkottai, has a Jain cave whose ceiling still holds a painted lotus pond from somewhere between the seventh and the ninth century, and polished stone beds with older inscriptions. Tiruchirappalli and its airport are an hour further, or the car returns the same afternoon to Karaikudi’s station for the Chennai night train.',
      activities: ['Thirumayam fort', 'Sittanavasal cave paintings', 'Drop at Tiruchirappalli'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a mansion room with its own washroom, breakfast included',
    'The car from pick-up in Madurai to drop in Tiruchirappalli or the other way about',
    'Cooking morning with market visit, and the feast that follows',
    'Entry by arrangement to two private houses, caretakers’ fees paid',
    'Tile workshop with postage of your tile inside India',
    'Local storyteller-guide on two mornings',
  ],
  exclusions: [
    'Dinner on the third night; the kitchen rests, and so should you',
    'Purchases and the packing of them',
    'Archaeological entry tickets, small sums at Thirumayam and Sittanavasal',
    'Air-conditioned suite with pool access, ₹5,000 a night more',
  ],
  faqs: [
    {
      question: 'Is the food really that hot?',
      answer:
        'Less than restaurants outside have led you to think. It is peppery and dark with roasted spice, and the house tones it down if asked. Tell us about allergies to crab, cashew and star anise, which turn up where you would not look.',
    },
    {
      question: 'How can this be adjusted?',
      answer:
        'Two nights are enough for the houses alone. A fifth day suits photographers, and Thanjavur goes well before it, Rameswaram after. We can exchange the mansion for a simple farm stay, or hire a whole house for a party of twelve.',
    },
    {
      question: 'Can one go inside the Chettinad Raja’s palace?',
      answer:
        'It is a private home and generally seen from the street and its outer hall only. Other families do open their doors through us, on most days except during weddings and the months when they come back for village festivals.',
    },
    {
      question: 'How hot does it get?',
      answer:
        'From April to June, thirty-eight to forty-one degrees, which is why those months are missing. July to September has hot noons and soft evenings; December to February is the best of it, around twenty at dawn.',
    },
  ],
  thingsToCarry: [
    {
      category: 'To wear',
      essential: true,
      items: [
        'Loose cotton, with an apron’s worth of old clothes for the kitchen',
        'Slip-off shoes: courtyards are barefoot',
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
  route: [
    { place: 'madurai' },
    { place: 'karaikudi' },
    { place: 'kanadukathan', night: true },
    { place: 'tiruchirappalli' },
  ],
  difficulty: 'easy',
  tags: ['cultural', 'luxury'],
  cover: 'tamil-nadu/dawn',
  gallery: [
    'tamil-nadu/gold',
    'tamil-nadu/detail-1',
    'tamil-nadu/dusk',
    'tamil-nadu/day',
    'tamil-nadu/dawn-arch',
  ],
}
