import { useId } from 'react'
import { SeatsLeft } from '#app/features/trips/seats-left.tsx'
import { showDate } from '#domain/calendar-date.ts'
import type { Booking } from './use-booking.ts'

/** The dates on offer with their free seats; a second press on a date lets go of it. */
export function BatchList({ booking }: { booking: Booking }) {
  const id = useId()
  const { departures, batch, toggleBatch, guests } = booking
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-label">
        Select Date
      </h3>
      {departures && departures.length > 0 ? (
        <ul className="batch-list">
          {departures.map(({ id, startDate, endDate, availableSlots }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === batch?.id}
                disabled={availableSlots === 0}
                onClick={() => toggleBatch(id)}
              >
                <span className="font-label">
                  {showDate(startDate)} <span className="font-normal text-ink-2">to {showDate(endDate)}</span>
                </span>
                <SeatsLeft seats={availableSlots} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-sm text-ink-2">
          {departures
            ? 'No available dates right now. Ask us: we may open one for you.'
            : 'The dates can’t be read at the moment. Please reload the page, or ask us.'}
        </p>
      )}
      <p role="status" className="text-sm font-label text-madder-deep">
        {batch && guests > batch.availableSlots && `Only ${seats(batch.availableSlots)} left on this date.`}
      </p>
    </section>
  )
}

function seats(count: number): string {
  return `${count} ${count === 1 ? 'seat is' : 'seats are'}`
}
