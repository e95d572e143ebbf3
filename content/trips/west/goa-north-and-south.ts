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
  reviews: 4,
  description:
    'Goa is a hundred kilometres long, and its two ends live differently. The north stays up late, shops by lamplight and rides scooters; the south goes to bed early. This group trip gives two nights to each, with the old capital and its churches in between, so that by the end you know which one you would come back for. It runs while the sea is calm and the shacks are standing, October to April. We start on Fridays so that you see the Saturday night market.',
  highlights: [
    'Chapora Fort’s laterite walls at sundown, with Vagator on one side and the river mouth on the other',
    'The Saturday night market at Arpora, November to April: live bands, Tibetan silver, pork-chorizo pao',
    'Fontainhas and Old Goa in one guided morning, ending at a Goan lunch',
    'Kayaks across Palolem bay to the island and, by boat, Butterfly Beach',
    'Agonda at first light, when the only footprints may be a turtle’s',
    'Two stays in four nights, both within a ten-minute walk of sand',
  ],
  placesCovered: ['Vagator', 'Anjuna', 'Arambol', 'Panaji', 'Old Goa', 'Palolem', 'Agonda', 'Cabo de Rama'],
  itinerary: [
    {
      title: 'Arrive in Vagator and climb to Chapora Fort',
      description:
        'Shared taxis bring people in from Mopa airport in about 45 minutes, from Dabolim in ninety, and from Thivim station in thirty. Vagator is our base in the north, a village on a bluff with three small beaches below it. At 5 pm we walk up to Chapora Fort for the sunset that every Goa film has used, then eat together at a place under palms: fish recheado, bhindi, poi bread and whatever the boats brought.',
      activities: ['Pick-up from airport or station', 'Chapora Fort sunset', 'Group dinner'],
      meals: ['dinner'],
      stay: 'Three-star hotel with pool, Vagator',
    },
    {
      title: 'Arambol by day, the Saturday market by night',
      description:
        'Our tempo takes the coast road over the Chapora river to Arambol, where a footpath round the headland leads to the sweet-water lake and, if you like, a smear of its yellow clay. Lunch is in a shack at Mandrem, with long flat sand to sleep on. We are back in Anjuna by 5 pm. On Saturdays in season the Arpora market opens at 6 pm; go in hungry and agree where to meet, because the network is slow in the crowd.',
      activities: ['Arambol headland and lake', 'Beach time at Mandrem', 'Saturday night market at Arpora'],
      meals: ['breakfast'],
      stay: 'Three-star hotel with pool, Vagator',
    },
    {
      title: 'Panaji and Old Goa on the way to Palolem',
      description:
        'In Panaji a guide walks us through Fontainhas, where houses are washed in ochre, indigo and oxblood after each monsoon, partly because the law once asked for it. Old Goa follows: Bom Jesus with its silver casket, and the Sé, so large that even a busload of visitors looks small in it. After fish thali or veg caldinho we cross the Zuari bridge and drive two hours to Palolem, arriving as the fishing boats are hauled up.',
      activities: [
        'Fontainhas heritage walk',
        'Basilica of Bom Jesus and Sé Cathedral',
        'Drive to South Goa',
      ],
      meals: ['breakfast', 'lunch'],
      stay: 'Beach huts with attached bath, Palolem',
    },
    {
      title: 'Palolem by kayak and boat, then Cabo de Rama',
      description:
        'Palolem’s water is flat at 8 am, the hour for kayaks out to Canacona island. A fishing boat then takes us past Honeymoon Beach to Butterfly Beach, a cove with no road; dolphins often surface on the way. Rest through noon. At 3:30 pm we leave for Cabo de Rama, three quarters of an hour north: broken bastions, a white church, cliffs over the sea. Dinner is back on the sand, with the lights low so that turtles do not lose their way.',
      activities: ['Kayaking', 'Boat to Butterfly Beach', 'Cabo de Rama fort in late light'],
      meals: ['breakfast', 'dinner'],
      stay: 'Beach huts with attached bath, Palolem',
    },
    {
      title: 'Agonda at dawn, then Margao',
      description:
        'Early risers take autos, at their own cost, to Agonda, three kilometres of beach with a church at its middle and fenced turtle nests from winter on. You eat breakfast there or at the huts. Check-out is at 10 am. The bus to Margao, whose station is called Madgaon, takes an hour and stops for those who want cashews and chouriço from the covered market, then calls at Madgaon station by 12:30 pm and Dabolim airport at about 1:30 pm.',
      activities: ['Agonda beach at dawn', 'Margao covered market', 'Drop at Madgaon and Dabolim'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Shared pick-up on Friday from Mopa, Dabolim or Thivim at 10 am, 1 pm and 3 pm, and drop on Tuesday at Madgaon or Dabolim',
    'Four nights by the sea: two in a hotel with pool, two in wooden huts with own bathroom',
    'Four breakfasts, one lunch in Panaji and two group dinners',
    'Tempo traveller for all drives on the plan',
    'An hour of kayaking and a boat trip at Palolem, with life jackets',
    'A licensed guide in Panaji and Old Goa',
  ],
  exclusions: [
    'Scooter hire, about ₹400 to ₹600 a day, with your own driving licence',
    'Shopping at the night market, and club entry',
    'Water sports such as parasailing',
    'Lunches and dinners that are not marked in the plan',
    'Pick-up at other times than 10 am, 1 pm and 3 pm, the auto to Agonda on day 5, and the way to Mopa airport if you fly home from there',
  ],
  faqs: [
    {
      question: 'Is this a party trip?',
      answer:
        'There is one late night, at the market, and clubs are a short taxi ride away for those who want more. The south is quiet: music on the beach stops at 10 pm. People of all ages book this trip, and nobody is pushed to go to bars.',
    },
    {
      question: 'Is the sea safe to swim in?',
      answer:
        'From November to April, mostly yes, between the red-and-yellow flags and while lifeguards are on duty, until about 6 pm. Vagator has rocks, Agonda has strong waves at the shore, Palolem is gentle. Nobody should enter the water after drinking.',
    },
    {
      question: 'What are the huts like?',
      answer:
        'Wooden cottages on stilts with a fan, mosquito net, proper bed and private bathroom, 30 metres from the water. They are rebuilt each autumn; if they are not ready on October dates, we use a guest house near the beach. In Vagator every package has air-conditioning; in the huts only the third has it.',
    },
    {
      question: 'What if my departure has no Saturday market?',
      answer:
        'The market runs from November to April and sometimes misses a week because of elections or licences. In October, or in such a week, we spend the evening with live music in Anjuna or Assagao.',
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
  facts: {
    meet: {
      place:
        'Our hotel in Vagator; we send its name and map pin. Pick-ups at 10 am, 1 pm and 3 pm from Mopa, Dabolim and Thivim',
      time: '5:00 pm',
    },
    end: {
      place: 'Madgaon railway station; Dabolim airport at about 1:30 pm; no drop at Mopa',
      time: '12:30 pm',
    },
    airport: {
      name: 'Manohar International, Mopa (GOX)',
      transfer:
        'About 45 minutes by shared pick-up; Dabolim takes ninety minutes. Both included at the fixed times.',
    },
    railhead: { name: 'Thivim', transfer: 'Half an hour by shared pick-up at the fixed times; included.' },
    team: 'One captain, a driver, and a licensed guide in Panaji and Old Goa.',
    ages: { from: 5, note: 'Children come with a parent. Scooter hire needs your own driving licence.' },
    fitness:
      'Easy. A short climb to Chapora Fort on day 1, a headland footpath at Arambol on day 2, and 1 hour of kayaking on flat water on day 4. Longest drive: 2 hours.',
    nights: [
      {
        count: 2,
        place: 'Vagator',
        room: '3-star hotel with pool',
        sharing: 'Triple; double in other packages',
        washroom: 'own',
      },
      {
        count: 2,
        place: 'Palolem',
        room: 'Wooden beach hut with fan',
        sharing: 'Triple; double in other packages',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 8600 },
    child: { from: 5, to: 11, price: 9600, note: 'Sharing the parents’ room or hut.' },
    network:
      'Jio, Airtel and Vi work in both places. The network can be slow in the night-market crowd; at Butterfly Beach there is little or none.',
    cash: 'ATMs in Vagator, Panaji and Palolem. Shacks take UPI; market stalls prefer cash.',
    power:
      'Mains at both stays, with short cuts in Palolem. In Palolem there is a fan, and air-conditioning in the third package only.',
    insurance:
      'No insurance is in the price. Take a travel policy that covers water activities and, if you hire one, riding a scooter.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals; every hotel asks for them at check-in',
      },
      {
        what: 'Original driving licence, if you mean to hire a scooter',
        by: 'you',
        when: 'Shown to the hirer and to the police',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'friday',
    count: 7,
    seats: 20,
    smallest: 6,
    decideDays: 10,
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
    'goa/dusk-villa-room',
    'coast-road/van-day',
    'night-market/gold',
    'goa/quarter-day',
    'goa/river-dusk',
    'goa/detail-2',
    'hammock/gold',
  ],
  captions: {
    night: 2,
    travel: 'By tempo traveller for all drives',
    high: 'The Saturday night market at Arpora',
  },
}
