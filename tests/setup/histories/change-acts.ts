import { expect } from 'vitest'
import { typedId } from '../../../console/ui/confirm-typed.tsx'
import { settle } from './booking-acts.ts'
import type { StepOf, Way } from './draw.ts'
import { giveBack, given, leftOf, type Sale, sumOf, wholeRefund } from './sale.ts'
import {
  dateOf,
  emptySale,
  end,
  freeHold,
  freeOn,
  offer,
  pick,
  priceOf,
  sell,
  standing,
  type World,
} from './world.ts'

/** What becomes of bookings that stand: guests leave or are replaced, the date changes, all of it is cancelled. */

/** Takes guests off, or cancels all, as the traveller or as staff. Answers the status. */
async function takeOff(
  { asha, desk }: World,
  sale: Sale,
  wish: { guests: number[]; refund: number; way: Way; atDesk: boolean },
): Promise<number> {
  const { reference } = sale
  const { guests, refund, way } = wish
  if (!wish.atDesk) {
    const path = guests.length > 0 ? 'leaving' : 'cancel'
    const body = { ...(guests.length > 0 && { guests }), way, refund }
    return (await asha.ask('POST', `/bookings/${reference}/${path}`, body)).status
  }
  const form = [
    ['do', 'cancel'],
    ['shown', String(refund * 100)],
    ['way', way],
    ['reason', 'Illness'],
    [typedId, reference],
    ...guests.map((n) => ['guest', String(n)]),
  ]
  const { status } = await desk.ask(`/console/bookings/${reference}/cancel`, { role: 'manager', form })
  return status === 303 ? 200 : status
}

/** What is open to whoever acts: a guest's booking gives nothing to a wallet. */
const byTheirRights = ({ mine, byGuest }: Sale, wish: { way: Way; atDesk: boolean }) => ({
  way: byGuest ? ('as paid' as const) : wish.way,
  atDesk: wish.atDesk || !mine,
})

export async function leave(world: World, step: StepOf<'leave'>): Promise<void> {
  const sale = pick(standing(world), step.sale)
  if (!sale) return
  const { seats, shares } = sale
  const party = [...shares.keys()]
  const guests = [...new Set(step.who.map((i) => party[i % party.length] ?? 1))]
  const stay = [...seats].filter(([n]) => !guests.includes(n))
  const sum = sumOf(guests.map((n) => shares.get(n) ?? 0))
  const cheaper = given(sale, sum)
  const refund = Math.min(Math.max(0, cheaper - sale.owed), leftOf(sale))
  const rights = byTheirRights(sale, step)
  const status = await takeOff(world, sale, { guests, refund, ...rights })
  if (stay.every(([, seat]) => seat === 'child')) return void expect([409, 422]).toContain(status)
  expect(status).toBe(200)
  for (const n of guests) {
    shares.delete(n)
    seats.delete(n)
  }
  world.wallet += giveBack(sale, refund, rights.way)
  sale.owed = Math.max(0, sale.owed - cheaper + refund)
  if (sale.owed === 0) sale.dueOn = null
  sale.kept += sum - cheaper
  if (sale.days >= 30) sale.feeTaken = true
  offer(world, sale.date)
}

export async function cancel(world: World, sale: Sale, wish: { way: Way; atDesk: boolean }): Promise<void> {
  const refund = wholeRefund(sale)
  const rights = byTheirRights(sale, wish)
  expect(await takeOff(world, sale, { guests: [], refund, ...rights })).toBe(200)
  end(world, sale, refund, rights.way)
}

const letters = (number: number) =>
  String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

