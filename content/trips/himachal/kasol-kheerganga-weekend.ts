import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'w2',
  kind: 'group',
  title: 'Kasol and a Day Walk to Kheerganga',
  location: 'Parvati Valley, Himachal Pradesh',
  region: 'North',
  duration: '4D/3N',
  months: [4, 5, 6, 9, 10, 11],
  price: 5625,
  discount: 10,
  rating: 4.5,
  reviews: 3,
  description:
    'You leave Delhi on Friday evening, are back at your desk on Monday morning, and in between you are in the Parvati valley. On Saturday you see Kasol by the river and sleep in a wooden room in Kalga, a village you walk up to. Sunday is a real walk: twelve kilometres up through fir forest to the hot spring at Kheerganga, and the same twelve down. Night camping there was banned by the forest department in July 2024, and walkers are told to arrive by 10 am and leave by 2 pm, so we begin with head torches. Two of the three nights pass in a coach seat; come rested.',
  highlights: [
    'Twenty-four kilometres on foot in a day, with a guide from Kalga ahead and one behind',
    'A soak in the hot pool at Kheerganga with the snow line in view',
    'The footbridge and pine path from Kasol to Chalal',
    'Langar at Manikaran, where rice is cooked in the steam of the spring',
    'Wooden balconies, apple trees and no traffic noise at Kalga',
  ],
  placesCovered: ['Kasol', 'Chalal', 'Manikaran', 'Barshaini', 'Kalga', 'Kheerganga'],
  itinerary: [
    {
      title: 'Delhi to Bhuntar by night coach',
      description:
        'Reporting is at 6:30 pm near Majnu ka Tilla in Delhi, and the Volvo leaves at 7 pm sharp, so leave your office in time. A dinner halt comes at Murthal around 8:30 pm or near Ambala after 10 pm, at your cost and choice; parathas with white butter are the custom. After Kiratpur the highway runs through a string of tunnels into the hills, so the ride is smoother than it used to be. Sleep, since Sunday is long. Earplugs help.',
      activities: ['Boarding and roll-call', 'Dinner halt on the highway'],
      meals: [],
      stay: 'On board the coach',
    },
    {
      title: 'Kasol, Chalal and Manikaran, then up to Kalga',
      description:
        'We leave the coach at Bhuntar by 7 am and take jeeps for the last thirty kilometres. Breakfast in Kasol is shakshuka or aloo paratha, and there is a room to wash and change in. We cross the suspension bridge and walk half an hour under pines to Chalal and back. After the gurdwara at Manikaran the road ends at Barshaini. From the dam it is forty steep minutes with your pack to Kalga (2,300 m). Dinner is rajma and rice, and lights go out at 9 pm, because the alarm is set for 4 am.',
      activities: ['Riverside walk to Chalal', 'Manikaran hot springs', 'Climb to Kalga'],
      meals: ['breakfast', 'dinner'],
      stay: 'Wooden guesthouse, Kalga',
    },
    {
      title: 'Kalga to Kheerganga and back on foot',
      description:
        'We have tea at 4:30 am and start by torchlight at 5 am. The path from Kalga stays in forest, rolls for eight kilometres, then climbs hard over roots for the last four. You come out of the trees at Kheerganga (2,960 m) by about 9:30 am. Bathe in the hot pool; there is a separate walled one for women. Eat the packed parathas and start down at 12 noon by the same trail. Jeeps leave Barshaini at 5 pm and the coach from Bhuntar at 8 pm.',
      activities: ['12 km walk up', 'Hot-spring bath', '12 km walk down', 'Night coach'],
      meals: ['breakfast', 'lunch'],
      stay: 'On board the coach',
    },
    {
      title: 'Back in Delhi on Monday morning',
      description:
        'The coach reaches Kashmere Gate between 7:30 and 9 am on Monday, later when trucks have blocked Mandi or fog has settled on Haryana. It halts once at dawn for tea. Drop points in Delhi are Majnu ka Tilla and the metro at Kashmere Gate. Your calves will hurt on stairs until Wednesday. The captain counts every bag before the doors open; please check that the boots you take are your own.',
      activities: ['Dawn tea halt', 'Arrival in Delhi'],
      meals: [],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Reclining Volvo seat Delhi–Bhuntar–Delhi',
    'Shared jeeps from Bhuntar to Barshaini both ways',
    'One night in Kalga, three or four to a room, with quilts',
    'Two breakfasts, one dinner and a packed lunch on Sunday',
    'Two village guides for the walk, one always last in line',
    'Wash and change room in Kasol on Saturday',
  ],
  exclusions: [
    'Highway dinners on the way up and down',
    'Café bills in Kasol and tea stalls on the trail',
    'A porter for your rucksack to Kalga and back, about ₹800',
    'A mule ride down in case of injury, where a mule can be found',
  ],
  faqs: [
    {
      question: 'Can we not camp at Kheerganga like before?',
      answer:
        'No. The tents were removed on the orders of the forest division and staying there at night risks a police case. Do not trust anyone who offers a “camp at the top”. The walk up and down in one day is hard, but a fit person can do it.',
    },
    {
      question: 'I walk little. Is 24 km realistic?',
      answer:
        'It is a hard day. If you can climb thirty floors without sitting down, you can do it, with sore legs. The total climb is about 900 m with the ups and downs. If you prefer, stop at Rudranag, a waterfall and temple lower on the other trail: a separate guide goes with you and you save about half of the walk.',
    },
    {
      question: 'Is it cold?',
      answer:
        'In May and June mornings are around ten degrees. In April and from mid-October expect frost at Kalga and maybe snow on the final climb. In December we stop, as the path ices over and the administration tends to close it.',
    },
    {
      question: 'Do you tolerate charas on the trip?',
      answer:
        'We do not. Police check vehicles at Jari and Bhuntar and go through bags, and under the narcotics law the whole group can be held. Anyone carrying it is asked to leave the group on the spot.',
    },
    {
      question: 'Is there a locker for the things I do not want to carry?',
      answer:
        'Heavy bags stay with the jeep driver in Barshaini under lock. Bring a small rucksack of twenty to thirty litres for one night in Kalga and the walk.',
    },
  ],
  thingsToCarry: [
    {
      category: 'On your feet',
      essential: true,
      items: ['Worn-in shoes with grip', 'Two pairs of cushioned socks', 'Slippers for the guesthouse'],
    },
    {
      category: 'In the day pack',
      essential: true,
      items: [
        'Head torch or a phone you trust',
        'Rain jacket',
        'Swimwear and a thin towel',
        'Bottle of one litre or more',
      ],
    },
    {
      category: 'Nice to have',
      essential: false,
      items: ['Walking pole', 'Neck rest for the coach', 'Zip bag for wet clothes'],
    },
  ],
  packages: [
    {
      title: 'Triple or quad sharing',
      price: 5625,
      description: 'Three or four to a room in Kalga; Volvo seat from Delhi and back',
    },
  ],
  facts: {
    meet: { place: 'Majnu ka Tilla, Delhi, by the gurdwara on the Outer Ring Road', time: '6:30 pm' },
    end: { place: 'Kashmere Gate metro station, Delhi', time: '9:00 am' },
    airport: {
      name: 'Indira Gandhi International, Delhi',
      transfer:
        'About 25 km and an hour to an hour and a half by taxi on a Friday evening, or metro to Vidhan Sabha and an auto; not included',
    },
    railhead: { name: 'Delhi Junction (Old Delhi)', transfer: 'About 6 km by auto or metro; not included' },
    team: 'A captain on the coach and two village guides for the walk, one always last in line',
    ages: { from: 16, note: 'Under 18 with a parent. Not for weak knees or heart trouble' },
    fitness:
      'Day 3: 24 km on foot from 5 am, about nine hours of walking, 900 m of climbing with the ups and downs, to 2,960 m. Sleep at 2,300 m. Two nights in a coach.',
    nights: [
      {
        count: 1,
        place: 'Delhi to Bhuntar',
        room: 'Volvo coach, reclining seat',
        sharing: 'Seat',
        washroom: 'none',
      },
      {
        count: 1,
        place: 'Kalga',
        room: 'Wooden guesthouse',
        sharing: 'Three or four to a room',
        washroom: 'shared',
      },
      {
        count: 1,
        place: 'Bhuntar to Delhi',
        room: 'Volvo coach, reclining seat',
        sharing: 'Seat',
        washroom: 'none',
      },
    ],
    singleRoom: { none: 'The one night in Kalga is in rooms for three or four; no single rooms are kept.' },
    child: { none: 'The 24 km walk is not for children; nobody under 16 comes.' },
    network:
      'Jio and Airtel work in Kasol and Manikaran, weakly in Barshaini and Kalga; little or none on the walk.',
    cash: 'The last dependable ATMs are in Bhuntar and Kasol. Carry cash for the porter, tea stalls and highway dinners.',
    power: 'A few shared sockets in Kalga, with cuts. Charge in Kasol and bring a power bank.',
    insurance: 'Not included. A policy that covers day hikes to 3,500 m is sensible.',
    papers: [
      {
        what: 'Government photo ID, original, for police checks and the guesthouse',
        by: 'you',
        when: 'Carry it all the time',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'friday',
    count: 6,
    seats: 20,
    smallest: 6,
    decideDays: 4,
    seasons: [
      { from: '04-05', to: '06-25' },
      { from: '09-18', to: '11-20' },
    ],
  },
  route: [
    { place: 'delhi' },
    { place: 'bhuntar' },
    { place: 'kasol' },
    { place: 'manikaran' },
    { place: 'kalga', night: true },
    { place: 'kheerganga' },
    { place: 'kalga' },
    { place: 'bhuntar' },
    { place: 'delhi' },
  ],
  difficulty: 'hard',
  walksFar: true,
  tags: ['adventure', 'budget'],
  cover: 'kasol/day',
  gallery: [
    'kasol/dusk-pine-room',
    'forest-trail/gold',
    'kheerganga/dawn',
    'himachal-pradesh/dusk-pines',
    'hill-bazaar/dusk',
    'kasol/detail-1',
  ],
  captions: {
    night: 2,
    travel: 'On foot, twenty-four kilometres in a day',
    high: 'The hot pool at Kheerganga, with the snow line in view',
  },
}
