import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'w2',
  kind: 'group',
  title: 'Kasol and a Day Walk to Kheerganga',
  location: 'Parvati Valley, Himachal Pradesh',
  region: 'North',
  duration: '4D/3N',
  months: [4, 5, 6, 9, 10, 11],
  price: 6250,
  discount: 10,
  rating: 4.5,
  reviews: 238,
  description:
    'Friday evening out of Delhi, Monday morning back at the desk, and in between the Parvati. Saturday is Kasol by the river and a wooden room in Kalga, a village you walk up to. Sunday is a real walk: twelve kilometres up through fir forest to the hot spring at Kheerganga, and the same twelve down. Night camping there was banned by the forest department in July 2024, and walkers are told to arrive by ten and leave by two, so we begin with head torches. Two of the three nights pass in a coach seat; come rested.',
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
      title: 'Friday evening: out of Delhi',
      description:
        'Reporting is at half past six near Majnu ka Tilla in Delhi, and the Volvo leaves at seven whether or not your office let you go. A dinner halt comes at Murthal or Ambala around ten, at your cost and choice; parathas with white butter are the custom. After Kiratpur the highway runs through a string of tunnels into the hills, so the ride is smoother than it used to be. Sleep, since Sunday is long. Earplugs are worth their weight.',
      activities: ['Boarding and roll-call', 'Dinner halt on the highway'],
      meals: [],
      stay: 'On board the coach',
    },
    {
      title: 'Saturday: Kasol, Chalal, Manikaran, Kalga',
      description:
        'Off the coach at Bhuntar by seven and into jeeps for the last thirty kilometres. Breakfast in Kasol is shakshuka or aloo paratha; a wash room is ready. We cross the suspension bridge and walk half an hour under pines to Chalal and back. After the gurdwara at Manikaran the road ends at Barshaini. From the dam it is forty steep minutes with your pack to Kalga (2,300 m). Rajma, rice, and lights out at nine, because the alarm is for four.',
      activities: ['Riverside walk to Chalal', 'Manikaran hot springs', 'Climb to Kalga'],
      meals: ['breakfast', 'dinner'],
      stay: 'Wooden guesthouse, Kalga',
    },
    {
      title: 'Sunday: Kheerganga and down again',
      description:
        'Tea at half past four, off by torch at five. The path from Kalga stays in forest, rolls for eight kilometres, then climbs hard over roots for the last four. Kheerganga (2,960 m) comes out of the trees by about half past nine. Bathe in the hot pool; there is a separate walled one for women. Eat the packed parathas and start down at noon by the same trail. Jeeps leave Barshaini at five and the coach from Bhuntar at eight.',
      activities: ['12 km walk up', 'Hot-spring bath', '12 km walk down', 'Night coach'],
      meals: ['breakfast', 'lunch'],
      stay: 'On board the coach',
    },
    {
      title: 'Monday: Delhi by breakfast',
      description:
        'The coach reaches Kashmere Gate between half past seven and nine on Monday, later when trucks have blocked Mandi or fog has settled on Haryana. It halts once at dawn for tea. Drop points in Delhi are Majnu ka Tilla and the metro at Kashmere Gate. Your calves will hurt on stairs until Wednesday. Wet towels and sleeping people apart, the captain counts every bag before the doors open, so look for your own boots and not just any.',
      activities: ['Dawn tea halt', 'Arrival in Delhi'],
      meals: [],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Reclining Volvo seat Delhi–Bhuntar–Delhi',
    'Shared jeeps from Bhuntar to Barshaini both ways',
    'One night in Kalga, three or four to a room, quilts given',
    'Two breakfasts, the packed lunch of Sunday and one dinner',
    'Two village guides for the walk, one always last in line',
    'Wash and change room in Kasol on Saturday',
  ],
  exclusions: [
    'Highway dinners on the way up and down',
    'Café bills in Kasol and tea stalls on the trail',
    'A porter for your rucksack, ₹800 to Kalga and back',
    'Mule ride down if your knee gives up, where one can be found',
  ],
  faqs: [
    {
      question: 'Can we not camp at Kheerganga like before?',
      answer:
        'No. The tents were removed on the orders of the forest division and staying there at night risks a police case. Anyone offering you a “camp at the top” is selling you that risk. The walk up and down in one day is longer but quite within a fit person’s reach.',
    },
    {
      question: 'I walk little. Is 24 km realistic?',
      answer:
        'If you can climb thirty floors without sitting down, yes, with sore legs. The total gain is about 900 m with the ups and downs. Those who prefer to stop at Rudranag, a waterfall and temple lower on the other trail, go with a separate guide and save about twelve kilometres.',
    },
    {
      question: 'Is it cold?',
      answer:
        'In May and June mornings are around ten degrees. In April and from mid-October expect frost at Kalga and maybe snow on the final climb. In December we stop, as the path ices over and the administration tends to close it.',
    },
    {
      question: 'Do you tolerate charas on the trip?',
      answer:
        'We do not. Police check vehicles at Jari and Bhuntar and go through bags, and under the narcotics law the whole party suffers. Anyone carrying it is asked to leave the group on the spot.',
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
  departures: {
    weekday: 'friday',
    count: 6,
    seats: 20,
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
  difficulty: 'moderate',
  tags: ['adventure', 'budget'],
  cover: 'kasol/day',
  gallery: [
    'kasol/night',
    'himachal-pradesh/dusk-pines',
    'kasol/gold-green-tent',
    'himachal-pradesh/day-rain',
    'kasol/dusk-pines',
    'himachal-pradesh/detail-1',
    'kasol/detail-1',
  ],
}