export async function friend(world: World, step: StepOf<'friend'>): Promise<void> {
  const { asha } = world
  const sale = pick(
    standing(world).filter(({ mine }) => mine),
    step.sale,
  )
  if (!sale) return
  const { shares, seats, reference } = sale
  const party = [...shares.keys()]
  const n = party[step.who % party.length] ?? 1
  const put = async (name: string, instead: boolean) => {
    const answer = await asha.ask('PUT', `/bookings/${reference}/guests/${n}`, { name, instead })
    return (await answer.json()) as { guest: number }
  }
  await put('Dev Rao', false)
  const { guest } = await put(`Kiran Das ${letters(world.next())}`, true)
  expect(party).not.toContain(guest)
  shares.set(guest, shares.get(n) ?? 0)
  seats.set(guest, seats.get(n) ?? 'adult')
  shares.delete(n)
  seats.delete(n)
}

/** What the booking of another date would be. */
function moved(world: World, sale: Sale, date: number): Sale & { back: number } {
  const carried = sale.before === null && sale.days >= 15 ? leftOf(sale) : wholeRefund(sale)
  // In the order of their numbers, which is that of the new ones.
  const party = [...sale.seats].toSorted(([a], [b]) => a - b).map(([, seat]) => seat)
  const prices = party.map((seat) => priceOf(world, seat, date))
  const total = sumOf(prices)
  const isOwedOn = sale.dueOn !== null && sale.dueOn < dateOf(world, date).startDate
  const owed = isOwedOn ? Math.min(sale.owed, Math.max(0, total - carried)) : 0
  return {
    ...emptySale(world, date),
    mine: true,
    atDesk: sale.atDesk,
    byLink: sale.atDesk,
    phone: sale.phone,
    seats: new Map(party.map((seat, i) => [i + 1, seat])),
    shares: new Map(prices.map((price, i) => [i + 1, price])),
    total,
    now: Math.max(0, total - carried) - owed,
    before: sale,
    carried,
    dueOn: owed > 0 ? sale.dueOn : null,
    back: Math.max(0, carried - total),
  }
}

export async function move(world: World, step: StepOf<'move'>): Promise<void> {
  const { asha } = world
  const sale = pick(
    standing(world).filter(({ mine }) => mine),
    step.sale,
  )
  if (!sale || sale.date === step.date) return
  const { back, ...next } = moved(world, sale, step.date)
  const { now, carried } = next
  const { reference, shares } = sale
  const departure = dateOf(world, step.date).id
  const shown = await asha.ask('GET', `/bookings/${reference}/move?departure=${departure}`)
  if (shares.size > freeOn(world, step.date)) return void expect(shown.status).toBe(422)
  expect(await shown.json()).toMatchObject({ carried, now, back })
  const key = `history-move-${String(world.next()).padStart(12, '0')}`
  const answer = await asha.ask('POST', `/bookings/${reference}/move`, { departure, now, back, key })
  expect(answer.status).toBe(200)
  const { bookingRef, paymentUrl } = (await answer.json()) as {
    bookingRef: string
    paymentUrl: string | null
  }
  // A change that was begun before is given up for this one.
  const given = world.sales.filter(({ before, status }) => before === sale && status === 'held')
  for (const one of given) freeHold(world, one, 'failed', { offers: false })
  next.reference = bookingRef
  world.sales.push(next)
  if (now === 0) sell(world, next, {})
  for (const one of given) offer(world, one.date)
  expect(paymentUrl !== null).toBe(now > 0)
  if (now === 0) return
  const order = { id: `${bookingRef}-P1`, amount: now, forSeats: true }
  next.orders.push(order)
  if (step.pays !== 'never') await settle(world, { sale: next, order }, step.pays)
}

export async function invoice({ sales, asha }: World, step: StepOf<'invoice'>): Promise<void> {
  const sale = pick(
    sales.filter(({ mine }) => mine),
    step.sale,
  )
  if (!sale) return
  const details = { name: 'Asha Rao', address: '14 Lake Road', pinCode: '560001', state: 'Karnataka' }
  const { status } = await asha.ask('PUT', `/bookings/${sale.reference}/invoice-details`, details)
  expect([200, 409]).toContain(status)
}
