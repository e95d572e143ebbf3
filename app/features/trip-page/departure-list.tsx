import { CircleAlert, CircleCheck } from 'lucide'
import { useId } from 'react'
import { DepartureRuns } from '#app/features/trips/departure-runs.tsx'
import { SeatsLeft } from '#app/features/trips/seats-left.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showDate } from '#domain/calendar/calendar-date.ts'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'
import { choiceLook } from './choice-look.ts'
import type { TripChoice } from './use-trip-choice.ts'

const line = 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1'

/** The dates on offer with their free seats; a second press on a date lets go of it. */
export function DepartureList({ choice, refusal }: { choice: TripChoice; refusal: string | null }) {
  const id = useId()
  const { departures, departure: chosenDeparture, toggleDeparture } = choice
  return (
    <section data-dates aria-labelledby={id}>
      <h3 id={id} className="font-label">
        Select Date
      </h3>
      {departures && departures.length > 0 ? (
        <>
          <ul className="-mx-1 mt-1.5 grid gap-2 px-1 py-0.5 tall:max-h-62.5 tall:overflow-y-auto tall:[scrollbar-width:thin] noscript:hidden">
            {departures.map((departure) => {
              const chosen = departure.id === chosenDeparture?.id
              const idle = departure.freeSeats === 0 && !chosen
              return (
                <li key={departure.id}>
                  <button
                    type="button"
                    aria-pressed={chosen}
                    aria-disabled={idle || undefined}
                    onClick={idle ? undefined : () => toggleDeparture(departure.id)}
                    className={`min-h-13 w-full py-2 pr-2.5 pl-3.5 aria-disabled:cursor-not-allowed aria-disabled:bg-paper-2 aria-disabled:ring-0 ${line} ${choiceLook}`}
                  >
                    <DepartureLine departure={departure} chosen={chosen} />
                  </button>
                </li>
              )
            })}
          </ul>
          <ul className="hidden noscript:block">
            {departures.map((departure) => (
              <li key={departure.id} className={`border-b border-line py-2 ${line}`}>
                <DepartureLine departure={departure} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-2 text-sm text-ink-2">
          {departures
            ? 'No available dates right now. Ask us: we may open one for you.'
            : 'The dates can’t be read at the moment. Please reload the page, or ask us.'}
        </p>
      )}
      <div role="status" className="text-sm font-label text-alert">
        {refusal ? (
          <p className="mt-2 flex gap-1.5">
            <Icon node={CircleAlert} size={16} className="mt-[0.15em] shrink-0" />
            {refusal}
          </p>
        ) : (
          chosenDeparture && warning(chosenDeparture, choice.guests)
        )}
      </div>
    </section>
  )
}

type DepartureLineProps = { departure: OfferedDeparture; chosen?: boolean }

function DepartureLine({ departure, chosen }: DepartureLineProps) {
  const { startDate, endDate, freeSeats, run } = departure
  return (
    <>
      <span className="w-full font-label">
        {showDate(startDate)} <span className="font-normal text-ink-2">to {showDate(endDate)}</span>
        {chosen && <Icon node={CircleCheck} size={18} className="mb-0.5 ml-2 inline" />}
      </span>
      {run && <DepartureRuns run={run} />}
      <SeatsLeft seats={freeSeats} />
    </>
  )
}

function warning({ freeSeats }: OfferedDeparture, guests: number): string | null {
  if (freeSeats === 0) return 'The date you chose has sold out.'
  if (guests <= freeSeats) return null
  return `Only ${freeSeats} ${freeSeats === 1 ? 'seat is' : 'seats are'} left on this date.`
}
