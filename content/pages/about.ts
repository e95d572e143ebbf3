import type { AboutContent } from './types.ts'

export const about: AboutContent = {
  title: 'About us',
  intro: 'Who plans your trip, who travels with you, and what we promise.',
  description:
    'How Kafila began in Delhi in 2018 with one minibus, what we are here for, what sets us apart, and who plans your trip.',
  story: {
    title: 'A caravan, in the old sense',
    paragraphs: [
      'A kafila is a caravan: strangers who set out together because the road is better, and safer, in company. We started in Delhi in 2018 with one hired minibus, one route over the Manali–Leh road and a list of things that annoyed us as travellers. Prices that grew at every step. Seats that were always “filling fast”. Hotels that became other hotels on arrival.',
      'So the first rule was written before the first departure: say what it costs, say how many seats there are, say where people will sleep, and put it in writing. The minibus has multiplied since. We now run group departures, treks and rides across the Himalaya, the coasts and the islands, and journeys made to measure in India and abroad.',
      'We have also learnt when not to go. Some of our trips rest for months at a time because a river runs too high, a pass is shut or a forest needs quiet. If a page shows no dates in your month, that is usually why, and somebody here will gladly suggest a place that is at its best just then.',
    ],
  },
  mission: {
    title: 'Our mission',
    text: 'To make travel in India and beyond simple to choose, fair to pay for and safe to take part in, and to leave most of the money with the people who live where we go.',
  },
  differentiatorsTitle: 'What sets us apart',
  differentiators: [
    {
      title: 'Planned from the road',
      text: 'Day plans give real drive hours, the cold nights, the shut seasons and the kind of bathroom, because finding out on arrival helps nobody.',
    },
    {
      title: 'Altitude comes before the schedule',
      text: 'Routes above 3,000 m are planned round the nights, not the sights. Where a road forces a steep climb, the trip page says so.',
    },
    {
      title: 'Local hands, fairly paid',
      text: 'Homestays, drivers, porters and cooks come from the valley itself wherever it can be done, and are asked back by name.',
    },
    {
      title: 'Plain numbers',
      text: 'All-in prices, counted seats, and on each trip’s page the refund table that we go by. No countdowns and no “only today”.',
    },
  ],
  teamTitle: 'Our team',
  team: [
    {
      sample: true,
      name: 'Stanzin Angmo',
      role: 'Head of Himalayan routes',
      text: 'Grew up in Saspol among apricot trees, studied in Chandigarh and went home to guide. She decides which passes we cross, in which week, and who turns back.',
      portrait: 'stanzin-angmo',
    },
    {
      sample: true,
      name: 'Vikram Rathore',
      role: 'Founder',
      text: 'Drove that first minibus in 2018. From Jodhpur, happiest in the desert in January, and still reads every message that begins with “I am disappointed”.',
      portrait: 'vikram-rathore',
    },
    {
      sample: true,
      name: 'Fatima Zaidi',
      role: 'Head of journeys made to measure',
      text: 'Came from Lucknow by way of ten years in hotels. She plans honeymoons, three-generation holidays and anything involving a visa, and remembers who cannot eat onion.',
      portrait: 'fatima-zaidi',
    },
  ],
  callToAction: {
    title: 'There is room in the next caravan',
    text: 'Tell us who is coming, roughly when and roughly for how much. You will hear from a person, not a brochure.',
    label: 'Get in touch',
    href: '/contact',
  },
}
