import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'shekhawati-havelis-private',
  kind: 'customised',
  title: 'Shekhawati: A Picture Gallery with Goats in It',
  location: 'Shekhawati, Rajasthan',
  region: 'West',
  duration: 'Flexible',
  months: [10, 11, 12, 1, 2, 3],
  price: 19400,
  discount: 0,
  rating: 4.7,
  reviews: 1,
  description:
    'Merchants who made fortunes in Calcutta and Bombay sent the money home to these dry towns and had every wall painted: gods, elephants, steam trains, Queen Victoria, the Wright brothers. Then they left for good, and caretakers moved in with their goats. Four days by private car from Delhi, with two nights in Mandawa and one in Nawalgarh, is enough to see the best-kept houses and some of the loveliest wrecks. You decide how many havelis to visit; nobody should see forty.',
  highlights: [
    'The golden room of Mandawa’s Jhunjhunwala haveli, painted with real gold leaf',
    'Fatehpur’s haveli restored by a French artist, beside neighbours that are falling down',
    'Ramgarh’s cenotaphs, whose domes carry the whole Ramayana in miniature',
    'Nawalgarh’s Podar museum, where the colours are as bright as when the house was new',
    'Cooking on an organic farm outside Nawalgarh: bajra khichdi with too much ghee',
    'An hour of painting in the arayish way, with pigment on wet lime',
  ],
  placesCovered: ['Mandawa', 'Fatehpur', 'Ramgarh', 'Nawalgarh', 'Parasrampura', 'Delhi'],
  itinerary: [
    {
      title: 'From Delhi to the painted houses of Mandawa',
      description:
        'The car comes at 7 am, because the way out of Delhi is slow and Mandawa is 250 km off, five and a half hours with breakfast at a highway dhaba. By early afternoon you are in a fort-like town where camels still pull carts with aircraft tyres. A gentle first walk at 4 pm takes in three houses: Gulab Rai Ladia, Sneh Ram Ladia, and Chokhani’s double haveli, built in two wings for two brothers.',
      activities: ['Drive from Delhi', 'First haveli walk in Mandawa'],
      meals: [],
      stay: 'Painted heritage haveli, Mandawa',
    },
    {
      title: 'Fatehpur and Ramgarh: painted façades and cenotaphs',
      description:
        'Fatehpur is 20 km west, in winter one of the coldest towns of this plain, and full of astonishing façades with no one living behind them. One house has been restored by a French painter and can be visited with a guide. Another half hour north, Ramgarh keeps its cenotaphs of the Poddar family and a street of shops where new furniture is made to look antique and sold to half the world. Return to Mandawa for sunset on the roof.',
      activities: ['Restored haveli at Fatehpur', 'Ramgarh cenotaphs and Shani temple', 'Rooftop sunset'],
      meals: ['breakfast', 'dinner'],
      stay: 'Painted heritage haveli, Mandawa',
    },
    {
      title: 'A fresco lesson, then the havelis of Nawalgarh',
      description:
        'After breakfast a fresco painter gives you an hour’s lesson with lime, marble dust and an agate for polishing. Nawalgarh is 30 km away. The Podar haveli shows 750 panels cleaned and labelled, from Krishna’s cowherds to a train with a passenger in every window; then you see the Morarka and Bhagat havelis, less restored and more loved. Your night is on a farm just outside town, in a cottage with solar hot water and a cow who is introduced by name.',
      activities: ['Fresco workshop', 'Podar haveli museum', 'Morarka and Bhagat havelis', 'Farm dinner'],
      meals: ['breakfast', 'dinner'],
      stay: 'Organic farm cottage, Nawalgarh',
    },
    {
      title: 'Parasrampura’s old paintings, then back to Delhi',
      description:
        'Parasrampura, twenty kilometres from Nawalgarh, hides a cenotaph dome of about 1750 whose reds and browns are older than any chemical colour; find the caretaker and he unlocks it. After a farm lunch at noon the car leaves at 1 pm for Delhi, six hours with the evening traffic. Or go the other way: Jaipur is three hours south and Bikaner four hours west, and many guests use Shekhawati as the doorway to both.',
      activities: ['Parasrampura cenotaph', 'Farm lunch', 'Drive to Delhi, Jaipur or Bikaner'],
      meals: ['breakfast', 'lunch'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private car and driver for four days, Delhi to Delhi or ending in Jaipur at the same rate',
    'Two nights in a painted haveli and one in a farm cottage, room for two',
    'Six meals: three breakfasts, farm lunch and two dinners',
    'A guide from Mandawa on days one and two, who knows the caretakers',
    'Fresco session with lime, brushes and a tile to take home',
    'Entry fees at private houses and the Podar museum',
  ],
  exclusions: [
    'Tips for caretakers; ₹50 a house is usual',
    'Lunch on the first three days and dinner on the first',
    'Alcohol, which the farm does not serve',
    'Extension to Bikaner or Jaipur with hotel, quoted per night',
    'Shopping, and the cost of sending it home',
  ],
  faqs: [
    {
      question: 'Are all the havelis open?',
      answer:
        'No. Perhaps one in ten is a museum or hotel; the rest are locked, lived in, or looked after by a family in two rooms. The guide telephones ahead and knows which can be seen when.',
    },
    {
      question: 'Could we do it in three days?',
      answer:
        'Yes. Drop Ramgarh and the farm, sleep both nights in Mandawa, and see Nawalgarh on the way back. It costs about a fifth less. A fifth day, on the other hand, would go to Mahansar’s gold-painted shop and Churu.',
    },
    {
      question: 'What are the rooms like?',
      answer:
        'Old, high and individual; some have murals over the bed and stairs to the bathroom. Winter nights in January can go near zero and thick walls hold the chill, so we ask for heaters. If you prefer modern bathrooms to old murals, we can put you in a modern resort nearby.',
    },
    {
      question: 'Will children enjoy it?',
      answer:
        'For a day, very much: spotting trains, aeroplanes and gramophones on walls is a good game, and the farm has calves. Four days are too long, unless they like to draw. We shorten the walks and add a camel cart when there are children.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Wear',
      essential: true,
      items: [
        'Warm pullover and socks in December and January',
        'Old shoes, for courtyards shared with livestock',
      ],
    },
    {
      category: 'Take',
      essential: true,
      items: ['Small notes for caretakers', 'Photo identity for hotel desks'],
    },
    {
      category: 'For looking',
      essential: false,
      items: ['Wide-angle lens; lanes are narrow', 'Small torch for painted ceilings', 'Sketchbook'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 19400,
      description: 'Two sharing a room; the guide comes on days one and two',
    },
    {
      title: 'Guide on all four days',
      price: 21900,
      description: 'The same rooms and car; the guide from Mandawa comes on days three and four too',
    },
  ],
  facts: {
    meet: { place: 'Your hotel or home in Delhi', time: '7:00 am' },
    end: { place: 'Delhi, at your hotel, home or the airport', time: '7:00 pm' },
    airport: {
      name: 'Indira Gandhi International (Delhi)',
      transfer: 'Your car can start and end there, included.',
    },
    railhead: { name: 'New Delhi', transfer: 'Your car can start and end at any Delhi station, included.' },
    party: { smallest: 2, largest: 6 },
    team: 'Your own driver for four days, and a guide from Mandawa on days one and two.',
    ages: { from: 5, note: 'Children like a day of it; we shorten the walks and add a camel cart.' },
    fitness:
      'Easy: walks of one to two hours, steep old stairs in some havelis, drives of about 250 km in five and a half to six hours on the first and last day.',
    nights: [
      {
        count: 2,
        place: 'Mandawa',
        room: 'Painted heritage haveli',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Hotel Mandawa Haveli'],
      },
      { count: 1, place: 'Nawalgarh', room: 'Organic farm cottage', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 7500 },
    child: { from: 5, to: 11, price: 12500, note: 'On an extra bed in the parents’ room.' },
    network: 'All networks work in the towns; thick haveli walls weaken them indoors.',
    cash: 'Cash machines in Mandawa, Fatehpur and Nawalgarh. Keep ₹50 notes for caretakers.',
    power: 'Electricity with cuts; the haveli has a generator, the farm heats water by the sun.',
    insurance: 'None is included. An ordinary domestic travel policy is enough.',
    papers: [{ what: 'Photo ID of each guest, original', by: 'you', when: 'At the hotel desks' }],
    payLocally: [],
  },
  route: [
    { place: 'delhi' },
    { place: 'mandawa', night: true },
    { place: 'fatehpur-shekhawati' },
    { place: 'ramgarh-shekhawati' },
    { place: 'mandawa', night: true },
    { place: 'nawalgarh', night: true },
    { place: 'delhi' },
  ],
  difficulty: 'easy',
  tags: ['cultural'],
  cover: 'rajasthan/haveli-gold',
  gallery: [
    'rajasthan/haveli-dawn-haveli-room',
    'desert-road/day',
    'cenotaphs/gold',
    'rajasthan/haveli-day',
    'rajasthan/haveli-gold-bougainvillea',
    'rajasthan/haveli-detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By private car for four days',
    high: 'Ramgarh’s cenotaphs, with the Ramayana in their domes',
  },
}
