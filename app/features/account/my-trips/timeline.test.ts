import { expect, test } from 'vitest'
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
  meetingPlace: 'Hotel in Manali, 12:00 noon',
  holdExpiresAt: '2026-11-15T09:17:00Z',
  invoiceWanted: { dueOn: '2026-11-22', asksPan: false },
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
  expect(short({})).toEqual(['done: Booked and paid', 'here: Next: invoice details', 'ahead: We meet'])
  expect(timelineOf(booking, now)[0]?.text).toBe(
    '15 Nov 2026, 14:33 IST. ₹63,898 through PhonePe, ₹4,500 of wallet credit',
  )
  expect(short({ invoiceWanted: null })).toEqual(['done: Booked and paid', 'here: We meet'])
  expect(timelineOf(booking, now).at(-1)?.text).toBe('12 Jun 2027. Hotel in Manali, 12:00 noon')
})

test('a refund is followed to its end', () => {
  const cancelled = [
    ...booking.events,
    { at: '2026-11-15T09:20:00Z', by: 'traveller', status: 'refunding', why: '' },
  ]
  const refund = { amount: 63_398, at: '2026-11-15T09:20:00Z', why: '' }
  const underWay = { status: 'refunding', events: cancelled, toWallet: 4_500, invoiceWanted: null }
  expect(short({ ...underWay, refunds: [{ ...refund, state: 'pending' }] })).toEqual([
    'done: Booked and paid',
    'done: Cancelled',
    'done: ₹4,500 in your wallet',
    'here: ₹63,398 handed to PhonePe',
    'ahead: With you by 27 Nov 2026',
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
        events: [...before, { at: '2026-11-15T09:20:00Z', by, status: 'refunding', why }],
      } as OpenBookingData,
      now,
    ).at(-1)
  expect(endsWith('traveller', '', booking.events)?.text).toMatch(/IST\. The seats are free for others\.$/)
  expect(endsWith('operator', '', booking.events)?.text).toMatch(
    /IST, by us\. This departure does not run\.$/,
  )
  expect(endsWith('phonepe', 'another amount was paid', [{ ...held }])).toMatchObject({
    title: 'Payment sent back',
    text: '15 Nov 2026, 14:50 IST. The amount that arrived is not the amount of the booking. All of it goes back to the account you paid from.',
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
  const open = { status: 'awaiting_payment', events: [], invoiceWanted: null }
  expect(timelineOf({ ...booking, ...open } as OpenBookingData, now)).toMatchObject([
    { title: 'Waiting for payment', text: expect.stringContaining('asking PhonePe') },
  ])
})
