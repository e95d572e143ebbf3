import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'nusa-penida-private',
  kind: 'customised',
  title: 'Nusa Penida, Slept In: Cliffs, Mantas and Lembongan',
  location: 'Nusa Penida, Bali',
  country: 'Indonesia',
  duration: 'Flexible',
  months: [4, 5, 6, 7, 8, 9, 10],
  price: 34500,
  discount: 0,
  rating: 4.6,
  reviews: 71,
  description:
    'Thousands cross to Nusa Penida each morning and leave by four. Stay, and you get the other sixteen hours: Kelingking with the rail to yourself, Diamond Beach in shade, a manta before the flotilla. The island is dry, steep and badly paved; a day of its roads is tiring even in a good car, and the cliff stairs are not for vertigo. We like two nights on Penida and one on softer Lembongan, boats included. Divers add days in July to October, when ocean sunfish rise into water cold enough for a hood.',
  highlights: [
    'Kelingking headland at five in the afternoon, after the day boats have gone back',
    'Manta Bay by small boat at seven, with a guide who keeps you off their path',
    'Three hundred steps cut in white rock to Diamond Beach, done in morning shadow',
    'Goa Giri Putri: crawl through a hole, stand up in a temple',
    'Seaweed farms and the yellow suspension bridge between Lembongan and Ceningan',
  ],
  placesCovered: ['Sanur', 'Nusa Penida', 'Kelingking', 'Diamond Beach', 'Nusa Lembongan', 'Nusa Ceningan'],
  itinerary: [
    {
      title: 'Land, sleep in Sanur',
      description:
        'Sanur is thirty minutes from the airport and a short walk from the fast-boat harbour, which is why you spend the first night here rather than in Kuta. If you come in on a morning flight we may put you on the three o’clock boat directly and save a hotel. Otherwise cycle the flat beach path at sundown, five kilometres of it, with corn on the grill and old men playing chess, and eat at one of the street’s several Indian or Javanese vegetarian kitchens.',
      activities: ['Airport transfer', 'Beach-path cycling'],
      meals: [],
      stay: '3-star hotel, Sanur',
    },
    {
      title: 'Over the strait and down the west side',
      description:
        'The first boats leave at seven or half past; you wade aboard or walk the new pier depending on the company. Forty minutes later a driver with a proper four-wheel drive meets you on Nusa Penida. While everyone heads for Kelingking you go the other way round: Crystal Bay, then Broken Beach and Angel’s Billabong at low tide, looking and not bathing, because rogue waves have killed people there. Kelingking is kept for five o’clock, when the last vans are leaving and the rock goes copper.',
      activities: ['Fast boat', 'Crystal Bay', 'Broken Beach', 'Kelingking at sunset'],
      meals: ['breakfast', 'lunch'],
      stay: 'Hillside bungalow, Toya Pakeh side, Nusa Penida',
    },
    {
      title: 'The east: stairs, caves, tree-house view',
      description:
        'Leave at six for the far corner of Nusa Penida, an hour of bends. Diamond Beach is still shaded, and its cut stairway, with a rope for the last steep part, is yours. Swim only if it is flat. Atuh is next door. The Thousand Islands viewpoint is more steps and a hut on a ledge. On the way home squeeze through the knee-high mouth of Goa Giri Putri into a cave as long as a street, where priests bless you with water; sarongs are lent at the gate.',
      activities: ['Diamond and Atuh beaches', 'Thousand Islands viewpoint', 'Goa Giri Putri cave temple'],
      meals: ['breakfast', 'lunch'],
      stay: 'Hillside bungalow, Toya Pakeh side, Nusa Penida',
    },
    {
      title: 'Mantas at seven, Lembongan by lunch',
      description:
        'A private boat rounds the south-west point of Nusa Penida to Manta Bay in half an hour. Sightings are frequent but they are wild and swell may cancel; you float, you do not chase. Gamat Bay follows for turtles and coral. By noon the same boat drops you on Nusa Lembongan, flatter and shadier, with cafés and a mangrove to drift through. Borrow a scooter-cart or walk to Devil’s Tear in the evening, staying well behind the spray line, as each year someone does not.',
      activities: ['Snorkel with manta rays', 'Gamat Bay reef', 'Devil’s Tear at sunset'],
      meals: ['breakfast'],
      stay: 'Beach bungalow, Nusa Lembongan',
    },
    {
      title: 'Seaweed, a yellow bridge, and back',
      description:
        'At low water women wade out from Nusa Lembongan to tie seaweed on lines, the crop that fed these islands before us. Walk over the bridge to Ceningan for a swing or a coffee above a blue lagoon. The eleven o’clock boat needs thirty-five minutes to Sanur and a car is waiting: any flight after half past three works. Staying on? Ubud is an hour north, and Padang Bai’s boats to the Gilis stop at Lembongan in season.',
      activities: ['Seaweed farms', 'Ceningan by bridge', 'Boat to Sanur and transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'One night in Sanur, two on Penida and one on Lembongan, double room and breakfast',
    'All fast-boat seats and the private snorkel boat with guide, mask, fins and wetsuit top',
    'Four-wheel drive with island driver for two full days on Penida',
    'Beach parking, cave-temple donation and viewpoint tickets',
    'Picnic lunches on both driving days',
    'Airport transfers in Bali',
  ],
  exclusions: [
    'Flights to Bali',
    'Indonesian visa fee and tourist levy, plus the small regency landing charge at the Penida jetty',
    'Dinners, about ₹400–800 a head; choice is limited after nine',
    'Scuba dives, from roughly ₹4,500 for two tanks',
    'Rearrangement costs if the harbour master stops boats for weather',
  ],
  faqs: [
    {
      question: 'Is Kelingking beach worth climbing down to?',
      answer:
        'The view is. The path is a bamboo-railed, crumbling descent of about 150 metres, harder coming up, and the waves at the bottom have drowned strong swimmers. Our guides stop at the first bend. If you insist it is on your own account, in shoes, before eight.',
    },
    {
      question: 'Are manta rays guaranteed?',
      answer:
        'No. On calm mornings between April and October most trips see at least one, some see ten, and a swell from the south can shut the bay for days. We keep the next morning as reserve when your plan has slack.',
    },
    {
      question: 'How do I make this gentler, or tougher?',
      answer:
        'Gentler: sleep only on Lembongan and visit Penida once by boat and car. Tougher: three dives a day, or a scooter loop for experienced riders with a motorcycle permit valid in Indonesia. Families with under-eights should choose the first. Hotels range from fan huts to clifftop pools.',
    },
    {
      question: 'Will vegetarians go hungry?',
      answer:
        'Not hungry, only a little bored. Warungs do nasi goreng sayur, tempeh, gado-gado, banana pancake, and jaffles. Lembongan has vegan cafés. We leave a card in Indonesian that lists egg, fish sauce and shrimp paste.',
    },
    {
      question: 'Visa and money on such a small island?',
      answer:
        'All formalities happen at Denpasar: visa on arrival, arrival form, levy; check the rule before booking. Carry rupiah from Bali, since Penida’s machines empty at weekends and cards often fail when the network does.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Cliff days',
      essential: true,
      items: ['Trail shoes, not flip-flops', 'Two litres of water each', 'Cap with a chin strap'],
    },
    {
      category: 'In the sea',
      essential: true,
      items: [
        'Thin neoprene if you chill easily: upwellings reach 20°C',
        'Anti-fog drops',
        'Seasickness tablet taken before boarding',
      ],
    },
    {
      category: 'Practical',
      essential: true,
      items: [
        'Rupiah notes for four days',
        'Backpack in place of a trolley',
        'Dust mask or scarf for the roads',
      ],
    },
    {
      category: 'Spare room',
      essential: false,
      items: ['Action camera on a float', 'Dry fruit and theplas'],
    },
  ],
  route: [
    { place: 'sanur', night: true },
    { place: 'nusa-penida', night: true },
    { place: 'kelingking' },
    { place: 'nusa-penida', night: true },
    { place: 'nusa-lembongan', night: true },
    { place: 'sanur' },
  ],
  difficulty: 'moderate',
  tags: ['international', 'beach', 'adventure'],
  cover: 'bali-coast/day',
  gallery: [
    'bali/gold',
    'bali-coast/gold',
    'bali-coast/detail-1',
    'bali/detail-1',
    'bali/dawn',
    'bali/day-leaves',
    'bali-coast/dusk',
  ],
}
