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
  reviews: 92,
  description:
    'Two bases, no hotel-hopping, and nothing that needs a child to be quiet for more than an hour. Sanur has a reef that turns the sea into a paddling pool at most tides and a car-free path for scooters; Ubud has kites, ducks, frogs and flour-and-banana-leaf workshops. April to October is driest, and the May–June school break fits it. December is wet but workable around pools. We price for two adults; children under twelve sharing the room pay far less. Ages, naps and dietary rules go on the form and the days are built from them.',
  highlights: [
    'Sanur’s reef-sheltered beach, where a five-year-old can stand fifty metres out',
    'Hatchlings and injured turtles at the Serangan conservation centre',
    'A morning with a duck farmer: mud, planting, and a bath from a hose',
    'Kite making with a Sanur family before the July–August wind',
    'One water-park day at Kuta, with lifeguards and shaded slides for small ones',
    'Private van with car seats and the same patient driver all week',
  ],
  placesCovered: ['Sanur', 'Serangan', 'Kuta', 'Ubud', 'Tegallalang', 'Kintamani'],
  itinerary: [
    {
      title: 'Straight to the shallow end in Sanur',
      description:
        'A van with the seats you asked for is at arrivals, and Sanur is half an hour away: no winding road for jet-lagged stomachs. The hotel has a garden pool, family rooms and a gate on to the beach path. Dal, rice and curd are ready in the kitchen for any child who wants nothing new today. If there is light left, hire tricycles on the path. Bali keeps a clock two and a half hours ahead, so everyone will be awake late.',
      activities: ['Transfer with car seats', 'Pool and beach path'],
      meals: ['dinner'],
      stay: 'Family resort with garden pool, Sanur',
    },
    {
      title: 'Turtles and a kite',
      description:
        'Mornings are for the sea at Sanur, inside the reef, in jelly shoes. At ten the van goes to Serangan, where volunteers run tanks for rescued green and hawksbill turtles; releases happen when there are hatchlings ready, mostly between May and September, and are never staged for us. After lunch and sleep a kite builder comes with bamboo and cloth. Each child makes a janggan-tailed kite and, with luck, gets it up over the grass before supper.',
      activities: ['Swimming inside the reef', 'Serangan turtle centre', 'Kite workshop'],
      meals: ['breakfast'],
      stay: 'Family resort with garden pool, Sanur',
    },
    {
      title: 'Slides all day, or a glass-bottomed boat',
      description:
        'Kuta’s water park is big and well run, with height-checked rides, lockers and a lazy river; go from opening until two and skip the weekend. It is thirty minutes from Sanur. Families who have had enough chlorine take a glass-bottomed jukung over the coral, then bicycles south to the kite beach at Mertasari. Evening is the night market at Sindhu: satay smoke for the meat-eaters, pisang goreng and corn for the others.',
      activities: ['Water park at Kuta', 'Glass-bottomed boat instead', 'Sindhu night market'],
      meals: ['breakfast'],
      stay: 'Family resort with garden pool, Sanur',
    },
    {
      title: 'To Ubud by way of birds',
      description:
        'The ride to Ubud is an hour, broken at a bird park in Batubulan where Bali starlings, white with blue spectacles and rare in the wild, fly in an aviary you walk through. The new hotel stands in paddies. After a rest, an offering-maker shows children how to fold a canang from coconut leaf, and they carry theirs to the house temple at dusk. Dinner is pizza if you need it to be; Ubud has that too.',
      activities: ['Bird park', 'Offering-making', 'Evening walk through the paddies'],
      meals: ['breakfast', 'dinner'],
      stay: 'Rice-field hotel with family rooms, Ubud',
    },
    {
      title: 'Ducks, mud and a volcano from the window',
      description:
        'A farmer near Tegallalang lets children lead his ducks out, plant a row and fall over in the mud; wear the worst clothes you own. Clean and fed, drive up to Kintamani (1,450 m) for lunch looking into the crater of Batur, jackets on. Chocolate or coffee makers on the road down let small hands grind beans. We do not include the Monkey Forest: it is lovely, but bites happen, Bali has rabies, and a nervous child with a banana is an accident. Ask and we discuss.',
      activities: ['Farm morning with ducks', 'Kintamani crater lunch', 'Chocolate workshop'],
      meals: ['breakfast', 'lunch'],
      stay: 'Rice-field hotel with family rooms, Ubud',
    },
    {
      title: 'A last swim and the long sit home',
      description:
        'The van leaves Ubud four hours before take-off, to allow for the south’s traffic and a snack stop. Late flights get a day room until three, or a puppet-maker’s house in Sukawati on the way, where wayang shadows of Bhima and Hanuman will be old friends. Direct services to Bengaluru, Mumbai and Delhi take seven to eight hours. Pack the kite flat; it will go under the coats.',
      activities: ['Shadow-puppet stop at Sukawati', 'Airport transfer'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Three nights in Sanur and two in Ubud in family rooms, breakfast for all',
    'Private van, car seats to your list, and the same driver each day',
    'Water park or glass-bottomed boat, turtle centre donation, bird park',
    'Kite, offering, farm and chocolate sessions with materials',
    'Simple Indian dinner on arrival night',
    'A paediatric clinic list and a Hindi-speaking contact on call',
  ],
  exclusions: [
    'Air tickets for the family',
    'Visa on arrival for each traveller, babies included, and the Bali levy',
    'Babysitting, around IDR 100,000 an hour',
    'Lunches and dinners outside those noted',
    'Extra bed for a child above twelve, charged as a third adult',
  ],
  faqs: [
    {
      question: 'What do children pay?',
      answer:
        'Under two, only for seats and visa. From two to eleven without an extra bed, roughly a third of the adult price for tickets and van space; with a bed, about half. Grandparents in a second room are quoted as a pair. You get one sheet with every line shown.',
    },
    {
      question: 'Is Bali safe for toddlers?',
      answer:
        'Generally, with a few rules we hold to: bottled or filtered water even for brushing, repellent at dusk because dengue exists, no petting of dogs, cats or monkeys, and swimming only in lagoons and pools. Surf beaches such as Kuta and Seminyak have rips and are for looking.',
    },
    {
      question: 'Will picky vegetarian children eat?',
      answer:
        'Plain rice, fried noodles without egg, potato, tofu, fruit and pancakes are everywhere, and Sanur has Indian kitchens that deliver. Ask for “tidak pedas”, not spicy. The arrival dinner is dal-chawal so that day one is peaceful.',
    },
    {
      question: 'How far can the plan stretch?',
      answer:
        'Teenagers get rafting, surf lessons and Nusa Penida. Babies lose the water park and gain a second pool day. A safari park, a Lovina dolphin morning (only with boats that keep distance) or a third base can be put in. Seven or eight nights is a nicer pace if leave allows.',
    },
    {
      question: 'What papers for minors?',
      answer:
        'Own passport valid six months and own visa on arrival, plus a no-objection letter if one parent stays behind. Add every child to the All Indonesia form and the levy. The amounts and sites get updated, so check the rule before booking.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Small people',
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
    { category: 'Dusk kit', essential: true, items: ['Child-safe repellent', 'Light full-sleeved clothes'] },
    {
      category: 'Helpful',
      essential: false,
      items: [
        'Compact stroller; pavements in Ubud are broken, Sanur’s path is smooth',
        'Warm layer for Kintamani',
      ],
    },
  ],
  route: [
    { place: 'sanur', night: true },
    { place: 'ubud', night: true },
    { place: 'tegallalang' },
    { place: 'kintamani' },
    { place: 'ubud', night: true },
  ],
  difficulty: 'easy',
  tags: ['international', 'familySpecial', 'beach'],
  cover: 'bali/day',
  gallery: [
    'bali/gold',
    'bali-coast/dawn',
    'bali/detail-1',
    'bali/dawn',
    'bali-coast/detail-2',
    'bali/day-leaves',
    'bali/dusk-white-balcony',
  ],
}
