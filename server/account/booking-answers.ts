import * as v from 'valibot'
import { toPaise, toRupees } from '#domain/money/money.ts'
import { checkInvoiceDetails } from '#domain/papers/invoice-details.ts'
import type { CancelBooking } from '../bookings/refunds/cancel-booking.ts'
import type { ListMyBookings, ShowMyBooking } from '../bookings/views/show-my-booking.ts'
import type { SaveInvoiceDetails } from '../papers/save-invoice-details.ts'
import type { ShowPapers } from '../papers/show-papers.ts'
import type { ShowWallet } from '../wallet/show-wallet.ts'
import { refuseAccount } from './refusals.ts'
import { type Answers, readChecked } from './resource.ts'

export type BookingDeps = {
  listMyBookings: ListMyBookings
  showMyBooking: ShowMyBooking
  cancelBooking: CancelBooking
  showWallet: ShowWallet
  showPapers: ShowPapers
  saveInvoiceDetails: SaveInvoiceDetails
}

/** `refund` is what the traveller was shown, in rupees. */
const cancelSchema = v.object({
  way: v.picklist(['as paid', 'wallet'], 'way must be "as paid" or "wallet"'),
  refund: v.pipe(
    v.number('refund must be a number'),
    v.integer('refund must be whole rupees'),
    v.minValue(0, 'refund must not be below 0'),
  ),
})

export function bookingAnswers(deps: BookingDeps): Record<string, Answers> {
  const { listMyBookings, showMyBooking, cancelBooking, showWallet, showPapers } = deps
  return {
    '/bookings': {
      GET: async (c, traveller) => c.json({ bookings: await listMyBookings(traveller) }),
    },
    '/bookings/:reference': {
      async GET(c, traveller) {
        const booking = await showMyBooking(c.req.param('reference') ?? '', traveller)
        if (!booking) return refuseAccount(c, 'not_found')
        return c.json({ ...booking, ...(await showPapers(booking.bookingRef)) })
      },
    },
    '/bookings/:reference/invoice-details': invoiceDetailsAnswers(deps),
    '/bookings/:reference/cancel': {
      async POST(c, traveller) {
        const read = await readChecked(c, checkCancel)
        if (!read.ok) return read.refusal
        const reference = c.req.param('reference') ?? ''
        if (!(await showMyBooking(reference, traveller))) return refuseAccount(c, 'not_found')
        const { way, refund } = read.value
        const cancelled = await cancelBooking(reference, {
          by: 'traveller',
          why: 'cancelled by the traveller',
          way,
          travellerId: traveller.id,
          shownPaise: toPaise(refund),
        })
        if (cancelled.ok)
          return c.json({
            toWallet: toRupees(cancelled.toWalletPaise),
            toOnline: toRupees(cancelled.toOnlinePaise),
          })
        if (cancelled.reason === 'changed')
          return c.json(
            {
              error: 'The amount has changed. Nothing has been cancelled. Please look again.',
              code: 'amount_changed',
              refund: toRupees(cancelled.refundPaise),
            },
            409,
          )
        return c.json({ error: 'This booking can’t be cancelled any more.', code: 'not_cancellable' }, 409)
      },
    },
    '/wallet': { GET: async (c, traveller) => c.json(await showWallet(traveller)) },
  }
}

/** The details are kept and the invoice issued, or neither. */
function invoiceDetailsAnswers({ showMyBooking, showPapers, saveInvoiceDetails }: BookingDeps): Answers {
  return {
    async PUT(c, traveller) {
      const booking = await showMyBooking(c.req.param('reference') ?? '', traveller)
      if (!booking) return refuseAccount(c, 'not_found')
      const { invoiceWanted } = await showPapers(booking.bookingRef)
      const overseas = invoiceWanted?.asksPan ?? booking.overseas
      const read = await readChecked(c, (fields) => checkInvoiceDetails(fields, { overseas }))
      if (!read.ok) return read.refusal
      const saved = await saveInvoiceDetails(booking.bookingRef, read.value)
      if (saved.ok) return c.json(await showPapers(booking.bookingRef))
      return saved.reason === 'issued before'
        ? c.json({ error: 'The invoice has been issued already.', code: 'invoice_issued' }, 409)
        : c.json({ error: 'This booking has no invoice.', code: 'no_invoice' }, 409)
    },
  }
}

function checkCancel(fields: Record<string, unknown>) {
  const parsed = v.safeParse(cancelSchema, fields)
  if (parsed.success) return { ok: true, value: parsed.output } as const
  const errors = Object.fromEntries(
    parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'body', issue.message] as const).reverse(),
  )
  return { ok: false, errors } as const
}
