import { DepartureRuns } from '#app/features/trips/departure-runs.tsx'
import { SeatsLeft } from '#app/features/trips/seats-left.tsx'
import { showDate, showDayBeside } from '#domain/calendar/calendar-date.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { ListedDeparture } from '#server/departures/list-departures.ts'
import type { MissedDeparture } from '#server/departures/list-missed-departures.ts'

/** The dates at the left, their seats at the right, on phones in a line of their own, and below them the one state in words. */
export const departureRow = 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1'

export function DepartureLine({ departure, guests }: { departure: ListedDeparture; guests: number }) {
  const { freeSeats, run, taken, more } = departure
  return (
    <>
      <Dates of={departure} />
      <SeatsLeft seats={freeSeats} />
      {more !== 0 && (
        <span className="w-full text-sm font-label tabular-nums">
          {formatRupees(Math.abs(more))} {more > 0 ? 'more' : 'less'} per person
        </span>
      )}
      {freeSeats === 0 && taken ? (
        <span className="w-full text-sm">{taken}</span>
      ) : (
        run && (
          <span className="w-full">
            <DepartureRuns run={run} />
          </span>
        )
      )}
      {freeSeats > 0 && guests > freeSeats && (
        <span className="w-full text-sm font-label text-marigold-deep">Not enough for {guests} guests</span>
      )}
    </>
  )
}

export function MissedLine({ departure }: { departure: MissedDeparture }) {
  return (
    <>
      <Dates of={departure} />
      <span className="text-sm font-label">Not on sale</span>
      <span className="w-full text-sm">{departure.text}</span>
    </>
  )
}

function Dates({ of: { startDate, endDate } }: { of: { startDate: string; endDate: string } }) {
  return (
    <span className="max-m:w-full">
      <span className="font-label">{showDayBeside(startDate, endDate)}</span>{' '}
      <span className="text-sm">to {showDate(endDate)}</span>
    </span>
  )
}
