import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'goechala-trek',
  kind: 'group',
  title: 'Goechala: To the Foot of Kanchenjunga',
  location: 'Yuksom, Sikkim',
  region: 'East',
  duration: '11D/10N',
  months: [4, 5, 10, 11],
  price: 21500,
  discount: 5,
  rating: 4.9,
  reviews: 69,
  description:
    'The third-highest mountain on earth, from nearer than most people will ever stand to such a thing. Goechala is a serious walk: nine days on foot, one of them eleven hours long, a camp at 4,190 m and a start at two in the morning. It is for people with at least one high trek behind them. The forest department lets trekkers go as far as Viewpoint 1 at 4,600 m and no longer to the pass itself; anyone who sells you the pass is selling you a permit they do not have. Late April brings rhododendrons, October and early November the cleanest dawns.',
  highlights: [
    'Sunrise on Kanchenjunga’s south-eastern wall from Viewpoint 1',
    'Dzongri Top: fourteen named peaks, with Kabru and Pandim close at hand',
    'Two nights at Dzongri for acclimatisation, not one',
    'Samiti Lake, sacred and blue-green, beneath the last moraine',
    'Six kinds of forest between 1,780 m and the snow, with magnolia and giant rhododendron',
    'A Yuksom crew of guides, cooks and dzo drivers, paid fairly',
  ],
  placesCovered: [
    'Yuksom',
    'Sachen',
    'Tshoka',
    'Phedang',
    'Dzongri',
    'Thansing',
    'Lamuney',
    'Samiti Lake',
    'Goechala viewpoint',
  ],
  itinerary: [
    {
      title: 'New Jalpaiguri to the first capital of Sikkim',
      description:
        'Jeeps depart New Jalpaiguri at nine, trace the Teesta to Melli and the Rangeet to Jorethang, where one should eat, and climb through cardamom groves by Tashiding: 150 km, seven hours. Yuksom (1,780 m) is a single quiet street. The coronation throne of 1642 is a ten-minute stroll, in a grove with a very old pine. Trek permits are issued here, so keep your identity and photographs in the hand bag.',
      activities: ['Drive to Yuksom', 'Norbugang throne', 'Kit inspection'],
      meals: ['dinner'],
      stay: 'Guesthouse, Yuksom',
    },
    {
      title: 'Into the national park: Sachen',
      description:
        'The check-post counts every wrapper we carry and will count them again. Eight kilometres follow of a damp, green, up-and-down trail high above the Rathong Chu, over three suspension bridges, with dzo caravans claiming the inside of the path. Cicadas give way to whistling-thrush. Sachen (2,200 m) is a clearing in the forest with room for ten tents; leeches are a fact in May and absent by mid-October.',
      activities: ['Trek 8 km, 5 hours', 'National park check-in'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent, Sachen',
    },
    {
      title: 'Up to Tshoka',
      description:
        'Cross the Prek Chu on the fourth bridge and the real climb begins: two hours to Bakhim’s rest house with its veranda over the whole valley, and another hour and a half among magnolia to Tshoka (2,950 m). Seven kilometres, 750 m of gain. The hamlet was given to Tibetan families in the 1960s; a few houses, a pond, a small gompa with the key at the tea shop. Pandim glimmers ahead for the first time.',
      activities: ['Trek 7 km, 5–6 hours', 'Tshoka gompa'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent or trekkers’ hut, Tshoka',
    },
    {
      title: 'Log stairs to Dzongri',
      description:
        'The steepest stage. A corduroy path of split logs passes through rhododendron, trees first and shrubs later, to the meadow of Phedang, our long lunch stop at about 3,700 m. Another two hours, past Deorali’s flags, and Dzongri (4,020 m) lies below a brown hill. It is more than a thousand metres above last night, with nowhere permitted to camp well in between; that is why tomorrow is a rest day and why we walk at the pace of a loaded dzo.',
      activities: ['Trek 9 km, 7–8 hours', 'Evening oximeter round'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent or trekkers’ hut, Dzongri',
    },
    {
      title: 'Dzongri Top and an honest rest',
      description:
        'Rise at half past three for the hillock above camp, 150 m up in the dark. The light comes from Bhutan’s side and goes along the row: Kanchenjunga, Kabru North and South, Simvo, Pandim, Narsing, the dark fang of Kabur. By eight we are back in Dzongri with pancakes, and nothing more is required. A short stroll toward the Dzongri La in the afternoon helps the blood; sleep at noon does not, so there are cards.',
      activities: ['Dzongri Top sunrise', 'Acclimatisation stroll'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent or trekkers’ hut, Dzongri',
    },
    {
      title: 'Down to the Prek Chu, up to Thansing',
      description:
        'The trail runs out along a moor with Pandim growing, then drops 400 m off its end to Kokchurang (3,700 m), where a wooden bridge crosses the river among silver firs. After soup it is an hour up boulders and juniper to Thansing (3,930 m), a mile-long meadow walled by snow. Ten kilometres, six to seven hours. Night wind down the valley is fierce, and tents are pegged twice.',
      activities: ['Trek 10 km', 'Lunch at Kokchurang'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent, Thansing',
    },
    {
      title: 'A short stage to Lamuney',
      description:
        'Four kilometres, nearly flat, in two and a half hours, with all afternoon to grow used to 4,190 m. Lamuney is the final campsite allowed; blue sheep come down to the stream in the evening if everyone keeps still. Samiti Lake is forty minutes above, and those who feel well visit it for prayer flags and reflections, and return. Pasta at half past four, summit bags packed at five, in bed by six. Few people sleep.',
      activities: ['Trek 4 km', 'Samiti Lake visit', 'Summit-day briefing'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent, Lamuney',
    },
    {
      title: 'The viewpoint at dawn, then back to Kokchurang',
      description:
        'Tea at one, moving by two. The lakeside is icy, the moraine above it loose and steep, and at minus ten water tubes freeze. Around five we reach the Goechala viewpoint (4,600 m), and soon Kanchenjunga’s face, four thousand metres of it, is lit from the top down. An hour there, no more. Breakfast at Lamuney, then a long descending afternoon through Thansing to firewood-scented Kokchurang. Fifteen kilometres, eleven hours, and the day you came for.',
      activities: ['Climb to Viewpoint 1', 'Kanchenjunga sunrise', 'Descent to Kokchurang'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent or trekkers’ hut, Kokchurang',
    },
    {
      title: 'The forest traverse to Tshoka',
      description:
        'Instead of re-climbing to Dzongri, a narrow path contours through dwarf rhododendron and across several landslip gullies to rejoin the logs at Phedang. It is muddy, airy in spots, and empty of other parties. Sixteen kilometres bring us to Tshoka by four. The extra oxygen makes everyone talkative, and the woman at the tea shop has tongba ready for those whose trek is as good as finished.',
      activities: ['Trek 16 km, 8 hours', 'Phedang meadow'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent or trekkers’ hut, Tshoka',
    },
    {
      title: 'Out to Yuksom',
      description:
        'Fifteen kilometres that took two days on the way up take six hours down. The bridges come in reverse order, butterflies return below Bakhim, and the guards at the gate weigh our rubbish against the list. In Yuksom there are hot showers, chicken or paneer momos, and a short ceremony in which the crew are thanked by name and tips given openly in a single envelope. A pillow will feel extravagant.',
      activities: ['Trek 15 km', 'Waste check-out', 'Crew farewell'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guesthouse, Yuksom',
    },
    {
      title: 'Yuksom to the plains',
      description:
        'The jeep leaves Yuksom at six with boiled eggs and bread. The road by Jorethang and Melli is prone to slides even in dry months, so allow eight hours. We aim to be at New Jalpaiguri around two and Bagdogra soon afterwards; please book nothing before half past five. Guests with days in hand are dropped at Jorethang for shared jeeps to Darjeeling or Pelling, each two to three hours away.',
      activities: ['Drive 150 km'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Transport between New Jalpaiguri and Yuksom, both directions',
    'Two guesthouse nights, eight nights in two-person alpine tents or park huts',
    'Every meal from dinner on day one until breakfast on day eleven',
    'Kanchenjunga National Park permit, camping and stove fees for Indian nationals',
    'Sikkim-licensed guide, assistant for each five trekkers, cook, and dzos for stores',
    'Four-season bags, foam and inflatable mats, toilet tents',
    'Portable hyperbaric bag, oxygen, and a runner sent down when help is needed, as there is no signal',
  ],
  exclusions: [
    'Carriage of personal rucksacks by dzo, ₹400 a day within 10 kg',
    'Protected Area Permit for foreign citizens',
    'Mountain insurance, compulsory on this route',
    'Meals on the highway and drinks in Yuksom',
    'Early exit arrangements',
  ],
  faqs: [
    {
      question: 'Why not all the way to the pass?',
      answer:
        'For some years the park has limited trekkers to Viewpoint 1, to protect the upper valley and because rescues from the glacier were frequent. The mountain’s face is complete from there. If the rule changes we will change the plan, not before.',
    },
    {
      question: 'What experience is enough?',
      answer:
        'One trek of five days or more above 3,500 m, finished comfortably. You should run ten kilometres within seventy minutes and have no history of HAPE or HACE. Minimum age is sixteen.',
    },
    {
      question: 'How is acclimatisation planned?',
      answer:
        'Two low nights, one at 2,950 m, then two at 4,020 m, a drop to 3,930 m and a short day to 4,190 m. The Tshoka–Dzongri step is larger than textbooks like. Readings are taken twice daily, and below a set figure you go down with an assistant, whatever the clouds promise.',
    },
    {
      question: 'Are the huts any good?',
      answer:
        'Some are solid, some leak, and all are allotted first-come. We always carry tents for everybody, and choose between them on the day.',
    },
    {
      question: 'Spring or autumn?',
      answer:
        'Late April and May give flowers, afternoon cloud and some wet snow. Mid-October to about 20 November gives certainty of view and colder nights, minus twelve at the top camp. We run no dates in the monsoon or deep winter.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Sleep and warmth',
      essential: true,
      items: [
        'Expedition-weight down jacket',
        'Three base layers, mid fleece, hard shell',
        'Down or synthetic mitts over liners',
        'Personal bag liner',
      ],
    },
    {
      category: 'Movement',
      essential: true,
      items: [
        'Waterproof high boots, resoled if old',
        'Gaiters in spring',
        'Two poles',
        '60-litre rucksack and a 20-litre for summit day',
      ],
    },
    {
      category: 'Health and papers',
      essential: true,
      items: [
        'Diamox after talking to your doctor',
        'Insurance policy naming trekking to 5,000 m',
        'Identity original, two copies and four photographs',
        'Medical form',
      ],
    },
    {
      category: 'Worth the weight',
      essential: false,
      items: [
        'Camera batteries kept in an inner pocket',
        'Leech socks for May',
        'A thermos of half a litre',
        'Paper book',
      ],
    },
  ],
  departures: {
    weekday: 'saturday',
    count: 5,
    seats: 12,
    everyWeeks: 2,
    seasons: [
      { from: '04-10', to: '05-15' },
      { from: '10-02', to: '11-13' },
    ],
  },
  route: [
    { place: 'new-jalpaiguri' },
    { place: 'yuksom', night: true },
    { place: 'sachen', night: true },
    { place: 'tshoka', night: true },
    { place: 'dzongri', night: true },
    { place: 'thansing', night: true },
    { place: 'lamuney', night: true },
    { place: 'goechala-viewpoint' },
    { place: 'kokchurang', night: true },
    { place: 'tshoka', night: true },
    { place: 'yuksom', night: true },
    { place: 'new-jalpaiguri' },
  ],
  difficulty: 'hard',
  tags: ['trek', 'adventure'],
  cover: 'sikkim/dawn',
  gallery: [
    'sikkim/day',
    'sandakphu/dusk-blue-tent',
    'sikkim/dusk',
    'sandakphu/detail-1',
    'sikkim/gold',
    'sandakphu/dawn',
    'sikkim/dawn-rhododendron',
  ],
}
