import { expect, test } from 'vitest'
import { askPrices, priceKeyOf } from './ask-prices.ts'
import { lowestOf, type PriceFacts } from './lowest-of.ts'

const trip = (price: number, more: object = {}) => ({
  price,
  discount: 0,
  packages: [
    { title: 'Twin', price, description: '' },
    { title: 'Room of your own', price: price + 4_000, description: '' },
  ],
  ...more,
})
const asks = (
  live: unknown,
  next: unknown,
  role: 'owner' | 'manager' | null = 'owner',
  agreed: string[] = [],
  prices: PriceFacts = { lowest: {}, otherTrips: 0 },
) => askPrices({ kind: 'trip', live, next }, { role, agreedPrices: agreed, prices })

test('a price that changes by more than a quarter is typed again, and an owner agrees to what a manager changes', () => {
  const [live, next] = [trip(20_000), trip(25_001)]
  expect(asks(live, trip(25_000))).toEqual([])
  expect(asks(live, trip(15_000))).toEqual([])
  expect(asks(live, next)).toEqual([
    expect.objectContaining({
      kind: 'question',
      field: 'packages.0.price',
      answer: '25001',
      said: 'Twin: ₹20,000 becomes ₹25,001, 25 %. Type the new price again',
    }),
  ])
  expect(asks(live, next, 'manager').at(-1)).toMatchObject({ kind: 'refusal', needs: 'an owner' })
  expect(asks(live, next, 'manager', [priceKeyOf(live, next)])).toEqual(asks(live, next))
  // To other prices nobody agreed, and not beside others on the site.
  expect(asks(live, trip(26_000), 'manager', [priceKeyOf(live, next)]).at(-1)?.kind).toBe('refusal')
  expect(asks(trip(19_000), next, 'manager', [priceKeyOf(live, next)]).at(-1)?.kind).toBe('refusal')
  expect(asks(null, next, 'manager')).toEqual([])
  expect(asks(live, next, null)).toEqual([])
})

test('another title, another place or another kind of price leads around nothing', () => {
  const live = trip(20_000, { facts: { children: { price: 10_000 }, singleRoom: { more: 4_000 } } })
  const renamed = trip(20_000)
  renamed.packages = [{ title: 'Two in a room', price: 30_000, description: '' }]
  expect(asks(live, renamed)).toMatchObject([{ answer: '30000' }])
  const cheaper = trip(20_000, {
    facts: { children: { price: 5_000 }, singleRoom: { more: 4_100 } },
    departures: { prices: [{ from: '2027-01-01', to: '2027-01-05', more: -6_000 }] },
  })
  expect(asks(live, cheaper).map(({ field }) => field)).toEqual([
    'facts.children.price',
    'departures.prices.0.more',
  ])
})

test('less than in all of the last year, and the prices of many trips in a day, are asked about too', () => {
  const months = (n: number) => new Date(Date.UTC(2026, 10 - n, 15))
  const history = [
    { at: months(30), prices: { Twin: 15_000 } },
    { at: months(20), prices: { Twin: 19_000 } },
    { at: months(2), prices: { Twin: 20_000 } },
  ]
  // What it cost until a year ago counts no more, what it cost on that day does.
  const lowest = lowestOf(history, months(0))
  expect(lowest).toEqual({ Twin: 19_000 })
  const [live, lower] = [trip(20_000), trip(18_900)]
  expect(asks(live, trip(19_000), 'manager', [], { lowest, otherTrips: 0 })).toEqual([])
  expect(asks(live, lower, 'manager', [], { lowest, otherTrips: 4 })).toMatchObject([
    { kind: 'question', answer: '18900', said: expect.stringContaining('less than in all of the last year') },
    { kind: 'refusal', needs: 'an owner' },
  ])
  expect(asks(live, trip(20_100), 'owner', [], { lowest, otherTrips: 5 }).map(({ field }) => field)).toEqual([
    'packages.0.price',
    'packages.1.price',
  ])
  expect(asks(live, live, 'manager', [], { lowest: { Twin: 30_000 }, otherTrips: 9 })).toEqual([])
})
