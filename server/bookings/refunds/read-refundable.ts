import type { Database } from '#database/client.ts'
import { saleNow } from '#domain/bookings/changes.ts'
import { receivedOf } from '#domain/bookings/received.ts'
import type { Refundable } from '#domain/bookings/refund-amount.ts'
import { isSentBack } from '#domain/bookings/sent-back.ts'
import { listReceipts } from '../../receipts/receipt-store.ts'
import { sumPaidBack } from '../../wallet/wallet-store.ts'
import type { Booking } from '../booking-store.ts'
import { listChanges } from '../changes/change-store.ts'
import { listCarriedFrom } from '../changes/move-store.ts'
import { listGuests, present } from '../guests/guest-store.ts'
import { listRefundsOf, listTakenPayments, type Payment } from '../payments/payment-store.ts'
import { readReceived } from '../payments/read-received.ts'
import { eachSum } from './queue-refund.ts'

/** With the orders that it was paid by and what each can still give back, and what can be paid back of what staff took. */
export type RefundableBooking = Refundable & {
  orders: { payment: Payment; leftPaise: number }[]
  /** What all of them can. */
  phonePePaise: number
  byHandPaise: number
}

type Reader = Pick<Database, 'select'>

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * What the refund of a paid booking is reckoned from: the terms of its sale, and what was paid less what has gone back, has been promised to, or is kept
 * for guests who left. A second order that was paid by mistake goes back whole, so it counts for nothing.
 */
export async function readRefundable(db: Reader, booking: Booking): Promise<RefundableBooking> {
  const { reference, terms } = booking
  const received = await readReceived(db, booking)
  const sale = saleNow(await listChanges(db, reference), booking)
  const guests = present(await listGuests(db, reference))
  const totalPaise = guests.length > 0 ? sum(guests.map(({ sharePaise }) => sharePaise)) : sale.pricePaise
  const keptPaise = Math.max(0, sale.pricePaise - totalPaise)
  const sent = await readSent(db, [reference])
  const toWallet = await sumPaidBack(db, reference)
  const leftPaise = Math.max(0, receivedOf(received) - sum(sent.map(amountOf)) - toWallet - keptPaise)
  const { orders, byHandPaise, walletPaise } = await readWays(db, booking)
  const walletLeft = Math.min(leftPaise, walletPaise)
  const phonePePaise = sum(orders.map((order) => order.leftPaise))
  return {
    refundTable: terms.refundTable,
    startDate: terms.startDate,
    totalPaise,
    left: {
      onlinePaise: Math.min(leftPaise - walletLeft, phonePePaise + byHandPaise),
      walletPaise: walletLeft,
    },
    owedPaise: received.owedPaise,
    feeTaken: sale.feeTaken,
    orders,
    phonePePaise,
    byHandPaise,
  }
}

/** By which orders and hands money can go back: what was carried over from another booking goes the way it came for that one. */
async function readWays(
  db: Reader,
  booking: Booking,
): Promise<Pick<RefundableBooking, 'orders' | 'byHandPaise'> & { walletPaise: number }> {
  const before = await listCarriedFrom(db, booking)
  const references = [booking, ...before].map(({ reference }) => reference)
  const sent = await readSent(db, references)
  const orders = (await listTakenPayments(db, references))
    .map((payment) => {
      const { merchantOrderId, amountPaise } = payment
      const gone = sent.filter((refund) => refund.merchantOrderId === merchantOrderId)
      return { payment, leftPaise: amountPaise - sum(gone.map(amountOf)) }
    })
    .filter(({ leftPaise }) => leftPaise > 0)
  const taken = await listReceipts(db, references)
  const byHand = sent.filter((refund) => refund.byHand)
  const credited = await Promise.all(references.map((reference) => sumPaidBack(db, reference)))
  const spent = [booking, ...before].map(({ walletPaise }) => walletPaise)
  return {
    orders,
    byHandPaise: sum(taken.map(amountOf)) - sum(byHand.map(amountOf)),
    walletPaise: Math.max(0, sum(spent) - sum(credited)),
  }
}

const amountOf = ({ amountPaise }: { amountPaise: number }) => amountPaise

/** Each sum that went back of what was taken, once. */
async function readSent(db: Reader, references: string[]) {
  return eachSum(await listRefundsOf(db, references)).filter(({ why }) => !isSentBack(why))
}
