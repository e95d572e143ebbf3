/** What travellers type and what they should be shown. Written before the search was tuned; mend the search, not this. */

export type GoldQuery = {
  query: string
  kind: 'exact' | 'typo' | 'hindi' | 'filter' | 'combination'
  /** Any of these is a right answer; or any trip that runs in the month. */
  expected: string[] | { month: number }
  /** Where only one answer can lead. */
  first?: string
}

const ladakhRides = ['lw6', 'lb1', 'lb2', 'lb3']
const zanskar = ['o1', 'zanskar-phugtal-trek']
const ladakh = [
  ...ladakhRides,
  ...zanskar,
  ...['lw3', 'ls1', 'ls2', 'ls3', 'markha-valley-trek', 'ladakh-monasteries-private'],
  ...['ladakh-pangong-tso-moriri-private', 'ladakh-photography-private', 'ladakh-slow-family-private'],
]
const kashmir = [
  ...['p2', 'h1', 'lb3', 'kashmir-winter-gulmarg', 'kashmir-gurez-private'],
  ...['kashmir-great-lakes-trek-private', 'suggested-amritsar-kashmir'],
]
const spiti = ['p1', 'spiti-backpacking', 'spiti-tirthan-private', 'spiti-winter-white']
const manali = [
  ...[
    'manali-solang-atal-tunnel',
    'manali-naggar-slow-private',
    'h2',
    'f1',
    'hampta-pass-trek',
    'beas-kund-trek',
  ],
  ...['lw6', 'lb3', 'o1', 'zanskar-phugtal-trek', ...spiti.slice(0, 3)],
]
const shimla = [
  ...['shimla-kufri-toy-train', 'h2', 'f1', 'shimla-narkanda-private', 'kinnaur-sangla-chitkul-private'],
  ...['p1', 'spiti-backpacking', 'spiti-winter-white'],
]
const himachal = [
  ...[...spiti, 'f1', 'h2', 'o2', 'w2', 'w3', 'manali-solang-atal-tunnel', 'manali-naggar-slow-private'],
  ...['hampta-pass-trek', 'beas-kund-trek', 'shimla-kufri-toy-train', 'shimla-narkanda-private'],
  ...['dalhousie-khajjiar-chamba-private', 'dharamshala-bir-backpacking', 'kinnaur-sangla-chitkul-private'],
  'himachal-backpacking-parvati-jibhi',
]
const rishikesh = [
  ...['w1', 'rishikesh-landour-backpacking', 'rishikesh-wellness-private', 'auli-winter-private'],
  'suggested-haridwar-mussoorie-corbett',
]
const uttarakhand = [
  ...[...rishikesh, 'w4', 'f3', 'binsar-kumaon-private', 'char-dham-by-road-private', 'har-ki-dun-trek'],
  ...['kedarkantha-trek', 'kedarnath-badrinath-yatra', 'kuari-pass-trek', 'uttarakhand-backpacking-kumaon'],
  'valley-of-flowers-trek',
]
const easternHills = [
  ...['p5', 'o3', 'o5', 'lw5', 'darjeeling-kalimpong-tea-private', 'goechala-trek', 'sandakphu-phalut-trek'],
  ...['sikkim-lachung-family', 'meghalaya-backpacking'],
]
const southernHills = [
  ...['kodaikanal-private', 'f4', 'thekkady-munnar-private', 'wayanad-private', 'munnar-wayanad-backpacking'],
  'lw1',
]
const himalaya = [...ladakh, ...kashmir, ...himachal, ...uttarakhand, ...easternHills]
const kerala = [
  ...['lw1', 'lw4', 'h3', 'kerala-ayurveda-varkala-private', 'kumarakom-alleppey-private'],
  ...['munnar-wayanad-backpacking', 'thekkady-munnar-private', 'wayanad-private'],
]
const tamilNadu = [
  ...[
    'tamil-nadu-temples',
    'chettinad-private',
    'f4',
    'kodaikanal-private',
    'rameswaram-kanyakumari-private',
  ],
  ...['pondicherry-chidambaram-private', 'suggested-chennai-pondicherry-thanjavur'],
]
const pondicherry = [
  ...['pondicherry-chidambaram-private', 'suggested-chennai-pondicherry-thanjavur', 'tamil-nadu-temples'],
]
const goa = [
  ...['p4', 'goa-backpacking', 'goa-monsoon', 'goa-dudhsagar-spice-private', 'goa-family-villa-private'],
  ...['old-goa-fontainhas-private', 'south-goa-beaches-private'],
]
const jaisalmer = ['lw2', 'jaisalmer-bikaner-private', 'jaisalmer-desert-backpacking']
const udaipur = ['f2', 'udaipur-jodhpur-private', 'udaipur-mount-abu-private', 'rajasthan-grand-private']
const rajasthan = [...jaisalmer, ...udaipur, 'ranthambore-wildlife', 'shekhawati-havelis-private']
const andaman = [
  ...['p3', 'h4', 'andaman-scuba', 'andaman-baratang-diglipur-private', 'andaman-little-andaman-private'],
  ...['havelock-dive-private', 'neil-island-slow-private'],
]
const meghalaya = ['lw5', 'meghalaya-backpacking']
const maldives = [
  ...['h5', 'maldives-local-islands', 'maldives-family-resort-private', 'maldives-liveaboard-private'],
  ...['maldives-water-villa-private', 'maldives-whale-shark-dhigurah-private'],
]
const bali = [
  'i3',
  'h6',
  'bali-family-private',
  'bali-lombok-gili-private',
  'nusa-penida-private',
  'ubud-sidemen-private',
]
const thailand = [
  ...['i1', 'h7', 'thailand-islands-backpacking', 'bangkok-ayutthaya-private', 'chiang-mai-pai-private'],
  ...['koh-samui-private', 'phuket-phi-phi-private'],
]
const singapore = [
  ...['i2', 'singapore-malaysia-group', 'singapore-bintan-private', 'singapore-cruise-private'],
  ...['singapore-food-walks-private', 'singapore-sentosa-private'],
]
const dubai = [
  'i4',
  'dubai-desert-hatta-private',
  'dubai-family-parks-private',
  'dubai-oman-musandam-private',
]
const switzerland = ['swiss-rail-private', 'h8', 'i5']
const europe = [
  ...['i5', 'h8', 'europe-central-group', 'italy-art-cities-private', 'paris-amsterdam-private'],
  ...['portugal-spain-private', 'swiss-rail-private'],
]
const abroad = [
  ...[...maldives, ...bali, ...thailand, ...singapore, ...dubai, ...europe, 'abu-dhabi-liwa-private'],
  ...['suggested-bhutan-west', 'suggested-nepal-kathmandu-pokhara', 'suggested-vietnam-north-south'],
]
const seaside = [
  ...[
    ...andaman,
    ...maldives,
    ...bali,
    'p4',
    'lw1',
    'h3',
    'h7',
    'i1',
    'goa-backpacking',
    'goa-family-villa-private',
  ],
  ...[
    'south-goa-beaches-private',
    'hampi-gokarna-backpacking',
    'thailand-islands-backpacking',
    'koh-samui-private',
  ],
  ...[
    'phuket-phi-phi-private',
    'singapore-bintan-private',
    'singapore-sentosa-private',
    'dubai-oman-musandam-private',
  ],
  ...['pondicherry-chidambaram-private', 'kerala-ayurveda-varkala-private'],
]
const honeymoon = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8', 'koh-samui-private', 'kumarakom-alleppey-private'],
  ...[
    'maldives-water-villa-private',
    'neil-island-slow-private',
    'south-goa-beaches-private',
    'udaipur-jodhpur-private',
  ],
]
const family = [
  ...[
    'f1',
    'f2',
    'f3',
    'f4',
    'i2',
    'p2',
    'shimla-kufri-toy-train',
    'sikkim-lachung-family',
    'bali-family-private',
  ],
  ...['dubai-family-parks-private', 'goa-family-villa-private', 'ladakh-slow-family-private'],
  ...['maldives-family-resort-private', 'char-dham-by-road-private'],
]
const budget = [
  ...['lw4', 'w1', 'w2', 'w3', 'w4', 'beas-kund-trek', 'dharamshala-bir-backpacking', 'goa-backpacking'],
  ...['hampi-gokarna-backpacking', 'himachal-backpacking-parvati-jibhi', 'jaisalmer-desert-backpacking'],
  ...['kedarkantha-trek', 'maldives-local-islands', 'meghalaya-backpacking', 'munnar-wayanad-backpacking'],
  ...['rishikesh-landour-backpacking', 'sahyadri-forts-monsoon-trek', 'spiti-backpacking'],
  ...['thailand-islands-backpacking', 'uttarakhand-backpacking-kumaon'],
]
const wildlife = [
  ...[
    'f3',
    'f4',
    'h7',
    'ranthambore-wildlife',
    'spiti-winter-white',
    'binsar-kumaon-private',
    'wayanad-private',
  ],
  ...['kaziranga-majuli-private', 'thekkady-munnar-private', 'suggested-haridwar-mussoorie-corbett'],
  ...[
    'goa-dudhsagar-spice-private',
    'dubai-desert-hatta-private',
    'jaisalmer-bikaner-private',
    'kumarakom-alleppey-private',
  ],
  ...[
    'andaman-baratang-diglipur-private',
    'maldives-liveaboard-private',
    'maldives-whale-shark-dhigurah-private',
  ],
]
const pilgrimage = [
  ...['kedarnath-badrinath-yatra', 'char-dham-by-road-private', 'tamil-nadu-temples', 'f1'],
  ...['rameswaram-kanyakumari-private', 'suggested-amritsar-kashmir', 'suggested-golden-triangle-varanasi'],
]
const snow = [
  ...['kashmir-winter-gulmarg', 'auli-winter-private', 'spiti-winter-white', 'ls3', 'kedarkantha-trek'],
  ...['kuari-pass-trek', 'manali-solang-atal-tunnel', 'swiss-rail-private'],
]
const weekend = [
  ...[
    'w1',
    'w2',
    'w3',
    'w4',
    'beas-kund-trek',
    'goa-monsoon',
    'jaisalmer-desert-backpacking',
    'ranthambore-wildlife',
  ],
  ...['sahyadri-forts-monsoon-trek', 'shimla-kufri-toy-train', 'lw1', 'lw2', 'lw3', 'lw4', 'lw5', 'lw6'],
]
const treks = [
  ...['w4', 'beas-kund-trek', 'goechala-trek', 'hampta-pass-trek', 'har-ki-dun-trek', 'kedarkantha-trek'],
  ...['kuari-pass-trek', 'markha-valley-trek', 'sahyadri-forts-monsoon-trek', 'sandakphu-phalut-trek'],
  ...['valley-of-flowers-trek', 'zanskar-phugtal-trek', 'kashmir-great-lakes-trek-private'],
]
const lakes = [
  ...['kashmir-great-lakes-trek-private', 'f2', 'f3', 'h1', 'h7', 'h8', 'p2', 'p5', 'o2', 'goechala-trek'],
  ...['udaipur-mount-abu-private', 'suggested-amritsar-kashmir', 'suggested-nepal-kathmandu-pokhara', 'ls3'],
  ...['kodaikanal-private', 'kumarakom-alleppey-private', 'kashmir-gurez-private', 'kashmir-winter-gulmarg'],
  ...['ladakh-pangong-tso-moriri-private', 'ranthambore-wildlife', 'sahyadri-forts-monsoon-trek'],
]
const desert = [...[...jaisalmer, 'dubai-desert-hatta-private', 'i4', 'abu-dhabi-liwa-private', 'o4']]
const villages = [
  ...['o1', 'o2', 'o3', 'o4', 'o5', 'lw4', 'lb2', 'lb3', 'ls1', 'ls2', 'ls3', 'w4', 'har-ki-dun-trek'],
  ...[
    'kedarnath-badrinath-yatra',
    'spiti-backpacking',
    'spiti-winter-white',
    'uttarakhand-backpacking-kumaon',
  ],
  ...[
    'zanskar-phugtal-trek',
    'binsar-kumaon-private',
    'kashmir-gurez-private',
    'kinnaur-sangla-chitkul-private',
  ],
  ...['neil-island-slow-private', 'spiti-tirthan-private', 'ubud-sidemen-private', 'shimla-narkanda-private'],
]
const rains = [
  ...['goa-monsoon', 'sahyadri-forts-monsoon-trek', 'valley-of-flowers-trek', 'koh-samui-private'],
  ...[
    'kerala-ayurveda-varkala-private',
    'udaipur-mount-abu-private',
    'hampta-pass-trek',
    'p1',
    'p2',
    'lw3',
    'o1',
  ],
  ...['spiti-backpacking', 'markha-valley-trek', 'tamil-nadu-temples', 'kashmir-great-lakes-trek-private'],
]
const summer = [...himalaya, ...southernHills]

