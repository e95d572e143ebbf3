import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'ladakh-photography-private',
  kind: 'customised',
  title: 'Ladakh for Photographers: Indus Light and Hanle Nights',
  location: 'Leh & Hanle, Ladakh',
  region: 'North',
  duration: 'Flexible',
  months: [5, 6, 7, 8, 9, 10],
  price: 46500,
  discount: 0,
  rating: 4.9,
  reviews: 1,
  description:
    'A private trip built round sunrise, sunset and the hours when the moon is down. You have one car with tripods in the boot, a Ladakhi photographer who knows where the light falls in which month, and a driver who will stop on a bend without sighing. Six days cover Leh, the upper Indus and two nights at Hanle, at 4,300 m, under a sky of Bortle class 1, the darkest there is. Middays are for sleep and editing. Lengthen it to eleven days for Tso Moriri and Nubra, go in early October for gold poplars, or ask for portraits and herders in place of landscapes.',
  highlights: [
    'Two Hanle nights picked within five days of the new moon',
    'A mentor beside you on every outing, from exposure stacks to asking leave of a herder',
    'First light on Stok and Thiksey from a field we have permission to stand in',
    'Kiang, cranes and bar-headed geese from the car window, engine off',
    'One vehicle for two people and their gear, roof rack and inverter included',
    'Evening reviews on a calibrated screen, with honest criticism',
  ],
  placesCovered: ['Leh', 'Thiksey', 'Shey', 'Chumathang', 'Nyoma', 'Loma', 'Hanle'],
  itinerary: [
    {
      title: 'Arrive in Leh and rest before you shoot',
      description:
        'Thin air spoils judgement before it spoils anything else, so day one in Leh is for rest. Your mentor comes at 4 pm with a moon table and a cloud forecast to settle the calendar of the week. If you feel well at dusk, there is one frame worth having close by: the palace going blue while the bazaar lights come on, shot from a terrace you reach by car and twelve stairs.',
      activities: ['Rest', 'Planning with the mentor', 'Blue hour over the old town'],
      meals: ['dinner'],
      stay: 'Boutique hotel, Leh',
    },
    {
      title: 'Sunrise at Thiksey, evening portraits in Leh',
      description:
        'We leave before first light and drive half an hour; there is no walking. From the barley fields south of Thiksey (3,600 m) the monastery takes the sun from the top down, storey by storey, within a few minutes. Then we photograph the rooftop horns and go to breakfast. You sleep through the harsh light of midday. At 5 pm we work the pavement market and the bakers’ ovens in Leh, with a lesson in asking first and shooting second. We look at your files at 8 pm, and you are in bed by 9 pm.',
      activities: ['Sunrise at Thiksey', 'Street portraits', 'Image review'],
      meals: ['breakfast', 'dinner'],
      stay: 'Boutique hotel, Leh',
    },
    {
      title: 'Up the Indus gorge by Chumathang to Nyoma',
      description:
        'The gorge above Upshi runs through maroon, ochre and a green that editors do not believe. It is narrow, so it glows by reflected light even at noon, and we stop every few kilometres. Chumathang’s steam is best against shade, at about 3 pm. Nyoma (4,180 m) sits where the valley opens wide: grass, a braided river and long shadows. If the wind drops, there is a first short star session; if not, you sleep early.',
      activities: ['Indus gorge shoot', 'Chumathang steam', 'Test exposures at night'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guest house, Nyoma',
    },
    {
      title: 'Cranes at Loma, the Milky Way at Hanle',
      description:
        'Black-necked cranes often feed on the Loma marsh in the first two hours of day; a 500 mm lens and a beanbag are right, and the bridge itself must not be photographed. By lunch you are in Hanle (4,300 m), and then, by our rule, in bed until 5 pm. The galactic core stands over the southern hills from June to August and leans west in autumn. We shoot from about 9:30 pm to 1 am, with hot soup at 11 pm.',
      activities: ['Wetland birds', 'Afternoon rest', 'Milky Way over the monastery'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Hanle',
    },
    {
      title: 'Hanle: herders by day, star trails by night',
      description:
        'Mornings here begin at 9 am. With a host who is related to everyone, we visit a Changpa camp in the side valleys around Hanle for milking, weaving and the care of three hundred goats; we also give people the portraits we took of them last season. Afternoon is for editing. At night there is a choice between star trails round Polaris, a panorama of the whole sky, or simply looking up.',
      activities: ['Changpa camp visit', 'Editing session', 'Star trails or night panorama'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Hanle',
    },
    {
      title: 'Hanle back to Leh down the Indus',
      description:
        'The drive to Leh takes seven to eight hours for about 255 kilometres, with halts wherever the clouds are good. Drivers say that the light is always best when one is late, and we allow two hours for it. The plan ends at your hotel door by 5 pm; flights go in the morning, so you leave the next day, and we can book that room. If there are days left, this is the point to turn instead for Tso Moriri’s shores.',
      activities: ['Return drive with stops', 'Final review over tea'],
      meals: ['breakfast', 'lunch'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Photographer-mentor for six days, one mentor for two guests',
    'Private SUV with inverter, beanbags, window clamp and two spare tripods',
    'Five nights: double rooms in Leh and Nyoma, the best homestay in Hanle, heaters where there is power',
    'Five breakfasts, five dinners, lunch on days 3 to 6, and a hot drink on each night shoot',
    'Ladakh environment and wildlife fees and Hanle registration for Indian nationals, and any village fee',
    'Oxygen, oximeter and a red lamp each',
  ],
  exclusions: [
    'Flights, and any excess-baggage fee for your camera bag',
    'Drones: flying is forbidden here without official clearance, which we cannot get',
    'Camera insurance',
    'Payments to people you photograph, agreed with them beforehand',
    'Room in Leh after day 6; flights leave the next morning',
  ],
  faqs: [
    {
      question: 'What equipment makes sense?',
      answer:
        'A body that is clean at ISO 3200, a wide lens of f/2.8 or faster, a zoom of about 70–200 mm, and a firm tripod under two kilos. For birds, bring 400 mm or more. A phone with a night mode does well on a tripod. We can lend filters.',
    },
    {
      question: 'Can the route be changed for the season?',
      answer:
        'It should be. June favours cranes and snow on the ridges, August the Milky Way, late September barley stubble, early October gold poplars, hard frost and the first flocks leaving. Tell us which pictures you hope for and we plan the days round them.',
    },
    {
      question: 'I have a foreign passport. Is Hanle open to me?',
      answer:
        'Yes, with a Protected Area Permit: since September 2023 foreign nationals may visit Hanle and stay the night there. The permit is usually for two or more people together and is applied for in Leh through a registered agent; send us passport and visa copies three weeks before. Rules at the border can change, so we check again before you pay. If the permit is refused, we go to Tso Moriri and Pangong, where the sky is nearly as dark.',
    },
    {
      question: 'Is this for beginners as well?',
      answer:
        'Yes, if you can set shutter, aperture and ISO by hand. A partner who does not photograph is welcome too, and pays ₹9,000 less, as there is no tuition.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Camera bag',
      essential: true,
      items: [
        'Four batteries at least, as cold halves their charge',
        'Cards for 400 GB and a drive to copy to',
        'Blower and sealed bags against dust',
        'Remote release',
      ],
    },
    {
      category: 'Night dress',
      essential: true,
      items: [
        'Expedition parka or two down layers',
        'Fold-back mittens',
        'Thick-soled boots for standing still',
      ],
    },
    {
      category: 'Useful',
      essential: false,
      items: ['Kneeling mat', 'Dew heater strap', 'Instant camera for giving portraits on the spot'],
    },
  ],
  packages: [
    {
      title: 'Two travellers, double room',
      price: 46500,
      description: 'Per person: one mentor and one SUV for the two of you, double rooms',
    },
    {
      title: 'Two travellers, a room each',
      price: 59000,
      description: 'Separate rooms in Leh, Nyoma and Hanle; mentor and SUV are shared by the two',
      ownRoom: true,
    },
  ],
  facts: {
    meet: {
      place: 'Leh airport, outside the arrivals hall; your driver waits with your name',
      time: '12:00 noon',
    },
    end: { place: 'Your hotel in Leh; flights leave the next morning', time: '5:00 pm' },
    airport: {
      name: 'Kushok Bakula Rimpochee Airport, Leh',
      transfer: 'About 5 km and 15 minutes to the hotel in Leh; your private car is included on arrival',
    },
    railhead: {
      name: 'Srinagar (Nowgam)',
      transfer: 'About 420 km and two days by road over Zoji La, not included; most guests fly to Leh',
    },
    party: { smallest: 2, largest: 2 },
    team: 'A Ladakhi photographer as your mentor for six days, and your own driver',
    ages: {
      from: 15,
      note: 'Not for anyone with heart or lung disease or in pregnancy; over 60, ask a doctor first',
    },
    fitness:
      'Little walking, late nights: two shoots until 1 am at 4,300 m, in frost by September. Last day about 255 km and seven to eight hours by car. Highest bed Hanle at 4,300 m, two nights.',
    nights: [
      { count: 2, place: 'Leh', room: 'Boutique hotel', sharing: 'Double', washroom: 'own' },
      { count: 1, place: 'Nyoma', room: 'Guest house', sharing: 'Double', washroom: 'shared' },
      { count: 2, place: 'Hanle', room: 'Homestay', sharing: 'Double', washroom: 'shared' },
    ],
    singleRoom: { more: 12500 },
    child: { none: 'Night shoots at 4,300 m do not suit children; from 15 years the adult price holds' },
    network:
      'Only postpaid SIMs work in Ladakh for visitors from other states. Good in Leh, weak at Nyoma and Hanle (Jio, Airtel or BSNL by turns), little or none on most roads.',
    cash: 'Draw cash in Leh, the last dependable ATMs. Carry about ₹4,000 in notes; UPI works only where there is signal.',
    power:
      'Mains in Leh; Nyoma and Hanle have cuts. The car has an inverter for camera batteries: bring four, as cold can halve them.',
    insurance: 'Not included. Take medical cover with evacuation from 4,300 m, and insure your cameras.',
    papers: [
      {
        what: 'Original photo identity card: Aadhaar, voter card or passport',
        by: 'you',
        when: 'Carry it from day 1; send us a copy 7 days before',
      },
      {
        what: 'Ladakh environment and wildlife fee slip for Hanle; Indians have needed no Inner Line Permit since August 2021',
        by: 'us',
        when: 'In Leh before day 3; the fees are in the price',
      },
      {
        what: 'Protected Area Permit for foreign nationals and OCI card holders, usually two or more together, for Hanle',
        by: 'us',
        when: 'In Leh before day 3; send passport and visa copies 21 days before',
      },
    ],
    payLocally: [],
  },
  route: [
    { place: 'leh', night: true },
    { place: 'thiksey' },
    { place: 'leh', night: true },
    { place: 'chumathang' },
    { place: 'nyoma', night: true },
    { place: 'hanle', night: true },
    { place: 'leh' },
  ],
  difficulty: 'moderate',
  tags: ['offbeat', 'luxury'],
  cover: 'changthang/dusk',
  gallery: [
    'ladakh/valley-dusk-pine-room',
    'ladakh/jeep-gold',
    'ladakh/valley-dawn-clouds',
    'ladakh/valley-dusk',
    'monastery-hall/day',
    'hill-bazaar/dusk',
  ],
  captions: {
    night: 1,
    travel: 'By private SUV, for two people and their gear',
    high: 'First light on Thiksey',
  },
}
