import { expect, test } from 'vitest'
import { showDate, showDayBeside } from '#domain/calendar/calendar-date.ts'
import type { OpenBookingData } from './open-booking-data.ts'
import { timelineOf } from './timeline.ts'

const now = new Date('2026-11-15T09:30:00Z')

const booking = {
  status: 'confirmed',
  startDate: '2027-06-12',
  endDate: '2027-06-23',
  payable: 63_898,
  wallet: 4_500,
  toWallet: 0,
  ahead: {
    startDate: '2027-06-12',
    endDate: '2027-06-23',
    toGo: '209 days to go',
    meet: { time: '12:00 noon', place: 'Hotel Snow View, Manali', mapsHref: null },
    ends: '2:00 pm, Srinagar airport',
    run: {
      state: 'waits',
      text: 'Runs once 4 more travellers have booked',
      note: 'All comes back.',
      booked: 2,
      smallest: 6,
      decideOn: '2027-05-29',
    },
  },
  holdExpiresAt: '2026-11-15T09:17:00Z',
  invoiceWanted: { dueOn: '2026-11-22', asksPan: false, title: 'Invoice' },
  panEnds: null,
  refunds: [],
  events: [
    { at: '2026-11-15T09:02:00Z', by: 'traveller', status: 'held', why: '' },
    { at: '2026-11-15T09:03:00Z', by: 'phonepe', status: 'confirmed', why: '' },
  ],
} as unknown as OpenBookingData

const short = (change: object) =>
  timelineOf({ ...booking, ...change }, now).map(({ title, state }) => `${state}: ${title}`)

test('what is next is the invoice, then the trip', () => {
  const day = showDayBeside('2027-05-29', '2027-06-12')
  expect(short({})).toEqual([
    'done: Booked and paid',
    'here: Next: invoice details',
    `ahead: Decided on ${day}: does it run?`,
    'ahead: We meet',
    'ahead: The trip ends',
  ])
  const steps = timelineOf(booking, now)
  expect(steps[0]?.text).toMatch(/, 2:33 pm IST\. Paid with PhonePe ₹63,898 · Credit used ₹4,500$/)
  expect(steps[2]?.text).toBe('2 of 6 travellers have booked so far. We write to you either way.')
  expect(steps[3]?.text).toBe(`${showDate('2027-06-12')}, 12:00 noon, Hotel Snow View, Manali`)
  expect(steps[4]?.text).toBe(`${showDate('2027-06-23')}, 2:00 pm, Srinagar airport`)
})

test('what is decided about the departure is a step of its own', () => {
  const withRun = (run: object) =>
    short({ invoiceWanted: null, ahead: { ...booking.ahead, run: { ...booking.ahead?.run, ...run } } })
  expect(withRun({ state: 'runs', booked: 6 })).toEqual([
    'done: Booked and paid',
    'done: It runs',
    'here: We meet',
    'ahead: The trip ends',
  ])
  expect(withRun({ state: 'deciding' })[1]).toBe('here: We decide: does it run?')
  const run = { ...booking.ahead?.run, state: 'runs', booked: 10 }
  const sold = { ...booking, ahead: { ...booking.ahead, run } } as OpenBookingData
  expect(timelineOf(sold, now)[1]?.text).toBe('10 booked, 6 needed.')
})

test('a refund is followed to its end', () => {
  const cancelled = [
    ...booking.events,
    { at: '2026-11-15T09:20:00Z', by: 'traveller', status: 'refunding', why: '' },
  ]
  const refund = { amount: 63_398, at: '2026-11-15T09:20:00Z', why: '' }
  const underWay = {
    status: 'refunding',
    events: cancelled,
    toWallet: 4_500,
    invoiceWanted: null,
    ahead: null,
  }
  expect(short({ ...underWay, refunds: [{ ...refund, state: 'pending' }] })).toEqual([
    'done: Booked and paid',
    'done: Cancelled',
    'done: ₹4,500 in your wallet',
    'here: ₹63,398 handed to PhonePe',
    'ahead: With you by Fri 27 Nov 2026',
  ])
  const events = [...cancelled, { at: '2026-11-18T09:20:00Z', by: 'phonepe', status: 'refunded', why: '' }]
  expect(
    short({ ...underWay, status: 'refunded', events, refunds: [{ ...refund, state: 'completed' }] }),
  ).toEqual([
    'done: Booked and paid',
    'done: Cancelled',
    'done: ₹4,500 in your wallet',
    'done: ₹63,398 is back',
  ])
})

