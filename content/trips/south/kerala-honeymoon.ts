import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'h3',
  kind: 'group',
  title: 'Kerala for Two: Mist, Still Water and the Kovalam Lighthouse',
  location: 'Kerala',
  region: 'South',
  duration: '6D/5N',
  months: [1, 2, 3, 9, 10, 11, 12],
  price: 27500,
  discount: 10,
  rating: 4.8,
  reviews: 174,
  description:
    'Six couples leave Kochi on the same morning and then hardly see one another. Each pair has its own car and driver, its own barge on the backwaters, and a table for two; the shared date only keeps the price down and a coordinator on call. Two nights are in tea country, one on the water, two on the sea at Kovalam. Mornings start late, evenings are left alone, and the one early rise of the week, for the mist below Top Station, is optional.',
  highlights: [
    'A one-bedroom houseboat with only you, a boatman and a cook on board',
    'Breakfast in a tea garden above Munnar, laid for two, away from the road',
    'Valley mist filling from the Tamil Nadu side at Top Station, if you agree to wake for it',
    'A room with the sea in it at Kovalam, below the red-and-white lighthouse',
    'Flower bed, cake and one couple’s Ayurveda session arranged without your asking twice',
    'Your own car throughout, so the music and the stops are yours',
  ],
  placesCovered: ['Kochi', 'Munnar', 'Kundala', 'Top Station', 'Alappuzha', 'Kovalam', 'Thiruvananthapuram'],
  itinerary: [
    {
      title: 'Kochi to the first cold evening',
      description:
        'Your driver waits at Kochi airport or Ernakulam station with a name board from nine. The drive to Munnar is four and a half hours; there is no hurry, and the stop at Cheeyappara waterfall is also where one buys hot banana fritters. The room has a balcony over the tea and a heater, which from December to February you will want. Dinner is served at the cottage, and the coordinator says hello once and disappears.',
      activities: ['Private pick-up', 'Cheeyappara waterfall', 'Candle-lit dinner at the cottage'],
      meals: ['dinner'],
      stay: 'Valley-view cottage, Munnar (first of two nights)',
    },
    {
      title: 'Kundala lake and the edge of the state',
      description:
        'Leave at half past five, or at ten; the driver goes by your answer. The early ones reach Top Station while cloud still lies in the valley of Theni below, the late ones find it burnt off but have the road to themselves. On the way back you row a shikara-style boat on Kundala’s small reservoir and eat strawberries from the stall. Tea-garden breakfast or high tea, as you chose, is set up by the estate above Munnar.',
      activities: ['Top Station viewpoint', 'Boat on Kundala lake', 'Table for two in the tea'],
      meals: ['breakfast', 'dinner'],
      stay: 'Valley-view cottage, Munnar',
    },
    {
      title: 'Down to your own boat',
      description:
        'The longest day’s drive comes now: five and a half hours from Munnar to Alappuzha, so we start at seven and you may sleep through the rubber country around Kothamangalam. The barge leaves its jetty near one with rice, karimeen pollichathu and payasam on the table. It drifts past Kuttanad’s paddies until half past five and moors at a quiet bank, away from the main fleet. The upper deck is yours, and the air-conditioning runs all night.',
      activities: ['Private one-bedroom houseboat', 'Sunset from the upper deck'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Private houseboat, Alappuzha backwaters',
    },
    {
      title: 'South to the sea',
      description:
        'After dosa on deck you step off at Alappuzha at nine and drive four hours down the coast, skirting Kollam and the capital. The hotel at Kovalam stands on the headland between two beaches, with steps to the sand. Lighthouse Beach has cafés and lifeguards; Samudra, ten minutes’ walk north, has neither and is better for the evening. Tonight’s table is booked on a terrace where the fish is shown to you before it is cooked.',
      activities: ['Coast drive', 'Samudra beach at sundown', 'Seafood dinner by the water'],
      meals: ['breakfast', 'dinner'],
      stay: 'Sea-facing hotel, Kovalam (first of two nights)',
    },
    {
      title: 'Nothing before eleven',
      description:
        'A whole day in Kovalam with one appointment: an hour of abhyanga massage side by side, at the time you pick. If lying still palls, climb the lighthouse in the late afternoon for a view over the palms, or let the driver take you to Poovar, where the Neyyar meets the sea and a boat goes through the mangrove in ninety minutes. Waves are strong at the full moon; swim where the lifeguard sits.',
      activities: ['Couple’s Ayurvedic massage', 'Kovalam lighthouse', 'Optional boat at Poovar'],
      meals: ['breakfast'],
      stay: 'Sea-facing hotel, Kovalam',
    },
    {
      title: 'The capital, and goodbye',
      description:
        'Thiruvananthapuram is half an hour away, so late flights leave room for the Padmanabhaswamy temple, where men must wear a mundu without a shirt and women a sari or mundu set over whatever they have on; both can be rented at the gate. Beside it, the Kuthira Malika palace keeps carved horses under its eaves and closes on Mondays. The car stays with you until the airport or the station.',
      activities: ['Padmanabhaswamy temple', 'Kuthira Malika palace', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights in a double room of your own: cottage, private barge and sea-facing hotel',
    'An air-conditioned sedan with driver for the pair of you, Kochi to Thiruvananthapuram, fuel and tolls paid',
    'Five breakfasts, four dinners and the houseboat lunch',
    'Tea-garden table, flower decoration on the first night and a cake on any one you name',
    'One sixty-minute couple’s massage at a licensed centre',
    'Boat on Kundala and entry at Top Station',
    'Coordinator reachable by phone day and night',
  ],
  exclusions: [
    'Air or rail tickets to Kochi and from Thiruvananthapuram',
    'The Poovar boat, around ₹1,800 for two',
    'Temple dress hire and special-darshan tickets',
    'Wine or beer: Kerala hotels charge steeply and the first of the month is usually dry',
  ],
  faqs: [
    {
      question: 'If we are six couples, will we be herded together?',
      answer:
        'No. You share a departure date, a coordinator and the same three hotels, and nothing else. Cars, boats and tables are separate. Couples who get along often end up at one table in Kovalam by the second night, but that is their own doing.',
    },
    {
      question: 'Do we need to show a marriage certificate?',
      answer:
        'No. Hotels ask both guests for government photo identity with an Indian address or, for foreign nationals, passport and visa. Both must be over eighteen, and unmarried couples are booked without questions at all three places.',
    },
    {
      question: 'Why is February not a problem here when other Munnar tours avoid it?',
      answer:
        'The closure in February and March concerns the tahr park at Rajamala, which this route leaves out. Kundala, the tea and Top Station stay open, and skies are at their clearest of the year.',
    },
    {
      question: 'Can we swap Kovalam for somewhere quieter?',
      answer:
        'Yes. Mararikulam, half an hour from the houseboat jetty, saves you the four-hour drive and has a plain fishing beach with a few small resorts. The price stays the same; you would then fly home from Kochi. Ask at least ten days before.',
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
  departures: {
    weekday: 'monday',
    count: 6,
    seats: 12,
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
    'kerala/day',
    'munnar/day',
    'munnar/detail-1',
    'kerala/day-rain',
    'munnar/dawn',
    'kerala/dusk-palms',
    'kerala/gold',
  ],
}
