import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'kuari-pass-trek',
  kind: 'group',
  title: 'Kuari Pass and the Wall of Dronagiri',
  location: 'Joshimath, Uttarakhand',
  region: 'North',
  duration: '6D/5N',
  months: [1, 2, 3, 4, 10, 11, 12],
  price: 11200,
  discount: 7,
  rating: 4.6,
  reviews: 121,
  description:
    'If what you want from a trek is big mountains rather than big effort, come here. From the second afternoon Dronagiri (7,066 m) fills the sky so completely that people stop turning their heads, and from the ridge above Gorson the square shoulder of Nanda Devi stands beyond it. We cross from Dhak to Auli, so that only the last stretch to the pass is walked twice. In January and February the last half-kilometre to the pass can be unsafe ice; the leader decides, and a ridge at 3,700 m with the same view is the alternative. October, November and April are the surest months for the pass itself.',
  highlights: [
    'Kamet, Nanda Devi, Dronagiri, Hathi and Ghori Parvat from a single ridge',
    'A traverse from Dhak to Auli with a different camp every night',
    'Oak forests of Tugasi and Kharchi with langur and Himalayan black bear sign',
    'Gorson’s long meadow, brown and gold in November, white from January',
    'Chairlift and hot momos at Auli to finish',
  ],
  placesCovered: ['Joshimath', 'Dhak', 'Gulling', 'Khullara', 'Kuari Pass', 'Tali', 'Gorson Bugyal', 'Auli'],
  itinerary: [
    {
      title: 'Up the pilgrim highway to Joshimath',
      description:
        'The tempo traveller waits at Rishikesh bus stand and leaves at half past five sharp. The widened highway has made the 255 km easier than they were, yet ten hours remain ten hours; we break them at Teen Dhara for parathas and at Karnaprayag, where the Pindar comes in, for lunch. At Joshimath (1,890 m) our guesthouse stands outside the wards that cracked in January 2023. The leader looks at everyone’s boots tonight, not tomorrow.',
      activities: ['Road journey', 'Boot and clothing check', 'Narsingh temple before dinner'],
      meals: ['dinner'],
      stay: 'Guesthouse, Joshimath',
    },
    {
      title: 'Dhak to Gulling',
      description:
        'Forty minutes along the Niti road bring us to Dhak (2,100 m), where mules are loaded and the first zigzags begin among apricot and mustard. We pass through Kharchi and Tugasi, whose people keep Joshimath supplied with potatoes and rajma, and enter banj oak above the last roof. Bear prints are common in the mud near the stream; bears seldom are. Gulling (2,930 m) is a terrace of old fields among the trees, out of the wind.',
      activities: ['Trek 5–6 km, 5 hours', 'Tugasi village'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Twin tent, Gulling',
    },
    {
      title: 'Above the trees at Khullara',
      description:
        'The forest grows taller and darker before it ends. Walnut gives way to fir and then, quite suddenly, to an open slope with nothing between you and the 7,066 m wall of Dronagiri. Camp at Khullara (3,370 m) is pitched by one o’clock, which leaves the afternoon for an unladen stroll a couple of hundred metres up the spur and back. From December there is snow to melt for water. It is the coldest of the camps, minus eight or below in midwinter.',
      activities: ['Trek 4–5 km, 4 hours', 'Acclimatisation walk up the spur'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Twin tent, Khullara',
    },
    {
      title: 'Over the ridge to Kuari Pass, camp at Tali',
      description:
        'We leave at six with packed poori. An hour and a half of steep grass, or crusted snow, gains the ridge; a contouring path with one shady, icy gully runs from there to Kuari Pass (3,815 m). The far side looks on to empty valleys towards Ramni and Trisul. In hard winter the gully decides the day, and the leader may stop on the ridge instead. Return the same way and keep west to Tali, a forest camp beside a pond at almost the same height as Khullara.',
      activities: ['Trek 9–10 km, 7–8 hours', 'Kuari Pass or the 3,700 m ridge by conditions'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Twin tent, Tali',
    },
    {
      title: 'Gorson Bugyal and down to Auli',
      description:
        'A morning of balconies. Beyond Tali Top the path is cut across cliffs for a few hundred metres; there is no scrambling, but those who dislike drops walk next to a guide. Then it broadens into Gorson Bugyal, three kilometres of rolling meadow with Nanda Devi on the right. A forest of oak and a small temple lead to the top of the ski slope at Auli (2,800 m). Momos, one ride on the chairlift for those who wish, and jeeps to Joshimath by four.',
      activities: ['Trek 8 km, 5 hours', 'Auli slopes', 'Drive to Joshimath'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guesthouse, Joshimath',
    },
    {
      title: 'Return to Rishikesh',
      description:
        'From Joshimath at six, with the sun just touching Hathi Parvat. The Alaknanda is at its clearest blue between November and March, and the driver knows the lay-by above Devprayag where its line against the Bhagirathi shows best. Rishikesh is reached around half past four. Those with an onward train can be let off at Haridwar at their own cost, forty minutes further in light traffic and double that on a Sunday.',
      activities: ['Drive to Rishikesh', 'Devprayag viewpoint'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Surface travel Rishikesh to Joshimath and back, and all local jeeps',
    'Two nights’ guesthouse and three nights’ camp on sharing basis',
    'Fourteen meals, from the Joshimath dinner to the final breakfast',
    'Nanda Devi forest division permits and camping fees',
    'Minus-ten sleeping bags, mats, helmets and spikes from December on',
    'Trek leader, two Dhak guides, cook and mule team',
    'Safety kit in camp: oxygen, oximeter, stretcher, and a jeep on call at Auli',
  ],
  exclusions: [
    'Road lunches on the first and sixth day',
    'Chairlift tickets and ski hire at Auli',
    'Sack carriage by mule, payable in Joshimath',
    'Room to yourself or tent to yourself',
  ],
  faqs: [
    {
      question: 'Do we always reach the pass?',
      answer:
        'In October, November, late March and April it is usual. Between mid-December and early March ice often stops groups; they turn on the ridge above Khullara, which in truth has the better panorama. No refund is due for that decision.',
    },
    {
      question: 'Is Joshimath safe after the subsidence?',
      answer:
        'Parts of the town remain marked unsafe. The highway, the market and the lodges we use are outside the marked zones, and we go by the district’s current list before every season.',
    },
    {
      question: 'Can I add Pangarchulla?',
      answer:
        'The 4,575 m peak can be tried from Khullara in April and early May on hard snow, and takes an extra day with a rope and a technical guide. We run it privately for parties of four or more.',
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
        'Layered clothing for 15 °C by day and minus eight at night',
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
  departures: {
    weekday: 'sunday',
    count: 5,
    seats: 15,
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
    'auli/gorson-dawn',
    'uttarakhand/detail-1',
    'auli/gorson-dusk',
    'auli/gold',
    'auli/gorson-gold',
    'uttarakhand/day',
    'auli/detail-1',
  ],
}
