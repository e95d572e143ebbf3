import { addDays, showDates } from '#domain/calendar/calendar-date.ts'
import { readTimeOfDay } from '#domain/calendar/time-of-day.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { timeZoneLines } from './time-zone-lines.ts'

export type CalendarTrip = {
  /** The booking's, KF-…: with the host it names the event for ever, so that a newer file replaces the older entry. */
  reference: string
  host: string
  title: string
  startDate: string
  /** The last day of the trip. */
  endDate: string
  /** Null as long as it is not known: then the event takes whole days. */
  meeting: CalendarMeeting | null
  /** Whom one calls on the way, digits with country code. */
  phone: string
  /** Where the booking can be seen. */
  url: string
  /** When the booking last changed. */
  changedAt: Date
  cancelled: boolean
}

export type CalendarMeeting = {
  place: string
  /** '5:30 am', of the first day and of the last, by the clocks there. */
  time: string
  ends: string
  /** 'Asia/Kolkata'; null where it is not known: then the hour is that of the clock at hand. */
  zone: string | null
}

/** Hours before the meeting. */
const alarm = 2

/** How often a calendar that keeps up with the booking is to ask. */
const askEvery = 'PT6H'

/** An iCalendar file (RFC 5545): an event for the booking, and for the one whose place it took or that took its place. */
export function makeCalendar(...trips: [CalendarTrip, ...CalendarTrip[]]): string {
  const zones = new Map(
    trips.flatMap((trip) => (trip.meeting?.zone ? [[trip.meeting.zone, trip] as const] : [])),
  )
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kafila//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `REFRESH-INTERVAL;VALUE=DURATION:${askEvery}`,
    `X-PUBLISHED-TTL:${askEvery}`,
    ...[...zones].flatMap(([zone, trip]) => timeZoneLines(zone, trip)),
    ...trips.flatMap(eventOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

function eventOf(trip: CalendarTrip): string[] {
  const { reference, host, title, meeting, phone, url, changedAt, cancelled } = trip
  const told = [
    `Booking ${reference}`,
    showDates(trip),
    ...(meeting ? [`We meet: ${meeting.time}, ${meeting.place}`] : []),
    `On the road, day and night: ${displayPhone(phone)}`,
    url,
  ]
  const stamp = changedAt.toISOString().replace(/[-:]|\.\d+/g, '')
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(`${reference}@${host}`)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${cancelled ? 1 : 0}`,
    ...timesOf(trip),
    `SUMMARY:${escaped(title)}`,
    ...(meeting ? [`LOCATION:${escaped(meeting.place)}`] : []),
    `DESCRIPTION:${escaped(told.join('\n'))}`,
    `URL:${new URL(url).href}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(meeting && !cancelled ? alarmOf(meeting) : []),
    'END:VEVENT',
  ]
}

function timesOf({ startDate, endDate, meeting }: CalendarTrip): string[] {
  const [from, to] = [meeting && readTimeOfDay(meeting.time), meeting && readTimeOfDay(meeting.ends)]
  // The end of whole days is the first that is no longer part of it.
  if (!meeting || !from || !to)
    return [`DTSTART;VALUE=DATE:${compact(startDate)}`, `DTEND;VALUE=DATE:${compact(addDays(endDate, 1))}`]
  const zone = meeting.zone ? `;TZID=${meeting.zone}` : ''
  const at = (date: string, time: string) => `${zone}:${compact(date)}T${time.replace(':', '')}00`
  return [`DTSTART${at(startDate, from)}`, `DTEND${at(endDate, to)}`]
}

function alarmOf({ time, place }: CalendarMeeting): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(`We meet at ${time}: ${place}`)}`,
    `TRIGGER:-PT${alarm}H`,
    'END:VALARM',
  ]
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
