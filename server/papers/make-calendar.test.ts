import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { type CalendarTrip, makeCalendar } from './make-calendar.ts'

const trip: CalendarTrip = {
  reference: 'KF-7Q2M4XTR',
  host: 'kafila.example',
  title: 'Rishikesh: Rapids, Ghats and a Hilltop Sunrise',
  startDate: '2026-12-04',
  endDate: '2026-12-06',
  meeting: {
    place: 'Delhi, outside Kashmere Gate metro station',
    time: '5:30 am',
    ends: '8:00 pm',
    zone: 'Asia/Kolkata',
  },
  phone: '911000000002',
  url: 'https://kafila.example/my-trips?booking=KF-7Q2M4XTR',
  changedAt: new Date('2026-11-15T09:03:00Z'),
  cancelled: false,
}

const unfolded = (file: string) => file.replaceAll('\r\n ', '')

test('an event from the hour of the meeting to that of the end, by the clocks of the place', () => {
  expect(unfolded(makeCalendar(trip)).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kafila//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:KF-7Q2M4XTR@kafila.example',
    'DTSTAMP:20261115T090300Z',
    'LAST-MODIFIED:20261115T090300Z',
    'SEQUENCE:0',
    'DTSTART;TZID=Asia/Kolkata:20261204T053000',
    'DTEND;TZID=Asia/Kolkata:20261206T200000',
    'SUMMARY:Rishikesh: Rapids\\, Ghats and a Hilltop Sunrise',
    'LOCATION:Delhi\\, outside Kashmere Gate metro station',
    `DESCRIPTION:Booking KF-7Q2M4XTR\\n${showDates(trip)}\\nWe meet: 5:30 am\\, Delhi\\, outside Kashmere Gate metro station\\nOn the road\\, day and night: +91 10000 00002\\nhttps://kafila.example/my-trips?booking=KF-7Q2M4XTR`,
    'URL:https://kafila.example/my-trips?booking=KF-7Q2M4XTR',
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:We meet at 5:30 am: Delhi\\, outside Kashmere Gate metro station',
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a trip during which clocks are changed says from which day on', () => {
  const zone = 'Europe/Paris'
  const meeting = { place: 'Gare de Lyon', time: '9:00 am', ends: '6:00 pm', zone }
  const file = makeCalendar({ ...trip, startDate: '2027-03-26', endDate: '2027-03-30', meeting })
  expect(file).toContain(
    'DTSTART:20270328T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:STANDARD\r\nEND:VTIMEZONE',
  )
})

test('without a known zone the hour is that of the clock at hand', () => {
  const file = makeCalendar({ ...trip, meeting: trip.meeting && { ...trip.meeting, zone: null } })
  expect(file).toContain('DTSTART:20261204T053000\r\n')
  expect(file).not.toContain('VTIMEZONE')
})

test('whole days as long as hour and place are not known, the end the day after the last', () => {
  const file = makeCalendar({ ...trip, endDate: trip.startDate, meeting: null })
  expect(file).toContain('DTSTART;VALUE=DATE:20261204\r\nDTEND;VALUE=DATE:20261205\r\n')
  expect(file).not.toMatch(/LOCATION|We meet|VALARM|VTIMEZONE/)
})

test('a cancelled booking takes its entry back', () => {
  const file = makeCalendar({ ...trip, cancelled: true })
  expect(file).toContain('STATUS:CANCELLED\r\n')
  expect(file).not.toContain('VALARM')
})

test('signs of the format and line ends in a text stay text', () => {
  const file = unfolded(makeCalendar({ ...trip, title: 'A;B,C\\D\r\nEND:VEVENT\0\ud800' }))
  expect(file).toContain('SUMMARY:A\\;B\\,C\\\\D\\nEND:VEVENT \ufffd\r\n')
  expect(file.match(/^END:VEVENT\r$/gm)).toHaveLength(1)
})

test('lines hold 75 octets and no character is cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const file = makeCalendar({ ...trip, title: `लद्दाख ${title}` })
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line.isWellFormed()).toBe(true)
      }
      expect(file).not.toMatch(/[^\r]\n/)
    }),
  )
})
