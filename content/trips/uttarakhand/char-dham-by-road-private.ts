import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'char-dham-by-road-private',
  kind: 'customised',
  title: 'Char Dham by Road, at Your Family’s Pace',
  location: 'Garhwal, Uttarakhand',
  region: 'North',
  duration: 'Flexible',
  months: [5, 6, 9, 10],
  price: 62500,
  discount: 0,
  rating: 4.7,
  reviews: 2,
  description:
    'You visit Yamunotri, Gangotri, Kedarnath and Badrinath from west to east, as the old books order them, in your own car and at your own hours. Ten days is the shortest plan we advise; with parents along, ask for twelve or thirteen and we will put rest days at Harsil and Guptkashi. To two of the shrines you walk or are carried, five or six kilometres to Yamunotri and sixteen to Kedarnath, while the other two are reached by car. You decide hotels, ponies or palanquins, which poojas, and whether to try for a helicopter. The season runs from the opening dates in late April or May to Diwali week, and we leave out July and August.',
  highlights: [
    'All four dhams in the traditional clockwise order, with room for a rest day wherever your family needs one',
    'Registration, slot dates and health forms handled for every member of the family',
    'Night at Harsil among apple orchards instead of crowded Gangotri',
    'Same driver from first mile to last, with a vehicle suited to grandparents',
    'Rice cooked in the Surya Kund spring at Yamunotri',
    'Freedom to stop: Dhari Devi, Dodital’s trailhead, Chopta, Mana',
  ],
  placesCovered: [
    'Haridwar',
    'Barkot',
    'Yamunotri',
    'Uttarkashi',
    'Harsil',
    'Gangotri',
    'Guptkashi',
    'Kedarnath',
    'Pipalkoti',
    'Badrinath',
  ],
  itinerary: [
    {
      title: 'Haridwar to Barkot in the Yamuna valley',
      description:
        'After a bath at Har ki Pauri the car leaves Haridwar at 7:30 am and goes by Dehradun and the Mussoorie ridge to the Yamuna valley: about 190 km, seven hours, and the first snow in view near Nainbagh. Barkot (1,220 m) is warm, green and low, a good place for a first night in the hills. The driver’s habit is to stop every ninety minutes, unprompted, and to carry a folding chair. Supper is pahadi dal and roti, early, since tomorrow begins in the dark.',
      activities: ['Private drive from Haridwar', 'Registration slips checked'],
      meals: ['dinner'],
      stay: 'Hotel or orchard cottage, Barkot',
    },
    {
      title: 'A day trip from Barkot to Yamunotri',
      description:
        'The car takes two hours to Janki Chatti; from there a paved but steep path of five to six kilometres rises some 700 m. Walk it in three hours, or sit in a palki with four bearers, or ride a pony; fixed rates are on a board. Yamunotri (3,291 m) is small, steamy and loud with bells. Rice and potatoes in a cloth are dipped in Surya Kund until cooked. Return to Barkot by 4 pm. It is a high first dham after a low night, so nobody should race.',
      activities: ['Walk or palki to Yamunotri (10–12 km return)', 'Surya Kund and Divya Shila'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel or orchard cottage, Barkot',
    },
    {
      title: 'Barkot to Uttarkashi, a gentle day',
      description:
        'The drive is only about 80 km, over the Radi pass with its blue pines and apple stalls, or some 25 km less once the Silkyara tunnel opens, due early in 2027. Uttarkashi (1,158 m) sits in a loop of the Bhagirathi; its Vishwanath temple stands beside a trident several times taller than any man and holds an evening aarti which travellers may join. There are hot showers, time for laundry and rest for the elders’ legs. Guests with spare energy walk the riverside to Kedar Ghat.',
      activities: ['Drive over the Radi ridge', 'Vishwanath temple aarti'],
      meals: ['breakfast', 'dinner'],
      stay: 'Riverside hotel, Uttarkashi',
    },
    {
      title: 'Uttarkashi to Gangotri, with a night at Harsil',
      description:
        'By Gangnani’s hot springs and Sukhi Top the road enters deodars and reaches Gangotri (3,100 m) in about four hours from Uttarkashi. The temple is a fairly level walk through the bazaar from the parking, and wheelchairs can be pushed. Offer a lamp at Bhagirath Shila, see Surya Kund’s waterfall, eat chole at a stall. In the afternoon come back down 25 km to Harsil (2,620 m) for a quieter, lower night among orchards, near the Bhotiya hamlet of Bagori and a river that you hear until morning. On the way you pass Dharali, struck by the flood of August 2025.',
      activities: ['Gangotri darshan', 'Surya Kund falls', 'Bagori village walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Cottage, Harsil',
    },
    {
      title: 'Harsil down to the Tehri valley',
      description:
        'Today is mostly driving: Harsil to Guptkashi in one go is eleven hours, so we cut it in two. Leave after breakfast, lunch at Uttarkashi, and continue past the Tehri reservoir to a lodge near Chamiyala or on the lake, about seven hours. Mukhwa village, where Ganga’s image spends winter, is an optional twenty minutes at the start. Stones on the road are common below Gangnani, so the driver watches the hillside and waits when he must.',
      activities: ['Mukhwa temple village', 'Drive along the Bhagirathi'],
      meals: ['breakfast', 'dinner'],
      stay: 'Lakeside lodge, Tehri district',
    },
    {
      title: 'Tehri Lake to Guptkashi by the Mandakini',
      description:
        'The drive takes six hours by Ghansali, Tilwara and the Mandakini. On the last stretch you see Kedarnath peak ahead if the afternoon is clear. At Guptkashi (1,319 m) you repack: one small bag for the mountain, the rest stays with the car. The coordinator meets you here to arrange palki or pony coupons, and those who hold helicopter seats are told their reporting time at Phata or Sersi. Two nights at this height beforehand would be better for elders; ask us.',
      activities: ['Drive to Guptkashi', 'Ardhanarishwar temple', 'Pony and palki booking'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Guptkashi',
    },
    {
      title: 'From Gaurikund up to Kedarnath',
      description:
        'Before first light you are at Sonprayag for the official shuttle to Gaurikund. Sixteen kilometres and 1,600 m of ascent take a walker eight hours and a pony five. By early evening you are at Kedarnath (3,583 m), where your rooms are the best we can hold, which still means simple and cold. The gain in sleeping height is abrupt; our helper stays with the family, carries oxygen, and has authority to bring anyone down.',
      activities: ['Walk, pony or palki from Gaurikund', 'Evening aarti'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guesthouse, Kedarnath',
    },
    {
      title: 'Kedarnath darshan, and down to Guptkashi',
      description:
        'An early pooja, if you have booked one, puts you inside before the general line. Afterwards, Bhairavnath’s hillock is a climb of twenty to thirty minutes and looks back over the whole basin. Begin the descent from Kedarnath by 8:30 am. Your car is at Sonprayag from 3 pm, with cushions and a flask, and at Guptkashi there are hot buckets, an early supper and a warm bed.',
      activities: ['Early pooja', 'Bhairavnath viewpoint', 'Descent to Gaurikund'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Guptkashi',
    },
    {
      title: 'By Chopta to Pipalkoti, or on to Badrinath',
      description:
        'Start at 8 am and cross by the Chopta woods, five hours to Chamoli with lunch in the meadows. Many families sleep at Pipalkoti (1,260 m) and take Badrinath next morning; those who feel strong go through in a single day, nine hours in all, and get both the evening and the dawn at the shrine. Tell us which when you book, because in the season no hotel holds a room that is not confirmed.',
      activities: ['Chopta forest road', 'Choice of Pipalkoti or Badrinath'],
      meals: ['breakfast', 'dinner'],
      stay: 'Hotel, Pipalkoti or Badrinath',
    },
    {
      title: 'Badrinath, and the drive back to Haridwar',
      description:
        'You bathe at Tapt Kund first, then join the line at Badrinath (3,133 m), with a priest for Brahma Kapal if rites are due. By 11 am most families have finished and have an hour for Mana. The return to Haridwar is about 320 km; we advise against doing it today and keep a night near Rudraprayag free of charge for guests who want it, arriving next noon. If you cannot spare that night, sleep at Badrinath on the ninth night, pray before dawn and leave by 7 am, to be in Haridwar by about 7 pm.',
      activities: ['Badrinath darshan', 'Brahma Kapal or Mana', 'Drive towards Haridwar'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'An Innova-class car with driver for your family alone, for the whole circuit, state taxes paid',
    'Nine nights in good local hotels, two to a room; the Kedarnath guesthouse is simple',
    'Sattvik breakfast and dinner; diabetic or soft food if you tell us in advance',
    'Yatra registration, green card of the vehicle, and Sonprayag shuttle fares',
    'A helper from Guptkashi who walks to Kedarnath with your party',
    'A free night near Rudraprayag on the way back, if you want it',
    'Oxygen can, BP monitor and first-aid box in the car',
  ],
  exclusions: [
    'Palki, pony, pithoo and helicopter charges',
    'Temple poojas and priestly fees',
    'Lunches and tea on the road',
    'Extra costs if weather or a government order closes a road or shrine',
    'Room heaters, if you want one; most hill hotels charge by the night',
  ],
  faqs: [
    {
      question: 'How much of the plan can we change?',
      answer:
        'Almost all of it. Add a rest day anywhere, drop a dham, start from Dehradun airport, finish at Auli, or travel in two cars. The starting price is per person for two on twin sharing; four in one car costs noticeably less each.',
    },
    {
      question: 'Which month would you choose?',
      answer:
        'Late September to mid-October, when skies are clear, queues moderate and roads open. May and June have long days and long lines. The season opens around Akshaya Tritiya, between late April and mid-May, with exact days announced by the temples.',
    },
    {
      question: 'My father is 78. Is it wise?',
      answer:
        'He can usually visit Badrinath and Gangotri, and often Yamunotri by palki. He should go to Kedarnath only with a cardiologist’s consent, preferably by helicopter, for a few hours and not the night. From the age of 50 everybody brings an ECG and a physician’s letter.',
    },
    {
      question: 'What about bathing and toilets on the way?',
      answer:
        'Hotels have attached western toilets except at Kedarnath. On the road the driver knows the clean ones, chiefly fuel stations and GMVN rest houses. Women bathing at Tapt Kund have a separate enclosure.',
    },
    {
      question: 'How much of each day is driving?',
      answer:
        'Between one and eight hours, nine if you go straight through to Badrinath, and about twelve with stops on the last day if you cannot spare the night near Rudraprayag. The heaviest are the first, fifth, ninth and last days. Night driving is prohibited on yatra roads and we would not do it in any case.',
    },
    {
      question: 'What are the temples’ rules on phones and visitors?',
      answer:
        'Since the 2026 season no phone or camera may be carried into any of the four temple complexes; hand them in at the counter, where there is one, or leave them in your room. Photographs are allowed outside. The committee of Gangotri (for Mukhwa village too) decided in January 2026, and that of Badrinath and Kedarnath in March, that only Hindus may enter; Sikhs, Jains and Buddhists are to be counted among them. The same has been proposed for Yamunotri. So it was published by 20 May 2026; rules may change, so please ask before booking if this concerns someone in your family.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Clothes',
      essential: true,
      items: [
        'Warm coat, shawl and thermal inners for three cold halts',
        'Cottons for the lower valleys',
        'Raincoat for each person',
      ],
    },
    {
      category: 'Walking',
      essential: true,
      items: ['Rubber-soled shoes', 'Light stick', 'Knee caps and pain balm for seniors'],
    },
    {
      category: 'Papers and medicine',
      essential: true,
      items: [
        'Registration printouts',
        'Photo identity for every member',
        'Prescriptions and a fortnight’s medicines split in two bags',
      ],
    },
    {
      category: 'Prayer',
      essential: false,
      items: ['Asan and mala', 'Sealed bottles for water from four rivers', 'Change in small notes'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, twin room',
      price: 62500,
      description: 'Per person: two to a room on all nine nights, own car',
    },
    {
      title: 'Two travellers, a room each',
      price: 83500,
      description: 'Separate rooms on all nine nights; the car is shared by the two',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Haridwar railway station, main gate, or your hotel in Haridwar', time: '7:30 am' },
    end: {
      place: 'Haridwar railway station; with the free night near Rudraprayag, at noon next day',
      time: '7:00 pm',
    },
    airport: {
      name: 'Jolly Grant (Dehradun)',
      transfer:
        'About 35 to 40 km, an hour by road. The trip can start there on request; otherwise a taxi at your cost.',
    },
    railhead: { name: 'Haridwar', transfer: 'The meeting place itself; your car waits outside.' },
    party: { smallest: 2, largest: 6 },
    team: 'One driver from first mile to last, a coordinator at Guptkashi, and a helper who walks to Kedarnath with you.',
    ages: {
      from: 5,
      note: 'From 50 bring an ECG and a physician’s letter; with heart or lung trouble also a specialist’s consent for Kedarnath.',
    },
    fitness:
      'Kedarnath: 16 km and 1,600 m up in about 8 hours on foot, 5 by pony. Yamunotri: 10–12 km return, about 700 m up. Highest night at 3,583 m. Drives of 1–9 hours, about 12 on the last day without the extra night.',
    nights: [
      { count: 2, place: 'Barkot', room: 'Hotel or orchard cottage', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Uttarkashi', room: 'Riverside hotel', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Harsil', room: 'Cottage', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Tehri district', room: 'Lakeside lodge', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Guptkashi', room: 'Hotel room', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Kedarnath', room: 'Simple guesthouse', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Guptkashi', room: 'Hotel room', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Pipalkoti or Badrinath', room: 'Hotel room', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 21000 },
    child: {
      from: 5,
      to: 11,
      price: 39000,
      note: 'Sharing the parents’ room. Ponies and palkis are extra, as for adults.',
    },
    network:
      'Jio, Airtel and BSNL in the towns and mostly at the shrines; little or none on parts of the Gangotri and Chopta roads.',
    cash: 'Machines in Haridwar, Barkot, Uttarkashi, Guptkashi and Joshimath, often empty in season. Ponies, palkis and priests take cash.',
    power:
      'Electricity with cuts everywhere, weakest at Harsil and Kedarnath. Bring a power bank for each phone.',
    insurance:
      'None is included. Buy a policy for seniors too that covers 3,600 m, helicopter evacuation and closed roads.',
    papers: [
      {
        what: 'Photo ID of every family member, original',
        by: 'you',
        when: 'Send the numbers and photographs when you book',
      },
      {
        what: 'Yatra registration with dated slots for the four dhams, and health forms',
        by: 'us',
        when: 'As soon as the state’s portal opens in spring',
      },
      { what: 'Green card of the vehicle', by: 'us', when: 'Before the start in Haridwar' },
      {
        what: 'ECG and physician’s letter, from the age of 50',
        by: 'you',
        when: 'Not older than a month; carry it',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'haridwar' },
    { place: 'barkot', night: true },
    { place: 'yamunotri' },
    { place: 'barkot', night: true },
    { place: 'uttarkashi', night: true },
    { place: 'gangotri' },
    { place: 'harsil', night: true },
    { place: 'tehri-lake', night: true },
    { place: 'guptkashi', night: true },
    { place: 'gaurikund' },
    { place: 'kedarnath', night: true },
    { place: 'guptkashi', night: true },
    { place: 'pipalkoti', night: true },
    { place: 'badrinath' },
    { place: 'haridwar' },
  ],
  difficulty: 'moderate',
  walksFar: true,
  tags: ['pilgrimage'],
  cover: 'kedarnath/dawn',
  gallery: [
    'uttarakhand/day-twin-room',
    'hill-road/day',
    'forest-trail/dawn',
    'rishikesh/dusk',
    'uttarakhand/detail-1',
    'uttarakhand/day',
    'kedarnath/detail-1',
    'hill-bazaar/day',
  ],
  captions: {
    night: 1,
    travel: 'By an Innova-class car, for your family alone',
    high: 'Harsil, with a night among apple orchards',
  },
}
