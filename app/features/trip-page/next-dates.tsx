import type { MouseEvent } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { claimClick } from '#app/ui/claim-click.ts'
import { focusPlace } from '#app/ui/focus-place.ts'
import { showDayBeside } from '#domain/calendar/calendar-date.ts'
import { briefRun } from '#domain/departures/departure-run.ts'
import { seatsLeftText } from '#domain/departures/seats.ts'
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
    <nav aria-label="Next dates" className="mt-4">
      <p className="flex items-center justify-between gap-4">
        <b className="font-label">Next dates{today.startsWith(year) ? '' : ` in ${year}`}</b>
        <a
          href={`#${place}`}
          className="-my-2 inline-flex min-h-11 items-center font-label text-peacock underline underline-offset-4 hover:text-ink l:hidden"
        >
          All {departures?.length}
        </a>
        {/* A phone has Book Now at its lower edge; at a desk that stands below the first screen, at the end of the card. */}
        <a href={`#${place}`} className={buttonLook('primary', 's', 'max-l:hidden')}>
          Choose a date
        </a>
      </p>
      <ul className="mt-1 grid grid-cols-3 gap-2 l:mt-3">
        {next.map(({ id, startDate, freeSeats, run }) => (
          <li key={id}>
            <a
              href={`#${place}`}
              aria-current={id === chosen?.id || undefined}
              onClick={(event) => choose(event, id)}
              className={`grid h-full min-h-13 content-start rounded-m bg-surface px-2.5 py-2 text-center leading-tight ring-inset ${id === chosen?.id ? 'ring-2 ring-indigo' : 'shadow-1 ring-[1.5px] ring-edge'}`}
            >
              <span className="font-strong">{showDayBeside(startDate, first.startDate)}</span>{' '}
              <span className="text-sm text-ink-2">{seatsLeftText(freeSeats)}</span>
              {run && (
                <span className={`text-sm ${run.confirmed ? 'font-label text-leaf' : 'text-ink-2'}`}>
                  {briefRun(run).text}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
