import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'meghalaya-backpacking',
  kind: 'group',
  title: 'Meghalaya on a Shoestring: Groves, Roots and River Camps',
  location: 'Khasi & Jaintia Hills, Meghalaya',
  region: 'East',
  duration: '7D/6N',
  months: [1, 2, 3, 4, 10, 11, 12],
  price: 14628,
  discount: 8,
  rating: 4.7,
  reviews: 2,
  description:
    'You spend seven days in hostels, village homes and a tent beside the Umngot. The trip is for people who would rather walk into a place than be dropped at its viewpoint. We follow the David Scott Trail on foot, stay two nights in Nongriat, where others only take a photograph, and turn east at the end into the Jaintia Hills, where fewer cars go. We use a shared Sumo for the long hops and share-taxis when they are quicker. You should be fit for one walk of five to six hours and for Nongriat’s stairs both ways, and curious about new food.',
  highlights: [
    'Walk a 16 km section of the David Scott Trail, the old mule road to Sylhet',
    'Mawphlang’s sacred grove with a member of the clan that guards it',
    'Two nights in Nongriat: root bridges at dawn, blue pools all day',
    'Tents on the stones at Shnongpdeng, with kayaks and night fishing',
    'Krang Suri’s swimming hole on the Jaintia side',
    'Kwai, the betel welcome, and the etiquette of refusing it politely',
  ],
  placesCovered: [
    'Guwahati',
    'Shillong',
    'Mawphlang',
    'Sohra',
    'Nongriat',
    'Shnongpdeng',
    'Dawki',
    'Krang Suri',
  ],
  itinerary: [
    {
      title: 'Guwahati to a hostel in Shillong',
      description:
        'Everyone meets at Paltan Bazaar in Guwahati at 1 pm, close to the station and the airport bus. The bags go on the roof of the Sumo, the host passes round oranges, and by 5 pm you are in Shillong (1,496 m), at a hostel with a tin roof and a record player. There is time for a wander down to the momo stalls of Khyndailad and a lesson in two useful words: khublei, which is hello and thank you, and suki-suki, slowly.',
      activities: ['Sumo to Shillong', 'Street-food walk', 'Meet the group'],
      meals: ['dinner'],
      stay: 'Hostel, Shillong',
    },
    {
      title: 'Mawphlang’s sacred grove and the trail towards Sohra',
      description:
        'We drive an hour to Mawphlang (1,800 m), where a Lyngdoh clansman leads us under rhododendron, monolith and moss in a wood that has not been cut for centuries; you may take nothing away, not even a twig. Then we walk sixteen kilometres of the trail that David Scott had built in the 1820s, over grassy slopes and stone slabs to Lad Mawphlang. It takes five or six hours, over the Umiam on a hanging bridge and through a stream on foot. The Sumo waits with boiled eggs and goes on to Sohra.',
      activities: ['Sacred grove walk', 'David Scott Trail, 16 km', 'Drive to Sohra'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Backpacker hostel, Sohra',
    },
    {
      title: 'Sohra to Nongriat down the stairs',
      description:
        'Big bags stay at Sohra. With a night-pack each we reach Tyrna by 9 am and take the stairs, about 3,500 steps, at the pace of the slowest; the villagers walk the same stairs with forty kilos of cement. The long root bridge at Nongthymmai is a detour worth its extra stairs. Nongriat (about 400 m) has beds for us in two houses, a shop selling noodles and soap, and the double bridge at the end of the lane, nearly empty after 4 pm.',
      activities: ['Tyrna stairs', 'Nongthymmai root bridge', 'Evening at the double-decker'],
      meals: ['breakfast', 'dinner'],
      stay: 'Homestay beds, Nongriat',
    },
    {
      title: 'Nongriat’s pools and Rainbow Falls',
      description:
        'Today nobody needs a vehicle. Some set off at dawn for Rainbow Falls and are alone with it; some find the second and third pools upstream, where the water is bottle green; some help the hosts weave areca leaf into plates. In March and April the path flickers with butterflies. Lunch and dinner in Nongriat are rice, black sesame pork or pumpkin, and tungtap, a dried-fish chutney that divides opinion.',
      activities: ['Rainbow Falls', 'Natural pools', 'Leaf-plate weaving'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Homestay beds, Nongriat',
    },
    {
      title: 'Nongriat to Shnongpdeng on the Umngot',
      description:
        'We climb at first light while the steps are in shade, and most people reach Tyrna in two and a half hours. From Sohra the Sumo takes the bags and us along the ridge, through Pynursla’s mist and broom-grass fields, three and a half hours to Shnongpdeng (80 m). Tents are up on the shingle. From November the river is so transparent that you can watch every fish. Dinner is grilled fish, with a fire on the stones until the village’s quiet hour at 10 pm.',
      activities: ['Climb out of Nongriat', 'Drive to the border hills', 'Riverside fire'],
      meals: ['breakfast', 'dinner'],
      stay: 'Riverside tents, Shnongpdeng',
    },
    {
      title: 'Shnongpdeng: kayaks, and a boat to Dawki',
      description:
        'You can kayak, snorkel or jump from the marked rock, always with a life jacket and a local lifeguard. Around 11 am a boatman takes us down to Dawki, below the old suspension bridge, for the famous view and the border market; the current makes it easy. The afternoon at Shnongpdeng is for the hanging bridge, the far bank’s orange groves or a hammock. At dusk the fishermen go out with lamps and usually take along guests who ask.',
      activities: ['Kayaking and snorkelling', 'Boat to Dawki', 'Hanging bridge walk'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Riverside tents, Shnongpdeng',
    },
    {
      title: 'Krang Suri and the road to Guwahati',
      description:
        'Break camp at 7 am. Krang Suri, an hour east in the Jaintia Hills, is a curtain of water over a blue basin where swimming is allowed with a jacket; by 9 am we have it nearly to ourselves. The route home runs by Amlarem and Jowai, past the monoliths of Nartiang if there is time, then the four-lane from Shillong’s bypass. It is five to six hours in the Sumo. We reach Guwahati by about 5 pm; take a train or flight after 8 pm.',
      activities: ['Swim at Krang Suri', 'Nartiang monoliths, time allowing', 'Drive to Guwahati'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Sumo from Paltan Bazaar and back, with fuel and parking',
    'Two nights in hostels, two in Nongriat homes, two in tents with mats and sleeping bags',
    'Six breakfasts, three lunches, six dinners',
    'Clan guide at Mawphlang and trail guide for the mule road',
    'One kayak or snorkel session and the Dawki boat, shared',
    'Village development fees at every bridge, grove and fall',
    'A host from Shillong who speaks Khasi, Hindi and English',
  ],
  exclusions: [
    'Your travel to Guwahati and home',
    'Lunches on days one, three, five and seven',
    'Scuba dives and zip-lines at the river',
    'A porter on the Nongriat path, if you want one',
  ],
  faqs: [
    {
      question: 'Dorms, floors, tents: is there any privacy?',
      answer:
        'Some. Hostels have bunks with curtains and a women’s room; in Nongriat two or three share a room; tents are for two. If you want a proper hotel room, our six-day Meghalaya trip suits you better.',
    },
    {
      question: 'What if it rains hard on the trail day?',
      answer:
        'In October and April it may. The stream is then unsafe to wade and we walk only as far as the Umiam bridge and come back. Showers in winter are rare and brief.',
    },
    {
      question: 'Is there enough food for vegetarians?',
      answer:
        'Yes: rice, dal, potatoes, squash, eggs if you eat them, and sesame in everything. Tell us clearly in advance, because many Khasi dishes contain a little pork or dried fish.',
    },
    {
      question: 'Is Sunday a problem?',
      answer:
        'Most people are at church until 12 noon and shops stay shut. We plan for it by beginning on Saturdays, so that the first Sunday is spent walking and food is packed the evening before.',
    },
    {
      question: 'Do we need a permit for Meghalaya?',
      answer:
        'Indians need no Inner Line Permit. The state asks visitors to register on the Meghalaya Tourism website or app, free of charge, and every stay records your identity card. We send you the link when you book.',
    },
    {
      question: 'How cold is the river camp?',
      answer:
        'It lies almost at sea level, so nights are about 10 to 15 °C even in January. Shillong is another matter and can touch 4 °C.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Carry system',
      essential: true,
      items: [
        'Main rucksack up to 50 litres',
        'Foldable daypack for two nights down the steps',
        'Rain cover or liner',
      ],
    },
    {
      category: 'Wear',
      essential: true,
      items: [
        'Trail shoes plus floaters',
        'Long trousers against ticks on the grassland',
        'Windproof and a fleece',
        'Two sets of swim clothes',
      ],
    },
    {
      category: 'Kit',
      essential: true,
      items: ['Headlamp', 'Steel bottle and ORS', 'Photo identity for hostel and border checks'],
    },
    {
      category: 'Bonus',
      essential: false,
      items: ['Goggles for the clear water', 'Ukulele or harmonica', 'Reusable mug'],
    },
  ],
  packages: [
    {
      title: 'Dorm, homestay and tent',
      price: 14628,
      description: 'A bunk in two hostels, two or three to a room in Nongriat, two to a tent',
    },
  ],
  facts: {
    meet: { place: 'Paltan Bazaar, Guwahati, outside the railway station', time: '1:00 pm' },
    end: { place: 'Paltan Bazaar, Guwahati', time: '5:00 pm' },
    airport: {
      name: 'Guwahati',
      transfer: 'About 23 km and an hour to Paltan Bazaar by airport bus or taxi; not included',
    },
    railhead: { name: 'Guwahati', transfer: 'Paltan Bazaar is at the station’s exit; on foot' },
    team: 'A host from Shillong throughout, a clan guide at Mawphlang and a trail guide for the mule road',
    ages: {
      from: 18,
      note: 'No upper limit for anyone who can climb the steps, about 3,500, out of Nongriat',
    },
    fitness:
      'Day 2: 16 km and five to six hours on the David Scott Trail. Day 5: up about 3,500 steps from Nongriat (about 400 m) in two and a half hours. Highest walk, at Mawphlang, 1,800 m.',
    nights: [
      { count: 1, place: 'Shillong', room: 'Hostel', sharing: 'Dormitory', washroom: 'shared' },
      { count: 1, place: 'Sohra', room: 'Backpacker hostel', sharing: 'Dormitory', washroom: 'shared' },
      {
        count: 2,
        place: 'Nongriat',
        room: 'Homestay',
        sharing: 'Two or three to a room',
        washroom: 'shared',
      },
      {
        count: 2,
        place: 'Shnongpdeng',
        room: 'Two-person riverside tent',
        sharing: 'Twin',
        washroom: 'shared',
      },
    ],
    singleRoom: { none: 'Hostels, homes and tents are all shared; there are no single rooms.' },
    child: { none: 'The dormitories are for adults of 18 and above.' },
    network:
      'Jio and Airtel work in Shillong and Sohra; weak in Nongriat and Shnongpdeng, where phones may roam to Bangladesh.',
    cash: 'ATMs in Guwahati, Shillong and Sohra. Nongriat and Shnongpdeng want cash in small notes.',
    power:
      'Sockets in the hostels; erratic power in Nongriat; little at the river camp. Bring a power bank and a headlamp.',
    insurance: 'Not included. A policy that covers hiking and river sports is sensible.',
    papers: [
      { what: 'Government photo ID, original', by: 'you', when: 'At hostels and border checks near Dawki' },
      {
        what: 'Visitor registration on the Meghalaya Tourism website or app, free',
        by: 'you',
        when: 'Before you travel; we send the link',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 6,
    seats: 14,
    smallest: 5,
    decideDays: 10,
    seasons: [
      { from: '01-02', to: '04-24' },
      { from: '10-09', to: '12-26' },
    ],
  },
  route: [
    { place: 'guwahati' },
    { place: 'shillong', night: true },
    { place: 'mawphlang' },
    { place: 'sohra', night: true },
    { place: 'nongriat', night: true },
    { place: 'shnongpdeng', night: true },
    { place: 'dawki' },
    { place: 'shnongpdeng', night: true },
    { place: 'krang-suri' },
    { place: 'guwahati' },
  ],
  difficulty: 'moderate',
  walksFar: true,
  tags: ['backpacking', 'budget', 'adventure', 'cultural'],
  cover: 'meghalaya/river-day',
  gallery: [
    'meghalaya/river-dusk-trek-tent',
    'green-road/bus-day',
    'meghalaya/day',
    'meghalaya/dawn',
    'hill-bazaar/dusk',
    'meghalaya/detail-1',
  ],
  captions: {
    night: 4,
    travel: 'On the road between Shillong, Sohra and Shnongpdeng',
    high: 'Two nights at the root bridges of Nongriat',
  },
}
