import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'abu-dhabi-liwa-private',
  kind: 'customised',
  title: 'Abu Dhabi and Liwa: Museums, then the Empty Quarter',
  location: 'Abu Dhabi & Liwa, UAE',
  country: 'United Arab Emirates',
  duration: 'Flexible',
  months: [1, 2, 3, 11, 12],
  price: 67500,
  discount: 0,
  rating: 4.8,
  reviews: 31,
  description:
    'Two hundred and thirty kilometres south of Abu Dhabi’s museums the road bends along a string of date gardens, and beyond them there is sand until Yemen. Here, as in few other corners of the Emirates, you can stand on a dune and see nothing made. We pair it with two days of the capital’s culture district, because the oasis is where the ruling family came from and the museums are where it went. November to March only. It can be done as a hotel trip with baths and linen, or as a mattress under stars; most people mix.',
  highlights: [
    'Moreeb, a single sand face usually given as 300 m high, climbed on foot at sunset',
    'Date gardens at Liwa that live on water a few metres under the dunes',
    'Louvre Abu Dhabi, then the Zayed National Museum, with time to sit down in both',
    'A night camped on soft sand with a Bedouin host, gahwa and a fire of carried-in wood',
    'Mangrove kayaking at the city’s edge, herons overhead',
    'The BAPS mandir or an early swim, as your own faith directs',
  ],
  placesCovered: ['Abu Dhabi', 'Saadiyat', 'Madinat Zayed', 'Liwa', 'Moreeb Dune'],
  itinerary: [
    {
      title: 'An island capital by evening',
      description:
        'Direct flights from a dozen Indian cities land at Zayed International in three to four hours. The hotel is on the island side, near the Corniche. Rest, then go to the Grand Mosque for the last visiting slot, booked for you: few groups, a floor like still water, chandeliers from below. Abu Dhabi eats late; around Hamdan Street there are Kerala meals, Udupi coffee and Lebanese grills with two pages of vegetables.',
      activities: ['Private airport transfer', 'Sheikh Zayed Grand Mosque, evening slot'],
      meals: [],
      stay: '5-star hotel, Corniche, Abu Dhabi',
    },
    {
      title: 'Saadiyat: light, falcon wings and mangroves',
      description:
        'Begin at the Louvre at ten, when the dome’s 7,850 stars throw moving coins on the floor. A guide picks twelve objects, a Chola bronze among the likely ones, so that you leave wanting more. The Zayed National Museum next door tells the sand’s side of the story under five steel feathers. At four, kayaks slip into the mangroves of Abu Dhabi’s eastern shore on a rising tide: crabs, herons, the towers far off and irrelevant.',
      activities: ['Louvre Abu Dhabi with guide', 'Zayed National Museum', 'Mangrove kayaking'],
      meals: ['breakfast'],
      stay: '5-star hotel, Corniche, Abu Dhabi',
    },
    {
      title: 'South through Madinat Zayed to Liwa',
      description:
        'A four-wheel drive collects you at nine. Madinat Zayed, two hours on, is a plain desert town with a fine camel market; most winters the Al Dhafra camel beauty contest is held close by. An hour later the first green of Liwa shows between orange hills. Farmers grow forty kinds of date in the hollows. Lunch at a garden, a short siesta, and a drive along the edge to a camp at the foot of a dune where the engine is switched off until morning.',
      activities: ['Camel market', 'Date-garden lunch', 'Desert camp with Bedouin host'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Private desert camp, Liwa',
    },
    {
      title: 'Moreeb on foot',
      description:
        'Dawn is the reason to camp: cold sand, beetle tracks, a colour that no camera gets. After breakfast and a gentle drive with lessons in letting down tyres, move to a fort-like hotel with a pool. The road to Moreeb Dune runs twenty-five kilometres through salt flats. At four you start up its flank, two steps forward and one back, forty minutes for the fit. From the crest at sunset the ridges of the Rub al Khali run on southward without a light. Slide down.',
      activities: ['Sunrise on the dunes', 'Hotel pool', 'Climb of Moreeb Dune'],
      meals: ['breakfast', 'dinner'],
      stay: 'Desert hotel with pool, Liwa',
    },
    {
      title: 'North again',
      description:
        'Leave Liwa after a late breakfast; the capital’s airport is under three hours by dual carriageway, with one good stop for karak and parathas at a drivers’ canteen. With an evening flight the car can go by the mandir at Abu Mureikhah, closed on Mondays, or straight to Abu Dhabi’s Corniche for a swim and a day room. Travellers continuing to Dubai need ninety minutes more, and may keep the driver.',
      activities: ['Drive back', 'Mandir or beach stop', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Two nights in Abu Dhabi, one in a private camp and one at a desert hotel',
    'Four-wheel drive with an Emirati-licensed desert driver from the third morning',
    'Tickets and a shared specialist guide at both museums',
    'Kayaks, dry bags and leader in the mangroves',
    'Camp with dining tent, field toilet, bedding and supper cooked to your diet',
    'Four breakfasts, the farm lunch and one hotel dinner',
  ],
  exclusions: [
    'Return flights to Abu Dhabi',
    'Tourist e-visa, roughly ₹6,500 to ₹9,000 through an agent',
    'Alcohol, served only in licensed hotels',
    'Two evening meals in the city and the lunches the plan leaves open',
    'Dune-buggy or quad hire at Moreeb',
  ],
  faqs: [
    {
      question: 'Is a night in the open desert safe?',
      answer:
        'Yes, with sense. The host knows the ground, carries a radio and keeps a second vehicle within reach. Scorpions and sand vipers sleep in the cold months; shoes are shaken all the same. If strong wind is forecast you sleep at the hotel instead.',
    },
    {
      question: 'Can older travellers do this?',
      answer:
        'The museums lend wheelchairs, Liwa’s hotel has lifts, and the dune can be admired from a chair at its foot with tea. Replace the camp by a second hotel night. The long drive is on excellent road.',
    },
    {
      question: 'Which days should we avoid?',
      answer:
        'The Louvre is shut on Mondays and so is the mandir. On Friday midday the mosque closes to visitors. During the Liwa festival around New Year, Moreeb roars with engines day and night: wonderful for some, ruinous for silence. Tell us which you are.',
    },
    {
      question: 'How long before travel should the visa be done?',
      answer:
        'Two weeks is comfortable, four working days the usual minimum. We need a colour passport scan with six months’ validity and a plain photograph. Anyone with a valid visa or residence card from the US, UK or EU should look into arrival visas first; check the rule before booking. Read the Ministry of External Affairs’ advice in the same week: early 2026 had days when nobody could fly here.',
    },
    {
      question: 'What is there to shape ourselves?',
      answer:
        'Nearly everything: add Al Ain’s oasis and Hafeet mountain, double the desert nights, trade the kayak for a falcon hospital tour (weekdays), or run it in reverse so that you finish clean.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the sand',
      essential: true,
      items: [
        'Down jacket or thick fleece; 8–10°C before dawn',
        'Cotton shemagh or scarf',
        'Socks to climb dunes in',
      ],
    },
    {
      category: 'For the capital',
      essential: true,
      items: ['Wrist-to-ankle clothing for the mosque', 'Comfortable shoes for museum floors'],
    },
    {
      category: 'Always with you',
      essential: true,
      items: ['Visa print and hotel list', 'Lip balm, saline drops, sunscreen'],
    },
    { category: 'If there is room', essential: false, items: ['Power bank', 'Sketchbook or a wide lens'] },
  ],
  route: [
    { place: 'abu-dhabi', night: true },
    { place: 'madinat-zayed' },
    { place: 'liwa', night: true },
    { place: 'moreeb-dune' },
    { place: 'liwa', night: true },
    { place: 'abu-dhabi' },
  ],
  difficulty: 'easy',
  tags: ['international', 'cultural', 'luxury'],
  cover: 'liwa/gold',
  gallery: ['liwa/dusk', 'liwa/detail-1', 'liwa/night', 'liwa/dawn', 'liwa/detail-2', 'liwa/day'],
}
