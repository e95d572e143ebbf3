import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'ranthambore-wildlife',
  kind: 'group',
  title: 'Ranthambore: Four Drives in Tiger Country',
  location: 'Ranthambore, Rajasthan',
  region: 'West',
  duration: '4D/3N',
  months: [10, 11, 12, 1, 2, 3, 4, 5, 6],
  price: 21024,
  discount: 4,
  rating: 4.5,
  reviews: 2,
  description:
    'One safari is a lottery ticket; four are a fair chance. This trip puts you in an open gypsy four times, in four different zones where the booking allows, and fills the hours between with a thousand-year-old fort, troops of langurs and an honest talk about what you are likely to see. The core of the park is open from October to June. Winter is misty and pleasant; April to June is fiercely hot and best for tigers, because every animal must come to water.',
  highlights: [
    'Four gypsy safaris of about three and a half hours, six guests to a vehicle',
    'Ranthambore Fort on foot, with the Trinetra Ganesh temple where wedding cards arrive by post',
    'Lakes Padam, Rajbagh and Malik Talao, where marsh crocodiles share the bank with sambar',
    'A naturalist who travels with you and explains alarm calls before chasing pugmarks',
    'A women’s craft cooperative that grew up with the park, visited without any pressure to buy',
  ],
  placesCovered: [
    'Sawai Madhopur',
    'Ranthambore National Park',
    'Ranthambore Fort',
    'Trinetra Ganesh temple',
    'Surwal lake',
  ],
  itinerary: [
    {
      title: 'Sawai Madhopur by train, then Surwal lake',
      description:
        'Sawai Madhopur is on the main line between Delhi and Mumbai, and jeeps collect you from the station exit between 1 and 2 pm. Lunch is dal, sangri and rotla in the lodge garden. In the afternoon we drive to Surwal lake for bar-headed geese in winter, or to the craft cooperative at Kutalpura when the lake is dry. Before dinner the naturalist plays recordings of four alarm calls; you will hear at least two of them tomorrow.',
      activities: ['Station pick-up', 'Surwal lake or craft cooperative', 'Naturalist’s evening talk'],
      meals: ['lunch', 'dinner'],
      stay: 'Garden lodge on the Ranthambore road',
    },
    {
      title: 'Ranthambore: one safari at dawn, one after lunch',
      description:
        'The gypsy is at the gate half an hour before opening, which shifts with the season from 6 to 7 am. Morning light in Ranthambore falls on dhok forest and old stone chhatris; treepies land on the bonnet hoping for biscuits they must not get. You are back by 11 am for a huge breakfast and sleep. The second drive starts in mid-afternoon in another zone and comes out at sunset, dusty to the eyebrows.',
      activities: ['Morning gypsy safari', 'Afternoon gypsy safari'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Garden lodge on the Ranthambore road',
    },
    {
      title: 'Ranthambore Fort at 8 am, third safari after lunch',
      description:
        'You climb to the fort of Ranthambore (481 m) on foot by a broad stair, in about thirty minutes. From the wall you look straight down on Padam Talao, and once in a while on a tiger at its edge. Ganesh receives sacks of wedding invitations in his temple here. If the Forest Department has closed the temple road because of a tiger near it, we take boats for gharial on the Chambal at Palighat instead. The third safari is after lunch.',
      activities: [
        'Ranthambore Fort and Trinetra Ganesh',
        'Afternoon gypsy safari',
        'Sightings notebook by the fire',
      ],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Garden lodge on the Ranthambore road',
    },
    {
      title: 'A last safari, then the train from Sawai Madhopur',
      description:
        'On the final drive ours is often the quietest vehicle in the park: nobody has a phone, nobody hurries, and a flask of ginger tea stands on the dashboard. Chital, sambar, nilgai and wild boar are near certain; you are lucky to see a sloth bear or a leopard. After breakfast and showers we bring you to Sawai Madhopur station by noon. The fast trains reach Delhi in about four hours and Jaipur in two.',
      activities: ['Morning gypsy safari', 'Drop at the railway station'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four shared gypsy safaris with park fee at the Indian rate, vehicle and forest guide',
    'Three nights at a garden lodge, twin beds (an extra bed with triple sharing), heater in winter and air cooling in summer',
    'All meals from lunch on arrival to breakfast on departure',
    'Our own naturalist through the stay, with two field guides and a spotting scope',
    'Jeep for station, fort, lake and cooperative',
    'Boat tickets at Palighat if the fort road is shut',
  ],
  exclusions: [
    'Trains to and from Sawai Madhopur',
    'The higher park fee of foreign passport holders',
    'Camera or video fees, if the Forest Department charges them',
    'Tips for forest guides and drivers; ₹200 to ₹300 a gypsy for each is usual',
    'A room to yourself, ₹6,900 more',
  ],
  faqs: [
    {
      question: 'What is my real chance of a tiger?',
      answer:
        'Over four drives most people see at least one, and some go home without seeing any. The odds are best from April to June and lowest in foggy January mornings. Nobody can promise one.',
    },
    {
      question: 'May I take my phone into the park?',
      answer:
        'No. Since the end of January 2026 the Forest Department has barred phones on safari, after a Supreme Court order, and the guide keeps them in a box. Cameras are allowed. We keep a copy of your family’s contact number, and the lodge can reach us during a drive.',
    },
    {
      question: 'Why do you need my identity card number months ahead?',
      answer:
        'Permits are issued in a name against one document, and that same document is checked at the gate. Seats open online long in advance and the good ones go at once, so we ask when you book. Changing a name later means losing the seat.',
    },
    {
      question: 'Can we choose the zone?',
      answer:
        'We apply for zones 1 to 5 on at least two drives and accept 6 to 10 for the rest, which have tigers of their own. The department has the last word and does reallocate vehicles.',
    },
    {
      question: 'Is it too hot in May?',
      answer:
        'It touches 44 °C in the afternoon and there is no roof on a gypsy. If you can bear that with a wet scarf and three litres of water, it is the finest month. Children and anyone with a heart condition should come between November and March.',
    },
  ],
  thingsToCarry: [
    {
      category: 'On the gypsy',
      essential: true,
      items: [
        'Clothes in khaki, olive or brown',
        'Buff or dust mask',
        'Gloves, cap and a windproof jacket, November to February',
        'The very identity card used for the permit',
      ],
    },
    {
      category: 'For watching',
      essential: false,
      items: ['Binoculars, 8×42 if you have them', 'Camera with at least 300 mm, and a bean bag', 'Notebook'],
    },
    {
      category: 'Please leave behind',
      essential: false,
      items: ['Perfume and strong deodorant', 'White or red clothing'],
    },
  ],
  packages: [
    {
      title: 'Twin sharing',
      price: 21024,
      description: 'Two to a room, six to a gypsy on all four safaris',
      isPopular: true,
    },
    {
      title: 'Triple sharing',
      price: 19500,
      description: 'Three to a room with an extra bed; the same four safaris',
    },
    {
      title: 'Single room',
      price: 27924,
      description: 'A room to yourself on all three nights; the same four safaris',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Sawai Madhopur railway station, main exit; jeeps wait until 2 pm', time: '1:00 pm' },
    end: { place: 'Sawai Madhopur railway station', time: '12:00 noon' },
    airport: {
      name: 'Jaipur International',
      transfer: 'About 160 km, three and a half hours by taxi, or two by train. Not included.',
    },
    railhead: {
      name: 'Sawai Madhopur',
      transfer: 'The meeting place itself; the jeep to the lodge is included.',
    },
    team: 'Our own naturalist through the stay, and a driver and forest guide on each safari.',
    ages: {
      from: 5,
      note: 'Children and anyone with a heart condition should come from November to March: it touches 44 °C in May.',
    },
    fitness:
      'Easy: four drives of about three and a half hours in an open jeep, and a broad stair of 30 minutes up to the fort (481 m).',
    nights: [{ count: 3, place: 'Ranthambore road', room: 'Garden lodge', sharing: 'Twin', washroom: 'own' }],
    singleRoom: { more: 6900 },
    child: {
      from: 5,
      to: 11,
      price: 15900,
      note: 'On an extra bed in the parents’ room, with a seat on all four safaris.',
    },
    network: 'All networks work at the lodge and in Sawai Madhopur. Phones are not allowed on safari.',
    cash: 'Cash machines in Sawai Madhopur, 15 minutes from the lodge. Tips and crafts are paid in cash.',
    power: 'Regular electricity with a generator for cuts; heater in winter, air cooling in summer.',
    insurance: 'None is included. An ordinary domestic travel policy is enough.',
    papers: [
      {
        what: 'The photo ID whose number is on the permit, original',
        by: 'you',
        when: 'Send the number when you book; checked at the park gate',
      },
      {
        what: 'Safari permits in your names',
        by: 'us',
        when: 'As soon as you book; names can’t be changed later',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'thursday',
    count: 6,
    seats: 12,
    smallest: 4,
    decideDays: 10,
    seasons: [
      { from: '10-01', to: '12-31' },
      { from: '01-01', to: '06-20' },
    ],
  },
  route: [{ place: 'sawai-madhopur' }, { place: 'ranthambore', night: true }, { place: 'sawai-madhopur' }],
  difficulty: 'easy',
  tags: ['wildlife', 'adventure'],
  cover: 'ranthambore/gold',
  gallery: [
    'ranthambore/dawn-garden-room',
    'safari/gold',
    'tiger-lakes/day',
    'ranthambore/dawn',
    'ranthambore/dawn-leaves',
    'ranthambore/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By gypsy, on four drives of about three and a half hours',
    high: 'The lakes, where crocodiles share the bank with sambar',
  },
}
