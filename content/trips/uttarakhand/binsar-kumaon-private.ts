import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'binsar-kumaon-private',
  kind: 'customised',
  title: 'Binsar, Jageshwar and Kausani, Privately',
  location: 'Binsar, Uttarakhand',
  region: 'North',
  duration: 'Flexible',
  months: [2, 3, 4, 5, 6, 10, 11, 12],
  price: 38500,
  discount: 0,
  rating: 4.9,
  reviews: 2,
  description:
    'You see an oak sanctuary with no town in it, a valley of stone temples, and a ridge where Trisul faces you at breakfast. This is Kumaon for people who would rather have a fire and a naturalist than a Mall road. Houses inside Binsar run on solar power and stop generators early, so nights are dark and very starry. The five days below are a sketch. Take out Kausani and stay longer in the forest, walk village to village with your bags sent ahead, bring the children, bring the dog to selected homes. Clearest snow views are from mid-October to December; rhododendrons colour the woods in March.',
  highlights: [
    'Zero Point at dawn, with Chaukhamba at one end and Panchachuli at the other',
    'Over a hundred shrines under deodars at Jageshwar, seen early with a scholar-guide',
    'Sanctuary walks to Gairar and Dalar villages, through leopard and barking-deer country',
    'Dinner cooked over oak embers: bhatt, gaderi, and mountain lamb if you eat it',
    'Sunrise on Trisul from your own window in Kausani',
  ],
  placesCovered: ['Kathgodam', 'Almora', 'Binsar', 'Jageshwar', 'Kausani', 'Baijnath'],
  itinerary: [
    {
      title: 'Kathgodam to a forest house in Binsar, by Almora',
      description:
        'From 10 am your driver waits with a name board at the station of Kathgodam (554 m), where the broad-gauge railway ends. Three hours by way of Bhowali and the Kosi bring you to Almora for a lunch of thali and singori, the khoya sweet folded in a maalu leaf. Past the Ayarpani gate, where the sanctuary ticket is bought, the road becomes a lane between mossy trees. The house at Binsar stands on a spur facing north; tea is on the lawn and the first fire is lit at 6 pm.',
      activities: ['Private transfer of 120 km', 'Almora sweet shops', 'Settle in at the forest house'],
      meals: ['lunch', 'dinner'],
      stay: 'Forest lodge, Binsar Wildlife Sanctuary',
    },
    {
      title: 'Binsar: Zero Point at dawn and lunch in a village',
      description:
        'A torchlit half hour on a flat trail ends at the Zero Point tower of Binsar (2,412 m). Chaukhamba, Trisul, Nanda Devi and Panchachuli turn pink one after another. After breakfast you walk slowly with the naturalist down through banj oak to Gairar, where few families remain and one of them cooks for you. You may see goral, pine marten or the pugmarks of last night’s leopard; it is different each time. A jeep brings you back up to the lodge.',
      activities: ['Zero Point sunrise', 'Guided walk to Gairar', 'Lunch in a village home'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Forest lodge, Binsar Wildlife Sanctuary',
    },
    {
      title: 'The deodar temples of Jageshwar',
      description:
        'About two hours to the east, Jageshwar (1,870 m) hides in a fold of the hills so thick with deodar that noon looks like evening. A guide who reads the inscriptions helps you tell the hundred and twenty-odd temples apart: Mrityunjaya, Dandeshwar, the tiny ones that are really memorials. The small archaeological museum, shut on Fridays, keeps the finest of the carvings. We come back through Kasar Devi for apple pie and sunset on the boulder, unless you prefer the fire.',
      activities: ['Jageshwar temple complex with a scholar', 'Archaeological museum', 'Kasar Devi ridge'],
      meals: ['breakfast', 'dinner'],
      stay: 'Forest lodge, Binsar Wildlife Sanctuary',
    },
    {
      title: 'Across the Kosi to Kausani',
      description:
        'You start late, after an unhurried coffee beside the bird feeders. The drive of two and a half hours passes Someshwar’s wide paddies to Kausani (1,890 m). Anasakti Ashram, where Gandhi wrote in 1929, holds prayers in the evening; the tea garden sells its orthodox leaf by the hundred grams. If the sky is clean, the whole range from Nanda Ghunti to Panchachuli changes colour at sunset, and you can ask for dinner on the balcony.',
      activities: ['Someshwar valley', 'Anasakti Ashram', 'Tea garden walk'],
      meals: ['breakfast', 'dinner'],
      stay: 'Boutique cottage, Kausani',
    },
    {
      title: 'Kausani to Baijnath’s temples, then Kathgodam',
      description:
        'After sunrise it is seventeen kilometres down to Baijnath on the Gomati, a cluster of twelfth-century Katyuri temples with mahseer crowding the steps. Then you drive south by Ranikhet’s cantonment pines and the Kosi for five and a half hours, with a stop at Kainchi if you like. You reach Kathgodam at about 4:30 pm, in good time for the night express; for the afternoon Shatabdi leave Baijnath out. Guests with one more day break the journey at an orchard house near Mukteshwar, which we think wise.',
      activities: ['Baijnath temples', 'Ranikhet drive', 'Drop at Kathgodam'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights at a small lodge in the sanctuary and one at Kausani, in the best room available',
    'Breakfast and dinner every day, and lunch on the first two days',
    'Sedan or SUV for the two of you only, with fuel, tolls and the driver’s expenses',
    'Binsar entry and vehicle charges for all days',
    'Resident naturalist for one full and two short walks; scholar-guide at Jageshwar',
    'Planning of the trip, with up to three changes free',
  ],
  exclusions: [
    'Rail tickets Delhi–Kathgodam or the taxi from Pantnagar airport',
    'Lunch on days three to five, and dinner on the last day',
    'Wine and spirits, where the house is licensed',
    'Porters for the village-to-village walking version',
  ],
  faqs: [
    {
      question: 'Is there electricity at night in Binsar?',
      answer:
        'The sanctuary has no grid supply. Lodges use solar power, and a generator from dusk to about 10 pm. You can charge a phone but not use a hair dryer. Hot-water bottles are put in the beds.',
    },
    {
      question: 'What will the forest fires mean for us?',
      answer:
        'In dry years, May and early June bring smoke and sometimes closures by the forest department. We watch satellite alerts and will shift you to Kausani or Mukteshwar, at equal value, rather than send you into haze.',
    },
    {
      question: 'How can the route be altered?',
      answer:
        'Common changes: a fourth forest night instead of Kausani; Munsiyari added for three days; a walking version staying in Khali, Dalar and Risal homes; or an easier arrival with one night at Bhimtal. Starting price is for two adults sharing.',
    },
    {
      question: 'Is it comfortable for parents in their seventies?',
      answer:
        'Yes, with the jeep-accessible lodge and a ground-floor room. Zero Point is a level kilometre and a half. The village paths are steep; those who prefer can stay on the porch.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For the forest',
      essential: true,
      items: [
        'Soft-soled walking shoes',
        'Torch with a red light, which keeps the night dark for others',
        'Warm jacket; evenings touch 5 °C in November',
      ],
    },
    {
      category: 'Practical',
      essential: true,
      items: [
        'Cash, since cards fail inside the gate',
        'Power bank',
        'Personal medicines; the nearest hospital is Almora’s',
      ],
    },
    {
      category: 'Pleasures',
      essential: false,
      items: [
        'Binoculars and a bird list',
        'Star chart',
        'The Kumaon man-eater stories, if your nerves allow',
      ],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 38500,
      description: 'Per person: three nights in Binsar, one in Kausani, own car',
    },
    {
      title: 'Two travellers, a room each',
      price: 54500,
      description: 'Separate rooms in Binsar and Kausani; the car is shared by the two',
      ownRoom: true,
    },
  ],
  facts: {
    meet: { place: 'Kathgodam railway station, exit, driver with your name board', time: '10:00 am' },
    end: { place: 'Kathgodam railway station', time: '4:30 pm' },
    airport: {
      name: 'Pantnagar',
      transfer: 'About 35 km, an hour by taxi to Kathgodam, not included; few flights.',
    },
    railhead: { name: 'Kathgodam', transfer: 'The meeting place itself; the car waits for your train.' },
    party: { smallest: 2, largest: 6 },
    team: 'Your own driver, the lodge’s resident naturalist, and a scholar-guide at Jageshwar.',
    ages: {
      from: 3,
      note: 'Parents in their seventies do well with a ground-floor room; the village walks are steep and can be skipped.',
    },
    fitness:
      'Easy: a level walk of one and a half kilometres to Zero Point (2,412 m), one long downhill walk to Gairar with a jeep back, drives of up to six hours.',
    nights: [
      {
        count: 3,
        place: 'Binsar Wildlife Sanctuary',
        room: 'Small forest lodge',
        sharing: 'Double',
        washroom: 'own',
      },
      { count: 1, place: 'Kausani', room: 'Boutique cottage', sharing: 'Double', washroom: 'own' },
    ],
    singleRoom: { more: 16000 },
    child: {
      from: 5,
      to: 11,
      price: 23900,
      note: 'On an extra bed in the parents’ room. Under 5 on request.',
    },
    network:
      'Fair in Almora and Kausani; inside Binsar it comes and goes by the ridge, and lodges may have no Wi-Fi.',
    cash: 'Draw cash in Haldwani or Almora: cards often fail inside the sanctuary.',
    power:
      'No grid in the sanctuary: solar power, and a generator from dusk to about 10 pm. Phones charge, hair dryers do not.',
    insurance: 'None is included. An ordinary domestic travel policy is enough.',
    papers: [
      { what: 'Government photo ID, original', by: 'you', when: 'At the sanctuary gate and both houses' },
      { what: 'Binsar sanctuary entry and vehicle permit', by: 'us', when: 'At the Ayarpani gate on day 1' },
    ],
    payLocally: [],
  },
  route: [
    { place: 'kathgodam' },
    { place: 'almora' },
    { place: 'binsar', night: true },
    { place: 'jageshwar' },
    { place: 'kasar-devi' },
    { place: 'binsar', night: true },
    { place: 'kausani', night: true },
    { place: 'kathgodam' },
  ],
  difficulty: 'easy',
  tags: ['wildlife', 'cultural', 'offbeat'],
  cover: 'uttarakhand/ridge-day',
  gallery: [
    'uttarakhand/ridge-dusk-pine-room',
    'hill-road/gold',
    'forest-trail/gold',
    'hill-bazaar/dawn',
    'uttarakhand/ridge-day-pines',
    'uttarakhand/ridge-gold-balcony',
  ],
  captions: {
    night: 1,
    travel: 'By sedan or SUV, for the two of you only',
    high: 'Sanctuary walks to Gairar and Dalar',
  },
}
