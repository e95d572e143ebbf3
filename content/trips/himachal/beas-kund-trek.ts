import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'beas-kund-trek',
  kind: 'group',
  title: 'Beas Kund: To the Tarn where the River Begins',
  location: 'Solang, Himachal Pradesh',
  region: 'North',
  duration: '4D/3N',
  months: [5, 6, 9, 10],
  price: 6878,
  discount: 5,
  rating: 4.7,
  reviews: 2,
  description:
    'For a first camp in the high mountains this valley is hard to better: three easy hours from a motor road, and you are in an amphitheatre of peaks over five thousand metres. Beas Kund is a small green tarn at 3,690 m, in which the sage Vyasa is said to have bathed; the river that waters the plains of Punjab starts from this little water. The walking is short but the last mile is all boulders. We sleep one night in Solang and two on the shepherds’ pasture of Bakarthach, the training ground of Manali’s mountaineers.',
  highlights: [
    'Camp for two nights on the meadow of Bakarthach, ringed by Friendship Peak and Hanuman Tibba',
    'Walk over the moraine to Beas Kund with light packs',
    'A lesson in tents, stoves and knots for those who want to do longer treks later',
    'Gaddi shepherds and their dogs on the pasture in June and September',
    'Roadhead within an hour of Manali, which makes turning back simple',
  ],
  placesCovered: ['Manali', 'Solang', 'Dhundi', 'Bakarthach', 'Beas Kund'],
  itinerary: [
    {
      title: 'Manali to Solang, for a night in the village',
      description:
        'Gather at 2 pm by the gate of the Nehru Park in Manali. It is about thirteen kilometres to Solang (2,560 m), where the village becomes quiet once the rides in front of it shut. We climb to the Anjani Mahadev fall, an hour and a half there and back, partly to look at it and partly so the leader can see how you walk. Boots that pinch are exchanged tonight. Dinner is siddu and dal, with a talk about tomorrow’s weather.',
      activities: ['Briefing and gear fitting', 'Evening walk to Anjani Mahadev', 'Village dinner'],
      meals: ['dinner'],
      stay: 'Guesthouse, Solang village',
    },
    {
      title: 'Dhundi to the shepherds’ meadow of Bakarthach',
      description:
        'A jeep leaves us at Dhundi (2,840 m), not far from the tunnel’s southern mouth. Cross the bridge, sign the register, and follow the infant Beas through birch scrub; there is one side stream to hop over and a rise that makes you breathe. After three hours the ground levels into Bakarthach (3,300 m). Everyone pitches a tent with instruction, badly at first. In May there are still snow patches to play on in the afternoon.',
      activities: ['5 km walk', 'Tent pitching', 'Basic knots'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tents, Bakarthach',
    },
    {
      title: 'Beas Kund and back to camp',
      description:
        'We start at 6 am with lunch in the top of the bag. For an hour we walk on grass, then on a moraine whose stones all rock; test each before you trust it. Above the crest Beas Kund (3,690 m) lies in a hollow under the Shitidhar wall, ice-rimmed until June and sometimes no bigger than a tennis court by autumn. People say a prayer here and so may you; nobody swims. We return to Bakarthach by 2 pm, ahead of the clouds, and eat halwa.',
      activities: ['Moraine walk of 7 km both ways', 'Time at the lake', 'Peak spotting with the leader'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tents, Bakarthach',
    },
    {
      title: 'Down to Dhundi and Manali',
      description:
        'We take down the camp together and search the ground for litter, ours and other people’s; there is usually a sackful. The descent takes two hours. At Dhundi the jeeps stand next to a tea shop whose bread omelette tastes very good after two nights outdoors. You are in Manali before 1 pm, with an afternoon to bathe at Vashisht before the evening coach. Borrowed jackets and mats are handed in and counted before you go.',
      activities: ['Clean-up of the camp', 'Descent', 'Return of hired gear'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'A certified leader and a helper, with at most eight walkers for each of them',
    'A shared guesthouse room on the first night, two-person tents on the other two',
    'Sleeping bag with a fresh liner, mat and a mug',
    'Eight meals and evening soup',
    'Registration at Dhundi and the forest department’s camping slip',
    'Transfers from Manali and back in shared jeeps',
  ],
  exclusions: [
    'A porter for your own bag, ₹1,200 each way',
    'Hire of boots (₹150 a day) and jackets (₹100 a day)',
    'Meals in Manali before the start and after the end',
    'Travel insurance that covers trekking; please show us a copy before the start',
  ],
  faqs: [
    {
      question: 'What is the youngest age you take?',
      answer:
        'Children from 10 years come with a parent, in June and September. The moraine needs long legs and some patience, and a child may always stay at camp with the helper.',
    },
    {
      question: 'Does one get altitude sickness at 3,690 m?',
      answer:
        'It can happen. You sleep 740 m higher at the meadow than at Solang, which is more than ideal. That is why we stay two nights at the same camp and do not sleep at the lake. If a headache does not go after a meal and paracetamol, you go down to Solang, two hours on foot and then by car.',
    },
    {
      question: 'Why is nothing offered in July and August?',
      answer:
        'The valley gets the full monsoon. The side stream becomes too deep to wade, stones come loose on the moraine, and clouds hide the peaks.',
    },
    {
      question: 'Is the lake bigger than in the pictures?',
      answer:
        'It is usually smaller. It is a tarn fed by snowmelt, and its size depends on the month. Those who come for the ring of peaks leave happier than those who come for a lake.',
    },
  ],
  thingsToCarry: [
    {
      category: 'To wear',
      essential: true,
      items: [
        'Boots with stiff soles for boulders',
        'Track pants, not jeans',
        'Fleece, windproof and a warm cap',
        'Light gloves',
      ],
    },
    {
      category: 'To pack',
      essential: true,
      items: [
        'Rucksack of 40 litres with hip belt',
        'Two bottles',
        'Torch',
        'Plastic liner to keep clothes dry',
      ],
    },
    {
      category: 'Could help',
      essential: false,
      items: ['Knee supports', 'Camera with a spare battery', 'Chocolate to share'],
    },
  ],
  packages: [
    {
      title: 'You carry your rucksack',
      price: 6878,
      description: 'Two to a tent, and to the room in Solang; your own bag on your back',
    },
    {
      title: 'With a porter',
      price: 9278,
      description: 'The same tents and room; a porter carries your bag up to camp and down again',
    },
  ],
  facts: {
    meet: { place: 'Gate of Nehru Park, Manali, near the Mall', time: '2:00 pm' },
    end: { place: 'Nehru Park, Manali, after the jeeps return from Dhundi', time: '1:00 pm' },
    airport: {
      name: 'Kullu–Manali (Bhuntar)',
      transfer: 'About 50 km and two hours to Manali by taxi or bus; not included',
    },
    railhead: {
      name: 'Chandigarh',
      transfer: 'About 285 km to Manali; day and night buses take eight to ten hours; not included',
    },
    team: 'A certified leader and a helper, at most eight walkers for each of them',
    ages: {
      from: 10,
      note: 'Children of 10 to 17 come with a parent, in June and September only',
    },
    fitness:
      'Day 3: 7 km on grass and loose boulders, 390 m up to the lake at 3,690 m, about eight hours with rests (6 am to 2 pm). Highest sleep 3,300 m.',
    nights: [
      { count: 1, place: 'Solang village', room: 'Guesthouse', sharing: 'Twin', washroom: 'shared' },
      { count: 2, place: 'Bakarthach', room: 'Two-person tent', sharing: 'Twin', washroom: 'shared' },
    ],
    singleRoom: { none: 'The guesthouse room and the tents are for two; no single room or tent is kept.' },
    child: { none: 'Children from 10 years come with a parent and pay the full price.' },
    network:
      'Jio and Airtel work in Manali and mostly in Solang. Beyond Dhundi expect little or no signal for two days.',
    cash: 'The last dependable ATMs are in Manali. Carry cash for gear hire, a porter and the tea shop at Dhundi.',
    power: 'Charge everything at Solang; the camp has no power. Bring a power bank and a torch.',
    insurance:
      'Required, not included: bring a policy that covers trekking to 4,000 m and rescue; we ask to see a copy.',
    papers: [
      { what: 'Government photo ID, original and one copy', by: 'you', when: 'For the register at Dhundi' },
      {
        what: 'Registration at Dhundi and the forest department’s camping slip',
        by: 'us',
        when: 'Before the walk begins',
      },
      { what: 'Copy of your trekking insurance', by: 'you', when: 'Before the start' },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'thursday',
    count: 5,
    seats: 16,
    smallest: 5,
    decideDays: 4,
    seasons: [
      { from: '05-15', to: '06-25' },
      { from: '09-10', to: '10-12' },
    ],
  },
  route: [
    { place: 'manali' },
    { place: 'solang', night: true },
    { place: 'dhundi' },
    { place: 'bakarthach', night: true },
    { place: 'beas-kund' },
    { place: 'bakarthach', night: true },
    { place: 'dhundi' },
    { place: 'manali' },
  ],
  difficulty: 'easy',
  tags: ['trek', 'adventure', 'budget'],
  cover: 'pir-panjal/day',
  gallery: [
    'pir-panjal/night-trek-tent',
    'forest-trail/gold',
    'pir-panjal/detail-2',
    'trek-camp/gold',
    'pir-panjal/detail-1',
    'pir-panjal/dawn',
  ],
  captions: {
    night: 2,
    travel: 'On foot from Solang, with light packs',
    high: 'Over the moraine to Beas Kund',
  },
}
