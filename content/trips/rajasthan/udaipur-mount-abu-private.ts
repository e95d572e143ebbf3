import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'udaipur-mount-abu-private',
  kind: 'customised',
  title: 'Udaipur and Mount Abu: Lake Water, Hill Air',
  location: 'Udaipur and Mount Abu, Rajasthan',
  region: 'West',
  duration: 'Flexible',
  months: [7, 8, 9, 10, 11, 12, 1, 2, 3],
  price: 21800,
  discount: 0,
  rating: 4.6,
  reviews: 2,
  description:
    'Southern Rajasthan is the green part, and in August it is greener than most people believe. Pair the lakes of Udaipur with the granite plateau of Mount Abu, three and a half hours away and several degrees cooler, and you have five easy days with very little driving. The Dilwara temples, plain outside and richly carved within, are reason enough for the drive. Pick your season: full lakes and mist from July, clear skies from October, frost on the polo ground in January.',
  highlights: [
    'Dilwara’s Vimal Vasahi, consecrated in 1031, where marble is carved thin enough to let light through',
    'Guru Shikhar (1,722 m), the roof of the Aravallis, before the tea stalls open',
    'A slow morning on Fateh Sagar with poha and kulhad coffee on the promenade',
    'Trevor’s Tank for crocodiles and a quiet walk through the sanctuary',
    'Sajjangarh, the Monsoon Palace, for the monsoon hour when clouds stand below you',
  ],
  placesCovered: ['Udaipur', 'Sajjangarh', 'Mount Abu', 'Dilwara', 'Guru Shikhar', 'Achalgarh'],
  itinerary: [
    {
      title: 'Udaipur, and Sajjangarh in the late afternoon',
      description:
        'Your car brings you from the airport, 22 km away, or the station, four kilometres away, to a small hotel near Fateh Sagar in Udaipur. Late in the afternoon the car climbs to the sanctuary gate of Sajjangarh, where a forest van takes over for the last hairpins. The gate shuts early in the evening, before sunset except in midwinter. Maharana Sajjan Singh began this palace to watch the rain come; in the dry months you get instead a view of the lakes and of low sun on the Aravallis.',
      activities: ['Arrival transfer', 'Sajjangarh in the late afternoon'],
      meals: [],
      stay: 'Boutique hotel near Fateh Sagar, Udaipur',
    },
    {
      title: 'Old Udaipur, morning and evening',
      description:
        'Start on the Fateh Sagar promenade while the joggers are out. Jagdish temple and the City Palace take the rest of the morning, with a guide if you would like one. After a Gujarati-Mewari thali sleep through the heat. In the evening walk Udaipur’s Bada Bazaar for leheriya cloth and silver, and end at Gangaur Ghat, where someone is usually playing a ravanhatta and does not mind an audience.',
      activities: ['Fateh Sagar promenade', 'Jagdish temple and City Palace', 'Bada Bazaar and Gangaur Ghat'],
      meals: ['breakfast'],
      stay: 'Boutique hotel near Fateh Sagar, Udaipur',
    },
    {
      title: 'Up the ghat to Mount Abu and the Dilwara temples',
      description:
        'The highway west is four lanes to Pindwara, then the climb begins at Abu Road: 28 km of bends with langurs on the parapet. Mount Abu (1,220 m) is about 165 km from Udaipur and takes three and a half hours. Aim to arrive by 1 pm, since Dilwara is open to general visitors only from noon until early evening. Phones and cameras stay in a locker, so you look with your eyes. Afterwards you can eat rabri by Nakki lake.',
      activities: ['Drive from Udaipur', 'Dilwara temples', 'Nakki lake stroll'],
      meals: ['breakfast', 'dinner'],
      stay: 'Colonial bungalow hotel, Mount Abu',
    },
    {
      title: 'Guru Shikhar, Achalgarh and Trevor’s Tank',
      description:
        'Guru Shikhar lies fifteen kilometres from town, and at 7 am its bell rings out over nothing but haze and ridges. Between the Himalayan foothills and Karnataka, nothing in India stands higher. On the return there is Achalgarh, with a fort wall, a bronze Nandi and three stone buffaloes at a tank, then Trevor’s Tank on foot with a forest guide. Sunset Point in Mount Abu is crowded, so we take you to a quieter rock.',
      activities: [
        'Guru Shikhar early in the morning',
        'Achalgarh',
        'Sanctuary walk at Trevor’s Tank',
        'Sunset from the rocks',
      ],
      meals: ['breakfast', 'dinner'],
      stay: 'Colonial bungalow hotel, Mount Abu',
    },
    {
      title: 'Down from Mount Abu to the train or flight',
      description:
        'Sleep in, or take the path round Nakki to Toad Rock before the boats start. The car leaves Mount Abu in time for your train: Abu Road station, an hour below, is on the Delhi–Ahmedabad line with good trains both ways. If you fly, Udaipur airport is four hours off and Ahmedabad airport about four and a half. Ambaji’s temple, less than an hour from Abu Road, can be added if you ask.',
      activities: ['Toad Rock walk', 'Transfer to Abu Road, Udaipur or Ahmedabad'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Private hatchback or sedan for all five days, with a driver used to hill roads',
    'Two nights in Udaipur and two in Mount Abu in a double room, with heater or fan by season',
    'Breakfast each morning and both dinners on the hill',
    'Forest guide for the walk at Trevor’s Tank, with sanctuary entry',
    'Mount Abu road toll, and the forest van up to Sajjangarh',
  ],
  exclusions: [
    'Tickets at the City Palace and the Sajjangarh gate, about ₹550 in all; boats, if you want one',
    'Donations at Dilwara, where there is no fee',
    'Lunches and snacks, and dinners in Udaipur',
    'Drop at Ahmedabad instead of Abu Road, ₹3,800 for the car',
    'Adventure park, pony rides and pedal boats on Nakki',
  ],
  faqs: [
    {
      question: 'Why is the price lower than for other private Rajasthan trips?',
      answer:
        'Because there is less road in it, and because Mount Abu’s rooms are simple. If you would rather have a palace wing in Udaipur and the old summer residence on the hill, the price is ₹38,000 each; nothing else changes.',
    },
    {
      question: 'Is the monsoon a good time?',
      answer:
        'From mid-July to September Udaipur’s lakes fill and the hill is cool and green, and many people come from Gujarat at weekends. Guru Shikhar is often in cloud then. We plan arrivals for weekdays and keep an umbrella in the boot.',
    },
    {
      question: 'How cold is Abu in winter?',
      answer:
        'Clear nights from late December to January come close to zero, sometimes below, with frost in the hollows; days are around 20 °C and brilliant. Rooms have heaters on request. Udaipur is some degrees warmer at night.',
    },
    {
      question: 'Can Ranakpur or Kumbhalgarh be added?',
      answer:
        'Both, with one extra night: instead of driving straight from Udaipur to Abu you go by Kumbhalgarh, sleep near Ranakpur, and reach the hill from the north next day. It is the prettier way and adds about ₹5,500 each.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Temple manners',
      essential: true,
      items: ['Long trousers or skirt for Dilwara', 'Socks, since shoes and leather stay outside'],
    },
    {
      category: 'By season',
      essential: true,
      items: [
        'July to September: rain jacket and quick-drying shoes',
        'December to February: heavy jacket for the hill',
      ],
    },
    {
      category: 'Nice to have',
      essential: false,
      items: [
        'Motion-sickness tablets for the ghat road',
        'Field glasses for grey junglefowl and bears at dusk',
        'Pocket umbrella',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 21800,
      description: 'Two sharing: boutique hotel in Udaipur, simple bungalow hotel on Mount Abu',
    },
    {
      title: 'Palace stays',
      price: 38000,
      description: 'Two sharing: palace wing in Udaipur, old summer residence on Mount Abu; car the same',
    },
  ],
  facts: {
    meet: {
      place: 'Udaipur airport arrivals or Udaipur City railway station, at your own arrival',
      time: '1:00 pm',
    },
    end: { place: 'Abu Road railway station or Udaipur airport', time: '12:00 noon' },
    airport: {
      name: 'Maharana Pratap (Udaipur)',
      transfer: 'The meeting place itself, 22 km from the hotel; your car is included.',
    },
    railhead: {
      name: 'Udaipur City',
      transfer: 'About 4 km from the hotel; your car meets the train, included.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'Your own driver with hill experience, and a forest guide for the walk at Trevor’s Tank.',
    ages: { from: 3, note: 'The ghat road has 28 km of bends; carry tablets for children who get carsick.' },
    fitness:
      'Easy: walks of one to two hours, about 300 steps at Guru Shikhar (1,722 m), one drive of 165 km in three and a half hours.',
    nights: [
      { count: 2, place: 'Fateh Sagar, Udaipur', room: 'Boutique hotel', sharing: 'Double', washroom: 'own' },
      { count: 2, place: 'Mount Abu', room: 'Colonial bungalow hotel', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 9500 },
    child: {
      from: 5,
      to: 11,
      price: 13900,
      note: 'On an extra bed in the parents’ room. Under 5 in the parents’ bed free.',
    },
    network: 'All networks work in Udaipur and Mount Abu; gaps on the ghat road and at Guru Shikhar.',
    cash: 'Cash machines in Udaipur, Abu Road and Mount Abu. UPI works nearly everywhere.',
    power: 'Regular electricity; short cuts on the hill in the monsoon.',
    insurance: 'None is included. An ordinary domestic travel policy is enough.',
    papers: [
      { what: 'Photo ID of each guest, original', by: 'you', when: 'At the hotel desks' },
      { what: 'Sanctuary entry for the Trevor’s Tank walk', by: 'us', when: 'At the gate on day 4' },
    ],
    payLocally: [
      {
        what: 'Tickets at the City Palace and the Sajjangarh sanctuary gate, about',
        paidTo: 'The ticket windows in Udaipur, Indian rate',
        rupees: 550,
      },
    ],
  },
  route: [
    { place: 'udaipur', night: true },
    { place: 'mount-abu', night: true },
    { place: 'guru-shikhar' },
    { place: 'mount-abu' },
  ],
  difficulty: 'easy',
  tags: ['cultural', 'monsoon'],
  cover: 'rajasthan/marble-day',
  gallery: [
    'udaipur/dusk-haveli-room',
    'desert-road/gold',
    'udaipur/dawn',
    'udaipur/detail-1',
    'udaipur/dusk',
    'udaipur/gold',
  ],
  captions: {
    night: 1,
    travel: 'By private car, with a driver used to hill roads',
    high: 'A slow morning by the lake at Udaipur',
  },
}
