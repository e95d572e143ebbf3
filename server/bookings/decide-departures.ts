import type { Database } from '#database/client.ts'
import { seatsIn } from '#domain/bookings/booking-status.ts'
import { showDate, showDates } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import { type DepartureRow, decideDue, noteMissed } from '../departures/departure-store.ts'
import { lockFilling } from '../departures/planned-store.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { listBookingsOfDeparture } from './booking-list-store.ts'
import type { BookingNews } from './booking-news.ts'
import { tellDeparture } from './tell-departure.ts'

/**
 * On its decision day a departure runs by itself when enough seats are sold, and whoever has booked is told; of all others the operator is told. Once that day is over
 * whoever has booked one of these is told that it is for us to say. Each is told once.
 */
export type DecideDepartures = () => Promise<void>

export function createDecideDepartures(deps: {
  db: Database
  clock: Clock
  site: Site
  news: Pick<BookingNews, 'runs' | 'missed'>
  titleOf: (tripId: string) => string
}): DecideDepartures {
  const { db, clock, site, news, titleOf } = deps

  async function tellOperator(tx: Database, tooFew: DepartureRow[], at: Date): Promise<void> {
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
  }

  async function tellMissed(tx: Database, row: DepartureRow): Promise<void> {
    const { soldInAll: booked, smallest, decideOn } = row
    if (smallest === null || decideOn === null) return
    await tellDeparture(tx, row, (booking) => news.missed(tx, booking, { booked, smallest, decideOn }))
  }

  return () =>
    db.transaction(async (tx) => {
      // Both change many rows, each in an order of its own: side by side one of the two would be ended.
      await lockFilling(tx)
      const at = clock.now()
      const today = dateInIndia(at)
      const decided = (await decideDue(tx, today)).toSorted(byDate)
      const [runs, tooFew] = [true, false].map((does) =>
        decided.filter(({ decision }) => (decision === 'runs') === does),
      )
      await tellOperator(tx, tooFew ?? [], at)
      for (const row of runs ?? []) await tellDeparture(tx, row, (booking) => news.runs(tx, booking))
      for (const row of await noteMissed(tx, today)) await tellMissed(tx, row)
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
      'run-departure promises that it runs: the site then says ‘Confirmed’ and sells on, and whoever booked online is told. If you say nothing, it is sold until its decision day is over and no longer after that, and whoever booked online is told the next morning that you are deciding. You are told of each departure once.',
    ].join('\n\n'),
  }
}
