import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'shimla-kufri-toy-train',
  kind: 'group',
  title: 'Shimla by the Toy Train, with Kufri and Naldehra',
  location: 'Shimla, Himachal Pradesh',
  region: 'North',
  duration: '4D/3N',
  months: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
  price: 11250,
  discount: 5,
  rating: 4.7,
  reviews: 2,
  description:
    'The engine is so small that a six-year-old thinks it was made for children. From Kalka it takes five hours to cover 96 km, through just over a hundred tunnels and across more than 850 bridges, many of them built in tiers like Roman aqueducts. The line has run since 1903 and is a World Heritage Site. We go up by train and come down by road, because one such ride is a joy and a second tries your patience. Between the two lie three unhurried nights in Shimla, with the zoo at Kufri, a golf meadow at Naldehra and hot jalebis in Lower Bazaar.',
  highlights: [
    'Reserved seats together on the Kalka–Shimla railway, with a tunnel-counting sheet for the children',
    'Cutlets and tea on the platform at Barog, right after the line’s longest tunnel',
    'Heritage walk from the Ridge to the Viceregal Lodge at a child’s pace',
    'Monal, bear and leopard at the Kufri zoo on a weekday morning',
    'A picnic under the cedars of Naldehra',
    'Rooms close to the lift, so prams and grandparents avoid the stairs',
  ],
  placesCovered: ['Kalka', 'Barog', 'Shimla', 'Kufri', 'Mashobra', 'Naldehra'],
  itinerary: [
    {
      title: 'Delhi to Kalka, then the toy train to Shimla',
      description:
        'Meet at 7 am in New Delhi station. An air-conditioned chair car leaves before 8 am and hands out breakfast; by 12 noon you change platforms at Kalka to a train with doors at knee height. The children get a sheet with the tunnels numbered. Tunnel 33 is dark for over a kilometre, and at its far end is Barog (1,531 m), with ten minutes or so for cutlets. Pines begin, the air cools, and between about 4:45 and 5:30 pm the line curls round Summer Hill into Shimla. Porters take the bags; we walk.',
      activities: ['Chair-car journey', 'Toy train ride', 'Tunnel counting'],
      meals: ['breakfast', 'dinner'],
      stay: 'Family hotel near the Mall, Shimla',
    },
    {
      title: 'A day mostly on foot in Shimla',
      description:
        'The day begins with pancakes. On the Ridge the guide shows how rain that falls on one side flows to one sea, and rain on the other side to another. Christ Church, the little Gaiety Theatre and the post office lead along the Mall; then a taxi saves young legs for the Viceregal Lodge, where the talks of 1945 were held and whose garden is the real pleasure. Lower Bazaar sells wooden toys and jalebis. Jakhu’s ropeway is for whoever still has strength. Shimla is entirely walkable if you do not hurry.',
      activities: ['The Ridge and Mall Road', 'Viceregal Lodge', 'Lower Bazaar', 'Jakhu ropeway'],
      meals: ['breakfast', 'dinner'],
      stay: 'Family hotel near the Mall, Shimla',
    },
    {
      title: 'Kufri, Mashobra, Naldehra',
      description:
        'Sixteen kilometres take us to Kufri (2,720 m), early, because at 12 noon it becomes a queue of ponies in mud. The zoo is a forest walk of an hour and a half, with bears at the far end. In January and February there is usually enough snow for simple sledges. Through the oaks of Mashobra we come to Naldehra (2,044 m) and spread lunch beside the fairway, where the caddies know which deodar is the oldest. We are back in the hotel by 5 pm, and there is no homework.',
      activities: ['Kufri zoo', 'Picnic at Naldehra', 'Snow play in season'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Family hotel near the Mall, Shimla',
    },
    {
      title: 'Shimla to Delhi by coach and evening train',
      description:
        'The forenoon is free: the state museum has Pahari miniatures and a case of dolls, the ice rink has a morning session between December and February when the ice holds, and there is always one more ice cream. At 11:30 am the coach leaves Shimla by the highway, four lanes for much of the way, with lunch at Dharampur. The evening train from Kalka or Chandigarh brings you to Delhi at about 10 pm, fed on board. By Panipat most of the children are asleep.',
      activities: ['State museum or rink', 'Drive to the plains', 'Evening chair car'],
      meals: ['breakfast', 'dinner'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Chair-car tickets from Delhi and back, with the meals that the railway serves on board',
    'Reserved seat on the toy train from Kalka up to Shimla',
    'Three nights in a family room, with an extra bed for the third person',
    'Coach for Kufri, Naldehra and the way down',
    'Zoo tickets and the guided house tour of Viceregal Lodge',
    'Picnic lunch, three dinners in the hotel and daily breakfast',
    'Porter for two bags per family at Shimla station',
  ],
  exclusions: [
    'Lunches on the first, second and last day',
    'Pony, yak and sledge rides at Kufri',
    'Ropeway to Jakhu',
    'Skating fee and boot hire',
    'A second toy-train ride downhill, arranged on request',
  ],
  faqs: [
    {
      question: 'Can you promise us window seats on the toy train?',
      answer:
        'We book as soon as reservations open and ask for one window per family; seats across the aisle see as much, since the line keeps turning. Most people prefer the right-hand side going up.',
    },
    {
      question: 'What happens if the line is blocked?',
      answer:
        'Heavy rain has washed parts of it out more than once, badly in 2023, which is why we do not run in July and August. If it is shut on your date we go up by coach and refund the toy-train fare; if possible you get a short ride between Shimla and Taradevi instead.',
    },
    {
      question: 'Is there a toilet on the little train?',
      answer:
        'Yes, one small one in most coaches. With young children use the station at Barog, which is cleaner and does not sway.',
    },
    {
      question: 'When does it snow in Shimla?',
      answer:
        'It snows a few times between late December and February, for a day or two each. Kufri keeps it longer. After a heavy fall the roads close for some hours, so we keep the order of days loose in those weeks.',
    },
    {
      question: 'Do under-fives pay?',
      answer:
        'No, if they share your bed and your train seat. Children of 5 to 11 pay ₹7,400 and get their own train seat and a mattress.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the children',
      essential: true,
      items: [
        'Warm cap and mittens from November to March',
        'Colour pencils for the tunnel sheet',
        'Age proof, asked for on the trains',
      ],
    },
    {
      category: 'For the grown-ups',
      essential: true,
      items: [
        'Flat shoes; Shimla is all slopes',
        'Identity card as named on the ticket',
        'Umbrella in March and September',
      ],
    },
    {
      category: 'Handy',
      essential: false,
      items: ['Baby carrier in place of a pram', 'A zip bag for food, against monkeys', 'Small binoculars'],
    },
  ],
  packages: [
    {
      title: 'Three in a family room',
      price: 11250,
      description: 'Two parents and a child or grandparent in one room.',
      isPopular: true,
      smallest: 3,
    },
    { title: 'Two in a room', price: 12600, description: 'A double room to yourselves.' },
  ],
  facts: {
    meet: { place: 'New Delhi railway station, main hall on the Paharganj side', time: '7:00 am' },
    end: { place: 'New Delhi railway station', time: '10:00 pm' },
    airport: {
      name: 'Indira Gandhi International, Delhi',
      transfer: 'About 16 km; Airport Express metro to New Delhi in 20 minutes; not included',
    },
    railhead: { name: 'New Delhi', transfer: 'The trip starts and ends at this station' },
    team: 'A guide with the group, and a porter for two bags per family at Shimla station',
    ages: {
      from: 0,
      note: 'All ages; rooms are near the lift. Under 5 travel free without a bed or train seat',
    },
    fitness:
      'No climbs: a walk of an hour and a half in the Kufri zoo and gentle slopes in town. Nine to ten hours in two trains on day 1. Highest point Kufri, 2,720 m.',
    nights: [
      { count: 3, place: 'Shimla', room: 'Family hotel near the Mall', sharing: 'Triple', washroom: 'own' },
    ],
    singleRoom: { more: 6000 },
    child: { from: 5, to: 11, price: 7400, note: 'With an own train seat and a mattress' },
    network:
      'Jio and Airtel work well in Shimla and Kufri; the signal drops in the tunnels of the toy train.',
    cash: 'ATMs along the Mall and in Kalka. Carry cash for ponies, sledges and the platform at Barog.',
    power: 'Ordinary sockets in the hotel; cuts of some hours after snow, a day or more after a heavy fall.',
    insurance: 'Not included. Ordinary travel insurance is enough for this trip.',
    papers: [
      { what: 'Photo ID as named on the train ticket', by: 'you', when: 'On both trains and at the hotel' },
      { what: 'Age proof for children', by: 'you', when: 'On the trains' },
      { what: 'Train tickets', by: 'us', when: 'Booked when reservations open, up to 60 days ahead' },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'tuesday',
    count: 5,
    seats: 18,
    smallest: 6,
    decideDays: 4,
    seasons: [
      { from: '01-01', to: '06-20' },
      { from: '09-20', to: '12-31' },
    ],
  },
  route: [
    { place: 'delhi' },
    { place: 'kalka' },
    { place: 'barog' },
    { place: 'shimla', night: true },
    { place: 'kufri' },
    { place: 'mashobra' },
    { place: 'naldehra' },
    { place: 'shimla', night: true },
    { place: 'kalka' },
    { place: 'delhi' },
  ],
  difficulty: 'easy',
  tags: ['familySpecial'],
  cover: 'shimla/day',
  gallery: [
    'shimla/dusk-green-twin-room',
    'toy-train/day-train',
    'forest-trail/dusk',
    'himachal-pradesh/dusk',
    'hill-bazaar/day',
    'shimla/dawn',
  ],
  captions: {
    night: 1,
    travel: 'By toy train from Kalka, in seats together',
    high: 'A picnic under the cedars of Naldehra',
  },
}
