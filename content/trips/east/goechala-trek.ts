import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'goechala-trek',
  kind: 'group',
  title: 'Goechala: To the Foot of Kanchenjunga',
  location: 'Yuksom, Sikkim',
  region: 'East',
  duration: '11D/10N',
  months: [4, 5, 10, 11],
  price: 20425,
  discount: 5,
  rating: 4.9,
  reviews: 2,
  description:
    'This trek takes you nearer to the third-highest mountain on earth than most people will ever come. Goechala is a serious walk: nine days on foot, one of them eleven hours long, a camp at 4,190 m and a start at 2 am. It is for people with at least one high trek behind them. The forest department lets trekkers go as far as Viewpoint 1 at 4,600 m and no longer to the pass itself; anyone who promises you the pass has no permit for it. Late April brings rhododendrons, October and early November the cleanest dawns.',
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
      title: 'New Jalpaiguri to Yuksom, Sikkim’s first capital',
      description:
        'Jeeps depart New Jalpaiguri at 9 am, trace the Teesta to Melli and the Rangeet to Jorethang, where you should eat, and climb through cardamom groves by Tashiding: about 150 km, seven hours. Yuksom (1,780 m) is a single quiet street. The coronation throne of 1642 is a stroll of some fifteen minutes, in a grove with a very old pine. Trek permits are issued here, so keep your identity and photographs in the hand bag.',
      activities: ['Drive to Yuksom', 'Norbugang throne', 'Kit inspection'],
      meals: ['dinner'],
      stay: 'Guesthouse, Yuksom',
    },
    {
      title: 'Yuksom to Sachen in the national park',
      description:
        'The check-post counts every wrapper we carry and counts them again when we come out. Then we walk eight kilometres on a damp, green, up-and-down trail high above the Rathong Chu, over three suspension bridges. Caravans of dzos, half yak and half cow, take the inside of the path. Cicadas sing at first, whistling-thrushes higher up. Sachen (2,200 m) is a clearing in the forest with room for ten tents; leeches are common in May and rare by mid-October.',
      activities: ['Trek 8 km, 5 hours', 'National park check-in'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent, Sachen',
    },
    {
      title: 'Sachen to Tshoka by Bakhim’s rest house',
      description:
        'Cross the Prek Chu on the fourth bridge and the real climb begins: two hours to Bakhim’s rest house with its veranda over the whole valley, and another hour and a half among magnolia to Tshoka (2,950 m). We walk seven kilometres and gain 750 m. The hamlet was given to Tibetan families in the 1960s; it has a few houses, a pond and a small gompa, whose key is at the tea shop. Pandim glimmers ahead for the first time.',
      activities: ['Trek 7 km, 5–6 hours', 'Tshoka gompa'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent or trekkers’ hut, Tshoka',
    },
    {
      title: 'Tshoka to Dzongri up the log stairs',
      description:
        'This is the steepest stage. A path of split logs passes through rhododendron, trees first and shrubs later, to the meadow of Phedang, our long lunch stop at about 3,700 m. After another two hours, past Deorali’s flags, we reach Dzongri (4,020 m) below a brown hill. It is more than a thousand metres above last night, and there is no good camp allowed in between; that is why tomorrow is a rest day and why we walk at the pace of a loaded dzo.',
      activities: ['Trek 9 km, 7–8 hours', 'Evening oximeter round'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent or trekkers’ hut, Dzongri',
    },
    {
      title: 'Sunrise on Dzongri Top, then a rest day',
      description:
        'We rise at 3:30 am and climb 150 m in the dark to the hillock above camp. The light comes from Bhutan’s side and goes along the row: Kanchenjunga, Kabru North and South, Simvo, Pandim, Narsing, the dark fang of Kabur. By 8 am we are back in Dzongri with pancakes, and the rest of the day is free. A short stroll toward the Dzongri La in the afternoon helps you get used to the height; sleep at midday does not, so we play cards.',
      activities: ['Dzongri Top sunrise', 'Acclimatisation stroll'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent or trekkers’ hut, Dzongri',
    },
    {
      title: 'Dzongri to Thansing by Kokchurang',
      description:
        'The trail runs along a high meadow, with Pandim looking bigger at every step, then drops steeply to Kokchurang (3,700 m), where a wooden bridge crosses the river among silver firs. After soup it is an hour up boulders and juniper to Thansing (3,930 m), a mile-long meadow walled by snow. The walk is ten kilometres and takes six to seven hours. The night wind down the valley is fierce, and tents are pegged twice.',
      activities: ['Trek 10 km', 'Lunch at Kokchurang'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent, Thansing',
    },
    {
      title: 'Thansing to Lamuney, a short stage',
      description:
        'We walk four kilometres, nearly flat, in two and a half hours and have all afternoon to get used to 4,190 m. Lamuney is the final campsite allowed; blue sheep come down to the stream in the evening if everyone keeps still. Samiti Lake is forty minutes above, and those who feel well visit it for prayer flags and reflections, and return. We eat pasta at 4:30 pm, pack our bags for the climb at 5 pm and are in bed by 6 pm, though few people sleep.',
      activities: ['Trek 4 km', 'Samiti Lake visit', 'Summit-day briefing'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent, Lamuney',
    },
    {
      title: 'Goechala viewpoint at dawn, then down to Kokchurang',
      description:
        'We have tea at 1 am and start walking by 2 am. The lakeside is icy, the moraine above it loose and steep, and at minus ten the tubes of water bags freeze. Around 5 am, sooner in May, we reach the Goechala viewpoint (4,600 m), and soon Kanchenjunga’s face, four thousand metres of it, is lit from the top down. We stay an hour, no more, have breakfast at Lamuney, then go the long way down through Thansing to Kokchurang, which smells of firewood. It is fifteen kilometres and eleven hours, and the day you came for.',
      activities: ['Climb to Viewpoint 1', 'Kanchenjunga sunrise', 'Descent to Kokchurang'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent or trekkers’ hut, Kokchurang',
    },
    {
      title: 'Kokchurang to Tshoka through the forest',
      description:
        'Instead of climbing back to Dzongri we take a narrow path through dwarf rhododendron and across several landslip gullies, and rejoin the logs at Phedang. The path is muddy, has steep drops in places, and few other groups use it. Sixteen kilometres bring us to Tshoka by 4 pm. The extra oxygen makes everyone talkative, and the woman at the tea shop has tongba ready for those whose trek is as good as finished.',
      activities: ['Trek 16 km, 8 hours', 'Phedang meadow'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Tent or trekkers’ hut, Tshoka',
    },
    {
      title: 'Down from Tshoka to Yuksom',
      description:
        'Fifteen kilometres that took two days on the way up take six hours down. The bridges come in reverse order, butterflies return below Bakhim, and the guards at the gate weigh our rubbish against the list. In Yuksom there are hot showers, chicken or paneer momos, and a short ceremony in which the crew are thanked by name and tips given openly in a single envelope. A pillow will feel like a luxury.',
      activities: ['Trek 15 km', 'Waste check-out', 'Crew farewell'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guesthouse, Yuksom',
    },
    {
      title: 'Yuksom to New Jalpaiguri by jeep',
      description:
        'The jeep leaves Yuksom at 6 am with boiled eggs and bread. The road by Jorethang and Melli is prone to slides even in dry months, so allow eight hours. We aim to be at New Jalpaiguri around 2 pm and Bagdogra soon afterwards; please book nothing before 5:30 pm. Guests with days in hand are dropped at Jorethang for shared jeeps to Darjeeling or Pelling, each two to three hours away.',
      activities: ['Drive 150 km'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Jeeps from New Jalpaiguri to Yuksom and back',
    'Two nights in a guesthouse, eight in two-person tents or park huts',
    'Every meal from dinner on day one until breakfast on day eleven',
    'Kanchenjunga National Park permit, camping and stove fees for Indian nationals',
    'A guide licensed in Sikkim, an assistant for every five trekkers, a cook, and dzos for the stores',
    'Four-season sleeping bags, foam and inflatable mats, toilet tents',
    'Oxygen and a portable pressure bag; there is hardly any signal, so a runner goes down when help is needed',
  ],
  exclusions: [
    'A dzo for your own rucksack, ₹400 a day up to 10 kg, unless your package has it',
    'Permits for foreign citizens, about ₹2,000 each',
    'Trekking insurance, which everyone must have',
    'Meals on the highway and drinks in Yuksom',
    'Costs of leaving the trek early',
    'Sikkim’s visitor fee, ₹50, paid at the guesthouse in Yuksom',
  ],
  faqs: [
    {
      question: 'Why do we not go all the way to the pass?',
      answer:
        'For some years the park has limited trekkers to Viewpoint 1, to protect the upper valley. You see the whole face of the mountain from there. We will change the plan only if the rule changes.',
    },
    {
      question: 'What experience is enough?',
      answer:
        'You should have finished one trek of five days or more above 3,500 m comfortably. You should run 10 km within 70 minutes and never have had severe altitude sickness (HAPE or HACE). The minimum age is 16.',
    },
    {
      question: 'How is acclimatisation planned?',
      answer:
        'You sleep two low nights, one at 2,950 m, then two at 4,020 m, go down to 3,930 m, and have a short day up to 4,190 m. The step from Tshoka to Dzongri is larger than ideal. We measure your oxygen twice a day, and below a set figure you go down with an assistant.',
    },
    {
      question: 'Are the huts any good?',
      answer:
        'Some are solid, some leak, and all are given to whoever comes first. We always carry tents for everybody, and choose between them on the day.',
    },
    {
      question: 'Spring or autumn?',
      answer:
        'Late April and May give flowers, afternoon cloud and some wet snow. Mid-October to about 20 November gives the surest views and colder nights, minus twelve at the top camp. We run no dates in the monsoon or deep winter.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Sleep and warmth',
      essential: true,
      items: [
        'Expedition-weight down jacket',
        'Three thermal layers, a fleece and a waterproof jacket',
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
  packages: [
    {
      title: 'You carry your rucksack',
      price: 20425,
      description: 'Two to a tent or room; stores go on dzos, your own rucksack on your back',
      isPopular: true,
    },
    {
      title: 'Dzo for your rucksack',
      price: 24025,
      description: 'The same tents; a dzo carries your rucksack, up to 10 kg, on all nine walking days',
    },
  ],
  facts: {
    meet: { place: 'New Jalpaiguri railway station, main exit', time: '9:00 am' },
    end: { place: 'New Jalpaiguri railway station, then Bagdogra airport', time: '2:00 pm' },
    airport: {
      name: 'Bagdogra',
      transfer: 'About 16 km and 40 minutes to New Jalpaiguri by taxi, the day before; not included',
    },
    railhead: {
      name: 'New Jalpaiguri',
      transfer: 'The jeeps start at the station; about 150 km and seven hours to Yuksom, included',
    },
    team: 'A guide licensed in Sikkim, an assistant for every five trekkers, a cook and dzo drivers',
    ages: { from: 16, note: 'With a medical form and one earlier trek of five days above 3,500 m' },
    fitness:
      'Day 8: 15 km and eleven hours from 2 am, 410 m up to 4,600 m. Day 4: 9 km, 1,070 m up, seven to eight hours. Highest sleep 4,190 m. Run 10 km within 70 minutes.',
    nights: [
      { count: 1, place: 'Yuksom', room: 'Guesthouse', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Sachen', room: 'Two-person tent', sharing: 'Twin', washroom: 'shared' },
      {
        count: 1,
        place: 'Tshoka',
        room: 'Two-person tent or trekkers’ hut',
        sharing: 'Twin',
        washroom: 'shared',
      },
      {
        count: 2,
        place: 'Dzongri',
        room: 'Two-person tent or trekkers’ hut',
        sharing: 'Twin',
        washroom: 'shared',
      },
      { count: 1, place: 'Thansing', room: 'Two-person tent', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Lamuney', room: 'Two-person tent', sharing: 'Twin', washroom: 'shared' },
      {
        count: 1,
        place: 'Kokchurang',
        room: 'Two-person tent or trekkers’ hut',
        sharing: 'Twin',
        washroom: 'shared',
      },
      {
        count: 1,
        place: 'Tshoka',
        room: 'Two-person tent or trekkers’ hut',
        sharing: 'Twin',
        washroom: 'shared',
      },
      { count: 1, place: 'Yuksom', room: 'Guesthouse', sharing: 'Twin', washroom: 'shared' },
    ],
    singleRoom: { none: 'Tents are for two and the guesthouse in Yuksom has few rooms.' },
    child: { none: 'Nobody under 16 comes on this trek.' },
    network:
      'Jio, Airtel and BSNL work in Yuksom. From Sachen onwards expect little or no signal for eight nights.',
    cash: 'Take cash in New Jalpaiguri or Jorethang; do not count on a machine in Yuksom. ₹5,000 covers a dzo and tips.',
    power: 'Sockets in Yuksom. Do not count on any at the camps: bring power banks and keep batteries warm.',
    insurance: 'Not included and compulsory: a policy that names trekking to 5,000 m, rescue and evacuation.',
    papers: [
      {
        what: 'Photo ID in original, two copies and four photographs',
        by: 'you',
        when: 'In Yuksom on day 1',
      },
      { what: 'Medical form and insurance policy', by: 'you', when: 'In Yuksom on day 1' },
      {
        what: 'Kanchenjunga National Park permit, camping and stove fees, for Indian citizens',
        by: 'us',
        when: 'In Yuksom on day 1',
      },
      {
        what: 'Sikkim entry permit and trek permit for foreign citizens, in groups of two or more',
        by: 'you',
        when: 'Only online since January 2026, and perhaps not for treks: ask us before you book',
      },
    ],
    payLocally: [
      {
        what: 'Sikkim’s visitor fee, once per stay',
        paidTo: 'The first hotel in Sikkim, at check-in',
        rupees: 50,
      },
    ],
  },
  departures: {
    weekday: 'saturday',
    count: 5,
    seats: 12,
    smallest: 5,
    decideDays: 21,
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
    'sikkim/night-trek-tent',
    'trek-camp/pass-day',
    'trek-camp/gold',
    'sandakphu/detail-1',
    'forest-trail/dusk',
    'monastery-hall/day',
  ],
  captions: {
    night: 4,
    travel: 'On foot, with a crew from Yuksom',
    high: 'The camps below Kanchenjunga',
  },
}
