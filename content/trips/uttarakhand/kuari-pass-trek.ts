import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'kuari-pass-trek',
  kind: 'group',
  title: 'Kuari Pass and the Wall of Dronagiri',
  location: 'Joshimath, Uttarakhand',
  region: 'North',
  duration: '6D/5N',
  months: [1, 2, 3, 4, 10, 11, 12],
  price: 10416,
  discount: 7,
  rating: 4.6,
  reviews: 2,
  description:
    'If what you want from a trek is big mountains rather than big effort, come here. From the second afternoon Dronagiri (7,066 m) fills the sky so completely that people look at nothing else, and from the ridge above Gorson the square shoulder of Nanda Devi stands beyond it. We cross from Dhak to Auli, so that only the last stretch to the pass is walked twice. In January and February the last half-kilometre to the pass can be unsafe ice; the leader decides, and a ridge at 3,700 m with the same view is the alternative. October, November and April are the surest months for the pass itself.',
  highlights: [
    'Kamet, Nanda Devi, Dronagiri, Hathi and Ghori Parvat from a single ridge',
    'A traverse from Dhak to Auli with a different camp every night',
    'Oak forests of Tugasi and Kharchi with langurs and the tracks of Himalayan black bear',
    'Gorson’s long meadow, brown and gold in November, white from January',
    'Hot momos at Auli to finish, and the chairlift if it runs',
  ],
  placesCovered: ['Joshimath', 'Dhak', 'Gulling', 'Khullara', 'Kuari Pass', 'Tali', 'Gorson Bugyal', 'Auli'],
  itinerary: [
    {
      title: 'Rishikesh to Joshimath up the pilgrim highway',
      description:
        'The tempo traveller waits at Rishikesh bus stand and leaves at 5:30 am sharp. The widened highway has made the 255 km or so easier than they were, but they still take ten hours; we break them at Teen Dhara for parathas and at Karnaprayag, where the Pindar comes in, for lunch. At Joshimath (1,900 m) our guesthouse stands outside the wards that cracked in January 2023. The leader checks everyone’s boots tonight, as tomorrow would be too late.',
      activities: ['Road journey', 'Boot and clothing check', 'Narsingh temple before dinner'],
      meals: ['dinner'],
      stay: 'Guesthouse, Joshimath',
    },
    {
      title: 'Dhak to Gulling through Tugasi village',
      description:
        'Forty minutes along the Niti road bring us to Dhak (2,100 m), where mules are loaded and the first zigzags begin among apricot and mustard. We pass through Kharchi and Tugasi, whose people keep Joshimath supplied with potatoes and rajma, and enter banj oak above the last roof. Bear prints are common in the mud near the stream; the bears themselves are seldom seen. Gulling (2,930 m) is a terrace of old fields among the trees, out of the wind.',
      activities: ['Trek 5–6 km, 5 hours', 'Tugasi village'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Twin tent, Gulling',
    },
    {
      title: 'Above the trees at Khullara',
      description:
        'The forest grows taller and darker before it ends. Walnut gives way to fir and then, quite suddenly, to an open slope with nothing between you and the 7,066 m wall of Dronagiri. Camp at Khullara (3,370 m) is pitched by 1 pm, which leaves the afternoon for an unladen stroll a couple of hundred metres up the spur and back. From December there is snow to melt for water. It is the coldest of the camps, minus eight or below in midwinter.',
      activities: ['Trek 4–5 km, 4 hours', 'Acclimatisation walk up the spur'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Twin tent, Khullara',
    },
    {
      title: 'Over the ridge to Kuari Pass, camp at Tali',
      description:
        'We leave at 6 am with packed poori. An hour and a half of steep grass, or crusted snow, gains the ridge; a contouring path with one shady, icy gully runs from there to Kuari Pass (3,815 m). The far side looks on to empty valleys towards Ramni and Trisul. In hard winter the gully may be too icy, and the leader then stops on the ridge instead. Return the same way and keep west to Tali, a forest camp beside a pond at almost the same height as Khullara.',
      activities: ['Trek 9–10 km, 7–8 hours', 'Kuari Pass or the 3,700 m ridge by conditions'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Twin tent, Tali',
    },
    {
      title: 'Gorson Bugyal and down to Auli',
      description:
        'The path runs high above the valley this morning. Beyond Tali Top the path is cut across cliffs for a few hundred metres; there is no scrambling, but those who dislike drops walk next to a guide. Then it broadens into Gorson Bugyal, three kilometres of rolling meadow with Nanda Devi on the right. A forest of oak and a small temple lead to the top of the ski slope at Auli (2,800 m). There are momos, and one ride on the chairlift for those who wish, before jeeps bring us to Joshimath by 4 pm.',
      activities: ['Trek 8 km, 5 hours', 'Auli slopes', 'Drive to Joshimath'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guesthouse, Joshimath',
    },
    {
      title: 'Joshimath back to Rishikesh by Devprayag',
      description:
        'We leave Joshimath at 6 am, when in midwinter it is still dark. The Alaknanda is at its clearest blue between November and March, and the driver knows the lay-by above Devprayag where the line between its water and the Bhagirathi’s shows best. Rishikesh is reached around 4:30 pm. Those with an onward train can be let off at Haridwar at their own cost, forty minutes further in light traffic and up to double that on a Friday evening.',
      activities: ['Drive to Rishikesh', 'Devprayag viewpoint'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Tempo traveller from Rishikesh to Joshimath and back, and all local jeeps',
    'Two nights in a guesthouse and three in two-person tents, shared',
    'Fourteen meals, from the Joshimath dinner to the final breakfast',
    'Nanda Devi forest division permits and camping fees',
    'Sleeping bags for minus 10 °C, mats and helmets; spikes from December on',
    'Trek leader, two Dhak guides, cook and mule team',
    'Safety kit in camp: oxygen, oximeter, stretcher, and a jeep on call at Auli',
  ],
  exclusions: [
    'Lunch on the first and sixth day',
    'Chairlift tickets and ski hire at Auli, if you want them',
    'A mule to carry your rucksack, if you want one, paid in Joshimath',
    'A room and a tent to yourself, ₹3,500 more',
  ],
  faqs: [
    {
      question: 'Do we always reach the pass?',
      answer:
        'Usually yes in October, November, late March and April. Between mid-December and early March ice often stops groups; they turn back on the ridge above Khullara, which has much the same view. There is no refund for that decision.',
    },
    {
      question: 'Is Joshimath safe after the subsidence?',
      answer:
        'Parts of the town remain marked unsafe. The highway, the market and the lodges we use are outside the marked zones, and we go by the district’s current list before every season.',
    },
    {
      question: 'Can I add Pangarchulla?',
      answer:
        'The peak, about 4,600 m high, can be tried from Khullara in April and early May on hard snow, and takes an extra day with a rope and a technical guide. We run it privately for parties of four or more.',
    },
    {
      question: 'Is the ropeway part of the trip?',
      answer:
        'No. The Joshimath–Auli cable car was shut in January 2023 and we plan by road whatever its status. The chairlift on the slope at Auli is separate and runs when wind and maintenance allow.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Must bring',
      essential: true,
      items: [
        'Layered clothing: up to 15 °C by day in autumn and spring, minus eight or below on midwinter nights',
        'Waterproof boots with stiff soles',
        'Wool and liner socks, three of each',
        'Glacier-grade sunglasses',
      ],
    },
    {
      category: 'Bag',
      essential: true,
      items: ['45–60 litre rucksack', 'Small sack for pass day', 'Two one-litre bottles, one insulated'],
    },
    {
      category: 'Paperwork',
      essential: true,
      items: ['Two passport photographs for the forest office', 'Fitness certificate not older than a month'],
    },
    {
      category: 'Leave room for',
      essential: false,
      items: ['A camera with a wide lens', 'Playing cards', 'Dry fruit'],
    },
  ],
  packages: [
    {
      title: 'Shared room and tent',
      price: 10416,
      description: 'Two to a tent, two or three to a room in Joshimath',
      isPopular: true,
    },
    {
      title: 'Own tent, own room',
      price: 13916,
      description: 'A single room in Joshimath and a tent to yourself on the trail',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Rishikesh, ISBT (Yatra bus stand), main gate', time: '5:30 am' },
    end: { place: 'Rishikesh, ISBT (Yatra bus stand)', time: '4:30 pm' },
    airport: {
      name: 'Jolly Grant (Dehradun)',
      transfer: 'About 20 km, 40 minutes by taxi, not included. Fly in the day before.',
    },
    railhead: {
      name: 'Yog Nagari Rishikesh',
      transfer:
        'About 3 km by auto. Haridwar, with more trains, is 25 km away. Not included; sleep in Rishikesh the night before.',
    },
    team: 'A trek leader, two guides from Dhak, a cook and a mule team.',
    ages: {
      from: 12,
      note: 'Under 18 with a parent. Everyone brings a fitness certificate not older than a month.',
    },
    fitness:
      'Pass day: 9–10 km in 7–8 hours, 445 m up to 3,815 m and back. Day 2 climbs 830 m in 5–6 km. Highest night at 3,370 m.',
    nights: [
      {
        count: 1,
        place: 'Joshimath',
        room: 'Guesthouse room',
        sharing: 'Two or three to a room',
        washroom: 'own',
      },
      { count: 1, place: 'Gulling', room: 'Two-person tent', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Khullara', room: 'Two-person tent', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Tali', room: 'Two-person tent', sharing: 'Twin', washroom: 'shared' },
      {
        count: 1,
        place: 'Joshimath',
        room: 'Guesthouse room',
        sharing: 'Two or three to a room',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 3500 },
    child: { none: 'From 12 years on every trekker pays the same price.' },
    network:
      'Airtel, Jio and BSNL work in Joshimath. On the trail expect nothing but a chance bar on the ridges; Auli has a signal again.',
    cash: 'Cash machines in Rishikesh and Joshimath; none on the trail.',
    power:
      'Joshimath has electricity with cuts. No charging in the three camps: bring a power bank and sleep with it.',
    insurance: 'Required, not included: buy a trekking policy that covers 4,000 m, snow, and evacuation.',
    papers: [
      {
        what: 'Government photo ID and two passport photographs for the forest office',
        by: 'you',
        when: 'Give them to the leader in Joshimath on day 1',
      },
      {
        what: 'Fitness certificate from a doctor, not older than a month',
        by: 'you',
        when: 'Hand it over on day 1',
      },
      {
        what: 'Nanda Devi forest division permit and camping fees',
        by: 'us',
        when: 'Taken in Joshimath on day 1',
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
      { from: '01-03', to: '04-25' },
      { from: '10-04', to: '12-26' },
    ],
  },
  route: [
    { place: 'rishikesh' },
    { place: 'joshimath', night: true },
    { place: 'dhak-chamoli' },
    { place: 'gulling', night: true },
    { place: 'khullara', night: true },
    { place: 'kuari-pass' },
    { place: 'tali-camp', night: true },
    { place: 'auli' },
    { place: 'joshimath', night: true },
    { place: 'rishikesh' },
  ],
  difficulty: 'moderate',
  tags: ['trek', 'winter', 'adventure'],
  cover: 'auli/gorson-day',
  gallery: [
    'auli/gorson-night-trek-tent',
    'forest-trail/dusk',
    'trek-camp/pass-day',
    'uttarakhand/detail-1',
    'auli/gold',
    'uttarakhand/day',
    'auli/detail-1',
  ],
  captions: {
    night: 3,
    travel: 'On foot through the forests above Dhak',
    high: 'Kuari Pass, with Nanda Devi and Dronagiri in line',
  },
}
