import { expect } from 'vitest'
import { moveCredit } from '../../../server/wallet/wallet-store.ts'
import { phones } from '../account.ts'
import type { BookStep, StepOf } from './draw.ts'
import { dayBefore, type Order, type Sale, type Seat, sumOf } from './sale.ts'
import {
  canTakePlace,
  dateOf,
  emptySale,
  freeHold,
  freeOn,
  held,
  pick,
  priceOf,
  sell,
  standing,
  trips,
  type World,
} from './world.ts'

/** Booking, paying, paying late, not paying at all. */

export const ashasPhone = phones.asha.slice(2)

function partyOf({ guests, ...wish }: BookStep): { party: Seat[]; children: number; ownRooms: number } {
  const children = Math.min(wish.children, guests - 1)
  const ownRooms = Math.min(wish.ownRooms, guests - children)
  const party = Array.from({ length: guests }, (_, i): Seat => {
    if (i >= guests - children) return 'child'
    return i >= guests - children - ownRooms ? 'own room' : 'adult'
  })
  return { party, children, ownRooms }
}

async function giveCredit(world: World, credit: number): Promise<void> {
  const { app, asha } = world
  if (credit === 0) return
  await moveCredit(app.database.db, {
    travellerId: asha.userId,
    from: 'credits',
    to: 'wallet',
    reference: null,
    what: 'gift',
    amountPaise: credit * 100,
    at: app.clock.now(),
  })
  world.wallet += credit
}

export async function book(world: World, step: BookStep): Promise<void> {
  const { app, asha } = world
  const { date, guests, credit } = step
  const chosen = dateOf(world, date)
  await giveCredit(world, credit)
  const { party, children, ownRooms } = partyOf(step)
  const prices = party.map((seat) => priceOf(world, seat, date))
  const total = sumOf(prices)
  const used = credit > 0 ? Math.min(world.wallet, total) : 0
  const sale: Sale = {
    ...emptySale(world, date),
    mine: true,
    phone: ashasPhone,
    seats: new Map(party.map((seat, i) => [i + 1, seat])),
    shares: new Map(prices.map((price, i) => [i + 1, price])),
    total,
    used,
  }
  const quarter = Math.floor((total * 25) / 100 + 0.5) - used
  const deposit = step.deposit && sale.days >= 45 && quarter > 0 && quarter < total - used
  sale.now = deposit ? quarter : total - used
  sale.dueOn = deposit ? dayBefore(chosen.startDate, 30) : null
  const joined = step.joins === null ? undefined : pick(world.sales, step.joins)
  const answer = await fetch(`${app.url}/functions/v1/phonepe-payment`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', authorization: `Bearer ${asha.token}` },
    body: JSON.stringify({
      amount: sale.now,
      tripName: 'A trip',
      userDetails: { name: 'Asha Rao', email: 'asha@example.com', phone: ashasPhone },
      booking: {
        tripId: trips[world.history.trip],
        packageId: 'standard',
        batchId: chosen.id,
        guests,
        children,
        ownRooms,
        deposit,
        useWallet: credit > 0,
        ...(joined && { joins: joined.reference }),
      },
      idempotencyKey: `history-${String(world.next()).padStart(16, '0')}`,
    }),
  })
  const { bookingRef, error } = (await answer.json()) as { bookingRef?: string; error?: string }
  const isFree = guests <= freeOn(world, date)
  const canJoin = !joined || (joined.mine && joined.status === 'confirmed' && joined.date === date)
  expect([error, Boolean(bookingRef)]).toEqual([
    isFree && canJoin ? undefined : expect.any(String),
    isFree && canJoin,
  ])
  if (!bookingRef) return
  sale.reference = bookingRef
  world.wallet -= used
  world.sales.push(sale)
  if (sale.now === 0) return sell(world, sale, {})
  const order = { id: `${bookingRef}-P1`, amount: sale.now, forSeats: true }
  sale.orders.push(order)
  if (step.pays !== 'never') await settle(world, { sale, order }, step.pays)
}

export type Which = { sale: Sale; order: Order }

export async function settle(world: World, which: Which, state: 'COMPLETED' | 'FAILED'): Promise<void> {
  const { app } = world
  const { sale, order } = which
  app.phonepe.settleOrder({ merchantOrderId: order.id, state, webhook: true })
  await app.phonepe.webhooksDelivered()
  await app.runDueJobs()
  sale.orders = sale.orders.filter((one) => one !== order)
  if (state === 'COMPLETED') return paid(world, which)
  if (sale.status === 'held' && !sale.byLink) freeHold(world, sale, 'failed')
}

/** What follows of money that has come. What is not taken for the booking goes back. */
function paid(world: World, { sale, order: { amount } }: Which): void {
  const { status, owed } = sale
  if (status === 'held') {
    if (canTakePlace(sale)) sell(world, sale, { online: amount })
    else {
      freeHold(world, sale, 'failed')
      sale.status = 'gives back'
    }
  } else if (status === 'confirmed') {
    if (amount > owed) return
    sale.net += amount
    sale.ways.online += amount
    sale.owed -= amount
    if (sale.owed === 0) sale.dueOn = null
  } else if (status === 'failed' || status === 'expired') {
    if (!canSeatLate(world, sale)) sale.status = 'gives back'
    else {
      world.wallet -= sale.used
      sell(world, sale, { online: amount })
    }
  }
}

function canSeatLate(world: World, sale: Sale): boolean {
  const newer = [...held(world), ...standing(world)].some(
    ({ phone, date, bornAt }) => phone === sale.phone && date === sale.date && bornAt > sale.bornAt,
  )
  const isFree = sale.shares.size <= freeOn(world, sale.date)
  return !newer && isFree && canTakePlace(sale) && sale.used <= world.wallet
}

export async function payOrder(world: World, step: StepOf<'pay'>): Promise<void> {
  const all = world.sales.flatMap((sale) => sale.orders.map((order) => ({ sale, order })))
  const which = pick(all, step.order)
  if (which) await settle(world, which, step.state)
}

export async function openLink(world: World, step: StepOf<'open the link'>): Promise<void> {
  const { app } = world
  const sale = pick([...held(world), ...standing(world)], step.sale)
  if (!sale) return
  const { reference, status, orders } = sale
  const amount = status === 'held' ? sale.now : sale.owed
  const opened = await fetch(`${app.url}/pay/launch/${reference}`, { redirect: 'manual' })
  expect(opened.status).toBe(303)
  if (opened.headers.get('location') === `/pay/return/${reference}`)
    // Nothing is owed, or another sum than that of an order which can still be paid: it is looked at once a minute.
    return void expect(amount === 0 || orders.some((order) => order.amount !== amount)).toBe(true)
  const last = app.phonepe.orders().findLast((one) => one.merchantOrderId.startsWith(`${reference}-`))
  expect(last).toMatchObject({ amount: amount * 100, state: 'PENDING' })
  const id = last?.merchantOrderId ?? ''
  if (!orders.some((order) => order.id === id)) orders.push({ id, amount, forSeats: status === 'held' })
}

/** Its time is over. */
export async function lapse(world: World, sale: Sale): Promise<void> {
  const { app, sweep } = world
  await app.database.pool.query('update bookings set hold_expires_at = $2 where reference = $1', [
    sale.reference,
    app.clock.now(),
  ])
  await sweep()
  freeHold(world, sale, 'expired')
}
