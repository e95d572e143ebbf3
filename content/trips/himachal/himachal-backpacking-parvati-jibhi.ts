import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'himachal-backpacking-parvati-jibhi',
  kind: 'group',
  title: 'Backpacking Himachal: Grahan, Tosh and over to Jibhi',
  location: 'Parvati Valley & Jibhi, Himachal Pradesh',
  region: 'North',
  duration: '7D/6N',
  months: [3, 4, 5, 6, 9, 10, 11],
  price: 9720,
  discount: 10,
  rating: 4.6,
  reviews: 2,
  description:
    'You travel for a week with one bag, on green-and-white state buses, with a bunk at the end of each day. From Bhuntar we go up the Parvati to Kasol, leave the cafés behind on foot for roadless Grahan, sleep two nights at the valley’s end in Tosh, then take three buses in a row to reach Jibhi under Jalori Pass. The fares are small, and the legroom is smaller. Someone from our team is with you, who knows which bus to take, which bridge to cross and which aunt makes the better rajma. You carry your own pack and share a dorm, which keeps the price low.',
  highlights: [
    'A night in Grahan, four hours’ walk up from Kasol',
    'Tosh and the path to the Kutla meadows, with glaciers at the head of the valley',
    'Local buses all the way, with your luggage on the roof and Kullu pop on the speaker',
    'Raghupur’s ruined fort on the ridge by Jalori Pass',
    'Dormitory beds with lockers, and women-only rooms on request',
  ],
  placesCovered: [
    'Bhuntar',
    'Kasol',
    'Grahan',
    'Barshaini',
    'Tosh',
    'Kutla',
    'Banjar',
    'Jibhi',
    'Jalori Pass',
    'Aut',
  ],
  itinerary: [
    {
      title: 'Bhuntar to Kasol by the valley bus',
      description:
        'Find us at 10 am beside the Bhuntar bus stand, under the pipal. The Manikaran bus fills up in minutes, so the bags go on the roof and everyone sits close. An hour and a half later you are in Kasol (1,580 m), where the hostel stands among pines five minutes from the river. In the afternoon the group sits in a circle, plans the week and collects money for the common kitty. Dinner is wherever you like; the falafel is decent, the trout better.',
      activities: ['First local bus', 'Group planning session', 'Riverside evening'],
      meals: [],
      stay: 'Hostel dormitory, Kasol',
    },
    {
      title: 'Kasol to Grahan on foot',
      description:
        'Heavy bags stay behind; take a small one. The trail follows the Grahan stream south from Kasol, crosses it on logs, and after eight gentle kilometres climbs steeply for the last hour. Grahan (2,350 m) is some fifty wooden houses round a temple. The village is strict: no alcohol, no touching the shrine, ask before photographs. Your host keeps bees in the wall, and the honey comes with makki roti. There are stars, thick quilts and no network.',
      activities: ['Forest trek of about 10 km', 'Village round with the host', 'Home-cooked supper'],
      meals: ['breakfast', 'dinner'],
      stay: 'Village homestay, Grahan',
    },
    {
      title: 'Down from Grahan and up to Tosh',
      description:
        'We walk three hours down along the stream, take a quick bath at the hostel, and board an afternoon bus from Kasol to Barshaini, on which you may have to stand. From the dam a shared taxi or one hour’s walk gets you to Tosh (2,400 m), stacked up its hillside like a pile of drawers. Concrete has come to the lower lane; we stay at the top among old balconies. The glacier at the head of the valley is lit last of all. We eat thukpa, play cards and go to bed.',
      activities: ['Walk out to Kasol', 'Bus to the road’s end', 'Sunset from the upper village'],
      meals: ['breakfast', 'dinner'],
      stay: 'Backpackers’ lodge, Tosh',
    },
    {
      title: 'Kutla meadows above Tosh',
      description:
        'Today you choose. Most go to Kutla (in March only as far as the snow allows), two hours or so through fir and across two cold brooks to a grazing ground with a couple of summer cafés, open May to October. Those wanting less may wander over to Pulga’s forest by the Barshaini bridge, and the lazy have the sun terrace. We meet again in Tosh at 5 pm, when the cook shows how siddu dough is steamed with poppy seed and walnut. Eat four at most.',
      activities: ['Walk to Kutla or Pulga', 'Siddu lesson'],
      meals: ['breakfast', 'dinner'],
      stay: 'Backpackers’ lodge, Tosh',
    },
    {
      title: 'Tosh to Jibhi by three buses',
      description:
        'This is a travel day and worth it. An early bus takes us from Barshaini to Bhuntar; another runs along the Beas to Aut, through the long tunnel; a third, older one goes by way of Larji and Banjar, where you can buy apricot-kernel oil and samosas during the wait. The journey takes about eight hours door to door and costs less than ₹400. Jibhi (1,800 m) receives you with the sound of its stream and wooden walls. Everyone goes to bed early, and nobody argues.',
      activities: ['Bus Barshaini–Bhuntar–Aut–Jibhi', 'Banjar market pause', 'Bonfire if dry'],
      meals: ['breakfast', 'dinner'],
      stay: 'Wooden hostel, Jibhi',
    },
    {
      title: 'Jalori Pass and the ruined fort of Raghupur',
      description:
        'The morning bus grinds from Jibhi to Jalori Pass (3,120 m) in an hour, in first gear all the way. We take the path west through kharsu oaks, three kilometres and a steady climb, to the grass saddle of Raghupur, where only foundation walls remain of the fort. Lie down in the grass. On clear days you see from the Shrikhand range round to the Dhauladhar. We eat Maggi at the pass, then go down to Shoja by bus or on foot, and back to Jibhi.',
      activities: ['Ridge walk to Raghupur fort', 'Lunch stop at the pass', 'Optional walk down to Shoja'],
      meals: ['breakfast', 'dinner'],
      stay: 'Wooden hostel, Jibhi',
    },
    {
      title: 'Jibhi’s waterfall pools, then the bus to Aut',
      description:
        'The brave bathe in the pools behind the Jibhi waterfall before breakfast. We settle the kitty, give back what is left, and swap numbers. A bus at about noon takes two hours to Aut, from where coaches go north to Manali and south to Delhi. Seats on evening coaches are best booked online the day before, with Aut as boarding point. Our leader waits at the tea stall until the last of you has left.',
      activities: ['Waterfall pools', 'Kitty accounts', 'Bus to Aut'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights in hostel or lodge bunks, and one night in a Grahan homestay on floor mattresses',
    'Six breakfasts and five dinners',
    'Tickets for all local buses and shared taxis named in the plan',
    'A walking guide to Grahan and another to Kutla',
    'A trip leader who stays with the group and can be phoned at any time',
    'Locker in Kasol while you are up in the village',
  ],
  exclusions: [
    'All lunches, and dinner on the first night',
    'Your coach to Bhuntar and home from Aut',
    'Private rooms, ₹5,000 more for the five hostel and lodge nights (Grahan has none)',
    'A private taxi if you do not want to take the bus',
  ],
  faqs: [
    {
      question: 'What sort of people come?',
      answer:
        'People who do not mind a bunk, a queue and a steep path; many come alone. We take fifteen at most, since more do not fit on one bus.',
    },
    {
      question: 'How heavy may my bag be?',
      answer:
        'Nine kilos is good, twelve is the limit. You carry it for up to half an hour at a time, and it goes on bus roofs. Bags on wheels do not work here.',
    },
    {
      question: 'Are drugs a problem in this valley?',
      answer:
        'They are sold, and police raids are frequent at Jari and in Kasol’s hostels. Our rule is plain: no drugs, ever, in rooms or on walks. Anyone who breaks it leaves the trip on the next bus, and the law is much harsher than we are.',
    },
    {
      question: 'What if a bus does not run?',
      answer:
        'Then we wait for the next one, or hire shared Sumos at our cost. In snow or after a landslide we go to Naggar in place of Tosh, or to the woods at Shoja in place of Jalori.',
    },
    {
      question: 'Will I have internet?',
      answer:
        'Good in Kasol and Jibhi, patchy in Tosh, little or none in Grahan. Do not schedule calls on the second day.',
    },
  ],
  thingsToCarry: [
    {
      category: 'The pack',
      essential: true,
      items: [
        'Rucksack with rain cover, plus a foldable small one',
        'Padlock for dorm lockers',
        'Sleeping-bag liner',
      ],
    },
    {
      category: 'To wear',
      essential: true,
      items: [
        'Grippy walking shoes',
        'Warm layer and beanie; light frost in March and November',
        'Quick-dry towel',
      ],
    },
    {
      category: 'Money and papers',
      essential: true,
      items: ['₹4,000 in small notes', 'Original identity card, as hostels refuse photocopies'],
    },
    { category: 'Fun', essential: false, items: ['Cards or a ukulele', 'Swim things', 'Notebook'] },
  ],
  packages: [
    {
      title: 'Dorm bed',
      price: 9720,
      description: 'Bunks in Kasol, Tosh and Jibhi; floor mattresses in Grahan',
      isPopular: true,
    },
    {
      title: 'Single room',
      price: 14720,
      description: 'A private room in Kasol, Tosh and Jibhi; in Grahan you share as all do',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Bhuntar bus stand, under the pipal tree', time: '10:00 am' },
    end: { place: 'Tea stall at the Aut bus stop, before the tunnel', time: '2:00 pm' },
    airport: {
      name: 'Kullu–Manali (Bhuntar)',
      transfer: 'About 1 km from the bus stand, on foot or by auto; not included',
    },
    railhead: {
      name: 'Chandigarh',
      transfer: 'About 235 km; night coaches to Manali stop at Bhuntar in seven to nine hours; not included',
    },
    team: 'A trip leader throughout, and walking guides for Grahan and Kutla',
    ages: { from: 18, note: 'No upper limit; you carry your own pack of up to 12 kg' },
    fitness:
      'Day 2: about 10 km and four hours, 770 m up from Kasol (1,580 m) to Grahan (2,350 m). Day 5: eight hours in three buses. Highest sleep 2,400 m.',
    nights: [
      { count: 1, place: 'Kasol', room: 'Hostel dormitory', sharing: 'Dormitory', washroom: 'shared' },
      {
        count: 1,
        place: 'Grahan',
        room: 'Village homestay, floor mattress',
        sharing: 'Shared room',
        washroom: 'shared',
      },
      { count: 2, place: 'Tosh', room: 'Backpackers’ lodge', sharing: 'Dormitory', washroom: 'shared' },
      { count: 2, place: 'Jibhi', room: 'Wooden hostel', sharing: 'Dormitory', washroom: 'shared' },
    ],
    singleRoom: { more: 5000 },
    child: { none: 'The dormitories are for adults of 18 and above.' },
    network: 'Good in Kasol and Jibhi (Jio, Airtel), patchy in Tosh, little or none in Grahan.',
    cash: 'ATMs in Bhuntar, Kasol and Banjar; none in Grahan, Tosh or Jibhi that you should count on. Carry ₹4,000 in small notes.',
    power: 'Sockets in hostels, often shared; cuts in storms and little power in Grahan. Bring a power bank.',
    insurance: 'Not included. A policy that covers day hikes to 3,500 m is sensible.',
    papers: [
      {
        what: 'Original photo ID; hostels refuse photocopies',
        by: 'you',
        when: 'At each check-in and at police checks',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'sunday',
    count: 5,
    seats: 15,
    smallest: 5,
    decideDays: 10,
    seasons: [
      { from: '03-14', to: '06-22' },
      { from: '09-15', to: '11-18' },
    ],
  },
  route: [
    { place: 'bhuntar' },
    { place: 'kasol', night: true },
    { place: 'grahan', night: true },
    { place: 'kasol' },
    { place: 'tosh', night: true },
    { place: 'bhuntar' },
    { place: 'aut' },
    { place: 'jibhi', night: true },
    { place: 'jalori-pass' },
    { place: 'jibhi', night: true },
    { place: 'aut' },
  ],
  difficulty: 'moderate',
  walksFar: true,
  tags: ['backpacking', 'budget', 'adventure'],
  cover: 'kasol/gold',
  gallery: [
    'jibhi/dusk-dorm-room',
    'hill-road/bus-day',
    'forest-trail/day',
    'himachal-pradesh/dawn',
    'hill-bazaar/gold',
    'kasol/detail-1',
  ],
  captions: {
    night: 4,
    travel: 'By local bus, with your luggage on the roof',
    high: 'A night in Grahan, four hours’ walk up from Kasol',
  },
}
