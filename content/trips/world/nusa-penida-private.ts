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
  reviews: 2,
  description:
    'Thousands cross to Nusa Penida each morning and leave by 4 pm. If you stay, you have the quiet hours too: Kelingking with few others at the railing, Diamond Beach in the early sun, manta rays before the day boats come. The island is dry, steep and badly paved; a day of its roads is tiring even in a good car, and the cliff stairs are not for anyone who fears heights. We like two nights on Penida and one on gentler Lembongan, boats included. Divers add days in July to October, when ocean sunfish come up and the water is cold enough for a diving hood.',
  highlights: [
    'Kelingking headland at 5 pm, after the day boats have gone back',
    'Manta Bay by small boat at 7 am, with a guide who keeps you out of the rays’ path',
    'Steep steps cut in white rock to Diamond Beach, done before the heat',
    'Goa Giri Putri, where you crawl through a hole into a cave temple',
    'Seaweed farms and the yellow suspension bridge between Lembongan and Ceningan',
  ],
  placesCovered: ['Sanur', 'Nusa Penida', 'Kelingking', 'Diamond Beach', 'Nusa Lembongan', 'Nusa Ceningan'],
  itinerary: [
    {
      title: 'Arrive in Bali and sleep in Sanur',
      description:
        'Sanur is about thirty minutes from the airport and a short walk from the fast-boat harbour, which is why you spend the first night here rather than in Kuta. If you come in on a morning flight we may put you on the 3 pm boat directly and save a hotel night. Otherwise cycle the flat beach path at sundown, five kilometres of it, with corn on the grill and old men playing chess, and eat at one of the street’s several Indian or Javanese vegetarian kitchens.',
      activities: ['Airport transfer', 'Beach-path cycling'],
      meals: [],
      stay: '3-star hotel, Sanur',
    },
    {
      title: 'Boat to Nusa Penida, west coast and Kelingking',
      description:
        'The first boats leave at about 7 am; depending on the company, you wade to the boat or board it from the new pier. Forty minutes later a driver with a proper four-wheel drive meets you on Nusa Penida. While everyone heads for Kelingking you go the other way round: Crystal Bay, then Broken Beach and Angel’s Billabong, where you look but do not bathe, because sudden waves have killed people there. You see Kelingking at 5 pm, when the last vans are leaving and the rock turns the colour of copper.',
      activities: ['Fast boat', 'Crystal Bay', 'Broken Beach', 'Kelingking at sunset'],
      meals: ['breakfast', 'lunch'],
      stay: 'Hillside bungalow, Toya Pakeh side, Nusa Penida',
    },
    {
      title: 'East of Nusa Penida: Diamond Beach and a cave',
      description:
        'Leave at 6 am for the far corner of Nusa Penida, an hour away on a winding road. Diamond Beach has the early sun, and its cut stairway, with a rope for the last steep part, is nearly empty. Swim only if the sea is flat. Atuh beach is next door. More steps lead to the Thousand Islands viewpoint and its hut on a ledge. On the way home squeeze through the knee-high mouth of Goa Giri Putri into a cave as long as a street, where priests bless you with water; sarongs are lent at the gate.',
      activities: ['Diamond and Atuh beaches', 'Thousand Islands viewpoint', 'Goa Giri Putri cave temple'],
      meals: ['breakfast', 'lunch'],
      stay: 'Hillside bungalow, Toya Pakeh side, Nusa Penida',
    },
    {
      title: 'Manta rays at 7 am, then Nusa Lembongan',
      description:
        'A private boat rounds the south-west point of Nusa Penida to Manta Bay in half an hour. Guests see manta rays often, but the rays are wild and big waves may cancel the trip; you float and do not chase them. Gamat Bay follows for turtles and coral. By noon the same boat drops you on Nusa Lembongan, flatter and shadier, with cafés and a mangrove to drift through. Borrow a scooter-cart or walk to Devil’s Tear in the evening, and stay well behind the spray line; each year somebody goes too close.',
      activities: ['Snorkel with manta rays', 'Gamat Bay reef', 'Devil’s Tear at sunset'],
      meals: ['breakfast'],
      stay: 'Beach bungalow, Nusa Lembongan',
    },
    {
      title: 'Nusa Lembongan’s seaweed farms and the boat back',
      description:
        'At low water women wade out from Nusa Lembongan to tie seaweed on lines, the crop that fed these islands before tourists came. Walk over the bridge to Ceningan for a swing or a coffee above a blue lagoon. The boat at about 11 am needs thirty to forty minutes to Sanur and a car is waiting: any flight after 3:30 pm works. If you have more days, Ubud is an hour north, and in season some boats go from Lembongan straight to the Gilis.',
      activities: ['Seaweed farms', 'Ceningan by bridge', 'Boat to Sanur and transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in double rooms with breakfast: one in Sanur, two on Penida, one on Lembongan',
    'All fast-boat seats, and a private snorkel boat with guide, mask, fins and wetsuit top',
    'Four-wheel drive with island driver for two full days on Penida',
    'Parking at the beaches, the cave-temple donation and viewpoint tickets',
    'Picnic lunches on both driving days',
    'Airport transfers in Bali',
  ],
  exclusions: [
    'Flights to Bali',
    'Indonesian visa on arrival (IDR 500,000, about ₹2,850) and Bali tourist levy (IDR 150,000, about ₹855)',
    'Nusa Penida entry fee (about IDR 25,000, ₹145) and marine-park fee for snorkellers (about IDR 100,000, ₹570)',
    'Dinners, about ₹400–800 each; little is open after 9 pm',
    'Scuba dives, from roughly ₹5,500 for two tanks',
    'Extra nights or tickets if the harbour master stops the boats in bad weather',
  ],
  faqs: [
    {
      question: 'Is Kelingking beach worth climbing down to?',
      answer:
        'The view is worth it, the climb is not. The path drops well over a hundred metres on crumbling steps with a bamboo rail, is harder coming up, and the waves at the bottom have drowned strong swimmers. Our guides stop at the first bend. If you insist, you go at your own risk, in shoes, before 8 am, and we move that day’s plan.',
    },
    {
      question: 'Are manta rays guaranteed?',
      answer:
        'No. On calm mornings between April and October most trips see at least one, some see ten, and a swell from the south can shut the bay for days. If your plan has a spare morning, we keep it as a reserve.',
    },
    {
      question: 'How do I make this gentler, or tougher?',
      answer:
        'For a gentler trip, sleep only on Lembongan and visit Penida once by boat and car; families with children under eight should choose this. For a tougher one, add dives, or a scooter loop for experienced riders with a motorcycle permit valid in Indonesia. Hotels range from fan huts to clifftop rooms with pools.',
    },
    {
      question: 'Will vegetarians go hungry?',
      answer:
        'No, but the choice is small. The eateries (warungs) make vegetable nasi goreng, tempeh, gado-gado, banana pancakes and toasted sandwiches. Lembongan has vegan cafés. We leave a card in Indonesian that lists egg, fish sauce and shrimp paste.',
    },
    {
      question: 'How do visa and money work on such a small island?',
      answer:
        'The border papers are settled by the time you leave Denpasar airport: the arrival form online before you land, visa and levy online or there. The small island fee is paid at the jetty. Rules may change, so check before booking. Bring rupiah from Bali, since ATMs on Penida are few and may run empty, and cards fail when the network does.',
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
        'Thin wetsuit if you feel cold easily: the sea can drop to 20°C',
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
      category: 'If you have room',
      essential: false,
      items: ['Action camera on a float', 'Dry fruit and theplas'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 34500,
      description: 'Two to a room; a hillside bungalow on Penida',
    },
    {
      title: 'Clifftop room on Penida',
      price: 40500,
      description: 'Both Penida nights in a clifftop room at a hotel with a pool; the rest the same',
    },
  ],
  facts: {
    meet: {
      place: 'International arrivals hall, Ngurah Rai Airport, Bali: your driver waits for your flight',
      time: '3:00 pm',
    },
    end: { place: 'Departures, Ngurah Rai Airport, Bali', time: '12:30 pm' },
    airport: {
      name: 'Ngurah Rai International (DPS), Bali',
      transfer: 'You are met there: about 30 minutes by private car to Sanur, included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'An island driver for two days on Penida and a snorkel guide on the boat; no one stays with you overnight.',
    ages: {
      from: 8,
      note: 'With children under eight take the gentler version on Lembongan. Swimmers only at Manta Bay.',
    },
    fitness:
      'Hardest is day three: a 6 am start, about 1 hour of bends each way and long, steep steps down to Diamond Beach and back. Not for vertigo. All nights near sea level.',
    nights: [
      { count: 1, place: 'Sanur', room: '3-star hotel', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Nusa Penida', room: 'Hillside bungalow', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Nusa Lembongan', room: 'Beach bungalow', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 7500 },
    child: {
      from: 8,
      to: 11,
      price: 23500,
      note: 'Sharing the parents’ room, with mask and fins in small sizes on request.',
    },
    network:
      'Good 4G in Sanur and on Lembongan, weak in the east and south of Penida. Telkomsel works best; buy the SIM at the airport.',
    cash: 'Bring rupiah for four days from Bali: ATMs on Penida are few and may run empty, and cards fail with the network.',
    power:
      '230 V, sockets of types C and F: two-pin chargers fit, three-pin Indian plugs need an adaptor. Short cuts happen on Penida; carry a power bank.',
    insurance:
      'Required, not included: buy overseas medical cover that names snorkelling and boats, with evacuation to Bali.',
    papers: [
      {
        what: 'Passport valid for six months from entry, undamaged, with a return ticket',
        by: 'you',
        when: 'Check the passport before you book; show all of it at the border',
      },
      {
        what: 'Visa on arrival for 30 days, or the e-VOA online; the rule and fee may change',
        by: 'you',
        when: 'Online in the weeks before, or at Denpasar airport',
      },
      {
        what: 'All Indonesia arrival declaration, free, one for each traveller',
        by: 'you',
        when: 'Online in the last three days before landing',
      },
      {
        what: 'Bali tourist levy voucher with QR code',
        by: 'you',
        when: 'Online before the flight, or at the airport',
      },
    ],
    payLocally: [
      {
        what: 'Indonesian visa on arrival, 30 days',
        paidTo: 'Indonesian immigration, online or at Denpasar airport',
        rupees: 2850,
        foreign: { amount: 500000, currency: 'IDR' },
      },
      {
        what: 'Bali tourist levy',
        paidTo: 'Province of Bali, on the Love Bali site or at the airport counter',
        rupees: 855,
        foreign: { amount: 150000, currency: 'IDR' },
      },
      {
        what: 'Nusa Penida entry fee (approximate)',
        paidTo: 'Klungkung regency, at the jetty',
        rupees: 145,
        foreign: { amount: 25000, currency: 'IDR' },
      },
      {
        what: 'Marine-park fee for the manta morning (approximate)',
        paidTo: 'Nusa Penida marine park, online or through the boat',
        rupees: 570,
        foreign: { amount: 100000, currency: 'IDR' },
      },
    ],
  },
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
    'bali-coast/dawn-villa-room',
    'strait/gold',
    'reef/dawn',
    'bali/gold',
    'bali-coast/detail-1',
    'hammock/dawn',
    'bali/detail-1',
  ],
  captions: {
    night: 2,
    travel: 'By fast boat, and by four-wheel drive on Penida',
    high: 'Manta Bay by small boat, at 7 am',
  },
}