const exact: Omit<GoldQuery, 'kind'>[] = [
  { query: 'Phugtal', expected: ['zanskar-phugtal-trek'], first: 'zanskar-phugtal-trek' },
  { query: 'Turtuk', expected: ['lw3'], first: 'lw3' },
  { query: 'Hampi', expected: ['hampi-gokarna-backpacking'], first: 'hampi-gokarna-backpacking' },
  { query: 'Maldives', expected: maldives },
  { query: 'LADAKH', expected: ladakh },
  { query: 'Leh Ladakh with Turtuk', expected: ['lw3'], first: 'lw3' },
  { query: 'Spiti', expected: spiti },
  { query: 'nagaland', expected: ['o3'], first: 'o3' },
  { query: 'Hornbill Festival', expected: ['o3'], first: 'o3' },
  { query: 'Sandakphu', expected: ['sandakphu-phalut-trek'], first: 'sandakphu-phalut-trek' },
  { query: 'valley of flowers', expected: ['valley-of-flowers-trek'], first: 'valley-of-flowers-trek' },
  { query: 'zanskar', expected: zanskar },
  { query: 'andaman', expected: andaman },
  { query: 'Tiger’s Nest', expected: ['suggested-bhutan-west'], first: 'suggested-bhutan-west' },
  { query: 'bir billing', expected: ['w3', 'dharamshala-bir-backpacking'], first: 'w3' },
  { query: 'munnar', expected: ['lw1', 'h3', 'munnar-wayanad-backpacking', 'thekkady-munnar-private'] },
  { query: 'kedarnath', expected: ['kedarnath-badrinath-yatra', 'char-dham-by-road-private'] },
  { query: 'varanasi', expected: ['suggested-golden-triangle-varanasi'] },
  { query: 'Tamil Nadu', expected: tamilNadu },
  { query: 'europe', expected: europe },
  { query: 'rann of kutch', expected: ['o4'], first: 'o4' },
  { query: 'jibhi', expected: ['o2', 'himachal-backpacking-parvati-jibhi', 'spiti-tirthan-private'] },
  { query: 'kasol', expected: ['w2', 'himachal-backpacking-parvati-jibhi'] },
  { query: 'honeymoon', expected: honeymoon },
  { query: 'treks', expected: treks },
  { query: 'wildlife safari', expected: wildlife },
  { query: 'Himachal to Amritsar', expected: ['f1'], first: 'f1' },
]

