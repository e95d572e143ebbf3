import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'w1',
  kind: 'group',
  title: 'Rishikesh: Rapids, Ghats and a Hilltop Sunrise',
  location: 'Rishikesh, Uttarakhand',
  region: 'North',
  duration: '3D/2N',
  months: [1, 2, 3, 4, 5, 6, 10, 11, 12],
  price: 4950,
  discount: 10,
  rating: 4.7,
  reviews: 4,
  description:
    'Leave Delhi early on Friday, raft sixteen kilometres of the Ganga on Saturday, and be on a hilltop at 1,645 m for Sunday’s sunrise. The river is at its best from October to mid-June; from about the end of June to late September it runs too high and rafting is closed by order, so we do not run this trip then. You sleep in Swiss tents above a sand beach at Shivpuri, not in a party camp: lights go down at 10 pm because the launch is at 8 am.',
  highlights: [
    'Sixteen kilometres of graded rapids from Shivpuri, Roller Coaster and Golf Course among them',
    'Sunrise from the Kunjapuri temple, with Swargarohini and Chaukhamba on the horizon in clear air',
    'Evening aarti at Triveni Ghat, watched from a seat on the steps',
    'A river guide certified in swift-water rescue in every raft, and a safety kayak alongside',
    'Two nights under canvas above the Ganga, with real beds and attached washrooms',
  ],
  placesCovered: ['Shivpuri', 'Rishikesh', 'Kunjapuri', 'Triveni Ghat', 'Ram Jhula'],
  itinerary: [
    {
      title: 'Early coach from Delhi to the Shivpuri camp',
      description:
        'The coach leaves Kashmere Gate in Delhi at 5:30 am on Friday and takes the Delhi–Meerut expressway, with aloo paratha packed for breakfast, reaching Rishikesh by about 11 am. Smaller jeeps climb the last sixteen kilometres to Shivpuri as the gorge closes in. Lunch is at the camp; after it there is time for sleep or a cold dip in the marked shallows. At 4 pm we walk forty minutes up to a small waterfall behind the village, and light the fire at 7 pm.',
      activities: ['Coach from Delhi', 'Walk to the Shivpuri waterfall', 'Volleyball and bonfire'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Swiss tent, camp above the river, Shivpuri',
    },
    {
      title: 'Shivpuri to Rishikesh by raft, aarti at dusk',
      description:
        'Helmets and jackets are fitted at 7 am, followed by practice of the paddle commands on land. From Shivpuri the river drops through Return to Sender, Roller Coaster, Golf Course and Club House, Grade II to III+ at normal water, with flat stretches for body surfing between them. We land near Nim Beach in Rishikesh around noon, eat at a café above Lakshman Jhula, and spend the afternoon in the lanes and ashrams around Ram Jhula. The Beatles Ashram is closed for restoration at least until April 2027; once it is open again you may go in. At dusk we sit on the steps of Triveni Ghat for the aarti and drive back to camp.',
      activities: [
        '16 km of white-water rafting',
        'Afternoon around Ram Jhula',
        'Ganga aarti at Triveni Ghat',
      ],
      meals: ['breakfast', 'dinner'],
      stay: 'Swiss tent, camp above the river, Shivpuri',
    },
    {
      title: 'Sunrise at Kunjapuri, then home to Delhi',
      description:
        'Wake at 4 am (an hour earlier from April to June), drive up to an hour and a half through Narendra Nagar, and climb the last three hundred steps to Kunjapuri before sunrise. The temple stands at 1,645 m, high enough for a line of snow from Bandarpunch to Chaukhamba when the air is clear. Those who wish can walk down six kilometres through terraced villages with a local guide. After a late breakfast back in Rishikesh the coach starts at 1 pm and is in Delhi by 8 pm, Sunday traffic permitting.',
      activities: ['Kunjapuri sunrise', 'Optional walk down through the terraces'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Air-conditioned coach from Kashmere Gate, Delhi, and back',
    'Two nights in twin-sharing Swiss tents with attached washrooms at Shivpuri',
    'Six vegetarian meals: three breakfasts, one lunch and two dinners',
    'Rafting from Shivpuri with guide, safety kayak, helmet and life jacket',
    'Jeep to Kunjapuri and a local walking guide',
    'A trip captain from Delhi who carries the first-aid kit',
  ],
  exclusions: [
    'Lunch on the rafting day, about ₹350 at a Lakshman Jhula café, and food on the drive home on day 3',
    'Bungee jump or giant swing, if you want one, paid at the site',
    'Entry to the Beatles Ashram once it is open again, about ₹200 for Indian visitors, if you go in',
    'Camera hire on the raft',
    'A tent to yourself, ₹2,000 more',
  ],
  faqs: [
    {
      question: 'Can I raft if I cannot swim?',
      answer:
        'Yes. The jacket keeps you afloat and the guide practises a swimmer’s rescue with everyone before the first rapid. Non-swimmers sit in the middle of the raft and may skip the body surfing. We do not take children under 14, anyone pregnant, or anyone with a recent back or heart problem on the river.',
    },
    {
      question: 'What happens if rafting is closed that weekend?',
      answer:
        'The state closes the river when it rises, most often after late rain. You are told as soon as we know, and may move to another date without a fee, or come all the same and get back what the rafting would have cost us. The rest of the weekend runs as planned.',
    },
    {
      question: 'Is the camp suitable for a woman travelling alone?',
      answer:
        'Yes, and many of our guests here come that way. Tents are shared only with another woman, washrooms are attached and lockable, and the captain sleeps on site. The gate is manned through the night.',
    },
    {
      question: 'Is alcohol allowed at the camp?',
      answer:
        'No. Our camp does not allow it and the pilgrim town itself is dry. Anyone who has been drinking is not allowed into the raft, without exception and without refund.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the river',
      essential: true,
      items: ['Quick-dry shorts or tights', 'Strapped sandals or old sports shoes', 'Strap for spectacles'],
    },
    {
      category: 'For the camp',
      essential: true,
      items: [
        'Torch with fresh cells',
        'Warm jacket from November to February',
        'Towel and a full change of clothes',
      ],
    },
    { category: 'Papers', essential: true, items: ['Photo identity card for the camp register'] },
    { category: 'Comfort', essential: false, items: ['Earplugs for the coach', 'Dry bag for the phone'] },
  ],
  cancellation: 'rishikesh',
  packages: [
    {
      title: 'Twin sharing',
      price: 4950,
      description: 'Two to a Swiss tent with its own washroom, a seat in the coach from Delhi',
      isPopular: true,
    },
    {
      title: 'Single tent',
      price: 6950,
      description: 'A Swiss tent to yourself on both nights; coach and raft with the group',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Delhi, outside Kashmere Gate metro station, beside the ISBT', time: '5:30 am' },
    end: { place: 'Delhi, outside Kashmere Gate metro station, beside the ISBT', time: '8:00 pm' },
    airport: {
      name: 'Indira Gandhi International (Delhi)',
      transfer: 'About 25 km, 45 minutes by taxi at that hour; the metro starts too late. Not included.',
    },
    railhead: {
      name: 'Old Delhi (Delhi Junction)',
      transfer: 'About 2 km by auto; New Delhi station is 5 km away. Not included.',
    },
    team: 'A trip captain from Delhi, a river guide in every raft, a safety kayak, and a local walking guide.',
    ages: {
      from: 14,
      note: 'Not on the river: anyone pregnant, or with a recent back or heart problem. Under 18 with a parent.',
    },
    fitness:
      'A morning of paddling over 16 km of Grade II to III+ rapids, a walk of 40 minutes, about 300 steps to Kunjapuri (1,645 m), and an optional 6 km downhill.',
    nights: [
      {
        count: 2,
        place: 'Shivpuri',
        room: 'Swiss tent in a camp above the river',
        sharing: 'Twin',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 2000 },
    child: { none: 'Children under 14 are not taken on the river, so none come on this trip.' },
    network: 'All networks work in Rishikesh; in the gorge at Shivpuri the signal is weak but usually there.',
    cash: 'Cash machines in Rishikesh; do not count on one at Shivpuri. UPI works at most cafés.',
    power: 'Mains power in the tents, with cuts; a torch helps after lights-out at 10 pm.',
    insurance: 'None is included. Buy a short travel policy that names white-water rafting.',
    papers: [
      { what: 'Government photo ID, original', by: 'you', when: 'Shown for the camp register on day 1' },
      {
        what: 'Rafting declaration of health, signed at the river',
        by: 'you',
        when: 'On the morning of day 2, before the launch',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'friday',
    count: 6,
    seats: 15,
    smallest: 6,
    decideDays: 4,
    seasons: [
      { from: '01-01', to: '06-20' },
      { from: '10-01', to: '12-31' },
    ],
  },
  route: [
    { place: 'delhi' },
    { place: 'shivpuri-ganga', night: true },
    { place: 'rishikesh' },
    { place: 'kunjapuri' },
    { place: 'rishikesh' },
    { place: 'delhi' },
  ],
  tags: ['adventure', 'budget'],
  cover: 'rishikesh/day',
  gallery: [
    'rishikesh/dusk-swiss-tent',
    'rishikesh/detail-2',
    'kunjapuri/dawn',
    'rishikesh/dusk',
    'rishikesh/gold',
    'rishikesh/detail-1',
  ],
  captions: {
    night: 1,
    travel: 'By raft, sixteen kilometres of the Ganga',
    high: 'Sunrise from Kunjapuri, at 1,645 m',
  },
}
