import { ChevronDown, CircleAlert, CircleCheck } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { DepartureRuns } from '#app/features/trips/departure-runs.tsx'
import { SeatsLeft } from '#app/features/trips/seats-left.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showDate } from '#domain/calendar/calendar-date.ts'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'
import { choiceLook } from './choice-look.ts'
import type { TripChoice } from './use-trip-choice.ts'

/** Dates that stand open at first; the others come by one press. */
const openAtFirst = 6

const line = 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1'

/** The dates on offer with their free seats; a second press on a date lets go of it. */
export function DepartureList({ choice, refusal }: { choice: TripChoice; refusal: string | null }) {
  const id = useId()
  const { departures, departure: chosenDeparture, guests } = choice
  return (
    <section data-dates aria-labelledby={id}>
      <h3 id={id} className="font-label">
        Select Date
      </h3>
      {departures && departures.length > 0 ? (
        <>
          <DatesToChoose choice={choice} departures={departures} />
          <ul className="hidden noscript:block">
            {departures.map((departure) => (
              <li key={departure.id} className={`border-b border-line py-2 ${line}`}>
                <DepartureLine departure={departure} guests={guests} />
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
          chosenDeparture?.freeSeats === 0 && 'The date you chose has sold out.'
        )}
      </div>
    </section>
  )
}

type DatesToChooseProps = { choice: TripChoice; departures: OfferedDeparture[] }

/** The list grows in place, and the focus goes on to what has come. */
function DatesToChoose({ choice, departures }: DatesToChooseProps) {
  const { departure: chosenDeparture, toggleDeparture, guests } = choice
  const list = useRef<HTMLUListElement>(null)
  const [grown, setGrown] = useState<'no' | 'by press' | 'by choice'>('no')
  useEffect(() => {
    if (grown === 'by press') list.current?.children[openAtFirst]?.querySelector('button')?.focus()
  }, [grown])
  // It never folds again, as it would under the finger that lets go of a later date.
  const isChosenFurther = departures.findIndex(({ id }) => id === chosenDeparture?.id) >= openAtFirst
  if (grown === 'no' && isChosenFurther) setGrown('by choice')
  const shown = grown === 'no' ? departures.slice(0, openAtFirst) : departures
  return (
    <div className="noscript:hidden">
      <ul ref={list} className="mt-2 grid gap-2">
        {shown.map((departure) => {
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
                <DepartureLine departure={departure} guests={guests} chosen={chosen} />
              </button>
            </li>
          )
        })}
      </ul>
      {shown.length < departures.length && (
        <Button tone="quiet" size="s" className="mt-2 w-full" onClick={() => setGrown('by press')}>
          Show all dates
          <Icon node={ChevronDown} size={18} />
        </Button>
      )}
    </div>
  )
}

type DepartureLineProps = { departure: OfferedDeparture; guests: number; chosen?: boolean }

function DepartureLine({ departure, guests, chosen }: DepartureLineProps) {
  const { startDate, endDate, freeSeats, run } = departure
  return (
    <>
      <span className="w-full font-label">
        {showDate(startDate)} <span className="font-normal text-ink-2">to {showDate(endDate)}</span>
        {chosen && <Icon node={CircleCheck} size={18} className="mb-0.5 ml-2 inline" />}
      </span>
      {run && <DepartureRuns run={run} />}
      <SeatsLeft seats={freeSeats} />
      {freeSeats > 0 && guests > freeSeats && (
        <span className="w-full text-sm font-label text-marigold-deep">Not enough for {guests} guests</span>
      )}
    </>
  )
}
