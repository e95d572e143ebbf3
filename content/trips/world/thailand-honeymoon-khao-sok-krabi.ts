import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'h7',
  kind: 'group',
  title: 'Thailand for Two: Phuket, a Floating Room and Krabi',
  location: 'Phuket, Khao Sok & Krabi, Thailand',
  country: 'Thailand',
  duration: '7D/6N',
  months: [11, 12, 1, 2, 3, 4],
  price: 72500,
  discount: 5,
  rating: 4.9,
  reviews: 96,
  description:
    'Three kinds of water in a week: the open Andaman at Kata, a drowned forest valley at Cheow Lan, and the cliff-backed shallows of Railay. Eight couples start on the same day and share the big boats; cars, rooms and dinners are private. The night on the lake is in a floating bungalow without a television, and often without phone signal, and it is the part we would keep if you kept only one. December to March is the driest stretch; our last couples are home by the middle of April, before the monsoon builds.',
  highlights: [
    'A night in a floating bungalow on Cheow Lan Lake, with kayaks tied to the porch',
    'Dawn mist safari by longtail, listening for gibbons while the limestone is still grey',
    'Two nights on the boat-access-only sands of Railay, after the day-trippers have left',
    'A dinner table for two set on the beach at Kata, vegetarian menu agreed beforehand',
    'Private car for every road transfer, so you stop when you like',
    'Sunset sail past Koh Hong’s lagoon on a wooden junk-style boat',
  ],
  placesCovered: [
    'Phuket Old Town',
    'Kata Beach',
    'Khao Sok',
    'Cheow Lan Lake',
    'Railay',
    'Koh Hong',
    'Ao Nang',
  ],
  itinerary: [
    {
      title: 'Touch down in Phuket, feet in the sand by evening',
      description:
        'Non-stops from Delhi, Mumbai and Bengaluru reach Phuket in four to five hours, most of them in the morning. Your driver holds a board with both your names and takes the hill road to Kata Beach, about an hour from the airport. The room faces the garden or the sea by package. Nothing is planned: swim inside the flags, nap, and walk up for the sunset at Kata viewpoint, three bays curving away below.',
      activities: ['Private airport transfer', 'Kata viewpoint at sunset'],
      meals: ['dinner'],
      stay: '4-star beach resort, Kata, Phuket',
    },
    {
      title: 'Old Phuket and a table on the beach',
      description:
        'Sleep late. At ten a guide walks you through the tin barons’ Phuket, along Thalang Road and Soi Romanee: Sino-Portuguese arcades, a shrine smoky with joss sticks, a shop selling o-aew, a shaved-ice dessert made from banana and seeds. The town cooks jay food all year, and around October its Nine Emperor Gods festival turns whole streets vegetarian for nine days. Back at Kata Beach by three. Dinner is a private table laid above the tide line with lanterns; tell us a month ahead if you are Jain.',
      activities: ['Old town walk', 'Couple’s Thai massage, one hour', 'Private beach dinner'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star beach resort, Kata, Phuket',
    },
    {
      title: 'Into the rainforest at Khao Sok',
      description:
        'A three-hour drive leaves the coast over the Sarasin Bridge and climbs into the wet forest of Khao Sok. After lunch the two of you sit in a rubber canoe while a paddler does the work, down the Sok river under vines and coiled mangrove snakes asleep on branches; they do not mind you. Rooms are timber cottages among fruit trees. The frogs begin at seven. A guided night walk of ninety minutes looks for slow loris, civets and spiders, in that order of luck.',
      activities: ['Drive from Phuket', 'Canoe on the Sok river', 'Guided night walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Timber cottage, Khao Sok village',
    },
    {
      title: 'The floating night on Cheow Lan Lake',
      description:
        'An hour by car to Ratchaprapha pier, then an hour by longtail up Cheow Lan Lake between walls of limestone that were hilltops before 1987. Your bungalow floats: a bed, a bathroom, a platform, water all round. Power may stop at night and there is no television. Swim from the porch, paddle along the bamboo, watch hornbills go over in pairs. A late-afternoon boat takes you looking for dusky langurs. Dinner is communal and simple, rice with four dishes, two of them vegetarian for us.',
      activities: ['Longtail up the lake', 'Kayak and swim', 'Wildlife boat at dusk'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Floating bungalow, Cheow Lan Lake',
    },
    {
      title: 'Mist at six, Railay by evening',
      description:
        'The dawn boat is worth the alarm: gibbons call across Cheow Lan Lake, mist hangs at oar height, and you may be the only engine on the water. After breakfast we return to the pier, and a car takes you three hours to Ao Nang. No road reaches Railay, so the last leg is a fifteen-minute longtail with your bags passed hand to hand; expect to wade to the shin. By five the day visitors are queuing to leave. You are queuing for nothing.',
      activities: ['Dawn safari', 'Drive to the coast', 'Longtail to Railay'],
      meals: ['breakfast'],
      stay: '4-star resort, Railay West',
    },
    {
      title: 'Koh Hong and the lagoon',
      description:
        'The morning is for Phra Nang beach, ten minutes on foot, empty before nine. At one, all eight couples board a wooden boat for Koh Hong, whose inner lagoon opens through a gap a few metres wide when the tide allows. There are stairs to a platform high over the island for those with energy. Swim off the stern, eat fruit, watch the sun go down behind the stacks with a glass of something, and be back at Railay under the first stars.',
      activities: ['Phra Nang beach', 'Koh Hong viewpoint and lagoon', 'Sunset sail'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star resort, Railay West',
    },
    {
      title: 'Home by way of Krabi',
      description:
        'One more breakfast with the cliffs in front of you. The longtail back to Ao Nang runs to the tide rather than the clock, so we ask for a five-hour margin before your flight. A car waits at the pier: forty minutes to Krabi airport, or about three hours to Phuket’s if your return is booked there. Let us know which when you confirm; both are in the price. If the sea is up, the boat leaves from the sheltered Railay East side.',
      activities: ['Longtail from Railay', 'Private car to Krabi or Phuket airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Six nights in double rooms: two at Kata, one in the forest, one on the lake, two at Railay',
    'Private air-conditioned car with driver on all road legs, including either airport on the last day',
    'Shared longtails on the lake and to Railay, with porterage at the piers',
    'Candlelit beach dinner for two at Kata and one couple’s massage',
    'Canoe trip, night walk, two lake safaris and the Koh Hong sail with park fees',
    'Flowers and a bed made up with both names on arrival, without the plastic confetti',
  ],
  exclusions: [
    'International airfare; look for a ticket into Phuket and out of Krabi or Phuket',
    'Travel insurance, alcohol and meals not shown in the day plan',
    'A private longtail on the lake in place of the shared one (about 3,500 baht)',
    'Photographer, available for an hour at Railay on request',
  ],
  faqs: [
    {
      question: 'How private is a group honeymoon?',
      answer:
        'You share a boat four times and a dining raft once. Everything else is just you: your car, your room, your table. Couples who want the boats to themselves can have them for a supplement, except the dawn safari, where the lake guides pool guests.',
    },
    {
      question: 'Will we be comfortable on the lake?',
      answer:
        'It is clean and beautiful and basic. Floors creak, showers are cool, a generator or solar bank may switch off overnight, and the boat in is the boat out. If either of you needs a night-time medical device, tell us and we will replace this night with a second one at Khao Sok.',
    },
    {
      question: 'What about visas and forms after the wedding?',
      answer:
        'A passport in a maiden name is fine as long as the ticket matches it. Indians on holiday have lately entered without a visa, and each of you fills the online arrival card within 72 hours of landing. The terms are under review in Bangkok, so check the rule before booking the flight.',
    },
    {
      question: 'Is it safe to swim at Kata?',
      answer:
        'From November to April usually yes, between the red-and-yellow flags. A red flag means a rip current and nobody goes in, however inviting it looks. The lake is deep and still; wear the jacket the raft house provides.',
    },
    {
      question: 'Can we add nights?',
      answer:
        'Railay takes an extra night most easily; Phi Phi can follow by ferry from there in the dry season. We price both at cost plus the boat.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the lake night',
      essential: true,
      items: ['Small overnight bag; suitcases stay in the car', 'Power bank', 'Torch', 'Insect repellent'],
    },
    {
      category: 'Clothes',
      essential: true,
      items: [
        'Swimwear for both, two sets each',
        'One smart-casual outfit for the beach table',
        'Closed shoes and long socks for the night walk',
      ],
    },
    {
      category: 'Paperwork',
      essential: true,
      items: [
        'Passports valid six months',
        'Digital arrival card confirmation for each of you',
        'Insurance policy numbers',
      ],
    },
    {
      category: 'If there is room',
      essential: false,
      items: ['Binoculars', 'A book; the lake has no signal in places'],
    },
  ],
  packages: [
    {
      title: 'Garden rooms',
      price: 72500,
      description: 'Per person on double sharing, garden-facing rooms at Kata and Railay.',
      isPopular: true,
    },
    {
      title: 'Sea view and pool access',
      price: 91500,
      description: 'Sea-facing room at Kata and a pool-access room at Railay.',
    },
  ],
  departures: {
    weekday: 'sunday',
    count: 5,
    seats: 16,
    everyWeeks: 2,
    seasons: [
      { from: '11-20', to: '12-20' },
      { from: '01-05', to: '04-10' },
    ],
  },
  route: [
    { place: 'phuket' },
    { place: 'kata-beach-phuket', night: true },
    { place: 'khao-sok', night: true },
    { place: 'cheow-lan-lake', night: true },
    { place: 'ao-nang' },
    { place: 'railay', night: true },
    { place: 'hong-island-krabi' },
    { place: 'railay', night: true },
    { place: 'krabi-town' },
  ],
  difficulty: 'easy',
  tags: ['international', 'honeymoonSpecial', 'beach', 'wildlife'],
  cover: 'thailand/dusk',
  gallery: ['thailand/day', 'thailand/detail-1', 'thailand/gold', 'thailand/dawn', 'thailand/dusk-lanterns'],
}
