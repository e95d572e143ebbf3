import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'shimla-narkanda-private',
  kind: 'customised',
  title: 'Mashobra, Narkanda and the Apple Road',
  location: 'Narkanda, Himachal Pradesh',
  region: 'North',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
  price: 17800,
  discount: 0,
  rating: 4.6,
  reviews: 1,
  description:
    'Shimla is only a short halt on this trip. Two hours past the Mall the ridge rises to 2,708 m at Narkanda, where hotels are few and the view runs from the Shrikhand to the Garhwal snows. A night in Mashobra’s woods, two on the apple slopes, a wooden temple at 3,400 m: that is the whole plan for two people, a car and no hurry. Stretch it to a week with Sarahan, cut it to a weekend from Chandigarh, swap the orchard for a ski slope in January.',
  highlights: [
    'Hatu Peak, one of the highest points around Shimla with a road, and a carved cedar temple',
    'Thanedar and Kotgarh, where Stokes planted his American apples in 1916',
    'Blossom in April, apple harvest in September, snow in January',
    'Oak and cedar walks at Mashobra straight from the door',
    'Each day’s plan is settled with your driver the evening before',
  ],
  placesCovered: ['Mashobra', 'Shimla', 'Narkanda', 'Hatu Peak', 'Thanedar'],
  itinerary: [
    {
      title: 'Chandigarh to the woods of Mashobra',
      description:
        'The car collects you at 10 am in Chandigarh from airport, station or home, goes up by the Shimla bypass and does not stop in town unless you wish. Mashobra (2,146 m) is five hours away, with a halt for lunch at Solan. The house stands in an orchard; behind the gate a path drops to the Sipur glade and its temple, where nobody may cut even a twig of the cedars, which are older than the Raj. In the evening you have tea by the fire and hear barking deer.',
      activities: ['Pick-up where you say', 'Walk to Sipur'],
      meals: ['dinner'],
      stay: 'Orchard house, Mashobra',
    },
    {
      title: 'A morning in Shimla, then the ridge road to Narkanda',
      description:
        'Two hours on the Mall are enough for most: see the Gaiety and the bookshop opposite, drink a coffee, and leave before the crowds come. Others would rather see the Retreat at Chharabra, the President’s summer house, open to ticket holders on most days when nobody is in residence. After lunch the car follows the crest by Theog’s vegetable market to Narkanda (2,708 m). You watch the sunset from your own terrace. It will be cold; ask for the extra razai before you need it.',
      activities: ['Shimla or Chharabra, your choice', 'Drive on the watershed', 'Sunset from the terrace'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hill lodge, Narkanda',
    },
    {
      title: 'Hatu at sunrise, Thanedar for lunch',
      description:
        'Some seven kilometres of single lane go up to Hatu Peak (3,400 m). Be there for sunrise, or walk it in two to three hours through kharsu and spruce; later in the day cars can hardly pass each other on this road. After breakfast drop to Thanedar, where the American Stokes, who took the name Satyanand, built his Harmony Hall and a church-like temple without idols. A grower’s family cooks lunch: kaddu khatta, patande, red rice. Doze under a tree. Return to Narkanda by Tani Jubbar’s small lake.',
      activities: ['Sunrise at the Hatu temple', 'Orchard lunch', 'Tani Jubbar lake'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Hill lodge, Narkanda',
    },
    {
      title: 'Narkanda to Chandigarh, by Chail if you wish',
      description:
        'Rather than repeat the Mall traffic, the car can leave Narkanda and swing off at Kufri for Chail, where the old Patiala palace makes a halt for lunch; the cricket ground on its levelled hilltop belongs to the army school and is seen from outside. Otherwise it is straight down, six hours to Chandigarh. Leave by 10 am and you are in Chandigarh by 5 pm; evening flights after 7 pm are comfortable. If you want to stay longer, one telephone call is enough to add Sarahan, three and a half hours the other way.',
      activities: ['Chail detour if wanted', 'Drop in Chandigarh'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Sedan or small SUV with driver from Chandigarh and back, all four days',
    'A night in Mashobra and two in Narkanda, double room with heating',
    'Breakfast and dinner every day, and lunch with an apple-growing family at Thanedar',
    'A four-by-four taxi to Hatu when a little snow stops the car but not a jeep',
    'A planning call before you pay, with a person who knows these roads',
  ],
  exclusions: [
    'Lunches on the other days',
    'Tickets for the Retreat or the palace at Chail, if you visit them',
    'Ski hire and lessons at Narkanda, when there is snow',
    'Driving beyond 650 km in all, ₹16 a kilometre',
    'Alcoholic drinks',
  ],
  faqs: [
    {
      question: 'What can be changed, and how late?',
      answer:
        'You can change hotels, order and length freely until ten days before the start, and the day’s plan on any morning. Within ten days a change of room depends on the lodge’s own rules, which we send with the offer.',
    },
    {
      question: 'Will Hatu be open when we come?',
      answer:
        'The lane is snowbound from around late December till the end of March. In those months you can walk or snowshoe a part of it, with a guide at ₹1,500, from the turn-off.',
    },
    {
      question: 'Is Narkanda good for skiing?',
      answer:
        'The slope at Dhomri is gentle and short, fine for a first try, and has only natural snow. In some Januaries there is none. Do not come for skiing alone.',
    },
    {
      question: 'When can we pick apples ourselves?',
      answer:
        'You can in September, with the family’s consent and a basket. Early cherries come in June. In July and August the rain slows the road, so we do not run this trip then.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Needed',
      essential: true,
      items: ['Woollens all year; nights can touch five degrees in May', 'Walking shoes', 'Sunscreen'],
    },
    {
      category: 'From December to March',
      essential: true,
      items: ['Snow-proof boots', 'Heavy coat and gloves'],
    },
    {
      category: 'Would be nice',
      essential: false,
      items: ['Binoculars for the snows', 'Empty bag for apples', 'A thick novel'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 17800,
      description: 'Per person: one night in Mashobra, two in Narkanda, own car',
    },
    {
      title: 'Two travellers, a room each',
      price: 23800,
      description: 'Separate rooms in Mashobra and Narkanda; the car is shared by the two',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Chandigarh airport arrivals, the railway station or your address in the city',
      time: '10:00 am',
    },
    end: { place: 'Chandigarh airport, railway station or your address in the city', time: '5:00 pm' },
    airport: {
      name: 'Chandigarh',
      transfer: 'The car meets you at arrivals; included. Mashobra is five hours away with lunch',
    },
    railhead: { name: 'Chandigarh', transfer: 'The car meets you at the station; included' },
    party: { smallest: 2, largest: 4 },
    team: 'A private driver for all four days',
    ages: { from: 3, note: 'From 3 years; nights are cold and the Hatu lane is narrow and steep' },
    fitness:
      'Nothing must be walked. Hatu Peak (3,400 m) is reached by car, or on foot in two to three hours. Longest drive six hours, on day 4. Highest sleep Narkanda, 2,708 m.',
    nights: [
      { count: 1, place: 'Mashobra', room: 'Orchard house', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Narkanda', room: 'Hill lodge', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 6000 },
    child: { from: 5, to: 11, price: 11600, note: 'With a mattress in the parents’ room' },
    network: 'Jio and Airtel work in Shimla, Mashobra and Narkanda; weak on Hatu and around Thanedar.',
    cash: 'ATMs in Shimla, Theog and Narkanda. Carry cash for orchards and small dhabas.',
    power:
      'Ordinary sockets and heating in the rooms; cuts of some hours after snow, a day or more after a heavy fall.',
    insurance: 'Not included. If you ski, choose a policy that covers it.',
    papers: [{ what: 'Government photo ID for every guest', by: 'you', when: 'At each check-in' }],
    payLocally: [],
  },
  route: [
    { place: 'chandigarh' },
    { place: 'mashobra', night: true },
    { place: 'shimla' },
    { place: 'narkanda', night: true },
    { place: 'hatu-peak' },
    { place: 'thanedar' },
    { place: 'narkanda', night: true },
    { place: 'chandigarh' },
  ],
  difficulty: 'easy',
  tags: ['offbeat'],
  cover: 'shimla/dusk',
  gallery: [
    'himachal-pradesh/dawn-pine-room',
    'hill-road/dawn',
    'himachal-pradesh/detail-1',
    'himachal-pradesh/day',
    'forest-trail/dawn',
    'shimla/detail-1',
    'hill-bazaar/gold',
  ],
  captions: {
    night: 1,
    travel: 'By sedan or small SUV with driver',
    high: 'Hatu Peak and its carved cedar temple',
  },
}
