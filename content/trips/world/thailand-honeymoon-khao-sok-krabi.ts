import type { TripContent } from '../../schema.ts'
import { thaiVisa, thaiVisaPaper } from '../../thai-visa.ts'

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
  reviews: 2,
  description:
    'In a week you stay beside three kinds of water: the open Andaman Sea at Kata, a lake over a drowned forest valley at Cheow Lan, and the shallow bay under Railay’s cliffs. Up to eight couples start on the same day and share the big boats; cars, rooms and dinners are private. The night on the lake is in a floating bungalow without a television, and often without phone signal, and if we had to choose one night of the trip, it would be this. December to March is the driest stretch; our last couples are home by the middle of April, before the monsoon builds.',
  highlights: [
    'A night in a floating bungalow on Cheow Lan Lake, with kayaks tied to the porch',
    'Dawn mist safari by longtail, listening for gibbons while the limestone is still grey',
    'Two nights at Railay, which only boats can reach, after the day visitors have left',
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
      title: 'Phuket airport to Kata Beach and its viewpoint',
      description:
        'Non-stop flights from Delhi, Mumbai and Bengaluru reach Phuket in four to five hours. Your driver holds a board with both your names and takes the hill road to Kata Beach, about seventy minutes from the airport. The room faces the garden or the sea by package. Nothing is planned: swim inside the flags, nap, and drive up for the sunset at Kata viewpoint, where you look down on three curving bays.',
      activities: ['Private airport transfer', 'Kata viewpoint at sunset'],
      meals: ['dinner'],
      stay: '4-star beach resort, Kata, Phuket',
    },
    {
      title: 'Phuket Old Town and a private dinner at Kata Beach',
      description:
        'Sleep late. At 10 am a guide walks you through the quarter that Phuket’s tin merchants built, along Thalang Road and Soi Romanee: Sino-Portuguese arcades, a shrine smoky with joss sticks, a shop selling o-aew, a shaved-ice dessert made from banana and seeds. The town cooks jay food all year, and around October its Nine Emperor Gods festival turns whole streets vegetarian for nine days. You are back at Kata Beach by 3 pm. Dinner is a private table laid above the tide line with lanterns; tell us a month ahead if you are Jain.',
      activities: ['Old town walk', 'Couple’s Thai massage, one hour', 'Private beach dinner'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star beach resort, Kata, Phuket',
    },
    {
      title: 'Into the rainforest at Khao Sok',
      description:
        'A drive of three hours or a little more leaves the coast over the Sarasin Bridge and climbs into the wet forest of Khao Sok. After lunch the two of you sit in a rubber canoe while a paddler does the work, down the Sok river under vines and coiled mangrove snakes asleep on branches; they do not mind you. Rooms are timber cottages among fruit trees. The frogs begin at 7 pm. A guided night walk of ninety minutes looks for slow loris and civets, which take luck, and spiders, which do not.',
      activities: ['Drive from Phuket', 'Canoe on the Sok river', 'Guided night walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Timber cottage, Khao Sok village',
    },
    {
      title: 'A floating bungalow on Cheow Lan Lake',
      description:
        'You drive an hour to Ratchaprapha pier, then ride a longtail for an hour up Cheow Lan Lake between walls of limestone that were hilltops before the dam of the 1980s. Your bungalow floats: a bed, a bathroom, a platform, water all round. Power may stop at night and there is no television. Swim from the porch, paddle along the bamboo, watch hornbills go over in pairs. A late-afternoon boat takes you looking for dusky langurs. Dinner is communal and simple, rice with four dishes, two of them vegetarian for our guests.',
      activities: ['Longtail up the lake', 'Kayak and swim', 'Wildlife boat at dusk'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Floating bungalow, Cheow Lan Lake',
    },
    {
      title: 'Cheow Lan Lake at dawn, Railay by evening',
      description:
        'The dawn boat is worth the early alarm: gibbons call across Cheow Lan Lake, mist hangs low over the water, and yours may be the only boat out. After breakfast we return to the pier, and a car takes you three hours to Ao Nang. No road reaches Railay, so the last leg is ten to fifteen minutes by longtail with your bags passed hand to hand; expect to wade to the shin. By 5 pm the day visitors are queuing to leave, and the beach grows quiet for you.',
      activities: ['Dawn safari', 'Drive to the coast', 'Longtail to Railay'],
      meals: ['breakfast'],
      stay: '4-star resort, Railay West',
    },
    {
      title: 'Railay, then a sunset boat to Koh Hong’s lagoon',
      description:
        'The morning is for Phra Nang beach, ten minutes on foot, quiet before 9 am. At 1 pm, all the couples board a wooden boat for Koh Hong, whose inner lagoon opens through a gap a few metres wide when the tide allows. There are stairs to a platform high over the island for those with energy. Swim off the stern, eat fruit, watch the sun go down behind the rock towers with a drink in your hand, and be back at Railay under the first stars.',
      activities: ['Phra Nang beach', 'Koh Hong viewpoint and lagoon', 'Sunset sail'],
      meals: ['breakfast', 'dinner'],
      stay: '4-star resort, Railay West',
    },
    {
      title: 'Railay to Krabi or Phuket airport, and home',
      description:
        'You have one more breakfast facing the cliffs. The longtail back to Ao Nang depends on the tide and has no fixed hour, so we ask for a five-hour margin before your flight. A car waits at the pier: forty minutes to Krabi airport, or about three hours to Phuket’s if your return is booked there. Let us know which when you confirm; both are in the price. If the sea is rough, the boat leaves from the sheltered Railay East side.',
      activities: ['Longtail from Railay', 'Private car to Krabi or Phuket airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Six nights in double rooms with breakfast: two at Kata, one in the forest, one on the lake, two at Railay',
    'Private air-conditioned car with driver for all road journeys, including the drive to Krabi or Phuket airport on the last day',
    'Shared longtail boats on the lake and to Railay, with porters at the piers',
    'Candlelit beach dinner for two at Kata and one couple’s massage',
    'Canoe trip, night walk, two lake safaris and the Koh Hong sail, with national-park fees',
    'Flowers in the room and both your names on the bed on arrival, without plastic confetti',
  ],
  exclusions: [
    'Flights: book one into Phuket, and home from Krabi or Phuket',
    'Thai visa on arrival, if it is asked of Indians on your date: 2,000 baht (about ₹5,800) in earlier years',
    'Travel insurance, alcohol and meals that the day plan does not list',
    'A private longtail on the lake in place of the shared one (from about 2,500 baht)',
    'A photographer at Railay, available by the hour on request',
  ],
  faqs: [
    {
      question: 'How private is a group honeymoon?',
      answer:
        'You share the boats on the lake, to Railay and to Koh Hong, and one dining raft. Everything else is yours alone: car, room and table. You can have the boats to yourselves for a supplement, except on the dawn safari, where the lake guides take guests together.',
    },
    {
      question: 'Will we be comfortable on the lake?',
      answer:
        'It is clean and beautiful and basic. Floors creak, showers are cool, a generator or solar bank may switch off overnight, and there is no other boat until the next morning. If either of you needs a night-time medical device, tell us and we will replace this night with a second one at Khao Sok.',
    },
    {
      question: 'What about visas and forms after the wedding?',
      answer: `A passport in a maiden name is fine as long as the ticket matches it. Each of you fills in the online arrival card in the three days before landing. ${thaiVisa}`,
    },
    {
      question: 'Is it safe to swim at Kata?',
      answer:
        'From November to April usually yes, between the red-and-yellow flags. A red flag means a rip current and nobody goes in, however inviting it looks. The lake is deep and still; wear the jacket the raft house provides.',
    },
    {
      question: 'Can we add nights?',
      answer:
        'An extra night is easiest at Railay; Phi Phi can follow by ferry from there in the dry season. You pay the hotel’s price and the boat, with no extra charge from us.',
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
      pairs: true,
    },
    {
      title: 'Sea view and pool access',
      price: 91500,
      description: 'Sea-facing room at Kata and a pool-access room at Railay.',
      pairs: true,
    },
  ],
  facts: {
    meet: {
      place: 'Arrivals hall, Phuket International Airport: a driver with both your names',
      time: '1:00 pm',
    },
    end: { place: 'Departures, Krabi Airport, or Phuket Airport about two hours later', time: '2:00 pm' },
    airport: {
      name: 'Phuket International (HKT)',
      transfer: 'You are met there: about 70 minutes by private car to Kata, included.',
    },
    team: 'A driver on all road journeys, a guide in old Phuket and on the night walk, and boatmen on lake and sea.',
    ages: {
      from: 18,
      note: 'For couples. Tell us if you use a night-time medical device: power on the lake may stop.',
    },
    fitness:
      'Easy: a 90-minute night walk, drives of about three hours, and wading to the shin at Railay. Stairs to the Koh Hong viewpoint are optional. Nights below 200 m.',
    nights: [
      {
        count: 2,
        place: 'Kata, Phuket',
        room: '4-star beach resort',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Beyond Kata'],
      },
      { count: 1, place: 'Khao Sok village', room: 'Timber cottage', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Cheow Lan Lake', room: 'Floating bungalow', sharing: 'Double', washroom: 'own' },
      {
        count: 2,
        place: 'Railay West',
        room: '4-star resort',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Railay Bay Resort & Spa', 'Railay Village Resort'],
      },
    ],
    singleRoom: { none: 'Made and priced for couples who share one room.' },
    child: { none: 'This departure is for couples; families can ask for a private trip on the same coast.' },
    network:
      'Good 4G at Kata, fair at Khao Sok and Railay; often none on Cheow Lan Lake. AIS or True SIM at the airport, or an Indian roaming pack.',
    cash: 'About 6,000 baht for two covers open meals and extras. ATMs at Kata and Ao Nang; take cash to Khao Sok and the lake.',
    power:
      '230 V, sockets mostly of types A, B and C: two-pin chargers fit, three-pin Indian plugs need an adaptor. On the lake it may stop at night.',
    insurance:
      'Required, not included: buy overseas medical cover that names boats and kayaks, with evacuation.',
    papers: [
      {
        what: 'Passport valid for six months, return ticket and hotel voucher',
        by: 'you',
        when: 'Check the passport before you book; show all of it at the border',
      },
      thaiVisaPaper,
      {
        what: 'Thailand Digital Arrival Card (TDAC), free',
        by: 'you',
        when: 'Online in the three days before landing',
      },
    ],
    payLocally: [
      {
        what: 'Thai visa on arrival, if it is asked of Indians on your date; the fee of earlier years',
        paidTo: 'Thai immigration, in baht at the airport of entry',
        rupees: 5800,
        foreign: { amount: 2000, currency: 'THB' },
      },
    ],
  },
  departures: {
    weekday: 'sunday',
    count: 5,
    seats: 16,
    smallest: 4,
    decideDays: 21,
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
  gallery: [
    'thailand/dawn-boat-room',
    'bay-boat/day',
    'beach-table/night',
    'hammock/dawn',
    'thailand/detail-1',
    'thailand/day',
  ],
  captions: {
    night: 3,
    travel: 'By private car, and by boat to Railay, where no road leads',
    high: 'A table for two on the beach at Kata',
  },
}
