import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'auli-winter-private',
  kind: 'customised',
  title: 'Auli in Snow: Ski Lessons and Nanda Devi Views',
  location: 'Auli, Uttarakhand',
  region: 'North',
  duration: 'Flexible',
  months: [1, 2, 3],
  price: 36800,
  discount: 0,
  rating: 4.5,
  reviews: 1,
  description:
    'Auli is a single broad slope, three kilometres long, with Nanda Devi, Kamet and Mana Parvat in view. It suits beginners and people who want two days on skis rather than ten. Natural snow is most dependable from about 10 January to the first week of March; December falls melt, and the snow guns are not to be relied on. It takes a full day of mountain road each way, which we break at Rudraprayag if you ask. You may book more lessons or fewer, snow-shoes instead of skis, a suite or a plain GMVN-style hut; tell us how much cold you can take.',
  highlights: [
    'Private instructor for four lessons, from snowplough to first turns',
    'Snow-shoe or gumboot walk to Gorson Bugyal for the Nanda Devi panorama',
    'Rooms on the slope, so that you never travel in ski boots',
    'Chairlift rides, when it runs, over the pines with Hathi and Ghori Parvat opposite',
    'Adi Shankara’s Joshimath: the Narsingh temple and the ancient kalpavriksha',
  ],
  placesCovered: ['Rishikesh', 'Joshimath', 'Auli', 'Gorson Bugyal'],
  itinerary: [
    {
      title: 'Rishikesh to Joshimath in winter light',
      description:
        'Your SUV leaves Rishikesh at 6:30 am with snow chains in the boot. Winter suits this drive: the Alaknanda is turquoise, slides are few, and the peaks above Chamoli are visible for the last two hours. Allow nine and a half hours with stops. At Joshimath (1,900 m) you get a heated room, away from the wards where the ground cracked in 2023, and a dinner of phaanu and rice. The altitude here is mild, and a night at it prepares you for the slope.',
      activities: ['Private drive of about 255 km', 'Narsingh temple', 'Ski-wear fitting'],
      meals: ['dinner'],
      stay: 'Hotel, Joshimath',
    },
    {
      title: 'Joshimath to Auli, and your first ski lessons',
      description:
        'About fifteen kilometres of hairpins, the final four often on chains, bring you to Auli (2,800 m) by 9:30 am. Boots, skis and helmet have been sized the evening before. Your instructor keeps the first session to the nursery slope: sliding, stopping, falling well, getting up without swearing. Lunch is soup in the sun. A second, shorter lesson follows, and before sunset everyone stops to watch Nanda Devi go from white to copper.',
      activities: ['Drive to Auli', 'Two lessons on the nursery slope', 'Sunset from the terrace'],
      meals: ['breakfast', 'dinner'],
      stay: 'Slope-side resort, Auli',
    },
    {
      title: 'Skiing at Auli and a snow walk to Gorson Bugyal',
      description:
        'The second morning is for linking a few turns and, when the chairlift is running, for a longer run from higher up. In the afternoon you change skis for snow-shoes and walk three kilometres through oak and cedar to the edge of Gorson Bugyal, where the full ring of summits opens and there is no building to be seen. A guide carries tea and checks the slope. Anyone tired of exertion may ride the lift at Auli both ways with a camera.',
      activities: ['Third and fourth ski lessons', 'Snow-shoe walk to Gorson', 'Chairlift'],
      meals: ['breakfast', 'dinner'],
      stay: 'Slope-side resort, Auli',
    },
    {
      title: 'A free day at Auli, or Tapovan’s hot springs',
      description:
        'Ski again with your instructor at the daily rate; or be driven along the Niti road to Tapovan’s hot springs and the Bhavishya Badri trailhead; or read by the window with pakoras. In January and February there may be competitions on the main slope, when part of it closes to visitors. Toward evening, walk up to the artificial lake of Auli, built to feed the snow guns, for the reflection of the ridge.',
      activities: ['Optional skiing', 'Tapovan hot springs by car', 'Auli lake walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Slope-side resort, Auli',
    },
    {
      title: 'Down the Alaknanda from Auli to Rishikesh',
      description:
        'Start from Auli after an early breakfast, as shaded bends stay icy until 10 am and the driver will not hurry them. If you have let us add a night, today ends at Rudraprayag or at a river camp near Byasi; otherwise it is one long descent, reaching Rishikesh about 6 pm. It is safe to book a train from Haridwar after 8:30 pm, but not the last flights from Jolly Grant.',
      activities: ['Drive to Rishikesh', 'Stop at Devprayag'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four-wheel-drive SUV with chains and a local driver throughout',
    'One night in Joshimath and three at the slope in Auli, in a heated double room',
    'Breakfast and dinner each day',
    'Four private lessons of about two hours for two people, with skis, boots, poles and helmet',
    'Snow-shoes and guide for Gorson',
    'Rescue sledge fee and slope charges',
  ],
  exclusions: [
    'Lift passes, if you use the chairlift; sold by the ride or the day',
    'Ski clothing, on hire in Joshimath by the piece and the day',
    'Travel insurance that covers winter sports; please buy it',
    'Lunches and anything from the minibar',
    'Extra instructor hours on the free day',
  ],
  faqs: [
    {
      question: 'Can you guarantee snow?',
      answer:
        'Nobody can. From mid-January through February it is likely. If the slope is bare a week before you start, we offer a date change at no charge, or we change the plan to winter walks and refund the cost of skiing.',
    },
    {
      question: 'Is the Joshimath ropeway running?',
      answer:
        'It was closed after the ground subsided in January 2023, and this trip does not depend on it. You go up by road. The chairlift within Auli is a different installation; it stops for wind and repairs, so we do not promise it either.',
    },
    {
      question: 'Could we shorten the journey with a flight?',
      answer:
        'There is a helipad at Joshimath but no regular service worth planning around. Flying to Dehradun and sleeping a night at Rishikesh beforehand makes the road day far easier, and we include that in many plans.',
    },
    {
      question: 'Would it work for children?',
      answer:
        'Yes, children from about 7 learn fast. Small boots are limited, so send sizes a fortnight ahead. For under-sevens there are sledges and a gentle bank by the resort.',
    },
  ],
  thingsToCarry: [
    {
      category: 'On the slope',
      essential: true,
      items: [
        'Waterproof gloves, two pairs',
        'Goggles or wrap-round sunglasses',
        'Merino or synthetic base layers',
        'Sunscreen of SPF 50, as snow reflects the sun',
      ],
    },
    {
      category: 'Off the slope',
      essential: true,
      items: ['Insulated boots with a rubber sole', 'Long down coat for minus eight at night', 'Moisturiser'],
    },
    {
      category: 'If there is space',
      essential: false,
      items: ['Swimwear for Tapovan’s springs', 'Flask', 'Muscle rub'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 36800,
      description: 'Per person: heated room, own SUV, four ski lessons for the two of you',
    },
    {
      title: 'Two travellers, a room each',
      price: 51300,
      description: 'Separate rooms in Joshimath and Auli; SUV and ski lessons are shared by the two',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Your hotel in Rishikesh', time: '6:30 am' },
    end: { place: 'Rishikesh, at your hotel or Yog Nagari railway station', time: '6:00 pm' },
    airport: {
      name: 'Jolly Grant (Dehradun)',
      transfer:
        'About 20 km from Rishikesh, 40 minutes by taxi, not included. Arrive the day before, leave the day after.',
    },
    railhead: {
      name: 'Yog Nagari Rishikesh',
      transfer: 'About 3 km from the town; Haridwar, with more trains, is 25 km. Not included.',
    },
    party: { smallest: 2, largest: 4 },
    team: 'A local driver with a four-wheel-drive SUV, a private ski instructor, and a guide for the Gorson walk.',
    ages: {
      from: 4,
      note: 'Ski lessons from 7; for smaller children there are sledges. Send boot sizes a fortnight ahead.',
    },
    fitness:
      'Two lessons of about two hours on each ski day, a snow-shoe walk of 3 km each way above 2,800 m, and a mountain drive of nine and a half hours each way. Nights at 2,800 m.',
    nights: [
      { count: 1, place: 'Joshimath', room: 'Hotel room with heater', sharing: 'Double', washroom: 'own' },
      { count: 3, place: 'Auli', room: 'Slope-side resort, heated room', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 14500 },
    child: {
      from: 7,
      to: 11,
      price: 24900,
      note: 'With ski lessons, sharing the parents’ room. Under 7 on request.',
    },
    network: 'Jio, Airtel and BSNL work in Joshimath and mostly in Auli; snowfall can cut them for hours.',
    cash: 'The last dependable cash machines are in Joshimath. Lift counter and ski shops take cash or UPI.',
    power:
      'Electricity with cuts in snowfall; the resort runs a generator for heating and lights. Bring a power bank.',
    insurance: 'None is included. Buy a policy that names winter sports, with medical evacuation.',
    papers: [
      { what: 'Government photo ID, original', by: 'you', when: 'At check-in in Joshimath and Auli' },
      {
        what: 'Shoe size, height and weight for skis and boots',
        by: 'you',
        when: 'A fortnight before you start',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'rishikesh' },
    { place: 'joshimath', night: true },
    { place: 'auli', night: true },
    { place: 'rishikesh' },
  ],
  difficulty: 'easy',
  tags: ['winter', 'adventure'],
  special: 'January to March only',
  cover: 'auli/day',
  gallery: [
    'auli/dusk-pine-room',
    'snow-road/day',
    'auli/detail-2',
    'auli/detail-1',
    'uttarakhand/gold',
    'rishikesh/dusk-balcony',
  ],
  captions: {
    night: 2,
    travel: 'By four-wheel-drive SUV with chains',
    high: 'Four ski lessons with a private instructor',
  },
}
