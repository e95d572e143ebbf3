import type { Database } from '#database/client.ts'
import { seatsIn } from '#domain/bookings/booking-status.ts'
import { showDate, showDates } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import { type DepartureRow, decideDue } from '../departures/departure-store.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { listBookingsOfDeparture } from './booking-store.ts'

/** On its decision day a departure runs by itself when enough seats are sold; of all others the operator is told, of each once. */
export type DecideDepartures = () => Promise<void>

export function createDecideDepartures(deps: {
  db: Database
  clock: Clock
  site: Site
  titleOf: (tripId: string) => string
}): DecideDepartures {
  const { db, clock, site, titleOf } = deps
  return () =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const tooFew = (await decideDue(tx, dateInIndia(at))).toSorted(byDate)
      if (tooFew.length === 0) return
      const parts: string[] = []
      for (const departure of tooFew.filter(({ soldInAll }) => soldInAll > 0)) {
        const { tripId, id: departureId } = departure
        const bookings = await listBookingsOfDeparture(tx, { tripId, departureId })
        const sold = bookings.filter(({ status }) => seatsIn(status) === 'sold')
        parts.push(tell(departure, titleOf(tripId), sold.length))
      }
      const empty = tooFew
        .filter(({ soldInAll }) => soldInAll === 0)
        .map((row) => `${showDate(row.startDate)}, ${titleOf(row.tripId)}: ${commandFor('cancel', row)}`)
      if (empty.length > 0) parts.push(['Nobody has booked:', ...empty].join('\n'))
      await queueMail(tx, { to: site.email, ...decisionMail(tooFew.length, parts) }, at)
    })
}

const byDate = (a: DepartureRow, b: DepartureRow) => (a.startDate < b.startDate ? -1 : 1)

function commandFor(what: 'cancel' | 'run', { tripId, id }: DepartureRow): string {
  return `npm run operator -- ${what}-departure ${tripId} ${id}`
}

function tell(row: DepartureRow, title: string, bookings: number): string {
  const { soldInAll, sold, smallest, decideOn, free } = row
  const ways = [
    sold > 0 && `${sold} online in ${bookings === 1 ? '1 booking' : `${bookings} bookings`}`,
    soldInAll > sold && `${soldInAll - sold} by phone or elsewhere`,
  ].filter((way) => way !== false)
  return [
    title,
    showDates(row),
    `${soldInAll} sold, ${smallest} needed by ${showDate(decideOn ?? '')}: ${ways.join(', ')}. ${free} free.`,
    `It does not run: ${commandFor('cancel', row)}`,
    `It runs all the same: ${commandFor('run', row)}`,
  ].join('\n')
}

function decisionMail(count: number, parts: string[]): { subject: string; body: string } {
  return {
    subject:
      count === 1
        ? '1 departure has too few travellers: does it run?'
        : `${count} departures have too few travellers: do they run?`,
    body: [
      'Their decision day has come, and fewer seats are sold than the smallest group needs.',
      ...parts,
      'cancel-departure takes a departure off sale, gives everybody who booked online all of it back and tells them. Whoever booked by phone hears it from you.',
      'run-departure promises that it runs: the site then says ‘Confirmed’. Until you decide, the site says how many are missing and sells on. You are told of each departure once.',
    ].join('\n\n'),
  }
}
