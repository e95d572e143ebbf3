import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'rishikesh-wellness-private',
  kind: 'customised',
  title: 'Rishikesh, Rested: A Private Wellness Stay',
  location: 'Rishikesh, Uttarakhand',
  region: 'North',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 9, 10, 11, 12],
  price: 32500,
  discount: 0,
  rating: 4.8,
  reviews: 2,
  description:
    'This is a week’s worth of rest in five quiet days, for two people. You stay above the river rather than in the traffic, meet an Ayurvedic physician before anyone touches you with oil, and practise with a teacher whose only students that morning are yourselves. Nothing is compulsory, including waking early. Stretch it to ten days for a proper panchakarma course, shorten it to a long weekend, swap the valley house for a hill resort at Narendra Nagar, or add a single day of rafting if you tire of stillness. May and June are hot by the river and July and August humid, so we suggest the cooler eight months.',
  highlights: [
    'Consultation with a qualified vaidya, then treatments chosen for you and not from a menu',
    'One-to-one asana and pranayama, pitched to your body and your injuries',
    'A silent hour in the cave of Vashishta, on the river east of town',
    'Sattvic cooking lesson with a Garhwali cook',
    'Private evening on a small ghat, away from the loudspeakers of the big aarti',
    'Hotels from riverside cottages to a palace-hill resort, priced before you decide',
  ],
  placesCovered: ['Rishikesh', 'Narendra Nagar', 'Vashishta Gufa', 'Kunjapuri'],
  itinerary: [
    {
      title: 'Rishikesh: arrive, rest and meet the vaidya',
      description:
        'Your car meets the flight at Jolly Grant, some thirty-five minutes away, or the Shatabdi at Haridwar. You enter Rishikesh on its green side, under trees. After lime water and a late lunch the vaidya sits with you for forty minutes: pulse, sleep, digestion, what hurts. The programme for the coming days is written after that talk. At dusk a boatman rows you across to sit by the water. Bed at 9 pm is encouraged, and the kitchen will have sent up something plain.',
      activities: ['Private transfer', 'Ayurvedic consultation', 'Rowing boat at dusk'],
      meals: ['lunch', 'dinner'],
      stay: 'Riverside cottage, Rishikesh',
    },
    {
      title: 'Rishikesh: yoga, an oil massage and sleep',
      description:
        'Practice is at 6:30 am on the deck, or indoors in winter, ninety minutes of slow work with attention to the breath. Breakfast is stewed apple, moong chilla and tulsi tea. Late in the morning comes abhyanga, a massage with warm oil by two therapists moving in step, and a steam bath. The afternoon is for the hammock. Those with energy walk to the old ghats of Rishikesh for an hour before the lamp-lighting; the rest do yoga nidra, the kind of rest in which one is permitted to snore.',
      activities: ['Private yoga session', 'Abhyanga and steam', 'Yoga nidra'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Riverside cottage, Rishikesh',
    },
    {
      title: 'Vashishta Gufa, its beach and a cooking lesson',
      description:
        'We drive twenty-five kilometres upriver at 8 am, in time for the opening at about 9 am, to Vashishta Gufa, a low passage in the rock where one lamp burns and nobody speaks. Sit as long as you like. The white-sand beach below is good for bare feet and a flask of ginger tea. You are back by noon for shirodhara, if the vaidya has prescribed it. In the evening a cook shows how jhangora kheer, kafuli and mandua rotis are made, and then you eat what you have cooked.',
      activities: ['Meditation at Vashishta Gufa', 'Shirodhara or head massage', 'Garhwali cooking lesson'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Riverside cottage, Rishikesh',
    },
    {
      title: 'Up to Narendra Nagar, and Kunjapuri if you like',
      description:
        'Today you may go higher, if you want to. An easy drive goes up the sal-forest road to Narendra Nagar (1,326 m), the former seat of the Tehri kings, where the air is some five degrees cooler and the river below looks as thin as a thread. Guests who prefer may continue half an hour to Kunjapuri (1,645 m) for the snow view and walk down a stretch of terraces with a guide. You have a final treatment in the afternoon, and supper on a terrace above the lights of the plain.',
      activities: ['Drive to Narendra Nagar', 'Kunjapuri and a downhill walk', 'Closing treatment'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Hill resort, Narendra Nagar',
    },
    {
      title: 'Leave Narendra Nagar with a plan for home',
      description:
        'The last practice is shorter and recorded, so that you have it afterwards. The vaidya closes with a page of sensible instructions: what to eat in which season, twenty minutes of daily movement, no miracle powders. Leave Narendra Nagar when your train or flight demands; we ask in advance for late checkout until 2 pm. If you have time, stop for an hour at the hand-loom and book shops of Rishikesh.',
      activities: ['Recorded home practice', 'Closing consultation', 'Departure transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in the hotel class you choose, two to a room, with breakfast, lunch and dinner (sattvic)',
    'Two meetings with an Ayurvedic doctor and four treatments of 60–90 minutes',
    'Daily private class with a certified teacher',
    'Car and driver at your disposal from arrival to departure',
    'Cooking session, boat at dusk and guide for the terrace walk',
    'A coordinator on the phone who can change any part of the plan',
  ],
  exclusions: [
    'Train or air fare to Haridwar or Dehradun',
    'Additional therapies beyond the four, and any medicines prescribed',
    'Upgrade to one of the luxury spa hotels, quoted separately',
    'Gratuities to therapists and teachers',
    'Rafting and other river sports, if you add them',
  ],
  faqs: [
    {
      question: 'Is this a panchakarma course?',
      answer:
        'Not in five days. A proper course takes at least ten, with preparation and a careful end, and the doctor must agree that it suits you. We arrange that version too, at a dedicated centre with rooms to match.',
    },
    {
      question: 'Neither of us has done yoga. Does it matter?',
      answer:
        'Not at all. Your teacher begins with how you stand and breathe. Tell us of slipped discs, high blood pressure or pregnancy so that the sessions are planned around them.',
    },
    {
      question: 'What can we change?',
      answer:
        'Nearly all of it: length, hotel, number of treatments, non-Indian meals, a day in Mussoorie, rafting, or a dawn hike. Each change is priced in writing before you say yes.',
    },
    {
      question: 'Can one partner do the programme while the other does not?',
      answer:
        'Yes. The second person pays a companion rate without treatments and may cycle, raft, read or sleep. Meals are still together unless one of you is on a prescribed diet.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Clothing',
      essential: true,
      items: [
        'Loose cottons that tolerate oil stains',
        'Shawl for early mornings, warmer layers from December to February',
        'Slip-on footwear',
      ],
    },
    {
      category: 'Health notes',
      essential: true,
      items: [
        'Recent reports and a list of medicines for the vaidya',
        'Spectacles rather than contact lenses on treatment days',
      ],
    },
    {
      category: 'Perhaps',
      essential: false,
      items: ['Your own mat', 'A paper book', 'Swimwear for the hill pool in warm months'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 32500,
      description: 'Per person: one room for two, four treatments each, own car',
    },
    {
      title: 'Two travellers, a room each',
      price: 46500,
      description: 'Separate rooms on all four nights; the same treatments, classes and car',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Jolly Grant airport arrivals or Haridwar railway station, at your own flight or train',
      time: '12:00 noon',
    },
    end: {
      place: 'Jolly Grant airport or Haridwar railway station, for your own flight or train',
      time: '3:00 pm',
    },
    airport: {
      name: 'Jolly Grant (Dehradun)',
      transfer: 'About 35 minutes by road; your car meets the flight, included.',
    },
    railhead: { name: 'Haridwar', transfer: 'About an hour by road; your car meets the train, included.' },
    party: { smallest: 2, largest: 6 },
    team: 'An Ayurvedic doctor, therapists, a certified yoga teacher, your own driver, and a coordinator on the phone.',
    ages: {
      from: 16,
      note: 'Tell us of pregnancy, slipped discs or high blood pressure, so that treatments are planned around them.',
    },
    fitness:
      'Gentle: one yoga class of 90 minutes a day, everything optional, and a downhill walk of an hour or two from Kunjapuri (1,645 m) if you like.',
    nights: [
      { count: 3, place: 'Rishikesh', room: 'Riverside cottage', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Narendra Nagar', room: 'Hill resort', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 14000 },
    child: { none: 'Treatments and quiet hours are planned for adults; ask us for a family stay instead.' },
    network: 'All networks work well in Rishikesh and Narendra Nagar; hotels have Wi-Fi.',
    cash: 'Cash machines in Rishikesh; cards and UPI work at the hotels. Keep small notes for gratuities.',
    power: 'Regular electricity with generator backup at the hotels.',
    insurance:
      'None is included. An ordinary domestic travel policy is enough; treatments are not covered by it.',
    papers: [
      { what: 'Government photo ID, original', by: 'you', when: 'At check-in' },
      {
        what: 'Recent medical reports and a list of your medicines',
        by: 'you',
        when: 'For the doctor’s consultation on day 1',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'rishikesh', night: true },
    { place: 'vashishta-gufa' },
    { place: 'rishikesh', night: true },
    { place: 'narendra-nagar', night: true },
    { place: 'kunjapuri' },
    { place: 'narendra-nagar' },
    { place: 'rishikesh' },
  ],
  difficulty: 'easy',
  tags: ['luxury'],
  cover: 'rishikesh/dusk',
  gallery: [
    'rishikesh/dawn-garden-room',
    'hill-road/day',
    'kunjapuri/dawn',
    'uttarakhand/dusk',
    'forest-trail/day',
    'rishikesh/night',
    'rishikesh/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By car with driver, at your disposal',
    high: 'The snow view from Kunjapuri, if you like',
  },
}
