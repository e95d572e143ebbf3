import type { Database } from '#database/client.ts'
import { toRupees } from '#domain/money/money.ts'
import { sayCredit } from '#domain/money/wallet-words.ts'
import { type Booking, listBookingsOf, listEvents } from '../bookings/booking-store.ts'
import { listChanges } from '../bookings/changes/change-store.ts'
import { listGuests } from '../bookings/guests/guest-store.ts'
import { listPayments, listRefunds } from '../bookings/payments/payment-store.ts'
import { findDetails, listPapers } from '../papers/paper-store.ts'
import { findWallet, listEntries, listTripsPaidFor } from '../wallet/wallet-store.ts'
import type { ExportPart } from './export-data.ts'

/** Bookings with their payments and papers, attempts that came to nothing included, and the wallet. Amounts are rupees. */
export function bookingParts(decrypt: (sealed: string) => string | null): Record<string, ExportPart> {
  return {
    async bookings(tx, { id }) {
      const described = []
      for (const booking of await listBookingsOf(tx, id, { attempts: true }))
        described.push(await describeBooking(tx, booking, decrypt))
      return described
    },
    async wallet(tx, { id }) {
      const { balancePaise, reservedPaise } = await findWallet(tx, id)
      const trips = await listTripsPaidFor(tx, id)
      return {
        balance: toRupees(balancePaise),
        reserved: toRupees(reservedPaise),
        entries: (await listEntries(tx, id)).map(({ at, from, to, amountPaise, reference, what }) => ({
          at,
          from,
          to,
          amount: toRupees(amountPaise),
          reference,
          what: sayCredit(what, reference === null ? undefined : trips.get(reference)?.title),
        })),
      }
    },
  }
}

async function describeBooking(
  tx: Pick<Database, 'select'>,
  booking: Booking,
  decrypt: (sealed: string) => string | null,
) {
  const { reference, terms } = booking
  const details = await findDetails(tx, reference)
  return {
    reference,
    status: booking.status,
    trip: terms.title,
    package: terms.packageTitle,
    startDate: terms.startDate,
    endDate: terms.endDate,
    guests: booking.guests,
    name: booking.name,
    email: booking.email,
    phone: booking.phone,
    pan: booking.pan && decrypt(booking.pan),
    lines: terms.lines.map(({ label, paise }) => ({ label, amount: toRupees(paise) })),
    includedTax: {
      gst: toRupees(terms.included.gstPaise),
      tcs: toRupees(terms.included.tcsPaise),
      percent: terms.taxPercent,
    },
    refundTable: terms.refundTable.map(({ period, description }) => ({ period, description })),
    total: toRupees(booking.totalPaise),
    wallet: toRupees(booking.walletPaise),
    payable: toRupees(booking.payablePaise),
    bookedAt: booking.createdAt,
    confirmedAt: booking.confirmedAt,
    cancelledAt: booking.cancelledAt,
    claimedAt: booking.claimedAt,
    troubleCredit: toRupees(booking.troubleCreditPaise),
    takesThePlaceOf: booking.carriesFrom,
    movedTo: booking.movedTo,
    party: (await listGuests(tx, reference)).map(({ n, kind, name, beganAt, endedAt, ended }) => ({
      n,
      kind,
      name,
      beganAt,
      endedAt,
      ended,
    })),
    changes: (await listChanges(tx, reference)).map(({ at, kind, seats, paise, backPaise, feePaise }) => ({
      at,
      kind,
      seats,
      amount: toRupees(paise),
      back: toRupees(backPaise),
      fee: toRupees(feePaise),
    })),
    events: (await listEvents(tx, reference)).map(({ at, by, to, why }) => ({ at, by, status: to, why })),
    payments: (await listPayments(tx, reference)).map(
      ({ merchantOrderId, amountPaise, state, transactionId, paymentMode, createdAt, settledAt }) => ({
        order: merchantOrderId,
        amount: toRupees(amountPaise),
        state,
        transactionId,
        paymentMode,
        createdAt,
        settledAt,
      }),
    ),
    refunds: (await listRefunds(tx, reference)).map(
      ({ merchantRefundId, amountPaise, state, why, createdAt, settledAt }) => ({
        id: merchantRefundId,
        amount: toRupees(amountPaise),
        state,
        why,
        createdAt,
        settledAt,
      }),
    ),
    invoiceDetails: details && { ...details, pan: details.pan && decrypt(details.pan) },
    papers: (await listPapers(tx, [reference])).map(({ content }) => content),
  }
}
