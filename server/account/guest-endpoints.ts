import type { Context } from 'hono'
import { checkGuestName, checkLeaving } from '#domain/bookings/guest-forms.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { toPaise, toRupees } from '#domain/money/money.ts'
import type { ChangeGuest, GuestChanged } from '../bookings/guests/change-guest.ts'
import type { CancelGuests, GuestsCancelled, PreviewGuests } from '../bookings/refunds/cancel-guests.ts'
import type { ShowMyBooking } from '../bookings/views/show-my-booking.ts'
import { codeOfTheDay, hasCodeWithin } from './code-age.ts'
import { refuseAccount } from './refusals.ts'
import { type Methods, readChecked } from './resource.ts'

export type GuestDeps = {
  clock: Clock
  showMyBooking: ShowMyBooking
  cancelGuests: CancelGuests
  previewGuests: PreviewGuests
  changeGuest: ChangeGuest
}

/** `?guests=2,3` */
const listed = /^\d{1,2}(,\d{1,2}){0,14}$/

/** Some of a party can't come: what would come back, and taking them off. Money moves with it, so whoever finds a device that lies open can't do it. */
export function leavingEndpoints(deps: GuestDeps): Methods {
  const { clock, showMyBooking, cancelGuests, previewGuests } = deps
  return {
    async GET(c, traveller) {
      const reference = c.req.param('reference') ?? ''
      const guests = c.req.query('guests') ?? ''
      const booking = await showMyBooking(reference, traveller)
      if (!booking) return refuseAccount(c, 'not_found')
      if (!listed.test(guests)) return c.json({ errors: { guests: 'Choose who can’t come' } }, 422)
      const leaving = guests.split(',').map(Number)
      const stay = booking.party.filter(({ n }) => !leaving.includes(n))
      if (stay.length > 0 && stay.every(({ kind }) => kind === 'child'))
        return c.json({ error: noAdult, errors: { guests: noAdult } }, 409)
      const due = await previewGuests(reference, leaving)
      if (!due) return notPossible(c)
      return c.json({
        percentage: due.percentage,
        fee: toRupees(due.feePaise),
        cheaper: toRupees(due.pricePaise),
        refund: toRupees(due.refundPaise),
        toOnline: toRupees(due.toOnlinePaise),
        toWallet: toRupees(due.toWalletPaise),
        leftAlone: due.leftAlone,
        owedAfter: toRupees(Math.max(0, due.owedPaise - due.pricePaise)),
      })
    },
    async POST(c, traveller) {
      const read = await readChecked(c, checkLeaving)
      if (!read.ok) return read.refusal
      const reference = c.req.param('reference') ?? ''
      if (!(await showMyBooking(reference, traveller))) return refuseAccount(c, 'not_found')
      if (!hasCodeWithin(traveller, codeOfTheDay, clock.now()))
        return refuseAccount(c, 'reauthentication_needed')
      const { guests, way, refund } = read.value
      const by = { kind: 'traveller' } as const
      const done = await cancelGuests(reference, { by, guests, way, shownPaise: toPaise(refund) })
      if (!done.ok) return refuseLeaving(c, done)
      const { toWalletPaise, toOnlinePaise, owedPaise } = done
      return c.json({
        toWallet: toRupees(toWalletPaise),
        toOnline: toRupees(toOnlinePaise),
        owed: toRupees(owedPaise),
      })
    },
  }
}

const noAdult =
  'Children can’t travel without one of the adults. Cancel the whole booking instead, or call us.'

function refuseLeaving(c: Context, refused: GuestsCancelled & { ok: false }): Response {
  switch (refused.reason) {
    case 'changed': {
      const error = 'The amount has changed. Nobody was taken off. Please look again.'
      return c.json({ error, code: 'amount_changed', refund: toRupees(refused.refundPaise) }, 409)
    }
    case 'not to a wallet':
      return c.json(
        {
          errors: {
            way: 'This booking was made without login, so its refund goes back the way it was paid.',
          },
        },
        422,
      )
    case 'unknown guest':
      return c.json(
        { errors: { guests: 'Somebody chosen here is no longer on this booking. Look again.' } },
        422,
      )
    case 'no adult':
      return c.json({ errors: { guests: noAdult } }, 422)
    case 'all':
      return c.json({ errors: { guests: 'If nobody can come, cancel the whole booking instead.' } }, 422)
    case 'not confirmed':
    case 'departed':
    // Of staff alone.
    case 'needs two persons':
      return notPossible(c)
  }
}

function notPossible(c: Context): Response {
  return c.json({ error: 'Nobody can be taken off this booking any more.', code: 'not_cancellable' }, 409)
}

/** Who travels on a seat. */
export function guestEndpoints({ showMyBooking, changeGuest }: GuestDeps): Methods {
  return {
    async PUT(c, traveller) {
      const read = await readChecked(c, checkGuestName)
      if (!read.ok) return read.refusal
      const reference = c.req.param('reference') ?? ''
      if (!(await showMyBooking(reference, traveller))) return refuseAccount(c, 'not_found')
      const n = Number(c.req.param('guest'))
      if (!Number.isInteger(n)) return refuseAccount(c, 'not_found')
      const changed = await changeGuest(reference, n, { ...read.value, by: { kind: 'traveller' } })
      if (changed.ok) return c.json({ guest: changed.n })
      if (changed.reason === 'unknown guest') return refuseAccount(c, 'not_found')
      return c.json({ error: words[changed.reason], code: 'not_changeable' }, 409)
    },
  }
}

const words: Record<Exclude<Extract<GuestChanged, { ok: false }>['reason'], 'unknown guest'>, string> = {
  'not confirmed': 'This booking does not stand any more.',
  departed: 'The trip has begun, so its guests stay as they are.',
  'papers made': 'Permits or tickets are made in this name already. Please call us.',
}
