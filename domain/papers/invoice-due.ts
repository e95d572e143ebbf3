import { addDays } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'

/** So long travellers can say what shall stand on the invoice; then it is issued as it stands. */
export const daysForDetails = 7

/** The day on which an invoice is issued by itself, in India. */
export function invoiceDueOn(confirmedAt: Date): string {
  return addDays(dateInIndia(confirmedAt), daysForDetails)
}
