import fc from 'fast-check'

/** What happens in a history, drawn by chance. Numbers choose among what there is at that moment. */

export type Way = 'as paid' | 'wallet'
type Paid = 'COMPLETED' | 'FAILED' | 'never'

export type BookStep = {
  do: 'book'
  date: number
  guests: number
  children: number
  ownRooms: number
  deposit: boolean
  credit: number
  pays: Paid
  /** Whose party these guests come to later; null for a party of their own. */
  joins: number | null
}

export type Step =
  | BookStep
  | { do: 'leave'; sale: number; who: number[]; way: Way; atDesk: boolean }
  | { do: 'friend'; sale: number; who: number }
  | { do: 'move'; sale: number; date: number; pays: Paid }
  | { do: 'cancel'; sale: number; way: Way; atDesk: boolean }
  | { do: 'open the link'; sale: number }
  | { do: 'pay'; order: number; state: 'COMPLETED' | 'FAILED' }
  | { do: 'lapse'; sale: number }
  | { do: 'invoice'; sale: number }
  | { do: 'sell at the desk'; date: number; guests: number; children: number; pays: DeskPay; claims: boolean }
  | { do: 'take money'; sale: number; part: boolean }
  | { do: 'owed until'; sale: number }
  | { do: 'counter'; receipt: number }
  | { do: 'let go'; sale: number }
  | { do: 'refund a part'; sale: number; percent: number }
  | { do: 'pay back by hand'; refund: number }
  | { do: 'wait'; date: number; seats: number; claims: boolean }
  | { do: 'leave the line'; party: number }

export type DeskPay = 'all' | 'part' | 'owed' | 'link'
export type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>

export type History = {
  trip: number
  /** How many seats each date has. */
  seats: number[]
  first: BookStep
  steps: Step[]
  end: Way
}

const way = fc.constantFrom<Way>('as paid', 'wallet')
/** Among which one is chosen. */
const which = fc.nat(11)
/** Most of what happens is on one date, so that its seats are short. */
const date = fc.constantFrom(0, 0, 0, 1, 2, 3)
const pays = fc.constantFrom<Paid>('COMPLETED', 'COMPLETED', 'COMPLETED', 'FAILED', 'never')
const is = <Kind extends string>(kind: Kind) => fc.constant(kind)

const book: fc.Arbitrary<BookStep> = fc.record({
  do: is('book'),
  date,
  guests: fc.integer({ min: 1, max: 4 }),
  children: fc.nat(2),
  ownRooms: fc.nat(2),
  deposit: fc.boolean(),
  credit: fc.constantFrom(0, 0, 0, 1, 5_000, 20_000, 500_000),
  pays,
  joins: fc.option(which),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: book },
  {
    weight: 3,
    arbitrary: fc.record({
      do: is('leave'),
      sale: which,
      who: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }),
      way,
      atDesk: fc.boolean(),
    }),
  },
  fc.record({ do: is('friend'), sale: which, who: fc.nat(4) }),
  { weight: 3, arbitrary: fc.record({ do: is('move'), sale: which, date, pays }) },
  { weight: 2, arbitrary: fc.record({ do: is('cancel'), sale: which, way, atDesk: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: is('open the link'), sale: which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: is('pay'),
      order: which,
      state: fc.constantFrom('COMPLETED', 'COMPLETED', 'COMPLETED', 'FAILED'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('lapse'), sale: which }) },
  fc.record({ do: is('invoice'), sale: which }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: is('sell at the desk'),
      date,
      guests: fc.integer({ min: 1, max: 3 }),
      children: fc.nat(1),
      pays: fc.constantFrom<DeskPay>('all', 'part', 'owed', 'link'),
      claims: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('take money'), sale: which, part: fc.boolean() }) },
  fc.record({ do: is('owed until'), sale: which }),
  fc.record({ do: is('counter'), receipt: which }),
  fc.record({ do: is('let go'), sale: which }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: is('refund a part'),
      sale: which,
      percent: fc.constantFrom(1, 30, 100),
    }),
  },
  fc.record({ do: is('pay back by hand'), refund: which }),
  {
    weight: 4,
    arbitrary: fc.record({
      do: is('wait'),
      date,
      seats: fc.integer({ min: 1, max: 4 }),
      claims: fc.boolean(),
    }),
  },
  fc.record({ do: is('leave the line'), party: which }),
)

export const histories: fc.Arbitrary<History> = fc.record({
  trip: fc.nat(2),
  seats: fc.tuple(
    fc.integer({ min: 2, max: 6 }),
    fc.integer({ min: 2, max: 6 }),
    fc.integer({ min: 3, max: 12 }),
    fc.integer({ min: 3, max: 12 }),
  ),
  first: book.map((one) => ({ ...one, date: 0, joins: null })),
  steps: fc.array(step, { minLength: 2, maxLength: 14 }),
  end: way,
})
