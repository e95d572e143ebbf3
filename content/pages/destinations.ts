import type { DestinationGroups } from './types.ts'

export const destinations: DestinationGroups = {
  india: [
    {
      slug: 'ladakh',
      name: 'Ladakh',
      intro:
        'Ladakh is a high desert between the Karakoram and the Himalaya, and it asks for patience before it gives anything: two quiet nights in Leh, tea, water, short walks. After that the Indus villages, the dunes and poplars of Nubra, the long blue of Pangong Tso and the empty plains round Hanle open one by one. We run rides on motorbikes, SUV expeditions, walks through Markha and Zanskar, and a few slow private trips for families, monastery lovers and photographers. Carry cash, lip balm and a warm layer even in July.',
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
        'Himachal begins in pine and orchard and ends, two passes later, in the brown silence of Spiti. In between lie the toy train to Shimla, the Beas at Manali, slate roofs in Jibhi and Tirthan, hot springs up the Parvati, Tibetan kitchens in McLeod Ganj and the take-off meadow of Billing. Weekends from Delhi are possible because the overnight bus does the dull part. The state is kind to first-time trekkers and to families with grandparents; the Kinnaur road into Spiti is for people who don’t mind a drop beside the wheel.',
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
        'Two hill countries share this state. Garhwal has the temples, the headwaters of the Ganga and the famous walks: Kedarkantha in snow, Har Ki Dun in autumn, the Valley of Flowers in the rains. Kumaon, to the east, has lakes, oak forest, tigers at Corbett and the five peaks of Panchachuli over Munsiyari. Rishikesh stands at the door of both, with rapids upstream and lamps on the river at dusk. Monsoon landslides are real between July and mid-September, so most of our dates avoid them.',
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
        'Rajasthan is best taken in winter and in small bites. Jaipur deals in pink fronts and block prints, Jodhpur in blue walls below Mehrangarh, Jaisalmer in honey-coloured sandstone that people still live in, Udaipur in lakes. Between the cities lie the parts many skip: the painted havelis of Shekhawati, the cranes of Khichan, the marble columns of Ranakpur, the tigers of Ranthambore. Distances are long and roads good. Eat dal baati churma where the drivers do, and keep one evening for doing nothing on a roof.',
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
        'Goa is smaller than many districts and holds several places at once. The north has music, cafés and crowded sand; the south, below Cabo de Rama, has coves where the loudest thing is a fishing boat being dragged up. Inland there are spice gardens, Dudhsagar’s long white drop, river islands and the tiled balconies of Fontainhas, where poi comes round by bicycle each morning. In the rains the sea is shut to swimmers and the ghats turn loud and green, which is a different holiday and, for some of us, the better one.',
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
        'Kerala runs downhill from east to west: tea at Munnar, cardamom and elephants round Thekkady, then rubber, coconut and the flat green water of Kuttanad, where fields lie below the level of the canals. A houseboat night is worth doing once, a village canal by small country boat even more so. Further south the cliffs of Varkala turn red at sunset; in the north, Wayanad has coffee, caves and forest. The food changes with every district, from karimeen in banana leaf to Kozhikode biryani.',
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
        'Tamil Nadu’s great temples are still in daily use, some after a thousand years: the granite tower of Thanjavur, the pillared halls of Madurai, the dancing Shiva’s house at Chidambaram. Mornings start with filter coffee and flower sellers, afternoons belong to shade. Away from the temples there are the tiled mansions of Chettinad, French streets in neighbouring Pondicherry, the rack railway up to Ooty, misty Kodaikanal and the sandbar at Dhanushkodi where the road simply ends in the sea. The heavy rains come here in October and November, not in July.',
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
        'Port Blair is a little over two hours by air from Chennai or Kolkata, and the islands begin where its jetty ends. Havelock (Swaraj Dweep) has Radhanagar’s long curve and most of the diving; Neil (Shaheed Dweep) has bicycles, vegetable plots and natural rock arches at low tide. Few go north through Baratang to the beaches of Diglipur, or south by overnight ship to Little Andaman. Ferries depend on the weather and the sea decides more than we do, so every plan here keeps a spare half-day. Tribal reserves are closed, and rightly.',
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
        'Thailand has two seas with opposite seasons, which is the first thing to know. The Andaman side, Phuket, Krabi and Phi Phi, is at its best from November to April; Samui, Tao and Phangan in the Gulf hold up well into the northern summer. Bangkok wants two days by boat and foot, with Ayutthaya’s brick ruins up the river. The north, round Chiang Mai and Pai, is for cool mornings, khao soi and slow roads. Vegetarians do well with the word “jay”, which rules out fish sauce too.',
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
        'Singapore is the easiest first journey abroad from India: four to six hours in the air, clean taps, trains every few minutes and dal within walking distance of anywhere in Little India. Children get the zoo, the rides on Sentosa and the light show under the Supertrees; grown-ups get hawker centres where a plate of Hainanese chicken rice has queues of its own, and old shophouse streets in Katong. It is hot and may rain at four on any day of the year. Ferries, coaches and cruises lead on to Bintan, Malacca and Penang.',
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
        'Bali’s Hindu calendar will feel familiar and foreign together: offerings on every doorstep, gamelan at dusk, temples that ask for a sarong. Ubud sits among rice terraces and is busy; an hour or so east, Sidemen has the same fields without the traffic. The south is for surf and sea cliffs, Munduk for cool mist and waterfalls, and Nusa Penida for manta rays and steep steps. Roads are slow, so we cut the number of hotels rather than the hours of sleep. Boats to Gili and Lombok are best in the dry months.',
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
        'The Maldives come in two kinds. Resort islands are one hotel each, reached by speedboat or seaplane, with a house reef at the foot of the steps. Local islands such as Maafushi have guesthouses, cafés and a marked bikini beach, at a fraction of the price; alcohol is not sold there, as the country is Muslim. Either way the point is the water: turtles, reef sharks, manta rays by season. No island stands much more than two metres above the sea. Indian passport holders receive a free visa on arrival.',
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
        'Dubai rewards those who look past the tallest tower. The creek still moves dhows and spice sacks, an abra crosses it for small change, and the wind-tower lanes of Al Fahidi show how people kept cool before electricity. After that come the lifts, the malls, the aquarium, and a desert that begins where the last roundabout ends. Families like it for short distances and Indian food at every price. From June to September it is too hot to walk outdoors at noon, and the indoor city takes over.',
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
        'Europe is near enough for ten days and too large for one trip, so choose a thread. Ours run mostly by rail: Paris over the Alps to Rome, Prague to Vienna to Budapest, cog railways and lake boats in Switzerland, painters’ towns in Italy, canals and bicycles in Amsterdam, tiles and late dinners in Portugal and Spain. Trains are quick and hotel rooms small. Schengen visas need an appointment, bank papers and patience; start three months ahead, and we send the bookings the consulate asks for. Spring and early autumn are kinder to the purse than July.',
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
