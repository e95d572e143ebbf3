import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'maldives-whale-shark-dhigurah-private',
  kind: 'customised',
  title: 'Dhigurah: Four Chances at a Whale Shark',
  location: 'Dhigurah, South Ari Atoll',
  country: 'Maldives',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 8, 9, 10, 11, 12],
  price: 58500,
  discount: 0,
  rating: 4.9,
  reviews: 52,
  description:
    'One search is luck; four is a plan. Researchers on South Ari’s reef have logged several hundred individual whale sharks, most of them adolescent males that stay for years, and sightings come in every month. You base yourself on Dhigurah with a guide and a boat for two to four people, go out when wind and light are right, and read the sea together with people who do it daily. Mornings may be swapped for dives, a rest or another island. Days without a shark happen, and we say so in writing.',
  highlights: [
    'Private half-day boats on up to four mornings, with a spotter and an in-water guide',
    'A talk by reef researchers on how spot patterns behind the gills identify each fish',
    'Fins-on training in the lagoon first, so that two minutes beside a shark are not wasted',
    'Manta cleaning stations off the western reef, best from December to April',
    'Dhangethi’s heritage yard and lanes, where nobody sells you a trip',
    'Return by the thirty-minute flight from Maamigili or by sea, as your stomach prefers',
  ],
  placesCovered: ['Dhigurah', 'Maamigili', 'Dhangethi', 'South Ari Marine Protected Area'],
  itinerary: [
    {
      title: 'Fly to Maamigili, sail to Dhigurah',
      description:
        'From the capital’s domestic terminal the turboprop takes half an hour to Maamigili, low enough over the reef that passengers have seen a shark before landing. A boat covers the last stretch to Dhigurah in about fifteen minutes. After lunch your guide takes you into the lagoon with fins and mask: equalise, kick from the hip, breathe slowly, turn without splashing. It is the most useful hour of the trip. Supper is vegetable kottu roshi and lime.',
      activities: ['Domestic flight', 'Snorkel training in the lagoon', 'Briefing on the code of conduct'],
      meals: ['lunch', 'dinner'],
      stay: 'Guest house with garden, Dhigurah',
    },
    {
      title: 'First search along the outer reef',
      description:
        'You leave Dhigurah at eight with the sun behind the spotter. The boat zigzags along the edge where blue drops away, fifteen kilometres from end to end, speaking by radio with others; the rule is to share a shark kindly and leave when it dives. In the water keep three metres from the body, four from the tail, no flash, no touching. Average swims last minutes, but now and then one idles for half an hour. Back for lunch; the afternoon is yours.',
      activities: ['Whale-shark search, about four hours', 'Beach afternoon'],
      meals: ['breakfast', 'lunch'],
      stay: 'Guest house with garden, Dhigurah',
    },
    {
      title: 'Research morning and a second try',
      description:
        'A researcher explains why almost all the sharks here are males under eight metres, why nobody has found where they are born, and how your photograph of the left flank can be matched to a name. Then out again from Dhigurah with that knowledge, this time drifting more and motoring less. When a current runs we stop at a manta station at twelve metres: snorkellers hover above while cleaner wrasse work. Tea with hedhikaa, the fish-free plate ordered ahead.',
      activities: ['Talk on shark identification', 'Second boat search', 'Manta cleaning station'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guest house with garden, Dhigurah',
    },
    {
      title: 'Third boat, and the lanes of Dhangethi',
      description:
        'If you have met your shark, use this morning for a try-dive or for the southern tip of Dhigurah with a flask of coffee. If not, we go out a third time and stay longer. After rest the boat crosses to Dhangethi, a quarter of an hour north: a small cultural yard with rope-making and a thatched house, children practising serves on a volleyball court of sand, fruit bats rowing over at dusk. Dinner on the beach, just your table.',
      activities: ['Third search or try-dive', 'Visit to Dhangethi', 'Private beach dinner'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guest house with garden, Dhigurah',
    },
    {
      title: 'One last early boat, then away',
      description:
        'Guests on the afternoon plane may have a short fourth run at seven, since the shark grounds lie on the way to Maamigili; your bags come too. Divers must keep a dry eighteen hours before any flight and spend it on the sand instead. The alternative is the two-hour speedboat to Malé, cheaper and wetter, leaving at half past six or after lunch. Direct flights home from the capital run to at least five Indian cities.',
      activities: ['Short final search', 'Flight or speedboat out'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in Dhigurah in an air-conditioned double with breakfast daily',
    'Domestic flights to and from Maamigili with island boat',
    'Three half-day boats of your own, plus the short run on the last day',
    'In-water guide, masks, fins and buoyancy vests in your sizes',
    'Researcher’s talk, and the conservation-area fee where one is charged',
    'Five further meals, vegetarian if so noted, including the beach dinner',
  ],
  exclusions: [
    'Tickets between India and Malé',
    'Green tax: US$6 per head for each night at a guest house',
    'Dives (about US$65) or a four-day Open Water course',
    'Lunches on three days and one supper; cafés ask US$7 to 10',
    'Underwater camera hire',
  ],
  faqs: [
    {
      question: 'What are the honest odds?',
      answer:
        'On a single outing operators here report something like two in three over a year, with dry streaks of a week now and then. Four outings make it likely, never certain. If you see none there is no money back, because the boat and crew went out all the same.',
    },
    {
      question: 'Can we come with teenagers or only one of us swimming?',
      answer:
        'From about ten years, confident swimmers do well with a vest and the guide’s hand. Non-swimmers stay aboard under the awning and often see the shark first. We can also cut one boat and add a kayak day through the lagoon.',
    },
    {
      question: 'When is the sea calmest?',
      answer:
        'February and March are flattest. From May to October the south-west wind makes swell on the outer reef, visibility drops to ten or fifteen metres with plankton, and sharks feed near the surface. We do not offer June and July, when boats lose too many days.',
    },
    {
      question: 'How does one pay on Dhigurah?',
      answer:
        'There is a cash machine, not always filled. Bring dollars in small notes; guest houses add up extras and take cards at a surcharge of three or four per cent. One US dollar is about fifteen and a half rufiyaa.',
    },
    {
      question: 'Do we need to arrange an entry visa?',
      answer:
        'For up to thirty days it is given free at the airport to holders of Indian passports with an onward ticket and booking; the IMUGA form is done online in the final 96 hours. Look at the immigration site before you buy flights in case this has changed.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the water',
      essential: true,
      items: [
        'Full-length swim leggings and rash top',
        'Anti-fog drops or baby shampoo',
        'Seasickness remedy that you have tried before',
      ],
    },
    {
      category: 'For the island',
      essential: true,
      items: [
        'Clothes covering shoulder to knee',
        'Insect repellent for still evenings',
        'Refillable bottle; guest houses have filters',
      ],
    },
    {
      category: 'For photographers',
      essential: false,
      items: ['Action camera with a red filter, no strobe', 'Silica gel and a microfibre towel'],
    },
  ],
  route: [
    { place: 'male' },
    { place: 'maamigili' },
    { place: 'dhigurah', night: true },
    { place: 'dhangethi' },
    { place: 'dhigurah', night: true },
    { place: 'maamigili' },
    { place: 'male' },
  ],
  difficulty: 'moderate',
  tags: ['international', 'wildlife', 'beach', 'adventure'],
  cover: 'maldives/atoll-gold',
  gallery: [
    'maldives/atoll-day',
    'maldives/dusk-palms',
    'maldives/detail-2',
    'maldives/atoll-dusk',
    'maldives/atoll-dawn',
  ],
}
