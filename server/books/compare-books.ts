import type { Database } from '#database/client.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { formatPaise } from '#domain/money/money.ts'
import { daysForDetails } from '#domain/papers/invoice-due.ts'
import { type CheckedLog, checkLog } from '../audit/check-log.ts'
import { openSums } from '../bookings/refunds/queue-refund.ts'
import { listIdleSeats, listLooseOffers } from '../departures/waiting/waiting-store.ts'
import type { PhonePe } from '../phonepe/phonepe.ts'
import {
  listCreditDifferences,
  listCreditedTwice,
  listDayDifferences,
  listIdleRefunding,
  listInvoicesMissing,
  listNumberGaps,
  listOrders,
  listPaidBackTooMuch,
  listRefundsToCompare,
  listSeatDifferences,
  listTroubleDifferences,
  listWalletDifferences,
  readLedgerSum,
} from './books-store.ts'
import { createCompareOrders } from './compare-orders.ts'
import { createCompareRefunds } from './compare-refunds.ts'
import { readLogUpTo } from './last-comparison.ts'
import {
  type BookingMoney,
  listGuestDifferences,
  listMoneyDifferences,
  listPaperDifferences,
} from './sale-store.ts'

export type Books = {
  /** A line each. */
  differences: string[]
  orders: number
  refunds: number
  /** Its problems are among the differences. */
  log: CheckedLog
  /** What has to be looked at again, by the ids at PhonePe. */
  again: { orders: string[]; refunds: string[] }
}

/** Compares seats, wallets, ledger, payments, refunds and the numbers of papers with each other and with what PhonePe says, checks the log, and changes nothing. */
export type CompareBooks = (since: Date) => Promise<Books>

export function createCompareBooks(deps: {
  db: Database
  clock: Clock
  phonepe: PhonePe
  /** Not only what came since the last comparison, and a part of the rest. */
  wholeLog?: boolean
}): CompareBooks {
  const { db, clock, wholeLog = false } = deps
  const compareOrders = createCompareOrders(deps)
  const compareRefunds = createCompareRefunds(deps)
  return async (since) => {
    const refunds = await listRefundsToCompare(db, since)
    const orders = await listOrders(db, since)
    const ofOrders = await compareOrders(orders)
    const ofRefunds = await compareRefunds(refunds)
    const refused = openSums(refunds).filter(({ state }) => state === 'failed')
    const log = await checkLog(db, { earlier: await readLogUpTo(db), whole: wholeLog })
    const unanswered = ofOrders.unanswered + ofRefunds.unanswered
    return {
      orders: orders.length,
      refunds: refunds.length,
      log,
      again: { orders: ofOrders.again, refunds: ofRefunds.again },
      differences: [
        ...(await seatLines(db)),
        ...(await waitingLines(db, clock.now())),
        ...(await ledgerLines(db)),
        ...(await listMoneyDifferences(db)).map(moneyLine),
        ...(await saleLines(db)),
        ...(await listIdleRefunding(db)).map(
          (reference) => `${reference} waits for a refund, and none is on its way.`,
        ),
        ...(await refundLines(db)),
        ...(await listDayDifferences(db)).map(
          (day) => `The book of ${day} is closed, and does not hold what was written down then.`,
        ),
        ...(await paperLines(db, clock.now())),
        ...refused.map(
          ({ reference, amountPaise }) =>
            `PhonePe refused to send back ${formatPaise(amountPaise)} of ${reference}: npm run operator -- refund sends it again.`,
        ),
        ...log.problems,
        ...ofOrders.differences,
        ...ofRefunds.differences,
        ...(unanswered > 0
          ? [`PhonePe gave no answer about ${unanswered} orders and refunds: compare again later.`]
          : []),
      ],
    }
  }
}

