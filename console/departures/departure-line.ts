import { showDayBeside } from '#domain/calendar/calendar-date.ts'
import { briefRun } from '#domain/departures/departure-run.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { DeskDeparture } from '#server/bookings/departures/departure-desk.ts'

/** How a departure stands: the words of the site, the tint repeats them. */
export type DepartureState = { text: string; tone: 'good' | 'wait' | 'bad' | 'plain' }

/** Its seats by who has them. */
export type Seats = {
  total: number
  online: number
  desk: number
  held: number
  free: number
  smallest: number | null
}

export type DepartureLine = ReturnType<typeof departureLine>

/** One departure as lists show it. `today` is the date in India. */
export function departureLine(row: DeskDeparture, today: string) {
  return {
    key: `${row.tripId}/${row.id}`,
    to: addressOfDeparture(row),
    leaves: showDayBeside(row.startDate, today),
    title: shortTitle(row.title),
    seats: seatsOf(row),
    waiting: row.waiting,
    state: stateOf(row, today),
    /** Nothing is asked of anybody where nobody has booked. */
    captain: row.captain,
    needsCaptain: row.captain === null && row.soldInAll > 0 && row.cancelledAt === null,
    due: row.duePaise > 0 ? formatPaise(row.duePaise) : null,
  }
}

export function seatsOf({ total, online, desk, held, free, smallest }: DeskDeparture): Seats {
  return { total, online, desk, held, free, smallest }
}

export function addressOfDeparture({ tripId, id }: { tripId: string; id: string }): string {
  return `/console/departures/${encodeURIComponent(tripId)}/${encodeURIComponent(id)}`
}

/** Trips stand by the part before the colon. */
export function shortTitle(title: string): string {
  return title.split(':')[0] ?? title
}

/** A person must decide soon: somebody has booked, and it may not run. */
export function stateOf(row: DeskDeparture, today: string): DepartureState {
  const { cancelledAt, closedAt, offered, run, soldInAll } = row
  if (cancelledAt) return { text: 'Cancelled', tone: 'bad' }
  if (closedAt) return { text: 'Closed', tone: 'plain' }
  if (!offered) return { text: 'Off the site', tone: 'plain' }
  if (!run) return { text: 'On sale', tone: 'plain' }
  const { confirmed, text } = briefRun(run)
  if (confirmed) return { text, tone: 'good' }
  if (soldInAll === 0) return { text, tone: 'plain' }
  return { text, tone: today > run.decideOn ? 'bad' : 'wait' }
}
