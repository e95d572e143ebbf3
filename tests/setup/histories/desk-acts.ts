import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { hiddenField } from '../console-forms.ts'
import { ashasPhone } from './booking-acts.ts'
import type { StepOf } from './draw.ts'
import { dayBefore, giveBack, type Sale, type Seat, splitLeft, sumOf } from './sale.ts'
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
  today,
  trips,
  type World,
} from './world.ts'

/** What staff do: they sell, take money and take it back, and pay back what came to them. */

const ways = ['cash', 'upi', 'bank', 'card']
const receiptOf = (world: World, rupees: number) => {
  const number = world.next()
  return {
    way: ways[number % ways.length] ?? 'cash',
    number: `UTR${number + 10_000}`,
    rupees: String(rupees),
    receivedOn: today,
  }
}

const act = (world: World, { reference }: Sale, form: Record<string, string>) =>
  world.desk.ask(`/console/bookings/${reference}`, { role: 'manager', form: { key: randomUUID(), ...form } })

/** The last day on which something can be owed. */
const lastDay = (world: World, date: number) => dayBefore(dateOf(world, date).startDate, 1)

export async function sellAtDesk(world: World, step: StepOf<'sell at the desk'>): Promise<void> {
  const { date, guests, pays } = step
  const children = Math.min(step.children, guests - 1)
  const party = Array.from({ length: guests }, (_, i): Seat => (i >= guests - children ? 'child' : 'adult'))
  const prices = party.map((seat) => priceOf(world, seat, date))
  const total = sumOf(prices)
  const phone = step.claims ? ashasPhone : `97${String(world.next()).padStart(8, '0')}`
  const taken = pays === 'all' ? total : Math.floor(total / 2)
  const key = randomUUID()
  const form = {
    do: 'make',
    key,
    package: 'standard',
    guests: String(guests),
    children: String(children),
    name: 'Farhan Qureshi',
    phone,
    email: 'farhan@example.com',
    shown: String(total * 100),
    ...(pays === 'link' && { pay: 'link', keep: '24' }),
    ...(pays === 'owed' && { pay: 'owed', dueOn: lastDay(world, date) }),
    ...((pays === 'all' || pays === 'part') && { pay: 'receipt', ...receiptOf(world, taken) }),
    ...(pays === 'part' && { dueOn: lastDay(world, date) }),
  }
  const sale: Sale = {
    ...emptySale(world, date),
    byGuest: true,
    atDesk: true,
    byLink: true,
    phone,
    seats: new Map(party.map((seat, i) => [i + 1, seat])),
    shares: new Map(prices.map((price, i) => [i + 1, price])),
    total,
    now: total,
  }
  const address = `/console/bookings/new?trip=${trips[world.history.trip]}&departure=${dateOf(world, date).id}`
  const made = await world.desk.ask(address, { role: 'manager', form })
  expect(made.status).toBe(guests <= freeOn(world, date) ? 303 : 422)
  sale.reference = /\/bookings\/(KF-\w{8})/.exec(made.headers.get('location') ?? '')?.[1] ?? ''
  if (sale.reference === '') return
  world.sales.push(sale)
  if (pays === 'link') return
  sale.dueOn = pays === 'all' ? null : lastDay(world, date)
  const hand = pays === 'owed' ? 0 : taken
  if (hand > 0) sale.receipts.push({ id: key, amount: hand })
  sell(world, sale, { hand })
  if (step.claims) await claim(world, sale)
}

/** Asha makes it hers. */
async function claim({ app, asha }: World, sale: Sale): Promise<void> {
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select claim_id as id from bookings where reference = $1',
    [sale.reference],
  )
  const answer = await asha.ask('POST', `/bookings/${rows[0]?.id}/claim`, { proof: sale.reference })
  expect(answer.status).toBe(200)
  sale.mine = true
}

/** Those for which the desk can take money: seats that it keeps itself, and whatever is owed. */
const open = (world: World) => [
  ...held(world).filter(({ atDesk }) => atDesk),
  ...standing(world).filter(({ owed }) => owed > 0),
]

