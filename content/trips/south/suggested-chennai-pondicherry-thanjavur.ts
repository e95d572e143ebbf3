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
  reviews: 1,
  description:
    'A route idea for people who like ports, workshops and museums more than monuments by the dozen. The Portuguese, Dutch, Danes, French and English all traded on the Coromandel coast, and each left a few streets. Follow it from Madras to Pondicherry and the toy-sized Danish fort at Tharangambadi, then turn inland up the Kaveri to Thanjavur, where veenas, paintings and bronze are still made by hand. You spend five nights in three bases, and the longest leg is under four hours.',
  highlights: [
    'Chola bronzes at the Egmore museum first, then the town they came from',
    'An English fort, a French town and a Danish castle in four days, each smaller than the last',
    'A veena-maker’s yard in Thanjavur, with jackwood shavings up to your ankles',
    'Auroville’s planted forest, and the golden sphere from its viewing garden',
    'A lunch of Karaikal and Tranquebar fish where the road runs along the surf',
    'A route you can leave at Tiruchirappalli airport instead of doubling back',
  ],
  placesCovered: ['Chennai', 'Pondicherry', 'Auroville', 'Tharangambadi', 'Thanjavur', 'Tiruchirappalli'],
  itinerary: [
    {
      title: 'Chennai: Fort St George and Marina beach',
      description:
        'Land by 12 noon if you can. Fort St George, begun by the English in 1640 on a strip of sand, has the oldest Anglican church east of Suez and a museum of officers’ china; bring an identity card, since the state secretariat is inside; the museum is shut on Fridays. Spend the evening on Marina beach, which is six kilometres long, with sundal from a paper cone. Stay in Chennai’s Egmore or Mylapore and let taxis do the rest.',
      activities: ['Fort St George', 'Marina beach at dusk'],
      meals: [],
      stay: 'City hotel, Chennai',
    },
    {
      title: 'Chennai’s bronzes, then down to Pondicherry',
      description:
        'Give two hours to the bronze gallery of the Government Museum, again not on a Friday: a ninth-century Vishnu, a Nataraja in full stride, and labels that say which temple floor they were dug from. After an early lunch leave Chennai by the East Coast Road, pausing at DakshinaChitra’s transplanted village houses (shut on Tuesdays) if old doors please you. Pondicherry is about three and a half hours besides that stop, and the sea appears on the left in the last hour.',
      activities: ['Government Museum bronze gallery', 'DakshinaChitra', 'East Coast Road'],
      meals: ['breakfast'],
      stay: 'Restored Tamil house, Pondicherry (first of two nights)',
    },
    {
      title: 'Auroville and the French quarter of Pondicherry',
      description:
        'The morning is for Auroville, twelve kilometres north: a red-earth township of some three thousand people, a forest planted by hand since 1968, and the Matrimandir seen from the garden point with a free pass. To see the inner chamber you must book by email some days ahead; a tip does not help. Back in Pondicherry rest through the afternoon heat; at 5 pm walk Rue Romain Rolland to the old lighthouse, and have a bun and black coffee where the gendarmes used to have theirs.',
      activities: ['Auroville and the Matrimandir viewpoint', 'French quarter on foot'],
      meals: ['breakfast'],
      stay: 'Restored Tamil house, Pondicherry',
    },
    {
      title: 'Tharangambadi’s Danish fort, then Thanjavur',
      description:
        'Drive two and a half hours south to Tharangambadi, where a town gate, one street of bungalows and the salmon-coloured Fort Dansborg (shut on Fridays) look straight at the waves. The Danes held it for more than two centuries, and printed the first Tamil New Testament here in 1714–15. Eat seer fish for lunch beside the parade ground. The road then follows the Kaveri’s channels upstream, all paddy, brick kilns and gopurams, and reaches Thanjavur in about three hours more.',
      activities: ['Fort Dansborg and Zion Church', 'Lunch by the sea', 'Delta road to Thanjavur'],
      meals: ['breakfast'],
      stay: 'Hotel in Thanjavur (first of two nights)',
    },
    {
      title: 'Thanjavur: the Big Temple and the workshops',
      description:
        'Be at the Big Temple by 7 am for the light and leave at 9 am, when the buses come. The rest of the day is for craftsmen. In the veena streets a seasoned jackfruit trunk becomes an instrument over a month; a painter shows how gold leaf is laid over paste and glass in a Thanjavur panel; the dancing doll, two lumps of clay, always stands up again. The Saraswathi Mahal library in the palace shows palm-leaf surgery manuals; it is closed on Wednesdays.',
      activities: ['Brihadisvara temple', 'Veena and painting workshops', 'Saraswathi Mahal library'],
      meals: ['breakfast'],
      stay: 'Hotel in Thanjavur',
    },
    {
      title: 'Tiruchirappalli’s Rock Fort and departure',
      description:
        'Tiruchirappalli is an hour by car or train. The Rock Fort’s 400-odd steps pass old rock-cut shrines on their way to a Ganesha shrine above the whole delta; start before the stone heats up. Flights leave from an airport five kilometres outside town, and Chennai is about five hours back by day train. If you have a day to spare, use it for a trip from Thanjavur to Kumbakonam, not here.',
      activities: ['Rock Fort climb', 'Departure from Tiruchirappalli'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights in mid-range rooms with breakfast; the price is an estimate per person for two sharing',
    'Private air-conditioned car from Chennai to Tiruchirappalli',
    'A local guide for half a day in each of the three base towns',
    'Workshop visits in Thanjavur; the makers are paid for their time',
    'Museum and fort tickets',
  ],
  exclusions: [
    'Lunches and dinners, about ₹900 a day without drinks',
    'Travel to Chennai and home from Tiruchirappalli',
    'Donation at the Matrimandir, if you wish to give one',
    'Shipping, if you buy a veena',
  ],
  faqs: [
    {
      question: 'Is this a tour I can book, or only a plan?',
      answer:
        'It is a plan with a price. Send us your dates and we turn it into a private booking, or follow it on your own with trains and taxis. It needs no group.',
    },
    {
      question: 'Can it be done by public transport?',
      answer:
        'Yes. The coast bus from Chennai to Pondicherry takes three and a half hours. For Tharangambadi change at Chidambaram or Karaikal. Thanjavur and Tiruchirappalli are on the main line with trains all day. Allow half a day more in all.',
    },
    {
      question: 'How does it compare with your group temple trip?',
      answer:
        'The group trip is about temple architecture and goes on to Srirangam and Madurai with an art historian. This one has one great temple, several colonial ports and many workshops, and it leaves the evenings free.',
    },
    {
      question: 'What is the sea like?',
      answer:
        'It is better for looking at than for swimming. Currents off Chennai, Pondicherry and Tharangambadi are strong, and few stretches are guarded. Eden Beach at Chinna Veerampattinam, south of Pondicherry, has lifeguards in the daytime.',
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
        'Linen scarf against the car’s air-conditioning',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 21000,
      description: 'Two sharing a mid-range room, with a private car',
    },
    {
      title: 'Heritage hotels',
      price: 29500,
      description: 'Two sharing: heritage hotels in Pondicherry and Thanjavur; Chennai and car the same',
    },
  ],
  facts: {
    meet: { place: 'Your hotel in Egmore or Mylapore, Chennai', time: '1:00 pm' },
    end: { place: 'Tiruchirappalli airport or Tiruchirappalli Junction', time: '1:00 pm' },
    airport: {
      name: 'Chennai International (MAA)',
      transfer: 'About 15 km: 45 minutes by metro or taxi to your hotel; not included.',
    },
    railhead: {
      name: 'Chennai Egmore or MGR Chennai Central',
      transfer: 'Ten to thirty minutes by taxi to your hotel; not included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'A driver from Chennai to Tiruchirappalli, and a local guide for half a day in each base town.',
    ages: { from: 5, note: 'Workshops and museums suit children from about eight.' },
    fitness:
      'Easy. Town walks of two to three hours; the Rock Fort on day 6 has about 400 steps. Longest day on the road: five and a half hours on day 4, with a long stop.',
    nights: [
      { count: 1, place: 'Chennai', room: 'Mid-range city hotel', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Pondicherry', room: 'Restored Tamil house', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Thanjavur', room: 'Mid-range hotel', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 9000 },
    child: { from: 5, to: 11, price: 13600, note: 'On an extra mattress in the parents’ room.' },
    network: 'All networks work in the towns and along the coast road.',
    cash: 'ATMs in every town of the route except Tharangambadi, where they are few. Workshops like small notes; hotels take cards and UPI.',
    power: 'Mains in all rooms; short cuts happen in the delta towns.',
    insurance: 'No insurance is in the price. An ordinary domestic travel policy is enough.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals; every hotel asks for them at check-in',
      },
      {
        what: 'Photo ID for Fort St George, where the state secretariat is',
        by: 'you',
        when: 'Carry it on day 1',
      },
    ],
    payLocally: [],
  },
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
    'tamil-nadu/mansion-dusk-garden-room',
    'paddy-road/gold',
    'tamil-nadu/corridor-gold',
    'tamil-nadu/dusk',
    'tamil-nadu/dawn',
    'tamil-nadu/day',
  ],
  captions: {
    night: 2,
    travel: 'By private air-conditioned car from Chennai',
    high: 'Thanjavur, the town the bronzes came from',
  },
}