const typos: Omit<GoldQuery, 'kind'>[] = [
  { query: 'ladak', expected: ladakh },
  { query: 'keral', expected: kerala },
  { query: 'rishikes', expected: rishikesh },
  { query: 'kasmir', expected: kashmir },
  { query: 'andman', expected: andaman },
  { query: 'megalaya', expected: meghalaya },
  { query: 'udaypur', expected: udaipur },
  { query: 'manaly', expected: manali },
  { query: 'darjiling', expected: ['p5', 'darjeeling-kalimpong-tea-private'] },
  { query: 'shimala', expected: shimla },
  { query: 'rajastan', expected: rajasthan },
  { query: 'maldivs', expected: maldives },
  { query: 'tailand', expected: thailand },
  { query: 'singapur', expected: singapore },
  { query: 'dubay', expected: dubai },
  { query: 'jaislmer', expected: jaisalmer },
  { query: 'nagalend', expected: ['o3'] },
  { query: 'zanskaar', expected: zanskar },
  { query: 'spitti', expected: spiti },
  { query: 'kerela', expected: kerala },
  { query: 'pondichery', expected: pondicherry },
  { query: 'nainitaal', expected: ['f3'] },
  { query: 'kedarnat', expected: ['kedarnath-badrinath-yatra', 'char-dham-by-road-private'] },
  { query: 'gulmerg', expected: ['p2', 'h1', 'kashmir-winter-gulmarg', 'suggested-amritsar-kashmir'] },
  { query: 'vietnaam', expected: ['suggested-vietnam-north-south'] },
  { query: 'bhootan', expected: ['suggested-bhutan-west'] },
  { query: 'switzerlnd', expected: switzerland },
  { query: 'sikim', expected: ['goechala-trek', 'sikkim-lachung-family', 'p5'] },
  { query: 'hanymoon', expected: honeymoon },
  {
    query: 'pangog lake',
    expected: ['lw3', 'lw6', 'lb1', 'lb2', 'ls3', 'ladakh-pangong-tso-moriri-private'],
  },
  { query: 'ranthambhor', expected: ['ranthambore-wildlife'] },
]

