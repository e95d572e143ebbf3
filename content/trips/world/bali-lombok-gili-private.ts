import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'bali-lombok-gili-private',
  kind: 'customised',
  title: 'Across the Wallace Line: Bali, Gili Air and Lombok',
  location: 'Bali, Gili Air & Lombok',
  country: 'Indonesia',
  duration: 'Flexible',
  months: [4, 5, 6, 7, 8, 9, 10],
  price: 49500,
  discount: 0,
  rating: 4.7,
  reviews: 34,
  description:
    'The strait east of Bali is barely 40 km across, yet it divides Asia’s animals from Australia’s, and Hindu Bali from Muslim Lombok. This private plan crosses it by fast boat: one night at Padang Bai’s end of Bali, two on an island without engines, one under Rinjani’s waterfalls, one on the empty southern beaches, and a flight out. Best from April to October. July and August seas can be lumpy and boats dear. It comes as a line, but can be cut at the Gilis or lengthened with a trek.',
  highlights: [
    'Two nights on Gili Air, where the loudest vehicle is a pony cart',
    'Green turtles over seagrass, often within a short swim of the shore',
    'Tiu Kelep waterfall, reached by wading a river below Rinjani',
    'A weaving house in Sukarara, where a girl was once expected to weave before she wed',
    'Tanjung Aan’s peppercorn sand and the hill of Merese at sunset',
  ],
  placesCovered: ['Padang Bai', 'Gili Air', 'Senaru', 'Sukarara', 'Kuta Lombok', 'Tanjung Aan'],
  itinerary: [
    {
      title: 'East from the airport to Padang Bai',
      description:
        'Land, clear the visa desk, and drive away from the crowds: ninety minutes along the bypass to Padang Bai, a ferry harbour with a crescent of boats and a surprisingly good beach ten minutes over the headland, called Bias Tugel. Staying here means no five o’clock alarm tomorrow. The bat cave temple of Goa Lawah is on the way, where thousands of them hang above the priests. Supper is a vegetarian nasi campur by the jetty, sambal on the side.',
      activities: ['Private transfer', 'Goa Lawah temple', 'Bias Tugel beach'],
      meals: [],
      stay: 'Seafront guesthouse, Padang Bai',
    },
    {
      title: 'Fast boat to Gili Air',
      description:
        'Operators leave Padang Bai at about nine and run to the Gilis in an hour and a half to two hours; ours has life jackets counted and a radio, which is not a given. The channel is deep and swirling, so take the pill. Gili Air is five kilometres around with no motors, and a cidomo or your own legs carry the bags. Eat under a tin roof, snorkel off the east beach at rising tide, and see Bali’s Agung turn to a paper cut-out at sunset.',
      activities: ['Fast boat crossing', 'Snorkelling from the beach', 'Sunset facing Agung'],
      meals: ['breakfast'],
      stay: 'Beach bungalow, Gili Air',
    },
    {
      title: 'Turtles, statues and a bicycle lap',
      description:
        'A private wooden boat circles the three islands. Turtle Point off Meno is busy after ten, so you are there by eight; underwater statues stand in a ring nearby in four metres. Keep your fins off the coral and your hands off everyone with a shell. Back on Gili Air by noon. The rest is a lap by bicycle, half of it pushed through sand, a yoga class, a bowl of gado-gado. There is a mosque: dress for the lanes, and expect the dawn call.',
      activities: ['Three-island snorkel boat', 'Cycling round Gili Air', 'Yoga class (optional)'],
      meals: ['breakfast'],
      stay: 'Beach bungalow, Gili Air',
    },
    {
      title: 'Lombok’s north and the waterfalls of Senaru',
      description:
        'The public boat needs fifteen minutes to Bangsal, where your Lombok driver ignores the touts on your behalf. Two hours round the coast, past cashew and coconut, bring you to Senaru (600 m), gateway of Rinjani. A village guide leads to Sendang Gile and then up the stream to Tiu Kelep, knee-deep in cold water, where the fall blows your hat off. On a clear evening the crater rim stands above the lodge. Dinner is Sasak: jackfruit in coconut, beans, plecing without its shrimp paste.',
      activities: ['Boat to Bangsal', 'Sendang Gile and Tiu Kelep', 'Sasak dinner'],
      meals: ['breakfast', 'dinner'],
      stay: 'Mountain lodge, Senaru',
    },
    {
      title: 'Down the middle to Kuta Lombok',
      description:
        'A four-hour traverse with stops: monkeys at Pusuk’s forest if you come back west, or the high road by Sembalun’s vegetable bowl if it is open. Sukarara’s women weave on verandas; Sade’s thatched houses are floored with clay and, traditionally, buffalo dung. Arrive at Kuta Lombok, no kin to Bali’s Kuta, with time for Tanjung Aan, whose grains are round as mustard. Climb Merese hill among grazing buffalo for the last light. Surfers have Gerupuk and Selong Belanak next door.',
      activities: ['Sukarara weavers and Sade village', 'Tanjung Aan beach', 'Merese hill at sunset'],
      meals: ['breakfast'],
      stay: '4-star hotel, Kuta Lombok',
    },
    {
      title: 'Fly out from Lombok',
      description:
        'Lombok airport is only twenty-five minutes from Kuta Lombok. It has flights to Bali (half an hour in the air), Jakarta, Singapore and Kuala Lumpur, from any of which India is one hop. Book the whole thing on a single ticket if you can; the Bali connection is short but is delayed at times. Those unwilling to leave should drive west to Sekotong’s small islands for two nights. They are where the Gilis’ crowds have not yet gone.',
      activities: ['Morning swim', 'Transfer to Lombok airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights in double rooms with breakfast at the four halts',
    'Fast boat Padang Bai–Gili Air, public boat to Bangsal and pony cart for luggage',
    'Half-day private snorkel boat with guide and gear',
    'Car and driver in Bali on day one and in Lombok from the fourth day to the airport',
    'Waterfall guide, village donations, Senaru dinner',
  ],
  exclusions: [
    'International flights, and the hop from Lombok to Bali or Jakarta',
    'Indonesian visa on arrival, and Bali’s levy because you enter there',
    'Diving courses, surf coaching, bicycle hire beyond one day',
    'Dinners except at Senaru; count on ₹350–700',
    'Rinjani permit and trek, quoted apart',
  ],
  faqs: [
    {
      question: 'Can I fit in the Rinjani climb?',
      answer:
        'With two or three more days and good legs. The mountain is 3,726 m and the park normally shuts from January to the end of March; numbers are controlled and rules were tightened after accidents in 2025. The crater rim in two days is the sensible version. We arrange licensed operators, never a cut-price one.',
    },
    {
      question: 'How risky are the fast boats?',
      answer:
        'They are the one part we would not let you book on the beach. We use larger hulls, morning departures, and cancel when the port warns of waves. If it is closed, the slow car ferry runs in four to five hours, or you fly to Lombok and do the trip in reverse.',
    },
    {
      question: 'What if we want less moving about?',
      answer:
        'Cut Senaru and stay four nights on Gili Air, or skip the islands and settle in Kuta Lombok. Honeymooners take Gili Meno, party people Trawangan. A pool villa in any of the stops changes the price more than the route does.',
    },
    {
      question: 'Is vegetarian food different in Lombok?',
      answer:
        'Hotter and more often mixed with shrimp paste or beef stock, since the name of the island sounds like the word for chilli and cooks live up to it. Tempeh and tofu are universal. The Gilis cook for vegans daily. We brief each kitchen ahead.',
    },
    {
      question: 'Which formalities apply?',
      answer:
        'One Indonesian visa on arrival covers both islands for 30 days; the arrival declaration is made before Denpasar, and the Bali levy is due even for a night. If you reverse the route and enter at Lombok, confirm that your airport issues visas. Check the rule before booking.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Boat day',
      essential: true,
      items: ['Bags you can lift over a gunwale', 'Rain cover or bin liner', 'Ginger sweets or a tablet'],
    },
    {
      category: 'Waterfall walk',
      essential: true,
      items: ['Water sandals with a heel strap', 'Quick-drying shorts', 'Phone pouch'],
    },
    {
      category: 'Village manners',
      essential: true,
      items: ['Clothes to the knee for Lombok and Gili lanes', 'Light scarf'],
    },
    {
      category: 'Extras',
      essential: false,
      items: [
        'Earplugs for pony bells and prayer calls',
        'Headlamp: Gili paths are dark',
        'Rupiah for two cashless days',
      ],
    },
  ],
  route: [
    { place: 'padang-bai', night: true },
    { place: 'gili-air', night: true },
    { place: 'senaru', night: true },
    { place: 'kuta-lombok', night: true },
  ],
  difficulty: 'moderate',
  tags: ['international', 'beach', 'adventure', 'offbeat'],
  cover: 'bali-coast/dusk',
  gallery: [
    'bali-coast/day',
    'bali-coast/detail-1',
    'bali/dawn',
    'bali-coast/gold',
    'bali/detail-1',
    'bali-coast/night',
    'bali/day',
  ],
}
