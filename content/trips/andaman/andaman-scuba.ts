import type { TripContent } from '../../schema.ts'

export const trip: TripContent = {
  id: 'andaman-scuba',
  kind: 'group',
  title: 'First Breaths Underwater: Five Days of Scuba on Havelock',
  location: 'Havelock (Swaraj Dweep), Andaman',
  region: 'South',
  duration: '5D/4N',
  months: [1, 2, 3, 4, 12],
  price: 26900,
  discount: 5,
  rating: 4.8,
  reviews: 2,
  description:
    'A diving trip for people who have never dived. You skip the capital’s sights, go straight through to Havelock, and spend the days with the same instructor: breathing in chest-deep water first, then on a reef, then from a boat. Choose between guided discovery dives, which need no course, and the Open Water licence, which means homework on the beach. We run it from December to April only, when the sea is flattest and visibility is ten to twenty-five metres on most days.',
  highlights: [
    'No more than two beginners to one instructor on discovery dives, four on the course',
    'Three separate dives, deepening from five metres to twelve, instead of one twenty-minute photo session',
    'Clownfish, moray, lionfish and, in luck, a turtle on the house reefs of the east shore',
    'A dive-free last afternoon at Radhanagar, so that nobody flies too soon after a dive',
    'Small groups of twelve and dive-centre beds a minute from the water',
  ],
  placesCovered: ['Port Blair', 'Havelock', 'Nemo Reef', 'The Lighthouse', 'Radhanagar'],
  itinerary: [
    {
      title: 'From Port Blair straight across to Havelock',
      description:
        'Book a flight that lands before 11 am. From Port Blair airport we transfer to the jetty and take the early-afternoon catamaran; on Havelock you are measured for wetsuit and fins, fill in a medical form honestly, and meet your instructor over tea. The form matters: asthma, epilepsy, heart trouble, recent ear surgery and pregnancy all need a doctor’s letter or rule diving out. An hour of theory follows, mostly about ears and going up slowly.',
      activities: ['Ferry to Havelock', 'Kit fitting and medical form', 'Briefing'],
      meals: ['dinner'],
      stay: 'Dive-centre rooms, Havelock (first of four nights)',
    },
    {
      title: 'Havelock: shallow-water skills, then Nemo Reef',
      description:
        'At about 7:30 am, or when the tide serves, you kneel in a metre and a half of water off Havelock’s east shore and breathe. You learn to clear a mask, find a lost regulator and equalise your ears, which takes half an hour for some and ninety minutes for others; nobody is hurried. Then you dive along the slope of Nemo Reef, from the beach down to five or six metres, where anemones are guarded by fish the length of a thumb. Open Water students go on to confined-water skills until lunch and study after it.',
      activities: ['Shallow-water skills', 'Shore dive at Nemo Reef', 'Course theory'],
      meals: ['breakfast', 'dinner'],
      stay: 'Dive-centre rooms, Havelock',
    },
    {
      title: 'Two dives from a boat off Havelock',
      description:
        'The dungi, a wooden boat, leaves at dawn with tanks, fruit and biscuits. The first dive is at a sheltered site such as the Lighthouse, ten to twelve metres over sand and coral heads; after an hour’s rest on deck the second is at Aquarium or Red Pillar, as the wind allows. Fusiliers swim past in hundreds, while groupers stay where they are and stare. You are on Havelock again by 1 pm, ravenous. You fill in your logbook at once, while you remember everything.',
      activities: ['Two boat dives', 'Logbook session', 'Kayak at dusk, optional'],
      meals: ['breakfast', 'lunch'],
      stay: 'Dive-centre rooms, Havelock',
    },
    {
      title: 'Elephant Beach or last dives, then Radhanagar',
      description:
        'Discovery guests have finished their dives. Walk the forest path to Elephant Beach with a snorkel, forty minutes each way, or sleep. Course students make their final two open-water dives to eighteen metres and finish by noon, then answer an exam of fifty questions. All meet at Radhanagar at 3 pm for a swim and a swift sunset. Licences are usually issued online the same evening; whoever has passed traditionally buys the tender coconuts.',
      activities: ['Elephant Beach walk or final course dives', 'Radhanagar sunset'],
      meals: ['breakfast', 'dinner'],
      stay: 'Dive-centre rooms, Havelock',
    },
    {
      title: 'Ferry to Port Blair, and a flight after 2 pm',
      description:
        'The morning boat leaves Havelock at about 9 am and reaches Port Blair between 10:30 and 11:30 am. The earliest flight we allow is at 2 pm, so that a slow boat costs nobody a seat and even those who dived yesterday have been out of the water for a full day; eighteen hours is the rule. Anyone on an evening departure can drop bags at our office and see the Cellular Jail, closed on Mondays, or eat fried fish at Aberdeen jetty.',
      activities: ['Ferry to Port Blair', 'Cellular Jail if time allows'],
      meals: ['breakfast'],
      stay: 'Trip ends',
    },
  ],
  inclusions: [
    'Four nights at a dive centre, two to a room, with fan or air-conditioning',
    'One shore dive and two boat dives with instructor, tanks, weights and full kit',
    'With the licence package: four open-water dives, e-learning and the certification fee',
    'Ferries between Port Blair and Havelock, with jetty transfers at both ends',
    'Four breakfasts, three dinners, lunch after the boat',
    'Oxygen, radio and a trained rescue diver on each boat',
  ],
  exclusions: [
    'Airfare to Port Blair',
    'Underwater photographs, ₹1,500 to ₹2,500 for a set',
    'Dive insurance, from about ₹3,000 (more for a whole year); compulsory for the Open Water course',
    'A doctor’s examination, if your medical form asks for one',
    'Scooter hire, about ₹600 a day',
    'A room to yourself, ₹6,500 more',
  ],
  faqs: [
    {
      question: 'I cannot swim. Can I still dive?',
      answer:
        'For discovery dives, yes, provided you are calm with your face in the water; the instructor controls your buoyancy and never lets go. The Open Water licence demands a 200-metre swim (300 metres with mask, fins and snorkel) and ten minutes of floating, no exceptions.',
    },
    {
      question: 'What age limits apply?',
      answer:
        'From 10, with a parent present; children of 10 and 11 go no deeper than 12 metres even with a licence. There is no upper limit, but past 45 the medical form asks more questions and a doctor’s signature is wise.',
    },
    {
      question: 'What if a cold blocks my ears?',
      answer:
        'You do not dive that day: a decongestant that wears off under water does harm. If you miss all dives we return their cost, ₹9,500 on the discovery package; if you miss one we try to fit it on the fourth morning, flight time permitting.',
    },
    {
      question: 'Does the group ever go to the famous deep sites?',
      answer:
        'Dixon’s Pinnacle, Johnny’s Gorge and Jackson’s Bar lie between eighteen and thirty metres with current, and are for certified divers, mostly with an advanced card. Ask about our private diving plan for those.',
    },
    {
      question: 'Is the coral alive?',
      answer:
        'In parts. Shallow reefs bleached badly in 2010 and 2016, and you will see rubble as well as new growth. Fish life is rich all the same. We do not wear gloves or feed fish, and anyone who stands on coral has to end the dive.',
    },
  ],
  thingsToCarry: [
    {
      category: 'For diving',
      essential: true,
      items: [
        'Swimsuit that stays put under a wetsuit',
        'Thin rash guard',
        'Doctor’s letter where the form requires it',
        'Prescription mask, if your glasses are stronger than minus three',
      ],
    },
    {
      category: 'For ears and stomach',
      essential: true,
      items: ['Ear drops your doctor approves', 'Travel-sickness tablets, the non-drowsy kind'],
    },
    {
      category: 'Dry land',
      essential: false,
      items: [
        'Long sleeves for dusk, when sandflies bite',
        'Reusable bottle: refills at the dive centre',
        'Novel or the course app, downloaded at home',
      ],
    },
  ],
  packages: [
    {
      title: 'Discover Scuba',
      price: 26900,
      description: 'Three guided dives to twelve metres; no course, no exam.',
      isPopular: true,
    },
    {
      title: 'Open Water licence',
      price: 43900,
      description: 'Full beginner certification with four open-water dives to eighteen metres.',
    },
  ],
  facts: {
    meet: { place: 'Port Blair airport (Sri Vijaya Puram), arrivals hall, name board', time: '11:00 am' },
    end: { place: 'Port Blair airport', time: '12:00 noon' },
    airport: {
      name: 'Veer Savarkar International (Port Blair)',
      transfer:
        'The meeting place itself; transfer to the jetty included. Land before 11 am, fly home after 2 pm.',
    },
    railhead: {
      none: 'No train goes to the Andaman Islands. Fly, or come by ship from Chennai, Kolkata or Visakhapatnam in two to four days',
    },
    team: 'One instructor for at most two beginners (four on the course), and a trained rescue diver on each boat.',
    ages: {
      from: 10,
      note: 'With a parent up to 17. Asthma, epilepsy, heart trouble, ear surgery: doctor’s letter or no diving. Past 45 a doctor’s signature is wise.',
    },
    fitness:
      'Three dives to at most 12 m, each under an hour; on the course four open-water dives to 18 m, a 200 m swim (300 m with fins) and ten minutes of floating. Non-swimmers may take the discovery dives.',
    nights: [
      {
        count: 4,
        place: 'Havelock',
        room: 'Dive-centre room, fan or air-conditioning',
        sharing: 'Twin',
        washroom: 'own',
      },
    ],
    singleRoom: { more: 6500 },
    child: { none: 'Divers from 10 years on all pay the same price: kit and instructor cost the same.' },
    network: 'Fair on Havelock, decent 4G in Port Blair. Mainland SIMs work.',
    cash: 'Havelock has cash machines that are not always filled; bring some cash. The dive centre takes cards and UPI.',
    power: 'Ordinary Indian sockets with short cuts. Charge camera and torch batteries at the dive centre.',
    insurance:
      'None is included. Dive insurance is compulsory for the Open Water course, from about ₹3,000, and wise for everyone.',
    papers: [
      {
        what: 'Photo ID, original; foreigners passport and visa',
        by: 'you',
        when: 'Checked at the airport and at the jetties',
      },
      {
        what: 'Divers’ medical form, and a doctor’s letter if your answers call for one',
        by: 'you',
        when: 'Ask us for the form before you book; signed on day 1',
      },
      {
        what: 'Dive insurance certificate, for the Open Water course',
        by: 'you',
        when: 'Before the first dive',
      },
      { what: 'Ferry tickets in your names', by: 'us', when: 'Before you fly' },
    ],
    payLocally: [],
  },
  departures: {
    weekday: 'saturday',
    count: 5,
    seats: 12,
    smallest: 4,
    decideDays: 21,
    everyWeeks: 2,
    seasons: [{ from: '12-01', to: '04-20' }],
  },
  route: [
    { place: 'port-blair' },
    { place: 'havelock', night: true },
    { place: 'radhanagar' },
    { place: 'havelock', night: true },
    { place: 'port-blair' },
  ],
  difficulty: 'moderate',
  tags: ['beach', 'adventure'],
  special: 'Learn to dive',
  cover: 'reef/gold',
  gallery: [
    'andaman/beach-day-green-twin-room',
    'sea-crossing/day',
    'andaman/beach-dusk',
    'andaman/dusk',
    'hammock/gold',
    'andaman/beach-day',
  ],
  captions: {
    night: 1,
    travel: 'By ferry from Port Blair to Havelock and back',
    high: 'Radhanagar on the last afternoon',
  },
}
