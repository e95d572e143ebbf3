import { expect } from 'vitest'
import type { LoggedIn } from '../account.ts'
import type { BookingApp } from '../booking.ts'
import type { openConsole } from '../console.ts'
import type { History, Way } from './draw.ts'
import { giveBack, leftOf, type Sale, type Seat, sumOf, termsOf } from './sale.ts'

/** All that a history happens in, as it should be: dates with their seats, bookings, who waits, the wallet. */

export const today = '2026-11-15'
/** Far ahead, and near enough that a part is kept. */
export const trips = ['lw3', 'f1', 'lw1']
/** What a child pays in the first package of each, and what a room of one's own costs more. */
const partyPrices = [
  { child: 13_500, room: 9_000 },
  { child: 11_725, room: 8_400 },
  { child: 15_600, room: 9_500 },
]

export type TripDate = { id: string; startDate: string; price: number }
export type Party = {
  path: string
  /** As in its row. */
  state: 'waiting' | 'offered' | 'taken' | 'lapsed' | 'left'
  date: number
  seats: number
  phone: string
  mine: boolean
  sale: Sale | null
}

export type Means = {
  app: BookingApp
  asha: LoggedIn
  desk: Awaited<ReturnType<typeof openConsole<BookingApp>>>
  dates: TripDate[][]
  sweep: () => Promise<void>
  /** Another one each time. */
  next: () => number
}

export type World = Means & {
  history: History
  total: number[]
  sales: Sale[]
  line: Party[]
  wallet: number
}

export const dateOf = ({ dates, history }: World, date: number): TripDate =>
  dates[history.trip]?.[date] ?? { id: '', startDate: '', price: 0 }

export function priceOf(world: World, seat: Seat, date: number): number {
  const { child = 0, room = 0 } = partyPrices[world.history.trip] ?? {}
  return seat === 'child' ? child : dateOf(world, date).price + (seat === 'own room' ? room : 0)
}

const hasSeats = ({ status }: Sale) => status === 'held' || status === 'confirmed'

export function freeOn({ sales, total }: World, date: number): number {
  const taken = sales.filter((sale) => sale.date === date && hasSeats(sale))
  return (total[date] ?? 0) - sumOf(taken.map(({ shares }) => shares.size))
}

/** What is free on a date goes to the oldest who fit. */
export function offer(world: World, date: number): void {
  for (const party of world.line) {
    if (party.state !== 'waiting' || party.date !== date || party.seats > freeOn(world, date)) continue
    party.state = 'offered'
    const prices = Array.from({ length: party.seats }, () => priceOf(world, 'adult', date))
    party.sale = {
      ...emptySale(world, date),
      mine: party.mine,
      byGuest: !party.mine,
      byLink: true,
      phone: party.phone,
      seats: new Map(prices.map((_, i) => [i + 1, 'adult'])),
      shares: new Map(prices.map((price, i) => [i + 1, price])),
      total: sumOf(prices),
      now: sumOf(prices),
    }
    world.sales.push(party.sale)
  }
}

export function emptySale(world: World, date: number): Sale {
  const { history, app } = world
  return {
    reference: '',
    trip: history.trip,
    date,
    status: 'held',
    mine: false,
    byGuest: false,
    atDesk: false,
    byLink: false,
    phone: '',
    bornAt: app.clock.now().getTime(),
    seats: new Map(),
    shares: new Map(),
    total: 0,
    now: 0,
    used: 0,
    before: null,
    carried: 0,
    net: 0,
    kept: 0,
    owed: 0,
    dueOn: null,
    feeTaken: false,
    ...termsOf(dateOf(world, date).startDate, today),
    ways: { online: 0, hand: 0, wallet: 0 },
    handOpen: [],
    receipts: [],
    orders: [],
  }
}

/** A hold ends: seats go to who waits, credit to the wallet. */
export function freeHold(world: World, sale: Sale, to: 'failed' | 'expired', { offers = true } = {}): void {
  sale.status = to
  world.wallet += sale.used
  const party = world.line.find((one) => one.sale === sale)
  if (party?.state === 'offered') party.state = 'lapsed'
  if (offers) offer(world, sale.date)
}

/** Whether the place that it would take is still as it was. */
export const canTakePlace = ({ before, carried, shares }: Sale) =>
  before === null ||
  (before.status === 'confirmed' && before.shares.size === shares.size && leftOf(before) >= carried)

/** Its seats are sold, for what was paid in this moment; the booking whose place it takes ends. */
export function sell(world: World, sale: Sale, paid: { online?: number; hand?: number }): void {
  const { online = 0, hand = 0 } = paid
  const { before, carried, total, used } = sale
  sale.status = 'confirmed'
  const party = world.line.find((one) => one.sale === sale)
  if (party) party.state = 'taken'
  if (before) sale.ways = { ...before.ways }
  sale.ways.online += online
  sale.ways.hand += hand
  sale.ways.wallet += used
  sale.net = online + hand + used + carried
  sale.owed = Math.max(0, total - sale.net)
  if (sale.owed === 0) sale.dueOn = null
  if (!before) return
  Object.assign(before, { status: 'cancelled', net: before.net - carried, owed: 0, dueOn: null })
  offer(world, before.date)
  if (carried > total) world.wallet += giveBack(sale, carried - total, 'as paid')
}

/** A booking that stands ends. Answers nothing: the model knows all. */
export function end(world: World, sale: Sale, refund: number, way: Way): void {
  const before = sale.ways.wallet
  const credit = giveBack(sale, refund, way)
  world.wallet += credit
  expect(before - sale.ways.wallet).toBe(credit)
  sale.status = refund > 0 ? 'gives back' : 'cancelled'
  Object.assign(sale, { owed: 0, dueOn: null })
  offer(world, sale.date)
}

/** One of a list, by a number that was drawn. */
export function pick<Thing>(things: Thing[], number: number): Thing | undefined {
  return things.length > 0 ? things[number % things.length] : undefined
}
export const standing = ({ sales }: World) => sales.filter(({ status }) => status === 'confirmed')
export const held = ({ sales }: World) => sales.filter(({ status }) => status === 'held')
