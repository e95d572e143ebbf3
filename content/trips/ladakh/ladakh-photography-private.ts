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
  reviews: 22,
  description:
    'A private trip built round sunrise, sunset and the hours when the moon is down. You have one car with tripods in the boot, a Ladakhi photographer who knows where the light falls in which month, and a driver who will stop on a bend without sighing. Six days cover Leh, the upper Indus and two nights under the Bortle 1 sky of Hanle, at 4,300 m. Middays are for sleep and files. Lengthen it to eleven days for Tso Moriri and Nubra, go in late September for gold poplars, or ask for portraits and herders in place of landscapes.',
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
      title: 'Leh, with the camera in the bag',
      description:
        'Thin air spoils judgement before it spoils anything else, so day one in Leh is for rest. Your mentor comes at four with a moon table and a cloud forecast to settle the calendar of the week. If you feel well at half past six, there is one frame worth having close by: the palace going blue while the bazaar lights come on, shot from a terrace you reach by car and twelve stairs.',
      activities: ['Rest', 'Planning with the mentor', 'Blue hour over the old town'],
      meals: ['dinner'],
      stay: 'Boutique hotel, Leh',
    },
    {
      title: 'Thiksey at first light, markets at last',
      description:
        'Out by five, half an hour’s drive, no walking. From the barley fields south of Thiksey (3,600 m) the monastery takes the sun from the top down, storey by storey, in about nine minutes. Then the rooftop horns, then breakfast. Sleep through the hard light. At five we work the pavement market and the bakers’ ovens in Leh, with a lesson in asking first and shooting second. Files at eight, bed at nine.',
      activities: ['Sunrise at Thiksey', 'Street portraits', 'Image review'],
      meals: ['breakfast', 'dinner'],
      stay: 'Boutique hotel, Leh',
    },
    {
      title: 'Up-river colours to Nyoma',
      description:
        'The gorge above Upshi runs through maroon, ochre and a green that editors do not believe. It is narrow, so it glows by reflected light even at noon, and we stop every few kilometres. Chumathang’s steam is best against shade, at about three. Nyoma (4,180 m) sits where the valley throws its arms wide: grass, a braided river and long shadows. A first short star session if the wind sleeps; otherwise, you do.',
      activities: ['Indus gorge shoot', 'Chumathang steam', 'Test exposures at night'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guest house, Nyoma',
    },
    {
      title: 'Cranes at Loma, dark at Hanle',
      description:
        'Black-necked cranes feed on the Loma marsh in the first two hours of day; a 500 mm lens and a beanbag are right, and the bridge itself must not be photographed. By lunch you are in Hanle (4,300 m), and then, by our rule, in bed until five. The galactic core stands upright over the monastery from May to August and leans west in autumn. We shoot from half past nine to one, with hot soup at eleven.',
      activities: ['Wetland birds', 'Afternoon rest', 'Milky Way over the monastery'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Hanle',
    },
    {
      title: 'Herders by day, trails by night',
      description:
        'Mornings here begin at nine. With a host who is related to everyone, we visit a Changpa camp in the side valleys around Hanle for milking, weaving and the business of three hundred goats; prints from last season go back to their subjects. Afternoon is for editing. At night there is a choice between star trails round Polaris over the observatory hill, a panorama of the zodiacal light, or simply looking up.',
      activities: ['Changpa camp visit', 'Editing session', 'Star trails or night panorama'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay, Hanle',
    },
    {
      title: 'Back down the Indus',
      description:
        'Seven to eight hours and 255 kilometres to Leh, broken wherever the clouds say so. Drivers’ folklore holds that the light is always best when one is late, and we allow two hours for it. The plan ends at your hotel door by five; flights go in the morning, so you leave the next day, and we can book that room. If there are days left, this is the point to turn instead for Tso Moriri’s shores.',
      activities: ['Return drive with stops', 'Final review over tea'],
      meals: ['breakfast', 'lunch'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Photographer-mentor for six days, at two guests to one mentor',
    'Private SUV with inverter, beanbags, window clamp and two spare tripods',
    'Five nights, double room or best homestay available, heaters where there is power',
    'Meals as listed, and a flask of something hot on each night shoot',
    'Hanle entry permission for Indian nationals and any village fee',
    'Oxygen, oximeter and a red lamp each',
  ],
  exclusions: [
    'Flights, including the fee for that overweight camera bag',
    'Drone use: flying is forbidden in these border districts without clearances we cannot obtain',
    'Camera insurance',
    'Model payments, agreed with the person beforehand',
    'Room in Leh after the last day',
  ],
  faqs: [
    {
      question: 'What equipment makes sense?',
      answer:
        'A body that is clean at ISO 3200, a wide lens of f/2.8 or faster, something around 70–200, and a firm tripod under two kilos. For birds, 400 mm and up. Phones with a night mode do better than you fear when clamped to a tripod. We can lend filters.',
    },
    {
      question: 'Can the route be changed for the season?',
      answer:
        'It should be. June favours cranes and snow on the ridges, August the Milky Way, late September poplars and barley stubble, early October hard frost and the first flocks leaving. Write which pictures you hope for and we draw the days round them.',
    },
    {
      question: 'I have a foreign passport. Is Hanle open to me?',
      answer:
        'As a rule it is not; permission has been the exception, for special occasions such as the nomadic festival. For overseas guests we replace it with Tso Moriri and Pangong, where skies are nearly as dark and the Protected Area Permit can be had in a day. The mentor and the method stay the same.',
    },
    {
      question: 'Is this for beginners as well?',
      answer:
        'If you can set shutter, aperture and ISO by hand, yes. A non-photographing partner is welcome too and pays the same for bed and seat, less ₹9,000 for the tuition they escape.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Camera bag',
      essential: true,
      items: [
        'Four batteries at least; cold halves them',
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
  cover: 'ladakh/gold-tent',
  gallery: [
    'ladakh/valley-dusk',
    'ladakh/dawn',
    'ladakh/detail-1',
    'ladakh/valley-gold',
    'ladakh/day',
    'ladakh/valley-dawn-clouds',
    'ladakh/valley-day-blossom',
  ],
}
