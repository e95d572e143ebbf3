import { expectNoBarriers } from '../setup/barriers.ts'
import {
  bookNow,
  card,
  chooseDate,
  openPayment,
  openSummary,
  payButton,
  payment,
  summary,
  windowOf,
} from '../setup/booking-page.ts'
import { expect, type Page, skipPictures, test } from '../setup/browser.ts'
import { askForCode, codeField, readCode } from '../setup/login.ts'
import { bookingsOf, ownTrip } from '../setup/own-trip.ts'

test.beforeEach(({ page }) => {
  test.slow()
  return skipPictures(page)
})

const address = '**/functions/v1/phonepe-payment'
type Sent = { userDetails: Record<string, string>; booking: Record<string, unknown> }

/** Presses Pay while the server answers so; what was sent to it. */
async function payAgainst(page: Page, answer: object): Promise<Sent> {
  await page.route(address, (route) => route.fulfill({ json: answer }))
  const [request, popup] = await Promise.all([
    page.waitForRequest(address),
    page.waitForEvent('popup'),
    payButton(page).click(),
  ])
  if ('error' in answer) await expect.poll(() => popup.isClosed()).toBe(true)
  await page.unroute(address)
  return request.postDataJSON() as Sent
}

test('who meets the limit of visitors logs in and goes on with all that was filled in', async ({ page }) => {
  await page.goto(await ownTrip('meghalaya-backpacking', 4))
  await chooseDate(page)
  await card(page).getByRole('button', { name: 'Increase Guests' }).click()
  await expect(card(page)).toContainText('total for 2 guests')
  await bookNow(page)
  await summary(page).getByLabel('Name').fill('Asha Rao')
  await summary(page).getByLabel('Email').fill('asha@example.com')
  await summary(page).getByLabel('Phone').fill('98765 43210')
  await summary(page).getByLabel('Coupon code').fill('SAVE10')
  await summary(page).getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(summary(page).getByText('SAVE10: 10% off all trips')).toBeVisible()
  await summary(page).getByRole('button', { name: 'Pay with PhonePe' }).click()
  const amount = (await payButton(page).textContent()) ?? ''
  const error = 'Please log in with your phone number to go on.'
  const refused = await payAgainst(page, { success: false, code: 'rate_limited', error, login: true })
  await expect(payment(page).getByText(error)).toBeVisible()
  await expectNoBarriers(page, 'dialog')
  await payment(page).getByRole('button', { name: 'Log in' }).click()
  await askForCode(page, '9810012031')
  await codeField(page).fill(await readCode(page, '9810012031'))
  await page.keyboard.press('Enter')
  await expect(payment(page).getByText('You are logged in.')).toBeVisible()
  await expect(payButton(page)).toHaveText(amount)
  await expect(payButton(page)).toBeFocused()
  const again = page.waitForRequest(address)
  await windowOf(page, payButton(page))
  const request = await again
  expect(await request.headerValue('authorization')).toMatch(/^Bearer /)
  const { userDetails, booking } = request.postDataJSON() as Sent
  expect({ userDetails, booking }).toEqual({ userDetails: refused.userDetails, booking: refused.booking })
  expect(booking).toMatchObject({ guests: 2, couponCode: 'SAVE10' })
  expect(await bookingsOf('meghalaya-backpacking')).toEqual({ bookings: [['awaiting_payment', 2]], held: 2 })
})

test('a coupon that the server does not take is left out, with the price shown again', async ({ page }) => {
  await openSummary(page, '/trip/lw6')
  await summary(page).getByLabel('Name').fill('Asha Rao')
  await summary(page).getByLabel('Email').fill('asha@example.com')
  await summary(page).getByLabel('Phone').fill('98765 43210')
  await summary(page).getByLabel('Coupon code').fill('summer15')
  await summary(page).getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(summary(page).locator('[data-payable]')).toHaveText('₹40,799')
  await summary(page).getByRole('button', { name: 'Pay with PhonePe' }).click()
  const error = 'SUMMER15 is for a first booking.'
  await payAgainst(page, { success: false, code: 'coupon_invalid', error })
  await expect(payment(page).getByText(error)).toBeVisible()
  await payment(page).getByRole('button', { name: 'Go on without SUMMER15' }).click()
  await expect(summary(page).locator('[data-payable]')).toHaveText('₹47,999')
  await expect(summary(page).getByLabel('Coupon code')).toHaveValue('')
  await expect(summary(page).getByLabel('Name')).toHaveValue('Asha Rao')
  await summary(page).getByRole('button', { name: 'Pay with PhonePe' }).click()
  await expect(payButton(page)).toHaveText('Pay ₹47,999')
})

test.describe('a payment that nobody knows', () => {
  test.use({ allowedErrors: /404/ })

  test('says what to do next, and keeps the details', async ({ page }) => {
    await openPayment(page, '/trip/lw6')
    await payAgainst(page, {
      success: true,
      paymentUrl: '/pay/launch/KF-22222222',
      bookingRef: 'KF-22222222',
      statusToken: 'x'.repeat(32),
      holdExpiresAt: new Date(Date.now() + 900_000).toISOString(),
    })
    const lost = page.getByRole('dialog', { name: 'We can’t find this payment' })
    await expect(lost).toContainText('please do not pay again')
    await expect(lost).toContainText(/call us at \+91 [\d ]+ with this reference/)
    await expect(lost).toContainText('KF-22222222')
    await expect(lost.getByRole('link', { name: 'Open My Trips' })).toHaveAttribute('href', '/my-trips')
    await expectNoBarriers(page, 'dialog')
    await lost.getByRole('button', { name: 'Back to Booking' }).click()
    await expect(summary(page).getByLabel('Name')).toHaveValue('Asha Rao')
  })
})

test('a trip abroad asks for a PAN, which may be left empty and is not left in the browser', async ({
  page,
}) => {
  const dialog = await openSummary(page, '/trip/i4')
  const pan = dialog.getByLabel('PAN (optional)')
  const refused = { success: false, code: 'sold_out', error: 'This date is sold out.' }
  await dialog.getByLabel('Name').fill('Asha Rao')
  await dialog.getByLabel('Email').fill('asha@example.com')
  await dialog.getByLabel('Phone').fill('98765 43210')
  await pan.fill('ABCDE12345')
  await dialog.getByRole('button', { name: 'Pay with PhonePe' }).click()
  await expect(dialog.getByText('Please check the PAN: it is 5 letters, 4 digits and a letter')).toBeVisible()
  await expect(pan).toBeFocused()
  await expect(payment(page)).toHaveCount(0)
  await expectNoBarriers(page, 'dialog')
  await pan.fill('abcde 1234f')
  await dialog.getByRole('button', { name: 'Pay with PhonePe' }).click()
  expect((await payAgainst(page, refused)).userDetails.pan).toBe('ABCDE1234F')
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).toContain('Asha Rao')
  expect(kept).not.toContain('ABCDE1234F')
  await payment(page).getByRole('button', { name: 'See the dates' }).click()
  await bookNow(page)
  await pan.fill('')
  await dialog.getByRole('button', { name: 'Pay with PhonePe' }).click()
  expect((await payAgainst(page, refused)).userDetails).not.toHaveProperty('pan')
  await openSummary(page, '/trip/lw6')
  await expect(pan).toHaveCount(0)
})
