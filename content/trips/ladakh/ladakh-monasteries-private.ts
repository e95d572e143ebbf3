import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'ladakh-monasteries-private',
  kind: 'customised',
  title: 'Gompas of the Indus: A Private Monastery Journey',
  location: 'Leh to Lamayuru, Ladakh',
  region: 'North',
  duration: 'Flexible',
  months: [4, 5, 6, 7, 8, 9, 10],
  price: 28900,
  discount: 0,
  rating: 4.8,
  reviews: 2,
  description:
    'Eight monasteries and a painted fort in five days, with a guide who can explain the painted walls to you. The Indus around Leh has monasteries of the Gelugpa, Drukpa and Drikungpa orders within a hundred and twenty kilometres, and murals that run from Kashmiri painters of about the 12th century to a Maitreya finished about 1980. We go early, when there is chanting and no tour group, and we stop before your eyes are tired. The order, the number and the depth are yours to set. Some guests drop half of them and sit longer in the rest. The night at Lamayuru can become two, or turn into a retreat.',
  highlights: [
    'Morning assembly at Thiksey, called by two long horns from the roof at about 6 am',
    'The Sumtsek at Alchi with a guide who has studied its murals',
    'A night in the village under Lamayuru, after the day cars have left',
    'Basgo’s three Maitreya temples in a mud fort that is said to have held out for three years',
    'Hemis museum and the lesser-known Chemrey, alone on its conical hill',
    'Timed to a mask-dance festival if your dates can stretch to one',
  ],
  placesCovered: ['Leh', 'Thiksey', 'Stakna', 'Hemis', 'Chemrey', 'Likir', 'Alchi', 'Lamayuru', 'Basgo'],
  itinerary: [
    {
      title: 'Arrive in Leh: rest, then the Soma Gompa',
      description:
        'Your body must rest today, but your mind can begin. After a long lie-down your guide comes to the hotel with a scroll and spends an hour on how to read a thangka: who holds what, and why so many of them look cross. If you feel steady at 5 pm, walk ten level minutes to the Soma Gompa in the middle of Leh bazaar, where old men turn the wheel and gossip. Eat supper early and sleep with your head raised on pillows.',
      activities: ['Rest', 'Thangka-reading hour', 'Soma Gompa'],
      meals: ['dinner'],
      stay: 'Heritage hotel, Leh',
    },
    {
      title: 'Morning prayers at Thiksey, then Stakna',
      description:
        'Leave at 5:30 am, with a shawl. From the roof of Thiksey (3,600 m) two young monks sound the dungchen over the fields, and by about 6:30 am the hall fills with chant and the slurp of butter tea, and you will be given some. You have breakfast down the road. Then you see Stakna, small and blue inside, on a rock like a tiger’s nose in mid-valley. The afternoon in Leh is free, since the height asks for rest.',
      activities: ['Morning puja at Thiksey', 'Stakna', 'Free afternoon'],
      meals: ['breakfast', 'dinner'],
      stay: 'Heritage hotel, Leh',
    },
    {
      title: 'Hemis and Chemrey, two Drukpa monasteries',
      description:
        'Today we drive up the valley to two monasteries of the Red Hat Drukpa. Hemis (3,660 m) hides at the top of its ravine; we take the museum slowly, then the dim hall with the silver chorten. After a picnic in the poplars we cross to Chemrey, where the road spirals round a hill of whitewash and the library’s texts are lettered in gold and silver. Few people come. Return to Leh by 4 pm for a bath and a glass of seabuckthorn.',
      activities: ['Hemis and its museum', 'Chemrey library', 'Riverside picnic'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Heritage hotel, Leh',
    },
    {
      title: 'Likir, Alchi and a night at Lamayuru',
      description:
        'Today we take the road west. Likir (3,700 m) is one of the chief Gelugpa monasteries and trains boys for other gompas. At Alchi (3,100 m) the guide gives you a torch and an hour in the Sumtsek: on Avalokiteshvara’s robe are shrines, palaces and riders no bigger than a thumb, painted by Kashmiris whose own temples are gone. Photographs are forbidden, and rightly. By dusk you reach Lamayuru (3,510 m), with bats, bells and yellow cliffs.',
      activities: ['Likir', 'Alchi Choskhor murals', 'Lamayuru at dusk'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guest house below the monastery, Lamayuru',
    },
    {
      title: 'Lamayuru’s cave, Basgo fort and back to Leh',
      description:
        'Morning prayers at Lamayuru begin about 6 am in a hall built round a cave where Naropa is said to have meditated a thousand years ago. Sit at the back; nobody minds. On the way home we climb into the mud ramparts of Basgo for its great seated Maitreya and a frieze of Mughal-looking courtiers. You are at your hotel in Leh, or at the airport road, by 3 pm. Those staying on can add Phyang or a day with a painter.',
      activities: ['Lamayuru morning prayers', 'Naropa’s cave', 'Basgo temples'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private car with driver for five days',
    'Guide with training in Himalayan art, English or Hindi; French and German on request',
    'Three nights in a restored Leh house and one at Lamayuru, double room',
    'Four breakfasts, four dinners, and lunch on days 3 and 4',
    'All monastery and museum tickets, and a small donation at each hall',
    'A torch, and a printed booklet that explains the halls and figures',
  ],
  exclusions: [
    'Flights to and from Leh',
    'The last night in Leh, since flights go in the morning (from ₹5,500 a room)',
    'Video and professional camera permits, where a monastery sells them',
    'Offerings of scarves and butter, as you wish',
    'Lunches on days 1, 2 and 5',
  ],
  faqs: [
    {
      question: 'Do I need to know anything about Buddhism?',
      answer:
        'No. The first evening gives you six or seven figures to recognise, and you will meet them everywhere. If you already know a good deal, tell us and we choose the guide to match.',
    },
    {
      question: 'Which festivals could the journey include?',
      answer:
        'Hemis Tsechu falls on the 10th and 11th days of the fifth Tibetan month: 5 and 6 July in 2025, 24 and 25 June in 2026 and, by our reckoning, 13 and 14 July in 2027, until the monastery announces it. Yuru Kabgyat at Lamayuru is also in June or July, Thiksey Gustor in October or November, others in winter. Ask us for their dates, as they move. Tell us early and we plan the trip round one; rooms for Hemis sell out fast.',
    },
    {
      question: 'Is there a lot of climbing?',
      answer:
        'Gompas stand on hills, so expect anything from 60 to 200 uneven steps at most of them. The car can get close at Thiksey, Likir and Lamayuru. If steps are hard for you, we choose Alchi, which is nearly level, and Phyang and Hemis, which have fewer.',
    },
    {
      question: 'May we photograph inside?',
      answer:
        'In many halls yes, without flash; in Alchi no. Monks at prayer should be asked first or left alone. The guide will tell you at each door, and the booklet has good pictures of what you may not photograph.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Dress',
      essential: true,
      items: [
        'Trousers or long skirt, and a top that covers the shoulders',
        'Socks, as you enter halls without shoes and floors are icy',
        'Shawl for dawn',
      ],
    },
    {
      category: 'Seeing',
      essential: true,
      items: ['Reading glasses', 'Lens cloth'],
    },
    {
      category: 'Giving',
      essential: false,
      items: [
        'Small notes for donation boxes',
        'Fruit or tea for the kitchen',
        'White khatak scarf, sold in Leh',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 28900,
      description: 'Per person: three nights in Leh, one at Lamayuru, own car and guide',
    },
    {
      title: 'Two travellers, five nights',
      price: 31650,
      description: 'The same with the last night in Leh, before a morning flight',
    },
  ],
  facts: {
    meet: {
      place: 'Leh airport, outside the arrivals hall; your driver waits with your name',
      time: '12:00 noon',
    },
    end: { place: 'Your hotel in Leh; flights leave the next morning', time: '3:00 pm' },
    airport: {
      name: 'Kushok Bakula Rimpochee Airport, Leh',
      transfer: 'About 5 km and 15 minutes to the hotel in Leh; your private car is included on arrival',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer: 'About 420 km and two days by road over Zoji La, not included; most guests fly to Leh',
    },
    party: { smallest: 2, largest: 4 },
    team: 'Your own driver, and a guide trained in Himalayan art',
    ages: { from: 8, note: 'Over 65, or with heart or lung trouble, ask a doctor before you fly to 3,524 m' },
    fitness:
      'Easy walking with many stairs: often 60 to 200 uneven steps at a monastery. About 140 km by car on day 4, the longest. Highest bed Leh at 3,524 m, highest visit Likir at 3,700 m.',
    nights: [
      {
        count: 3,
        place: 'Leh',
        room: 'Heritage hotel in a restored house',
        sharing: 'Double',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Lamayuru',
        room: 'Guest house below the monastery',
        sharing: 'Double',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 11000 },
    child: { from: 8, to: 12, price: 18900, note: 'Extra bed in the parents’ room' },
    network:
      'Only postpaid SIMs work in Ladakh for visitors from other states. Jio, Airtel and BSNL cover Leh and the main road; weak at Lamayuru and Chemrey.',
    cash: 'ATMs in Leh. Monastery tickets are in the price; keep small notes for donation boxes and lunches on days 1, 2 and 5.',
    power: 'Mains power in Leh and Lamayuru, with short cuts. Halls are dark: the torch is included.',
    insurance: 'Not included. Take travel insurance with medical cover at 3,500 m and for cancelled flights.',
    papers: [
      {
        what: 'Original photo identity card: Aadhaar, voter card or passport',
        by: 'you',
        when: 'Carry it from day 1; send us a copy 7 days before',
      },
      {
        what: 'Passport and visa of foreign nationals; no permit is needed between Leh and Lamayuru',
        by: 'you',
        when: 'Shown at hotels and checkposts',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'leh', night: true },
    { place: 'thiksey' },
    { place: 'leh', night: true },
    { place: 'hemis' },
    { place: 'leh', night: true },
    { place: 'likir' },
    { place: 'alchi' },
    { place: 'lamayuru', night: true },
    { place: 'leh' },
  ],
  difficulty: 'easy',
  tags: ['cultural'],
  cover: 'monastery-hall/day',
  gallery: [
    'ladakh/valley-gold-pine-room',
    'ladakh/jeep-gold',
    'monastery-court/day',
    'ladakh/valley-day',
    'hill-bazaar/gold',
    'ladakh/valley-gold',
  ],
  captions: {
    night: 1,
    travel: 'By private car with driver for five days',
    high: 'A mask-dance festival, if your dates meet one',
  },
}
