import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'old-goa-fontainhas-private',
  kind: 'customised',
  title: 'Balconies and Baroque: Panaji, Old Goa, Chandor',
  location: 'Panaji, Goa',
  region: 'West',
  duration: 'Flexible',
  months: [1, 2, 3, 9, 10, 11, 12],
  price: 17800,
  discount: 0,
  rating: 4.7,
  reviews: 34,
  description:
    'A Goa without a beach towel. For four and a half centuries this was the eastern capital of Portugal, and what remains is not only gilt altars but a way of keeping house: oyster-shell windows, red-polished floors, fado learned from a grandmother. You stay three nights in one of Fontainhas’s own townhouses and go out each day with someone who belongs here: a heritage architect, a parish historian, a cook. Lengthen it, slow it, or fasten it to a week by the sea.',
  highlights: [
    'Three nights inside the Latin quarter, when the day visitors have gone and the tavernas open',
    'Bom Jesus and the Sé at opening hour, followed by the chapel on the hill that few climb to',
    'Museum of Christian Art in the convent of Santa Monica, ivory and silver made by Hindu hands',
    'Chandor’s great house, seen with its family’s own keeper, ballroom and Belgian glass included',
    'An afternoon cooking cafreal and bebinca, sixteen layers if you have the patience',
    'Evening of mando and fado in a small room',
  ],
  placesCovered: ['Panaji', 'Fontainhas', 'Old Goa', 'Divar', 'Chandor', 'Loutolim', 'Reis Magos'],
  itinerary: [
    {
      title: 'Keys to a house in Fontainhas',
      description:
        'Your car comes from either airport, and the last turning is on foot, because Panaji’s oldest streets are one handcart wide. The townhouse has a balcão, azulejos and a resident cat. At half past four an architect takes you round the quarter: why the walls are yellow and blue but never white, which only churches might be, how shell panes are cut, and where the well, or fonte, that named the place still runs. Dinner is caldeirada nearby.',
      activities: ['Private transfer', 'Architect-led Fontainhas walk'],
      meals: ['dinner'],
      stay: 'Heritage townhouse, Fontainhas, Panaji',
    },
    {
      title: 'The city that plague emptied',
      description:
        'Old Goa had perhaps two hundred thousand people around 1600; fever and silted river left it to the jungle and the friars. You enter the Basilica of Bom Jesus at nine, then the Sé with its golden bell, the painted nave of St Francis of Assisi, and Santa Monica’s museum. When heat presses, the ferry to Divar takes you to lunch on a farmer’s porch. Our Lady of the Mount, above Old Goa, keeps the sunset.',
      activities: [
        'Bom Jesus and Sé Cathedral',
        'Museum of Christian Art',
        'Ferry and lunch on Divar',
        'Chapel of Our Lady of the Mount',
      ],
      meals: ['breakfast', 'lunch'],
      stay: 'Heritage townhouse, Fontainhas, Panaji',
    },
    {
      title: 'Mansions of the south',
      description:
        'An hour’s drive brings you to Chandor, a village once capital of the Kadambas. In the Braganza house two branches of one family live behind twenty-four windows; they show the ballroom, a relic chapel and a library of thousands of volumes, and ask a donation towards the roof. Lunch and a cooking lesson follow in a Loutolim home. In Panaji again, a singer and a guitarrista give you an hour of mando after eight.',
      activities: ['Braganza house, Chandor', 'Goan cooking lesson and lunch', 'Mando and fado evening'],
      meals: ['breakfast', 'lunch'],
      stay: 'Heritage townhouse, Fontainhas, Panaji',
    },
    {
      title: 'Across the Mandovi',
      description:
        'Take the free ferry from Panaji to Betim with the office crowd coming the other way, and follow the shore to Reis Magos (shut on Mondays), a small fort restored with love and hung with drawings by Mario Miranda, who drew everyone in Goa. Coffee beneath the walls looks back at the city. You are returned to pack by noon, and to your flight, your train, or the beach hotel that we can fix for the second half of the holiday.',
      activities: ['Betim ferry', 'Reis Magos fort and Mario Miranda drawings', 'Departure'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights for two in a restored townhouse with breakfast on the balcão',
    'Private car for arrival, the Chandor day and departure',
    'Architect, historian and cook as hosts on the three main days',
    'Two lunches, one dinner and the ingredients of the cooking class',
    'Admission to the Museum of Christian Art and Reis Magos',
    'Private music hour with two performers',
  ],
  exclusions: [
    'Travel to Goa',
    'Donation at Chandor, ₹200 a head is usual on each side of the house',
    'Port, feni and other drinks',
    'Nights by the sea before or after, from ₹6,000 a room',
    'Casino boats, which this plan looks at only from the bank',
  ],
  faqs: [
    {
      question: 'In what ways can it be altered?',
      answer:
        'It is built of half-days that can be shuffled. Food people replace churches with the Margao and Mapusa markets; birders trade Reis Magos for the Chorao mangroves; slow travellers take two nights more and do half as much. One guide all through is possible as well.',
    },
    {
      question: 'When is the saint’s body on view?',
      answer:
        'The silver casket can always be seen, high in the Bom Jesus transept. The relics are brought down only for the exposition held about every ten years, most recently from November 2024 to January 2025. His feast on 3 December fills Old Goa, with nine days of novenas before it.',
    },
    {
      question: 'What should we wear in churches?',
      answer:
        'Shoulders and knees covered, hats off. Mass is said in Konkani on Sunday mornings, when visits pause until about half past ten. Photography for family albums is allowed in most naves; posing shoots are not.',
    },
    {
      question: 'Is the townhouse quiet?',
      answer:
        'At night, yes. From ten to five the lane has photographers, so rooms at the back are the ones we hold. There is no lift, and the staircase is wooden and proud of its creak. Ground-floor rooms can be asked for.',
    },
  ],
  thingsToCarry: [
    {
      category: 'To wear',
      essential: true,
      items: ['A covering layer for shrines', 'Soft-soled shoes for laterite and polished boards'],
    },
    {
      category: 'To carry',
      essential: true,
      items: ['Identity card for hotel records', 'Small change for ferries and candles'],
    },
    {
      category: 'To enjoy',
      essential: false,
      items: [
        'Pencil and pad',
        'A Goan novel, Skin or Poskem for instance',
        'Folding fan for September and March',
      ],
    },
  ],
  route: [
    { place: 'panaji', night: true },
    { place: 'old-goa' },
    { place: 'divar' },
    { place: 'panaji', night: true },
    { place: 'chandor' },
    { place: 'panaji', night: true },
  ],
  difficulty: 'easy',
  tags: ['cultural'],
  cover: 'goa/quarter-day',
  gallery: [
    'goa/quarter-dusk',
    'goa/dusk-palms',
    'goa/detail-1',
    'goa/quarter-gold-bougainvillea',
    'goa/dusk',
    'goa/detail-2',
    'goa/quarter-dawn-rain',
  ],
}
