import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'pondicherry-chidambaram-private',
  kind: 'customised',
  title: 'Pondicherry Slowly, with Mangroves and Chidambaram',
  location: 'Pondicherry & Chidambaram',
  region: 'South',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 7, 8, 9, 12],
  price: 17500,
  discount: 0,
  rating: 4.6,
  reviews: 2,
  description:
    'A private break for two in which almost nothing has to happen. You have three nights in a shuttered house in the old French grid, croissants that are honestly good, one red-earth morning in Auroville, and a day out to row through the Pichavaram mangroves and stand inside Chidambaram at lamp time. Add surf lessons at Serenity, a cooking day with a Creole grandmother, or two nights at Tharangambadi. Take the car from Chennai, or come by train to Villupuram, where we meet you.',
  highlights: [
    'A rowing boat, not a motor, into mangrove tunnels where the roots close overhead',
    'The evening lamp at Chidambaram, with both doors of the Chit Sabha thrown open',
    'A Creole kitchen lunch: vindail of fish, coconut rice, vivikam cake',
    'Mornings on a bicycle in streets named Dumas, Suffren and Saint Gilles',
    'Arikamedu, where Roman wine jars were dug up beside a lagoon',
    'Two half-days with nothing planned, left free on purpose',
  ],
  placesCovered: ['Pondicherry', 'Auroville', 'Arikamedu', 'Pichavaram', 'Chidambaram'],
  itinerary: [
    {
      title: 'Chennai to a courtyard house in Pondicherry',
      description:
        'The car collects you in Chennai and follows the sea for three hours, past the salt pans of Marakkanam, to Pondicherry. Your house has a courtyard, a swing and a cook; nothing is scheduled until the seafront closes to traffic and the whole town comes out to walk between the old pier and the Gandhi statue. Eat dinner wherever the queue looks happiest. If you land late, we swap this evening with tomorrow morning.',
      activities: ['Coast drive', 'Evening on the Promenade'],
      meals: [],
      stay: 'Courtyard house, Pondicherry',
    },
    {
      title: 'Auroville, a Creole lunch and Arikamedu',
      description:
        'Bicycles are at the door by 7 am for the French streets, empty except for sweepers. At 9 am a resident of Auroville shows you a forest where in 1968 there was bare laterite, then the Matrimandir from the viewing garden; you can sit inside only if you wrote yourself, some days before, to ask for a seat. Lunch is in a Creole home west of the Pondicherry canal. After it you can go to Arikamedu’s brick ruins by the Ariyankuppam lagoon, or sleep.',
      activities: ['Early bicycle ride', 'Auroville with a resident', 'Creole lunch', 'Arikamedu'],
      meals: ['breakfast', 'lunch'],
      stay: 'Courtyard house, Pondicherry',
    },
    {
      title: 'Pichavaram’s mangroves and Chidambaram temple',
      description:
        'Two hours south, the boatmen of Pichavaram row you into channels a metre deep, under avicennia and rhizophora that took the force of the 2004 tsunami for the villages behind. Go before 10 am, ahead of both heat and school parties. You have lunch and a rest at Chidambaram, ten minutes’ walk from the temple; at 6 pm its Dikshitars ring the great bells. You drive back in the dark, or sleep there and see the dawn rite too.',
      activities: ['Rowing in the mangroves', 'Nataraja temple at evening'],
      meals: ['breakfast', 'lunch'],
      stay: 'Courtyard house in Pondicherry, or hotel in Chidambaram',
    },
    {
      title: 'A free morning in Pondicherry, then Chennai',
      description:
        'You can visit the paper-makers or the Basilica’s stained glass, take a surf class, drink a last coffee, or do none of these. Checkout is at 12 noon, and the car returns from Pondicherry to Chennai airport in three and a half hours, with time for the Shore Temple at Mahabalipuram if your flight is after 8 pm. Guests going on to Thanjavur or Madurai keep the car at a daily rate and leave the coast at Cuddalore.',
      activities: ['Free morning', 'Optional stop at Mahabalipuram'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a heritage house in the old town, with breakfast',
    'Private car with driver for all four days, from and to Chennai',
    'Private rowing boat for two hours at Pichavaram, forest entry included',
    'A resident’s tour of Auroville, the home-cooked Creole lunch, and lunch in Chidambaram',
    'Bicycles throughout your stay',
  ],
  exclusions: [
    'Dinners, so that you can choose your own restaurant',
    'Surf, scuba and kayak lessons',
    'Guide inside the Nataraja temple, about ₹600, if you want one',
    'Higher room rates on 24 and 31 December; we tell you the amount before you pay',
  ],
  faqs: [
    {
      question: 'What is the simplest way to make it longer?',
      answer:
        'Spend the third night in Chidambaram and go on next day to Gangaikonda Cholapuram and Thanjavur. Or leave out the mangroves and take two days of surf school. Neither changes the price by much.',
    },
    {
      question: 'Which house will we stay in?',
      answer:
        'You choose among three kinds: a Tamil house with pillars where the family lives too, a French-side villa with high ceilings and a pool, which is a package of its own, or a small guest house on a noisy street at two-thirds of the cost. We send photographs of the actual rooms.',
    },
    {
      question: 'Is Pichavaram worth it in summer or in the rains?',
      answer:
        'From mid-April it is hot on the boats by 9 am. In October and November boats are often cancelled because of swell and cyclone warnings, so we do not sell those two months. From December to March the water is calm and wading birds are there.',
    },
    {
      question: 'May we enter Chidambaram’s sanctum?',
      answer:
        'Everyone may watch from the hall in front. Men who go up to the inner platform take off their shirts. The priests, who run this temple themselves, open the platform at set times. Photographs are not allowed past the second courtyard.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Bring',
      essential: true,
      items: [
        'Cap and long sleeves for the open boat',
        'Modest clothes for the temple evening',
        'Sunscreen that does not harm the water',
      ],
    },
    {
      category: 'Perhaps',
      essential: false,
      items: [
        'Swimsuit, if your house has a pool',
        'A phrase or two of French, received with amusement',
        'Mosquito repellent of your choice',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 17500,
      description: 'Two sharing a room in a heritage house with a courtyard',
    },
    {
      title: 'Villa with a pool',
      price: 22900,
      description: 'Two sharing a room in a French-side villa with a pool; car and outings the same',
    },
  ],
  facts: {
    meet: {
      place: 'Chennai airport arrivals hall, Chennai Egmore station or your hotel in Chennai',
      time: '10:00 am',
    },
    end: { place: 'Chennai International airport, departures', time: '4:00 pm' },
    airport: {
      name: 'Chennai International (MAA)',
      transfer: 'The car meets you in the arrivals hall; three hours to Pondicherry, included.',
    },
    railhead: {
      name: 'Chennai Egmore or Villupuram Junction',
      transfer: 'The car meets you at either; Villupuram is about an hour from Pondicherry. Included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'A driver for all four days, a resident of Auroville for a morning, and a boatman at Pichavaram.',
    ages: { from: 3, note: 'Children wear life jackets in the rowing boat.' },
    fitness:
      'Easy. Flat cycling and walks of an hour or two; two hours sitting in a rowing boat. Longest drives: 3½ hours to Chennai, four hours in all on day 3.',
    nights: [
      {
        count: 3,
        place: 'Pondicherry',
        room: 'Heritage courtyard house',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Maison Perumal', 'Gratitude Heritage'],
      },
    ],
    singleRoom: { more: 8000 },
    child: { from: 3, to: 11, price: 11400, note: 'On an extra mattress in the parents’ room.' },
    network:
      'All networks work well in Pondicherry and Chidambaram; the signal is weak inside the mangroves.',
    cash: 'ATMs everywhere in Pondicherry and Chidambaram. Cafés take cards and UPI; keep notes for the temple and cycle repairs.',
    power: 'Mains in every room; short cuts in storms.',
    insurance: 'No insurance is in the price. An ordinary domestic travel policy is enough.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals; every hotel asks for them at check-in',
      },
      {
        what: 'Your own request for the inner chamber of the Matrimandir (from 10 years), if you want to sit inside; agents may not book it',
        by: 'you',
        when: 'By email, some days before. The viewing garden needs only a free pass from the Visitors Centre',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'chennai' },
    { place: 'pondicherry', night: true },
    { place: 'pichavaram' },
    { place: 'chidambaram' },
    { place: 'pondicherry', night: true },
    { place: 'chennai' },
  ],
  difficulty: 'easy',
  tags: ['cultural', 'beach'],
  cover: 'tamil-nadu/day',
  gallery: [
    'tamil-nadu/mansion-dusk-garden-room',
    'coast-road/cycles-day',
    'tamil-nadu/corridor-gold',
    'tamil-nadu/shore-gold',
    'tamil-nadu/mansion-dusk',
    'tamil-nadu/gold',
  ],
  captions: {
    night: 1,
    travel: 'By private car, and by bicycle in the French streets',
    high: 'Chidambaram at the evening lamp',
  },
}
