import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'lb1',
  kind: 'group',
  title: 'Leh Loop on Two Wheels: Nubra, Panamik and Pangong',
  location: 'Ladakh',
  region: 'North',
  duration: '7D/6N',
  months: [5, 6, 7, 8, 9],
  price: 25999,
  discount: 8,
  rating: 4.7,
  reviews: 2,
  description:
    'Fly in, ride a week, fly out. This is the loop for people who have one week of leave and not two: Leh for two slow nights, then north over Khardung La to the quiet side of Nubra, where the Nubra river comes down from Siachen, and back by the Shyok, Pangong and Chang La. We sleep two nights at Sumur, away from the Hunder quad bikes, with time for a soak at Panamik. The loop is under 600 kilometres in all, half of them on good tar. It is a first Himalayan ride that does not pretend to be easy.',
  highlights: [
    'Two nights in a Sumur orchard, with apricots off the tree in late July',
    'A hot-spring soak at Panamik on the old caravan road to Yarkand',
    'Khardung La and Chang La, one at each end of the loop',
    'Yarab Tso, a small sacred pool a short climb from the road, where nobody swims',
    'Only one night above 4,000 m, and that after four nights of getting used to the air',
    'Groups of sixteen at most, so tea stops do not take an hour',
  ],
  placesCovered: [
    'Leh',
    'Sham valley',
    'Khardung La',
    'Sumur',
    'Panamik',
    'Yarab Tso',
    'Shyok',
    'Pangong Tso',
    'Chang La',
    'Thiksey',
  ],
  itinerary: [
    {
      title: 'Land in Leh and do nothing',
      description:
        'The plane comes in low over brown ridges and you step out at 3,524 m, having had breakfast in the plains. So a car takes you to the guest house for ginger tea on the terrace and a nap with your head propped up. Nobody rides today. At 5 pm the captain comes round with an oximeter and walks whoever feels well as far as the Leh bazaar, slowly, downhill first. Dinner is early, hot and plain.',
      activities: ['Airport pick-up', 'Rest and oxygen check', 'Short bazaar stroll'],
      meals: ['dinner'],
      stay: 'Guest house, Leh',
    },
    {
      title: 'First ride: Leh to the confluence at Nimmu',
      description:
        'Bikes are handed over at 9 am and we ride a gentle seventy kilometres out and back on the Kargil highway, which is the smoothest tar in Ladakh. We stop at the Pathar Sahib gurudwara for tea and halwa, at Magnetic Hill, where vehicles seem to roll uphill, and above Nimmu, where the grey Zanskar slides into the green Indus. The point of the day is your own balance at altitude. We are back in Leh by 3 pm for a briefing on hairpins and water crossings.',
      activities: ['Warm-up ride of about 70 km', 'Gurudwara Pathar Sahib', 'Nimmu confluence'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guest house, Leh',
    },
    {
      title: 'Over Khardung La to Sumur in Nubra',
      description:
        'We leave by 7:30 am, before the tourist jeeps. The tar is sound to South Pullu; above it come potholes, meltwater and, into June, walls of dirty snow. We cross Khardung La (5,359 m) and drop quickly to North Pullu for Maggi and tea. At Khalsar most of the traffic turns left for Hunder and we turn right, over the Shyok bridge and up the Nubra river to Sumur, green with willow and sea buckthorn. The ride is about a hundred and twenty kilometres and takes six hours.',
      activities: ['Khardung La crossing', 'Ride up the Nubra river', 'Orchard evening'],
      meals: ['breakfast', 'dinner'],
      stay: 'Orchard camp, Sumur',
    },
    {
      title: 'Panamik springs and Samstanling',
      description:
        'Today is a light day of fifty-odd kilometres. After morning prayers at Samstanling, a young-looking monastery from the 1840s full of very young monks, we ride to Panamik (3,183 m) and soak in the bath house; the water is scalding at source and cooled in tanks. On the way back, park at the chortens and climb to Yarab Tso. Evening is for reading by the canal at Sumur, or for taking the bike alone to the Diskit statue before dusk.',
      activities: ['Samstanling prayers', 'Panamik hot springs', 'Walk to Yarab Tso'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Orchard camp, Sumur',
    },
    {
      title: 'Sumur to Pangong Tso by the Shyok road',
      description:
        'We start at 7 am with a packed lunch and full tanks. We rejoin the Shyok at Agham and follow it south through a valley with hardly a house in it; some years ten kilometres are washed into gravel and you ride in the river’s own bed. At Durbuk the tar begins again and we stop for tea. The last hour past Tangtse and the marmot meadow is easy, and Pangong Tso (4,225 m) comes into view all at once. Put your jacket on: the wind off the water does not stop till dark.',
      activities: ['Shyok valley ride', 'Marmot meadow halt', 'Pangong shore'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Cottage camp, Pangong shore',
    },
    {
      title: 'Chang La and Thiksey on the way back to Leh',
      description:
        'Most people sleep lightly at the lake, so we do not hurry. After eggs and khambir the road climbs from Durbuk to Chang La (5,391 m), steeper and looser than the more famous Khardung La, then falls through switchbacks to the barley of Sakti. Thiksey is our lunch stop, with an hour in the Maitreya hall. Hand over the keys in Leh at 4 pm; the captain buys the first round of butter tea, which is an acquired taste and a tradition.',
      activities: ['Chang La crossing', 'Thiksey monastery', 'Bike return'],
      meals: ['breakfast', 'dinner'],
      stay: 'Guest house, Leh',
    },
    {
      title: 'Fly home from Leh over the Stok range',
      description:
        'Most flights leave Leh between 7 am and noon, because the afternoon wind makes the runway difficult. Be at the terminal two hours ahead: hand baggage is checked twice and on some days you must identify your check-in bag on the tarmac. Ask for a window: the plane climbs out along the Stok range and turns south across the ridges. If your flight is cancelled, and a few each season are, we hold your room at the group rate.',
      activities: ['Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'A Leh-registered Royal Enfield (Himalayan or Classic 350) from day 2 to day 6',
    'Fuel for the route and for the evening ride to Diskit; spare cans travel in the support car',
    'Six nights in rooms and cottages for two, with attached baths',
    'All breakfasts and dinners, and lunch on days 4 and 5',
    'Lead rider, sweep rider and a mechanic in a support car that carries the bags',
    'Ladakh environment and wildlife fees and registration for Indian nationals',
    'Helmet, elbow and knee guards',
  ],
  exclusions: [
    'Flights to Leh and back',
    'Refundable deposit of ₹5,000 for each bike, returned on day 6',
    'Panamik bath-house ticket, if you bathe, and monastery tickets, about ₹50–100 each, if you go in',
    'Foreign nationals’ Protected Area Permit, quoted separately',
    'Hotel nights caused by a cancelled flight',
  ],
  faqs: [
    {
      question: 'I ride a scooter in the city. Is this for me?',
      answer:
        'Not as a rider yet. Take the pillion place behind a friend, or join as a passenger in the support car for ₹19,500. If you ride a geared motorcycle every week and are used to hills, you will manage; the top of Chang La is the hardest part.',
    },
    {
      question: 'Why Sumur and not Hunder?',
      answer:
        'Hunder has the dunes and, in June, several thousand people on them. Sumur has orchards, a working monastery and quiet after 9 pm. The dunes are about an hour away and you are free to ride there on the evening of day 4.',
    },
    {
      question: 'When is the best month for this ride?',
      answer:
        'Late May has snow on both sides of the passes and cold fingers. July is warm, with apricots and the fullest streams. Early September is our own favourite: clear air, golden barley, dry crossings. We stop in mid-September, when night frost begins to leave ice on the hairpins.',
    },
    {
      question: 'Can I skip one of the first two nights in Leh?',
      answer:
        'No. Those two nights at 3,524 m are what makes Khardung La safe, and the captain will not hand over keys before the morning of day 2. If you come straight from several nights above 3,000 m, tell us before you book.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Riding',
      essential: true,
      items: [
        'Your own gloves, tried beforehand on a throttle',
        'Ankle boots with a grippy sole',
        'Neck buff for the Shyok dust',
      ],
    },
    {
      category: 'Warmth',
      essential: true,
      items: [
        'Windproof riding jacket of your own; only the guards are lent',
        'Woollen socks, three pairs',
        'Thermal leggings for the lake night',
      ],
    },
    {
      category: 'Documents',
      essential: true,
      items: ['Driving licence in the original', 'Government photo identity card'],
    },
    {
      category: 'Extras',
      essential: false,
      items: [
        'Swimwear and towel for Panamik',
        'SPF 50 sunscreen, even when cloudy',
        'Refillable bottle; single-use plastic is unwelcome in Nubra',
      ],
    },
  ],
  packages: [
    {
      title: 'Pillion sharing',
      price: 25999,
      description: 'Two on one bike and in one room; price for each person',
      pairs: true,
    },
    {
      title: 'Solo on a Classic 350',
      price: 32999,
      description: 'Your own Classic 350, twin-sharing room',
      isPopular: true,
    },
    { title: 'Solo on a Himalayan', price: 35999, description: 'Your own Himalayan, twin-sharing room' },
  ],
  facts: {
    meet: {
      place: 'Leh airport, outside the arrivals hall; a car meets every morning flight, the last at noon',
      time: '12:00 noon',
    },
    end: {
      place: 'Leh airport, departures; be at the terminal two hours before your flight',
      time: '10:00 am',
    },
    airport: {
      name: 'Kushok Bakula Rimpochee Airport, Leh',
      transfer: 'About 5 km and 15 minutes to the guest house in Leh; our car is included both ways',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer: 'About 420 km and two days by road over Zoji La, not included; most guests fly to Leh',
    },
    team: 'Lead rider, sweep rider and a mechanic in a support car that carries the bags',
    ages: {
      from: 18,
      note: 'Riders need a licence for a geared two-wheeler; over 50, ask a doctor before you book',
    },
    fitness:
      'Day 3 is about 120 km and six hours over Khardung La, 5,359 m; Chang La on day 6 is 5,391 m. Gravel, meltwater and sand. Highest bed Pangong at 4,225 m, one night.',
    nights: [
      { count: 2, place: 'Leh', room: 'Guest house', sharing: 'Twin', washroom: 'own' },
      { count: 2, place: 'Sumur, Nubra', room: 'Orchard camp', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Pangong Tso', room: 'Cottage camp', sharing: 'Twin', washroom: 'own' },
      { count: 1, place: 'Leh', room: 'Guest house', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 9000 },
    child: { none: 'A motorcycle trip: riders and pillions must be 18' },
    network:
      'Only postpaid SIMs work in Ladakh for visitors from other states. Good in Leh, fair at Sumur and Diskit, weak at Pangong; little or none on the Shyok road.',
    cash: 'ATMs in Leh and Diskit, none to count on after that. Carry about ₹4,000 in notes besides the ₹5,000 bike deposit.',
    power:
      'Mains in Leh and Sumur, with cuts; the Pangong camp has power for some hours in the evening. Bring a power bank.',
    insurance:
      'Required, not included: buy a policy that covers riding above 5,000 m, hospital and evacuation.',
    papers: [
      {
        what: 'Original licence for a geared two-wheeler; foreign nationals also an International Driving Permit',
        by: 'you',
        when: 'Shown in Leh on day 2 and at checkposts',
      },
      {
        what: 'Original photo identity card: Aadhaar, voter card or passport',
        by: 'you',
        when: 'Carry it from day 1; send us a copy 7 days before',
      },
      {
        what: 'Ladakh environment and wildlife fee slip; Indians have needed no Inner Line Permit since August 2021',
        by: 'us',
        when: 'In Leh before day 3; the fees are in the price',
      },
      {
        what: 'Protected Area Permit for foreign nationals and OCI card holders, usually two or more together',
        by: 'us',
        when: 'In Leh before day 3, quoted separately; send passport and visa copies 10 days before',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'sunday',
    count: 6,
    seats: 16,
    smallest: 6,
    decideDays: 21,
    everyWeeks: 2,
    seasons: [{ from: '05-22', to: '09-12' }],
  },
  route: [
    { place: 'leh', night: true },
    { place: 'khardung-la' },
    { place: 'sumur', night: true },
    { place: 'panamik' },
    { place: 'sumur', night: true },
    { place: 'pangong-tso', night: true },
    { place: 'chang-la' },
    { place: 'thiksey' },
    { place: 'leh', night: true },
  ],
  difficulty: 'moderate',
  tags: ['bikingPackage', 'adventure'],
  cover: 'ladakh/dusk-ride',
  gallery: [
    'nubra/dusk-swiss-tent',
    'ladakh/pass-dawn',
    'pangong/day',
    'nubra/gold',
    'ladakh/camp-night',
    'nubra/detail-1',
    'monastery-hall/day',
    'hill-bazaar/day',
  ],
  captions: {
    night: 2,
    travel: 'By motorbike, over Khardung La and Chang La',
    high: 'Pangong, after four nights of getting used to the air',
  },
}
