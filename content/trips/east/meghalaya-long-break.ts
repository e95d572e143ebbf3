import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'lw5',
  kind: 'group',
  title: 'Meghalaya in Six Days: Shillong, Sohra, Nongriat, Dawki',
  location: 'Meghalaya',
  region: 'East',
  duration: '6D/5N',
  months: [1, 2, 3, 4, 5, 10, 11, 12],
  price: 19900,
  discount: 10,
  rating: 4.8,
  reviews: 3,
  description:
    'Four days of leave around one weekend, three when a holiday helps, are enough for the Khasi Hills if the order is right. We start on Thursdays, because Mawlynnong closes to day visitors on Sundays and the markets rest too. We put the big staircase on the third day, when your legs have warmed up, and the glass-clear river after it, when they are tired. Between November and March the Umngot shows every pebble under the boat; from April the waterfalls grow and the sky is often grey; in October falls and river are both middling, and the hills are still green. June to September is the wettest stretch of weather measured anywhere, and we run no trips then.',
  highlights: [
    'The double-decker root bridge of Nongriat, with a night in the village below the last step',
    'Rowing on the Umngot at Dawki when boats appear to hang in air',
    'Nohkalikai, 340 m from lip to pool, and the caves at Arwah',
    'Laitlum’s canyon rim in the first hour of light',
    'Jadoh, dohneiiong and smoked-chilli chutney in Khasi kitchens',
    'Evening of live music in Shillong, where a band is never hard to find',
  ],
  placesCovered: ['Guwahati', 'Umiam', 'Shillong', 'Laitlum', 'Sohra', 'Nongriat', 'Mawlynnong', 'Dawki'],
  itinerary: [
    {
      title: 'Guwahati to Shillong by the Umiam lake',
      description:
        'Cars leave Guwahati airport at 12 noon; book a flight that lands before 11:30 am. The four-lane road climbs past Nongpoh, where pineapples are cut to order with chilli salt, and the Umiam reservoir appears below, winding between the hills. You reach Shillong (1,496 m) by 4 pm if the traffic allows. Police Bazaar is loud and good for first impressions; dinner is in Laitumkhrah, near a small stage on which someone is usually playing the blues.',
      activities: ['Drive 120 km', 'Umiam viewpoint', 'Live-music evening'],
      meals: ['dinner'],
      stay: 'Hotel, Shillong',
    },
    {
      title: 'Laitlum at sunrise, Sohra’s cave and waterfall',
      description:
        'At 5 am in midwinter, and up to an hour and a half sooner in other months, we are on the road to Laitlum (1,700 m), whose name is usually given as “end of hills”; the rim drops straight into cloud. We go back for breakfast, then drive south through Mawkdok’s valley to Sohra (1,430 m), better known as Cherrapunji. Arwah cave has fossils in its roof, and you have to stoop a little. Nohkalikai falls in one unbroken line, thick in October, thin by February. We watch the sunset from the limestone edge above the Bangladesh plain.',
      activities: ['Laitlum sunrise', 'Arwah cave', 'Nohkalikai viewpoint'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guesthouse, Sohra',
    },
    {
      title: 'About 3,500 steps down to Nongriat',
      description:
        'From Tyrna the concrete stairs go down, and then down again, over two wire footbridges that sway a good deal. Three hours with stops is normal. Nongriat (about 400 m) keeps its famous bridge at the end of the village: two decks of rubber-fig root, grown rather than built. Swim in the pool beneath it. We spend the night here, in plain rooms with shared bathrooms, since the day-trippers leave at 3 pm and take the noise with them.',
      activities: ['Descent from Tyrna', 'Double-decker root bridge', 'River swim'],
      meals: ['breakfast', 'dinner'],
      stay: 'Village homestay, Nongriat',
    },
    {
      title: 'Rainbow Falls, then the climb from Nongriat to Sohra',
      description:
        'Strong walkers start at 6 am for Rainbow Falls, an hour and a half to two hours further up a green gorge, where the morning sun lights up the spray. The others have a second swim and red tea. After rice and dal everyone leaves Nongriat by 11 am and climbs out at their own speed; it is about 500 m of ascent, and the rule is one rest for every hundred steps. At Sohra you get a hot shower, then a dinner of jadoh that nobody leaves unfinished.',
      activities: ['Rainbow Falls for those who wish', 'Climb to Tyrna', 'Khasi dinner'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guesthouse, Sohra',
    },
    {
      title: 'Mawlynnong, and a boat on the clear river at Dawki',
      description:
        'A drive of three hours follows the plateau’s rim and drops into betel country. Mawlynnong (500 m) is swept daily and proud of it; walk to the single-deck root bridge at Riwai, half as tiring as Nongriat’s. By 1 pm we are at Dawki (60 m), where wooden boats go out under the suspension bridge of 1932. From mid-November you see the shadow of your boat on the riverbed. Zero Line, with stalls from both countries, is a short walk further. Return to Shillong in the evening.',
      activities: ['Mawlynnong and Riwai bridge', 'Boat on the Umngot', 'Drive to Shillong'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Shillong',
    },
    {
      title: 'Shillong’s Iewduh market, then Guwahati airport',
      description:
        'Iewduh, or Bara Bazaar, opens early: orange honey, Lakadong turmeric, smoked fish, knives from Jaintia smiths, and women in jainsem running all of it, as Khasi property passes from mother to youngest daughter. Those not shopping may see the Don Bosco museum or the cathedral; Ward’s Lake is shut on Tuesdays, our last day. Leave Shillong at 10 am, and Guwahati airport is reached by 2 pm. Flights after 4 pm are comfortable; the Jorabat junction is often jammed.',
      activities: ['Iewduh market walk', 'Don Bosco Museum or the cathedral', 'Transfer to Guwahati'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Pick-up and drop at Guwahati airport at the group’s fixed times, and cars with local drivers throughout',
    'Two hotel nights in Shillong, two in a Sohra guesthouse, one in a Nongriat homestay',
    'Five breakfasts, five dinners, one village lunch',
    'One shared rowing boat at Dawki for forty-five minutes',
    'Village guide for the root bridges and Rainbow Falls',
    'Entry charges at caves, viewpoints and bridges',
    'Registration on the state’s visitor portal',
  ],
  exclusions: [
    'Air or rail fare to Guwahati',
    'Zip-line, scuba or kayak add-ons',
    'A porter for your bag on the Tyrna steps, if you want one: roughly ₹500 to ₹1,000 each way, agreed on the spot',
    'Lunches, except on the fourth day',
  ],
  faqs: [
    {
      question: 'Do Indians need a permit for Meghalaya?',
      answer:
        'There is no Inner Line Permit here. The state asks visitors to register online and hotels to record an identity card; we complete the form when you book. Foreign guests show passport and visa.',
    },
    {
      question: 'Can I do the steps with weak knees?',
      answer:
        'Better not. Going down hurts the knees most, and there are about 3,500 steps. If you stay above, days 3 and 4 are Mawsmai cave, the Seven Sisters viewpoint (its falls run dry in winter) and the edges around Sohra, with both nights there. The root bridge on day 5 is a far shorter walk.',
    },
    {
      question: 'Is the water at Dawki always transparent?',
      answer:
        'No. After rain it turns green or brown for days. November to early April is dependable, with late December to February at its clearest. On October and May dates expect an ordinary river.',
    },
    {
      question: 'How basic is Nongriat?',
      answer:
        'You get a mattress, a mosquito net, clean shared toilets and bucket baths. Power is erratic and there is no road within two hours’ walk. Your large bag stays at Sohra; carry one night’s things.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the stairs',
      essential: true,
      items: [
        'Shoes with fresh tread, since moss is slippery',
        'Twenty-litre bag for a single night',
        'Litre bottle; springs are clean but ask first',
      ],
    },
    {
      category: 'For wet and cold',
      essential: true,
      items: [
        'Light rain jacket in any month',
        'Sweater from October, warm coat in December and January',
        'Swimwear and a thin towel',
      ],
    },
    {
      category: 'For the village',
      essential: true,
      items: ['Torch', 'Insect repellent', 'Small notes', 'Photo identity card'],
    },
    {
      category: 'Optional',
      essential: false,
      items: ['Knee sleeves', 'Dry pouch', 'Space in the case for turmeric and honey'],
    },
  ],
  packages: [
    {
      title: 'Triple sharing',
      price: 19900,
      description: 'Three to a room at Shillong and Sohra',
      isPopular: true,
    },
    { title: 'Double sharing', price: 22400, description: 'Two to a room, same stays and cars' },
  ],
  facts: {
    meet: { place: 'Guwahati airport, arrivals hall', time: '12:00 noon' },
    end: { place: 'Guwahati airport, departures', time: '2:00 pm' },
    airport: {
      name: 'Guwahati',
      transfer: 'Cars leave at 12 noon; 120 km and four hours to Shillong, included',
    },
    railhead: {
      name: 'Guwahati',
      transfer: 'About 23 km and an hour to the airport, where the cars start; not included',
    },
    team: 'Local drivers, and a village guide for the root bridges and Rainbow Falls',
    ages: { from: 8, note: 'Children under 18 with a parent. With weak knees stay at Sohra on days 3 and 4' },
    fitness:
      'Day 3: about 3,500 steps down to Nongriat (about 400 m), three hours. Day 4: the same steps up, about 500 m of climbing. Highest sleep Shillong, 1,496 m.',
    nights: [
      { count: 1, place: 'Shillong', room: 'Hotel', sharing: 'Triple', washroom: 'own' },
      { count: 1, place: 'Sohra', room: 'Guesthouse', sharing: 'Triple', washroom: 'own' },
      { count: 1, place: 'Nongriat', room: 'Village homestay', sharing: 'Shared room', washroom: 'shared' },
      { count: 1, place: 'Sohra', room: 'Guesthouse', sharing: 'Triple', washroom: 'own' },
      { count: 1, place: 'Shillong', room: 'Hotel', sharing: 'Triple', washroom: 'own' },
    ],
    singleRoom: { more: 8000 },
    child: { from: 8, to: 11, price: 13900, note: 'With a mattress in the parents’ room' },
    network:
      'Jio and Airtel work in Shillong and Sohra; weak in Nongriat and at Dawki, where phones may roam to Bangladesh.',
    cash: 'ATMs in Guwahati, Shillong and Sohra. Nongriat and village stalls want cash in small notes.',
    power: 'Ordinary sockets in hotels; erratic power in Nongriat. Bring a torch and a power bank.',
    insurance: 'Not included. A policy that covers hiking is sensible.',
    papers: [
      {
        what: 'Government photo ID, original; passport and visa for foreign guests',
        by: 'you',
        when: 'At each check-in',
      },
      {
        what: 'Registration on the state’s visitor portal; there is no Inner Line Permit',
        by: 'us',
        when: 'When you book',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'thursday',
    count: 6,
    seats: 16,
    smallest: 5,
    decideDays: 10,
    seasons: [
      { from: '01-06', to: '05-15' },
      { from: '10-07', to: '12-30' },
    ],
  },
  route: [
    { place: 'guwahati' },
    { place: 'shillong', night: true },
    { place: 'laitlum' },
    { place: 'sohra', night: true },
    { place: 'nongriat', night: true },
    { place: 'sohra', night: true },
    { place: 'mawlynnong' },
    { place: 'dawki' },
    { place: 'shillong', night: true },
    { place: 'guwahati' },
  ],
  difficulty: 'moderate',
  walksFar: true,
  tags: ['longWeekend', 'stateHighlight', 'adventure'],
  cover: 'meghalaya/day',
  gallery: [
    'meghalaya/river-gold-pine-room',
    'green-road/day',
    'meghalaya/river-dawn',
    'hill-bazaar/gold',
    'meghalaya/detail-1',
    'meghalaya/day-rain',
  ],
  captions: {
    night: 3,
    travel: 'By car with local drivers throughout',
    high: 'Rowing on the Umngot at Dawki',
  },
}
