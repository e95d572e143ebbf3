import { addDays, showDates } from '#domain/calendar/calendar-date.ts'

export type CalendarTrip = {
  /** The booking's, KF-…: with the host it names the event for ever, so that a newer file replaces the older entry. */
  reference: string
  host: string
  title: string
  startDate: string
  /** The last day of the trip. */
  endDate: string
  /** Null as long as it is not known. */
  meetingPlace: string | null
  /** Where the booking can be seen. */
  url: string
  /** When the booking last changed. */
  changedAt: Date
  cancelled: boolean
}

/** An iCalendar file (RFC 5545) with one event of whole days. */
export function makeCalendar(trip: CalendarTrip): string {
  const { reference, host, title, startDate, endDate, meetingPlace, url, changedAt, cancelled } = trip
  const told = [
    `Booking ${reference}`,
    showDates(trip),
    ...(meetingPlace ? [`We meet: ${meetingPlace}`] : []),
    url,
  ]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kafila//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(`${reference}@${host}`)}`,
    `DTSTAMP:${changedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(startDate)}`,
    // The end is the first day that is no longer part of it.
    `DTEND;VALUE=DATE:${compact(addDays(endDate, 1))}`,
    `SUMMARY:${escaped(title)}`,
    ...(meetingPlace ? [`LOCATION:${escaped(meetingPlace)}`] : []),
    `DESCRIPTION:${escaped(told.join('\n'))}`,
    `URL:${new URL(url).href}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

function compact(date: string): string {
  return date.replaceAll('-', '')
}

/** Text as the format wants it: no control but the line end, which is written as \n. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

const longestLine = 75

/** Lines hold 75 octets; what is longer goes on after a line end and a space, never within a character. */
function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const character of line) {
    const own = Buffer.byteLength(character)
    if (octets + own > longestLine) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += own
  }
  return text
}
