import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'spiti-backpacking',
  kind: 'group',
  title: 'Spiti by Bus and Shared Jeep: Nine Days, One Rucksack',
  location: 'Kinnaur & Spiti, Himachal Pradesh',
  region: 'North',
  duration: '9D/8N',
  months: [6, 7, 8, 9],
  price: 15228,
  discount: 6,
  rating: 4.8,
  reviews: 2,
  description:
    'The Peo–Kaza bus leaves early with mail sacks, schoolteachers, a crate of chicks and, four times each summer, twelve of us. It costs a few hundred rupees and shows you Spiti from the seat its people use. Nights are in family houses; on most days we walk, from Kibber to the gorge or from Langza to Komic, instead of being driven. Timetables here are only a rough guide. Buses fill, tyres burst, and a wedding on the road has right of way. If you would enjoy such a journey, bring a light bag and patience.',
  highlights: [
    'HRTC buses over some of the narrowest highway in the country, with drivers who have done it for decades',
    'Two nights in Kalpa before going higher, to let the body catch up',
    'Pin valley’s last village, Mudh, and its houses painted black, white and red',
    'Walks between Langza, Hikkim and Komic on paths older than the road',
    'A night in Kibber at 4,270 m after five nights of gradual gain',
    'Out of Spiti over Kunzum La, on the dawn bus to Manali',
  ],
  placesCovered: [
    'Reckong Peo',
    'Kalpa',
    'Tabo',
    'Dhankar',
    'Kaza',
    'Mudh',
    'Kibber',
    'Key Monastery',
    'Langza',
    'Hikkim',
    'Komic',
    'Kunzum La',
    'Manali',
  ],
  itinerary: [
    {
      title: 'Shimla to Kalpa by the morning bus',
      description:
        'Be at the Tutikandi terminal in Shimla by 5:30 am. The ordinary bus to Reckong Peo needs ten hours for 235 km, with parathas at Narkanda and lunch at Jhakri; the drop is now on the left and now on the right, so no seat spares your nerves all day. From Peo (2,290 m) a shared Alto climbs the last zigzags to Kalpa (2,960 m). The family has hot water, rajma and a balcony that faces Kinner Kailash. Everybody goes to bed early.',
      activities: ['Ten-hour bus journey', 'Shared taxi to Kalpa', 'Meet the group properly'],
      meals: ['dinner'],
      stay: 'Family guesthouse, Kalpa',
    },
    {
      title: 'A resting day at Kalpa',
      description:
        'Today your lungs get used to the height. We walk an hour and a half along the level road to Roghi, past the sheer drop with its railings, and return through the orchards by a path the children use. Then we go down to the market at Reckong Peo for the things Spiti will not have: batteries, oranges, cash. Guests with foreign passports queue for their Inner Line Permit at the district office. In the evening the people of Kalpa may carry the deity of their temple through the village, with drums.',
      activities: ['Walk to Roghi', 'Permits and cash in Peo', 'Temple visit'],
      meals: ['breakfast', 'dinner'],
      stay: 'Family guesthouse, Kalpa',
    },
    {
      title: 'Kalpa to Tabo on the Kaza bus',
      description:
        'We take taxis down at 5:30 am to get seats on the only bus. Dust begins at Spillow. The conductor knows where the road is bad and whistles the driver past each edge; at Nako he allows forty minutes for thukpa. Police at Sumdo copy all the names by hand. After eight hours or nine you climb off, grey from head to foot, in Tabo (3,280 m). The monastery’s own guesthouse has beds at a price from another decade.',
      activities: ['Peo–Kaza bus', 'Lunch halt at Nako', 'Dusk at the stupas'],
      meals: ['breakfast', 'dinner'],
      stay: 'Monastery guesthouse, Tabo',
    },
    {
      title: 'Tabo’s caves, Dhankar monastery and on to Kaza',
      description:
        'Those who wish go to the prayers at 6 am; then we all scramble up to the meditation caves across the road, one with faded figures still on its wall. Two hired Sumos take our twelve and their packs up to Dhankar (3,894 m) at 12 noon. We look into the old fort monastery a few at a time, since that is what the old floor can bear. The same cars carry on to Kaza (3,650 m). We eat egg fried rice, walk round the bazaar, drink plenty of water and sleep.',
      activities: ['Tabo main temple and caves', 'Dhankar monastery', 'First evening in Kaza'],
      meals: ['breakfast', 'dinner'],
      stay: 'Homestay, Kaza',
    },
    {
      title: 'Kaza to Mudh in the Pin valley',
      description:
        'The morning is free for laundry and phone calls. The Mudh bus leaves Kaza in the afternoon with villagers going home from the bank, crosses the Spiti at Attargu and follows the Pin beneath folded cliffs that geologists travel far to see. The ride takes two and a half hours. Mudh (about 3,800 m) is green with peas and barley, yellow by September, against purple scree. Supper is keu, little dumplings in broth, and the host’s ponies look in at the window.',
      activities: ['Kaza bazaar', 'Bus into the Pin valley', 'Evening in the fields'],
      meals: ['breakfast', 'dinner'],
      stay: 'Homestay, Mudh',
    },
    {
      title: 'Mudh to Kibber by bus and shared jeep',
      description:
        'The bus goes back between 6 and 7 am and we are on it, yawning. From Kaza, after second breakfast, shared jeeps go up past Key to Kibber (4,270 m): some eighty white houses, a school, and mountains on every side. It is almost 500 m more than last night, the biggest step since Kalpa, so we spend the afternoon lying down. At 5 pm we stroll to the edge of the gorge and scan for blue sheep with the host’s old binoculars.',
      activities: ['Dawn bus', 'Shared jeeps to Kibber', 'Easy gorge-rim stroll'],
      meals: ['breakfast', 'dinner'],
      stay: 'Homestay, Kibber',
    },
    {
      title: 'Chicham Bridge and the walk down from Kibber to Key',
      description:
        'Without packs, which go down by jeep, we walk an hour to Chicham Bridge and hear about the rope and cradle in which people crossed the gorge before 2017. We come back across the pastures, then go down a shepherds’ path of some seven kilometres to Key Monastery (4,166 m). Monks serve black herbal tea in the kitchen and point out the room for travelling lamas. The village bus comes down only in the mornings, so a jeep fetches us at about 4 pm. Dinner in Kaza is momos.',
      activities: ['Walk to Chicham Bridge', 'Descent to Key Monastery', 'Jeep to Kaza'],
      meals: ['breakfast', 'dinner'],
      stay: 'Homestay, Kaza',
    },
    {
      title: 'Walking from Langza to Hikkim and Komic',
      description:
        'Sumos drop us at Langza (4,400 m) by 9 am. From the Buddha a track contours to Hikkim, two hours, where cards are sold beside the post office; it is a Sunday, so they go into the box and are stamped the next day. After another hour and a half, uphill and short of breath, we reach Komic (4,587 m), with its monastery and a café whose soup you will remember. The cars wait there. Back in Kaza we pack tonight, because the bus leaves so early.',
      activities: ['9 km village-to-village walk', 'Postcards from Hikkim', 'Monastery at Komic'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Kaza',
    },
    {
      title: 'Over Kunzum La to Manali on the dawn bus',
      description:
        'Between 4 and 6 am, depending on the year’s timetable, the Manali bus pulls out of Kaza, and by mid-morning it is circling the shrine on Kunzum La (4,551 m). Batal’s dhaba gives rajma-chawal; after it the vehicle wades streams and rolls like a boat for four hours. Chandratal is passed, not visited, as no bus goes there. At Gramphu the tar begins again, and through the Atal Tunnel we reach Manali between 4 and 7 pm. When the bus is cancelled we take two shared Sumos at no extra cost. A hot shower and supper are then for you to arrange.',
      activities: ['Kaza–Manali bus', 'Kunzum La', 'Arrival in Manali'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Bus fares and shared or hired jeeps on every leg from Shimla to Manali',
    'Eight nights in guesthouses and village homes, three or four to a room; men and women share unless you ask otherwise',
    'Eight breakfasts, eight dinners and the packed lunch on the Komic walk',
    'A leader who has spent a winter in Spiti, and village guides for the two walking days',
    'Oximeter readings each evening above 3,000 m and a small oxygen can in the leader’s pack',
  ],
  exclusions: [
    'Dhaba lunches, around ₹150 each',
    'Chandratal, which needs extra days and a taxi, about ₹2,500 a seat',
    'Bottled water; boiled and filtered water is free',
    'The forest department’s visitor fee in the Pin valley and at Kibber, ₹150 a day (₹500 for foreign guests), usually ₹300 in all',
    'A room in Shimla the night before and in Manali the night after',
    'Extra bus fare for a bag that needs its own seat',
  ],
  faqs: [
    {
      question: 'Are the buses safe?',
      answer:
        'State bus drivers on this route are senior and they drive slowly. The road itself has no railings for much of its length, and stones fall. If heights through a window upset you, choose the aisle and talk to the person next to you.',
    },
    {
      question: 'What if the Manali side is not open on our date?',
      answer:
        'We begin only in the last week of June for that reason. If snow or a landslide shuts Kunzum La, the group returns through Kinnaur in two days; you pay for one extra night, we pay for the tickets.',
    },
    {
      question: 'Can I get off and stay longer somewhere?',
      answer:
        'Yes. Tell the leader a day ahead. You get back your share of the remaining bus fares, and may join the next group if there is room.',
    },
    {
      question: 'How far do I walk with the big bag?',
      answer:
        'Ten or fifteen minutes at a stretch, from a bus stop to a house, now and then uphill. On the two long walks it goes by car.',
    },
    {
      question: 'Will vegetarians get enough to eat?',
      answer:
        'Plenty: dal, rice, thukpa, momos, barley bread, spinach in season. Vegans should tell us, since tea and bread often have butter in them.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Bag',
      essential: true,
      items: ['45-litre rucksack, 10 kg at most', 'Bin liners against dust', 'Light sack for walks'],
    },
    {
      category: 'Warmth',
      essential: true,
      items: ['Insulated jacket', 'One thermal pair for sleeping', 'Gloves, hat and neck tube'],
    },
    {
      category: 'Body',
      essential: true,
      items: [
        'High-factor sun cream',
        'Your regular medicines, for twice the number of days',
        'Water-purifying tablets',
        'Toilet roll and a bag to bring it back',
      ],
    },
    {
      category: 'For the road',
      essential: false,
      items: ['Downloaded music', 'Gifts for hosts: good tea, never sweets for children', 'Eye mask'],
    },
  ],
  packages: [
    {
      title: 'Triple or quad sharing',
      price: 15228,
      description: 'Three or four to a room on all eight nights; buses and shared jeeps',
    },
  ],
  facts: {
    meet: { place: 'ISBT Tutikandi, Shimla', time: '5:30 am' },
    end: { place: 'Manali bus stand', time: '7:00 pm' },
    airport: {
      name: 'Chandigarh',
      transfer: 'About 115 km and four hours to Shimla by bus or taxi, the day before; not included',
    },
    railhead: {
      name: 'Shimla (narrow gauge from Kalka)',
      transfer: 'About 3 km to Tutikandi by taxi; come the day before; not included',
    },
    team: 'A leader throughout, and village guides for the two walking days',
    ages: { from: 18, note: 'Not for heart or lung trouble: you sleep at up to 4,270 m' },
    fitness:
      'Day 8: 9 km and three and a half hours on foot between 4,400 and 4,587 m. Day 1: ten hours by bus. You carry up to 10 kg. Highest sleep Kibber, 4,270 m.',
    nights: [
      {
        count: 2,
        place: 'Kalpa',
        room: 'Family guesthouse',
        sharing: 'Three or four to a room',
        washroom: 'shared',
      },
      {
        count: 1,
        place: 'Tabo',
        room: 'Monastery guesthouse',
        sharing: 'Three or four to a room',
        washroom: 'shared',
      },
      { count: 1, place: 'Kaza', room: 'Homestay', sharing: 'Three or four to a room', washroom: 'shared' },
      { count: 1, place: 'Mudh', room: 'Homestay', sharing: 'Three or four to a room', washroom: 'shared' },
      { count: 1, place: 'Kibber', room: 'Homestay', sharing: 'Three or four to a room', washroom: 'shared' },
      { count: 2, place: 'Kaza', room: 'Homestay', sharing: 'Three or four to a room', washroom: 'shared' },
    ],
    singleRoom: { none: 'Guesthouses and homes here have few rooms, so three or four share throughout.' },
    child: { none: 'The heights and the long bus days are not for children; adults only.' },
    network:
      'BSNL, Jio and Airtel work in Kalpa, Peo and Kaza, slowly. Expect little in Mudh (BSNL at best) and at Langza, and little or nothing from Losar to Koksar.',
    cash: 'The last dependable ATMs are in Reckong Peo; those in Kaza may be empty. Carry ₹5,000 in small notes.',
    power:
      'Sockets in most houses, with long cuts, and solar light only in Mudh and Kibber at times. Bring a power bank.',
    insurance: 'Not included. Buy a policy that covers treks and evacuation at up to 4,600 m.',
    papers: [
      {
        what: 'Government photo ID, original and one copy',
        by: 'you',
        when: 'At the Sumdo and Losar police posts and in every house',
      },
      {
        what: 'Inner Line Permit for foreign passports between Peo and Tabo; Indians need none',
        by: 'you',
        when: 'At Reckong Peo on day 2, with our leader',
      },
    ],
    payLocally: [
      {
        what: 'Forest department’s visitor fee, Pin valley and Kibber, ₹150 a day (₹500 for foreign guests)',
        paidTo: 'Forest staff at Mudh and Kibber',
        rupees: 300,
      },
    ],
  },
  departures: {
    weekday: 'sunday',
    count: 4,
    seats: 12,
    smallest: 5,
    decideDays: 10,
    everyWeeks: 3,
    seasons: [{ from: '06-24', to: '09-18' }],
  },
  route: [
    { place: 'shimla' },
    { place: 'reckong-peo' },
    { place: 'kalpa', night: true },
    { place: 'nako' },
    { place: 'tabo', night: true },
    { place: 'dhankar' },
    { place: 'kaza', night: true },
    { place: 'mudh', night: true },
    { place: 'kaza' },
    { place: 'kibber', night: true },
    { place: 'chicham-bridge' },
    { place: 'key-monastery' },
    { place: 'kaza', night: true },
    { place: 'langza' },
    { place: 'hikkim' },
    { place: 'komic' },
    { place: 'kaza', night: true },
    { place: 'kunzum-la' },
    { place: 'batal' },
    { place: 'atal-tunnel' },
    { place: 'manali' },
  ],
  difficulty: 'moderate',
  walksFar: true,
  tags: ['backpacking', 'budget', 'offbeat', 'cultural'],
  cover: 'spiti/dusk',
  gallery: [
    'spiti/day-stove-room',
    'high-road/bus-day',
    'monastery-hall/dusk',
    'himachal-pradesh/gold',
    'spiti/detail-2',
    'monastery-court/day',
    'hill-bazaar/dawn',
  ],
  captions: {
    night: 3,
    travel: 'By HRTC bus and shared jeep, from Shimla to Manali',
    high: 'Tabo, with a night in the monastery’s guesthouse',
  },
}
