import { expect, test } from 'vitest'
import { logIn, phones } from '../setup/account.ts'
import { bookAndPay, startMyBookingsApp } from '../setup/my-bookings.ts'

const app = await startMyBookingsApp()

type Offered = { code: string; description: string; saves: number }

async function couponsOf(
  path: string,
  token?: string,
): Promise<{ status: number; coupons?: Offered[]; cache: string | null }> {
  const answer = await fetch(`${app.url}/api/trips/${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const body = (await answer.json()) as { coupons?: Offered[] }
  return { status: answer.status, cache: answer.headers.get('cache-control'), ...body }
}

test('a visitor is offered the codes that hold for the sum, the best first, and none that has ended', async () => {
  expect(await couponsOf('lw6/coupons?package=standard&guests=2')).toEqual({
    status: 200,
    cache: 'no-store',
    coupons: [
      { code: 'WELCOME20', description: '20% off on orders of ₹5,000 or more', saves: 15_200 },
      { code: 'SUMMER15', description: '15% off your first booking', saves: 11_400 },
      { code: 'SAVE10', description: '10% off all trips', saves: 7_600 },
    ],
  })
})

test('who has booked before is not offered the code of a first booking, by the phone of the login alone', async () => {
  const codes = async (token?: string) =>
    (await couponsOf('lw6/coupons?package=standard&guests=1', token)).coupons?.map(({ code }) => code)
  const asha = await logIn(app, phones.asha)
  expect(await codes(asha.token)).toEqual(['WELCOME20', 'SUMMER15', 'SAVE10'])
  await bookAndPay(app)
  expect(await codes(asha.token)).toEqual(['WELCOME20', 'SAVE10'])
  const ravi = await logIn(app, phones.ravi)
  expect(await codes(ravi.token)).toContain('SUMMER15')
  expect(await codes('no token at all')).toContain('SUMMER15')
})

test('what can’t be booked is offered nothing', async () => {
  for (const [path, status] of [
    ['nowhere/coupons?package=standard&guests=1', 404],
    ['wayanad-private/coupons?package=standard&guests=1', 404],
    ['lw6/coupons?package=premium-plus&guests=1', 404],
    ['lw6/coupons?package=standard&guests=16', 400],
    ['lw6/coupons?guests=1', 400],
  ] as const)
    expect(await couponsOf(path), path).toMatchObject({ status })
})
