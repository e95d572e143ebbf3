import type { MouseEvent } from 'react'
import { claimClick } from '#app/ui/claim-click.ts'
import { focusPlace } from '#app/ui/focus-place.ts'
import { showDayBeside } from '#domain/calendar/calendar-date.ts'
import { seatsLeftText } from '#domain/departures/seats.ts'
import type { TripChoice } from './use-trip-choice.ts'

const shown = 3
/** The heading of the card's dates: without scripts all that a press can lead to. An address for each date would be a page for each to search engines. */
const place = 'dates'

/** Where the card stands far below the title: its next dates, each the way to its choice there. */
export function NextDates({ choice }: { choice: TripChoice }) {
  const { departures, departure: chosen, today } = choice
  const next = departures?.filter(({ freeSeats }) => freeSeats > 0).slice(0, shown) ?? []
  const [first] = next
  if (!first) return null
  const year = first.startDate.slice(0, 4)

  function choose(event: MouseEvent<HTMLElement>, id: string): void {
    if (!claimClick(event)) return
    if (id !== chosen?.id) choice.toggleDeparture(id)
    document.getElementById(place)?.scrollIntoView({ block: 'center' })
    focusPlace(place)
  }

  return (
    <nav aria-label="Next dates" className="mt-4 l:hidden">
      <p className="flex items-center justify-between gap-4">
        <b className="font-label">Next dates{today.startsWith(year) ? '' : ` in ${year}`}</b>
        <a
          href={`#${place}`}
          className="-my-2 inline-flex min-h-11 items-center font-label text-peacock underline underline-offset-4 hover:text-ink"
        >
          All {departures?.length}
        </a>
      </p>
      <ul className="mt-1 grid grid-cols-3 gap-2">
        {next.map(({ id, startDate, freeSeats }) => (
          <li key={id}>
            <a
              href={`#${place}`}
              aria-current={id === chosen?.id || undefined}
              onClick={(event) => choose(event, id)}
              className={`grid h-full min-h-13 content-center rounded-m bg-surface px-2.5 py-2 text-center leading-tight shadow-1 ${id === chosen?.id ? 'ring-2 ring-indigo ring-inset' : ''}`}
            >
              <span className="font-strong">{showDayBeside(startDate, first.startDate)}</span>{' '}
              <span className="text-sm text-ink-2">{seatsLeftText(freeSeats)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
