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
  reviews: 41,
  description:
    'A quiet week’s worth of rest folded into five days, for two people or one. You stay above the river rather than in the traffic, meet an Ayurvedic physician before anyone touches you with oil, and practise with a teacher whose only students that morning are yourselves. Nothing is compulsory, including waking early. Stretch it to ten days for a proper panchakarma course, shorten it to a long weekend, swap the valley house for a hill resort at Narendra Nagar, or add a single day of rafting if stillness wears thin. May and June are hot by the river and July and August humid, so we suggest the cooler eight months.',
  highlights: [
    'Consultation with a qualified vaidya, then treatments chosen for you and not from a menu',
    'One-to-one asana and pranayama, pitched to your body and your injuries',
    'A silent hour in the cave of Vashishta, on the river east of town',
    'Sattvic cooking lesson with a Garhwali cook',
    'Private evening on a small ghat, away from the amplified aarti',
    'Hotels from riverside cottages to a palace-hill resort, priced before you decide',
  ],
  placesCovered: ['Rishikesh', 'Narendra Nagar', 'Vashishta Gufa', 'Kunjapuri'],
  itinerary: [
    {
      title: 'Arrive, and stop',
      description:
        'Your car meets the flight at Jolly Grant, some thirty-five minutes away, or the Shatabdi at Haridwar. Rishikesh begins with trees on the side we use. After lime water and a late lunch the vaidya sits with you for forty minutes: pulse, sleep, digestion, what hurts. The programme for the coming days is written after that talk. At dusk a boatman rows you across to sit by the water. Bed at nine is encouraged, and the kitchen will have sent up something plain.',
      activities: ['Private transfer', 'Ayurvedic consultation', 'Rowing boat at dusk'],
      meals: ['lunch', 'dinner'],
      stay: 'Riverside cottage, Rishikesh',
    },
    {
      title: 'Breath, oil and sleep',
      description:
        'Practice is at half past six on the deck, ninety minutes of slow work with attention to the breath. Breakfast is stewed apple, moong chilla and tulsi tea. Late in the morning comes abhyanga, warm oil by two therapists moving in step, and a steam. The afternoon has a hammock in it. Those with energy walk to the old ghats of Rishikesh for an hour before the lamp-lighting; the rest do yoga nidra, the kind of rest in which one is permitted to snore.',
      activities: ['Private yoga session', 'Abhyanga and steam', 'Yoga nidra'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Riverside cottage, Rishikesh',
    },
    {
      title: 'The cave, the beach, the kitchen',
      description:
        'We drive twenty-five kilometres upriver at seven, before the rafting traffic, to Vashishta Gufa, a low passage in the rock where one lamp burns and nobody speaks. Sit as long as you like. The white-sand beach below is good for bare feet and a flask of ginger tea. Back by eleven for shirodhara if the vaidya has prescribed it. In the evening a cook shows how jhangora kheer, kafuli and mandua rotis are made, and then you eat the homework.',
      activities: ['Meditation at Vashishta Gufa', 'Shirodhara or head massage', 'Garhwali cooking lesson'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Riverside cottage, Rishikesh',
    },
    {
      title: 'Up into cooler air',
      description:
        'Change of altitude, if you want it. An easy drive goes up the sal-forest road to Narendra Nagar (1,326 m), the former seat of the Tehri kings, where the air is five degrees cooler and the river becomes a thread. Guests who prefer may continue half an hour to Kunjapuri (1,645 m) for the snow view and walk down a stretch of terraces with a guide. A final treatment in the afternoon, and supper on a terrace over the lights of the plain.',
      activities: ['Drive to Narendra Nagar', 'Kunjapuri and a downhill walk', 'Closing treatment'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Hill resort, Narendra Nagar',
    },
    {
      title: 'A plan to take home',
      description:
        'The last practice is shorter and recorded, so that you have it afterwards. The vaidya closes with a page of sensible instructions: what to eat in which season, twenty minutes of daily movement, no miracle powders. Leave Narendra Nagar when your train or flight demands; late checkout until two is asked for in advance. People with time in hand often stop for an hour at the hand-loom and book shops of Rishikesh, and should.',
      activities: ['Recorded home practice', 'Closing consultation', 'Departure transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in your chosen category, double occupancy, breakfast and two sattvic meals daily',
    'Two meetings with an Ayurvedic doctor and four treatments of 60–90 minutes',
    'Daily private class with a certified teacher',
    'Car and driver at your disposal from arrival to departure',
    'Cooking session, boat at dusk and guide for the terrace walk',
    'A coordinator on the phone who can rearrange any hour of it',
  ],
  exclusions: [
    'Train or air fare to Haridwar or Dehradun',
    'Additional therapies beyond the four, and any medicines prescribed',
    'Stay upgrades to palace-hill spas, quoted separately',
    'Gratuities to therapists and teachers',
    'Raft trips and other river sports, if added',
  ],
  faqs: [
    {
      question: 'Is this a panchakarma course?',
      answer:
        'Not at five days. Proper cleansing takes at least ten, with preparation and a careful end, and the doctor must agree that it suits you. We arrange that version too, at a dedicated centre with rooms to match.',
    },
    {
      question: 'Neither of us has done yoga. Does it matter?',
      answer:
        'It helps, in fact; there is nothing to unlearn. Your teacher begins with how you stand and breathe. Tell us of slipped discs, high blood pressure or pregnancy so that the sessions are planned around them.',
    },
    {
      question: 'What can we change?',
      answer:
        'Nearly all of it: length, hotel, number of treatments, non-Indian meals, a day in Mussoorie, rafting, or a dawn hike. Each change is priced in writing before you say yes.',
    },
    {
      question: 'Can one partner do the programme while the other does not?',
      answer:
        'Often so. The second person pays a companion rate without treatments and may cycle, raft, read or sleep. Meals are still together unless one of you is on a prescribed diet.',
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
    'uttarakhand/dusk',
    'rishikesh/night',
    'rishikesh/detail-1',
    'uttarakhand/dawn-flags',
    'rishikesh/dusk-balcony',
    'uttarakhand/day-rain',
    'rishikesh/dawn',
  ],
}
