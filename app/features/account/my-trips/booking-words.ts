import { showDate, showDates } from '#domain/calendar/calendar-date.ts'
import { clockInIndia, dateInIndia } from '#domain/calendar/clock.ts'
import { refundExpectedBy } from '#domain/money/cancellation.ts'
import { formatRupees } from '#domain/money/money.ts'

export function showGuests(guests: number): string {
  return guests === 1 ? '1 guest' : `${guests} guests`
}

/** 'Seats kept until 2:47 pm IST today'; afterwards PhonePe alone knows. */
export function keptUntil(holdExpiresAt: string, now: Date): string {
  const end = new Date(holdExpiresAt)
  if (end <= now) return 'The time to pay is over. We are asking PhonePe what became of the payment.'
  const day = dateInIndia(end) === dateInIndia(now) ? 'today' : `on ${showDate(dateInIndia(end))}`
  return `Seats kept until ${clockInIndia(end)} IST ${day}`
}

/** Where a refund through PhonePe is. */
export function refundWords(refund: { amount: number; since: string; accepted: boolean }): string {
  const began = dateInIndia(new Date(refund.since))
  const where = refund.accepted
    ? `PhonePe accepted it on ${showDate(began)}`
    : 'It is being handed to PhonePe'
  return `${formatRupees(refund.amount)} to the account you paid from. ${where}, expected by ${showDate(refundExpectedBy(began))}.`
}

/** Of a refund that PhonePe has refused for good. */
export function byHandWords(amount: number): string {
  return `PhonePe did not take the refund of ${formatRupees(amount)}. We are sending it again by hand.`
}

/** What a mail about a guest's booking is called: who writes it knows no reference. */
export function aboutUnclaimed(booking: { title: string; startDate: string; endDate: string }): string {
  return `A booking with my number: ${booking.title}, ${showDates(booking)}`
}

/** 'Still to pay: ₹70,998 by Tue 15 Dec 2026.' */
export function owedWords({ amount, dueOn }: { amount: number; dueOn: string }): string {
  return `Still to pay: ${formatRupees(amount)} by ${showDate(dueOn)}.`
}

/** Where the rest is paid. */
export function launchPath(reference: string): string {
  return `/pay/launch/${reference}`
}

export function bookingPath(reference: string): string {
  return `/my-trips?booking=${reference}`
}
