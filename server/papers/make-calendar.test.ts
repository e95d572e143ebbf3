import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarTrip, makeCalendar } from './make-calendar.ts'

const trip: CalendarTrip = {
  reference: 'KF-7Q2M4XTR',
  host: 'kafila.example',
  title: 'Ladakh by Motorbike',
  startDate: '2027-06-12',
  endDate: '2027-06-23',
  meetingPlace: 'Hotel in Manali, 12:00 noon',
  url: 'https://kafila.example/my-trips?booking=KF-7Q2M4XTR',
  changedAt: new Date('2026-11-15T09:03:00Z'),
  cancelled: false,
}

const unfolded = (file: string) => file.replaceAll('\r\n ', '')

test('an event of whole days, its end the day after the last', () => {
  expect(unfolded(makeCalendar(trip)).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kafila//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:KF-7Q2M4XTR@kafila.example',
    'DTSTAMP:20261115T090300Z',
    'DTSTART;VALUE=DATE:20270612',
    'DTEND;VALUE=DATE:20270624',
    'SUMMARY:Ladakh by Motorbike',
    'LOCATION:Hotel in Manali\\, 12:00 noon',
    'DESCRIPTION:Booking KF-7Q2M4XTR\\n12 Jun 2027 to 23 Jun 2027\\nWe meet: Hotel in Manali\\, 12:00 noon\\nhttps://kafila.example/my-trips?booking=KF-7Q2M4XTR',
    'URL:https://kafila.example/my-trips?booking=KF-7Q2M4XTR',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a trip of one day, its place not known yet', () => {
  const file = makeCalendar({ ...trip, endDate: trip.startDate, meetingPlace: null })
  expect(file).toContain('DTEND;VALUE=DATE:20270613\r\n')
  expect(file).not.toMatch(/LOCATION|We meet/)
})

test('a cancelled booking takes its entry back', () => {
  expect(makeCalendar({ ...trip, cancelled: true })).toContain('STATUS:CANCELLED\r\n')
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
