import type { Database, Transaction } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import { joinPath } from '#domain/waiting/waiting-code.ts'
import { findBooking } from '../bookings/booking-store.ts'
import { findDeparture } from '../departures/departure-store.ts'
import { listLine, lockParty, type Party, saveParty } from '../departures/waiting/waiting-store.ts'
import { type Mail, queueMail } from '../mail/queue-mail.ts'
import type { TripSms } from '../sms/trip-sms.ts'
import type { WaitingLinks } from './waiting-links.ts'
import { endedMail, lapsedMail, leftMail, offeredMail, waitingMail } from './waiting-mails.ts'

/** Tells a party of the state that it is in, once; of one that has passed meanwhile nothing is told. */
export type TellWaiting = (id: string, state: string) => Promise<void>

type Deps = {
  db: Database
  clock: Clock
  site: Site
  siteUrl: string
  links: WaitingLinks
  tripSms: TripSms
}

export function createTellWaiting(deps: Deps): TellWaiting {
  const { db, clock, tripSms } = deps
  return (id, state) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const party = await lockParty(tx, id)
      if (!party || party.state !== state || party.told === state) return
      const mail = await write(tx, party, deps)
      if (mail?.to) await queueMail(tx, mail, at)
      const { reference, phone, terms } = party
      // A number that is only typed may be anybody's: it hears of seats that are kept for it, and of their end.
      if (reference && (state === 'offered' || state === 'lapsed'))
        await tripSms.queue(tx, 'departure', { reference, phone, startDate: terms.startDate, at })
      await saveParty(tx, id, { told: party.state })
    })
}

async function write(tx: Transaction, party: Party, { site, siteUrl, links }: Deps): Promise<Mail | null> {
  const { id, tripId, departureId, reference } = party
  const link = siteUrl + links.pathOf(id)
  const about = { party, link, again: siteUrl + joinPath(tripId, departureId), site }
  switch (party.state) {
    case 'waiting': {
      const line = await listLine(tx, party)
      const place = line.findIndex((other) => other.id === id)
      return waitingMail(about, line.slice(0, place))
    }
    case 'offered': {
      const booking = reference && (await findBooking(tx, reference))
      const payLink = `${siteUrl}/pay/launch/${reference}`
      return booking ? offeredMail(about, { until: booking.holdExpiresAt, payLink }) : null
    }
    case 'lapsed':
      return lapsedMail(about)
    case 'left':
      return leftMail(about)
    case 'ended': {
      const departure = await findDeparture(tx, { tripId, id: departureId })
      return endedMail(about, Boolean(departure?.cancelledAt))
    }
    // Its booking is told of.
    case 'taken':
      return null
  }
}
