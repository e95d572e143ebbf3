import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'ladakh-slow-family-private',
  kind: 'customised',
  title: 'Slow Ladakh with Children: Leh, Alchi and Orchards',
  location: 'Leh & Sham, Ladakh',
  region: 'North',
  duration: 'Flexible',
  months: [5, 6, 7, 8, 9, 10],
  price: 36500,
  discount: 0,
  rating: 4.9,
  reviews: 47,
  description:
    'A private six days for families who would like Ladakh without a seven-hour drive or a blue-lipped child at a lake. After two nights in Leh you go down, not up, to Alchi at 3,100 m, and stay among orchards by the Indus for two nights before coming back. No pass is crossed, no day has more than two and a half hours in the car, and afternoons stay empty. Everything moves: add Nubra’s camels once the children are acclimatised, swap the orchard guest house for a larger hotel, or slide the whole plan by a day if somebody wakes with a headache.',
  highlights: [
    'Sleeping lower after Leh, which paediatricians tend to prefer',
    'A cook-along at an Alchi farmhouse, where children press their own skyu',
    'A raft float on the calm upper stretch of the Indus for ages ten and over, July to September',
    'Donkeys, at the Donkey Sanctuary on the edge of Leh, open most afternoons',
    'Interconnecting rooms in Leh and a garden gate that locks at Alchi',
    'The same car and the same patient driver for all six days',
  ],
  placesCovered: ['Leh', 'Shey', 'Thiksey', 'Nimmu', 'Alchi', 'Rizong', 'Likir'],
  itinerary: [
    {
      title: 'Leh: a garden and a nap',
      description:
        'The driver brings child seats if you asked for them, and small bottles of water in any case. The hotel in Leh is chosen for lawn and not for lobby. Everyone rests, including those who say they are fine; nine-year-olds at 3,524 m run first and complain later. At five there is a slow loop to the bakery lane for warm khambir. We leave an oximeter in the room and a doctor’s number on the door.',
      activities: ['Airport meet', 'Garden rest', 'Bakery lane walk'],
      meals: ['dinner'],
      stay: 'Garden hotel, Leh',
    },
    {
      title: 'Half a day out: donkeys and drums',
      description:
        'Breakfast is whenever you come down. Late in the morning you drive to Thiksey (3,600 m), where the horns are longer than most fathers, and climb only as many steps as please you. After lunch and a sleep, the Donkey Sanctuary lets children brush and feed retired pack animals. The second evening in Leh usually brings appetites back, which is the sign we wait for before making any further plan.',
      activities: ['Thiksey monastery', 'Donkey Sanctuary', 'Rest'],
      meals: ['breakfast', 'dinner'],
      stay: 'Garden hotel, Leh',
    },
    {
      title: 'Two rivers, one hill that cheats, and Alchi',
      description:
        'The drive is seventy kilometres on Ladakh’s best road and breaks itself into pieces: the halwa at Pathar Sahib gurudwara, the car that rolls “uphill” at Magnetic Hill, the two colours of water at Nimmu. By lunch you are at Alchi (3,100 m), four hundred metres lower and noticeably warmer. There is a swing on a walnut tree. Parents go to see the old temple in turns, or all together before the light goes.',
      activities: ['Gurudwara Pathar Sahib', 'Magnetic Hill', 'Alchi village'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Orchard guest house, Alchi',
    },
    {
      title: 'An Alchi day of dough and apricots',
      description:
        'Nothing with an engine until afternoon. In the farmhouse kitchen the family shows how to pinch skyu and roll chutagi; each child cooks a bowl and most of them eat it. In July there are apricots to shake down, in September apples to press. Later, for those who want it, a forty-minute drive to Rizong, a monastery folded into a side valley like a letter in an envelope, and back to Alchi for stories by the stove.',
      activities: ['Cooking with a farm family', 'Fruit picking in season', 'Optional drive to Rizong'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Orchard guest house, Alchi',
    },
    {
      title: 'Likir’s gold Buddha and back to town',
      description:
        'On the way to Leh you turn off for Likir (3,700 m), where a Maitreya about as tall as a seven-storey house sits in the open, and a school of small monks is generally at play. If the river is right and the children are old enough, you can float from Phey to Nimmu with a guide, two hours of mild waves. Otherwise it is ice cream in the bazaar, a hunt for a yak-wool hat, and an early night.',
      activities: ['Likir monastery', 'Phey–Nimmu river float (seasonal)', 'Leh bazaar'],
      meals: ['breakfast', 'dinner'],
      stay: 'Garden hotel, Leh',
    },
    {
      title: 'Home, or higher',
      description:
        'Families with a flight to catch leave Leh after breakfast. Those with three more days are now as well prepared as anyone can be, and may go on over Khardung La to two nights in Nubra’s dunes, which we keep ready as an add-on until the evening before. We will say honestly if we think your youngest should not. Pangong with a child under five is something we advise against.',
      activities: ['Airport transfer or Nubra extension'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private Innova or similar with one driver, fuel and parking, from arrival to departure',
    'Five nights in family or interconnecting rooms in Leh and Alchi',
    'Breakfast and dinner each day; lunches at Alchi',
    'Cooking session and orchard visit with a local family',
    'Oximeter, one oxygen can and the number of a Leh doctor who sees children',
    'A planner on the telephone, who can reshape any day by the evening before',
  ],
  exclusions: [
    'Flights, and seats for infants on them',
    'River float, about ₹1,400 a head, payable only if you go',
    'Lunches in Leh, so that fussy eaters may choose',
    'The Nubra extension (from ₹14,500 per adult for two nights)',
    'Babysitting, which can be found for an evening with notice',
  ],
  faqs: [
    {
      question: 'From what age is Leh all right for children?',
      answer:
        'Many doctors are content from about two or three years if the child is well and you go gently; under that they cannot tell you what hurts, and should sleep below 3,000 m. Ask yours, and tell us of any heart, lung or ear history. This plan never sleeps above 3,524 m.',
    },
    {
      question: 'How does the price work for a family of four?',
      answer:
        'The figure shown is per adult with two travelling. A third and fourth person in the same car bring it down by roughly a fifth. Children under five share your bed free, and those under twelve pay for a mattress and meals only.',
    },
    {
      question: 'What can be changed?',
      answer:
        'Nearly everything: hotel grade, number of nights, order of days, a nanny seat in a bigger car. What we hold to is two nights in Leh at the start. If a flight lands late, we shift the plan by a day without charge wherever the hotels agree.',
    },
    {
      question: 'Will grandparents manage?',
      answer:
        'This is the gentlest Ladakh route we know. Ground-floor rooms are available, the car can reach the gate at Alchi and Likir, and no walk is compulsory. A cardiac check before the flight is wise over sixty-five.',
    },
    {
      question: 'Is food easy for small children?',
      answer:
        'Dal, rice, curd, eggs, pasta and plain chapati are on hand everywhere. Milk is mostly powdered or UHT. Kitchens will boil and mash if shown how. Bring the one biscuit your toddler cannot live without.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For children',
      essential: true,
      items: [
        'Hooded jacket and a sun hat each',
        'Paediatric paracetamol and rehydration salts',
        'Nasal drops for dry air',
        'Familiar snacks for the flight',
      ],
    },
    {
      category: 'For adults',
      essential: true,
      items: [
        'Warm layer for evenings',
        'Slip-on shoes',
        'Identity papers, including the children’s Aadhaar or school card',
      ],
    },
    {
      category: 'Play',
      essential: false,
      items: [
        'Colouring book or card game',
        'A ball; there is always a game to join',
        'Bubble wand, a success in every village',
      ],
    },
  ],
  route: [
    { place: 'leh', night: true },
    { place: 'thiksey' },
    { place: 'leh', night: true },
    { place: 'alchi', night: true },
    { place: 'likir' },
    { place: 'leh', night: true },
  ],
  difficulty: 'easy',
  tags: ['familySpecial', 'cultural'],
  cover: 'ladakh/valley-dusk',
  gallery: [
    'ladakh/day',
    'ladakh/valley-day-blossom',
    'ladakh/detail-2',
    'nubra/detail-2',
    'ladakh/gold',
    'ladakh/valley-day',
    'ladakh/night',
  ],
}
