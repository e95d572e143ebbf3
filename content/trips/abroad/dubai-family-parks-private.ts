import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'dubai-family-parks-private',
  kind: 'customised',
  title: 'Dubai and Yas Island: Four Parks, Chosen by Height',
  location: 'Dubai & Yas Island, UAE',
  country: 'United Arab Emirates',
  duration: 'Flexible',
  months: [1, 2, 3, 4, 10, 11, 12],
  price: 64500,
  discount: 0,
  rating: 4.7,
  reviews: 129,
  description:
    'Nobody enjoys discovering at the gate that a child is eight centimetres too short. Send us heights and ages and we match parks to your children: Legoland for two to twelve, the water park on the Palm for swimmers, Warner Bros. for cartoon fans, Ferrari World once someone passes 1.30 m. Days alternate, one of queues and one of sea or shade. Rates are per adult, for a couple; children’s tickets and beds come on top. Swap any park, slow it down to one every other day, or stay put in a single hotel if packing upsets your household.',
  highlights: [
    'A park plan by height and age, with the two or three rides to run to at opening time',
    'Legoland and its water park on one ticket, at Jebel Ali',
    'Slides, rays and a private stretch of beach on Palm Jumeirah',
    'Two nights on Yas Island, with the park shuttle at the hotel door',
    'A pushchair-friendly creek afternoon: one-dirham abra, falafel, parrots in the souk',
    'Hotel rooms that really sleep four, not a sofa called a bed',
  ],
  placesCovered: ['Dubai', 'Jebel Ali', 'Palm Jumeirah', 'Yas Island', 'Abu Dhabi'],
  itinerary: [
    {
      title: 'An easy landing and the creek',
      description:
        'A van with boosters as you ordered waits at Dubai airport, and rooms are requested for noon. If spirits hold, take the abra at four: engine noise, gulls, a dirham each, no height limit. Old Dubai’s textile lane sells puppets and camel keyrings; supper at six is dosa or mac-and-cheese within the same block. Lights out early. Because the clock is ninety minutes behind India, everyone will wake at half past five and be first in the queue tomorrow.',
      activities: ['Transfer with child seats', 'Abra and souk', 'Early supper'],
      meals: [],
      stay: '4-star hotel with family rooms, Dubai',
    },
    {
      title: 'Bricks and a lazy river',
      description:
        'Jebel Ali is forty minutes by road. Legoland opens at ten in the cool months; go left first, away from the crowd, to the driving school where six-year-olds earn a licence. Miniland is indoors and air-conditioned, right for the hot hour. After lunch the adjoining water park has a river where children build their own raft. Leave by five. Vegetarian choices inside are pizza, pasta and one Indian counter; outside food is refused except for infants.',
      activities: ['Legoland', 'Legoland Water Park', 'Drive back by dusk'],
      meals: ['breakfast'],
      stay: '4-star hotel with family rooms, Dubai',
    },
    {
      title: 'The Palm: slides or sand',
      description:
        'On Palm Jumeirah the big water park suits swimmers over 1.20 m, who can do most of it, and has a splash castle and shallow lagoon for the smaller. Go at opening, eat at eleven, leave at three before chlorine turns to tears. Families who prefer dry land take the monorail to the tip and back, then the Green Planet, an indoor rainforest with sloths. In the evening Global Village is open from mid-October to May in most years: some thirty national pavilions and very good corn.',
      activities: ['Water park on Palm Jumeirah', 'Green Planet instead', 'Global Village in the evening'],
      meals: ['breakfast'],
      stay: '4-star hotel with family rooms, Dubai',
    },
    {
      title: 'Across to Yas Island',
      description:
        'Seventy minutes on the motorway, then drop the cases and walk into Warner Bros. World on Yas Island, wholly indoors, gentle at one end and loud at the other. Families with somebody over 1.40 m may split: one child on Ferrari World’s Formula Rossa with goggles, the other chasing Scooby-Doo with you. SeaWorld is another gate, and some families will not go on principle; we never book it unless you ask. Swim at the hotel before supper.',
      activities: ['Warner Bros. World', 'Ferrari World as an option', 'Hotel pool'],
      meals: ['breakfast', 'dinner'],
      stay: 'Family hotel with park shuttle, Yas Island',
    },
    {
      title: 'A grown-up morning, in small doses',
      description:
        'Abu Dhabi’s great mosque keeps children interested longer than one would think: count the domes, find the biggest carpet, borrow a small abaya. It is fifteen minutes from Yas Island. Next to Saadiyat, where the Louvre has a children’s museum with things to press. Lunch of manakish with cheese. Then the afternoon is a beach with lifeguards, flat as a plate, or a second turn at whichever park won the vote at breakfast.',
      activities: ['Sheikh Zayed Grand Mosque', 'Children’s museum at the Louvre', 'Beach or a repeat park'],
      meals: ['breakfast', 'lunch'],
      stay: 'Family hotel with park shuttle, Yas Island',
    },
    {
      title: 'Home, with one bag more',
      description:
        'Abu Dhabi’s terminal is ten minutes from Yas Island, so book the flight from there if your city has one: less road, shorter queues, and a play area past security. Dubai is an hour and a quarter if you must. Check-out can be stretched to two for late departures. Remember that toy swords, slime over 100 ml and snow globes all belong in hold baggage, a lesson usually learnt at the tray.',
      activities: ['Pool until check-out', 'Airport van'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Five nights, three in Dubai and two at Yas Island, in a room or pair of rooms for your family',
    'Adult tickets for Legoland with its water park, the Palm water park and Warner Bros. World',
    'All road transfers by private van with the seats your children need',
    'Breakfast daily, one supper and one lunch',
    'A written plan with opening hours, heights, queues and where to eat vegetarian',
    'Grand Mosque registration and a guide used to short attention spans',
  ],
  exclusions: [
    'Air tickets for the family',
    'Children’s park tickets, AED 250 to 350 per park; under-threes go free at most',
    'E-visas, one for every traveller down to the baby',
    'Lockers, towels and quick-pass bands',
    'Hotel tourism fees collected per bedroom',
  ],
  faqs: [
    {
      question: 'Which parks suit which ages?',
      answer:
        'Roughly: Legoland from three to ten, Warner Bros. from four to twelve, water parks from five if they swim, Ferrari World and IMG from ten or 1.30 m. Under-threes get more from the beach, the aquarium tunnel and the pool. We would sell you two parks rather than four for a two-year-old.',
    },
    {
      question: 'Could we travel in the May or June holidays?',
      answer:
        'We would rather not. It is 38 to 43°C with sticky nights, and outdoor parks cut hours. If school leaves no choice we rebuild the week around indoor parks, ski slope, aquarium and an evening pool, and hotel rates fall by a third.',
    },
    {
      question: 'Do the children need separate visas?',
      answer:
        'Yes, each passport needs its own e-visa, applied for together. Carry birth certificates, and a consent letter when one parent is absent. Processing is normally under a week; check the rule before booking since required papers have been changed at short notice. Glance at the official travel advice too: in the spring of 2026 parks and airports here shut for days because of the war with Iran.',
    },
    {
      question: 'Can grandparents join without suffering?',
      answer:
        'Often. Wheelchairs are free or cheap in all four parks, companions share ride queues, and we can give grandparents a driver of their own for the creek, the Jebel Ali mandir and gurdwara, and an afternoon nap.',
    },
    {
      question: 'How much money will we spend inside?',
      answer:
        'A family of four commonly spends AED 150 to 250 a park day on lunch, water and one souvenir. Refill stations exist, so carry bottles. Cards work everywhere, even at the candyfloss cart.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Park bag',
      essential: true,
      items: [
        'Refillable bottles and a cap per child',
        'Wrist tag with your phone number',
        'Spare clothes in a zip bag',
      ],
    },
    {
      category: 'Water days',
      essential: true,
      items: ['Lycra swimwear without zips or metal', 'Goggles, nose clips, sun cream'],
    },
    {
      category: 'Travel papers',
      essential: true,
      items: ['Visas and birth certificates in copy', 'Insurance card'],
    },
    {
      category: 'Could help',
      essential: false,
      items: [
        'Light folding pushchair',
        'Cardigans for the ferocious air conditioning',
        'Theplas for the airport',
      ],
    },
  ],
  route: [
    { place: 'dubai', night: true },
    { place: 'jebel-ali' },
    { place: 'palm-jumeirah' },
    { place: 'dubai', night: true },
    { place: 'yas-island', night: true },
    { place: 'abu-dhabi' },
    { place: 'yas-island', night: true },
  ],
  difficulty: 'easy',
  tags: ['international', 'familySpecial'],
  cover: 'dubai/dawn',
  gallery: [
    'dubai/dusk',
    'dubai/creek-day',
    'dubai/detail-1',
    'dubai/gold',
    'dubai/creek-night',
    'dubai/night',
    'dubai/creek-gold',
  ],
}