const hindi: Omit<GoldQuery, 'kind'>[] = [
  { query: 'pahad', expected: [...himalaya, ...southernHills] },
  { query: 'पहाड़', expected: [...himalaya, ...southernHills] },
  { query: 'samundar', expected: seaside },
  { query: 'समुद्र', expected: seaside },
  { query: 'barf', expected: snow },
  { query: 'मनाली', expected: manali },
  { query: 'लद्दाख', expected: ladakh },
  { query: 'गोवा', expected: goa },
  { query: 'राजस्थान', expected: rajasthan },
  { query: 'केरल', expected: kerala },
  { query: 'कश्मीर', expected: kashmir },
  { query: 'थाईलैंड', expected: thailand },
  { query: 'jungle', expected: wildlife },
  { query: 'shaadi ke baad', expected: honeymoon },
  { query: 'parivar', expected: family },
  { query: 'bachchon ke saath', expected: family },
  { query: 'sasta', expected: budget },
  { query: 'dharmik yatra', expected: pilgrimage },
  { query: 'तीर्थ यात्रा', expected: pilgrimage },
  { query: 'registan', expected: desert },
  { query: 'jheel', expected: lakes },
  { query: 'gaon', expected: villages },
  { query: 'videsh', expected: abroad },
  { query: 'barish', expected: rains },
  { query: 'garmi ki chhutti', expected: summer },
  { query: 'char dham', expected: ['char-dham-by-road-private', 'kedarnath-badrinath-yatra'] },
]

