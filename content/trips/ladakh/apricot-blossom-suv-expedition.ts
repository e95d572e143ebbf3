import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'ls1',
  kind: 'group',
  title: 'Apricot Blossom: Sham and the Aryan Valley in April',
  location: 'Sham & Dah-Hanu, Ladakh',
  region: 'North',
  duration: '6D/5N',
  months: [4],
  price: 21500,
  discount: 5,
  rating: 4.9,
  reviews: 58,
  description:
    'For about three weeks in April the brown lower Indus turns pink and white. Ladakhis call it chuli mendok, apricot flower, and it climbs the valley like a tide: Garkone and Dah in the first days of the month, Khaltse and Skurbuchan in the second week, the villages near Leh last of all. This SUV trip moves with it. The altitudes are low for Ladakh, none of the roads crosses a big pass, and there is almost nobody else. In return, mornings are near freezing, some hotels are still shut, and a late frost can take half the petals in a night.',
  highlights: [
    'Trees in flower at three heights, so an early or late spring still finds you some',
    'Two nights with Brokpa families, who dress their caps with dried monthu and marigold',
    'The village apricot festivals, danced by people who came to dance and not to be filmed, when dates match',
    'Alchi’s murals with the temple almost to yourself, months before the coaches',
    'Snow on every ridge and, in most years, none on the road',
    'Small convoy of three SUVs for twelve guests',
  ],
  placesCovered: ['Leh', 'Basgo', 'Alchi', 'Khaltse', 'Skurbuchan', 'Dah', 'Garkone', 'Lamayuru'],
  itinerary: [
    {
      title: 'Leh in its off-season clothes',
      description:
        'In April Leh (3,524 m) belongs to its own people: half the cafés are boarded up, the canal is just being let in, and the poplars are bare. Your hotel is one of those that keeps its heating on. Rest through the middle of the day, as the height demands in any month. Before supper the captain tells you which villages flowered this morning; the news comes by phone from aunts.',
      activities: ['Airport pick-up', 'Rest', 'Bloom briefing'],
      meals: ['dinner'],
      stay: 'Centrally heated hotel, Leh',
    },
    {
      title: 'Second day’s patience: Shey and Thiksey',
      description:
        'One more night before the road, used lightly. We drive half an hour to Thiksey (3,600 m) for the late-morning drums, then to the ruined palace at Shey, whose fishpond is often still skinned with ice. Lunch is skyu, thumb-pressed pasta with turnip, in a kitchen in Choglamsar. Back in Leh the afternoon is free; the Tibetan market sells the woollen gloves you forgot.',
      activities: ['Thiksey monastery', 'Shey palace', 'Ladakhi kitchen lunch'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Centrally heated hotel, Leh',
    },
    {
      title: 'Down the Indus, flower by flower',
      description:
        'Every fifty kilometres the river is lower and the season a week older. Basgo’s fort rises above bare twigs; by Nurla the buds are fat; at Khaltse (2,980 m) the first trees may be open. Leaving the highway, we follow the right bank through Domkhar and Skurbuchan, stopping wherever there is colour. At dusk we carry our bags up the path to Dah (2,750 m), where the whole slope should be white. About 165 kilometres with many halts.',
      activities: ['Basgo fort', 'Orchard stops at Khaltse and Skurbuchan', 'Arrival in Dah'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Dah',
    },
    {
      title: 'Garkone on foot',
      description:
        'A walking day. From Dah we drive twenty minutes downriver and spend the morning in Garkone, the largest and earliest orchard village of the Brokpa, going from terrace to terrace with a teacher who explains the caps, the songs and the vexed matter of who is Aryan. Ask before you photograph a face, and expect to be asked in for tea. In the afternoon, bees and a book. The evening is music if the village feels like it.',
      activities: ['Garkone orchard walk', 'Tea with a Brokpa family', 'Village music, if held'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Dah',
    },
    {
      title: 'Lamayuru snow, Alchi colours, Leh',
      description:
        'We go back up through Khaltse and make a detour of an hour and a half to Lamayuru (3,510 m), where winter has not left and the moonland is streaked with white. Then down again to Alchi for lunch and for the Sumtsek, three storeys of 12th-century paint lit by a torch. Our favourite halt is unplanned: some garden near Saspol with one old tree in full flower. Evening in Leh, back among bare poplars, feels like going back a month.',
      activities: ['Lamayuru monastery', 'Alchi Choskhor', 'Saspol gardens'],
      meals: ['breakfast', 'dinner'],
      stay: 'Centrally heated hotel, Leh',
    },
    {
      title: 'Flight from Leh',
      description:
        'Spring westerlies can make April flights late, so do not book a tight connection in Delhi. We keep a car and two rooms until noon for anyone whose plane has turned back. If it leaves on time, you can see the lower Indus as a thread from the window soon after take-off from Leh, and know what is flowering there.',
      activities: ['Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in a Leh hotel with central heating, two in Brokpa homestays',
    'SUV with a Ladakhi driver for all six days, four passengers each',
    'Breakfast and dinner daily, lunch on days 2 to 4',
    'Local teacher-guide in Garkone and Dah',
    'Village entry contributions and permit papers for Dah-Hanu',
    'Daily phone reports on the bloom, and freedom to swap villages around',
  ],
  exclusions: [
    'Return airfare to Leh, lower in April than in summer',
    'Festival stage seats, where a village sells them',
    'Alchi, Lamayuru and Thiksey tickets, ₹50–100 each',
    'Extra nights after a flight cancellation',
    'Shopping: apricot-kernel oil is ₹600–1,000 a bottle and worth it',
  ],
  faqs: [
    {
      question: 'Will I certainly see the blossom?',
      answer:
        'Some of it, very nearly always. Flowering moves by five to seven days with the winter, and each tree holds its petals for about a week. Because this route spans 2,700 to 3,500 metres, one belt or another is open through the first twenty days of April. Rain or frost can thin it.',
    },
    {
      question: 'How cold is Ladakh at this time?',
      answer:
        'Leh swings from minus four at night to ten in the sun. Dah is warmer, two to seventeen. Homestays have a bukhari stove in the kitchen and heavy quilts in the rooms; washing water comes hot in a bucket.',
    },
    {
      question: 'Is it a good choice for a first visit to Ladakh?',
      answer:
        'Yes, if what you want is people and villages. The nights away are lower than Leh, which is kind to the body. No, if you have your heart set on Pangong, which is still half frozen and grey in April.',
    },
    {
      question: 'Are the roads to Dah difficult?',
      answer:
        'Single lane, tarred, with some exposed corners. The drivers grew up on it. Nobody who has been to Kinnaur or Spiti will blink.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Layers',
      essential: true,
      items: [
        'Warm jacket and cap for mornings',
        'Thin sweater for Garkone afternoons',
        'Thermal vest for Leh nights',
      ],
    },
    {
      category: 'Feet',
      essential: true,
      items: ['Walking shoes for uneven terraces', 'Warm indoor socks; floors are mud and cold'],
    },
    {
      category: 'Photography',
      essential: false,
      items: [
        'A lens between 35 and 85 mm for portraits, used with permission',
        'Circular polariser',
        'Small prints to give, if you have visited before',
      ],
    },
    {
      category: 'Small things',
      essential: false,
      items: ['Antihistamine if pollen troubles you', 'Hand warmers', 'Notebook for recipes'],
    },
  ],
  departures: { weekday: 'saturday', count: 3, seats: 12, seasons: [{ from: '04-02', to: '04-18' }] },
  route: [
    { place: 'leh', night: true },
    { place: 'thiksey' },
    { place: 'leh', night: true },
    { place: 'khaltse' },
    { place: 'dah', night: true },
    { place: 'lamayuru' },
    { place: 'alchi' },
    { place: 'leh', night: true },
  ],
  difficulty: 'easy',
  tags: ['suvPackage', 'cultural', 'offbeat'],
  special: 'Nights with Brokpa families',
  festival: 'Apricot Blossom Festival',
  cover: 'ladakh/valley-day-blossom',
  gallery: [
    'ladakh/valley-dusk',
    'ladakh/detail-1',
    'ladakh/dusk',
    'ladakh/valley-gold',
    'ladakh/detail-2',
    'ladakh/night',
    'ladakh/valley-dawn-clouds',
  ],
}
