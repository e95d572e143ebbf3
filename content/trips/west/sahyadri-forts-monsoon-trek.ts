import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'sahyadri-forts-monsoon-trek',
  kind: 'group',
  title: 'Three Maratha Forts in the Monsoon',
  location: 'Lonavala, Maharashtra',
  region: 'West',
  duration: '3D/2N',
  months: [6, 7, 8, 9],
  price: 6256,
  discount: 8,
  rating: 4.6,
  reviews: 2,
  description:
    'Lohagad, Visapur and Tikona guarded the old trade road over the Bhor Ghat, and in the rains they are the greenest climbs within three hours of Mumbai. You climb one fort a day, with four to six hours on foot each time, and sleep two nights with village families in the valley of the Pawna. The rock is wet, the cloud sits low, and when it lifts you see why each of these hilltops was worth a siege. On red-alert days the forts are closed and we do not go.',
  highlights: [
    'Lohagad’s four nested gates and the Vinchukata spur, thin as a scorpion’s tail over the valley',
    'Visapur’s long wall in the mist, with old cannon lying in the grass',
    'Tikona’s last stair, steep as a ladder, and the whole of Pawna lake from the top',
    'Bhaje’s chaitya hall, cut twenty-two centuries ago, with a waterfall in front of it',
    'Pithla, bhakri and thecha on the floor of a farmhouse, with dry blankets after',
  ],
  placesCovered: ['Bhaje caves', 'Lohagad', 'Visapur', 'Pawna lake', 'Tikona'],
  itinerary: [
    {
      title: 'Bhaje caves, then Lohagad by its old stair',
      description:
        'The bus leaves Mumbai (Dadar) at 6 am and collects the Pune people at Malavli at 9 am. From Bhaje we climb to the caves first: a horseshoe-vaulted hall with wooden ribs still in the stone, and a dancer carved beside a doorway. Then it is five kilometres of lane and path to Lohagad (1,033 m), with four gates and several hundred steps. If the wind allows we go out along Vinchukata. Supper is in the hamlet below.',
      activities: ['Bhaje caves', 'Climb to Lohagad', 'Vinchukata spur if conditions allow'],
      meals: ['lunch', 'dinner'],
      stay: 'Village homestay, Lohagadwadi',
    },
    {
      title: 'Visapur fort in the clouds, then Pawna lake',
      description:
        'Visapur (1,084 m) is higher than Lohagad, its twin, and rougher and far emptier. From the saddle at Gaimukh the path goes through dripping forest and up a boulder gully; hands are needed in two places. On top is a plateau large enough to be lost on, so we keep to the wall and count tanks, ruined roofs and one carved Hanuman. We do not use the stairway along the stream when it is in flood. Jeeps then take us round to the shore of Pawna by 5 pm.',
      activities: ['Scramble to Visapur', 'Walk round the ramparts', 'Transfer to Pawna'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Farmhouse homestay, Tikona Peth, Pawna',
    },
    {
      title: 'Tikona fort, and Mumbai again by evening',
      description:
        'This day is shorter, but it ends with the steepest climb. From the village near Pawna the trail to Tikona (1,066 m) takes an hour to an hour and a half, past a mill wheel for lime and a rock-cut cave. The final sixty steps were built tall to slow attackers, and a steel cable helps you where they are slick. In a gap between squalls the triangular summit shows Tung, Lohagad and Visapur at once. Afterwards there is hot poha, you put on dry socks, and the bus reaches Dadar around 6 pm.',
      activities: ['Climb to Tikona', 'Summit temple and tank', 'Return to Mumbai, drop for Pune'],
      meals: ['breakfast', 'lunch'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Bus from Dadar and back, with a pick-up for Pune at Malavli station and a drop at Kamshet',
    'Two nights on mattresses in village homes, separate rooms for women and men, shared bathrooms with hot water by bucket',
    'Seven home-cooked Maharashtrian meals: two breakfasts, three lunches and two dinners',
    'One leader and one local guide for every ten trekkers, with rope, stretcher sheet and radio',
    'Entry fees at Bhaje caves and the forts for Indian citizens',
    'Jeeps between the valleys',
  ],
  exclusions: [
    'Train to Malavli if you join from Pune',
    'A porter, ₹900 a day if you ask beforehand, unless your package has one',
    'Raincoats and shoes; we do not rent them',
    'Snacks at the stalls below Lohagad',
    'Rescue or hospital costs; your own insurance must cover them',
    'Entry tickets for foreign visitors, ₹300 each at Bhaje caves and Lohagad',
  ],
  faqs: [
    {
      question: 'How fit must I be?',
      answer:
        'You should be able to climb 40 floors of stairs with a small bag. Each day gains roughly 300 to 500 m. First-timers manage well on Lohagad and Tikona. The gully of Visapur needs sure feet on wet rock, and anyone may wait in the village instead.',
    },
    {
      question: 'What if the administration closes a fort?',
      answer:
        'Pune district issues safety orders every monsoon: no bathing under waterfalls, no standing at cliff edges, and full closure on alert days. If one fort is closed we go to Karla caves or walk in the Pawna valley. If a red alert covers the whole trip, you move to the next date or get your money back.',
    },
    {
      question: 'Can I go under the waterfalls?',
      answer:
        'No. People drown in those streams every July when it has rained hard higher up. The district bans it and the leaders enforce the ban.',
    },
    {
      question: 'Which shoes work?',
      answer:
        'Trekking or trail shoes with deep, soft rubber soles. With smooth gym soles or sandals you cannot join at Dadar, because wet moss on rock is very slippery. Leather boots will not dry in three days.',
    },
    {
      question: 'When is it prettiest?',
      answer:
        'July is wild, with almost no views. August has waterfalls and gaps in the cloud. Early September has yellow sonki flowers and long views; karvi flowers in mass only every seven or eight years, last in 2024. The last week of June is often crowded, so we use a side trail then.',
    },
  ],
  thingsToCarry: [
    {
      category: 'On the hill',
      essential: true,
      items: [
        'Rain jacket and pack liner (a dustbin bag will do)',
        'Lugged shoes, already broken in',
        'Two litres of water and glucose',
        'Whistle and head torch',
      ],
    },
    {
      category: 'For the homestay',
      essential: true,
      items: ['Full dry set sealed in plastic', 'Sleeping-bag liner or bedsheet', 'Towel and slippers'],
    },
    {
      category: 'Worth carrying',
      essential: false,
      items: ['Trekking pole for descents', 'Newspaper to stuff in wet shoes', 'Antifungal powder'],
    },
  ],
  packages: [
    {
      title: 'You carry your bag',
      price: 6256,
      description: 'A mattress in a shared village room; you carry your own day bag',
      isPopular: true,
    },
    {
      title: 'With a porter',
      price: 8956,
      description: 'The same rooms; a porter carries your bag on all three days',
    },
  ],
  facts: {
    meet: {
      place: 'Swaminarayan temple, Dadar East, Mumbai (Pune guests: Malavli station at 9 am)',
      time: '6:00 am',
    },
    pickups: [{ id: 'malavli', place: 'Malavli railway station', time: '9:00 am' }],
    end: {
      place: 'Swaminarayan temple, Dadar East, Mumbai (Pune guests: Kamshet, about two hours earlier)',
      time: '6:00 pm',
    },
    airport: {
      name: 'Chhatrapati Shivaji Maharaj International, Mumbai (BOM)',
      transfer: 'About 12 km from Dadar, 30 to 60 minutes by taxi; not included.',
    },
    railhead: {
      name: 'Dadar',
      transfer:
        'A five-minute walk from the east side of the station; Pune guests take the local train to Malavli, not included.',
    },
    team: 'One leader and one local guide for every ten trekkers.',
    ages: { from: 14, note: 'Under 18 with a parent. Not with heart trouble, vertigo or a recent injury.' },
    fitness:
      'Four to six hours on foot a day, roughly 300 to 500 m up each time. Hardest is day 2: a wet boulder gully to Visapur, 1,084 m, with hands needed in two places. You carry your own day bag.',
    nights: [
      {
        count: 1,
        place: 'Lohagadwadi',
        room: 'Village homestay, mattresses',
        sharing: 'Rooms by gender',
        washroom: 'shared',
      },
      {
        count: 1,
        place: 'Tikona Peth, Pawna',
        room: 'Farmhouse homestay, mattresses',
        sharing: 'Rooms by gender',
        washroom: 'shared',
      },
    ],
    singleRoom: { none: 'Everyone sleeps on mattresses in shared rooms, separate for women and men.' },
    child: { none: 'Wet rock is not for children under 14; from that age everyone pays the full price.' },
    network:
      'Jio and Airtel work around Bhaje and Pawna. On the forts and in cloud the signal comes and goes; leaders carry radios.',
    cash: 'Draw cash in Mumbai or Lonavala; do not count on an ATM in the villages. Stalls take UPI where there is signal.',
    power: 'Power cuts are frequent in the rains. Charge at home and bring a power bank in a dry bag.',
    insurance: 'Required, not included: buy a policy that covers trekking, rescue and hospital.',
    papers: [
      {
        what: 'Government photo ID; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the original in a dry bag',
      },
      {
        what: 'Insurance policy that covers trekking and rescue',
        by: 'you',
        when: 'Show it to the leader at Dadar or Malavli',
      },
      {
        what: 'Entry tickets at Bhaje and the forts, for Indian citizens',
        by: 'us',
        when: 'Bought on the day',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'friday',
    count: 6,
    seats: 20,
    smallest: 6,
    decideDays: 4,
    seasons: [{ from: '06-25', to: '09-18' }],
  },
  route: [
    { place: 'mumbai' },
    { place: 'lonavala' },
    { place: 'bhaje' },
    { place: 'lohagad', night: true },
    { place: 'visapur' },
    { place: 'pawna-lake', night: true },
    { place: 'tikona' },
    { place: 'mumbai' },
  ],
  difficulty: 'moderate',
  tags: ['trek', 'monsoon', 'adventure', 'budget'],
  cover: 'sahyadri/day-rain',
  gallery: [
    'sahyadri/dusk-mat-room',
    'sahyadri/detail-2',
    'bhaje/day',
    'sahyadri/day',
    'sahyadri/dawn',
    'sahyadri/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'On foot, from fort to fort',
    high: 'Bhaje’s chaitya hall, with a waterfall in front of it',
  },
}