export async function takeMoney(world: World, step: StepOf<'take money'>): Promise<void> {
  const sale = pick(open(world), step.sale)
  if (!sale) return
  const isHeld = sale.status === 'held'
  const owed = isHeld ? sale.total - sale.carried : sale.owed
  const taken = step.part && owed > 1 ? Math.ceil(owed / 2) : owed
  const key = randomUUID()
  const dueOn = taken < owed ? lastDay(world, sale.date) : ''
  const { status } = await act(world, sale, { do: 'receipt', ...receiptOf(world, taken), key, dueOn })
  if (isHeld && !canTakePlace(sale)) return void expect(status).toBe(422)
  expect(status).toBe(303)
  sale.receipts.push({ id: key, amount: taken })
  sale.dueOn = dueOn || null
  if (isHeld) return sell(world, sale, { hand: taken })
  sale.net += taken
  sale.owed -= taken
  sale.ways.hand += taken
}

export async function owedUntil(world: World, step: StepOf<'owed until'>): Promise<void> {
  const sale = pick(
    held(world).filter(({ atDesk }) => atDesk),
    step.sale,
  )
  if (!sale) return
  const day = lastDay(world, sale.date)
  const { status } = await act(world, sale, { do: 'owed', owedUntil: day })
  if (!canTakePlace(sale)) return void expect(status).toBe(422)
  expect(status).toBe(303)
  sale.dueOn = day
  sell(world, sale, {})
}

export async function counter(world: World, step: StepOf<'counter'>): Promise<void> {
  const all = world.sales.flatMap((sale) => sale.receipts.map((receipt) => ({ sale, receipt })))
  const which = pick(all, step.receipt)
  if (!which) return
  const { sale, receipt } = which
  const form = { do: 'counter', receipt: receipt.id, counterWhy: 'It was another traveller’s' }
  const { status } = await act(world, sale, form)
  const canCounter = sale.status === 'confirmed' && receipt.amount <= sale.ways.hand
  expect(status).toBe(canCounter ? 303 : 409)
  if (status === 409) return
  sale.receipts = sale.receipts.filter((one) => one !== receipt)
  sale.net -= receipt.amount
  sale.owed += receipt.amount
  sale.ways.hand -= receipt.amount
  sale.dueOn ??= today
}

export async function letGo(world: World, step: StepOf<'let go'>): Promise<void> {
  const sale = pick(
    held(world).filter(({ atDesk }) => atDesk),
    step.sale,
  )
  if (!sale) return
  expect((await act(world, sale, { do: 'let go' })).status).toBe(303)
  freeHold(world, sale, 'failed')
}

export async function refundPart(world: World, step: StepOf<'refund a part'>): Promise<void> {
  const sale = pick(standing(world), step.sale)
  const most = sale ? splitLeft(sale).online : 0
  if (!sale || most === 0) return
  const sum = Math.max(1, Math.floor((most * step.percent) / 100))
  const address = `/console/refunds/new?booking=${sale.reference}`
  const { text } = await world.desk.ask(address, { role: 'manager' })
  const form = {
    do: 'ask',
    booking: sale.reference,
    shown: hiddenField(text, 'shown') ?? '',
    why: 'A tent less',
    rupees: String(sum),
  }
  expect((await world.desk.ask(address, { role: 'manager', form })).status).toBe(303)
  giveBack(sale, sum, 'not as credit')
}

export async function payByHand(world: World, sale: Sale, sum: number): Promise<void> {
  const { rows } = await world.app.database.pool.query<{ id: string }>(
    `select merchant_refund_id as id from refunds
     where reference = $1 and by_hand and state = 'due' and amount_paise = $2 limit 1`,
    [sale.reference, sum * 100],
  )
  const form = { do: 'paid back', way: 'cash', number: '', paidOn: today }
  const address = `/console/refunds/by-hand/${rows[0]?.id}`
  expect((await world.desk.ask(address, { role: 'manager', form })).status).toBe(303)
  sale.handOpen.splice(sale.handOpen.indexOf(sum), 1)
}

export async function paySomeByHand(world: World, step: StepOf<'pay back by hand'>): Promise<void> {
  const which = pick(
    world.sales.flatMap((sale) => sale.handOpen.map((sum) => ({ sale, sum }))),
    step.refund,
  )
  if (which) await payByHand(world, which.sale, which.sum)
}
