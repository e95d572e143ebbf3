import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'har-ki-dun-trek',
  kind: 'group',
  title: 'Har Ki Dun: Old Villages under Swargarohini',
  location: 'Tons Valley, Uttarakhand',
  region: 'North',
  duration: '7D/6N',
  months: [4, 5, 6, 9, 10, 11],
  price: 11092,
  discount: 6,
  rating: 4.8,
  reviews: 2,
  description:
    'Most treks hurry through villages to reach a summit. This one has no summit, and villages that people in Garhwal still speak of with respect: Gangad, Osla and Dhatmir, three-storeyed in deodar and stone, where people speak of the Mahabharata’s heroes as family. You follow the Supin for about twenty-five kilometres to a cradle of meadows at 3,566 m, with Swargarohini shutting the far end. April has snow in the upper valley, May and June have flowers, and from late September the grass turns copper. The distances are longer than at Kedarkantha, but the gradients are gentle.',
  highlights: [
    'A full night in the upper valley, so you see both its sunset and its sunrise',
    'Osla’s temple square and its carved houses with the people who live in them',
    'Side walk to Maninda Tal, a small lake on the way to the Borasu Pass',
    'Water mills still grinding at Pauni Garaat',
    'Wild roses in June, red amaranth terraces in October',
    'Food bought from the valley: rajma, mandua, chaulai and walnut',
  ],
  placesCovered: [
    'Sankri',
    'Taluka',
    'Gangad',
    'Pauni Garaat',
    'Osla',
    'Kalkattiyadhar',
    'Har Ki Dun',
    'Maninda Tal',
  ],
  itinerary: [
    {
      title: 'Dehradun to Sankri by the Yamuna and the Tons',
      description:
        'Today’s road keeps to rivers. Meet outside Dehradun station at 6:30 am. The jeeps cross the Mussoorie ridge, meet the Yamuna, leave it at Naugaon for the paddy terraces of Purola, and finally run beside the Tons to Netwar, where the forest office checks our permits. There is one long stop for lunch and, some days, another for a flat tyre. Sankri (1,920 m) has a single bazaar and the forested slopes of Kedarkantha behind it. We sort the loads and sleep early.',
      activities: ['Drive of nine to ten hours', 'Permit check at Netwar', 'Mule loads weighed'],
      meals: ['dinner'],
      stay: 'Guesthouse, Sankri',
    },
    {
      title: 'Taluka and the riverside path to Pauni Garaat',
      description:
        'Twelve rough kilometres by jeep through deodar, with a stream or two running over the road, end at Taluka. From here we walk beside the Supin. The trail dips to the water, rolls through walnut and hazel, and passes below Gangad, whose slate roofs stack up the opposite slope. A wooden tea shop an hour before camp makes a good omelette. At Pauni Garaat (2,500 m) the tents stand on grass by the mills.',
      activities: ['Jeep to Taluka', 'Trek 10 km, 5–6 hours', 'Visit to a working water mill'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent, Pauni Garaat',
    },
    {
      title: 'Through Osla village to camp at Kalkattiyadhar',
      description:
        'We cross the river and climb to Osla (2,590 m), where a guide’s family serves tea on a carved balcony that several generations have leaned on. Shoes come off well before the temple; ask before photographing anyone. The path then rises above the gorge through the last terraced fields to a breezy shelf at Kalkattiyadhar, 2,990 m. Black Peak, Kala Nag, appears across the valley for the first time.',
      activities: ['Trek 7–8 km, 5 hours', 'Time in Osla with a local family', 'Views of Kala Nag'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent, Kalkattiyadhar',
    },
    {
      title: 'Up the gorge into Har Ki Dun',
      description:
        'We walk seven kilometres; silver birch takes over from pine about halfway, and we cross a waterfall by stepping stones. In April the final bend holds packed snow, and the guides go ahead to kick a track. Then the gorge opens and Har Ki Dun (3,566 m) is there all at once: a flat green floor, two streams, the forest rest house, Swargarohini to the south-east and the Hata peak behind. The gain on the previous camp is nearly 600 m, so we arrive slowly and drink often.',
      activities: ['Trek 7 km, 5 hours', 'Sunset from the moraine ridge'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent, Har Ki Dun',
    },
    {
      title: 'Maninda Tal, then down to Kalkattiyadhar',
      description:
        'Frost may lie on the tents until 8 am. With daypacks only, we walk three kilometres up the northern branch to Maninda Tal, a small tarn with the Borasu route to Kinnaur going on beyond it. Bharal are sometimes on the scree. After an early lunch back at Har Ki Dun we pack up the camp, and an easy afternoon’s walk brings us down to Kalkattiyadhar, where the air feels thick and everyone’s appetite returns. Card games by headlamp are traditional.',
      activities: ['Side walk to Maninda Tal (6 km return)', 'Descent 7 km'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent, Kalkattiyadhar',
    },
    {
      title: 'The long walk to Taluka, and a jeep to Sankri',
      description:
        'We walk some sixteen kilometres, mostly downhill, on tired legs but over easy ground. We stay on the river bank this time and leave Osla high above us. At Gangad the schoolchildren come out to practise their English. The jeeps are at Taluka from 3:30 pm, and the ride back to Sankri is dusty and cheerful. There is hot water by turns, then a dinner of mutton or mushrooms cooked on the guesthouse’s wood stove.',
      activities: ['Trek 16 km, 7 hours', 'Gangad village stop', 'Jeep to Sankri'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guesthouse, Sankri',
    },
    {
      title: 'Sankri back to Dehradun through Purola',
      description:
        'Departure is at 6:30 am. Where the Rupin and Supin join at Netwar to make the Tons, there is time for one photograph from the bridge. Purola gives us an early lunch of chole and rice. The road is the one you came by, but seen the other way the terraces look different. We reach Dehradun by about 5 pm; the Delhi trains and the overnight buses leave later in the evening, and the driver drops you at either station.',
      activities: ['Drive to Dehradun', 'Rupin–Supin confluence'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Jeeps between Dehradun, Sankri and Taluka, both ways',
    'Four nights in two-person tents, with kitchen, dining and toilet tents',
    'Two nights in shared rooms at a Sankri guesthouse',
    'All meals from the first dinner to the last breakfast, except lunch on the two road days',
    'Mules for tents, kitchen and rations',
    'Sanctuary permits and the camping levy of Govind National Park',
    'An Osla-born guide, a qualified leader and a cook who bakes',
  ],
  exclusions: [
    'A porter or mule for your own rucksack, ₹400 a day',
    'Donations in the villages, which are never demanded',
    'Food and drink from the tea houses on the trail',
    'Trek insurance and the cost of leaving the route early',
  ],
  faqs: [
    {
      question: 'May we enter the Osla temple?',
      answer:
        'Visitors look from the courtyard; the inner house is for the village and its priests, and leather is not allowed near it. Your guide explains the deity’s journeys, which decide the valley’s calendar even today.',
    },
    {
      question: 'How does this compare with Kedarkantha?',
      answer:
        'It is longer and less dramatic, but you see more of villages and river. You walk 7 to 16 km a day here against 3 to 10 km there, and there is no steep snow slope. Choose it for spring and autumn, and Kedarkantha for winter.',
    },
    {
      question: 'Why does the trip rest from mid-June to mid-September?',
      answer:
        'The Taluka track washes out and stones fall along the gorge in the rains. The upper valley is lovely in August, but the way there is not safe enough in those months.',
    },
    {
      question: 'Can vegans and Jains be fed properly?',
      answer:
        'Yes. The kitchen carries separate pans for food without onion, garlic or root vegetables, and ghee is easily left out. Tell us at booking, because stores are bought in Purola.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Walking kit',
      essential: true,
      items: [
        '50-litre rucksack with rain cover, or a daypack if you use a mule',
        'Broken-in trekking shoes',
        'Sun hat and a light full-sleeved shirt',
      ],
    },
    {
      category: 'Cold-weather kit',
      essential: true,
      items: ['Warm jacket good to minus ten', 'Thermals for the three upper nights', 'Gloves and cap'],
    },
    {
      category: 'Health',
      essential: true,
      items: ['Your own medicines in double quantity', 'Blister plasters and ORS', 'Doctor’s fitness form'],
    },
    {
      category: 'Optional',
      essential: false,
      items: [
        'Notebook; the stories are worth writing down',
        'School pencils for the Gangad teacher, not for handing out on the path',
        'River sandals',
      ],
    },
  ],
  packages: [
    {
      title: 'You carry your rucksack',
      price: 11092,
      description: 'Two to a tent, three or four to a room in Sankri; your own bag on your back',
    },
    {
      title: 'Mule for your rucksack',
      price: 13092,
      description: 'The same; a mule or porter carries your rucksack on all five walking days',
    },
  ],
  facts: {
    meet: { place: 'Dehradun railway station, main entrance', time: '6:30 am' },
    end: { place: 'Dehradun railway station or the ISBT bus stand', time: '5:00 pm' },
    airport: {
      name: 'Jolly Grant (Dehradun)',
      transfer: 'About 27 km, 50 minutes by taxi, not included. Fly in the day before.',
    },
    railhead: {
      name: 'Dehradun',
      transfer: 'The meeting place itself. Come the evening before, or by a night train due before 6 am.',
    },
    team: 'A qualified leader, a guide born in Osla, a cook, and mules for the common gear.',
    ages: { from: 12, note: 'Under 18 with a parent. Everyone brings a doctor’s fitness form.' },
    fitness:
      'Longest day: 16 km in 7 hours, mostly down. Steepest: 7 km with nearly 600 m up in 5 hours. Highest night at 3,566 m.',
    nights: [
      {
        count: 1,
        place: 'Sankri',
        room: 'Guesthouse room',
        sharing: 'Three or four to a room',
        washroom: 'shared',
      },
      { count: 1, place: 'Pauni Garaat', room: 'Two-person tent', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Kalkattiyadhar', room: 'Two-person tent', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Har Ki Dun', room: 'Two-person tent', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Kalkattiyadhar', room: 'Two-person tent', sharing: 'Twin', washroom: 'shared' },
      {
        count: 1,
        place: 'Sankri',
        room: 'Guesthouse room',
        sharing: 'Three or four to a room',
        washroom: 'shared',
      },
    ],
    singleRoom: { none: 'Tents are for two and the Sankri rooms are shared.' },
    child: { none: 'From 12 years on every trekker pays the same price.' },
    network:
      'Phones work as far as Mori, weakly in Sankri on one or two networks. Count on no signal from Taluka to Har Ki Dun.',
    cash: 'Draw cash in Dehradun, or at the latest in Purola. Do not count on a machine in Sankri or the villages.',
    power: 'Sankri has electricity with cuts. No charging on the four camping nights: bring a power bank.',
    insurance:
      'Required, not included: buy a trekking policy that covers 4,000 m, evacuation and leaving the route early.',
    papers: [
      {
        what: 'Government photo ID, original',
        by: 'you',
        when: 'Shown at the Netwar forest office on day 1',
      },
      { what: 'Doctor’s fitness form', by: 'you', when: 'Hand it to the leader on day 1' },
      { what: 'Govind National Park permits and camping levy', by: 'us', when: 'Checked at Netwar on day 1' },
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
    seasons: [
      { from: '04-10', to: '06-12' },
      { from: '09-18', to: '11-08' },
    ],
  },
  route: [
    { place: 'dehradun' },
    { place: 'sankri', night: true },
    { place: 'taluka-tons' },
    { place: 'pauni-garaat', night: true },
    { place: 'osla' },
    { place: 'kalkattiyadhar', night: true },
    { place: 'har-ki-dun', night: true },
    { place: 'kalkattiyadhar', night: true },
    { place: 'taluka-tons' },
    { place: 'sankri', night: true },
    { place: 'dehradun' },
  ],
  difficulty: 'moderate',
  tags: ['trek', 'cultural'],
  cover: 'har-ki-dun/day',
  gallery: [
    'har-ki-dun/night-trek-tent',
    'forest-trail/day',
    'trek-camp/gold',
    'trek-camp/pass-day',
    'har-ki-dun/detail-2',
    'hill-bazaar/dusk',
    'har-ki-dun/detail-1',
  ],
  captions: {
    night: 4,
    travel: 'On foot up the valley from Taluka',
    high: 'A full night in the upper valley, for sunset and sunrise',
  },
}
