import {
  choice,
  type Field,
  type Fields,
  flag,
  group,
  list,
  number,
  optionsOf,
  text,
  texts,
  type Way,
} from './field.ts'

const time = text('At', 12, { help: 'As in ‘6:30 am’, or ‘12:00 noon’.' })
const station = (label: string): Fields => ({
  name: text(label, 60),
  transfer: text('How one comes from there', 160, { lines: 2 }),
})
const none = (title: string): Way => ({
  way: 'none',
  title,
  has: 'none',
  fields: { none: text('The reason', 160, { lines: 2 }) },
})
const practical = (label: string): Field => text(label, 200, { lines: 3 })

const washrooms = optionsOf({ own: 'Their own', shared: 'Shared', none: 'None' })

const facts: Fields = {
  meet: group('Where it begins', { place: text('Meeting place', 120), time }),
  pickups: list(
    'Pick-ups on the way',
    'Pick-up',
    {
      id: text('Short name', 31, {
        help: 'Such as ‘dhaula-kuan’. A guest’s choice is kept under it: never give it to another place.',
      }),
      place: text('Place', 120),
      time,
    },
    { optional: true, help: 'Where guests are taken along beside the meeting place.' },
  ),
  end: group('Where it ends', { place: text('Place', 120), time }),
  airport: group('Nearest airport', station('Airport')),
  railhead: {
    control: 'either',
    label: 'Nearest railway station',
    absent: 'A trip abroad: none is named',
    ways: [
      { way: 'station', title: 'A station', has: 'name', fields: station('Station') },
      none('No train comes near'),
    ],
  },
  party: {
    control: 'either',
    label: 'Size of a private party',
    absent: 'A group: its departures say it',
    ways: [
      {
        way: 'party',
        title: 'A private trip',
        has: 'smallest',
        fields: {
          smallest: number('The price holds for so many', 'guests or more'),
          largest: number('It takes at most', 'guests'),
        },
      },
    ],
  },
  team: text('Who comes along', 160, { lines: 2 }),
  ages: group('Ages', {
    from: number('Smallest age', 'years'),
    to: number('Largest age', 'years', { optional: true }),
    note: text('Note on ages', 160, { lines: 2, optional: true }),
  }),
  fitness: text('Fitness', 240, {
    lines: 4,
    help: 'The hardest day in figures: hours, kilometres, climbs, the highest bed.',
  }),
  nights: list(
    'Nights',
    'Nights',
    {
      count: number('How many', 'nights'),
      place: text('Place', 60, { help: 'As the day’s plan names it.' }),
      room: text('Kind of house', 60),
      sharing: text('Room', 40, { help: '‘Twin’, ‘Double’, ‘Dormitory of 6’.' }),
      washroom: choice('Washroom', washrooms),
      examples: texts('Such as', 60, {
        optional: true,
        help: 'One or two houses of the kind, one on each line.',
      }),
    },
    { help: 'All nights of the trip, in order; together as many as the plan has.' },
  ),
  singleRoom: {
    control: 'either',
    label: 'A room of one’s own',
    ways: [
      { way: 'more', title: 'Can be had', has: 'more', fields: { more: number('It costs more', '₹') } },
      none('Is not sold'),
    ],
  },
  child: {
    control: 'either',
    label: 'Children',
    ways: [
      {
        way: 'price',
        title: 'Have a price of their own',
        has: 'price',
        fields: {
          from: number('From', 'years'),
          to: number('To', 'years'),
          price: number('A child pays', '₹'),
          note: text('Note', 160, { lines: 2, optional: true }),
        },
      },
      none('Do not come, or pay as adults do'),
    ],
  },
  network: practical('Network'),
  cash: practical('Cash'),
  power: practical('Power'),
  insurance: practical('Insurance'),
  papers: list('Papers and permits', 'Paper', {
    what: text('What', 160, { lines: 2 }),
    by: choice('Who brings it', optionsOf({ you: 'The guest', us: 'We' })),
    when: text('When', 120),
  }),
  payLocally: list(
    'Paid on the way',
    'Charge',
    {
      what: text('What for', 100),
      paidTo: text('Where and to whom', 120),
      before: flag('Paid before the journey, as a visa is'),
      rupees: number('Rupees', '₹'),
      foreign: {
        control: 'either',
        label: 'In another currency',
        absent: 'No: it is asked for in rupees',
        ways: [
          {
            way: 'foreign',
            title: 'Yes',
            has: 'currency',
            fields: {
              amount: number('Amount', undefined, { fraction: true }),
              currency: text('Currency', 3, { help: 'Its code, such as ‘USD’.' }),
            },
          },
        ],
      },
    },
    { help: 'Charges that nobody can avoid and that the price does not hold.' },
  ),
  sourcesUntil: {
    control: 'date',
    label: 'Facts looked up on',
    optional: true,
    help: 'The day of the newest source of this trip, where it is older than that of all others. Asked again after a year.',
  },
}

export const tripFacts: Fields = {
  facts: group('Facts', facts),
  difficulty: choice('Difficulty', optionsOf({ easy: 'Easy', moderate: 'Moderate', hard: 'Hard' }), {
    optional: true,
  }),
  walksFar: flag('Days of three hours and more on foot up a hill', 'For a trip that is not sold as a trek.'),
}
