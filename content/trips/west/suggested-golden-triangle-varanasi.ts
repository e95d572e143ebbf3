import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'suggested-golden-triangle-varanasi',
  kind: 'suggested',
  title: 'Delhi, Agra, Jaipur, and Then Varanasi',
  location: 'Delhi to Varanasi',
  region: 'North',
  duration: '8D/7N',
  months: [10, 11, 12, 1, 2, 3],
  price: 34675,
  discount: 5,
  rating: 4.7,
  reviews: 3,
  description:
    'The Golden Triangle is the first journey most people make in north India, and it ends too soon. Three Mughal and Rajput capitals show how kings lived and built; Varanasi, added at the far end, shows how pilgrims live and pray. In eight days you see Delhi, Agra, Jaipur and Varanasi, in that order, by one fast train, one road past a ruined city, and one short flight. It is an idea to start from: reverse it, slow it, or spend a night at Ranthambore between Agra and Jaipur.',
  highlights: [
    'The Taj Mahal at opening time, any day but Friday, when it is shut',
    'Gatimaan Express from Delhi to Agra in a hundred minutes, with breakfast at your seat',
    'Fatehpur Sikri on the way west, lived in for fourteen years and hardly weathered since',
    'Old Delhi on foot and by cycle-rickshaw, from Jama Masjid to Khari Baoli’s chillies',
    'Jaipur’s observatory and the ramparts above Amber',
    'Dawn on the Ganga by rowing boat, from Assi to Manikarnika and silently back',
  ],
  placesCovered: ['Delhi', 'Agra', 'Fatehpur Sikri', 'Jaipur', 'Amber', 'Varanasi', 'Sarnath'],
  itinerary: [
    {
      title: 'Delhi: Humayun’s Tomb in the evening light',
      description:
        'Arrive when you like; the only appointment is 4 pm at Humayun’s Tomb, red and white, where builders tried out the plan of the Taj sixty years before it. Delhi has seven older cities under the present one, and from this garden you can feel at least three. If it is a Thursday, walk across afterwards to the dargah of Nizamuddin, where qawwali begins after the evening prayer. Sleep near Connaught Place or Khan Market.',
      activities: ['Humayun’s Tomb', 'Qawwali at Nizamuddin on Thursdays'],
      meals: [],
      stay: 'Four-star hotel, central Delhi',
    },
    {
      title: 'Old Delhi, New Delhi and the Qutb Minar',
      description:
        'You start in Shahjahanabad, the old city, before the shops open: the steps of Jama Masjid, paratha in its lane, then a rickshaw to Khari Baoli, open from about 10 am except on Sundays, where the chilli in the air above the spice yard makes everyone sneeze. After lunch New Delhi feels like another country, all hedges and sandstone: Kartavya Path, India Gate, and the Qutb Minar for the last light. Red Fort, since February 2026 open on Mondays too, fits in if your day allows.',
      activities: ['Old Delhi walk and rickshaw', 'Kartavya Path', 'Qutb Minar'],
      meals: ['breakfast'],
      stay: 'Four-star hotel, central Delhi',
    },
    {
      title: 'Delhi to Agra by train, and Agra Fort',
      description:
        'The Gatimaan leaves Hazrat Nizamuddin soon after 8 am and is in Agra before 10 am; it does not run on Fridays, when the Taj is shut too. Spend the middle of the day at Agra Fort, in the marble octagon where Shah Jahan’s son kept him prisoner with a view of the Taj, and at the small tomb of Itimad-ud-Daulah. For sunset cross the Yamuna to Mehtab Bagh and watch the dome of the Taj turn from cream to grey.',
      activities: ['Gatimaan Express', 'Agra Fort', 'Itimad-ud-Daulah', 'Mehtab Bagh at sunset'],
      meals: ['breakfast'],
      stay: 'Hotel in Taj Ganj, Agra',
    },
    {
      title: 'Taj Mahal, Fatehpur Sikri and on to Jaipur',
      description:
        'Tickets allow three hours, and the first of them is worth the other two. Be in the east-gate queue forty minutes before sunrise, without bag, food or tripod. After breakfast the car leaves Agra for Fatehpur Sikri, 37 km, where Akbar’s courtyards lie as if swept that morning; your guide is booked, so walk past the touts at the car park. Jaipur is four hours farther, past brick kilns and, if you break the drive at Abhaneri, one enormous stepwell.',
      activities: ['Taj Mahal at sunrise', 'Fatehpur Sikri', 'Chand Baori at Abhaneri', 'Drive to Jaipur'],
      meals: ['breakfast'],
      stay: 'Heritage hotel, Jaipur',
    },
    {
      title: 'Jaipur: Amber fort and the walled city',
      description:
        'Go up to Amber first thing and, if your knees agree, along the covered passage to Jaigarh and its giant cannon. The afternoon is best spent in the walled city of Jaipur: observatory, palace, the honeycomb front of Hawa Mahal seen from the café opposite. Gem dealers will offer you tea and an export scheme; drink the tea and refuse the scheme. Dinner might be laal maas, or a dal bati churma so rich that you will want to sleep.',
      activities: ['Amber and Jaigarh', 'Jantar Mantar and City Palace', 'Old-city bazaars'],
      meals: ['breakfast'],
      stay: 'Heritage hotel, Jaipur',
    },
    {
      title: 'Jaipur to Varanasi by air, and the evening aarti',
      description:
        'Fly from Jaipur to Varanasi, direct on some days, otherwise through Delhi; allow half the day. Cars cannot enter the lanes, so a porter with a barrow leads you to a guest house above the ghats. At Dashashwamedh the evening aarti has fire, conches and a thousand people. See it from a moored boat. Afterwards eat tamatar chaat near Godowlia, and malaiyo, a froth of milk and dew made only in the cold months.',
      activities: ['Flight to Varanasi', 'Ganga aarti from a boat', 'Chaat walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Riverside guest house, Varanasi',
    },
    {
      title: 'Varanasi by boat at sunrise, then Sarnath',
      description:
        'Be at Assi at 5:30 or 6 am, by the season: the boatman rows, the east reddens, bathers come down the steps, and smoke rises at Manikarnika, where you keep cameras in the bag. Breakfast is kachori and jalebi on a leaf. Later drive ten kilometres to Sarnath for the Dhamek stupa and the four lions in the museum (closed on Fridays). At a weaver’s house in Sarai Mohana you stand behind the loom where one Banarasi sari takes a fortnight.',
      activities: ['Sunrise boat', 'Kachori breakfast', 'Sarnath', 'Weaver’s workshop'],
      meals: ['breakfast'],
      stay: 'Riverside guest house, Varanasi',
    },
    {
      title: 'A last walk in Varanasi and the way home',
      description:
        'You take a last early walk in Varanasi with a guide who was born in these galis: the Vishwanath corridor, where phones and bags go into a locker, akharas where wrestlers turn clubs, a yard where silk yarn hangs drying. The airport is an hour away and has flights to all metros. The Vande Bharat leaves for New Delhi in the afternoon and arrives about eight hours later, if you would rather see the plains from a window. Bodh Gaya, five hours by car, is a good place to go next.',
      activities: ['Old-city walk', 'Kashi Vishwanath corridor', 'Flight or Vande Bharat home'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Seven nights in double rooms: two in Delhi, one in Agra, two in Jaipur, two in Varanasi',
    'Executive chair-car seat on the Gatimaan Express from Delhi to Agra',
    'Private car in each city and from Agra to Jaipur',
    'Local guides in Old Delhi, at the Taj and Fatehpur Sikri, at Amber, and in the lanes of Varanasi',
    'Two boat rides in Varanasi: the evening aarti, and dawn in a rowing boat',
    'Seven breakfasts, and dinner on arrival in Varanasi',
  ],
  exclusions: [
    'Flight from Jaipur to Varanasi, about ₹6,000 (usually ₹4,500 to ₹8,000)',
    'Monument tickets, about ₹1,400 for Indian citizens and ₹8,000 for foreign visitors',
    'All other lunches and dinners',
    'Travel to Delhi and home from Varanasi',
    'Early check-in, shoe-keepers and tips for guides',
  ],
  faqs: [
    {
      question: 'What can go wrong in winter?',
      answer:
        'Fog is the main trouble. From about 20 December to mid-January morning trains and flights may run hours late, and the Taj can be hidden until 10 am. Travel in October–November or February–March if you can; if not, leave a spare evening before any international flight.',
    },
    {
      question: 'Is eight days enough?',
      answer:
        'Yes, though the days are full. Nothing essential is left out, but Delhi and Jaipur could each use another day. With ten days we would add one in Jaipur and one in Varanasi before adding another city.',
    },
    {
      question: 'Can we do all of it by train?',
      answer:
        'Nearly. Agra to Jaipur takes about four hours by train, and the Marudhar Express runs from Jaipur to Varanasi overnight and well into the next day. It saves money, but you miss Fatehpur Sikri and trains here often run late.',
    },
    {
      question: 'How demanding is Varanasi?',
      answer:
        'More than the other cities. Cremations are public, lanes are narrow and bulls walk freely in them. A guide for the first two hours helps a lot. Travellers with limited mobility should take a hotel at Assi, where cars come close and there are few steps.',
    },
    {
      question: 'Any dates worth aiming for?',
      answer:
        'Dev Deepawali, on the full moon of Kartik, fifteen days after Diwali, lights every ghat with lamps; rooms by the river are booked months ahead. The Jaipur Literature Festival fills hotels there for five days in January or early February.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Clothing',
      essential: true,
      items: [
        'Layers: about 8 °C at dawn to 21 °C at 3 pm in January',
        'Scarf for mosques, gurdwaras and dust',
        'Slip-on footwear, as you take it off at every temple',
      ],
    },
    {
      category: 'Bags and papers',
      essential: true,
      items: [
        'Small waist pouch only, as the Taj refuses rucksacks',
        'Identity card matching train and air tickets',
      ],
    },
    {
      category: 'For comfort',
      essential: false,
      items: ['N95 mask for winter smog', 'Hand sanitiser', 'Earphones for horns'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 34675,
      description: 'Two sharing: four-star, heritage and guest-house rooms; train and private cars',
    },
    {
      title: 'Five-star and palace hotels',
      price: 57500,
      description: 'Two sharing: five-star or palace hotels in all four cities; train and cars the same',
    },
  ],
  facts: {
    meet: { place: 'Humayun’s Tomb, main entrance, Nizamuddin, Delhi', time: '4:00 pm' },
    end: { place: 'Varanasi airport or Varanasi Junction', time: '1:00 pm' },
    airport: {
      name: 'Indira Gandhi International, Delhi (DEL)',
      transfer:
        'About 16 km to central Delhi: Airport Express metro to New Delhi in 20 minutes, or a taxi; not included.',
    },
    railhead: {
      name: 'New Delhi',
      transfer: 'Ten to fifteen minutes by taxi to a hotel near Connaught Place; not included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'A driver in each city and from Agra to Jaipur, and local guides at the main sights.',
    ages: {
      from: 5,
      note: 'Cremations in Varanasi are public; think about it before you bring small children.',
    },
    fitness:
      'Easy, with full days: 3 to 5 hours on foot at Amber, the Taj and in Old Delhi. Longest drive: about 5 hours and stops, on day 4. Many steps at the ghats.',
    nights: [
      { count: 2, place: 'Central Delhi', room: '4-star hotel', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Taj Ganj, Agra', room: 'Hotel', sharing: 'Double', washroom: 'own' },
      {
        count: 2,
        place: 'Jaipur',
        room: 'Heritage hotel',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Alsisar Haveli', 'Bissau Palace'],
      },
      {
        count: 2,
        place: 'Varanasi',
        room: 'Riverside guest house',
        sharing: 'Double',
        washroom: 'own',
        examples: ['Rashmi Guest House', 'Hotel Alka'],
      },
    ],
    singleRoom: { more: 15500 },
    child: {
      from: 5,
      to: 11,
      price: 24000,
      note: 'On an extra mattress in the parents’ room; flight and monument tickets apart.',
    },
    network:
      'All networks work in the four cities; thick walls and narrow lanes weaken the signal in old Varanasi.',
    cash: 'ATMs in all four cities. Cards and UPI are taken in hotels and shops; keep small notes for rickshaws and shoe-keepers.',
    power: 'Mains everywhere; hotels have generators, and cuts in Varanasi are short.',
    insurance:
      'No insurance is in the price. Winter fog delays flights and trains, so take a policy that covers delays.',
    papers: [
      {
        what: 'Photo ID that matches your train and air tickets; passport and visa for foreign visitors',
        by: 'you',
        when: 'Carry the originals every day; the Taj and hotels ask for them',
      },
      {
        what: 'Gatimaan Express ticket',
        by: 'us',
        when: 'Booked up to 60 days before; it does not run on Fridays',
      },
      {
        what: 'Flight ticket from Jaipur to Varanasi',
        by: 'you',
        when: 'Book it once your dates are confirmed',
      },
    ],
    payLocally: [
      {
        what: 'Monument tickets on the whole route, approximate (foreign visitors ₹8,000)',
        paidTo: 'Online or at the gates, from Humayun’s Tomb to Sarnath',
        rupees: 1400,
      },
      {
        what: 'Flight from Jaipur to Varanasi, usually ₹4,500 to ₹8,000',
        paidTo: 'The airline, when you book it',
        before: true,
        rupees: 6000,
      },
    ],
  },
  route: [
    { place: 'delhi', night: true },
    { place: 'agra', night: true },
    { place: 'fatehpur-sikri' },
    { place: 'jaipur', night: true },
    { place: 'varanasi', night: true },
    { place: 'sarnath' },
    { place: 'varanasi', night: true },
  ],
  difficulty: 'easy',
  tags: ['cultural'],
  cover: 'agra/dawn',
  gallery: [
    'varanasi/gold-twin-room',
    'wheat-rail/dawn',
    'jaipur/night',
    'varanasi/gold',
    'rajasthan/well-day',
    'agra/gold',
  ],
  captions: {
    night: 4,
    travel: 'By Gatimaan Express from Delhi to Agra',
    high: 'Jaipur, between its observatory and Amber',
  },
}
