import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'h3',
  kind: 'group',
  title: 'Kerala for Two: Mist, Still Water and the Kovalam Lighthouse',
  location: 'Kerala',
  region: 'South',
  duration: '6D/5N',
  months: [1, 2, 3, 9, 10, 11, 12],
  price: 24750,
  discount: 10,
  rating: 4.8,
  reviews: 3,
  description:
    'Six couples leave Kochi on the same morning and then hardly see one another. Each pair has its own car and driver, its own barge on the backwaters, and a table for two; the shared date only keeps the price down and a coordinator on call. Two nights are in tea country, one on the water, two on the sea at Kovalam. Most mornings start late, evenings are free, and the one start before dawn, for the mist below Top Station, is optional.',
  highlights: [
    'A one-bedroom houseboat with only you, a boatman and a cook on board',
    'Breakfast in a tea garden above Munnar, laid for two, away from the road',
    'Mist filling the valley on the Tamil Nadu side at Top Station, if you agree to wake for it',
    'A room that faces the sea at Kovalam, below the red-and-white lighthouse',
    'Flower bed, cake and one couple’s Ayurveda session, arranged for you',
    'Your own car throughout, so the music and the stops are yours',
  ],
  placesCovered: ['Kochi', 'Munnar', 'Kundala', 'Top Station', 'Alappuzha', 'Kovalam', 'Thiruvananthapuram'],
  itinerary: [
    {
      title: 'Kochi to a cottage above Munnar’s tea',
      description:
        'Your driver waits at Kochi airport or Ernakulam station with a name board from 9 am. The drive to Munnar is four and a half hours; there is no hurry, and the stop at Cheeyappara waterfall is also where one buys hot banana fritters. The room has a balcony over the tea and a heater, which from December to February you will want. Dinner is served at the cottage, and the coordinator says hello once and disappears.',
      activities: ['Private pick-up', 'Cheeyappara waterfall', 'Candle-lit dinner at the cottage'],
      meals: ['dinner'],
      stay: 'Valley-view cottage, Munnar (first of two nights)',
    },
    {
      title: 'Top Station and Kundala lake from Munnar',
      description:
        'Leave at 5:30 am or at 10 am, as you tell the driver. If you go early, you reach Top Station while cloud still lies in the valley of Theni below; if you go late, the cloud has gone but you have slept. On the way back you row a shikara-style boat on Kundala’s small reservoir and, in season, eat strawberries from the stall. The estate above Munnar lays a tea-garden breakfast or high tea for you, as you chose.',
      activities: ['Top Station viewpoint', 'Boat on Kundala lake', 'Table for two in the tea garden'],
      meals: ['breakfast', 'dinner'],
      stay: 'Valley-view cottage, Munnar',
    },
    {
      title: 'Munnar to your own houseboat at Alappuzha',
      description:
        'The longest day’s drive comes now: five and a half hours from Munnar to Alappuzha, so we start at 7 am and you may sleep through the rubber country around Kothamangalam. The barge leaves its jetty near 1 pm with rice, karimeen pollichathu and payasam on the table. It drifts past Kuttanad’s paddies until 5:30 pm and moors at a quiet bank, away from the main fleet. The deck is yours alone, and the air-conditioning runs all night.',
      activities: ['Private one-bedroom houseboat', 'Sunset from the deck'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Private houseboat, Alappuzha backwaters',
    },
    {
      title: 'Alappuzha down the coast to Kovalam',
      description:
        'After dosa on deck you step off at Alappuzha at 9 am and drive four hours down the coast, skirting Kollam and the capital. The hotel at Kovalam stands on the headland between two beaches, with steps to the sand. Lighthouse Beach has cafés and lifeguards; Samudra, about twenty minutes’ walk north, is quieter and better for the evening. Tonight’s table is booked on a terrace where the fish is shown to you before it is cooked.',
      activities: ['Coast drive', 'Samudra beach at sundown', 'Seafood dinner by the water'],
      meals: ['breakfast', 'dinner'],
      stay: 'Sea-facing hotel, Kovalam (first of two nights)',
    },
    {
      title: 'A lazy day and a massage in Kovalam',
      description:
        'You have a whole day in Kovalam with one appointment: an hour of abhyanga massage side by side, at the time you pick. If you tire of lying still, climb the lighthouse in the late afternoon for a view over the palms, or let the driver take you to Poovar, where the Neyyar meets the sea and a boat goes through the mangrove in ninety minutes. Waves are strong at the full moon; swim where the lifeguard sits.',
      activities: ['Couple’s Ayurvedic massage', 'Kovalam lighthouse', 'Optional boat at Poovar'],
      meals: ['breakfast'],
      stay: 'Sea-facing hotel, Kovalam',
    },
    {
      title: 'Thiruvananthapuram’s temple and palace, then home',
      description:
        'Thiruvananthapuram is half an hour away, so late flights leave room for the Padmanabhaswamy temple, which admits Hindus only: men must wear a mundu without a shirt and women a sari or mundu set over whatever they have on; both can be rented at the gate. Beside it, the Kuthira Malika palace keeps carved horses under its eaves and closes on Mondays. The car stays with you until the airport or the station.',
      activities: ['Padmanabhaswamy temple', 'Kuthira Malika palace', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights in a double room of your own: two in a cottage, one on a private houseboat, two in a sea-facing hotel',
    'Private air-conditioned sedan with driver from Kochi to Thiruvananthapuram, fuel and tolls included',
    'Five breakfasts, four dinners and the houseboat lunch',
    'Table for two in a tea garden, flower decoration on the first night, and a cake on any night you name',
    'One couple’s massage of 60 minutes at a licensed centre',
    'Boat on Kundala and entry at Top Station',
    'A coordinator you can call day and night',
  ],
  exclusions: [
    'Travel to Kochi and home from Thiruvananthapuram',
    'The Poovar boat, around ₹1,800 for two',
    'Temple dress hire and special-darshan tickets',
    'Tickets for the lighthouse and Kuthira Malika palace, if you go in',
    'Alcohol; the first of every month is usually a dry day in Kerala',
  ],
  faqs: [
    {
      question: 'With six couples on one date, do we travel as a group?',
      answer:
        'No. You share a departure date, a coordinator and the same three stays, and nothing else. Cars, boats and tables are separate. Couples who get along often sit together in Kovalam, but that is up to them.',
    },
    {
      question: 'Do we need to show a marriage certificate?',
      answer:
        'No. Hotels ask both guests for a government photo ID with an Indian address or, from foreign nationals, for passport and visa. Both guests must be at least 18. Unmarried couples are accepted at all three stays.',
    },
    {
      question: 'Why is February not a problem here when other Munnar tours avoid it?',
      answer:
        'The tahr park at Rajamala is closed in February and March, but this route does not go there. Kundala, the tea gardens and Top Station stay open, and skies are at their clearest of the year.',
    },
    {
      question: 'Can we swap Kovalam for somewhere quieter?',
      answer:
        'Yes. Mararikulam, half an hour from the houseboat jetty, saves the four-hour drive and has a simple fishing beach with a few small resorts. The price stays the same, and you fly home from Kochi. Tell us at least ten days before.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Clothes',
      essential: true,
      items: [
        'Warm shawl or jacket for the hill nights',
        'Swimwear and a cover-up for the hotel beach',
        'Something traditional for the temple',
      ],
    },
    { category: 'Documents', essential: true, items: ['Identity cards of both partners, originals'] },
    {
      category: 'Little things',
      essential: false,
      items: [
        'Portable speaker for the deck, played softly',
        'Repellent and after-sun gel',
        'Motion-sickness tablets for Day 3',
      ],
    },
  ],
  packages: [
    {
      title: 'Classic couple',
      price: 24750,
      description: 'Per person: valley-view cottage, one-bedroom houseboat, sea-facing room',
      isPopular: true,
      pairs: true,
    },
    {
      title: 'Suite couple',
      price: 32900,
      description: 'Per person: larger cottage in Munnar, houseboat with an upper deck, suite in Kovalam',
      pairs: true,
    },
  ],
  facts: {
    meet: {
      place: 'Cochin International airport arrivals hall, or Ernakulam Junction main entrance',
      time: '9:00 am',
    },
    end: {
      place: 'Thiruvananthapuram International airport or Thiruvananthapuram Central station',
      time: '2:00 pm',
    },
    airport: {
      name: 'Cochin International, Nedumbassery (COK)',
      transfer: 'Your driver waits in the arrivals hall with a name board; included.',
    },
    railhead: {
      name: 'Ernakulam Junction',
      transfer: 'Your driver waits at the main entrance if you come by train; included.',
    },
    team: 'Your own driver throughout, a boatman and a cook on the houseboat, and a coordinator by phone.',
    ages: { from: 18, note: 'Both partners must be 18 or older.' },
    fitness:
      'Easy. Longest drive: 5½ hours, on day 3. No walk is longer than half an hour, except the lighthouse stairs if you wish. Highest night: Munnar, 1,532 m.',
    nights: [
      { count: 2, place: 'Munnar', room: 'Valley-view cottage', sharing: 'Double', washroom: 'own' },
      {
        count: 1,
        place: 'Alappuzha backwaters',
        room: 'Private one-bedroom houseboat',
        sharing: 'Double',
        washroom: 'own',
      },
      { count: 2, place: 'Kovalam', room: 'Sea-facing hotel', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { none: 'The price is for two people in one room; it is a trip for couples.' },
    child: { none: 'A honeymoon for couples; children are not booked on it.' },
    network:
      'Jio, Airtel, Vi and BSNL work in Munnar, Alappuzha and Kovalam. Expect gaps beyond Kundala towards Top Station.',
    cash: 'ATMs in Munnar, Alappuzha and Kovalam. UPI is taken nearly everywhere; keep notes for strawberry stalls and tips.',
    power:
      'Mains everywhere, a heater in the Munnar cottage, and air-conditioning all night on the houseboat. Short cuts happen in the hills.',
    insurance: 'No insurance is in the price. Take a domestic travel policy with medical cover.',
    papers: [
      {
        what: 'Government photo ID of both partners with an address; passport and visa for foreign nationals',
        by: 'you',
        when: 'Carry the originals; each hotel and the houseboat ask for them',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'monday',
    count: 6,
    seats: 12,
    smallest: 4,
    decideDays: 10,
    seasons: [{ from: '09-15', to: '03-25' }],
  },
  route: [
    { place: 'kochi' },
    { place: 'munnar', night: true },
    { place: 'top-station' },
    { place: 'munnar', night: true },
    { place: 'alappuzha', night: true },
    { place: 'kovalam', night: true },
    { place: 'thiruvananthapuram' },
  ],
  difficulty: 'easy',
  tags: ['honeymoonSpecial', 'beach'],
  special: 'Your own houseboat',
  cover: 'kerala/dusk',
  gallery: [
    'kerala/dawn-boat-room',
    'paddy-road/gold',
    'munnar/day',
    'kerala/nets-day',
    'munnar/detail-1',
    'beach-table/dusk',
    'hammock/dawn',
    'tamil-nadu/corridor-gold',
  ],
  captions: {
    night: 2,
    travel: 'By a private car of your own throughout',
    high: 'Breakfast in a tea garden above Munnar, laid for two',
  },
}
