import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'south-goa-beaches-private',
  kind: 'customised',
  title: 'South Goa: Agonda, Palolem and the Empty Coves',
  location: 'Canacona, South Goa',
  region: 'West',
  duration: 'Flexible',
  months: [11, 12, 1, 2, 3, 4],
  price: 24600,
  discount: 0,
  rating: 4.8,
  reviews: 72,
  description:
    'Canacona is Goa’s last taluka before Karnataka, and the hills come down to the water there, so every bay has its own headland and its own mood. Two nights at Agonda for silence, two at Palolem for company and kayaks, with a car and driver for the coves that buses do not reach. The wooden cottages exist only from November to April or so; before each June the whole street is dismantled. Prefer one base, a pool, or a week of it? This plan is only a suggestion.',
  highlights: [
    'A cottage whose steps end in the sand at Agonda, with shutters in place of an alarm clock',
    'Cola’s freshwater lagoon, separated from the surf by a bar you can walk across',
    'Galgibaga: casuarinas, two shacks, rock oysters, and turtle nests under wire',
    'Cotigao sanctuary’s canopy watchtower at seven in the morning',
    'A private fishing boat round the headlands to Butterfly Beach',
  ],
  placesCovered: ['Agonda', 'Cola', 'Cabo de Rama', 'Palolem', 'Cotigao', 'Galgibaga'],
  itinerary: [
    {
      title: 'Over the Karmal Ghat to Agonda',
      description:
        'From Dabolim the drive is an hour and three quarters, from Mopa nearer three, and from Canacona railway station only twenty minutes. Agonda is one street, one church and three kilometres of pale sand, without loud music and almost without hawkers. The shore drops off quickly and the waves have weight, so swim at the sheltered southern end. Order kingfish on the grill before sunset; the kitchens are small and unhurried.',
      activities: ['Private transfer', 'Swim at the southern end', 'Dinner on the sand'],
      meals: [],
      stay: 'Sea-facing cottage, Agonda',
    },
    {
      title: 'A lagoon and a cape',
      description:
        'At ten the car takes you to the top of the track for Cola, where you walk ten minutes down to palms, a still green lagoon and the sea behind it; paddle boats wait. Continue to Cabo de Rama for the emptier half of the afternoon, when tour buses have left the fort and the pinnacle view is free. Fish thali is in the village. Back on Agonda beach, the day ends with dogs, cricket and a very large sun.',
      activities: ['Cola lagoon', 'Cabo de Rama fort', 'Village thali'],
      meals: ['breakfast'],
      stay: 'Sea-facing cottage, Agonda',
    },
    {
      title: 'Round the headland by boat to Palolem',
      description:
        'Send the bags by road and go yourselves by water. A fisherman picks you up off Agonda at eight, when the swell allows, noses into Butterfly Beach for a swim, and lands you at Palolem an hour and a half later with wet ankles. Here are cafés, massage, paddle boards and neighbours. At low tide wade across to the islet. In the evening stroll to Colomb, a rocky little bay between Palolem and Patnem.',
      activities: ['Boat from Agonda via Butterfly Beach', 'Kayak or paddle board', 'Walk to Colomb bay'],
      meals: ['breakfast'],
      stay: 'Garden cottage with air-conditioning, Palolem',
    },
    {
      title: 'Forest in the morning, oysters at lunch',
      description:
        'Cotigao’s gate is nine kilometres inland and opens at seven; a ranger takes you to the watchtower over a waterhole, with racket-tailed drongos, giant squirrels, and gaur if you are patient. By noon you are at Galgibaga, fifteen kilometres south of Palolem, for oysters and clams under the casuarinas. Keep off the dunes in nesting months. The Talpona river is calm enough for a late kayak. Nothing else needs doing today.',
      activities: ['Cotigao wildlife walk', 'Galgibaga beach', 'Talpona river kayak'],
      meals: ['breakfast'],
      stay: 'Garden cottage with air-conditioning, Palolem',
    },
    {
      title: 'Home, by whichever door',
      description:
        'Canacona station is minutes from Palolem, and several Konkan trains stop there; Dabolim is two hours by the highway. If there is time, leave early by Margao for bebinca from a bakery and a look at the square of Holy Spirit church. Guests with another two days usually spend them in Gokarna, two hours across the border by the same car, or hire a cook and stay put.',
      activities: ['Margao market', 'Departure or extension to Gokarna'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Car and driver for arrival, departure and two full outings',
    'Two nights in a sea-facing cottage and two in an air-conditioned one, for two people',
    'Breakfast, served until eleven',
    'Chartered fishing boat with life jackets from Agonda to Palolem',
    'Cotigao entry and a ranger-guide for two hours',
  ],
  exclusions: [
    'Trains or flights to Goa',
    'Lunch and supper; reckon ₹1,200 a day for two at shacks, more for lobster',
    'Board and kayak rental by the hour',
    'Peak supplement from 22 December to 3 January, about forty per cent on rooms',
    'Yoga drop-in classes, ₹400 to ₹600',
  ],
  faqs: [
    {
      question: 'How flexible is it?',
      answer:
        'Very. Nights can be moved between the two beaches, extended to a fortnight, or merged at one stay. Honeymooners often take a single larger cottage with a deck; families ask for Palolem only, since its sea is shallow. Price follows the rooms chosen.',
    },
    {
      question: 'Could we come in October or May?',
      answer:
        'Late October works if the huts have been licensed in time, which is decided afresh each year. May is hot and many owners have begun dismantling. For either we would book a concrete guest house instead. From June to September these beaches are closed to swimming.',
    },
    {
      question: 'Shall we see turtles?',
      answer:
        'Olive ridleys come ashore at night on Agonda and Galgibaga, mostly from December to March. You are more likely to see guarded nests, and hatchlings released at dusk some fifty days later. Ask the wardens on the beach; they can say what is due that week.',
    },
    {
      question: 'What is there at night?',
      answer:
        'On Agonda, stars and a guitar. In Palolem, bars until eleven and headphones parties on Saturdays. If you want Anjuna’s nights you are two and a half hours from them and in the wrong part of Goa.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Always',
      essential: true,
      items: [
        'Dry pouch for the boat landing',
        'Sandals for oyster-covered rocks',
        'Cash: card machines fail often south of Margao',
      ],
    },
    {
      category: 'For comfort',
      essential: false,
      items: [
        'Mosquito lotion',
        'Snorkel mask, best on calm mornings in January',
        'Light cardigan; January nights reach 19 °C',
        'A dim torch with red light during turtle months',
      ],
    },
  ],
  route: [
    { place: 'agonda', night: true },
    { place: 'cabo-de-rama' },
    { place: 'agonda', night: true },
    { place: 'palolem', night: true },
    { place: 'galgibaga' },
    { place: 'palolem', night: true },
    { place: 'margao' },
  ],
  difficulty: 'easy',
  tags: ['beach'],
  cover: 'goa/gold-white-balcony',
  gallery: [
    'goa/night',
    'goa/quarter-dusk',
    'goa/detail-1',
    'goa/dusk-palms',
    'goa/quarter-gold-bougainvillea',
    'goa/day',
    'goa/gold',
  ],
}
