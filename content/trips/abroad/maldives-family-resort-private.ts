import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'maldives-family-resort-private',
  kind: 'customised',
  title: 'Maldives with Children: One Island, One Shallow Lagoon',
  location: 'North Malé Atoll, Maldives',
  country: 'Maldives',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 5, 10, 11, 12],
  price: 96500,
  discount: 0,
  rating: 4.8,
  reviews: 2,
  description:
    'Parents ask us three things: how long is the boat, is the water shallow, and what will she eat. The boat takes about forty minutes, the water is shallow for a good way out, and there is dal-chawal at 6:30 pm. We keep families on islands in North Malé Atoll with a beach villa rather than stilts (railings have gaps and ladders have no gate), a staffed kids’ club and a doctor on site. The price is per adult for two adults sharing; up to two children in the room usually pay for meals and transfer only. Length, room type and how much is arranged each day are yours to set.',
  highlights: [
    'A beach villa with a fenced garden and two extra beds, steps from knee-deep water',
    'Kids’ club for ages four to twelve, with sessions by the hour rather than the day',
    'A turtle-and-reef hour with a biologist who is good with eight-year-olds',
    'Indian cook for early children’s suppers, plain curd rice included',
    'Semi-submersible or glass-bottomed boat for those who will not wear a mask',
    'Speedboat by daylight, life jackets in baby sizes checked beforehand',
  ],
  placesCovered: ['Malé', 'North Malé Atoll', 'Hulhumalé'],
  itinerary: [
    {
      title: 'Speedboat from Malé to North Malé Atoll',
      description:
        'Try for a morning flight, so the speedboat ride falls in daylight. At Malé the resort’s counter has infant jackets waiting and the crew lift the pushchair. North Malé Atoll’s sheltered side is smooth for most of the forty minutes. The villa has bucket, spade, cot and kettle as listed by you. Let the children into the lagoon straight away; it is close to bath-warm, with sand for a long way and no waves. Club staff come by to learn names and allergies.',
      activities: ['Speedboat with children’s jackets', 'First swim', 'Meet the kids’ club team'],
      meals: ['dinner'],
      stay: 'Family beach villa, North Malé Atoll',
    },
    {
      title: 'North Malé Atoll: turtles with a marine biologist',
      description:
        'At 10 am the marine biologist lays out shells, a shark egg case and a bottle of plastic found that week, and then takes those who can float to a coral frame in chest-deep water. The rest peer through a glass-floored boat. North Malé Atoll’s hawksbills are used to people but are never fed or chased here. The hot sun makes everyone nap after lunch. There is a crab race at 5 pm and a children’s table at 6:30 pm, and at 8 pm the sitter comes, so that the two of you may dine in peace.',
      activities: ['Marine session for children', 'Glass-bottomed boat', 'Babysitting for one evening'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Family beach villa, North Malé Atoll',
    },
    {
      title: 'Dolphins of North Malé Atoll at 5 pm',
      description:
        'Keep the morning loose: cooking class at the club, badminton in the shade, the pool when the lagoon gets too salty. Spinner dolphins gather in North Malé Atoll’s channels late in the day and a broad dhoni with a rail goes out to meet them, ninety minutes with juice and biscuits. These dolphins are wild and leap when they like. Teenagers may prefer to try scuba in the shallows, allowed from ten years, or to be towed on an inflatable sofa.',
      activities: ['Club cooking class', 'Dolphin cruise', 'Scuba taster for over-tens'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Family beach villa, North Malé Atoll',
    },
    {
      title: 'North Malé Atoll: treasure hunt and a beach film',
      description:
        'The club hides a chest each week and gives each team a map with Dhivehi words to decode: mas for fish, ruh for palm. Parents are allowed to help and always do. During the hunt one of you can dive or take a massage, and the other after lunch. In the evening a film is shown on a sheet between two palms, under North Malé Atoll’s stars, with popcorn and beanbags. Bring shawls for the children, as the breeze turns cool.',
      activities: ['Treasure hunt', 'Spa or dive by turns', 'Open-air film'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Family beach villa, North Malé Atoll',
    },
    {
      title: 'A last swim, then the boat to Malé airport',
      description:
        'Boats to the airport are tied to flights, leaving about three hours before. Families on evening departures keep a changing room, or go by Hulhumalé, where a public beach with swings stands ten minutes from the terminal and ice cream is sold near by. Vegetarian food at Malé airport is scarce and costly, so take the packed boxes the kitchen offers. With a half-hour clock change, bedtime at home stays almost right.',
      activities: ['Last swim', 'Boat to the airport', 'Playground stop at Hulhumalé'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights in a family beach villa, with all meals for the adults',
    'Shared speedboat both ways, with life jackets for children and infants',
    'Kids’ club sessions, film night and treasure hunt',
    'One hour with the marine biologist, one dolphin cruise and one glass-bottomed boat trip',
    'Three hours of babysitting on one evening',
    'Cot, bed rails, steriliser and high chair in the villa when you arrive, if you ask',
  ],
  exclusions: [
    'Flights for adults and children',
    'Children’s meals and boat transfers, about ₹9,000 to ₹16,000 a child by age',
    'Green tax, US$12 per person a night: US$48 (about ₹4,560) for four nights; infants under two are exempt',
    'Scuba try-outs, inflatable rides and spa',
    'Gala dinners at Christmas and New Year; we tell you the price before you pay',
  ],
  faqs: [
    {
      question: 'How young is too young?',
      answer:
        'Babies of five or six months do come. Think of the heat, the boat, and that the nearest hospital is in Malé. We keep to islands under fifty minutes out with a resident doctor. For toddlers ask for a garden-front villa and the lagoon side away from the jetty.',
    },
    {
      question: 'Why not a water villa with children?',
      answer:
        'Many resorts refuse under-twelves there or make you sign a waiver. The deck edge is open, the steps are slippery and there is no garden. Some islands have two-bedroom overwater family units with gates, and we quote those for older children.',
    },
    {
      question: 'Can this be shortened, or joined to another country?',
      answer:
        'Three nights is the least that is worth the boat ride. It joins well with Kerala or with Sri Lanka, an hour and a half by air from Malé. Grandparents often take the villa next door; tell us and we ask for one with a shared gate, and a buggy.',
    },
    {
      question: 'What do the children need at immigration?',
      answer:
        'Each child, babies included, needs a passport and its own IMUGA form. The entry permit on arrival, for thirty days or more, is free for them too. If only one parent travels, carry a signed consent letter from the other. The rule may change, so check it before you book, and look at the expiry date of each passport.',
    },
    {
      question: 'Is the food really plain enough?',
      answer:
        'Yes. Buffets have pasta, rice, curd, fruit and bread at every meal, and Indian cooks will make khichdi without chilli if you ask by 11 am. Milk powder brands vary, so bring your own formula and cereal.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For small swimmers',
      essential: true,
      items: [
        'UV suits with long sleeves',
        'Swim nappies, which are costly on the island',
        'Water shoes and a fitted child’s mask',
      ],
    },
    {
      category: 'Medicine bag',
      essential: true,
      items: [
        'Paracetamol syrup, ORS and antihistamine',
        'Ear drops for after the pool',
        'Prescription copies',
      ],
    },
    {
      category: 'Papers',
      essential: true,
      items: ['A passport for every child', 'Consent letter if one parent stays home'],
    },
    {
      category: 'For waiting hours',
      essential: false,
      items: ['Card games for the lounge', 'Favourite snack for the boat', 'Night-light with a British plug'],
    },
  ],
  packages: [
    {
      title: 'Family beach villa',
      price: 96500,
      description: 'Per adult, two adults in one beach villa with two extra beds',
    },
    {
      title: 'Beach villa with pool',
      price: 122500,
      description: 'Per adult: the same island, meals and beds, with a small pool of your own',
    },
  ],
  facts: {
    meet: {
      place: 'The resort’s counter, arrivals hall, Velana International Airport, Malé',
      time: '1:00 pm',
    },
    end: { place: 'Departures, Velana International Airport, Malé', time: '12:00 noon' },
    airport: {
      name: 'Velana International (MLE), Malé',
      transfer: 'You meet here; the shared speedboat, about 40 minutes to the island, is included both ways.',
    },
    party: { smallest: 2, largest: 6 },
    team: 'No escort. The resort’s kids’ club team, a marine biologist and a resident doctor are on the island',
    ages: {
      from: 0,
      note: 'Babies from about six months; kids’ club from 4 to 12 years; scuba try-outs from 10 years.',
    },
    fitness:
      'Very easy: a speedboat ride of about 40 minutes, then flat sand paths. Children should be able to float for the reef hour; nobody has to swim.',
    nights: [
      {
        count: 4,
        place: 'North Malé Atoll',
        room: 'Family beach villa, two extra beds',
        sharing: 'Family of up to four',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 46500 },
    child: {
      from: 2,
      to: 11,
      price: 16000,
      note: 'The most it costs, in the parents’ villa with meals and boat; from about ₹9,000 for the youngest.',
    },
    network:
      'Wi-Fi and 4G (Dhiraagu, Ooredoo) on the island; weak on the boat. Take roaming or a tourist SIM at the airport.',
    cash: 'Extras go on the room bill and are paid by card in dollars. Carry about US$100 in small notes for tips; do not count on an ATM on the island.',
    power:
      'Mostly type G sockets (three flat pins, as in Britain), 230 V: carry an adaptor. The island makes its own power, all day.',
    insurance:
      'Required, not included: buy medical cover with evacuation for all of you: the nearest hospital is in Malé.',
    papers: [
      {
        what: 'Passport for every traveller, babies too; six months’ validity is the safe rule',
        by: 'you',
        when: 'Check them before you book',
      },
      {
        what: 'IMUGA traveller declaration for each person, online and free',
        by: 'you',
        when: 'Within 96 hours before the flight to Malé',
      },
      {
        what: 'Free entry permit on arrival for Indian passports, 30 days or more; may change',
        by: 'you',
        when: 'On arrival, with return ticket and our resort voucher',
      },
      { what: 'Consent letter if only one parent travels', by: 'you', when: 'Carry it signed' },
    ],
    payLocally: [
      {
        what: 'Green tax, US$12 a night for four nights; infants under two are exempt',
        paidTo: 'The resort, on the room bill',
        rupees: 4560,
        foreign: { amount: 48, currency: 'USD' },
      },
    ],
  },
  route: [
    { place: 'male' },
    { place: 'north-male-atoll', night: true },
    { place: 'hulhumale' },
    { place: 'male' },
  ],
  difficulty: 'easy',
  tags: ['international', 'familySpecial', 'beach'],
  cover: 'maldives/sandbank-day',
  gallery: [
    'maldives/gold-villa-room',
    'sea-crossing/fast-day',
    'reef/dawn',
    'maldives/night',
    'maldives/atoll-day',
    'hammock/dawn',
  ],
  captions: {
    night: 1,
    travel: 'By shared speedboat, with life jackets in children’s sizes',
    high: 'An hour on the reef with a marine biologist',
  },
}
