/** A trip that no file has, as somebody would write it from nothing: two days at Chandrashila. */
export const newTrip = {
  id: 'tungnath-at-dawn',
  kind: 'group',
  title: 'Tungnath at Dawn: Two Days above Chopta',
  location: 'Chopta, Uttarakhand',
  region: 'North',
  duration: '2D/1N',
  months: [4, 5, 10, 11],
  price: 6950,
  discount: 0,
  description:
    'A short climb for people with one free Saturday. We meet in Chopta before lunch, look at the meadow while there is light, sleep early under heavy quilts, and start with head torches so that the stone path to Tungnath is ours alone. From the ridge beyond it the big peaks turn pink one after another. By Sunday noon everybody is back at the road with a plate of hot rajma.',
  highlights: [
    'The stone path to Tungnath before anybody else is on it',
    'First light on Chaukhamba from the ridge of Chandrashila',
    'A meadow walk on the first afternoon, with tea from a flask',
    'Dinner by a wood stove, cooked by the family of the house',
    'Back at the road by noon on the second day',
  ],
  placesCovered: ['Chopta', 'Tungnath'],
  itinerary: [
    {
      title: 'Chopta: a meadow, a stove and an early night',
      description:
        'Everybody arrives in Chopta by one. After lunch the captain leads a slow loop over the grass above the road, an hour and a half, so that legs and lungs learn the height. The talk at five covers torches, layers and the pace of tomorrow. Dinner is served at half light, lamps go out soon after eight.',
      activities: ['Meadow walk', 'Talk before the climb'],
      meals: ['lunch', 'dinner'],
      stay: 'Guest house, Chopta',
    },
    {
      title: 'Up to Tungnath for the sunrise, down by noon',
      description:
        'Tea comes round at 3:30 am. The path from Chopta is paved and even, four kilometres up to the temple, and the last part to the ridge is loose earth with steps cut into it. We stay on top for as long as hands stay warm, then walk down slowly to a late breakfast. Cars leave when the last plate is empty.',
      activities: ['Climb of about 5 km', 'Sunrise on the ridge'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'One night in a guest house on twin sharing',
    'One lunch, one dinner and one breakfast',
    'A captain who has led this path for six years',
    'Head torch and walking stick on loan',
    'Permit of the forest range for the meadow',
  ],
  exclusions: [
    'Travel to Chopta and back',
    'Mule or porter, from ₹900 if you want one',
    'Bottled water and snacks on the way',
    'Heater in the room, ₹300 a night if you ask for one',
  ],
  faqs: [
    {
      question: 'Do I need to have climbed before?',
      answer: 'No. Whoever can walk up twelve floors without a long rest will manage this path at our pace.',
    },
    {
      question: 'How cold does it become at night?',
      answer:
        'Near freezing in April and below it in November; quilts are thick, and hot bottles can be had.',
    },
    {
      question: 'Is the temple open when we come?',
      answer: 'From early May until Diwali or so. On other dates we walk round it and go on to the ridge.',
    },
    {
      question: 'What happens when it rains?',
      answer: 'We start later or stop at the temple. The captain decides at tea and says why.',
    },
  ],
  thingsToCarry: [
    { category: 'To wear', essential: true, items: ['Shoes with a good sole', 'Warm jacket and cap'] },
    { category: 'In the bag', essential: false, items: ['Flask for tea', 'Sun cream'] },
  ],
  packages: [
    { title: 'Twin sharing', price: 6950, description: 'A bed in a room for two, meals as written' },
  ],
  facts: {
    meet: { place: 'Guest house by the road in Chopta; the captain sends its pin', time: '1:00 pm' },
    end: { place: 'The same guest house by the road in Chopta', time: '12:00 noon' },
    airport: { name: 'Dehradun, Jolly Grant', transfer: 'About 210 km and 8 hours by taxi, not included' },
    railhead: { name: 'Rishikesh', transfer: 'About 190 km; shared jeep of 7 to 8 hours, not included' },
    team: 'One captain for ten guests, and one helper at the back',
    ages: { from: 10 },
    fitness: 'Easy to moderate. Day 2 climbs about 1,000 m over 5 km, three hours up and two hours down.',
    nights: [{ count: 1, place: 'Chopta', room: 'Guest house', sharing: 'Twin', washroom: 'own' }],
    singleRoom: { more: 1200 },
    child: { none: 'Children from 10 pay the same price' },
    network: 'Jio and BSNL have a weak signal by the road in Chopta; above it expect none.',
    cash: 'The last ATM is in Ukhimath. UPI seldom works up here: carry ₹1,500 in notes, cards are of no use.',
    power: 'Mains with cuts; two sockets in a room. Bring a power bank for the night.',
    insurance: 'Required, not included: a policy that covers trekking to 4,000 m with rescue or evacuation.',
    papers: [
      { what: 'Aadhaar, voter card or passport', by: 'you', when: 'Shown at the guest house on day 1' },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 3,
    seats: 12,
    smallest: 5,
    decideDays: 10,
    seasons: [{ from: '04-05', to: '05-25' }],
  },
  route: [{ place: 'chopta', night: true }, { place: 'tungnath' }],
  difficulty: 'moderate',
  tags: ['trek', 'longWeekend'],
  cover: 'tungnath/day',
  gallery: [
    'uttarakhand/gold-pine-room',
    'forest-trail/day',
    'trek-camp/night',
    'hill-bazaar/dawn',
    'uttarakhand/gold',
  ],
  captions: { night: 1, travel: 'On foot, by the old stone path', high: 'The ridge above Tungnath' },
} as Record<string, unknown>
