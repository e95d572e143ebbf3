import { showDates } from '#domain/calendar/calendar-date.ts'
import { oneLine } from '#domain/forms/one-line.ts'
import { whatsappLink } from '#domain/forms/whatsapp.ts'

export type SharedTrip = {
  title: string
  startDate: string
  endDate: string
  /** Null as long as it is not known. */
  meetingPlace: string | null
  /** The trip's own page, not the booking's. */
  url: string
}

/** What a traveller sends to family and friends: dates and meeting place, no amounts, no reference. */
export function shareText({ title, startDate, endDate, meetingPlace, url }: SharedTrip): string {
  return [
    `I am travelling: ${oneLine(title)}`,
    `Dates: ${showDates({ startDate, endDate })}`,
    ...(meetingPlace ? [`We meet: ${oneLine(meetingPlace)}`] : []),
    url,
  ].join('\n')
}

/** Opens WhatsApp, which asks whom to send it to. */
export function shareLink(trip: SharedTrip): string {
  return whatsappLink('', shareText(trip))
}
