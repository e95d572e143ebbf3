import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '../../database/client.ts'
import type { PaymentAnswer } from '../../domain/bookings/payment-request.ts'
import type { PhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { moveCredit } from '../../server/wallet/wallet-store.ts'
import { findDifferences } from '../setup/books.ts'
import { postJson } from '../setup/post-json.ts'
import { type Buyer, bookOne, findOffers, type Offer } from './book-one.ts'
import { countOpen } from './count-open.ts'
import type { Traffic } from './crash-round.ts'
import { startServerProcess } from './server-process.ts'

export type BookingReport = {
  acknowledged: number
  paid: number
  confirmed: number
  refunded: number
  /** Whose number was acknowledged; the books name gaps. */
  invoices: number
  /** What was acknowledged or paid and is neither booked nor sent back. */
  lost: string[]
  /** Holds that outlived their time. */
  leaked: number
  differences: string[]
}

/** Whose login is always the same, and who has credit to spend. */
const member = { phone: '919876543210', code: '123456' }
/** A token names the site that gave it, so the site keeps its address while its port changes. */
export const memberSettings = {
  SMS_TEST_OTP: `${member.phone}:${member.code}`,
  SITE_URL: 'http://localhost:3000',
}
const credit = 5_000_000_00
/** So long after the last blow every hold, lease and order has ended. */
const later = 2 * 3600_000
const settlesWithin = 60_000

export type BookingTraffic = Traffic & {
  /** Whether it was acknowledged. */
  act: (url: string) => Promise<boolean>
  /** Of all bookings that were acknowledged, in that order. */
  references: () => readonly string[]
  check: (settings: Record<string, string>) => Promise<BookingReport>
}

/**
 * People book and pay while the server dies under them, some with wallet credit; a part of the payments fails, and a part of the webhooks is lost. Whatever
 * was acknowledged must be there, and whatever was paid is booked or goes back. Who gets no answer, or is told to come back, sends the same again.
 */
export function bookingTraffic(
  { pool, db }: OpenDatabase,
  phonepe: PhonePeSandbox,
  onRefused: (answer: PaymentAnswer & { success: false }) => void = () => {},
): BookingTraffic {
  const acknowledged: string[] = []
  const unanswered: number[] = []
  let count = 0
  let invoices = 0
  let offers: Promise<Offer[]> | null = null
  let login: Promise<string> | null = null

  async function logIn(url: string): Promise<string> {
    await postJson(`${url}/auth/v1/otp`, { phone: member.phone })
    const { phone, code: token } = member
    const { body } = await postJson(`${url}/auth/v1/verify`, { type: 'sms', phone, token })
    const { user } = body as { user: { id: string } }
    const gift = { from: 'credits', to: 'wallet', reference: null, what: 'gift' } as const
    await moveCredit(db, { travellerId: user.id, ...gift, amountPaise: credit, at: new Date() })
    return `Bearer ${body.access_token}`
  }

  /** Made once, and again only if the server died meanwhile. */
  function once<Made>(made: Promise<Made> | null, make: () => Promise<Made>, forget: () => void) {
    return (
      made ??
      make().catch((error) => {
        forget()
        throw error
      })
    )
  }

  function finish(reference: string): void {
    const [merchantOrderId, chance] = [`${reference}-P1`, Math.random()]
    // Who sent the same again may have a booking whose order never reached PhonePe: its hold runs out.
    const isOpen = phonepe.orders().some((order) => order.merchantOrderId === merchantOrderId)
    if (chance > 0.9 || !isOpen) return
    const webhook = Math.random() < 0.7
    phonepe.settleOrder({ merchantOrderId, state: chance < 0.75 ? 'COMPLETED' : 'FAILED', webhook })
  }

  /** Confirmed at once, as credit paid for all of it: its invoice takes the next number. */
  async function askForInvoice(url: string, reference: string, authorization: string): Promise<void> {
    const answer = await fetch(`${url}/api/account/bookings/${reference}/invoice-details`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Asha Rao',
        address: '14 Lake Road',
        pinCode: '560001',
        state: 'Karnataka',
        pan: 'ABCPE1234F',
      }),
    })
    if (answer.ok) invoices++
    else throw new Error(`the invoice was not issued: ${await answer.text()}`)
  }

  return {
    async act(url) {
      offers = once(
        offers,
        () => findOffers(url, pool),
        () => {
          offers = null
        },
      )
      login = once(
        login,
        () => logIn(url),
        () => {
          login = null
        },
      )
      const [all, authorization] = await Promise.all([offers, login])
      phonepe.setWebhooks({ url: `${url}/webhooks/phonepe` })
      const number = unanswered.shift() ?? count++
      const offer = all[number % all.length] as Offer
      const useWallet = number % 5 === 0
      const buyer = { key: `booked-while-it-dies-${number}`, phone: String(9_000_000_000 + number) }
      const asked = useWallet ? { ...buyer, useWallet, authorization } : buyer
      // What credit pays changes the amount, and with it what is sent: that is another wish.
      const sendAgain = () => {
        if (!useWallet) unanswered.push(number)
      }
      const answer = await bookForWhatItCosts(url, offer, asked).catch((error) => {
        sendAgain()
        throw error
      })
      if (!answer.success) {
        onRefused(answer)
        const expected = ['amount_mismatch', 'sold_out', 'departure_closed', 'provider_unavailable']
        if (!expected.includes(answer.code)) throw new Error(JSON.stringify(answer))
        if (answer.code === 'provider_unavailable' && answer.field !== 'idempotencyKey') sendAgain()
        return false
      }
      acknowledged.push(answer.bookingRef)
      if (answer.paymentUrl.startsWith('/pay/launch/')) finish(answer.bookingRef)
      else await askForInvoice(url, answer.bookingRef, authorization)
      return true
    },
    acknowledged: () => acknowledged.length,
    references: () => acknowledged,

    async check(settings) {
      phonepe.moveClock({ seconds: later / 1000 })
      const started = new Date(Date.now() + later)
      await using server = await startServerProcess({ ...settings, TEST_CLOCK: started.toISOString() })
      phonepe.setWebhooks({ url: `${server.url}/webhooks/phonepe` })
      const deadline = Date.now() + settlesWithin
      while ((await countOpen(pool)) > 0 && Date.now() < deadline) await sleep(100)
      const clock = { now: () => new Date(Date.now() + later) }
      const differences = await findDifferences({ db, clock, settings: phonepe.settings })
      const { rows } = await pool.query<{ reference: string; status: string }>(
        'select reference, status from bookings',
      )
      const status = new Map(rows.map((row) => [row.reference, row.status]))
      const paid = phonepe.orders().filter(({ state }) => state === 'COMPLETED')
      const isSafe = (reference: string) =>
        ['confirmed', 'refunded'].includes(status.get(reference) ?? 'missing')
      const lost = [
        ...acknowledged.filter((reference) => !status.has(reference)),
        ...paid
          .map(({ merchantOrderId }) => merchantOrderId.slice(0, 11))
          .filter((reference) => !isSafe(reference)),
      ]
      await server.stop()
      return {
        acknowledged: acknowledged.length,
        paid: paid.length,
        confirmed: rows.filter((row) => row.status === 'confirmed').length,
        refunded: rows.filter((row) => row.status === 'refunded').length,
        invoices,
        lost,
        leaked: await countOpen(pool),
        differences,
      }
    },
  }
}

/** Who uses credit learns from the server what is left to pay. */
async function bookForWhatItCosts(url: string, offer: Offer, buyer: Buyer): Promise<PaymentAnswer> {
  const answer = await bookOne(url, offer, buyer, buyer.useWallet ? 0 : offer.price)
  if (answer.success || answer.code !== 'amount_mismatch' || answer.amount === undefined) return answer
  return bookOne(url, offer, buyer, answer.amount)
}
