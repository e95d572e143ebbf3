import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'bali-family-private',
  kind: 'customised',
  title: 'Bali with Children: Sanur Shallows and Ubud Fields',
  location: 'Sanur & Ubud, Bali',
  country: 'Indonesia',
  duration: 'Flexible',
  months: [4, 5, 6, 7, 8, 9, 10, 12],
  price: 44500,
  discount: 0,
  rating: 4.8,
  reviews: 2,
  description:
    'You stay in only two hotels, and no outing asks a child to be quiet for more than an hour. Sanur has a reef that turns the sea into a paddling pool at most tides and a car-free path for children’s scooters; Ubud has ducks, frogs, rice fields and workshops where children fold leaf offerings and grind cocoa beans. April to October is driest, and the May–June school break fits it. December is wet but workable around pools. We price for two adults; children under twelve sharing the room pay far less. You tell us ages, nap times and food rules on the form, and we plan the days around them.',
  highlights: [
    'Sanur’s reef-sheltered beach, shallow a long way out at low tide',
    'Hatchlings and injured turtles at the Serangan conservation centre',
    'A morning with a duck farmer: mud, planting, and a bath from a hose',
    'Kite making with a Sanur family; the wind is best in July and August',
    'One water-park day at Kuta, with lifeguards and shaded slides for small ones',
    'Private van with car seats and the same patient driver all week',
  ],
  placesCovered: ['Sanur', 'Serangan', 'Kuta', 'Ubud', 'Tegallalang', 'Kintamani'],
  itinerary: [
    {
      title: 'From the airport to Sanur’s shallow beach',
      description:
        'A van with the seats you asked for is at arrivals, and Sanur is half an hour away: no winding road for jet-lagged stomachs. The hotel has a garden pool, family rooms and a gate on to the beach path. Dal, rice and curd are ready in the kitchen for any child who wants nothing new today. If there is light left, hire tricycles on the path. Bali’s clock is two and a half hours ahead of India’s, so the children may stay awake late.',
      activities: ['Transfer with car seats', 'Pool and beach path'],
      meals: ['dinner'],
      stay: 'Family resort with garden pool, Sanur',
    },
    {
      title: 'Sanur: sea swimming, Serangan turtles, kite making',
      description:
        'Mornings are for the sea at Sanur, inside the reef, in jelly shoes. At 10 am the van goes to Serangan, where volunteers run tanks for rescued green and hawksbill turtles; releases happen when there are hatchlings ready, mostly in the dry months, and are never staged for us. After lunch and sleep a kite builder comes with bamboo and cloth. Each child makes a kite with a long janggan tail and, with luck, flies it over the grass before supper.',
      activities: ['Swimming inside the reef', 'Serangan turtle centre', 'Kite workshop'],
      meals: ['breakfast'],
      stay: 'Family resort with garden pool, Sanur',
    },
    {
      title: 'Water park at Kuta, or a boat over Sanur’s reef',
      description:
        'Kuta’s water park is big and well run, with height-checked rides, lockers and a lazy river; go from opening until 2 pm and skip the weekend. It is about thirty minutes from Sanur. Families who would rather skip the pools take a glass-bottomed outrigger boat over the coral, then cycle south to the kite beach at Mertasari. In the evening you eat at the Sindhu night market: satay for meat-eaters, banana fritters (pisang goreng) and corn for vegetarians.',
      activities: ['Water park at Kuta', 'Glass-bottomed boat as an alternative', 'Sindhu night market'],
      meals: ['breakfast'],
      stay: 'Family resort with garden pool, Sanur',
    },
    {
      title: 'Sanur to Ubud by way of the bird park',
      description:
        'The ride to Ubud is an hour, broken at a bird park in Batubulan where Bali starlings, white with blue spectacles and rare in the wild, fly in an aviary you walk through. The new hotel stands in paddies. After a rest, an offering-maker shows children how to fold a canang from coconut leaf, and they carry theirs to the house temple at dusk. If the children want pizza for dinner, Ubud has that too.',
      activities: ['Bird park', 'Offering-making', 'Evening walk through the paddies'],
      meals: ['breakfast', 'dinner'],
      stay: 'Rice-field hotel with family rooms, Ubud',
    },
    {
      title: 'Ducks near Tegallalang and lunch at Kintamani',
      description:
        'A farmer near Tegallalang lets children lead his ducks out, plant a row and fall over in the mud; wear the worst clothes you own. Once everyone is clean, you drive up to Kintamani (1,450 m) and eat lunch looking into the crater of Batur; wear jackets. Chocolate or coffee makers on the road down let children grind the beans. We do not include the Monkey Forest: it is lovely, but bites happen, Bali has rabies, and a nervous child holding a banana is easily hurt. Ask us if you still wish to go.',
      activities: ['Farm morning with ducks', 'Kintamani crater lunch', 'Chocolate workshop'],
      meals: ['breakfast', 'lunch'],
      stay: 'Rice-field hotel with family rooms, Ubud',
    },
    {
      title: 'Ubud to the airport, with puppets at Sukawati',
      description:
        'The van leaves Ubud five hours before take-off, to allow for the south’s traffic and a snack stop. If your flight is late, you get a day room until 3 pm, or you visit a puppet-maker’s house in Sukawati on the way, where the children will recognise Bhima and Hanuman among the wayang shadow puppets. Direct services to Bengaluru, Mumbai and Delhi take seven to eight hours. Pack the kite flat, under the jackets in your suitcase.',
      activities: ['Shadow-puppet stop at Sukawati', 'Airport transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in Sanur and two in Ubud in family rooms, breakfast for all',
    'Private van with the car seats you ask for, and the same driver each day',
    'Water park or glass-bottomed boat, turtle centre donation, bird park',
    'Kite, offering, farm and chocolate sessions with materials',
    'Three meals besides breakfast: a simple Indian dinner on the first night, dinner on day four and lunch on day five',
    'A list of children’s clinics and a Hindi-speaking contact on call',
    'On day 6, for late flights, a day room until 3 pm or the puppet-maker’s house in Sukawati',
  ],
  exclusions: [
    'Flights from India for the family',
    'Visa on arrival (IDR 500,000, about ₹2,850) and Bali levy (IDR 150,000, about ₹855) for each traveller, babies included',
    'Kintamani road ticket, about IDR 50,000 (₹285) for an adult',
    'Babysitting, about IDR 100,000 (₹570) an hour',
    'Lunches and dinners that the day plan does not list',
    'The child price for guests of twelve or older: they pay as adults',
  ],
  faqs: [
    {
      question: 'What do children pay?',
      answer:
        'Children under two pay nothing but the visa and the levy. Those from two to eleven pay ₹14,850 without an extra bed, which is about a third of the adult price, or about ₹22,250 with one. Grandparents in a second room are quoted as a pair. You get one sheet that shows every line.',
    },
    {
      question: 'Is Bali safe for toddlers?',
      answer:
        'Generally yes, with a few rules: bottled or filtered water even for brushing, repellent at dusk because dengue exists, no petting of dogs, cats or monkeys, and swimming only in lagoons and pools. Surf beaches such as Kuta and Seminyak have rip currents: enjoy the view, but do not swim there.',
    },
    {
      question: 'Will picky vegetarian children eat?',
      answer:
        'Plain rice, fried noodles without egg, potato, tofu, fruit and pancakes are everywhere, and Sanur has Indian kitchens that deliver. Ask for “tidak pedas”, not spicy. The arrival dinner is dal-chawal so that day one is peaceful.',
    },
    {
      question: 'Can the plan be changed?',
      answer:
        'Yes. For teenagers we add rafting, surf lessons and Nusa Penida. For babies we replace the water park with a second pool day. A safari park, a dolphin morning at Lovina (only with boats that keep their distance) or a third hotel can be added. Seven or eight nights is a nicer pace if you have the leave.',
    },
    {
      question: 'What papers do children need?',
      answer:
        'Each child needs a passport valid for six months and a visa on arrival, and a no-objection letter if one parent stays at home. Enter every child in the All Indonesia form and pay the levy for each. Amounts and sites may change, so check the rule before booking.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For small children',
      essential: true,
      items: [
        'Swim nappies, armbands and jelly shoes',
        'Long-sleeved sun suits',
        'Familiar snacks for two days',
        'Paracetamol syrup and thermometer',
      ],
    },
    {
      category: 'Family folder',
      essential: true,
      items: [
        'Passports and visas in one zip wallet',
        'Vaccination cards',
        'Parental consent letter where needed',
      ],
    },
    {
      category: 'Against mosquitoes at dusk',
      essential: true,
      items: ['Child-safe repellent', 'Light full-sleeved clothes'],
    },
    {
      category: 'Helpful',
      essential: false,
      items: [
        'Compact stroller; pavements in Ubud are broken, Sanur’s path is smooth',
        'Warm layer for Kintamani',
      ],
    },
  ],
  packages: [
    {
      title: 'Two adults, family room',
      price: 44500,
      description: 'Per adult, two in a family room; children pay the child price',
    },
    {
      title: 'Two adults, two rooms',
      price: 57000,
      description: 'Per adult, two rooms next to each other instead of one family room',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'International arrivals hall, Ngurah Rai Airport, Bali: your driver waits for your flight',
      time: '2:00 pm',
    },
    end: {
      place: 'Departures, Ngurah Rai Airport, Bali, for a flight at 7 pm; else three hours before yours',
      time: '4:00 pm',
    },
    airport: {
      name: 'Ngurah Rai International (DPS), Bali',
      transfer: 'You are met there: about 30 minutes by private van to Sanur, included.',
    },
    party: { smallest: 2, largest: 8 },
    team: 'The same driver all week, hosts for the workshops, and a Hindi-speaking contact on call.',
    ages: {
      from: 0,
      note: 'Made for children of 3 to 12; babies come too. Water-park rides are checked by height.',
    },
    fitness:
      'Nothing hard: short walks on flat paths. The longest drive is the last, about 90 minutes to the airport. The highest stop is Kintamani (1,450 m), the highest night Ubud at about 230 m.',
    nights: [
      {
        count: 3,
        place: 'Sanur',
        room: 'Family resort with garden pool',
        sharing: 'Family room',
        washroom: 'own',
        examples: ['Mercure Resort Sanur'],
      },
      {
        count: 2,
        place: 'Ubud',
        room: 'Rice-field hotel with pool',
        sharing: 'Family room',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 12500 },
    child: {
      from: 2,
      to: 11,
      price: 14850,
      note: 'Without an extra bed; about ₹22,250 with one. Under two: only visa and levy.',
    },
    network:
      'Good 4G in Sanur and Ubud; Telkomsel reaches furthest. Buy a tourist SIM or eSIM with your passport, or an Indian roaming pack.',
    cash: 'Carry rupiah for markets and tips, about IDR 300,000 (₹1,710) a day for a family. ATMs in Sanur and Ubud; cards in hotels and the water park. UPI is not usual.',
    power:
      '230 V, round two-pin sockets of types C and F: two-pin chargers fit, three-pin Indian plugs need an adaptor. Few power cuts.',
    insurance:
      'Not included, and every child and adult must have it: overseas medical cover with hospital stay and evacuation.',
    papers: [
      {
        what: 'Passport valid for six months from entry, undamaged, with a return ticket',
        by: 'you',
        when: 'Check the passport before you book; show all of it at the border',
      },
      {
        what: 'Visa on arrival for 30 days, or the e-VOA online; the rule and fee may change',
        by: 'you',
        when: 'Online in the weeks before, or at Denpasar airport',
      },
      {
        what: 'All Indonesia arrival declaration, free, one for each traveller',
        by: 'you',
        when: 'Online in the last three days before landing',
      },
      {
        what: 'Bali tourist levy voucher with QR code',
        by: 'you',
        when: 'Online before the flight, or at the airport',
      },
      {
        what: 'No-objection letter for a child who travels with one parent',
        by: 'you',
        when: 'Before you leave India',
      },
    ],
    payLocally: [
      {
        what: 'Indonesian visa on arrival, 30 days',
        paidTo: 'Indonesian immigration, online or at Denpasar airport',
        rupees: 2850,
        foreign: { amount: 500000, currency: 'IDR' },
      },
      {
        what: 'Bali tourist levy',
        paidTo: 'Province of Bali, on the Love Bali site or at the airport counter',
        rupees: 855,
        foreign: { amount: 150000, currency: 'IDR' },
      },
      {
        what: 'Kintamani road ticket, adult (approximate)',
        paidTo: 'Bangli regency, at the Kintamani ticket post',
        rupees: 285,
        foreign: { amount: 50000, currency: 'IDR' },
      },
    ],
  },
  route: [
    { place: 'sanur', night: true },
    { place: 'ubud', night: true },
    { place: 'tegallalang' },
    { place: 'kintamani' },
    { place: 'ubud', night: true },
  ],
  difficulty: 'easy',
  tags: ['international', 'familySpecial', 'beach'],
  cover: 'bali/dawn',
  gallery: [
    'bali/terraces-dawn-villa-room',
    'paddy-road/van-day',
    'bali-coast/dawn',
    'bali/terraces-dusk',
    'bali/detail-1',
    'reef/day',
    'bali-coast/detail-2',
    'hammock/dawn',
    'night-market/dusk',
  ],
  captions: {
    night: 2,
    travel: 'By private van, with the car seats you ask for',
    high: 'Sanur’s beach, sheltered by its reef',
  },
}
