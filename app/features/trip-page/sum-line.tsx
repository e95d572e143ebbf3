import type { Booking } from '#app/features/booking/use-booking.tsx'
import { showDayBeside } from '#domain/calendar/calendar-date.ts'
import { formatPaise, formatRupees } from '#domain/money/money.ts'
import { nextThatFits, sizeNote, sizeRefusal } from '#domain/trips/party.ts'
import { forGuests, priceOnRequest } from './total-price.tsx'
import type { TripChoice } from './use-trip-choice.ts'

type SumLineProps = {
  choice: TripChoice
  /** Null where nothing can be booked. */
  booking: Booking | null
  /** The total stands elsewhere on the screen: the date is said in its place. */
  withoutTotal?: boolean
}

/** Sum, guests and date beside the button that spends it. While a payment is open they are that payment's. */
export function SumLine({ choice, booking, withoutTotal = false }: SumLineProps) {
  const { first, second, isSum } = withoutTotal ? dateAndGuests(choice, booking) : said(choice, booking)
  return (
    <p className="min-w-0 leading-[1.2]">
      <b
        data-total={isSum || undefined}
        className="block text-lg leading-[1.2] font-price tabular-nums flat:mr-3 flat:inline"
      >
        {first}
      </b>
      <span className="text-sm text-ink-2">{second}</span>
    </p>
  )
}

type Said = { first: string; second: string; isSum?: boolean }

function said(choice: TripChoice, booking: Booking | null): Said {
  const { quote, guests, departure, today } = choice
  if (booking?.payment) return ofPayment(booking.payment, today)
  const day = departure && showDayBeside(departure.startDate, today)
  if (departure?.freeSeats === 0) return { first: 'Sold out', second: `${day} · choose another` }
  const total = quote.ok ? formatPaise(quote.quote.totalPaise) : priceOnRequest
  const date = booking ? ` · ${day ?? `choose ${whatIsOpen(choice)}`}` : ''
  return { first: total, second: `${forGuests(guests)}${date}`, isSum: true }
}

function dateAndGuests(choice: TripChoice, booking: Booking | null): Said {
  const { guests, departure, today, partyTerms } = choice
  if (booking?.payment || departure?.freeSeats === 0) return said(choice, booking)
  const first = departure ? showDayBeside(departure.startDate, today) : `Choose ${whatIsOpen(choice)}`
  const isOpen = !departure && sizeRefusal(partyTerms, guests)
  return { first, second: (isOpen && sizeNote(partyTerms)) || `for ${countGuests(guests)}` }
}

function ofPayment({ amount, booking, startDate }: NonNullable<Booking['payment']>, today: string): Said {
  const second = `open for ${countGuests(booking.guests)} · ${showDayBeside(startDate, today)}`
  return { first: formatRupees(amount), second, isSum: true }
}

/** What has to be chosen first: 'a date', or '2 guests' of what isn't sold to one. */
function whatIsOpen({ guests, partyTerms }: TripChoice): string {
  return sizeRefusal(partyTerms, guests) ? countGuests(nextThatFits(partyTerms, guests)) : 'a date'
}

function countGuests(guests: number): string {
  return `${guests} ${guests === 1 ? 'guest' : 'guests'}`
}
