import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'sahyadri-forts-monsoon-trek',
  kind: 'group',
  title: 'Three Maratha Forts in the Monsoon',
  location: 'Lonavala, Maharashtra',
  region: 'West',
  duration: '3D/2N',
  months: [6, 7, 8, 9],
  price: 6800,
  discount: 8,
  rating: 4.6,
  reviews: 119,
  description:
    'Lohagad, Visapur and Tikona guarded the old trade road over the Bhor Ghat, and in the rains they are the greenest climbs within three hours of Mumbai. One fort a day, four to six hours on the feet each time, two nights with village families in the valley of the Pawna. The rock is wet, the cloud sits low, and when it lifts you see why each of these hilltops was worth a siege. On red-alert days the forts are closed and so are we.',
  highlights: [
    'Lohagad’s four nested gates and the Vinchukata spur, thin as a scorpion’s tail over the valley',
    'Visapur’s long wall in the mist, with old cannon lying in the grass',
    'Tikona’s last stair, steep as a ladder, and the whole of Pawna lake from the top',
    'Bhaje’s chaitya hall, cut twenty-two centuries ago, with a waterfall for a curtain',
    'Pithla, bhakri and thecha on the floor of a farmhouse, with dry blankets after',
  ],
  placesCovered: ['Bhaje caves', 'Lohagad', 'Visapur', 'Pawna lake', 'Tikona'],
  itinerary: [
    {
      title: 'Bhaje caves, then Lohagad by its old stair',
      description:
        'The bus leaves Mumbai (Dadar) at six and collects the Pune people at Malavli at nine. From Bhaje we climb to the caves first: a horseshoe-vaulted hall with wooden ribs still in the stone, and a dancer carved beside a doorway. Then it is five kilometres of lane and path to Lohagad (1,033 m), four gates, about three hundred and fifty steps. If the wind allows we go out along Vinchukata. Supper is in the hamlet below.',
      activities: ['Bhaje caves', 'Climb to Lohagad', 'Vinchukata spur if conditions allow'],
      meals: ['lunch', 'dinner'],
      stay: 'Village homestay, Lohagadwadi',
    },
    {
      title: 'Visapur in the cloud',
      description:
        'Visapur (1,084 m) is higher than its twin, rougher, and far emptier. From the saddle at Gaimukh the path goes through dripping forest and up a boulder gully; hands are needed in two places. On top is a plateau large enough to be lost on, so we keep to the wall and count tanks, ruined roofs and one carved Hanuman. The stream stairway is left alone in flood. Jeeps then take us round to the shore of Pawna by five.',
      activities: ['Scramble to Visapur', 'Walk round the ramparts', 'Transfer to Pawna'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Farmhouse homestay, Tikona Peth, Pawna',
    },
    {
      title: 'Tikona, and home before dark',
      description:
        'A shorter day with the sharpest ending. From the village near Pawna the trail to Tikona (1,066 m) takes seventy minutes, past a mill wheel for lime and a rock-cut cave. The final sixty steps were built tall to slow attackers, and a steel cable helps you where they are slick. In a gap between squalls the triangular summit shows Tung, Lohagad and Visapur at once. Hot poha, dry socks, and the bus reaches Dadar around six.',
      activities: ['Climb to Tikona', 'Summit temple and tank', 'Return to Mumbai, drop for Pune'],
      meals: ['breakfast', 'lunch'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Bus from Dadar and back, with a Pune pick-up at Malavli station and drop at Kamshet',
    'Two nights on mattresses in village homes, rooms by gender, shared bathrooms with hot buckets',
    'Seven home-cooked Maharashtrian meals',
    'One leader and one local guide per ten trekkers, with rope, stretcher sheet and radio',
    'Fees at Bhaje caves and the forts for Indian nationals',
    'Jeeps between the valleys',
  ],
  exclusions: [
    'Train to Malavli for those who join from Pune',
    'Pack carrying; a porter is ₹900 a day if asked for beforehand',
    'Raincoats and shoes, which we do not rent',
    'Snacks at the stalls under Lohagad, corn and kanda bhaji being the usual ruin',
    'Rescue or hospital costs; take your own cover',
  ],
  faqs: [
    {
      question: 'How fit must I be?',
      answer:
        'Able to climb forty floors of stairs with a small bag and not hate the person next to you. Each day gains 350 to 500 m. First-timers manage well on Lohagad and Tikona; Visapur’s gully needs a head for wet rock, and anyone may sit it out in the village.',
    },
    {
      question: 'What if the administration closes a fort?',
      answer:
        'Pune district issues safety orders every monsoon: no bathing under waterfalls, no standing at cliff edges, and full closure on alert days. If one fort is shut we substitute Karla caves or a Pawna valley walk; if a red alert covers the whole trip it moves to the next date, or your money goes back.',
    },
    {
      question: 'Can I go under the waterfalls?',
      answer:
        'Not with us. People drown in those streams every July after a burst upstream that they never saw. The district bans it, the leaders enforce it, and you will be quite wet enough.',
    },
    {
      question: 'Which shoes work?',
      answer:
        'Trekking or trail shoes with deep lugs and soft rubber. Smooth gym soles and floaters are sent home from Dadar; moss on basalt is like soap. Leather boots will not dry in three days.',
    },
    {
      question: 'When is it prettiest?',
      answer:
        'July for drama and zero visibility, August for waterfalls and gaps in the cloud, early September for karvi and sonki flowers and long views. The last week of June is often crowded, so we use a side trail then.',
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
      category: 'Worth its weight',
      essential: false,
      items: ['Trekking pole for descents', 'Newspaper to stuff in wet shoes', 'Antifungal powder'],
    },
  ],
  departures: { weekday: 'friday', count: 6, seats: 20, seasons: [{ from: '06-25', to: '09-18' }] },
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
    'sahyadri/dusk',
    'sahyadri/day',
    'sahyadri/detail-1',
    'sahyadri/detail-2',
    'sahyadri/dawn',
    'sahyadri/gold',
  ],
}