const filters: Omit<GoldQuery, 'kind'>[] = [
  { query: 'december', expected: { month: 12 } },
  { query: 'trips in april', expected: { month: 4 } },
  { query: 'जून में', expected: { month: 6 } },
  { query: '3 days', expected: ['w1', 'sahyadri-forts-monsoon-trek'] },
  { query: 'weekend', expected: weekend },
  {
    query: '5 din',
    expected: [
      ...[
        'goa-backpacking',
        'rishikesh-landour-backpacking',
        'dharamshala-bir-backpacking',
        'o2',
        'p4',
        'f4',
        'f3',
      ],
      ...['o4', 'kashmir-winter-gulmarg', 'andaman-scuba', 'maldives-local-islands', 'i4', 'i2', 'h5'],
      'manali-solang-atal-tunnel',
    ],
  },
  {
    query: '7 day',
    expected: [
      ...[
        'himachal-backpacking-parvati-jibhi',
        'har-ki-dun-trek',
        'munnar-wayanad-backpacking',
        'lw3',
        'p5',
        'lb1',
      ],
      ...[
        'meghalaya-backpacking',
        'kedarnath-badrinath-yatra',
        'tamil-nadu-temples',
        'sikkim-lachung-family',
        'h6',
      ],
      ...[
        'suggested-haridwar-mussoorie-corbett',
        'suggested-nepal-kathmandu-pokhara',
        'singapore-malaysia-group',
        'h7',
      ],
    ],
  },
  { query: '12 days', expected: ['lw6', 'i5'] },
  { query: '9D/8N', expected: ['spiti-backpacking', 'lb2'] },
  {
    query: 'under 15000',
    expected: [
      ...[
        'w1',
        'w2',
        'w3',
        'w4',
        'sahyadri-forts-monsoon-trek',
        'beas-kund-trek',
        'goa-backpacking',
        'p4',
        'lw4',
        'o2',
      ],
      ...[
        'jaisalmer-desert-backpacking',
        'rishikesh-landour-backpacking',
        'dharamshala-bir-backpacking',
        'goa-monsoon',
      ],
      ...[
        'kedarkantha-trek',
        'hampi-gokarna-backpacking',
        'himachal-backpacking-parvati-jibhi',
        'kuari-pass-trek',
      ],
      ...['hampta-pass-trek', 'har-ki-dun-trek', 'shimla-kufri-toy-train', 'manali-solang-atal-tunnel'],
      ...['valley-of-flowers-trek', 'munnar-wayanad-backpacking', 'meghalaya-backpacking'],
      'uttarakhand-backpacking-kumaon',
    ],
  },
  { query: 'less than 7,000', expected: ['w1', 'w2', 'sahyadri-forts-monsoon-trek', 'beas-kund-trek'] },
  {
    query: '10000 se kam',
    expected: [
      ...[
        'w1',
        'w2',
        'w3',
        'w4',
        'sahyadri-forts-monsoon-trek',
        'beas-kund-trek',
        'goa-backpacking',
        'goa-monsoon',
      ],
      ...['jaisalmer-desert-backpacking', 'rishikesh-landour-backpacking', 'dharamshala-bir-backpacking'],
      ...['kedarkantha-trek', 'hampi-gokarna-backpacking', 'himachal-backpacking-parvati-jibhi'],
    ],
  },
  { query: '₹6000 tak', expected: ['w1', 'w2'] },
]

