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
  reviews: 1,
  description:
    'This trip shows you Goa away from the beach. For four and a half centuries this was the eastern capital of Portugal, and what remains is not only gilt altars but a way of keeping house: oyster-shell windows, red-polished floors, fado learned from a grandmother. You stay three nights in one of Fontainhas’s own townhouses and go out each day with someone who belongs here: a heritage architect, a parish historian, a cook. You can make the trip longer or slower, or join it to a week by the sea.',
  highlights: [
    'Three nights inside the Latin quarter, when the day visitors have gone and the tavernas open',
    'Bom Jesus and the Sé at opening hour, followed by the chapel on the hill that few climb to',
    'Museum of Christian Art in the convent of Santa Monica, with ivory and silver made by Hindu craftsmen',
    'Chandor’s great house, its ballroom and Belgian glass shown by the family’s own keeper',
    'An afternoon cooking cafreal and bebinca, sixteen layers if you have the patience',
    'Evening of mando and fado in a small room',
  ],
  placesCovered: ['Panaji', 'Fontainhas', 'Old Goa', 'Divar', 'Chandor', 'Loutolim', 'Reis Magos'],
  itinerary: [
    {
      title: 'Panaji: a townhouse and a walk in Fontainhas',
      description:
        'Your car comes from either airport, and you walk the last few metres, because Panaji’s oldest streets are one handcart wide. The townhouse has a balcão, azulejos and a resident cat. At 4:30 pm an architect takes you round the quarter: why the walls are yellow and blue but never white, a colour kept for churches, how shell panes are cut, and where the well, or fonte, that gave the place its name still runs. Dinner is caldeirada nearby.',
      activities: ['Private transfer', 'Architect-led Fontainhas walk'],
      meals: ['dinner'],
      stay: 'Heritage townhouse, Fontainhas, Panaji',
    },
    {
      title: 'Old Goa’s churches and lunch on Divar island',
      description:
        'Old Goa had perhaps two hundred thousand people around 1600; then fever and a silted river emptied it, and only jungle and friars remained. You enter the Basilica of Bom Jesus at 9 am, then the Sé with its golden bell, the painted nave of St Francis of Assisi, and Santa Monica’s museum. When the day grows hot, the ferry to Divar takes you to lunch on a farmer’s porch. You watch the sunset from Our Lady of the Mount, above Old Goa.',
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
      title: 'Chandor’s great house and cooking in Loutolim',
      description:
        'An hour’s drive brings you to Chandor, a village once capital of the Kadambas. In the Braganza house two branches of one family live behind twenty-four windows; they show the ballroom, a relic chapel and a library of thousands of volumes, and ask for a donation to repair the roof. Lunch and a cooking lesson follow in a Loutolim home. In Panaji again, a singer and a guitarrista give you an hour of mando after 8 pm.',
      activities: ['Braganza house, Chandor', 'Goan cooking lesson and lunch', 'Mando and fado evening'],
      meals: ['breakfast', 'lunch'],
      stay: 'Heritage townhouse, Fontainhas, Panaji',
    },
    {
      title: 'Ferry from Panaji to Reis Magos fort, then home',
      description:
        'Take the free ferry from Panaji to Betim with the office crowd coming the other way, and follow the shore to Reis Magos (shut on Mondays), a small fort restored with love and hung with drawings by Mario Miranda, who drew everyone in Goa. Drink coffee below the walls, looking back at the city. You are back to pack by 12 noon, and the car takes you to your flight, your train, or the beach hotel that we can book for the second half of the holiday.',
      activities: ['Betim ferry', 'Reis Magos fort and Mario Miranda drawings', 'Departure'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights for two in a restored townhouse, with breakfast',
    'Private car on arrival, for the Chandor day and on departure',
    'An architect, a historian and a cook as your hosts on the three main days',
    'Two lunches, one dinner, and the ingredients of the cooking class',
    'Tickets for the Museum of Christian Art and Reis Magos fort',
    'A private hour of music with two performers',
  ],
  exclusions: [
    'Travel to and from Goa',
    'Donation at the Braganza house in Chandor: about ₹200 a head in each of its two wings, about ₹400 in all',
    'Port, feni and other drinks',
    'Nights by the sea before or after, from ₹6,000 a room',
    'Casino boats',
  ],
  faqs: [
    {
      question: 'How can the plan be changed?',
      answer:
        'It is made of half-days that can change places. You can swap churches for the markets of Margao and Mapusa, or Reis Magos for the Chorao mangroves; or stay two nights more and do half as much each day. One guide for the whole trip is possible too.',
    },
    {
      question: 'When is the saint’s body on view?',
      answer:
        'The silver casket can always be seen, high in the Basilica of Bom Jesus. The relics are brought down only for the exposition, held about every ten years, last from November 2024 to January 2025. The saint’s feast on 3 December fills Old Goa, with nine days of prayers before it.',
    },
    {
      question: 'What should we wear in churches?',
      answer:
        'Cover shoulders and knees, and take off hats. On Sunday mornings mass is said in Konkani and visits wait until about 10:30 am. Family photographs are allowed in most churches; photo shoots are not.',
    },
    {
      question: 'Is the townhouse quiet?',
      answer:
        'At night, yes. From 10 am to 5 pm people come to the lane for photographs, so we book rooms at the back. There is no lift, and the wooden staircase creaks. You can ask for a ground-floor room.',
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
  packages: [
    {
      title: 'Two travellers, double room',
      price: 17800,
      description: 'Two sharing a room in a Fontainhas townhouse',
    },
    {
      title: 'Single room',
      price: 25800,
      description: 'A room each on all three nights; car and hosts are shared',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Dabolim or Mopa airport arrivals hall, or Karmali station', time: '1:00 pm' },
    end: { place: 'Dabolim or Mopa airport, or Karmali station', time: '1:30 pm' },
    airport: {
      name: 'Goa Dabolim (GOI); Mopa (GOX) serves as well',
      transfer: 'About an hour by our car from either; included.',
    },
    railhead: { name: 'Karmali', transfer: 'About 12 km from Panaji, half an hour by our car; included.' },
    party: { smallest: 2, largest: 6 },
    team: 'An architect, a historian and a cook as hosts on the three main days, and a driver on three of the four days.',
    ages: {
      from: 6,
      note: 'The townhouse has a steep wooden staircase and no lift; ask for the ground floor.',
    },
    fitness:
      'Easy. Walks of 2 to 3 hours on cobbles and church floors, and a short climb to the chapel above Old Goa on day 2. Longest drive: 1 hour.',
    nights: [
      {
        count: 3,
        place: 'Fontainhas, Panaji',
        room: 'Heritage townhouse',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Panjim Inn', 'Panjim Pousada'],
      },
    ],
    singleRoom: { more: 8000 },
    child: { from: 6, to: 11, price: 11500, note: 'On an extra mattress in the parents’ room.' },
    network:
      'All networks work well in Panaji and Old Goa; the signal is weak inside the thick walls of Chandor’s house.',
    cash: 'ATMs all over Panaji. The donation at Chandor and candles are paid in cash; restaurants take cards and UPI.',
    power: 'Mains with short cuts, mostly in September storms.',
    insurance: 'No insurance is in the price. An ordinary domestic travel policy is enough.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals; every hotel asks for them at check-in',
      },
    ],
    payLocally: [
      {
        what: 'Donation at the Braganza house, about ₹200 in each of its two wings',
        paidTo: 'The two families in Chandor, on day 3, in cash',
        rupees: 400,
      },
    ],
  },
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
    'goa/quarter-gold-garden-room',
    'paddy-road/day',
    'goa/river-gold',
    'goa/quarter-detail-1',
    'goa/detail-1',
    'goa/dusk-palms',
    'goa/detail-2',
  ],
  captions: {
    night: 1,
    travel: 'By private car to Chandor, and on foot in Panaji',
    high: 'White churches by the river',
  },
}
