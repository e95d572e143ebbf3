import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'lw2',
  kind: 'group',
  title: 'Rajasthan in Three Cities: Pink, Blue and Gold',
  location: 'Rajasthan',
  region: 'West',
  duration: '6D/5N',
  months: [10, 11, 12, 1, 2, 3],
  price: 16750,
  discount: 5,
  rating: 4.6,
  reviews: 2,
  description:
    'Three days off work and a long weekend are enough to cross Rajasthan from east to west. We begin in Jaipur on a Thursday, take the road to Jodhpur, where the fort stands on a cliff above the town, and finish on the sand beyond Jaisalmer the following Tuesday. There are two road days of five to six hours; everything else is on foot, in small groups of twelve, with a city guide in each place. You travel one way only and fly or take the night train home from Jaisalmer.',
  highlights: [
    'Amber before the coaches arrive, entered on foot through the Suraj Pol',
    'Blue lanes of Navchokiya in Jodhpur, walked at the hour the milk is delivered',
    'Mehrangarh’s audio tour, which is narrated well enough to be worth the full two hours',
    'A morning inside Jaisalmer Fort, where families still hang their washing above the Jain temples',
    'One night under canvas at Sam, with Manganiyar musicians and no amplifier',
    'Pyaaz kachori, mirchi vada, makhaniya lassi and ghotua laddoo, each in the city known for it',
  ],
  placesCovered: ['Jaipur', 'Amber', 'Jodhpur', 'Mehrangarh', 'Jaisalmer', 'Kuldhara', 'Sam dunes'],
  itinerary: [
    {
      title: 'Jaipur, and a first evening inside the walls',
      description:
        'Check-in opens at 1 pm, and we meet over tea at 3 pm. Jaipur was planned on nine square blocks, so the walk from Chandpole to Badi Chaupar is simply a straight line past brass, bangles and bandhej. We pause below the Hawa Mahal, which faces east and is in shade by evening, climb to a rooftop opposite as the lamps come on, and eat a thali of gatte, ker sangri and bajra roti off Johari Bazaar.',
      activities: [
        'Bazaar walk from Chandpole to Badi Chaupar',
        'Hawa Mahal from a rooftop',
        'Welcome thali',
      ],
      meals: ['dinner'],
      stay: 'Three-star hotel, Bani Park, Jaipur',
    },
    {
      title: 'Amber Fort at 8 am, Jantar Mantar after lunch',
      description:
        'At 8 am the ramp to Amber is almost empty. We go up on foot, not on elephants, and spend two hours between the Sheesh Mahal and the zenana before dropping to the stepwell of Panna Meena. Back in Jaipur, the afternoon belongs to Jantar Mantar, where the largest sundial in the world still reads local time to about two seconds. Those who like may see the City Palace next door on a ticket of their own, while the others walk in the bazaars. Anyone who is not tired goes up to Nahargarh to see dusk fall over the straight streets.',
      activities: [
        'Amber Fort on foot',
        'Panna Meena ka Kund',
        'Jantar Mantar; City Palace optional, at your own cost',
        'Nahargarh at dusk',
      ],
      meals: ['breakfast'],
      stay: 'Three-star hotel, Bani Park, Jaipur',
    },
    {
      title: 'West to Jodhpur on the Beawar road',
      description:
        'We leave at 7:30 am and drive about 335 km today, six hours besides the halts. The Aravallis sink behind us after Beawar and the fields turn to scrub. We are in Jodhpur by 3 pm, rest, and go down into the old city at 5 pm. Toorji ka Jhalra, a stepwell cleared of decades of rubbish in the 2010s, is where boys dive and everyone else has coffee. Dinner is under the lit fort, on a roof.',
      activities: ['Drive Jaipur to Jodhpur', 'Toorji ka Jhalra stepwell', 'Clock tower market'],
      meals: ['breakfast', 'dinner'],
      stay: 'Haveli guest house, old city, Jodhpur',
    },
    {
      title: 'Mehrangarh in the morning, Jaisalmer by night',
      description:
        'After an early walk through the blue lanes of Navchokiya we are at Mehrangarh when the gate opens, beneath cannonball scars and the small handprints left by queens on the Loha Pol. From the ramparts Jodhpur really is blue, though patchily now; our guide explains who painted the houses and why. After mirchi vada near the clock tower we leave at 1 pm for Jaisalmer, 285 km of straight road, with chai at Pokaran. Expect to arrive around 6:30 pm, with the fort above the town in lamplight, or in the last sun by March.',
      activities: [
        'Navchokiya’s blue lanes',
        'Mehrangarh museum and ramparts',
        'Jaswant Thada',
        'Drive to Jaisalmer',
      ],
      meals: ['breakfast'],
      stay: 'Sandstone hotel below the fort, Jaisalmer',
    },
    {
      title: 'Jaisalmer Fort, Kuldhara and a night at Sam dunes',
      description:
        'Jaisalmer wakes late, which suits us: the Jain temples admit visitors in the morning, and by 11 am we have crossed the fort and come down to Patwon ki Haveli. After lunch jeeps leave for Kuldhara, roofless and silent, and on to Sam dunes for sunset. Ride a camel for half an hour or walk up the ridge instead. After dal bati churma, two Manganiyar brothers sing with kamaicha and khartal beside the fire.',
      activities: ['Fort and Jain temples', 'Patwon ki Haveli', 'Kuldhara', 'Sunset and folk music at Sam'],
      meals: ['breakfast', 'dinner'],
      stay: 'Swiss tent, desert camp, Sam',
    },
    {
      title: 'Sunrise on the Sam dunes, goodbye in Jaisalmer',
      description:
        'Come out before sunrise in a blanket; the dunes are cold, ribbed and unmarked for about twenty minutes. After poha and tea we are back in Jaisalmer by 10 am, with time for Gadisar lake and a box of ghotua laddoo. The group breaks up at noon. Flights leave from the small airport in season, and evening trains reach Jodhpur, Jaipur and Delhi by the next morning. We take you to either one.',
      activities: ['Dune sunrise', 'Gadisar lake', 'Transfer to station or airport'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Tempo traveller from the Jaipur hotel to the Jaisalmer drop, driver’s allowance and tolls paid',
    'Four nights in hotels, triple or double sharing as you choose, and one in a twin Swiss tent',
    'Five breakfasts and three dinners: vegetarian, with mutton (laal maas) on one evening for those who eat it',
    'Local guides in Jaipur, Jodhpur and inside Jaisalmer Fort',
    'Jeep to Kuldhara and Sam, with a camel ride or a guided walk on the dunes',
    'Tickets at Amber, Jantar Mantar and Mehrangarh at the Indian rate',
  ],
  exclusions: [
    'Travel to Jaipur and home from Jaisalmer',
    'Lunches, about ₹200 to ₹450 where we stop',
    'City Palace in Jaipur, optional, about ₹300–400',
    'Tickets at Jaswant Thada, the Jain temples, Patwon ki Haveli and Kuldhara, about ₹300 in all',
    'The higher ticket prices of foreign visitors',
    'Quad bikes and “dune bashing” at Sam, which we do not arrange',
  ],
  faqs: [
    {
      question: 'Why does the trip not come back to Jaipur?',
      answer:
        'Because the return would cost you ten hours on the same highway. Trains from Jaisalmer run overnight to Jodhpur, Jaipur and Delhi, and flights operate through the winter. Book the ticket home early: both fill up around Christmas and the January holidays.',
    },
    {
      question: 'How cold does the desert camp get?',
      answer:
        'Days are mostly 22 to 31 °C from November to February and can pass 35 °C in October. In late December and January the tent can fall to 5 °C before dawn; each bed has two quilts and the washroom has a geyser. By mid-March it is warm enough to leave the flap open and hot enough at midday to want shade.',
    },
    {
      question: 'Do you use elephants at Amber?',
      answer:
        'No. The walk up takes fifteen minutes on a broad stone ramp, and jeeps reach the rear gate for anyone with bad knees. Tell us in advance and a jeep seat is held for you.',
    },
    {
      question: 'Is a group of twelve mostly couples or people on their own?',
      answer:
        'It differs from date to date. Single travellers share with someone of the same sex at no extra cost, or pay ₹8,500 more for a room of their own. Dinners are at one long table, so nobody eats alone unless they wish to.',
    },
    {
      question: 'How many hours are spent in the vehicle?',
      answer:
        'Six on the third day, five on the fourth, and under an hour and a half on any other. Seats rotate each morning so that the last row is shared fairly.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Clothes',
      essential: true,
      items: [
        'Fleece and a woollen cap from December to early February',
        'Cotton layers and a scarf against dust',
        'Shoes that slip off easily at temples',
      ],
    },
    {
      category: 'Documents',
      essential: true,
      items: ['Aadhaar, licence or passport; hotels in Jaisalmer district note it for the police'],
    },
    {
      category: 'Small things',
      essential: false,
      items: [
        'Lip balm, because the air is very dry',
        'Cash in small notes for bazaars and musicians',
        'A head torch for the dunes',
      ],
    },
  ],
  packages: [
    {
      title: 'Triple sharing',
      price: 16750,
      description: 'Three to a room; twin tents at Sam',
      isPopular: true,
    },
    { title: 'Double sharing', price: 18950, description: 'Two to a room on all five nights' },
  ],
  facts: {
    meet: { place: 'Our three-star hotel in Bani Park, Jaipur; rooms from 1 pm', time: '3:00 pm' },
    end: { place: 'Jaisalmer railway station or airport', time: '12:00 noon' },
    airport: { name: 'Jaipur International', transfer: 'About 14 km, 35 minutes by taxi, not included.' },
    railhead: { name: 'Jaipur Junction', transfer: 'About 2 km by auto, not included.' },
    team: 'A driver for the whole way, and local guides in Jaipur, in Jodhpur and inside Jaisalmer Fort.',
    ages: { from: 5, note: 'Two road days of five to six hours are long for small children.' },
    fitness:
      'Easy: city walks of two to three hours, a 15-minute ramp at Amber (a jeep seat can be held), two drives of 285 and 335 km in five to six hours.',
    nights: [
      { count: 2, place: 'Bani Park, Jaipur', room: '3-star hotel', sharing: 'Triple', washroom: 'own' },
      {
        count: 1,
        place: 'Old city, Jodhpur',
        room: 'Haveli guest house',
        sharing: 'Triple',
        washroom: 'own',
      },
      {
        count: 1,
        place: 'Jaisalmer',
        room: 'Sandstone hotel below the fort',
        sharing: 'Triple',
        washroom: 'own',
      },
      { count: 1, place: 'Sam dunes', room: 'Swiss tent, desert camp', sharing: 'Twin', washroom: 'own' },
    ],
    singleRoom: { more: 8500 },
    child: {
      from: 5,
      to: 11,
      price: 11900,
      note: 'On an extra bed in the parents’ room, with a seat in the vehicle.',
    },
    network: 'All networks work in the three cities and on the highways; weak at the Sam camp.',
    cash: 'Cash machines in every city; do not count on one at Sam. UPI works nearly everywhere; keep small notes for musicians.',
    power: 'Regular electricity; the camp has lights and sockets but may switch to a generator.',
    insurance: 'None is included. An ordinary domestic travel policy is enough.',
    papers: [
      {
        what: 'Aadhaar, licence or passport, original',
        by: 'you',
        when: 'At every hotel; noted for the police in Jaisalmer district',
      },
      { what: 'Monument tickets at Amber, Jantar Mantar and Mehrangarh', by: 'us', when: 'On the day' },
    ],
    payLocally: [
      {
        what: 'Tickets at Jaswant Thada, the Jain temples, Patwon ki Haveli and Kuldhara, about',
        paidTo: 'The ticket windows in Jodhpur and Jaisalmer, Indian rate',
        rupees: 300,
      },
    ],
  },
  departures: {
    weekday: 'thursday',
    count: 4,
    seats: 12,
    smallest: 6,
    decideDays: 10,
    seasons: [
      { from: '10-08', to: '12-31' },
      { from: '01-01', to: '03-18' },
    ],
  },
  route: [
    { place: 'jaipur', night: true },
    { place: 'jodhpur', night: true },
    { place: 'jaisalmer', night: true },
    { place: 'kuldhara' },
    { place: 'sam-dunes', night: true },
    { place: 'jaisalmer' },
  ],
  difficulty: 'easy',
  tags: ['longWeekend', 'cultural', 'stateHighlight'],
  cover: 'jaipur/dawn',
  gallery: [
    'jaisalmer/dusk-desert-tent',
    'desert-road/van-gold',
    'rajasthan/detail-2',
    'jaisalmer/gold',
    'rajasthan/well-dawn',
    'rajasthan/gold',
    'jaipur/detail-1',
    'rajasthan/marble-gold',
    'rajasthan/camp-gold',
  ],
  captions: {
    night: 4,
    travel: 'By tempo traveller from Jaipur to Jaisalmer',
    high: 'The blue lanes of Jodhpur',
  },
}
