import type { Context } from 'hono'
import { checkMove } from '#domain/bookings/guest-forms.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { toPaise, toRupees } from '#domain/money/money.ts'
import type { NotMovable } from '../bookings/changes/read-move.ts'
import type { MoveStarted, PreviewMove, StartMove } from '../bookings/changes/start-move.ts'
import type { ShowMyBooking } from '../bookings/views/show-my-booking.ts'
import { codeOfTheDay, hasCodeWithin } from './code-age.ts'
import { refuseAccount } from './refusals.ts'
import { type Methods, readChecked } from './resource.ts'

export type MoveDeps = {
  clock: Clock
  showMyBooking: ShowMyBooking
  previewMove: PreviewMove
  startMove: StartMove
}

/** Another date of the same trip: the difference first, then the change. Money may move with it, so whoever finds a device that lies open can't do it. */
export function moveEndpoints({ clock, showMyBooking, previewMove, startMove }: MoveDeps): Methods {
  return {
    async GET(c, traveller) {
      const reference = c.req.param('reference') ?? ''
      if (!(await showMyBooking(reference, traveller))) return refuseAccount(c, 'not_found')
      const move = await previewMove(reference, { departureId: c.req.query('departure') ?? '' })
      if (!move.ok) return refuseMove(c, move)
      const { departure, quote } = move
      return c.json({
        startDate: departure.startDate,
        endDate: departure.endDate,
        free: move.free,
        total: toRupees(quote.totalPaise),
        carried: toRupees(move.carriedPaise),
        kept: toRupees(move.keptPaise),
        now: toRupees(move.nowPaise),
        owed: toRupees(move.owedPaise),
        back: toRupees(move.backPaise),
      })
    },
    async POST(c, traveller) {
      const read = await readChecked(c, checkMove)
      if (!read.ok) return read.refusal
      const reference = c.req.param('reference') ?? ''
      if (!(await showMyBooking(reference, traveller))) return refuseAccount(c, 'not_found')
      if (!hasCodeWithin(traveller, codeOfTheDay, clock.now()))
        return refuseAccount(c, 'reauthentication_needed')
      const { departure, now, back, key } = read.value
      const started = await startMove(reference, {
        departureId: departure,
        by: { kind: 'traveller' },
        key,
        shown: { nowPaise: toPaise(now), backPaise: toPaise(back) },
      })
      if (!started.ok) return refuseMove(c, started)
      return c.json({ bookingRef: started.reference, paymentUrl: started.toPay })
    },
  }
}

function refuseMove(c: Context, refused: (MoveStarted & { ok: false }) | NotMovable): Response {
  switch (refused.reason) {
    case 'changed': {
      const { nowPaise, backPaise } = refused
      const error = 'The difference has changed. Your booking stays as it was. Please look again.'
      const amounts = { now: toRupees(nowPaise), back: toRupees(backPaise) }
      return c.json({ error, code: 'amount_changed', ...amounts }, 409)
    }
    case 'no seats':
      return c.json(
        { errors: { departure: 'There are not enough free seats on this date for all of you.' } },
        422,
      )
    case 'not on sale':
      return c.json({ errors: { departure: 'This date is not on sale. Please choose another.' } }, 422)
    case 'papers made':
      return c.json(
        { error: 'Permits or tickets are made for this date already. Please call us.', code: 'not_movable' },
        409,
      )
    case 'unavailable':
      return c.json(
        {
          error: 'PhonePe did not take this payment. Your booking stays as it was. Please try again.',
          code: 'provider_unavailable',
        },
        409,
      )
    case 'not movable':
      return c.json({ error: 'This booking can’t be moved any more.', code: 'not_movable' }, 409)
  }
}