const combinations: Omit<GoldQuery, 'kind'>[] = [
  { query: 'ladakh bike under 40000', expected: ladakhRides },
  { query: 'kerala december', expected: kerala },
  { query: 'ladakh in april', expected: ['ls1', 'ladakh-monasteries-private'], first: 'ls1' },
  {
    query: 'goa below 20k',
    expected: [
      'p4',
      'goa-backpacking',
      'goa-monsoon',
      'goa-dudhsagar-spice-private',
      'old-goa-fontainhas-private',
    ],
  },
  {
    query: 'honeymoon under 30000',
    expected: [
      'h1',
      'h2',
      'h3',
      'neil-island-slow-private',
      'kumarakom-alleppey-private',
      'south-goa-beaches-private',
      'udaipur-jodhpur-private',
    ],
  },
  { query: 'himachal 5 days', expected: ['o2', 'manali-solang-atal-tunnel', 'dharamshala-bir-backpacking'] },
  {
    query: 'family international trips',
    expected: ['i2', 'bali-family-private', 'dubai-family-parks-private', 'maldives-family-resort-private'],
  },
  {
    query: 'trek in july',
    expected: [
      'hampta-pass-trek',
      'valley-of-flowers-trek',
      'markha-valley-trek',
      'zanskar-phugtal-trek',
      'sahyadri-forts-monsoon-trek',
      'kashmir-great-lakes-trek-private',
    ],
  },
  { query: 'snow trek january', expected: ['kedarkantha-trek', 'kuari-pass-trek'] },
  { query: 'beach under 10000', expected: ['goa-backpacking', 'hampi-gokarna-backpacking'] },
  { query: '6 days kashmir', expected: ['p2', 'h1'] },
  { query: 'bali honeymoon', expected: ['h6'], first: 'h6' },
  { query: 'maldives under 50000', expected: ['maldives-local-islands'] },
  { query: 'spiti in january', expected: ['spiti-winter-white'] },
  { query: 'leh ladak bike trip', expected: ladakhRides },
  {
    query: 'december me barf',
    expected: [
      'kashmir-winter-gulmarg',
      'kedarkantha-trek',
      'kuari-pass-trek',
      'manali-solang-atal-tunnel',
      'swiss-rail-private',
    ],
  },
  {
    query: 'weekend trip under 7000',
    expected: ['w1', 'w2', 'sahyadri-forts-monsoon-trek', 'beas-kund-trek'],
  },
  { query: 'sasta goa', expected: ['goa-backpacking'], first: 'goa-backpacking' },
  {
    query: 'मनाली 5 दिन',
    expected: ['manali-solang-atal-tunnel', 'manali-naggar-slow-private'],
    first: 'manali-solang-atal-tunnel',
  },
]

export const goldQueries: GoldQuery[] = [
  ...exact.map((gold) => ({ ...gold, kind: 'exact' as const })),
  ...typos.map((gold) => ({ ...gold, kind: 'typo' as const })),
  ...hindi.map((gold) => ({ ...gold, kind: 'hindi' as const })),
  ...filters.map((gold) => ({ ...gold, kind: 'filter' as const })),
  ...combinations.map((gold) => ({ ...gold, kind: 'combination' as const })),
]

/** Nonsense, places we do not sell, and wishes that no trip meets. */
export const findNothing: string[] = [
  'antarctica',
  'xyzzy',
  'iceland',
  'new zealand',
  'south africa',
  'brazil',
  'japan',
  'sri lanka',
  'lakshadweep',
  'asdfghjkl',
  'qwertyuiop',
  'laptop',
  'pizza recipe',
  'under 1000',
  '40 days',
  'ladakh under 5000',
  'nagaland in june',
  '!!!???',
]
