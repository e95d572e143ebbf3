import type { MouseEvent } from 'react'
import { claimClick } from '#app/ui/claim-click.ts'
import { focusPlace } from '#app/ui/focus-place.ts'
import { showDayBeside } from '#domain/calendar/calendar-date.ts'
import { seatsLeftText } from '#domain/departures/seats.ts'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'
import type { TripChoice } from './use-trip-choice.ts'

const shown = 3
/** The heading of the card's dates: without scripts all that a press can lead to. An address for each date would be a page for each to search engines. */
const place = 'dates'

/** The next dates under the title, each the way to its choice in the card, whose own stand further down. */
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
    <nav aria-label="Next dates" className="mt-4 l:max-w-112">
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
      <p className="mt-2 text-sm text-ink-2 empty:hidden">{sayWhichRun(next)}</p>
    </nav>
  )
}

/** Null while nobody has said how many it takes. */
function sayWhichRun(next: OfferedDeparture[]): string | null {
  if (next.some(({ run }) => !run)) return null
  const sure = next.filter(({ run }) => run?.confirmed)
  if (sure.length === 0) return 'Each runs once enough travellers have booked.'
  const days = sure.map(({ startDate }) => showDayBeside(startDate, next[0]?.startDate ?? startDate))
  return `Confirmed: ${sure.length === next.length ? 'all of these' : days.join(', ')}.`
}