async function seatLines(db: Database): Promise<string[]> {
  return (await listSeatDifferences(db)).map(
    ({ tripId, id, held, sold, heldByBookings, soldByBookings }) =>
      `${tripId} ${id}: ${held} seats held and ${sold} sold, by its bookings ${heldByBookings} and ${soldByBookings}.`,
  )
}

/** Of those that leave tomorrow or before nothing is offered any more. */
async function waitingLines(db: Database, now: Date): Promise<string[]> {
  const tomorrow = addDays(dateInIndia(now), 1)
  return [
    ...(await listIdleSeats(db, tomorrow)).map(
      ({ tripId, departureId }) =>
        `${tripId} ${departureId}: seats are free, and somebody waits whom they would do.`,
    ),
    ...(await listLooseOffers(db)).map(
      (reference) => `${reference}: an offer of the waiting list and the seats held for it don’t agree.`,
    ),
  ]
}

async function saleLines(db: Database): Promise<string[]> {
  const guests = await listGuestDifferences(db)
  const papers = await listPaperDifferences(db)
  return [
    ...guests.map(
      ({ reference, guests, byRows, byChanges }) =>
        `${reference} is for ${guests} guests: ${byRows} stand on it, and ${byChanges} were sold and have not left.`,
    ),
    ...papers.map(
      ({ reference, invoiced, credited, kept }) =>
        `Papers of ${reference} say ${formatPaise(invoiced - credited)} (${formatPaise(credited)} credited), and its money ${formatPaise(kept)}.`,
    ),
  ]
}

async function refundLines(db: Database): Promise<string[]> {
  return [
    ...(await listPaidBackTooMuch(db)).map(
      ({ reference, paid, back }) =>
        `Of ${reference} more came back than was paid: ${formatPaise(back)} of ${formatPaise(paid)}.`,
    ),
    ...(await listCreditedTwice(db)).map(
      ({ reference, times, paise }) =>
        `The refund of ${reference} went to a wallet ${times} times, ${formatPaise(paise)} together.`,
    ),
  ]
}

async function paperLines(db: Database, now: Date): Promise<string[]> {
  const before = new Date(now.getTime() - (daysForDetails + 1) * 24 * 3600_000)
  return [
    ...(await listNumberGaps(db)).map(
      ({ kind, financialYear, last, papers }) =>
        `Numbers are missing (${kind}, ${financialYear}): the last is ${last}, and there are ${papers}.`,
    ),
    ...(await listInvoicesMissing(db, before)).map(
      (reference) => `${reference} should have its invoice by now, and has none.`,
    ),
  ]
}

async function ledgerLines(db: Database): Promise<string[]> {
  const sum = await readLedgerSum(db)
  const wallets = await listWalletDifferences(db)
  const credits = await listCreditDifferences(db)
  const troubles = await listTroubleDifferences(db)
  return [
    ...(sum === 0 ? [] : [`The ledger adds up to ${formatPaise(sum)}, not to zero.`]),
    ...wallets.map(
      ({ travellerId, balance, reserved, balanceByEntries, reservedByEntries }) =>
        `Wallet ${travellerId}: ${formatPaise(balance)} and ${formatPaise(reserved)} reserved, by its entries ${formatPaise(balanceByEntries)} and ${formatPaise(reservedByEntries)}.`,
    ),
    ...credits.map(
      ({ reference, status, credit, reserved, spent }) =>
        `${reference} is ${status} with ${formatPaise(credit)} of credit: ${formatPaise(reserved)} reserved and ${formatPaise(spent)} spent in the ledger.`,
    ),
    ...troubles.map(
      ({ reference, promised, given }) =>
        `${reference} owes ${formatPaise(promised)} of credit for the trouble, and ${formatPaise(given)} is in the ledger.`,
    ),
  ]
}

function moneyLine({ reference, status, price, paid, back }: BookingMoney): string {
  const returned = back > 0 ? ` and ${formatPaise(back)} sent back` : ''
  return `${reference} is ${status} at ${formatPaise(price)}, with ${formatPaise(paid)} paid${returned}.`
}
