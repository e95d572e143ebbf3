import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import {
  changeDeparture,
  departureSubject,
  type UnknownDeparture,
  type WhichDeparture,
} from '../../departures/change-departure.ts'
import { type Mail, queueMail } from '../../mail/queue-mail.ts'
import type { TripSms } from '../../sms/trip-sms.ts'
import { listBookingsOfDeparture } from '../booking-list-store.ts'
import { letterMail } from '../booking-mails.ts'
import type { Booking } from '../booking-store.ts'
import { readParty } from '../guests/read-party.ts'
import { insertLetter } from './letter-store.ts'

/** `bySms`: each is also told by SMS that there is a mail. `key` is the form's own: sent again it is the same letter. */
export type Letter = { key: string; subject: string; body: string; bySms: boolean }

/** `again`: it had been sent under that key, so nothing was. */
export type LetterSent =
  | { ok: true; again: boolean; mails: number; sms: number }
  | { ok: false; reason: 'nobody' }
  | UnknownDeparture

export type LetterPreview = {
  mails: number
  sms: number
  /** As the first of them would read it. */
  mail: Pick<Mail, 'subject' | 'body'> | null
  smsText: string | null
}

type Deps = {
  db: Database
  clock: Clock
  site: Site
  siteUrl: string
  tripSms: TripSms
}

/** Mails, and SMS where wanted, to everybody whose booking of a departure stands. */
export function createWriteToDeparture({ db, clock, site, siteUrl, tripSms }: Deps) {
  const standing = async (reader: Pick<Database, 'select'>, { tripId, id }: WhichDeparture) =>
    (await listBookingsOfDeparture(reader, { tripId, departureId: id })).filter(
      ({ status }) => status === 'confirmed',
    )
  async function mailOf(
    reader: Pick<Database, 'select'>,
    booking: Booking,
    letter: Pick<Letter, 'subject' | 'body'>,
  ): Promise<Mail> {
    return letterMail({ booking, party: await readParty(reader, booking), site, siteUrl }, letter)
  }
  const tellOf = ({ reference, terms, phone }: Booking) => ({ reference, startDate: terms.startDate, phone })

  async function preview(
    which: WhichDeparture,
    letter: Pick<Letter, 'subject' | 'body' | 'bySms'>,
  ): Promise<LetterPreview> {
    const bookings = await standing(db, which)
    const [first] = bookings
    return {
      mails: bookings.length,
      sms: letter.bySms ? bookings.length : 0,
      mail: first ? await mailOf(db, first, letter) : null,
      smsText: first && letter.bySms ? tripSms.textOf('departure', tellOf(first)) : null,
    }
  }

  function send(which: WhichDeparture, letter: Letter, by: Actor): Promise<LetterSent> {
    const at = clock.now()
    return changeDeparture<LetterSent>({ db, which, at }, async (tx) => {
      const bookings = await standing(tx, which)
      if (bookings.length === 0) return { outcome: { ok: false, reason: 'nobody' }, logged: null }
      const sent = { mails: bookings.length, sms: letter.bySms ? bookings.length : 0 }
      const isNew = await insertLetter(tx, {
        key: letter.key,
        tripId: which.tripId,
        departureId: which.id,
        at,
        staffId: staffIdOf(by),
        ...sent,
      })
      if (!isNew) return { outcome: { ok: true, again: true, mails: 0, sms: 0 }, logged: null }
      for (const booking of bookings) {
        await queueMail(tx, await mailOf(tx, booking, letter), at)
        if (letter.bySms) await tripSms.queue(tx, 'departure', { ...tellOf(booking), at })
      }
      return {
        outcome: { ok: true, again: false, ...sent },
        logged: { by, what: 'departure written to', subject: departureSubject(which), after: sent },
      }
    })
  }

  return { preview, send }
}
