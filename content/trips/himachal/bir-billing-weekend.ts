import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'w3',
  kind: 'group',
  title: 'Bir Billing: Fly on Saturday, Tea Gardens on Sunday',
  location: 'Bir, Himachal Pradesh',
  region: 'North',
  duration: '4D/3N',
  months: [3, 4, 5, 6, 9, 10, 11, 12],
  price: 7426,
  discount: 6,
  rating: 4.7,
  reviews: 3,
  description:
    'A thousand metres of air lie between the take-off at Billing and the tea terraces of Bir, and a tandem pilot will take you down through them in twenty minutes or so. The air is steadiest in October and November; spring flights are bumpier and often longer, and by state order nobody flies from mid-July to mid-September. We keep Sunday as a spare flying day, because wind does not read itineraries, and otherwise spend it among Tibetan monasteries, a potter’s village and the longest breakfast of your month.',
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
      title: 'Overnight coach from Delhi to Bir',
      description:
        'Be at the bus bay of the RK Ashram Marg metro station in Delhi by 7:30 pm. The coach departs at 8 pm and takes the Chandigarh road with one food stop past Karnal. You cross Una and enter the Kangra foothills while asleep. The distance is about 510 km and the driver is changed half-way. Carry a light blanket or shawl, because the coach is kept very cold. The captain hands out flight declaration forms: read them before you sign.',
      activities: ['Night drive to the Kangra valley', 'Flight forms'],
      meals: [],
      stay: 'Overnight coach',
    },
    {
      title: 'Bir, and a tandem flight from Billing',
      description:
        'We reach Bir (1,400 m) at 7 am, shower, and have breakfast at a German-style bakery run by a Tibetan family. Jeeps climb fourteen kilometres of forest road to Billing (2,400 m). Your pilot clips you in, says “walk, run, keep running”, and you are in the air. Expect fifteen to thirty minutes over the ridge, according to the lift. The afternoon is free for tea garden paths and momos, and at dusk we meet at the landing field with a glass of lemon tea.',
      activities: ['Tandem paragliding', 'Tea garden stroll', 'Sunset at the landing field'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guesthouse in the tea gardens, Bir',
    },
    {
      title: 'Bir’s monasteries, Palampur and Andretta',
      description:
        'If the wind stopped yesterday’s flights, we are at Billing by 9 am. Otherwise you sit at the back of the Chokling hall for the prayers and walk through pine woods to Sherab Ling, an hour and a half away. After lunch the coach takes us to Palampur and Andretta, where you may spoil a lump of clay on the potter’s wheel. Dinner in Bir is thenthuk or a Kangri madra of chickpeas in yoghurt. We board again at 8:30 pm.',
      activities: ['Reserve flight slot', 'Walk to Sherab Ling', 'Pottery at Andretta'],
      meals: ['breakfast', 'dinner'],
      stay: 'Overnight coach',
    },
    {
      title: 'Bir to Delhi: the coach arrives on Monday',
      description:
        'If the roads are clear, the coach is back in Delhi by 8 am on Monday. There is a tea halt near Panipat where you can brush your teeth and look almost presentable. Flight videos, for those who bought one from their pilot, have been copied to the captain’s drive by then and are sent round. Those with a 9 am meeting should warn the office; in December fog the coach more likely comes at 10 or 11 am.',
      activities: ['Tea halt', 'Drop at RK Ashram Marg metro'],
      meals: [],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Air-conditioned coach between Delhi and Bir, both nights',
    'One tandem flight of 15 to 30 minutes with an insured, licensed pilot',
    'Jeep to the take-off hill',
    'One night in a double or triple room',
    'Breakfast and dinner on both full days',
    'Entry at Andretta and a turn at the potter’s wheel',
  ],
  exclusions: [
    'Flight video, about ₹500 paid to the pilot, if you want it',
    'Long cross-country flights of an hour, from about ₹5,500, booked separately',
    'Lunches, ₹200 to ₹400 in the cafés of Bir',
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
        'We refund ₹2,000, what the flight costs us, within a week. The pilot decides, and nobody flies in a bad wind for the sake of the schedule.',
    },
    {
      question: 'How safe are these flights?',
      answer:
        'It is an air sport, and accidents do happen in Bir. We use only pilots registered with the tourism department whose harness, reserve parachute and helmet we have seen. We book morning slots, while pilots are fresh. Please do not fly with a back injury, a heart condition or epilepsy, or when pregnant.',
    },
    {
      question: 'Can I stay a night longer?',
      answer:
        'Yes. Rooms cost about ₹1,200 and buses to Delhi leave every evening. Your seat in our coach is then not refunded.',
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
  packages: [
    {
      title: 'Double or triple sharing',
      price: 7426,
      description: 'Two or three to a room in Bir; coach seat and tandem flight included',
      isPopular: true,
    },
    {
      title: 'Single room',
      price: 8226,
      description: 'A room to yourself in Bir; the same coach and flight',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Bus bay at RK Ashram Marg metro station, Delhi', time: '7:30 pm' },
    end: { place: 'RK Ashram Marg metro station, Delhi', time: '8:00 am' },
    airport: {
      name: 'Indira Gandhi International, Delhi',
      transfer: 'About 45 minutes: Airport Express metro to New Delhi, then a short auto ride; not included',
    },
    railhead: { name: 'New Delhi', transfer: 'About 2 km by auto or one metro change; not included' },
    team: 'A captain on the coach and a licensed, insured tandem pilot for each flight',
    ages: {
      from: 16,
      note: 'Under 18 a parent signs the flight form. Pilots take passengers of about 30 to 95 kg.',
    },
    fitness:
      'Ten running steps at take-off (Billing, 2,400 m) and an easy walk of an hour and a half to Sherab Ling. Two nights in a coach of about 510 km each. Sleep at 1,400 m.',
    nights: [
      { count: 1, place: 'Delhi to Bir', room: 'Air-conditioned coach', sharing: 'Seat', washroom: 'none' },
      {
        count: 1,
        place: 'Bir',
        room: 'Guesthouse in the tea gardens',
        sharing: 'Double or triple',
        washroom: 'own',
      },
      { count: 1, place: 'Bir to Delhi', room: 'Air-conditioned coach', sharing: 'Seat', washroom: 'none' },
    ],
    singleRoom: { more: 800 },
    child: { none: 'Nobody under 16 comes, and from 16 all pay the same.' },
    network: 'Jio and Airtel work well in Bir and on the highway; the signal is weak at Billing.',
    cash: 'Bir has ATMs and most cafés take UPI. Carry some cash for the pilot’s video and highway food.',
    power:
      'Ordinary sockets in the guesthouse, with short cuts in storms. The coach may have no charging point.',
    insurance:
      'The pilot is insured; your own travel insurance is not included. Choose a policy that covers tandem paragliding.',
    papers: [
      {
        what: 'Government photo ID for the coach, the guesthouse and the pilot’s register',
        by: 'you',
        when: 'Carry it all the time',
      },
      { what: 'Signed flight declaration form', by: 'you', when: 'Handed out in the coach on Friday night' },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'friday',
    count: 5,
    seats: 18,
    smallest: 6,
    decideDays: 4,
    seasons: [
      { from: '03-05', to: '06-20' },
      { from: '09-20', to: '12-15' },
    ],
  },
  route: [
    { place: 'delhi' },
    { place: 'bir' },
    { place: 'billing' },
    { place: 'bir', night: true },
    { place: 'palampur' },
    { place: 'bir' },
    { place: 'delhi' },
  ],
  difficulty: 'easy',
  tags: ['adventure'],
  cover: 'bir/gold',
  gallery: [
    'bir/dawn-pine-room',
    'hill-road/coach-dawn',
    'bir/detail-1',
    'monastery-hall/dusk',
    'forest-trail/dawn',
    'bir/dawn-flags',
  ],
  captions: {
    night: 2,
    travel: 'By air-conditioned coach between Delhi and Bir',
    high: 'A tandem flight from Billing with a licensed pilot',
  },
}
