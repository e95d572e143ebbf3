import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'zanskar-phugtal-trek',
  kind: 'group',
  title: 'Phugtal on Foot: Five Days in the Lungnak, Zanskar',
  location: 'Zanskar, Ladakh',
  region: 'North',
  duration: '10D/9N',
  months: [6, 7, 8, 9],
  price: 28025,
  discount: 5,
  rating: 4.7,
  reviews: 2,
  description:
    'No car reaches the door of Phugtal. The monastery is stuffed into the mouth of a cave above the Tsarap, cells of mud and poplar stacked like a wasps’ nest, and everything in it came along the path you will take. We drive in from Manali over Shinku La, walk up the Tsarap gorge to the cave and sleep in the monks’ guest house, then walk back up the Kargyak valley, farm to farm, to the foot of Gonbo Rangjon. Since the road came up the valley the classic Padum trek is gone; we keep to the old bank and the old bridges where they survive, and say plainly that on two stretches you will see a jeep.',
  highlights: [
    'A night at the Phugtal guest house, and the dawn drum from inside the cave',
    'Walking days of three to six hours, none above 4,400 m',
    'Family rooms at Purne, Testa and Kargyak; no tents to carry, no camp rubbish',
    'The rock tower of Gonbo Rangjon, tiny from far off and a wall from close by',
    'Two nights at Jispa before crossing Shinku La, so that you can enjoy the pass',
    'Ponies for the bags, led by the Lungnak men who own them',
  ],
  placesCovered: ['Manali', 'Jispa', 'Shinku La', 'Purne', 'Phugtal', 'Testa', 'Kargyak', 'Gonbo Rangjon'],
  itinerary: [
    {
      title: 'Meet in Old Manali for a kit check',
      description:
        'The overnight coach from Delhi puts you down around 9 am. Sleep until you are rested, then meet at 4 pm in the garden of our guest house in Old Manali, where the leader checks boots, soles and stuff-sacks like a kindly customs officer. You replace in the bazaar, before 6 pm, whatever is not good enough. Supper is trout or rajma. The first night is at an altitude that bothers no one.',
      activities: ['Kit check', 'Trek briefing'],
      meals: ['dinner'],
      stay: 'Guest house, Old Manali',
    },
    {
      title: 'Manali to Jispa through the Atal Tunnel',
      description:
        'The jeep takes three hours, with a stop at Sissu for aloo parathas and another at the Tandi confluence, where the Chandra and the Bhaga become the Chenab. After lunch at Jispa (3,200 m) we climb two hundred metres through willow plantations to a shepherd’s chorten and come down again. It is the rule for the next days: go a little above your bed, then return to it.',
      activities: ['Drive through the Atal Tunnel', 'Tandi confluence', 'Acclimatisation walk'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guest house, Jispa',
    },
    {
      title: 'A practice walk above Darcha, from Jispa',
      description:
        'We drive half an hour to Darcha and walk up the Zanskar track beside its stream for three hours, to about 3,800 m, with day packs and a picnic. The leader watches feet and breathing, and teaches the rest-step. Legs ache pleasantly by the time the jeep brings us down to Jispa. There is time for laundry and a bucket bath, and you have the last proper phone signal until day 9.',
      activities: ['Practice hike to 3,800 m', 'Rest-step drill', 'Last calls home'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guest house, Jispa',
    },
    {
      title: 'Jispa to Purne over Shinku La',
      description:
        'We leave at 5 am in the dark, with tea in flasks. The jeep needs two to three hours to grind up to Shinku La (about 5,050 m), where we spend ten minutes among the flags and go on. Zanskar opens in long brown steps: Lakong, the rock tower of Gonbo Rangjon, then Kargyak’s barley. We drive straight down past them all to lose height, and stop only at Purne (about 3,750 m), two farmhouses and a shop at the meeting of two rivers. There is salt tea, then bed.',
      activities: ['Shinku La crossing', 'Drive down the Kargyak valley'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Farm homestay, Purne',
    },
    {
      title: 'Purne to the cave of Phugtal',
      description:
        'The walk is seven kilometres and three hours, with one suspension bridge. The path is cut into the gorge wall above jade water and is broad enough for a pony, but there is a drop on one side and no railing. Round the last chorten the whole monastery comes into view at once, like a honeycomb on its cliff. At Phugtal (about 3,850 m) a monk shows the spring in the cave, the kitchen, and the slate in memory of Csoma de Kőrös. We sleep at the guest house below.',
      activities: ['Tsarap gorge walk', 'Monastery visit', 'Evening prayers'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Monastery guest house, Phugtal',
    },
    {
      title: 'Dawn prayers at Phugtal, back to Purne by Cha',
      description:
        'The drum begins at about 5 am and the cave echoes it. Stay for the tsampa if you are invited. Later we cross the river and return along the other side through Cha, a shelf of green peas and thistles as high as the walls, whose children walk this trail to school, and drop to the bridge at Purne. The walk is eight kilometres and four hours, and the whole afternoon is free. Nobody swims: the Tsarap is snowmelt.',
      activities: ['Dawn prayers', 'Walk through Cha village', 'Free afternoon'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Farm homestay, Purne',
    },
    {
      title: 'Up the Kargyak to Testa',
      description:
        'Ponies are loaded by 8 am. We take the old footpath where it survives, past very long mani walls, built of stones carved with prayers. Always keep them on your right hand. About twelve kilometres and five hours bring us through the fields of Yal to Testa (about 3,900 m), a tight knot of white houses. Your host roasts barley on hot sand while you watch.',
      activities: ['12 km valley walk', 'Mani walls', 'Barley roasting'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Village homestay, Testa',
    },
    {
      title: 'Testa to Kargyak, the last village',
      description:
        'The gorge opens into meadow. Dzo graze, women rake hay, and a jeep passes on the far bank perhaps once an hour. Beyond Kuru, Tangze has a small gompa and a big dog; keep well away from the dog. After about fourteen kilometres and five or six hours we reach Kargyak (about 4,100 m), where winter food is stacked on every roof by August. The tower of Gonbo Rangjon closes the valley ahead, red in the last sun.',
      activities: ['14 km through hay meadows', 'Tangze gompa', 'Sunset on the tower'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Village homestay, Kargyak',
    },
    {
      title: 'Gonbo Rangjon, then over Shinku La to Jispa',
      description:
        'Eight kilometres of easy walking from Kargyak lead across turf and streams to the base of the rock, where herders leave scarves and a little butter. Our jeep waits there at 11 am. It is odd to cover in four hours or so what takes ponies three days, but by 4 pm we have crossed Shinku La (about 5,050 m) again, well acclimatised this time, and are washing dust out of our ears at Jispa.',
      activities: ['8 km to Gonbo Rangjon', 'Drive over Shinku La'],
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Guest house, Jispa',
    },
    {
      title: 'By jeep from Jispa down to Manali',
      description:
        'After a late breakfast of buckwheat pancakes and plum jam, the jeep goes back through Keylong and the tunnel. You reach Manali by 1 pm. The leader keeps bags at the guest house while you eat whatever you missed on the trail. Volvo coaches leave from 4 pm; those with a night to spare find rooms easily except in the June holidays.',
      activities: ['Drive to Manali', 'Onward coaches'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Jeeps from Manali to Purne and from Gonbo Rangjon back to Manali',
    'Nine nights in guest houses, farms and the monastery’s own lodge',
    'Dinner on day 1, and all meals from breakfast on day 2 to breakfast on day 10',
    'Trek leader with wilderness first-responder training, and a Lungnak guide',
    'Ponies for the baggage, up to 10 kg for each walker',
    'Offering to the Phugtal gompa and its school',
    'Oxygen, oximeter and a folding stretcher',
  ],
  exclusions: [
    'Coach or flight to Manali',
    'Lunch on the first and last day',
    'Sleeping bag hire, ₹120 a day, if you do not want to use the blankets',
    'A pony to ride, ₹1,800 a day, when one is free',
    'Trek insurance, which every walker must have',
  ],
  faqs: [
    {
      question: 'How hard are the walking days?',
      answer:
        'Moderate. The longest is fourteen kilometres with three hundred metres of rise in total; the trickiest is the narrow gorge path to the monastery. If you can walk four hours at home with a small bag, on two weekends in a row, you are ready. You must not be afraid of heights; speed does not matter.',
    },
    {
      question: 'Can women sleep at the monastery?',
      answer:
        'Yes. The guest house stands below the gompa, outside the monks’ quarters, and takes men and women in separate rooms. Wear clothes that cover shoulders and knees, keep quiet after 8 pm, and bring no alcohol.',
    },
    {
      question: 'Hasn’t the road spoiled this valley?',
      answer:
        'The road has changed the valley. Villages now reach a doctor in one day and not in four. For walkers the old Padum–Darcha trek is no longer a wilderness walk. What remains is the Phugtal gorge, where the last part is only a footpath, and the quiet bank of the Kargyak. That is what we walk.',
    },
    {
      question: 'What do we eat?',
      answer:
        'Barley, peas, potatoes, greens, curd, chapatis, dal, and tsampa in every form. Meat is rare in summer. Vegans do well if they tell us, since butter finds its way into tea. Bring something sweet for the afternoons.',
    },
    {
      question: 'What about altitude?',
      answer:
        'You sleep two nights at 3,200 m, then at about 3,750, 3,850, 3,750, 3,900 and 4,100 m. The steps are small except for the drive over the pass on day 4, with an hour or so above 4,500 m. We delay that day if anyone’s readings at Jispa are poor.',
    },
  ],
  thingsToCarry: [
    {
      category: 'Walking',
      essential: true,
      items: [
        'Boots broken in over at least 40 km',
        'Trekking pole, one is enough',
        'Day pack of 25 litres with rain cover',
        'Two-litre water capacity and purifying tablets',
      ],
    },
    {
      category: 'Clothes',
      essential: true,
      items: [
        'Quick-dry trousers, two',
        'Long-sleeved sun shirt',
        'Fleece and shell jacket',
        'Warm hat and thin gloves',
      ],
    },
    {
      category: 'House manners',
      essential: true,
      items: ['Slippers for indoors', 'Sleeping-bag liner', 'Toilet paper and a zip bag to bring it out'],
    },
    {
      category: 'Good to share',
      essential: false,
      items: ['Photographs of your family', 'Dry fruit', 'Pen torch for the cave steps'],
    },
  ],
  packages: [
    {
      title: 'Double or triple sharing',
      price: 28025,
      description: 'Two or three to a room, men and women apart at Phugtal; ponies carry 10 kg each',
    },
  ],
  facts: {
    meet: {
      place: 'First-night guest house in Old Manali; the leader sends its name and map pin',
      time: '4:00 pm',
    },
    end: {
      place: 'The same guest house in Old Manali; your bags can stay there until the evening coach',
      time: '1:00 pm',
    },
    airport: {
      name: 'Kullu–Manali Airport, Bhuntar',
      transfer: 'About 52 km and 2 hours by taxi, not included; flights are few and often cancelled',
    },
    railhead: { name: 'Chandigarh', transfer: 'About 290 km; bus of 8 to 9 hours to Manali, not included' },
    team: 'Trek leader with first-responder training, a Lungnak guide, ponies with their men',
    ages: {
      from: 14,
      note: 'Under 18 only with a parent; over 60, or with heart or lung trouble, bring a doctor’s letter',
    },
    fitness:
      'Moderate. Longest walk about 14 km in five to six hours, about 300 m of rise in all; a narrow gorge path without railing. Highest bed Kargyak at about 4,100 m; Shinku La, about 5,050 m, by jeep.',
    nights: [
      { count: 1, place: 'Old Manali', room: 'Guest house', sharing: 'Twin', washroom: 'own' },
      { count: 2, place: 'Jispa', room: 'Guest house', sharing: 'Twin', washroom: 'shared' },
      { count: 1, place: 'Purne', room: 'Farm homestay', sharing: 'Twin or triple', washroom: 'shared' },
      {
        count: 1,
        place: 'Phugtal',
        room: 'Monastery guest house',
        sharing: 'Rooms for men and for women',
        washroom: 'shared',
      },
      { count: 1, place: 'Purne', room: 'Farm homestay', sharing: 'Twin or triple', washroom: 'shared' },
      { count: 1, place: 'Testa', room: 'Village homestay', sharing: 'Twin or triple', washroom: 'shared' },
      { count: 1, place: 'Kargyak', room: 'Village homestay', sharing: 'Twin or triple', washroom: 'shared' },
      { count: 1, place: 'Jispa', room: 'Guest house', sharing: 'Twin', washroom: 'shared' },
    ],
    singleRoom: { none: 'The farms and the monastery guest house have only shared rooms' },
    child: { none: 'From 14 years; the gorge path is not for younger children, and all pay alike' },
    network:
      'Only postpaid SIMs work in Ladakh for visitors from other states. Signal in Manali and Jispa; count on little or none from day 4 to the evening of day 9.',
    cash: 'ATMs in Manali and Keylong, none to count on after that. Carry about ₹4,000 in small notes.',
    power:
      'Mains in Manali and Jispa; in the Lungnak often no more than a little solar light. Bring a power bank for six days and a head torch.',
    insurance: 'Not included and compulsory: a trek policy that covers heights above 5,000 m and evacuation.',
    papers: [
      {
        what: 'Original photo identity card: Aadhaar, voter card or passport; Indians need no permit for Zanskar',
        by: 'you',
        when: 'Carry it for the register at Darcha',
      },
      { what: 'Trek insurance policy', by: 'you', when: 'Send us a copy 7 days before' },
      {
        what: 'Passport and visa of foreign nationals; no Protected Area Permit on this route',
        by: 'you',
        when: 'Shown at Darcha',
      },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 4,
    seats: 12,
    smallest: 5,
    decideDays: 21,
    everyWeeks: 3,
    seasons: [{ from: '06-26', to: '09-04' }],
  },
  route: [
    { place: 'manali', night: true },
    { place: 'jispa', night: true },
    { place: 'shinku-la' },
    { place: 'purne', night: true },
    { place: 'phugtal', night: true },
    { place: 'purne', night: true },
    { place: 'testa', night: true },
    { place: 'kargyak', night: true },
    { place: 'shinku-la' },
    { place: 'jispa', night: true },
    { place: 'manali' },
  ],
  difficulty: 'moderate',
  tags: ['trek', 'offbeat', 'adventure'],
  cover: 'phugtal/day',
  gallery: [
    'phugtal/gold-pine-room',
    'phugtal/detail-2',
    'monastery-hall/gold',
    'trek-camp/dawn',
    'phugtal/detail-1',
    'trek-camp/pass-dusk',
    'hill-bazaar/gold',
  ],
  captions: {
    night: 4,
    travel: 'On foot, with ponies for the bags',
    high: 'Phugtal at dawn, when the drum sounds',
  },
}
