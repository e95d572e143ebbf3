import { CircleAlert } from 'lucide'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { tabForKey } from '#app/ui/collections/tab-keyboard.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { type DepartureMonth, departureMonths, monthOf } from '#domain/departures/departure-months.ts'
import { joinPath } from '#domain/waiting/waiting-code.ts'
import type { ListedDeparture } from '#server/departures/list-departures.ts'
import type { MissedDeparture } from '#server/departures/list-missed-departures.ts'
import { choiceLook } from './choice-look.ts'
import { DepartureLine, departureRow, MissedLine } from './departure-line.tsx'
import type { TripChoice } from './use-trip-choice.ts'

type DepartureListProps = {
  choice: TripChoice
  missed: MissedDeparture[]
  refusal: string | null
}

/** The dates on offer, a month at a time, with their free seats; a second press on a date lets go of it. */
export function DepartureList({ choice, missed, refusal }: DepartureListProps) {
  const { departures, departure: chosenDeparture, guests } = choice
  return (
    <section data-dates aria-labelledby="dates">
      <h3 id="dates" tabIndex={-1} className="font-label outline-none">
        Select Date
      </h3>
      {departures && departures.length > 0 ? (
        <>
          <DatesByMonth choice={choice} departures={departures} missed={missed} />
          <ul className="hidden noscript:block">
            {departures.map((departure) => (
              <li key={departure.id} className={`border-b border-line py-2 ${departureRow}`}>
                <DepartureLine departure={departure} guests={guests} />
                <WaitLink departure={departure} choice={choice} />
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

type DatesByMonthProps = Pick<DepartureListProps, 'choice' | 'missed'> & {
  departures: ListedDeparture[]
}

/** The month of the chosen date stands open, else the first with a seat; a press on another opens that. */
function DatesByMonth({ choice, departures, missed }: DatesByMonthProps) {
  const id = useId()
  const months = departureMonths(departures, choice.today)
  const { departure: chosen } = choice
  const [opened, open] = useState<{ month: string; of: string | undefined } | null>(null)
  const first = (months.find(({ onSale }) => onSale > 0) ?? months[0])?.month
  // Another date that was chosen elsewhere, as by coming back to a payment, is led to.
  const month = opened && opened.of === chosen?.id ? opened.month : chosen ? monthOf(chosen) : first
  const isIn = (date: { startDate: string }) => monthOf(date) === month
  return (
    <div className="noscript:hidden">
      {months.length > 1 && (
        <MonthTabs
          id={id}
          months={months}
          shown={month ?? ''}
          onShow={(next) => open({ month: next, of: chosen?.id })}
        />
      )}
      <div
        {...(months.length > 1 && { id: `${id}panel`, role: 'tabpanel', 'aria-labelledby': `${id}${month}` })}
      >
        <ul className="mt-2 grid gap-2">
          {seatsFirst(departures.filter(isIn), chosen?.id).map((departure) => (
            <li key={departure.id}>
              <DateToChoose
                departure={departure}
                choice={choice}
                onToggle={(of) => open({ month: monthOf(departure), of })}
              />
              <WaitLink departure={departure} choice={choice} />
            </li>
          ))}
          {missed.filter(isIn).map((departure) => (
            <li key={departure.id} className={`rounded-m bg-paper-2 px-3.5 py-2 text-ink-2 ${departureRow}`}>
              <MissedLine departure={departure} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** What is sold out never stands first; a chosen date stays where it is under the hand. */
function seatsFirst(departures: ListedDeparture[], chosen: string | undefined): ListedDeparture[] {
  const isLater = ({ id, freeSeats }: ListedDeparture) => Number(freeSeats === 0 && id !== chosen)
  return departures.toSorted((a, b) => isLater(a) - isLater(b))
}

type DateToChooseProps = {
  departure: ListedDeparture
  choice: TripChoice
  /** With the id of what is chosen from now on. */
  onToggle: (chosen: string | undefined) => void
}

function DateToChoose({ departure, choice, onToggle }: DateToChooseProps) {
  const chosen = departure.id === choice.departure?.id
  const idle = departure.freeSeats === 0 && !chosen
  function toggle(): void {
    onToggle(chosen ? undefined : departure.id)
    choice.toggleDeparture(departure.id)
  }
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : toggle}
      className={`min-h-13 w-full px-3.5 py-2 aria-disabled:cursor-not-allowed aria-disabled:bg-paper-2 aria-disabled:ring-0 ${departureRow} ${choiceLook}`}
    >
      <DepartureLine departure={departure} guests={choice.guests} />
    </button>
  )
}

/** Where one waits for a date that has not enough seats for the party. */
function WaitLink({ departure, choice }: { departure: ListedDeparture; choice: TripChoice }) {
  const { tripId, guests, package: chosen } = choice
  if (departure.freeSeats >= guests) return null
  const wish = new URLSearchParams({ package: chosen.id, guests: String(guests) })
  return (
    <Link
      to={`${joinPath(tripId, departure.id)}?${wish}`}
      className="inline-flex min-h-11 items-center px-3.5 text-sm"
    >
      Join the waiting list
      <span className="sr-only"> for {showDate(departure.startDate)}</span>
    </Link>
  )
}

type MonthTabsProps = {
  id: string
  months: DepartureMonth[]
  shown: string
  onShow: (month: string) => void
}

function MonthTabs({ id, months, shown, onShow }: MonthTabsProps) {
  const row = useRef<HTMLDivElement>(null)
  function moveByKey(event: KeyboardEvent): void {
    const at = months.findIndex(({ month }) => month === shown)
    const next = tabForKey(event.key, at, months.length) ?? -1
    const to = months[next]
    if (!to) return
    event.preventDefault()
    onShow(to.month)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div
      ref={row}
      role="tablist"
      aria-label="Months"
      onKeyDown={moveByKey}
      className="-mx-6 mt-1 flex gap-2 overflow-x-auto px-6 py-1 [scrollbar-width:none]"
    >
      {months.map(({ month, label, onSale }) => (
        <button
          key={month}
          type="button"
          role="tab"
          id={`${id}${month}`}
          aria-selected={month === shown}
          aria-controls={`${id}panel`}
          tabIndex={month === shown ? 0 : -1}
          onClick={() => onShow(month)}
          className="grid min-h-13 shrink-0 cursor-pointer content-center rounded-m px-3.5 py-2 text-center leading-tight ring-[1.5px] ring-inset ring-edge -outline-offset-3 transition-colors hover:bg-paper aria-selected:bg-indigo aria-selected:text-cream aria-selected:ring-0"
        >
          <span className="font-label">{label}</span>{' '}
          <span className="text-sm/normal">{datesText(onSale)}</span>
        </button>
      ))}
    </div>
  )
}

function datesText(onSale: number): string {
  if (onSale === 0) return 'sold out'
  return onSale === 1 ? '1 date' : `${onSale} dates`
}
