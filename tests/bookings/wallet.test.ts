import { expect, test } from 'vitest'
import type { WalletView } from '../../server/wallet/show-wallet.ts'
import { moveCredit } from '../../server/wallet/wallet-store.ts'
import { logIn, phones } from '../setup/account.ts'
import { makeWish, pay } from '../setup/booking.ts'
import { settle, startMyBookingsApp } from '../setup/my-bookings.ts'

const app = await startMyBookingsApp()
const price = 47_999

const walletOf = async (who: Awaited<ReturnType<typeof logIn>>) =>
  (await (await who.ask('GET', '/wallet')).json()) as WalletView
const short = ({ entries }: WalletView) =>
  entries.map(({ what, amount, balance, tries }) => [
    what.replace(/Ladakh.*|Kerala.*/, '…'),
    amount,
    balance,
    tries.length,
  ])

function give(travellerId: string, rupees: number): Promise<boolean> {
  const gift = { from: 'credits', to: 'wallet', reference: null, what: 'gift' } as const
  return moveCredit(app.database.db, {
    ...gift,
    travellerId,
    amountPaise: rupees * 100,
    at: app.clock.now(),
  })
}

/** Starts a payment with all the credit there is; the hold before is given up for it. */
async function startWithCredit(token: string, credit: number, tripId = 'lw6', cost = price): Promise<string> {
  const wish = await makeWish(app, { tripId, price: cost })
  const asked = { ...wish, amount: cost - credit, booking: { ...wish.booking, useWallet: true } }
  const answer = await pay(app, asked, { authorization: `Bearer ${token}` })
  if (!answer.success) throw new Error(answer.error)
  app.later(60)
  return answer.bookingRef
}

test('a booking is one settled row with the balance after it; tries before it are folded and change nothing', async () => {
  const asha = await logIn(app, phones.asha)
  await give(asha.userId, 1_000)
  await settle(app, await startWithCredit(asha.token, 1_000), 'FAILED')
  const second = await startWithCredit(asha.token, 1_000)
  expect(short(await walletOf(asha))).toEqual([
    ['Reserved for …', -1_000, 0, 1],
    ['A gift', 1_000, 1_000, 0],
  ])
  // What came in while a payment was open is told as it would stand without it.
  await give(asha.userId, 500)
  await settle(app, second, 'FAILED')
  const paid = await startWithCredit(asha.token, 1_500)
  await settle(app, paid, 'COMPLETED')
  const wallet = await walletOf(asha)
  expect(short(wallet)).toEqual([
    ['Paid for …', -1_500, 0, 2],
    ['A gift', 500, 1_500, 0],
    ['A gift', 1_000, 1_000, 0],
  ])
  const [row] = wallet.entries
  expect(row).toMatchObject({ reference: paid, reserved: false })
  for (const { at, backAt, amount } of row?.tries ?? []) {
    expect(amount).toBe(1_000)
    expect(Date.parse(backAt)).toBeGreaterThan(Date.parse(at))
  }
})

test('tries of a trip that was never booked are one row of nothing, apart from those of another', async () => {
  const ravi = await logIn(app, phones.ravi)
  await give(ravi.userId, 700)
  for (const tripId of ['lw6', 'lw6', 'lw1']) {
    const cost = tripId === 'lw6' ? price : 22_300
    await settle(app, await startWithCredit(ravi.token, 700, tripId, cost), 'FAILED')
  }
  expect(short(await walletOf(ravi))).toEqual([
    ['Not booked: …', 0, 700, 1],
    ['Not booked: …', 0, 700, 2],
    ['A gift', 700, 700, 0],
  ])
})
