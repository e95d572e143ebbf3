import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'havelock-dive-private',
  kind: 'customised',
  title: 'Havelock for Certified Divers: Pinnacles, Gorge and a Wreck',
  location: 'Havelock (Swaraj Dweep), Andaman',
  region: 'South',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 12],
  price: 44500,
  discount: 0,
  rating: 4.9,
  reviews: 1,
  description:
    'You are a certified diver and want the sites people talk about: Dixon’s Pinnacle, Johnny’s Gorge, Jackson’s Bar, named, divers say, after Karen boatmen who found them. The plan gives you a private divemaster, a place on an early boat, and six dives over three days, arranged so that depth and current build up and the last dive is a shallow one. The weather decides the order. It can be turned into an advanced course, a photographer’s week with slow repeat dives, or a half-and-half stay with a partner who does not dive.',
  highlights: [
    'Six boat dives with a divemaster who has only your pair to watch',
    'Barracuda, trevally and snapper in walls at the offshore pinnacles, white-tip sharks at times',
    'The Inchket, an old cargo ship wrecked off Duncan Island, by arrangement and on fair days only',
    'Nitrox for those certified to use it, and dive computers checked before you leave shore',
    'A full day without dives before you fly, after an evening at Radhanagar',
    'One room, one boat, one bill: no haggling at the dive-shop counter',
  ],
  placesCovered: ['Port Blair', 'Havelock', 'The Wall', 'Dixon’s Pinnacle', 'Johnny’s Gorge', 'Radhanagar'],
  itinerary: [
    {
      title: 'Port Blair to Havelock, and a logbook check',
      description:
        'The ferry from Port Blair lands you on Havelock by mid-afternoon. At the dive centre someone actually reads your logbook and asks about your last dive, your deepest and your coldest, and how you handle current. If your last dive was more than a year ago, tomorrow’s first one is a refresher. The staff fit your kit and weights, and draw a plan on the whiteboard with two alternatives for each day, since much depends on the wind off the east shore.',
      activities: ['Ferry to Havelock', 'Logbook review and kit fitting'],
      meals: ['dinner'],
      stay: 'Beach resort near the dive centre, Havelock',
    },
    {
      title: 'Havelock’s near reefs: the Wall and Lighthouse',
      description:
        'The boat leaves at 6:30 am. The Wall, minutes from Havelock jetty, drops from about ten metres past fifty; we drift along it at eighteen to twenty-two metres, looking into ledges for lionfish, banded shrimp and the odd ribbon eel. After an hour of samosas and sun you dive at the Lighthouse, or at Minerva’s Ledge if you feel at ease. You are back by noon. Night dives run from the same jetty twice a week for the price of one more tank, and you see quite different creatures.',
      activities: ['The Wall', 'Second reef dive', 'Optional night dive'],
      meals: ['breakfast', 'lunch'],
      stay: 'Beach resort near the dive centre, Havelock',
    },
    {
      title: 'Deep dives: Dixon’s Pinnacle and Johnny’s Gorge',
      description:
        'This is the day for an advanced card or the deep module. Dixon’s Pinnacle rises in three heads from about thirty-three metres to sixteen, soft coral all over, with batfish on the line. The second dive is Johnny’s Gorge, boulders on sand at twenty-five to thirty metres and often a crowd of snapper with sharks dozing beneath. It is about an hour each way from Havelock, more in a slow boat, and bumpier when the wind gets up. Currents are strong: you make negative entries, we advise against a reef hook, and a surface marker is compulsory.',
      activities: ['Dixon’s Pinnacle', 'Johnny’s Gorge', 'Photo review in the evening'],
      meals: ['breakfast', 'lunch'],
      stay: 'Beach resort near the dive centre, Havelock',
    },
    {
      title: 'Two dives you choose, then Radhanagar beach',
      description:
        'You may choose Jackson’s Bar for eagle rays, a second look at yesterday’s best site, or on a flat sea the two-hour run to the wreck of the Inchket, at about five to twenty metres, with her great propeller still at the stern. The last dive ends by noon and stays shallow, and you do not dive again before you fly. At 3 pm, non-divers and divers meet at Radhanagar. In the evening you eat seafood at a Havelock kitchen where the cook is the boat captain’s aunt.',
      activities: ['Two dives at sites you pick', 'Radhanagar', 'Dinner in the village'],
      meals: ['breakfast', 'dinner'],
      stay: 'Beach resort near the dive centre, Havelock',
    },
    {
      title: 'A morning without dives, then on to Port Blair',
      description:
        'You do not dive this morning: kayak in the mangroves behind Havelock, sleep, or rinse kit and fill in the log with the divemaster’s stamp. The early-afternoon boat is in Port Blair by 4 pm. Because most flights leave before then, the plan assumes a night in town and departure next day, which also leaves twenty-four hours and more after the last ascent. If you would like a fourth diving day, it goes here and all that follows moves by one day.',
      activities: ['Dive-free morning', 'Ferry to Port Blair'],
      meals: ['breakfast'],
      stay: 'Hotel in Port Blair',
    },
    {
      title: 'Port Blair: a marine museum, then your flight',
      description:
        'From a window seat, in clear weather, you can sometimes pick out the reefs where you have spent the week. Before the flight Port Blair offers the Samudrika museum for names to put to fish, closed on Mondays, or simply the harbour promenade and a plate of grilled squid at 11 am. The car to the airport is booked for two hours ahead of take-off, and dive bags are weighed at the hotel first.',
      activities: ['Samudrika marine museum', 'Airport drop'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights on Havelock and one in Port Blair, in a double room',
    'Six boat dives: tanks, weights, private divemaster, snacks and water on deck',
    'Catamaran both ways and transfers with room for dive bags',
    'Breakfast each day, two lunches, two dinners',
    'Emergency oxygen on every boat and a written evacuation plan',
  ],
  exclusions: [
    'Equipment rental, ₹1,200 a day for a full set, if you neither bring your own nor book it as a package',
    'Fuel for the trip to the wreck, if you choose it, ₹3,500 to ₹5,000 a diver',
    'Nitrox and night dives, if you want them',
    'Advanced Open Water course, ₹17,500 in place of five of the dives',
    'Dive insurance with evacuation cover, from about ₹3,000 if you have none; without it we do not take you offshore',
  ],
  faqs: [
    {
      question: 'Is there a recompression chamber?',
      answer:
        'There is one with the Navy in Port Blair, hours away by boat. That is why our dive plans are cautious, the safety stop is long, and insurance with evacuation cover is compulsory.',
    },
    {
      question: 'Which months are best?',
      answer:
        'January to April for calm seas and visibility that can pass twenty-five metres offshore; December and May are good, with some poor days. Plankton in late February draws mantas now and then. From June to November most boats stay at the near reefs, and we do not sell this plan.',
    },
    {
      question: 'I hold only Open Water. What can I do?',
      answer:
        'Dive to eighteen metres at the Wall, the Lighthouse, Aquarium and the wreck’s upper parts, or take the advanced course during your stay: five dives, little paperwork, and Johnny’s Gorge counts as the deep one.',
    },
    {
      question: 'How can we shape the trip around a non-diver?',
      answer:
        'Boats are usually back by noon, later from the wreck, so about half of each day is shared. Non-divers pay about ₹19,000 less, snorkel from the boat on near-reef days, and have kayaks, yoga and a very long beach. A middle day with no dives for anyone is often asked for and costs nothing.',
    },
    {
      question: 'Will you guarantee a site?',
      answer:
        'No. Coast Guard notices, current and swell close the pinnacles several days each month. If offshore is impossible throughout your stay, the fuel difference is refunded and near reefs replace it.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Diving papers',
      essential: true,
      items: [
        'Certification card and logbook, app or paper',
        'Insurance certificate',
        'Medical clearance if your answers on the form call for it',
      ],
    },
    {
      category: 'Own gear worth bringing',
      essential: false,
      items: [
        'Mask that fits',
        'Computer with fresh battery',
        'Surface marker buoy and whistle',
        'Macro lens or red torch',
      ],
    },
    {
      category: 'Between dives',
      essential: true,
      items: [
        'Windproof top for the ride home',
        'Ear-care drops',
        'Soft bag, not a hard case, for the dinghy',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 44500,
      description: 'Two sharing a room; you bring your own diving equipment',
    },
    {
      title: 'With diving equipment',
      price: 48100,
      description: 'The same room, with a full set of rented equipment on the three diving days',
    },
    {
      title: 'Single room',
      price: 57500,
      description: 'A room each on all five nights; you bring your own diving equipment',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Port Blair airport (Sri Vijaya Puram), arrivals hall, name board', time: '11:00 am' },
    end: { place: 'Port Blair airport, two hours before your flight', time: '12:00 noon' },
    airport: {
      name: 'Veer Savarkar International (Port Blair)',
      transfer:
        'The meeting place itself; transfers to jetty, hotel and back are included, with room for dive bags.',
    },
    railhead: {
      none: 'No train goes to the Andaman Islands. Fly, or come by ship from Chennai, Kolkata or Visakhapatnam in two to four days',
    },
    party: { smallest: 2, largest: 4 },
    team: 'A private divemaster who looks after your pair only, and the boat’s crew with emergency oxygen.',
    ages: {
      from: 15,
      note: 'For certified divers. The deep offshore sites need an advanced card or the deep module.',
    },
    fitness:
      'Two boat dives each morning for three days, mostly to 18–30 m, with real currents; a boat ride of about an hour to the offshore sites. You should have dived within the last year.',
    nights: [
      {
        count: 4,
        place: 'Havelock',
        room: 'Beach resort near the dive centre',
        sharing: 'Double',
        washroom: 'own',
      },
      { count: 1, place: 'Port Blair', room: 'Hotel room', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 13000 },
    child: { none: 'A plan for certified divers of 15 and above, who all pay the same price.' },
    network: 'Fair on Havelock, decent 4G in Port Blair, little or none on the boat.',
    cash: 'Havelock has cash machines that are not always filled; bring some cash. The dive centre takes cards and UPI.',
    power:
      'Ordinary Indian sockets with short cuts; resorts have generators. Charge lights and cameras in the afternoon.',
    insurance:
      'None is included. Dive insurance with evacuation cover is compulsory offshore: the nearest chamber is the Navy’s in Port Blair.',
    papers: [
      { what: 'Certification card and logbook', by: 'you', when: 'Shown at the dive centre on day 1' },
      { what: 'Dive insurance certificate with evacuation cover', by: 'you', when: 'Before the first dive' },
      {
        what: 'Medical clearance, if your answers on the form call for it',
        by: 'you',
        when: 'Ask us for the form before you book',
      },
      {
        what: 'Photo ID, original; foreigners passport and visa',
        by: 'you',
        when: 'Checked at the airport and at the jetties',
      },
      { what: 'Ferry tickets in your names', by: 'us', when: 'Before you fly' },
    ],
    payLocally: [],
  },
  route: [
    { place: 'port-blair' },
    { place: 'havelock', night: true },
    { place: 'radhanagar' },
    { place: 'havelock', night: true },
    { place: 'port-blair', night: true },
  ],
  difficulty: 'hard',
  tags: ['adventure', 'beach'],
  cover: 'reef/dusk',
  gallery: [
    'andaman/beach-dawn-garden-room',
    'sea-crossing/gold',
    'andaman/beach-dusk',
    'andaman/creek-dusk',
    'andaman/detail-1',
    'andaman/dawn',
    'andaman/detail-2',
    'hammock/day',
  ],
  captions: {
    night: 1,
    travel: 'By catamaran, with room for dive bags',
    high: 'An evening at Radhanagar on the day without dives',
  },
}
