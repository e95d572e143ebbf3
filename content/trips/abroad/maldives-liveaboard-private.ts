import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'maldives-liveaboard-private',
  kind: 'customised',
  title: 'Maldives by Dive Boat: Rasdhoo, Ari and Vaavu',
  location: 'Central Atolls, Maldives',
  country: 'Maldives',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 11, 12],
  price: 142500,
  discount: 0,
  rating: 4.8,
  reviews: 1,
  description:
    'You spend five nights aboard a safari boat, with a diving dhoni in tow, and wake over a new reef each morning. This loop of the central atolls is for certified divers who want channels, pinnacles and night dives that no single island can reach; a snorkelling partner is welcome and well looked after. Two people take a cabin on a scheduled sailing; eight or more can charter the boat and set the route themselves. Boats commonly run seven nights as well, so extend if you have the leave. We sail November to April only, with the clearest water from January.',
  highlights: [
    'Up to twelve dives in five days, with no diving on the last day before you fly',
    'A dive at dawn in deep water off Rasdhoo, waiting for scalloped hammerheads',
    'Maaya Thila by torch: white-tips hunting round a pinnacle',
    'Nurse sharks and jacks circling off the Vaavu jetty after dark',
    'Nitrox on board, one guide to four divers',
    'A beach barbecue on an empty sandbank, paneer skewers on their own grill',
  ],
  placesCovered: ['Hulhumalé', 'Rasdhoo', 'Maaya Thila', 'South Ari reef', 'Fulidhoo', 'Vaavu channels'],
  itinerary: [
    {
      title: 'Board the boat off Hulhumalé, and a check dive',
      description:
        'A dinghy collects you from the airport jetty and crosses to the anchorage off Hulhumalé, where the boats lie in rows. You hand in your papers, get a locker and hear a safety talk, then make a gentle check dive in the afternoon so that the guides can see how well you balance in the water. Those arriving after 3 pm dive tomorrow instead. Supper is always a buffet with two vegetarian mains; write your needs on the form and the cook shops in Malé accordingly. The anchor comes up at 5 am.',
      activities: ['Boarding and safety briefing', 'Check dive in North Malé'],
      meals: ['lunch', 'dinner'],
      stay: 'Cabin aboard, off Hulhumalé',
    },
    {
      title: 'West to Rasdhoo for two channel dives',
      description:
        'The crossing takes about three hours and rolls a little; breakfast waits until it is over. Rasdhoo is a small ring on its own, with a wall that falls to two hundred metres. We dive the channel mouth at 11 am for grey reef sharks and again at 3 pm over soft coral. After tea the tender goes to the village for ice cream and a stroll, in clothes that cover shoulders and knees. Sleep early: tomorrow’s bell is at 5:30 am.',
      activities: ['Two channel dives', 'Shore visit', 'Early night'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Cabin aboard, Rasdhoo lagoon',
    },
    {
      title: 'Rasdhoo at first light, Maaya Thila at night',
      description:
        'At dawn off Rasdhoo you hang at twenty-five metres with nothing below, which unsettles some people; skip it without shame. When the hammerheads come, they appear as grey shapes out of grey water. By 12 noon we are in North Ari among pinnacles thick with blue-striped snapper. After sunset torches go on at Maaya Thila, a plateau eighty metres across, where white-tips, morays and a stonefish or two hunt along the ledges. Everyone comes up talking at once.',
      activities: ['Blue-water dawn dive', 'Pinnacle dive in North Ari', 'Night dive at Maaya Thila'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Cabin aboard, North Ari Atoll',
    },
    {
      title: 'South Ari reef: mantas, whale sharks and a barbecue',
      description:
        'We run down the atoll to the reefs around Dhigurah. The first dive is at a cleaning station where mantas queue over a coral block in these months; you kneel on sand, well back, and breathe slowly. Later the boat patrols the outer edge for whale sharks, which you may only snorkel with, so partners and divers are in the water together. Those who want one more dive go at 4 pm. The crew build a table of sand, sculpt a shark on it, and light the grill.',
      activities: ['Manta cleaning-station dive', 'Whale-shark snorkel', 'Sandbank barbecue'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Cabin aboard, South Ari Atoll',
    },
    {
      title: 'Over to Vaavu and Fulidhoo',
      description:
        'An early passage east brings us to the least populated atoll. Vaavu’s channels face the open ocean: with an incoming current you hook on to the rock at the mouth, and eagle rays glide past in a line. Fulidhoo is good for a walk, twenty minutes right round the island, with stingrays at the harbour steps. Experienced divers make the night dive near Alimathaa, where dozens of nurse sharks swirl in the torchlight, a dive that is noisy, crowded and still remarkable. It is the last one of the loop.',
      activities: ['Channel drift dives', 'Walk round Fulidhoo', 'Night dive with nurse sharks'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Cabin aboard, Vaavu Atoll',
    },
    {
      title: 'A day without dives, back to Hulhumalé',
      description:
        'Nobody dives with a tank today. By Maldivian rule twenty-four hours must pass between a dive and a flight, so the boat goes slowly north with a snorkel stop and a long breakfast while you rinse kit and swap photographs. We tie up off Hulhumalé by 2 pm; only flights after 8 pm suit those who dived last night. If yours leaves at dawn tomorrow, the cabin can be kept for a sixth night, or a town room booked for less. Log books are stamped in the saloon, with the guides’ terrible drawings of fish.',
      activities: ['Snorkel stop', 'Log-book session', 'Dinghy to the airport'],
      meals: ['breakfast', 'lunch'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights in an en-suite twin or double cabin with air conditioning',
    'All meals from lunch on day 1 to lunch on day 6, with tea, coffee and drinking water',
    'Up to twelve dives with guide, tanks and weights, and nitrox for those certified for it',
    'A separate diving dhoni that carries the gear and the compressors',
    'Dinghy from and to the airport, shore visits and the sandbank barbecue',
    'Emergency oxygen, radios and a surface marker for every diver',
  ],
  exclusions: [
    'Flights to and from Malé; please land before 3 pm on day 1',
    'Green tax on boats, US$12 per person a night: US$60 (about ₹5,700) for five nights, paid on board',
    'Hire of regulator, jacket, suit and computer, around US$35 to 45 a day for the set, unless your package has it',
    'Dive-accident insurance: nobody dives without it',
    'Tips for the crew, usually US$10 to 12 a day',
    'Beer, wine and soft drinks',
  ],
  faqs: [
    {
      question: 'How experienced must I be?',
      answer:
        'Advanced certification and about thirty logged dives, one within the past year. The current in the channels can reach two knots, and you go down fast as soon as you enter the water. With fewer dives we suggest a gentler route, or four days on Dhigurah first. By national rules nobody dives below thirty metres, and decompression dives are not allowed.',
    },
    {
      question: 'My partner does not dive. Will it be dull?',
      answer:
        'Not if they snorkel. Half the reef tops lie at three to six metres, the dhoni crew go with them, and the whale-shark and manta stops work from the surface. The sun deck is peaceful while others are below. A place for a non-diver costs about a fifth less.',
    },
    {
      question: 'What can be altered on a shared sailing?',
      answer:
        'Your cabin, nights before and after, diet, gear and whether you dive two or three times a day. The route is decided by the cruise director and the weather. If you charter the boat, you set the route too, within what fuel and season allow.',
    },
    {
      question: 'I get seasick. Should I come?',
      answer:
        'Inside the atolls the boat lies still. There are three crossings of two to four hours, all in the morning or while you sleep. Lower-deck cabins midships move least; request one early. Take a tablet the night before, and avoid those that make you drowsy before a dive.',
    },
    {
      question: 'Do immigration officers accept a boat as an address?',
      answer:
        'Yes. The IMUGA form has a liveaboard field; enter the vessel name on our voucher. Indian passport holders get the usual free permit on arrival, for 30 days or more. This may change, so look at the immigration website before you pay for flights.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Diving papers',
      essential: true,
      items: [
        'Certification card and log book',
        'Insurance number on paper',
        'Doctor’s note if your answers on the form call for it',
      ],
    },
    {
      category: 'Kit',
      essential: true,
      items: ['3 mm suit; water is 27–29°C', 'Own computer if you have one', 'Reef hook and a whistle'],
    },
    {
      category: 'Deck life',
      essential: true,
      items: ['Light fleece for wet evenings', 'Soft duffel that folds under a bunk'],
    },
    {
      category: 'Extras',
      essential: false,
      items: ['Torch and a spare for night dives', 'Dry box for cameras', 'Ginger sweets'],
    },
  ],
  packages: [
    {
      title: 'Lower-deck cabin, two sharing',
      price: 142500,
      description: 'Two to a cabin on the lower deck; you bring or hire your dive gear',
    },
    {
      title: 'Upper-deck cabin, two sharing',
      price: 158500,
      description: 'Two to a cabin on the upper deck, with a sea view; dive gear as in the first',
    },
    {
      title: 'Lower-deck cabin with dive gear',
      price: 159500,
      description: 'Two to a lower-deck cabin; regulator, jacket, suit and computer for five days',
    },
  ],
  facts: {
    meet: {
      place: 'Arrivals hall, Velana International Airport, Malé; the crew holds the boat’s name',
      time: '12:00 noon',
    },
    end: { place: 'Velana International Airport, Malé, by dinghy from the boat', time: '4:00 pm' },
    airport: {
      name: 'Velana International (MLE), Malé',
      transfer:
        'You meet here; the dinghy to the boat off Hulhumalé, about 15 minutes, is included both ways.',
    },
    party: { smallest: 2, largest: 16 },
    team: 'Cruise director, one dive guide to four divers, crew of the boat and of the diving dhoni',
    ages: {
      from: 16,
      note: 'Under-18s with a parent. A doctor must sign the dive medical form if your answers call for it.',
    },
    fitness:
      'For certified divers: advanced level, about 30 dives, one in the past year. Up to three dives a day, to 30 m at most, in currents of up to two knots.',
    nights: [
      {
        count: 5,
        place: 'On board, Malé to Ari and Vaavu',
        room: 'Air-conditioned cabin on a safari boat',
        sharing: 'Twin or double cabin',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 64000 },
    child: { none: 'A dive boat for certified divers: the youngest guests are 16.' },
    network:
      '4G (Dhiraagu, Ooredoo) near inhabited islands, little or none on the crossings and outer reefs. Take roaming or a tourist SIM at the airport.',
    cash: 'Carry about US$200 in clean notes for green tax, tips and the village, US$200 more if you hire gear; not every boat takes cards, and you cannot count on an ATM on the way.',
    power:
      'Mostly type G sockets (three flat pins, as in Britain), 230 V: carry an adaptor. Generators run day and night; charging points are in the saloon.',
    insurance:
      'Dive-accident cover with chamber and evacuation is compulsory and yours to buy, besides ordinary travel insurance.',
    papers: [
      {
        what: 'Passport; six months’ validity is the safe rule',
        by: 'you',
        when: 'Check it before you book',
      },
      {
        what: 'IMUGA traveller declaration with the vessel’s name, online and free',
        by: 'you',
        when: 'Within 96 hours before the flight to Malé',
      },
      {
        what: 'Free entry permit on arrival for Indian passports, 30 days or more; may change',
        by: 'you',
        when: 'On arrival, with return ticket and our voucher',
      },
      {
        what: 'Certification card, log book and dive insurance number',
        by: 'you',
        when: 'Shown on board before the check dive',
      },
      {
        what: 'Dive medical form, signed by a doctor if your answers call for it',
        by: 'you',
        when: 'At least two weeks before boarding',
      },
    ],
    payLocally: [
      {
        what: 'Green tax on boats, US$12 a night for five nights',
        paidTo: 'The cruise director, on board',
        rupees: 5700,
        foreign: { amount: 60, currency: 'USD' },
      },
    ],
  },
  route: [
    { place: 'hulhumale', night: true },
    { place: 'rasdhoo', night: true },
    { place: 'maaya-thila', night: true },
    { place: 'dhigurah', night: true },
    { place: 'fulidhoo', night: true },
    { place: 'hulhumale' },
  ],
  difficulty: 'hard',
  tags: ['international', 'adventure', 'wildlife'],
  cover: 'reef/day',
  gallery: [
    'maldives/sandbank-dawn-sea-cabin',
    'maldives/dawn-white-boat',
    'maldives/sandbank-gold',
    'maldives/atoll-day',
    'maldives/detail-2',
    'hammock/day',
  ],
  captions: {
    night: 1,
    travel: 'By safari boat, from atoll to atoll',
    high: 'A beach barbecue on an empty sandbank',
  },
}
