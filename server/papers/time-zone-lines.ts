import { addDays } from '#domain/calendar/calendar-date.ts'
import { offsetOn } from '#domain/calendar/time-zone.ts'

/** A zone as an iCalendar file describes it, for the days of a trip: calendars that don't know its name go by this. */
export function timeZoneLines(zone: string, { startDate, endDate }: { startDate: string; endDate: string }) {
  const atFirst = offsetOn(startDate, zone)
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...period('19700101', atFirst, atFirst)]
  for (let day = addDays(startDate, 1), before = atFirst; day <= endDate; day = addDays(day, 1)) {
    const offset = offsetOn(day, zone)
    // Clocks change in the small hours, when nobody meets.
    if (offset !== before) lines.push(...period(day.replaceAll('-', ''), before, offset))
    before = offset
  }
  return [...lines, 'END:VTIMEZONE']
}

function period(from: string, before: string, after: string): string[] {
  return [
    'BEGIN:STANDARD',
    `DTSTART:${from}T000000`,
    `TZOFFSETFROM:${before}`,
    `TZOFFSETTO:${after}`,
    'END:STANDARD',
  ]
}
