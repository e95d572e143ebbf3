import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'munnar-wayanad-backpacking',
  kind: 'group',
  title: 'Backpacking the Ghats: Munnar, Kozhikode and Wayanad',
  location: 'Munnar & Wayanad, Kerala',
  region: 'South',
  duration: '7D/6N',
  months: [1, 2, 3, 4, 9, 10, 11, 12],
  price: 12927,
  discount: 7,
  rating: 4.6,
  reviews: 2,
  description:
    'A rucksack trip between Kerala’s two high plateaus, done the way people who live there travel: red state buses on the ghats, a train up the coast, unreserved if need be, and jeeps only where nothing else goes. Munnar and Wayanad look close on a map and are a full day apart by road, so the journey is broken in Kozhikode, whose biryani is reason enough. Expect dormitories and small homestays, one start long before dawn, some real uphill walking, and a shared kitty for snacks.',
  highlights: [
    'Sunrise above the cloud at Kolukkumalai, after ninety minutes in an open-backed jeep',
    'A KSRTC bus seat up the nine numbered hairpins of the Thamarassery ghat',
    'Petroglyphs at Edakkal Caves, reached by a stiff climb of half an hour or more',
    'An evening’s eating in Kozhikode: Kuttichira, SM Street halwa, sulaimani on the beach',
    'Dormitory beds with lockers, six to a room, women’s rooms always available',
    'A forest-guided hill walk in Wayanad, chosen by what the department has opened that week',
  ],
  placesCovered: [
    'Aluva',
    'Munnar',
    'Kolukkumalai',
    'Kozhikode',
    'Vythiri',
    'Edakkal Caves',
    'Banasura Sagar',
  ],
  itinerary: [
    {
      title: 'Aluva to Munnar by the red state bus',
      description:
        'We meet at Aluva station at 8 am, which suits night trains from Bengaluru, Chennai and Mangaluru and the first flights. The state bus to Munnar takes a bit more than four hours, with the windows down and the conductor whistling. You have your bunk by 2 pm. In the afternoon we walk to Pothamedu, a few easy kilometres with the whole bowl of tea below, and settle the kitty and the cooking roster over kattan chaya.',
      activities: ['KSRTC bus to Munnar', 'Walk to Pothamedu viewpoint'],
      meals: ['dinner'],
      stay: 'Hostel dormitory, Munnar (first of three nights)',
    },
    {
      title: 'By bus from Munnar to Lakkam and Marayoor',
      description:
        'One ghat north-east of Munnar the rain stops and the forest turns to thorn and sandalwood. We ride the local bus past Lakkam waterfall, where there is a pool to stand under, to Marayoor, and climb to dolmens raised some three thousand years ago on a bare rock above the cane fields. Jaggery is boiled in open pans by the road and sold warm. Buses back thin out after 5 pm, so we start back in time.',
      activities: ['Lakkam waterfall', 'Marayoor dolmens', 'Jaggery-making sheds'],
      meals: ['breakfast'],
      stay: 'Hostel dormitory, Munnar',
    },
    {
      title: 'Sunrise at Kolukkumalai, back in Munnar by noon',
      description:
        'The alarm rings at 3 am. It is an hour by van to Suryanelli, then ninety minutes in a jeep over a track that is mostly stones; anyone with a bad back should stay in bed. Kolukkumalai (2,170 m) looks east over Tamil Nadu, and from November to February the cloud is usually below your feet. The orthodox tea factory from the 1930s still runs on its old machines. By noon we are in Munnar again, and the afternoon is for sleep.',
      activities: ['Jeep to Kolukkumalai', 'Orthodox tea factory', 'Free afternoon'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hostel dormitory, Munnar',
    },
    {
      title: 'Munnar to Kozhikode by bus and coast train',
      description:
        'The 7 am bus returns us to Aluva for a midday train, which takes three and a half hours, past Thrissur and the Bharathapuzha’s sandbanks, to Kozhikode. We leave our bags and go out to see the wooden mosques around Kuttichira tank and halwa in forty colours on SM Street, and to eat a plate of Malabar biryani with date pickle. The beach at 9 pm is full of families and stalls of pickled mango on ice.',
      activities: ['Train along the Malabar coast', 'Kuttichira heritage walk', 'Street-food evening'],
      meals: ['dinner'],
      stay: 'Budget hotel, twin rooms, Kozhikode',
    },
    {
      title: 'Kozhikode up nine hairpins to Vythiri',
      description:
        'Ask for a window seat. From Kozhikode the bus to Kalpetta climbs nine hairpins in twelve kilometres, with monkeys on the parapets, and comes out among coffee at Vythiri (700 m). Our homestay is a planter’s house with bunks in the old drying shed. After lunch a naturalist takes us along the stream to look for giant squirrels and, after dark, if the ground is wet, for tree frogs by torchlight. After the first showers, mostly in February or March, the whole slope smells of coffee blossom for some days.',
      activities: ['Thamarassery ghat by bus', 'Stream walk and torchlight walk'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Plantation homestay, Vythiri (first of two nights)',
    },
    {
      title: 'Edakkal Caves, then Banasura Sagar or a trail',
      description:
        'Edakkal Caves let in a fixed number of people a day and close on Mondays, so we are there at 9 am for the climb: a steep kilometre of road and then iron steps into a cleft scratched with figures and scripts. Lunch is bamboo rice. In the afternoon the group goes either to Banasura Sagar for the islands or up a forest-department trail that is open in the afternoon (Chembra’s lets nobody in after noon); hill trails shut in the fire months and in heavy rain.',
      activities: ['Edakkal petroglyphs', 'Banasura Sagar or a guided hill trail', 'Bonfire where permitted'],
      meals: ['breakfast', 'dinner'],
      stay: 'Plantation homestay, Vythiri',
    },
    {
      title: 'Vythiri back down to Kozhikode station',
      description:
        'The grower roasts a last batch and sells it by weight. A mid-morning bus from Vythiri needs two and a half hours to reach Kozhikode, and the trip ends at the railway station around 2 pm, in time for afternoon trains to Mangaluru, Kochi and Chennai. Those going to Bengaluru can stay on the plateau instead and take the direct bus north through Bandipur, which must pass the forest gate before 9 pm.',
      activities: ['Coffee roasting', 'Bus to Kozhikode station'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a Munnar hostel, one in a Kozhikode hotel, and two in bunks at a plantation homestay',
    'Bus tickets, the train from Aluva to Kozhikode, and vans where no bus runs',
    'The jeep to Kolukkumalai, and entry at the estate, Lakkam, Edakkal and Banasura Sagar',
    'Eleven meals as marked in the plan, all local food and mostly spicy',
    'A naturalist in Vythiri, and the guide and permit for the forest trail',
    'A trip leader on all seven days',
  ],
  exclusions: [
    'Travel to Aluva and home from Kozhikode',
    'Snacks on the Kozhikode food walk besides the biryani, about ₹300',
    'Banasura speedboat and zip line',
    'Towels at the hostel, about ₹50 to hire',
    'Things lost or stolen: please use the lockers',
  ],
  faqs: [
    {
      question: 'How fit must I be?',
      answer:
        'You should be able to walk eight kilometres with a day pack and climb a thousand steps. You carry your own rucksack from bus to bed, never more than a kilometre. The hardest part is the climb to Edakkal in the sun.',
    },
    {
      question: 'Is the part of Wayanad hit by the 2024 landslide on the route?',
      answer:
        'No. Chooralmala and Mundakkai are beyond Meppadi, off this route, and we do not take visitors there. The homestay, Edakkal and the reservoir were not damaged.',
    },
    {
      question: 'Can I come alone?',
      answer:
        'Yes. Dormitories are mixed unless you ask for the women’s room, which costs the same. In Kozhikode you share a twin room with someone of your own gender, or pay ₹700 to have it alone.',
    },
    {
      question: 'What happens in Munnar when the national park is shut?',
      answer:
        'The plan does not need it. We go by bus to Marayoor and by jeep to Kolukkumalai, and both are open when the tahr park is closed in February and March. If the park is open and you would rather go there, you can do so on Day 2 at your own cost.',
    },
  ],
  thingsToCarry: [
    {
      category: 'On your back',
      essential: true,
      items: ['Rucksack of 50 litres or less with rain cover', 'Day pack', 'Padlock for the locker'],
    },
    {
      category: 'Feet and legs',
      essential: true,
      items: [
        'Broken-in walking shoes',
        'Leech socks in September and October',
        'Long trousers for the plantation',
      ],
    },
    {
      category: 'Warmth',
      essential: true,
      items: ['Windproof layer and cap for the open jeep at 4 am'],
    },
    {
      category: 'Small stuff',
      essential: false,
      items: ['Quick-dry towel', 'Deck of cards', 'Power bank: hostel sockets are few'],
    },
  ],
  packages: [
    {
      title: 'Dorm bed',
      price: 12927,
      description: 'Dormitory beds for five nights, a shared twin room in Kozhikode',
      isPopular: true,
    },
    {
      title: 'Dorm bed, Kozhikode alone',
      price: 13627,
      description: 'Dormitory beds for five nights, a room to yourself in Kozhikode',
    },
  ],
  facts: {
    meet: { place: 'Aluva railway station, main entrance', time: '8:00 am' },
    end: { place: 'Kozhikode railway station', time: '2:00 pm' },
    airport: {
      name: 'Cochin International, Nedumbassery (COK)',
      transfer: 'About 12 km from Aluva station, half an hour by feeder bus or taxi; not included.',
    },
    railhead: { name: 'Aluva', transfer: 'We meet at this station.' },
    team: 'A trip leader on all seven days, a naturalist in Vythiri, and a forest guide on the hill trail.',
    ages: { from: 18, note: 'With a bad back, sleep in on day 3: the jeep track is mostly stones.' },
    fitness:
      'Be able to walk 8 km with a day pack and climb 1,000 steps. Hardest: half an hour or more of steep road and iron steps to Edakkal on day 6. Day 3 starts at 3 am and reaches 2,170 m by jeep. Highest night: 1,532 m.',
    nights: [
      { count: 3, place: 'Munnar', room: 'Hostel', sharing: 'Dormitory of 6', washroom: 'shared' },
      { count: 1, place: 'Kozhikode', room: 'Budget hotel', sharing: 'Twin', washroom: 'own' },
      {
        count: 2,
        place: 'Vythiri',
        room: 'Plantation homestay, bunks',
        sharing: 'Dormitory',
        washroom: 'shared',
      },
    ],
    singleRoom: {
      none: 'Five nights are in dormitories; only the Kozhikode room can be had alone, for ₹700.',
    },
    child: { none: 'Dormitories and dawn starts are for adults; nobody under 18 comes along.' },
    network:
      'Jio, Airtel and BSNL work in Munnar, Kozhikode and Vythiri. Expect little or no signal at Kolukkumalai and on forest trails.',
    cash: 'ATMs in Munnar, Kozhikode and Kalpetta. Buses and roadside stalls want small notes; most cafés take UPI.',
    power: 'Mains everywhere, with cuts in the hills. Hostel sockets are few, so bring a power bank.',
    insurance:
      'No insurance is in the price. Take a travel policy that covers hill walking and medical care.',
    papers: [
      {
        what: 'Government photo ID; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the original for the stays and the forest counters',
      },
      {
        what: 'Forest trail permit and guide in Wayanad',
        by: 'us',
        when: 'Taken at the counter on day 6, for a trail that is open that afternoon',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 5,
    seats: 16,
    smallest: 6,
    decideDays: 10,
    everyWeeks: 2,
    seasons: [{ from: '09-20', to: '04-20' }],
  },
  route: [
    { place: 'aluva' },
    { place: 'munnar', night: true },
    { place: 'marayoor' },
    { place: 'kolukkumalai' },
    { place: 'munnar', night: true },
    { place: 'kozhikode', night: true },
    { place: 'vythiri', night: true },
    { place: 'edakkal' },
    { place: 'banasura-sagar' },
    { place: 'vythiri', night: true },
    { place: 'kozhikode' },
  ],
  difficulty: 'moderate',
  tags: ['backpacking', 'budget', 'adventure'],
  cover: 'munnar/day',
  gallery: [
    'munnar/dawn-dorm-room',
    'green-road/bus-gold',
    'spice-garden/dawn',
    'kerala/nets-dusk',
    'munnar/detail-1',
    'kerala/detail-2',
  ],
  captions: {
    night: 1,
    travel: 'By KSRTC bus, up the hairpins of Thamarassery',
    high: 'A planter’s garden at Vythiri',
  },
}
