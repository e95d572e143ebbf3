import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'lw4',
  kind: 'group',
  title: 'Quiet Kerala: Athirappilly, Vagamon and a Village in Kuttanad',
  location: 'Central Kerala',
  region: 'South',
  duration: '6D/5N',
  months: [1, 2, 3, 9, 10, 11, 12],
  price: 14900,
  discount: 5,
  rating: 4.6,
  reviews: 2,
  description:
    'This is Kerala without Munnar, on purpose. The six days go from a waterfall in hornbill forest to the bare grass hills of Vagamon, then down to a family house on a Kuttanad canal where the school bus is a boat, and out to the fishing beach at Marari. There is no houseboat: you move by public ferry and paddled canoe, which is slower, cheaper and brings you inside the villages instead of past them. The loop begins and ends in Kochi, and you never drive much more than four hours a day.',
  highlights: [
    'Athirappilly seen from the top at opening time and from the spray at its foot an hour later',
    'Pine wood, rolling meadows and a tea garden at 1,100 m, without a traffic jam',
    'A generous evening of home cooking from a Kuttanad kitchen: duck roast, kappa, pazham pori',
    'A paddled canoe through canals too narrow for any motor',
    'Fishermen hauling the shore seine at Mararikulam around sunrise',
  ],
  placesCovered: ['Kochi', 'Athirappilly', 'Vazhachal', 'Vagamon', 'Kainakary', 'Mararikulam'],
  itinerary: [
    {
      title: 'Kochi to the riverside at Athirappilly',
      description:
        'Trains from Mumbai and flights are met in Kochi until 2:30 pm. The coach turns east off the highway at Chalakudy and reaches Athirappilly after two hours, the last part beside the river through oil palm and teak. We settle into a lodge within earshot of the water and walk down to the bank before supper. The forest department closes the falls in the late afternoon, so today you hear the falls and tomorrow you see them.',
      activities: ['Meet in Kochi', 'Evening walk along the Chalakudy river'],
      meals: ['dinner'],
      stay: 'Riverside lodge, Athirappilly',
    },
    {
      title: 'Athirappilly and Vazhachal, then up to Vagamon',
      description:
        'At 8 am the gates of Athirappilly open and the path goes first to the top of the falls, then down steep, uneven steps to where spray soaks a shirt in a minute. Five kilometres on, the Vazhachal rapids run under trees where Malabar pied hornbills feed, best from December to March. The afternoon is the longest drive of the trip, about four and a half hours by Muvattupuzha and Thodupuzha, the last one up a steep ghat to Vagamon, where you need a sweater.',
      activities: [
        'Athirappilly falls, top and foot',
        'Hornbill watching at Vazhachal',
        'Ghat road by Thodupuzha',
      ],
      meals: ['breakfast', 'dinner'],
      stay: 'Hill cottage, Vagamon (first of two nights)',
    },
    {
      title: 'A walk on the grass hills of Vagamon',
      description:
        'Vagamon is a string of soft green domes with nothing on top of them but wind. We walk six kilometres across three of them with a village guide, eat a packed lunch in the pine wood planted for pulp, and watch paragliders when the February wind is right. There is a cantilever glass deck at the edge of the cliff; the queue is long and you pay for the ticket yourself, so the tea shop across the road is a good alternative.',
      activities: ['Six-kilometre meadow walk', 'Pine forest', 'Tea garden at Pullikkanam'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Hill cottage, Vagamon',
    },
    {
      title: 'Vagamon down to a canal house in Kainakary',
      description:
        'A descent of a thousand metres through rubber brings us in three hours to the Alappuzha boat jetty, where the state ferry costs less than a cup of tea. Forty minutes later it drops us at Kainakary, at the steps of the house where we sleep. The fields behind are lower than the canal in front. At 4 pm, two of us to a canoe, we are paddled past toddy tappers, duck flocks and grandmothers washing vessels. Supper is duck roast and red rice.',
      activities: [
        'Public ferry into Kuttanad',
        'Canoe through the inner canals',
        'Cooking with the hostess',
      ],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Canal-side homestay, Kainakary',
    },
    {
      title: 'Kainakary to the fishing beach at Mararikulam',
      description:
        'The morning ferry returns past Kainakary’s church and the birth house of Saint Kuriakose Chavara. Near Cherthala we stop where coir is still spun on ratts and woven on handlooms, and you may try to make a metre of it yourself. Mararikulam is half an hour away: a wide plain beach, painted boats, no shacks. Bathe in the late afternoon, close to the shore. Dinner is grilled seer fish at a last long table under the palms.',
      activities: ['Chavara Bhavan', 'Coir weaving cooperative', 'Beach evening'],
      meals: ['breakfast', 'dinner'],
      stay: 'Beach homestay, Mararikulam',
    },
    {
      title: 'Mararikulam’s fishing nets, then back to Kochi',
      description:
        'Whoever is on the sand at Mararikulam by sunrise may help to pull the rope as thirty men draw in the seine; the catch is auctioned where it lands. After puttu and kadala we drive an hour and a half to Kochi, with an hour free in Mattancherry’s spice lanes for pepper and cloves. The coach reaches Ernakulam Junction by 1 pm for the Mumbai train and can drop flyers at the airport by 4 pm.',
      activities: ['Shore seine at dawn', 'Spice shopping in Mattancherry'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights on double sharing in a lodge, a cottage and two family homes, all rooms with attached washrooms',
    'Five breakfasts, five dinners, and lunches in Vagamon and Kainakary',
    'Air-conditioned tempo traveller for the whole loop from Kochi',
    'Ferry tickets, canoes with paddlers, and the village guide on the meadows',
    'Forest entry at Athirappilly and Vazhachal',
    'Train berths from Mumbai to Ernakulam and back, if you choose a train package',
  ],
  exclusions: [
    'Flights, and travel to and from Kochi on the package without train fare',
    'Meals on the train, and bedding in sleeper class',
    'Paragliding in Vagamon (about ₹3,500, wind permitting) and the glass deck',
    'Toddy, beer and other drinks',
    'Single room, ₹4,200 more for the five nights',
  ],
  faqs: [
    {
      question: 'How does this differ from your eight-day Kerala trip?',
      answer:
        'Only Kochi and the canals near Alappuzha are in both. The longer trip goes to Munnar, Periyar, a houseboat and Varkala. This one has a waterfall, open grass hills, a family house on a canal and a fishing beach, with fewer sights and more free time. It suits people who have been to Kerala once before.',
    },
    {
      question: 'What is the Kuttanad homestay like?',
      answer:
        'It has six plain rooms around a courtyard, each with a fan and an attached Western-style washroom; hot water comes by bucket on request. There is no road to the gate, so bring a bag you can lift on to a ferry. The family eats with you.',
    },
    {
      question: 'Will there be water in the falls in February and March?',
      answer:
        'Yes, though much less than after the rains. Athirappilly is widest from September to December; by March it is three or four thin streams instead of a wall of water. The dry months are better for seeing hornbills.',
    },
    {
      question: 'When does the train leave Mumbai?',
      answer:
        'On Wednesday, the day before the trip begins, and you are back in Mumbai on the Wednesday after. The journey takes a little more than 24 hours. We send your coach and berth numbers once the railway has made the chart.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Must have',
      essential: true,
      items: [
        'Soft bag or rucksack, not a hard suitcase',
        'Shoes with grip for wet steps at the falls',
        'One warm layer for Vagamon',
      ],
    },
    {
      category: 'For the canal',
      essential: true,
      items: ['Torch for the path to the ferry', 'Insect repellent', 'Sun hat that ties on'],
    },
    {
      category: 'Nice to have',
      essential: false,
      items: [
        'A small gift or sweets from home for the host family',
        'Swimwear for Marari',
        'Earplugs: the church bell rings at 5 am',
      ],
    },
  ],
  packages: [
    {
      title: 'Without Train Fare',
      price: 14900,
      description: 'Start and finish at Ernakulam Junction or Kochi airport.',
    },
    {
      title: 'Sleeper Train',
      price: 16300,
      description: 'Adds reserved sleeper-class berths from Mumbai and home again.',
      isPopular: true,
      withoutChildren: true,
    },
    {
      title: '3 A/C Train',
      price: 18650,
      description: 'Adds three-tier air-conditioned berths both ways, with linen.',
      withoutChildren: true,
    },
  ],
  facts: {
    meet: {
      place: 'Ernakulam Junction (South), main entrance; flights are met at Kochi airport arrivals',
      time: '2:30 pm',
    },
    end: { place: 'Ernakulam Junction (South); Kochi airport by 4 pm', time: '1:00 pm' },
    airport: {
      name: 'Cochin International, Nedumbassery (COK)',
      transfer:
        'The tempo traveller meets flights that land by 2 pm and drops you there at the end; included.',
    },
    railhead: { name: 'Ernakulam Junction', transfer: 'We meet at this station.' },
    team: 'A driver for the whole loop, a village guide in Vagamon, and canoe paddlers in Kainakary.',
    ages: { from: 5, note: 'Children come with a parent, who sits with them in the canoe.' },
    fitness:
      'Easy. Longest walk: 6 km over grass hills on day 3. Steep, wet steps to the foot of the falls on day 2. Longest drive: about four and a half hours. Highest night: Vagamon, 1,100 m.',
    nights: [
      { count: 1, place: 'Athirappilly', room: 'Riverside lodge', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Vagamon', room: 'Hill cottage', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Kainakary', room: 'Canal-side homestay', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Mararikulam', room: 'Beach homestay', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 4200 },
    child: {
      from: 5,
      to: 11,
      price: 10400,
      note: 'Without train fare, on an extra mattress in the parents’ room.',
    },
    network:
      'Jio, Airtel and BSNL work in Vagamon, Kuttanad and Marari. The signal is weak around the Athirappilly and Vazhachal forest.',
    cash: 'ATMs in Kochi, Chalakudy, Vagamon and Alappuzha; do not count on one at Kainakary. The ferry and tea shops want small notes.',
    power:
      'Mains at every stay, with short cuts in Vagamon and Kuttanad. Kainakary has fans and no air-conditioning.',
    insurance: 'No insurance is in the price. Take a domestic travel policy with medical cover.',
    papers: [
      {
        what: 'Government photo ID for every guest; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals for the stays and, on train packages, for the train',
      },
      { what: 'Forest entry at Athirappilly and Vazhachal', by: 'us', when: 'Bought at the gate on day 2' },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'thursday',
    count: 3,
    seats: 12,
    smallest: 6,
    decideDays: 10,
    everyWeeks: 3,
    seasons: [{ from: '09-10', to: '03-20' }],
  },
  route: [
    { place: 'kochi' },
    { place: 'athirappilly', night: true },
    { place: 'vagamon', night: true },
    { place: 'alappuzha' },
    { place: 'kainakary', night: true },
    { place: 'mararikulam', night: true },
    { place: 'kochi' },
  ],
  difficulty: 'easy',
  tags: ['longWeekend', 'budget', 'cultural'],
  cover: 'kerala/dawn',
  gallery: [
    'kerala/day-garden-room',
    'paddy-road/van-day',
    'munnar/gold',
    'kerala/nets-gold',
    'spice-garden/gold',
    'kerala/day',
  ],
  captions: {
    night: 3,
    travel: 'By tempo traveller, for the whole loop from Kochi',
    high: 'Rolling meadows and a tea garden, at 1,100 m',
  },
}
