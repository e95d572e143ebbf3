import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'manali-naggar-slow-private',
  kind: 'customised',
  title: 'Slow Days in Naggar and Old Manali',
  location: 'Naggar & Manali, Himachal Pradesh',
  region: 'North',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
  price: 21000,
  discount: 0,
  rating: 4.8,
  reviews: 1,
  description:
    'The left bank of the Beas has one lane, few hotels and all the old villages. We base you two nights in Naggar, which ruled Kullu long before Manali was more than a camping ground, and two on the quiet side of Old Manali, with nothing planned before 10 am. There is a car at call and a walking companion from Rumsu who grew up on these paths. Work from the veranda if you must; the broadband is good. Everything can be moved, doubled or left out, and you may stay as long as your leave allows.',
  highlights: [
    'Naggar Castle with the gods’ stone, Jagatipatt, and the house of Nicholas Roerich, seen when the tour buses have not come',
    'Village walk to Rumsu, an hour above, with its kath-kuni houses',
    'Half a day at Sethan, above the valley’s noise',
    'A cookery hour: siddu, chha gosht or its jackfruit version',
    'Late check-out, long breakfasts, and a driver who does not look at his watch',
  ],
  placesCovered: ['Bhuntar', 'Naggar', 'Rumsu', 'Manali', 'Vashisht', 'Sethan'],
  itinerary: [
    {
      title: 'Bhuntar to a veranda in Naggar',
      description:
        'Flights into Bhuntar usually land in the morning, if the weather lets them land; night coaches stop there at about 7 am. Either way the car crosses to the left bank and takes an hour and a quarter by orchards and river boulders. Naggar (1,800 m) has the valley laid out below it like a bedspread. Your homestead is built in kath-kuni, dry stone and cedar without a nail. You have a late lunch, sleep, and stroll ten minutes to the Tripura Sundari pagoda when its lamps are lit.',
      activities: ['Airport or bus pick-up', 'Tripura Sundari temple'],
      meals: ['lunch', 'dinner'],
      stay: 'Kath-kuni homestead, Naggar',
    },
    {
      title: 'Naggar Castle, the Roerich house and Rumsu village',
      description:
        'Breakfast lasts as long as you like. Naggar’s castle dates from about 1460 by tradition, was the rajas’ seat, and was sold to an Englishman for a gun, or so the story goes; in its court lies the slab on which the gods met. Uphill is the Roerich house, closed on Mondays, with paintings of the mountains you see from its windows. If you are keen, walk on for an hour to Rumsu, where wool is spun in doorways. Supper is cooked with you or for you.',
      activities: ['Naggar Castle', 'Roerich estate', 'Walk to Rumsu', 'Cooking with the family'],
      meals: ['breakfast', 'dinner'],
      stay: 'Kath-kuni homestead, Naggar',
    },
    {
      title: 'Naggar to Old Manali by the left bank',
      description:
        'The drive is some twenty kilometres, and you could take four hours over it: there is trout at Patlikuhl across the bridge, the weavers’ sheds at Haripur, the Jagatsukh shrines of an even earlier capital. In Manali (2,050 m) your room is a little way above the café lane, past the Manu temple, where cows outnumber scooters. You do not need the car. A forest track from the back door comes out at the Hadimba grove by way of the Manalsu bridge.',
      activities: ['Jagatsukh temples', 'Weavers of the left bank', 'Forest track to Hadimba'],
      meals: ['breakfast', 'dinner'],
      stay: 'Garden guesthouse, Old Manali',
    },
    {
      title: 'Sethan’s forest, or a lazy day in Manali',
      description:
        'If you have energy, it is an hour’s drive by hairpins to Sethan (2,700 m), a village of a dozen Buddhist homes, for a walk among silver fir to a lookout over the Beas valley and its snows. From January to March the same place has igloos, snowshoes and gentle ski slopes. If you have none, there is the bookshop, apple cake, and the Vashisht tanks after the pilgrims have left. If you want to see the tunnel, the drive to Sissu takes half a day and is charged extra. In Manali dinner is set whenever you return.',
      activities: ['Sethan forest walk or snowshoeing', 'Or a café day', 'Vashisht springs'],
      meals: ['breakfast', 'dinner'],
      stay: 'Garden guesthouse, Old Manali',
    },
    {
      title: 'Manali to Bhuntar, or on to Chandigarh',
      description:
        'Check-out is at 12 noon, or earlier for a morning flight. The car brings you to Bhuntar by the highway in an hour and a half, or you keep it to Chandigarh, eight to nine hours at a safe speed. Should a flight be cancelled by cloud, which is common from December to February and in the rains, we hold your room in Manali at half price and find coach seats. Those who added days go on to Jibhi, two hours and a half from Bhuntar by Aut.',
      activities: ['Transfer to Bhuntar', 'Onward to Chandigarh or Jibhi on request'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private taxi for arrival, departure, the left-bank day and Sethan',
    'Four nights in two houses, in a double room with desk, heater and Wi-Fi',
    'Breakfasts, dinners and a welcome lunch, vegetarian or non-vegetarian',
    'A walking guide from Rumsu for two half days',
    'Entry to castle and Roerich gallery',
  ],
  exclusions: [
    'Air fare or coach to Bhuntar',
    'Excursion to Sissu through the tunnel, ₹3,500 for the car; its villages are closed to visitors from about mid-January to the end of February',
    'Hire of snow equipment at Sethan in winter',
    'Massage, laundry and drinks',
    'Additional nights: from ₹4,800 for two with meals',
  ],
  faqs: [
    {
      question: 'Could we work remotely from these places?',
      answer:
        'Many do. Both houses have fibre of 50 Mbps or better and a power back-up of some hours. Tell us your meeting times and we plan the walks around them. Weekly rates are a third lower.',
    },
    {
      question: 'Is it suited to small children or old parents?',
      answer:
        'Yes, with one warning: the homestead has steep wooden stairs. For weak knees or small children we use a newer house on the same lane with ground-floor rooms.',
    },
    {
      question: 'Will we be bored?',
      answer:
        'Possibly on the second afternoon. Then rafting at Pirdi, paragliding at Dobhi or a day in the Parvati valley can be arranged at short notice.',
    },
    {
      question: 'What does winter look like?',
      answer:
        'Naggar sees snow four or five times and it melts in days; Manali keeps it longer. Days are bright, pipes freeze now and then, and everyone sits around the stove. Prices are lower, except in the last ten days of December.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Basics',
      essential: true,
      items: ['Warm jumper in every month', 'Shoes that come off easily at doors', 'Medicines of your own'],
    },
    {
      category: 'Winter',
      essential: true,
      items: ['Snow boots and gaiters', 'A cover for the hot-water bottle, which we lend you'],
    },
    {
      category: 'For slowness',
      essential: false,
      items: [
        'Two books',
        'Watercolours, to paint the views that Roerich painted',
        'Laptop, if you must work',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 21000,
      description: 'Per person: four nights in two houses, taxi on the days named',
    },
    {
      title: 'Two travellers, with Sissu',
      price: 22750,
      description:
        'Four nights, with the excursion to Sissu through the tunnel; not from mid-January to the end of February',
    },
    {
      title: 'Two travellers, five nights',
      price: 23400,
      description: 'One more night with meals in either house; without Sissu',
    },
  ],
  facts: {
    meet: {
      place: 'Kullu–Manali airport, Bhuntar, arrivals gate (or Bhuntar bus stand at 7 am)',
      time: '11:30 am',
    },
    end: { place: 'Kullu–Manali airport or bus stand, Bhuntar', time: '1:30 pm' },
    airport: {
      name: 'Kullu–Manali (Bhuntar)',
      transfer: 'The car waits at the gate; included. Naggar is an hour and a quarter away',
    },
    railhead: {
      name: 'Chandigarh',
      transfer: 'About 235 km; night coaches reach Bhuntar at about 7 am; not included',
    },
    party: { smallest: 2, largest: 4 },
    team: 'A taxi driver on the days named, and a walking guide from Rumsu for two half days',
    ages: {
      from: 2,
      note: 'The homestead has steep wooden stairs; for toddlers and elders we use a house with ground-floor rooms',
    },
    fitness:
      'Nothing must be walked. The longest walk is an hour up to Rumsu. Highest point Sethan, 2,700 m (with Sissu, 3,120 m); highest sleep Manali, 2,050 m.',
    nights: [
      { count: 2, place: 'Naggar', room: 'Kath-kuni homestead', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Old Manali', room: 'Garden guesthouse', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 7000 },
    child: { from: 5, to: 11, price: 13600, note: 'With a mattress in the parents’ room' },
    network:
      'Jio and Airtel are good in Naggar and Manali, and both houses have fibre of 50 Mbps; weak at Sethan.',
    cash: 'ATMs in Bhuntar, Naggar and Manali; most places take UPI.',
    power: 'Ordinary sockets and a back-up of some hours in both houses; longer cuts after heavy snow.',
    insurance: 'Not included. A policy that covers cancelled flights is useful, as Bhuntar’s often are.',
    papers: [{ what: 'Government photo ID for every guest', by: 'you', when: 'At each check-in' }],
    payLocally: [],
  },
  route: [
    { place: 'bhuntar' },
    { place: 'naggar', night: true },
    { place: 'manali', night: true },
    { place: 'sethan' },
    { place: 'manali', night: true },
    { place: 'bhuntar' },
  ],
  difficulty: 'easy',
  tags: ['cultural'],
  cover: 'manali/day-snow',
  gallery: [
    'himachal-pradesh/day-pine-room',
    'hill-road/day',
    'himachal-pradesh/dawn',
    'forest-trail/day',
    'manali/detail-1',
    'manali/dawn',
  ],
  captions: {
    night: 1,
    travel: 'By private taxi, for the left-bank day and Sethan',
    high: 'The village walk to Rumsu, an hour above Naggar',
  },
}
