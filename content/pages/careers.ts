import type { CareersContent } from './types.ts'

export const careers: CareersContent = {
  title: 'Careers',
  intro:
    'We have four openings, one of them on mountain roads. Read what the work is like, and write to us if it suits you.',
  description:
    'Open positions at Kafila in New Delhi, Mumbai, Leh and Manali: trip planning, operations, marketing and support, and what comes with the work.',
  openingsTitle: 'Openings',
  openings: [
    {
      id: 'travel-consultant',
      title: 'Travel Consultant',
      department: 'Trip planning',
      location: 'New Delhi',
      type: 'Full-time',
      experience: '2–4 years',
      description:
        'Turn a WhatsApp message such as “six of us, two are over seventy, somewhere cold in May” into a plan that can be driven, booked and paid for. You price customised trips, know which roads are shut this week, and tell people when their idea needs two more nights. Good written English and Hindi; a second Indian language is welcome.',
    },
    {
      id: 'tour-manager',
      title: 'Tour Manager',
      department: 'Operations',
      location: 'Leh and Manali in season, New Delhi in winter',
      type: 'Full-time',
      experience: '3–6 years',
      description:
        'Lead group departures from May to October and train other captains in winter. You carry the first-aid kit, the permits and the cash box, read an oximeter, and have turned a group back before. A valid wilderness first-aid certificate or the will to earn one with us, a light-vehicle licence, and patience at breakfast.',
    },
    {
      id: 'digital-marketing-specialist',
      title: 'Digital Marketing Specialist',
      department: 'Marketing',
      location: 'Mumbai',
      type: 'Full-time, two days a week from home',
      experience: '2–5 years',
      description:
        'Bring the right trip in front of the right person without shouting. You write and measure search, social and newsletter campaigns, keep the blog’s calendar, and read a funnel honestly. We run no countdowns and no invented scarcity, so you will have to be interesting instead. Show us two things you wrote that sold something.',
    },
    {
      id: 'customer-support-executive',
      title: 'Customer Support Executive',
      department: 'Support',
      location: 'New Delhi',
      type: 'Full-time, rotating shifts',
      experience: '0–2 years',
      description:
        'Answer travellers before, during and after the trip, by phone, WhatsApp and email. You trace a payment that is stuck, work out a refund from the table, find the driver who is at the wrong gate, and write down what went wrong so that it happens once. Training takes four weeks and includes one departure as a guest.',
    },
  ],
  perksTitle: 'What comes with it',
  perks: [
    {
      title: 'One trip a year, as a guest',
      text: 'Take any group departure with unsold seats, with one person of your choice. You come back with notes; that is the whole price.',
    },
    {
      title: 'Paid field training',
      text: 'Wilderness first aid for everyone who leads, and a recce on the road each season for those who plan.',
    },
    {
      title: 'Health cover for the household',
      text: 'Medical insurance for you, your partner, your children and two parents, from the first day of work.',
    },
    {
      title: 'Time back after the season',
      text: 'Days worked on Sundays and festivals return as leave in the quiet months, on top of your yearly leave.',
    },
  ],
}
