import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'p4',
  kind: 'group',
  title: 'Goa, North and South in Five Days',
  location: 'Goa',
  region: 'West',
  duration: '5D/4N',
  months: [10, 11, 12, 1, 2, 3, 4],
  price: 13750,
  discount: 10,
  rating: 4.6,
  reviews: 286,
  description:
    'Goa is a hundred kilometres long and has two temperaments. The north stays up late, shops by lamplight and rides scooters; the south goes to bed with the tide. This group trip gives two nights to each, with the old capital and its churches in between, so that by the end you know which one you would come back for. It runs while the sea is calm and the shacks are standing, October to April. Friday arrivals catch the Saturday night market.',
  highlights: [
    'Chapora Fort’s laterite walls at sundown, with Vagator on one side and the river mouth on the other',
    'The Saturday night market at Arpora, November to April: live bands, Tibetan silver, pork-chorizo pao',
    'Fontainhas and Old Goa in one guided morning, ending at a prawn-curry-rice lunch',
    'Kayaks across Palolem bay to the island and, by boat, Butterfly Beach',
    'Agonda at first light, when the only footprints may be a turtle’s',
    'Two hotels in four nights, both within a ten-minute walk of sand',
  ],
  placesCovered: ['Vagator', 'Anjuna', 'Arambol', 'Panaji', 'Old Goa', 'Palolem', 'Agonda', 'Cabo de Rama'],
  itinerary: [
    {
      title: 'Land, drop bags, climb to Chapora',
      description:
        'Shared taxis bring people in from Mopa airport in forty minutes, from Dabolim in ninety, and from Thivim station in thirty. Vagator is our base in the north, a village on a bluff with three small beaches below it. At five we walk up to Chapora Fort for the sunset that every Goa film has used, then eat together at a place under palms: fish recheado, bhindi, poi bread and whatever the boats brought.',
      activities: ['Pick-up from airport or station', 'Chapora Fort sunset', 'Group dinner'],
      meals: ['dinner'],
      stay: 'Three-star hotel with pool, Vagator',
    },
    {
      title: 'The far north by day, the market by night',
      description:
        'Our tempo takes the coast road over the Chapora river to Arambol, where a footpath round the headland leads to the sweet-water lake and, for the willing, yellow clay. Lunch is in a shack at Mandrem, with long flat sand to sleep on. We are back in Anjuna by five. On Saturdays in season the Arpora market opens at six; go in hungry and agree where to meet, because phones seldom find a signal in the crowd.',
      activities: ['Arambol headland and lake', 'Beach time at Mandrem', 'Saturday night market at Arpora'],
      meals: ['breakfast'],
      stay: 'Three-star hotel with pool, Vagator',
    },
    {
      title: 'Two capitals on the way south',
      description:
        'In Panaji a guide walks us through Fontainhas, where houses are washed in ochre, indigo and oxblood after each monsoon, partly because they once had to be by law. Old Goa follows: Bom Jesus with its silver casket, the Sé so large that it swallows whole coach parties. After fish thali or veg caldinho we cross the Zuari bridge and drive two hours to Palolem, arriving as the fishing boats are hauled up.',
      activities: [
        'Fontainhas heritage walk',
        'Basilica of Bom Jesus and Sé Cathedral',
        'Drive to South Goa',
      ],
      meals: ['breakfast', 'lunch'],
      stay: 'Beach huts with attached bath, Palolem',
    },
    {
      title: 'A bay, a boat, a ruined cape',
      description:
        'Palolem’s water is flat at eight, the hour for kayaks out to Canacona island. A fishing boat then takes us past Honeymoon Beach to Butterfly Beach, a cove with no road; dolphins often surface on the way. Rest through noon. At half past three we leave for Cabo de Rama, three quarters of an hour north: broken bastions, a white church, cliffs over the sea. Dinner is back on the sand, lights low so that turtles are not misled.',
      activities: ['Kayaking', 'Boat to Butterfly Beach', 'Cabo de Rama fort in late light'],
      meals: ['breakfast', 'dinner'],
      stay: 'Beach huts with attached bath, Palolem',
    },
    {
      title: 'Agonda at dawn, then Margao',
      description:
        'Early risers take autos to Agonda, three kilometres of beach with a church at its middle and fenced turtle nests from winter on. Breakfast there or at the huts. Check-out is at ten. The bus to Margao takes an hour and stops for those who want cashews and chouriço from the covered market, then calls at Madgaon station by half past twelve and Dabolim airport at about half past one.',
      activities: ['Agonda beach at dawn', 'Margao covered market', 'Drop at Madgaon and Dabolim'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Shared pick-up on Friday from Mopa, Dabolim or Thivim, and the Tuesday drop at Madgaon or Dabolim',
    'Four nights by the sea: two in a pool hotel, two in wooden huts with bathroom',
    'Four breakfasts, one lunch in Panaji and two group dinners',
    'Tempo traveller for all journeys on the plan',
    'Kayak hour and boat trip at Palolem with life jackets',
    'Licensed guide for Panaji and Old Goa',
  ],
  exclusions: [
    'Scooter hire, ₹400 to ₹600 a day with your own driving licence',
    'Night-market spending and club entry',
    'Water sports such as parasailing, sold on other beaches',
    'Meals the plan leaves free, so that you can choose your own shack',
    'Pick-up outside the shared slots at ten, one and four',
  ],
  faqs: [
    {
      question: 'Is this a party trip?',
      answer:
        'There is one late night, at the market, and clubs are a short taxi ride away for whoever wants more. The south is quiet by rule: music on the beach stops at ten. People of every age book it, and the captain neither herds you to bars nor waits up.',
    },
    {
      question: 'Is the sea safe to swim in?',
      answer:
        'From November to April, mostly yes, between the red-and-yellow flags and while lifeguards are on duty, until about six. Vagator has rocks, Agonda has a strong shore break, Palolem is gentle. Nobody should enter the water after drinking.',
    },
    {
      question: 'What are the huts like?',
      answer:
        'Timber cottages on stilts with a fan, mosquito net, proper bed and private bathroom, thirty metres from the tideline. They are rebuilt each autumn; on October dates, when they may not be up yet, we use a guest house near the beach. There is no air-conditioning in the base package; the upgrade puts you in rooms with it in both places.',
    },
    {
      question: 'What if my departure has no Saturday market?',
      answer:
        'It begins in November and ends in April, and occasionally misses a week for elections or licences. In October, or on such a week, the evening goes to the smaller market in Anjuna or to live music in Assagao.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Beach',
      essential: true,
      items: [
        'Swimwear and a quick towel',
        'Reef-friendly sunscreen, factor 50',
        'Flip-flops plus one closed pair for forts',
      ],
    },
    {
      category: 'Town',
      essential: true,
      items: [
        'A top with sleeves and longer shorts for the churches',
        'Original driving licence if you mean to hire a scooter',
      ],
    },
    {
      category: 'Extras',
      essential: false,
      items: ['Insect repellent for the huts', 'Earplugs', 'Tote bag for the market'],
    },
  ],
  packages: [
    { title: 'Triple sharing', price: 13750, description: 'Three to a room or hut, fan in Palolem' },
    { title: 'Double sharing', price: 15900, description: 'Two to a room or hut', isPopular: true },
    {
      title: 'Double with air-conditioning',
      price: 18900,
      description: 'Air-conditioned rooms in both towns',
    },
  ],
  departures: {
    weekday: 'friday',
    count: 7,
    seats: 20,
    seasons: [
      { from: '10-09', to: '12-31' },
      { from: '01-01', to: '04-20' },
    ],
  },
  route: [
    { place: 'vagator', night: true },
    { place: 'arambol' },
    { place: 'anjuna' },
    { place: 'vagator', night: true },
    { place: 'panaji' },
    { place: 'old-goa' },
    { place: 'palolem', night: true },
    { place: 'cabo-de-rama' },
    { place: 'agonda' },
    { place: 'margao' },
  ],
  difficulty: 'easy',
  tags: ['beach', 'stateHighlight'],
  cover: 'goa/day',
  gallery: [
    'goa/detail-2',
    'goa/dusk',
    'goa/gold',
    'goa/night',
    'goa/dusk-palms',
    'goa/gold-white-balcony',
    'goa/quarter-day',
  ],
}
