import type { Context } from 'hono'
import * as v from 'valibot'
import type { Clock } from '#domain/calendar/clock.ts'
import { required } from '#domain/forms/enquiry-forms.ts'
import { toPaise, toRupees } from '#domain/money/money.ts'
import type { CancelBooking, Cancelled } from '../bookings/refunds/cancel-booking.ts'
import type { ShowMyBooking } from '../bookings/views/show-my-booking.ts'
import { codeOfTheDay, hasCodeWithin } from './code-age.ts'
import { refuseAccount } from './refusals.ts'
import { type Methods, readChecked } from './resource.ts'

export type CancelDeps = { clock: Clock; showMyBooking: ShowMyBooking; cancelBooking: CancelBooking }

/** `refund` is what the traveller was shown, in rupees. */
const cancelSchema = v.object(
  {
    way: v.picklist(['as paid', 'wallet'], 'way must be "as paid" or "wallet"'),
    refund: v.pipe(
      v.number('refund must be a number'),
      v.integer('refund must be whole rupees'),
      v.minValue(0, 'refund must not be below 0'),
    ),
  },
  required,
)

/** Money moves with it, so whoever finds a device that lies open can't do it. */
export function cancelEndpoints({ clock, showMyBooking, cancelBooking }: CancelDeps): Methods {
  return {
    async POST(c, traveller) {
      const read = await readChecked(c, checkCancel)
      if (!read.ok) return read.refusal
      const reference = c.req.param('reference') ?? ''
      if (!(await showMyBooking(reference, traveller))) return refuseAccount(c, 'not_found')
      if (!hasCodeWithin(traveller, codeOfTheDay, clock.now()))
        return refuseAccount(c, 'reauthentication_needed')
      const { way, refund } = read.value
      const cancelled = await cancelBooking(reference, {
        by: { kind: 'traveller' },
        why: 'cancelled by the traveller',
        way,
        shownPaise: toPaise(refund),
      })
      if (!cancelled.ok) return refuse(c, cancelled)
      const { toWalletPaise, toOnlinePaise } = cancelled
      return c.json({ toWallet: toRupees(toWalletPaise), toOnline: toRupees(toOnlinePaise) })
    },
  }
}

function refuse(c: Context, refused: Cancelled & { ok: false }): Response {
  switch (refused.reason) {
    case 'changed': {
      const error = 'The amount has changed. Nothing has been cancelled. Please look again.'
      return c.json({ error, code: 'amount_changed', refund: toRupees(refused.refundPaise) }, 409)
    }
    case 'not to a wallet':
      return c.json({ errors: { way: notToWallet } }, 422)
    case 'not confirmed':
    case 'departed':
    // Of staff alone.
    case 'needs two persons':
      return c.json({ error: 'This booking can’t be cancelled any more.', code: 'not_cancellable' }, 409)
  }
}

const notToWallet = 'This booking was made without login, so its refund goes back the way it was paid.'

function checkCancel(fields: Record<string, unknown>) {
  const parsed = v.safeParse(cancelSchema, fields)
  if (parsed.success) return { ok: true, value: parsed.output } as const
  const errors = Object.fromEntries(
    parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'body', issue.message] as const).reverse(),
  )
  return { ok: false, errors } as const
}
