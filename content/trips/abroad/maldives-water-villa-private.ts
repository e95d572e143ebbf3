import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'maldives-water-villa-private',
  kind: 'customised',
  title: 'A Water Villa in South Malé Atoll, by Speedboat',
  location: 'South Malé Atoll, Maldives',
  country: 'Maldives',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 8, 9, 10, 11, 12],
  price: 118500,
  discount: 0,
  rating: 4.8,
  reviews: 74,
  description:
    'The overwater room without the seaplane bill. South Malé Atoll begins half an hour from the runway and speedboats meet every flight, midnight included, so a Thursday-evening departure from Mumbai still puts you in the lagoon by Friday breakfast. We suggest three nights on stilts and a last one within the city’s reach, but you may turn that round, add days, pick half board or all-inclusive, or ask for a villa with its own pool. May and September bring lower rates and some wet afternoons; June and July we leave out.',
  highlights: [
    'Three nights over the lagoon with a ladder from your deck',
    'Transfers at any hour, forty to fifty minutes by covered speedboat',
    'Free choice of meal plan, priced side by side before you decide',
    'Sunset fishing the Maldivian way, with a handline and no rod',
    'An afternoon on Guraidhoo to see how the other half of the atoll lives',
    'Sunrise or sunset side, and distance from the bar, settled when you book',
  ],
  placesCovered: ['Malé', 'South Malé Atoll', 'Guraidhoo', 'Hulhumalé'],
  itinerary: [
    {
      title: 'Runway to lagoon',
      description:
        'Outside arrivals at Malé turn left: resort counters stand in a row and ours has your names. The covered boat crosses the Vaadhoo channel, the one rough stretch, and slows as the water goes from ink to bottle-green. South Malé Atoll’s outer reefs break the swell, so villas on the inside stand over water that barely moves. Late arrivals can ask for a cold plate in the room. Early ones have lunch and the whole afternoon.',
      activities: ['Speedboat on arrival', 'Settle into the water villa'],
      meals: ['dinner'],
      stay: 'Water villa, South Malé Atoll',
    },
    {
      title: 'As little as possible, as well as possible',
      description:
        'This day is blank on purpose. Most people in South Malé Atoll drift between deck, ladder and hammock net, and rouse themselves at five when eagle rays pass the villas. If you want structure, the dive centre gives a free pool try-out at ten, the spa has early-bird prices before noon, and a guide takes swimmers along the drop-off at half past three with the tide. Dinner is wherever you said: buffet, grill, or on your own boards.',
      activities: ['Pool scuba try-out', 'Guided drop-off snorkel', 'Spa, on request'],
      meals: ['breakfast', 'dinner'],
      stay: 'Water villa, South Malé Atoll',
    },
    {
      title: 'Guraidhoo and a handline at dusk',
      description:
        'A dhoni takes the two of you to Guraidhoo in twenty-five minutes, with a guide from the island. See the harbour where dhonis are hauled out and mended, drink sai with a family and buy a mat if you like it. Cover shoulders and knees. Back by two. At half past five the same boat goes out for night fishing: bait, weight and a reel of line, red snapper if you are patient. The kitchen grills the catch, or you may simply watch the stars and let it go.',
      activities: ['Island visit to Guraidhoo', 'Handline fishing or a dusk cruise'],
      meals: ['breakfast', 'dinner'],
      stay: 'Water villa, South Malé Atoll',
    },
    {
      title: 'Half a day more, then city lights',
      description:
        'Keep the villa until noon. The boat drops you at Hulhumalé, a planned town with a long public beach, where a seaside hotel costs a tenth of the stilts and makes an early flight painless. Walk the promenade at six with half the neighbourhood; there are Kerala canteens with proper appam and kadala curry. Those flying late can skip this night: we move the money into a longer stay or a better villa.',
      activities: ['Morning swim', 'Boat to Hulhumalé', 'Promenade and Kerala supper'],
      meals: ['breakfast'],
      stay: 'Seafront hotel, Hulhumalé',
    },
    {
      title: 'Ten minutes to the gate',
      description:
        'The hotel car crosses the causeway from Hulhumalé to the terminal in ten minutes. With a noon flight you can take a taxi over the bridge and see Malé first: the tomb of Abul Barakat, the blue-and-white presidential house, a market with bottled chilli so fierce it should need a licence. Clear immigration two and a half hours ahead, because weekend queues for the charter flights are long. The clock goes forward thirty minutes on the way home.',
      activities: ['Optional city walk', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a water villa on half board for two',
    'One night in Hulhumalé with breakfast',
    'Shared resort speedboat each way, and the last-morning car',
    'Guraidhoo outing with boat and guide, and one fishing trip',
    'Snorkel sets for the length of the stay',
    'A planner on WhatsApp from first question to landing back in India',
  ],
  exclusions: [
    'Airfare from your city',
    'Government green tax, US$12 a head per resort night and less in the town hotel',
    'Lunches and drinks on half board; we quote full board on request',
    'Festive supplements between 23 December and 6 January, which resorts make compulsory',
    'Private-pool villas, seaplane islands and spa, as upgrades',
  ],
  faqs: [
    {
      question: 'How can this plan be changed?',
      answer:
        'In almost any way. Popular changes are four nights in one villa without the town night, two resorts of two nights each, or a beach villa first to save money. Nights can be two or ten. Prices move with dates, so we send three quotes and you choose.',
    },
    {
      question: 'Does South Malé Atoll have good snorkelling?',
      answer:
        'Fair to good, depending on the island. Heat bleached much shallow coral in 2016 and again in 2024, and some lagoons are sand only. If reef matters more than the room, say so first and we shortlist islands with a live drop-off, even if the villa is older.',
    },
    {
      question: 'Is there any paperwork for Indian citizens?',
      answer:
        'Very little: entry is free on arrival for up to thirty days, with an online health-and-customs form done in the last four days before travel. The officer may ask for the resort booking. As with every border, check the rule before booking.',
    },
    {
      question: 'What should we budget on the island?',
      answer:
        'On half board, couples spend US$60 to 120 a day on lunches, drinks and a trip or two. Everything is signed to the room and paid by card; carry perhaps US$100 for tips and the town. Rufiyaa are needed only outside resorts.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Hand luggage',
      essential: true,
      items: [
        'A swimsuit, in case the room is not ready',
        'Return ticket printed',
        'Card enabled for dollar payments',
      ],
    },
    {
      category: 'In the case',
      essential: true,
      items: [
        'Linen or cotton for evenings',
        'Aqua shoes: coral rubble is sharp',
        'Sunscreen without oxybenzone',
      ],
    },
    {
      category: 'Only if you like',
      essential: false,
      items: ['Books; the villa Wi-Fi is patchy', 'British three-pin adaptor'],
    },
  ],
  route: [
    { place: 'male' },
    { place: 'south-male-atoll', night: true },
    { place: 'guraidhoo' },
    { place: 'south-male-atoll', night: true },
    { place: 'hulhumale', night: true },
    { place: 'male' },
  ],
  difficulty: 'easy',
  tags: ['international', 'beach', 'luxury'],
  cover: 'maldives/dusk-palms',
  gallery: [
    'maldives/day',
    'maldives/dusk',
    'maldives/night',
    'maldives/gold',
    'maldives/dawn-white-boat',
    'maldives/atoll-day',
    'maldives/atoll-gold',
  ],
}
