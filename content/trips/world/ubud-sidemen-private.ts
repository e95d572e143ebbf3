import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'ubud-sidemen-private',
  kind: 'customised',
  title: 'Ubud, Sidemen and the Quiet East of Bali',
  location: 'Ubud & Sidemen, Bali',
  country: 'Indonesia',
  duration: 'Flexible',
  months: [4, 5, 6, 7, 8, 9, 10, 11],
  price: 41500,
  discount: 0,
  rating: 4.8,
  reviews: 66,
  description:
    'Sidemen is what people hope Ubud will be: one valley road, rice to both sides, Agung filling the north, and the clack of looms from the houses. Put them together and you get galleries first and silence after. Two nights in each is our opening offer, with a fifth on the black-pebble coast at Amed if you want the sea. Everything runs with a private car. Artists stay longer in Ubud; walkers give Sidemen four nights; someone always wants to climb Agung, and we talk about that honestly.',
  highlights: [
    'A weaver in Sidemen explaining songket, where one sarong can take her two months',
    'Field walks at first light with Mount Agung clear before the cloud comes at ten',
    'Tirta Gangga’s fountains, named after our own river, with stepping stones among the carp',
    'Ubud’s painters in their studios, from Batuan miniatures to Young Artists’ colour',
    'Shore snorkelling at Amed over a coral garden, ten fin-kicks from the beach',
  ],
  placesCovered: ['Ubud', 'Sidemen', 'Besakih', 'Tirta Gangga', 'Amed'],
  itinerary: [
    {
      title: 'Arrival and an easy Ubud evening',
      description:
        'Your car from Denpasar takes the back road through Mas, where carvers sit in doorways. The room in Ubud is in a family compound with its own temple; at dusk the grandmother places canang, palm-leaf trays of flowers and rice, on every threshold, as in a Tamil house with kolam. Walk to dinner. There are so many vegetarian kitchens that the difficulty is choosing. We suggest a nasi campur with jackfruit, long beans and a sambal matah free of shrimp.',
      activities: ['Private transfer via Mas', 'Evening offerings in the compound'],
      meals: [],
      stay: 'Heritage homestay compound, Ubud',
    },
    {
      title: 'Painters, ridges and a gorge',
      description:
        'Early, the ridge at Campuhan is dew and dogs. Later a curator takes you to two studios and one museum, to learn to tell a Batuan picture from a Kamasan one in a minute. Lunch is above the Ayung gorge. You may raft it, Grade II–III and family-friendly in the dry season, or go down for a look and come up for cake. In the evening Ubud has at least four dance stages; the Semara Ratih troupe’s night is worth planning around.',
      activities: ['Campuhan ridge', 'Studio visits', 'Ayung rafting or viewpoint', 'Dance performance'],
      meals: ['breakfast'],
      stay: 'Heritage homestay compound, Ubud',
    },
    {
      title: 'Over to the weavers of Sidemen',
      description:
        'An hour and a quarter east, by way of Klungkung’s painted court of justice, where the ceiling shows punishments in comic-strip detail. Sidemen (330 m) begins with a bend and a gasp of green. After lunch a weaver seats you at a backstrap loom and lets you spoil a few threads. At four walk down to the Unda river with a farmer named by the village, along bunds one foot wide. Dinner at the lodge is what the garden has, and there are stars.',
      activities: ['Kerta Gosa at Klungkung', 'Songket and endek weaving', 'Valley walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Rice-terrace lodge, Sidemen',
    },
    {
      title: 'Besakih, or just the valley',
      description:
        'Agung shows itself from about six to nine. Use that hour on the veranda. Then, if temples call, Besakih is fifty minutes up from Sidemen: the mother temple, eighty-odd shrines on lava terraces, with a shuttle cart and official guides included in the ticket so that you can wave the others off. If not, stay for yoga on a deck, a cooking morning with grated coconut and torch ginger, or tubing down the Unda with the village boys.',
      activities: ['Besakih temple complex', 'Village cooking morning', 'River tubing'],
      meals: ['breakfast', 'lunch'],
      stay: 'Rice-terrace lodge, Sidemen',
    },
    {
      title: 'Tirta Gangga and the sea at Amed',
      description:
        'The road east from Sidemen crosses the shoulder of Agung to Tirta Gangga, a raja’s garden of 1946 rebuilt after the eruption of 1963. You may swim in the upper pool. Beyond the Lempuyang saddle the land turns dry and drops to Amed, a string of bays with outrigger boats and salt pans. Snorkel from Jemeluk or drive fifteen minutes to Tulamben, where a wartime cargo ship lies thirty metres off the stones. Sunset is behind the volcano, for once.',
      activities: ['Tirta Gangga', 'Snorkelling at Jemeluk', 'USAT Liberty wreck at Tulamben'],
      meals: ['breakfast'],
      stay: 'Beach bungalow, Amed',
    },
    {
      title: 'Down the coast to the airport',
      description:
        'Fishermen at Amed launch at four and are back by seven with mackerel; you may go along for the sunrise and not the catch. The drive to the airport is ninety kilometres and three hours with a coffee stop at Candidasa, so flights after two are comfortable. Anyone with time should break it in Sanur, or turn north at Padang Bai for a boat to the Gilis. Your driver will already have an opinion.',
      activities: ['Jukung at sunrise', 'Coastal drive to the airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Two nights in Ubud, two in Sidemen, one in Amed, double with breakfast',
    'Private car and driver-guide for all six days, airport to airport',
    'Curator-led studio morning and a seat at one dance',
    'Weaving session paid directly to the cooperative, and the farmer’s walk',
    'Besakih ticket with shuttle and sarong, Tirta Gangga and Kerta Gosa entry',
  ],
  exclusions: [
    'Flights from India, and internal boats if you go on to the Gilis',
    'Indonesian visa on arrival and Bali levy',
    'Rafting (about IDR 350,000–450,000), diving and massages',
    'Most dinners; warungs charge ₹200–500 and cafés twice that',
  ],
  faqs: [
    {
      question: 'Can we climb Mount Agung from Sidemen?',
      answer:
        'Sometimes. It is 3,031 m, starts near midnight, takes six or seven hours up by the Besakih way, and is closed when volcanologists or priests say so. It is far harder than Batur. Fit trekkers may ask; we will not add it as a casual extra.',
    },
    {
      question: 'How do we change the balance of the days?',
      answer:
        'Send us your waking hour and your dislikes. Nights can move between the three halts, Amed can be dropped for a fourth day in the valley, and lodges go from ₹2,800 family rooms to pool villas near ₹20,000. The driver stays in a local room at each stop, already costed.',
    },
    {
      question: 'Is Sidemen too quiet for a week?',
      answer:
        'For some, by the second evening. No nightlife, few shops, dinner at seven. If you fear that, keep two nights. If the idea pleases you, book the corner room and bring paints.',
    },
    {
      question: 'What should Hindus from India know about Balinese temples?',
      answer:
        'You are welcome to pray; priests enjoy the conversation. Wear a sarong and sash, do not stand higher than a priest, and stay away from courtyards during a death ritual. Prasad is flowers, rice and holy water. Non-vegetarian offerings, chicken and pork among them, are part of custom and may surprise you.',
    },
    {
      question: 'Which forms before flying?',
      answer:
        'E-VOA or visa on arrival (30 days, extendable once), the All Indonesia declaration, the tourist levy. We send links and current amounts in a single message a fortnight before, but check the rule before booking the fare.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For fields and temples',
      essential: true,
      items: ['Shoes that can meet mud', 'Own sarong and sash if you have a favourite', 'Insect repellent'],
    },
    {
      category: 'For the water',
      essential: true,
      items: ['Reef shoes: the east coast is pebbles', 'Mask if you are fussy about fit', 'Swim shirt'],
    },
    {
      category: 'For evenings',
      essential: false,
      items: ['Shawl for Sidemen at night', 'Sketchbook', 'Cash, as the valley’s one ATM is moody'],
    },
  ],
  route: [
    { place: 'ubud', night: true },
    { place: 'sidemen', night: true },
    { place: 'tirta-gangga' },
    { place: 'amed-bali', night: true },
    { place: 'padang-bai' },
    { place: 'sanur' },
  ],
  difficulty: 'easy',
  tags: ['international', 'cultural', 'offbeat'],
  cover: 'bali/dusk-white-balcony',
  gallery: [
    'bali-coast/detail-1',
    'bali/gold',
    'bali/detail-1',
    'bali-coast/dawn',
    'bali/dusk',
    'bali-coast/night',
    'bali/day-leaves',
  ],
}
