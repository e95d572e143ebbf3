import { expect, test } from 'vitest'
import { shareLink, shareText } from './share-text.ts'

const trip = {
  title: 'Ladakh by Motorbike',
  startDate: '2027-06-12',
  endDate: '2027-06-23',
  meetingPlace: 'Hotel in Manali, 12:00 noon',
  url: 'https://kafila.example/trip/lw6',
}

test('dates and meeting place, and nothing of the price', () => {
  expect(shareText(trip)).toBe(
    'I am travelling: Ladakh by Motorbike\nDates: Sat 12 Jun to Wed 23 Jun 2027\nWe meet: Hotel in Manali, 12:00 noon\nhttps://kafila.example/trip/lw6',
  )
  expect(shareText(trip)).not.toContain('₹')
})

test('a place that is not known has no line', () => {
  expect(shareText({ ...trip, meetingPlace: null }).split('\n')).toHaveLength(3)
})

test('the link names nobody: WhatsApp asks whom to send it to', () => {
  const link = new URL(shareLink(trip))
  expect(link.origin + link.pathname).toBe('https://wa.me/')
  expect(link.searchParams.get('text')).toBe(shareText(trip))
})
