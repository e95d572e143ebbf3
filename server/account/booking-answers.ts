import * as v from 'valibot'
import { toPaise, toRupees } from '#domain/money/money.ts'
import type { CancelBooking } from '../bookings/cancel-booking.ts'
import type { ListMyBookings, ShowMyBooking } from '../bookings/show-my-booking.ts'
import type { ShowWallet } from '../wallet/show-wallet.ts'
import { refuseAccount } from './refusals.ts'
import { type Answers, readChecked } from './resource.ts'

export type BookingDeps = {
  listMyBookings: ListMyBookings
  showMyBooking: ShowMyBooking
  cancelBooking: CancelBooking
  showWallet: ShowWallet
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
  const { listMyBookings, showMyBooking, cancelBooking, showWallet } = deps
  return {
    '/bookings': {
      GET: async (c, traveller) => c.json({ bookings: await listMyBookings(traveller) }),
    },
    '/bookings/:reference': {
      async GET(c, traveller) {
        const booking = await showMyBooking(c.req.param('reference') ?? '', traveller)
        return booking ? c.json(booking) : refuseAccount(c, 'not_found')
      },
    },
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

function checkCancel(fields: Record<string, unknown>) {
  const parsed = v.safeParse(cancelSchema, fields)
  if (parsed.success) return { ok: true, value: parsed.output } as const
  const errors = Object.fromEntries(
    parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'body', issue.message] as const).reverse(),
  )
  return { ok: false, errors } as const
}
