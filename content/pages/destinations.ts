import type { DestinationGroups } from './types.ts'

export const destinations: DestinationGroups = {
  india: [
    {
      slug: 'ladakh',
      name: 'Ladakh',
      intro:
        'Ladakh is a high desert between the Karakoram and the Himalaya. Your body needs two quiet nights in Leh first, with tea, water and short walks. After that come the villages along the Indus, the dunes and poplars of Nubra, the blue water of Pangong Tso and the wide plains round Hanle. We run motorbike rides, SUV trips, treks through Markha and Zanskar, and slow private trips for families, monastery lovers and photographers. Carry cash, lip balm and a warm layer even in July.',
      bestMonths: 'May to October for the high roads; January to March for frozen lakes and deep cold',
      scene: 'ladakh',
      groupTours: [
        'lw3',
        'lw6',
        'o1',
        'lb1',
        'lb2',
        'lb3',
        'ls1',
        'ls2',
        'ls3',
        'markha-valley-trek',
        'zanskar-phugtal-trek',
      ],
      customTrips: [
        'ladakh-monasteries-private',
        'ladakh-pangong-tso-moriri-private',
        'ladakh-photography-private',
        'ladakh-slow-family-private',
      ],
    },
    {
      slug: 'himachal-pradesh',
      name: 'Himachal Pradesh',
      intro:
        'Himachal begins with pine forests and orchards and ends, two passes later, in the bare high valley of Spiti. In between are the toy train to Shimla, the Beas at Manali, slate-roofed villages in Jibhi and Tirthan, hot springs in the Parvati valley, Tibetan food in McLeod Ganj and paragliding at Billing. With an overnight bus you can do a weekend from Delhi. The state suits first-time trekkers and families with grandparents; the Kinnaur road into Spiti has steep drops beside it and is not for everyone.',
      bestMonths:
        'March to June and September to November; June to October for Spiti; December to March for snow',
      scene: 'himachal-pradesh',
      groupTours: [
        'p1',
        'w2',
        'w3',
        'f1',
        'h2',
        'o2',
        'beas-kund-trek',
        'dharamshala-bir-backpacking',
        'hampta-pass-trek',
        'himachal-backpacking-parvati-jibhi',
        'manali-solang-atal-tunnel',
        'shimla-kufri-toy-train',
        'spiti-backpacking',
        'spiti-winter-white',
      ],
      customTrips: [
        'dalhousie-khajjiar-chamba-private',
        'kinnaur-sangla-chitkul-private',
        'manali-naggar-slow-private',
        'shimla-narkanda-private',
        'spiti-tirthan-private',
      ],
    },
    {
      slug: 'uttarakhand',
      name: 'Uttarakhand',
      intro:
        'Two hill countries share this state. Garhwal has the temples, the headwaters of the Ganga and the famous walks: Kedarkantha in snow, Har Ki Dun in autumn, the Valley of Flowers in the rains. Kumaon, to the east, has lakes, oak forest, tigers at Corbett and the five peaks of Panchachuli over Munsiyari. Rishikesh is the gateway to both, with rafting upstream and lamps on the river at dusk. Landslides are common between July and mid-September, so most of our dates avoid those months.',
      bestMonths:
        'March to June and September to November; December to March for snow treks; July to early September for the flowers',
      scene: 'uttarakhand',
      groupTours: [
        'w1',
        'w4',
        'f3',
        'har-ki-dun-trek',
        'kedarkantha-trek',
        'kedarnath-badrinath-yatra',
        'kuari-pass-trek',
        'rishikesh-landour-backpacking',
        'uttarakhand-backpacking-kumaon',
        'valley-of-flowers-trek',
      ],
      customTrips: [
        'auli-winter-private',
        'binsar-kumaon-private',
        'char-dham-by-road-private',
        'rishikesh-wellness-private',
      ],
    },
    {
      slug: 'rajasthan',
      name: 'Rajasthan',
      intro:
        'Rajasthan is best in winter, a few places at a time. Jaipur has pink palaces and block prints, Jodhpur blue houses below Mehrangarh, Jaisalmer a golden fort where people still live, and Udaipur its lakes. Between the cities are places that many skip: the painted havelis of Shekhawati, the cranes of Khichan, the marble temple of Ranakpur, the tigers of Ranthambore. Distances are long but the roads are good. Eat dal baati churma where the drivers do, and keep one evening free for a rooftop.',
      bestMonths: 'October to March; July to September for green Aravallis round Udaipur',
      scene: 'rajasthan',
      groupTours: ['lw2', 'f2', 'jaisalmer-desert-backpacking', 'ranthambore-wildlife'],
      customTrips: [
        'jaisalmer-bikaner-private',
        'rajasthan-grand-private',
        'shekhawati-havelis-private',
        'udaipur-jodhpur-private',
        'udaipur-mount-abu-private',
      ],
    },
    {
      slug: 'goa',
      name: 'Goa',
      intro:
        'Goa is smaller than many districts, but its parts are very different. The north has music, cafés and crowded beaches; the south, below Cabo de Rama, has quiet bays with fishing boats. Inland there are spice gardens, the Dudhsagar waterfall, river islands and the old houses of Fontainhas, where bread comes by bicycle each morning. In the rains you can’t swim in the sea, but the hills are green and the rivers full: a different holiday, and some of us like it better.',
      bestMonths: 'November to March for the sea; June to September for rain, rivers and low prices',
      scene: 'goa',
      groupTours: ['p4', 'goa-backpacking', 'goa-monsoon'],
      customTrips: [
        'goa-dudhsagar-spice-private',
        'goa-family-villa-private',
        'old-goa-fontainhas-private',
        'south-goa-beaches-private',
      ],
    },
    {
      slug: 'kerala',
      name: 'Kerala',
      intro:
        'Kerala slopes from the hills in the east to the sea in the west: tea at Munnar, cardamom and elephants round Thekkady, then rubber, coconut and the backwaters of Kuttanad, where fields lie below the level of the canals. Spend one night on a houseboat, and take a small country boat through the village canals. Further south the cliffs of Varkala turn red at sunset; in the north, Wayanad has coffee, caves and forest. The food changes with every district, from karimeen in banana leaf to Kozhikode biryani.',
      bestMonths: 'September to March; June to August for Ayurveda and rain',
      scene: 'kerala',
      groupTours: ['lw1', 'lw4', 'h3', 'munnar-wayanad-backpacking'],
      customTrips: [
        'kerala-ayurveda-varkala-private',
        'kumarakom-alleppey-private',
        'thekkady-munnar-private',
        'wayanad-private',
      ],
    },
    {
      slug: 'tamil-nadu',
      name: 'Tamil Nadu',
      intro:
        'Tamil Nadu’s great temples are still in daily use, some after a thousand years: the granite tower of Thanjavur, the pillared halls of Madurai, the dancing Shiva at Chidambaram. Mornings start with filter coffee and flower sellers; in the afternoon it is best to rest in the shade. Beyond the temples there are the mansions of Chettinad, French streets in neighbouring Pondicherry, the mountain railway to Ooty, misty Kodaikanal and the sandbar at Dhanushkodi, where the road ends in the sea. The heavy rains come here in October and November, not in July.',
      bestMonths: 'Late December to March for the plains; April to June and September for the hills',
      scene: 'tamil-nadu',
      groupTours: ['f4', 'tamil-nadu-temples'],
      customTrips: [
        'chettinad-private',
        'kodaikanal-private',
        'pondicherry-chidambaram-private',
        'rameswaram-kanyakumari-private',
      ],
    },
    {
      slug: 'andaman',
      name: 'Andaman Islands',
      intro:
        'Port Blair is a little over two hours by air from Chennai or Kolkata, and ferries leave from there for the islands. Havelock (Swaraj Dweep) has Radhanagar’s long beach and most of the diving; Neil (Shaheed Dweep) is small and flat, good for bicycles, with rock arches at low tide. Fewer people go north through Baratang to the beaches of Diglipur, or south by overnight ship to Little Andaman. Ferries depend on the weather, so every plan keeps a spare half-day. Tribal reserves are closed to all visitors.',
      bestMonths: 'November to April; the sea is calmest from January to March',
      scene: 'andaman',
      groupTours: ['p3', 'h4', 'andaman-scuba'],
      customTrips: [
        'andaman-baratang-diglipur-private',
        'andaman-little-andaman-private',
        'havelock-dive-private',
        'neil-island-slow-private',
      ],
    },
  ],
  world: [
    {
      slug: 'thailand',
      name: 'Thailand',
      intro:
        'The first thing to know about Thailand: its two coasts have opposite seasons. The Andaman side (Phuket, Krabi and Phi Phi) is at its best from November to April; the Gulf islands (Samui, Tao and Phangan) are good from January to September. Give Bangkok two days by boat and on foot, with the ruins of Ayutthaya up the river. The north, round Chiang Mai and Pai, has cool mornings, noodle soups and slow roads. Vegetarians can ask for “jay” food, which has no fish sauce either.',
      bestMonths: 'November to April; January to September for the Gulf islands',
      scene: 'thailand',
      groupTours: ['h7', 'i1', 'thailand-islands-backpacking'],
      customTrips: [
        'bangkok-ayutthaya-private',
        'chiang-mai-pai-private',
        'koh-samui-private',
        'phuket-phi-phi-private',
      ],
    },
    {
      slug: 'singapore',
      name: 'Singapore',
      intro:
        'Singapore is the easiest first trip abroad from India: four to six hours by air, tap water you can drink, trains every few minutes and Indian food all over Little India. Children like the zoo, the rides on Sentosa and the light show under the Supertrees; grown-ups like the hawker centres, famous for chicken rice, and the old shophouse streets of Katong. It is hot all year, and it may rain on any afternoon. Ferries, coaches and cruises go on to Bintan, Malacca and Penang.',
      bestMonths: 'All year; February to April and July to September are the drier months',
      scene: 'singapore',
      groupTours: ['i2', 'singapore-malaysia-group'],
      customTrips: [
        'singapore-bintan-private',
        'singapore-cruise-private',
        'singapore-food-walks-private',
        'singapore-sentosa-private',
      ],
    },
    {
      slug: 'bali',
      name: 'Bali',
      intro:
        'Bali’s Hindu life will feel familiar and new at the same time: offerings on every doorstep, gamelan music at dusk, temples where you wear a sarong. Ubud sits among rice terraces and is busy; an hour or so east, Sidemen has the same fields without the traffic. The south is for surf and sea cliffs, Munduk for cool mist and waterfalls, and Nusa Penida for manta rays and steep steps. Roads are slow, so we plan few hotels and short drives. Boats to Gili and Lombok are best in the dry months.',
      bestMonths: 'April to October',
      scene: 'bali',
      groupTours: ['h6', 'i3'],
      customTrips: [
        'bali-family-private',
        'bali-lombok-gili-private',
        'nusa-penida-private',
        'ubud-sidemen-private',
      ],
    },
    {
      slug: 'maldives',
      name: 'Maldives',
      intro:
        'The Maldives come in two kinds. Resort islands are one hotel each, reached by speedboat or seaplane, with a house reef at the foot of the steps. Local islands such as Maafushi have guesthouses, cafés and a marked bikini beach, at a fraction of the price; alcohol is not sold there, as the country is Muslim. On both you come for the water: turtles, reef sharks, and manta rays in season. No island is much more than two metres above the sea. Indian passport holders get a free visa on arrival (as published by 20 May 2026; the rule may change).',
      bestMonths: 'December to April for calm and clear water; May to October for mantas and lower prices',
      scene: 'maldives',
      groupTours: ['h5', 'maldives-local-islands'],
      customTrips: [
        'maldives-family-resort-private',
        'maldives-liveaboard-private',
        'maldives-water-villa-private',
        'maldives-whale-shark-dhigurah-private',
      ],
    },
    {
      slug: 'dubai',
      name: 'Dubai',
      intro:
        'There is more to Dubai than the tallest tower. Wooden dhows still load on the creek, a small boat takes you across for one dirham, and the lanes of Al Fahidi show how people kept cool before electricity. Then there are the towers, the malls, the aquarium, and a desert that begins at the edge of the city. Families like the short distances and Indian food at every price. From June to September it is too hot to walk outdoors at noon, so people stay indoors.',
      bestMonths: 'November to March',
      scene: 'dubai',
      groupTours: ['i4'],
      customTrips: [
        'abu-dhabi-liwa-private',
        'dubai-desert-hatta-private',
        'dubai-family-parks-private',
        'dubai-oman-musandam-private',
      ],
    },
    {
      slug: 'europe',
      name: 'Europe',
      intro:
        'Europe is too large for one trip, so choose one route. Ours go mostly by train: Paris over the Alps to Rome, Prague to Vienna to Budapest, cog railways and lake boats in Switzerland, painters’ towns in Italy, canals and bicycles in Amsterdam, tiles and late dinners in Portugal and Spain. Trains are fast and hotel rooms small. A Schengen visa needs an appointment and bank papers, and it takes time: start three months ahead, and we send you the bookings that the consulate asks for. Spring and early autumn cost less than July.',
      bestMonths: 'April to June and September to October; December to March for snow in the Alps',
      scene: 'europe',
      groupTours: ['h8', 'i5', 'europe-central-group'],
      customTrips: [
        'italy-art-cities-private',
        'paris-amsterdam-private',
        'portugal-spain-private',
        'swiss-rail-private',
      ],
    },
  ],
}