test('who cancelled, and why a payment went back, is told as it was', () => {
  const [held] = booking.events
  const endsWith = (by: string, why: string, before: object[]) =>
    timelineOf(
      {
        ...booking,
        status: 'refunding',
        ahead: null,
        events: [...before, { at: '2026-11-15T09:20:00Z', by, status: 'refunding', why: '', code: why }],
      } as OpenBookingData,
      now,
    ).at(-1)
  expect(endsWith('traveller', '', booking.events)?.text).toMatch(/IST\. The seats are free for others\.$/)
  expect(endsWith('operator', 'the departure does not run', booking.events)?.text).toMatch(
    /IST, by us\. This departure does not run\.$/,
  )
  expect(endsWith('operator', 'cancelled for the traveller', booking.events)?.text).toMatch(
    /IST, by us, as you asked\. The seats are free for others\.$/,
  )
  expect(endsWith('phonepe', 'another amount was paid', [{ ...held }])).toMatchObject({
    title: 'Payment sent back',
    text: '15 Nov 2026, 2:50 pm IST. The amount that arrived is not the amount of the booking. All of it goes back to the account you paid from.',
  })
  expect(endsWith('phonepe', 'anything else', [{ ...held }])?.text).toContain(
    'Your payment could not be used for this booking. All of it goes back',
  )
})

test('what happens to a booking that stays what it is, is told in its own words', () => {
  const note = { at: '2026-11-16T09:20:00Z', by: 'operator', status: 'confirmed', why: '₹500 goes back' }
  expect(short({ events: [...booking.events, note] }).slice(0, 2)).toEqual([
    'done: Booked and paid',
    'done: ₹500 goes back',
  ])
})

test('unknown is not failed', () => {
  const open = { status: 'awaiting_payment', events: [], invoiceWanted: null, ahead: null }
  expect(timelineOf({ ...booking, ...open } as OpenBookingData, now)).toMatchObject([
    { title: 'Waiting for payment', text: expect.stringContaining('asking PhonePe') },
  ])
})

test('what is still to be done stands in the order of its days, and one step is next', () => {
  const owed = (dueOn: string) => short({ desk: { received: 0, owed: 70_998, dueOn } }).slice(1, 3)
  expect(owed('2026-12-15')).toEqual(['here: Next: invoice details', 'ahead: Still to pay: ₹70,998'])
  expect(owed('2026-11-20')).toEqual(['here: Still to pay: ₹70,998', 'ahead: Next: invoice details'])
  // A step of its own says it, once.
  const desk = { received: 5_000, owed: 70_998, dueOn: '2026-12-15' }
  const texts = timelineOf({ ...booking, desk } as OpenBookingData, now).map(({ text }) => text)
  expect(texts[0]).toContain('Paid to our office ₹5,000')
  expect(texts.filter((text) => text.includes('Still to pay'))).toEqual([])
})

test('details that are missing stand before the meeting, until the trip begins', () => {
  const titles = (change: object, untold: number) =>
    timelineOf({ ...booking, ...change }, now, untold).map(({ title }) => title)
  expect(titles({}, 2)).toContain('Details of 2 guests')
  expect(titles({}, 2)[titles({}, 2).indexOf('Next: invoice details') + 1]).toBe('Details of 2 guests')
  expect(titles({}, 1)).toContain('Details of 1 guest')
  expect(titles({}, 0)).toEqual(titles({}, 2).filter((title) => title !== 'Details of 2 guests'))
  expect(titles({ ahead: null }, 2)).not.toContain('Details of 2 guests')
})
