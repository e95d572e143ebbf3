import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'w3',
  kind: 'group',
  title: 'Bir Billing: Fly on Saturday, Tea Gardens on Sunday',
  location: 'Bir, Himachal Pradesh',
  region: 'North',
  duration: '4D/3N',
  months: [3, 4, 5, 6, 9, 10, 11, 12],
  price: 7900,
  discount: 6,
  rating: 4.7,
  reviews: 163,
  description:
    'A thousand metres of air lie between the take-off at Billing and the tea terraces of Bir, and a tandem pilot will take you down through them in twenty minutes or so. The best months are October and November; spring flights are bumpier and often longer, and by state order nobody flies from mid-July to mid-September. We keep Sunday as a spare flying day, because wind does not read itineraries, and otherwise spend it among Tibetan monasteries, a potter’s village and the longest breakfast of your month.',
  highlights: [
    'Tandem flight from Billing with a licensed pilot, included in the price',
    'A second morning held free in case the first is windy',
    'Morning chants at the Chokling monastery in the Tibetan colony',
    'Andretta, where Norah Richards’ mud house and a pottery still stand',
    'Sunset at the landing field with thirty gliders coming in',
  ],
  placesCovered: ['Bir', 'Billing', 'Palampur', 'Andretta', 'Chokling Monastery'],
  itinerary: [
    {
      title: 'Leaving Delhi on Friday night',
      description:
        'The coach departs from Delhi at eight, from the bus bay at RK Ashram metro station, and takes the Chandigarh road with one food stop past Karnal. You cross Una and enter the Kangra foothills while asleep. The distance is about 510 km and the driver is changed half-way. Carry a light blanket or shawl, for the air-conditioning is run by someone who wears a sweater. The captain hands out flight declaration forms: read them before you sign.',
      activities: ['Night drive to the Kangra valley', 'Flight forms'],
      meals: [],
      stay: 'Overnight coach',
    },
    {
      title: 'First flight window',
      description:
        'Bir (1,400 m) at seven: showers, then breakfast at a German-style bakery run by a Tibetan family. Jeeps climb fourteen kilometres of forest road to Billing (2,400 m). Your pilot clips you in, says “walk, run, keep running”, and the hill is gone. Expect fifteen to thirty minutes over the ridge, according to the lift. In the afternoon nobody plans anything: tea garden paths, momos, then the landing field at dusk with a glass of lemon tea.',
      activities: ['Tandem paragliding', 'Tea garden stroll', 'Sunset at the landing field'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guesthouse in the tea gardens, Bir',
    },
    {
      title: 'Monasteries, Andretta and a second chance',
      description:
        'If yesterday was blown out, we are at Billing by eight. Otherwise sit at the back of the Chokling hall for the prayers and walk through pine woods to Sherab Ling, an hour and a half away. After lunch the coach takes us past Palampur to Andretta, where you may spoil a lump of clay on the potter’s wheel. Dinner in Bir is thenthuk or a Kangri madra of chickpeas in yoghurt. We board again at half past eight.',
      activities: ['Reserve flight slot', 'Walk to Sherab Ling', 'Pottery at Andretta'],
      meals: ['breakfast', 'dinner'],
      stay: 'Overnight coach',
    },
    {
      title: 'Monday in Delhi',
      description:
        'If the roads behave, the coach is back in Delhi by eight on Monday. There is a tea halt near Panipat where you can brush your teeth and look almost presentable. Flight videos, for those who bought one from their pilot, have been copied to the captain’s drive by then and are sent round. Those with a nine o’clock meeting should warn somebody; when there is fog in December, ten or eleven is more truthful.',
      activities: ['Tea halt', 'Drop at RK Ashram metro'],
      meals: [],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Air-conditioned coach between Delhi and Bir, both nights',
    'A tandem flight of the ordinary length with insured, licensed pilot',
    'Jeep to the take-off hill',
    'One night’s bed in a double or triple room',
    'Breakfast and dinner on both full days',
    'Entry and a turn at the potter’s wheel in Andretta',
  ],
  exclusions: [
    'Flight video, ₹500 to the pilot if you want it',
    'Long cross-country flights of an hour, from ₹5,500, by separate booking',
    'All lunches; cafés here charge ₹200 to ₹400',
    'Food at the highway stops',
  ],
  faqs: [
    {
      question: 'Is there a weight limit?',
      answer:
        'Pilots take passengers from about 30 to 95 kg. Up to 110 kg can sometimes be flown with a larger wing in good wind, at a higher fee; tell us when booking. You have to be able to run ten steps.',
    },
    {
      question: 'What if I cannot fly on either day?',
      answer:
        'We return ₹2,000, which is the flight share, within a week. The pilots’ decision stands, and nobody will be talked into a gust for the sake of a schedule.',
    },
    {
      question: 'How safe are these flights?',
      answer:
        'It is an air sport, and accidents do happen in Bir. We use only pilots registered with the tourism department whose harness, reserve parachute and helmet we have seen. We book early slots, while pilots are fresh. Those with back injuries, a heart condition, epilepsy or a pregnancy stay on the ground.',
    },
    {
      question: 'Can I stay a night longer?',
      answer:
        'Yes. Rooms cost about ₹1,200 and state buses to Delhi leave every evening; your seat back is then forfeited. Many people stay who said they would not.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For flying',
      essential: true,
      items: [
        'Closed shoes with laces',
        'Windcheater and long trousers',
        'Sunglasses that fit tightly',
        'Identity card for the pilot’s register',
      ],
    },
    {
      category: 'For the hills',
      essential: true,
      items: ['Fleece from October on', 'Small umbrella in spring'],
    },
    {
      category: 'Extras',
      essential: false,
      items: [
        'Thin gloves for December flights',
        'Book for the tea garden',
        'Nausea tablet, taken an hour before take-off',
      ],
    },
  ],
  departures: {
    weekday: 'friday',
    count: 5,
    seats: 18,
    seasons: [
      { from: '03-05', to: '06-20' },
      { from: '09-20', to: '12-15' },
    ],
  },
  route: [
    { place: 'delhi' },
    { place: 'bir', night: true },
    { place: 'billing' },
    { place: 'bir' },
    { place: 'palampur' },
    { place: 'bir' },
    { place: 'delhi' },
  ],
  difficulty: 'easy',
  tags: ['adventure'],
  cover: 'bir/gold',
  gallery: ['bir/dawn', 'bir/detail-1', 'bir/dawn-flags', 'bir/day', 'bir/day-pines', 'bir/gold-balcony'],
}
