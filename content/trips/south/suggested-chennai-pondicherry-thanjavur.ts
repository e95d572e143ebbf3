import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'suggested-chennai-pondicherry-thanjavur',
  kind: 'suggested',
  title: 'Coromandel Line: Chennai, Pondicherry and Thanjavur',
  location: 'Chennai to Thanjavur',
  region: 'South',
  duration: '6D/5N',
  months: [1, 2, 3, 8, 9, 12],
  price: 21000,
  discount: 0,
  rating: 4.5,
  reviews: 29,
  description:
    'A route idea for people who like ports, workshops and museums more than monuments by the dozen. The Coromandel coast was traded over by the Portuguese, Dutch, Danes, French and English, and each left a few streets. Follow it from Madras to Pondicherry and the toy-sized Danish fort at Tharangambadi, then turn inland up the Kaveri to Thanjavur, where veenas, paintings and bronze are still made by hand. Five nights, three bases, and the longest leg under four hours.',
  highlights: [
    'Chola bronzes at the Egmore museum first, then the town they came from',
    'An English fort, a French town and a Danish castle in four days, each smaller than the last',
    'A veena-maker’s yard in Thanjavur, jackwood shavings to the ankle',
    'Auroville by bicycle, and the golden sphere from its viewing garden',
    'A lunch of Karaikal and Tranquebar fish where the road runs along the surf',
    'A route you can leave at Tiruchirappalli airport instead of doubling back',
  ],
  placesCovered: ['Chennai', 'Pondicherry', 'Auroville', 'Tharangambadi', 'Thanjavur', 'Tiruchirappalli'],
  itinerary: [
    {
      title: 'Madras before Chennai',
      description:
        'Land by noon if you can. Fort St George, begun by the English in 1640 on a strip of sand, has the oldest Anglican church east of Suez and a museum of officers’ china; bring an identity card, since the state secretariat is inside and it is shut on Fridays. Evening on Marina beach, six kilometres of it, with sundal from a paper cone. Stay in Chennai’s Egmore or Mylapore and let taxis do the rest.',
      activities: ['Fort St George', 'Marina beach at dusk'],
      meals: [],
      stay: 'City hotel, Chennai',
    },
    {
      title: 'Bronzes, then the coast road',
      description:
        'Give two hours to the bronze gallery of the Government Museum, again not on a Friday: a ninth-century Vishnu, a Nataraja in full stride, and labels that say which temple floor they were dug from. After an early lunch leave Chennai by the East Coast Road, pausing at DakshinaChitra’s transplanted village houses (shut on Tuesdays) if old doors please you. Pondicherry is three and a half hours with that stop, and the sea appears on the left for the last of them.',
      activities: ['Government Museum bronze gallery', 'DakshinaChitra', 'East Coast Road'],
      meals: ['breakfast'],
      stay: 'Restored Tamil house, Pondicherry (first of two nights)',
    },
    {
      title: 'Two experiments in living',
      description:
        'The morning is Auroville, twelve kilometres north: a red-earth township of some three thousand people, a forest planted by hand since 1968, and the Matrimandir seen from the garden point with a free pass. The inner chamber needs a booking days ahead and an email, not a tip. Back in Pondicherry take the afternoon heat seriously; at five walk Rue Romain Rolland to the old lighthouse, and eat a bun and black coffee where the gendarmes used to.',
      activities: ['Auroville and the Matrimandir viewpoint', 'French quarter on foot'],
      meals: ['breakfast'],
      stay: 'Restored Tamil house, Pondicherry',
    },
    {
      title: 'A Danish fort on the way inland',
      description:
        'Drive two and a half hours south to Tharangambadi, where a town gate, one street of bungalows and the salmon-coloured Fort Dansborg look straight at the waves. The Danes held it for more than two centuries, and printed the first Tamil New Testament here in 1714–15. Lunch on seer fish beside the parade ground. The road then follows the Kaveri’s channels upstream, all paddy, brick kilns and gopurams, and reaches Thanjavur in about three hours more.',
      activities: ['Fort Dansborg and Zion Church', 'Lunch by the sea', 'Delta road to Thanjavur'],
      meals: ['breakfast'],
      stay: 'Hotel in Thanjavur (first of two nights)',
    },
    {
      title: 'Makers of Thanjavur',
      description:
        'Be at the Big Temple by seven for the light and leave it at nine to the buses. The rest of the day goes to hands. In the veena streets a seasoned jackfruit trunk becomes an instrument over a month; a painter shows how gold leaf is laid over paste and glass in a Thanjavur panel; the dancing doll is two lumps of clay that will not lie down. The Saraswathi Mahal library in the palace shows palm-leaf surgery manuals. Closed on Wednesdays.',
      activities: ['Brihadisvara temple', 'Veena and painting workshops', 'Saraswathi Mahal library'],
      meals: ['breakfast'],
      stay: 'Hotel in Thanjavur',
    },
    {
      title: 'Up the rock and away',
      description:
        'Tiruchirappalli is an hour by car or train. The Rock Fort’s 400-odd steps pass two Pallava cave temples on their way to a Ganesha shrine above the whole delta; start before the stone heats up. Flights leave from an airport five kilometres outside town, and Chennai is about five hours back by day train. If you have a day in hand, spend it at Kumbakonam from Thanjavur, not here.',
      activities: ['Rock Fort climb', 'Departure from Tiruchirappalli'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Estimate for two sharing: five nights of mid-range rooms with breakfast',
    'Private air-conditioned car from Chennai through to Tiruchirappalli',
    'Half-day local guide in each of the three base towns',
    'Workshop visits in Thanjavur, arranged so that the makers are paid for their time',
    'Museum and fort tickets',
  ],
  exclusions: [
    'Lunch and dinner, for which budget ₹900 a day without drinks',
    'Flights into Chennai and out of Tiruchirappalli',
    'Matrimandir donation, should you make one',
    'Shipping for a veena, which is longer than you think',
  ],
  faqs: [
    {
      question: 'Is this a tour I can book, or only a plan?',
      answer:
        'It is a plan with a price beside it. Send us your dates and we turn it into a private booking, or use it as it stands with trains and taxis. Nothing in it needs a group.',
    },
    {
      question: 'Can it be done by public transport?',
      answer:
        'Chennai to Pondicherry by the coast bus, yes, in three and a half hours. Onward to Tharangambadi change at Chidambaram or Karaikal. Thanjavur and Tiruchirappalli are on the main line with trains all day. Allow an extra half-day overall.',
    },
    {
      question: 'How does it compare with your group temple trip?',
      answer:
        'That one is about sacred architecture and goes on to Srirangam and Madurai with an art historian. This has one great temple, several colonial ports and a lot of workshops, and it leaves evenings empty on purpose.',
    },
    {
      question: 'What is the sea like?',
      answer:
        'For looking at. Currents off Chennai, Pondicherry and Tharangambadi are strong, and none of the three has safe, guarded bathing all along. Eden Beach at Chinna Veerampattinam, south of Pondicherry, has lifeguards in the daytime.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Useful',
      essential: true,
      items: [
        'Identity card for Fort St George',
        'Light long trousers or skirt',
        'Cash in small notes for workshops',
      ],
    },
    {
      category: 'Pleasant',
      essential: false,
      items: [
        'Sketchbook',
        'Tube for carrying a painting home',
        'Linen scarf against coach air-conditioning',
      ],
    },
  ],
  route: [
    { place: 'chennai', night: true },
    { place: 'pondicherry', night: true },
    { place: 'tharangambadi' },
    { place: 'thanjavur', night: true },
    { place: 'tiruchirappalli' },
  ],
  difficulty: 'easy',
  tags: ['cultural'],
  cover: 'tamil-nadu/shore-gold',
  gallery: [
    'tamil-nadu/dusk',
    'tamil-nadu/dawn',
    'tamil-nadu/day',
    'tamil-nadu/dawn-arch',
    'tamil-nadu/shore-dawn',
    'tamil-nadu/shore-dusk',
    'tamil-nadu/shore-day-palms',
  ],
}
