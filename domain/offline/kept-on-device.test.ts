import { expect, test } from 'vitest'
import { filesOfPage, isKeptPage, isTravellersPage, isVoucher } from './kept-on-device.ts'

test.each([
  '/',
  '/trip/lw6',
  '/itinerary/lw6',
  '/suggested/wayanad-private',
  '/custom-trip/x',
  '/blog/a-post',
])('%s is kept', (path) => expect(isKeptPage(path)).toBe(true))

test.each([
  '/api/trips/lw6',
  '/auth/v1/user',
  '/functions/v1/phonepe-payment',
  '/pay/return/KF',
  '/webhooks/phonepe',
  '/dev/outbox',
  '/blog',
  '/blog/rss.xml',
  '/my-trips',
  '/india',
  '/trip/lw6.data',
  '/v/KF-22222222-1-abc',
])('%s is not', (path) => expect(isKeptPage(path)).toBe(false))

test('of papers the voucher alone is a page', () => {
  expect(isVoucher('/v/KF-7Q2M4XTR-1-a_b-c')).toBe(true)
  expect(isVoucher('/v/KF-7Q2M4XTR-1-a_b-c.pdf')).toBe(false)
  expect(isVoucher('/papers/KF-26-27-00001/invoice')).toBe(false)
})

test('My Trips and vouchers are the traveller’s, what is kept for them is no page', () => {
  expect(['/my-trips', '/v/KF-1', '/my-trips/kept', '/wallet', '/trip/lw6'].map(isTravellersPage)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('the files of a page are those that it names, once each', () => {
  const html =
    '<link href="/assets/app-1.css"><script data-modules="/assets/a-1.js /assets/b-2.js"></script><img src="/logo.svg"><img src="/logo.svg"><a href="/india">'
  expect(filesOfPage(html)).toEqual(['/assets/app-1.css', '/assets/a-1.js', '/assets/b-2.js', '/logo.svg'])
})
