import { authorizationOf, type OwnApp, test, visitLoggedIn } from '../setup/account-app.ts'
import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page, skipPictures } from '../setup/browser.ts'

test.use({ viewport: { width: 390, height: 844 }, allowedErrors: /status of (401|404|409|422)/ })
test.beforeEach(({ page }) => {
  test.slow()
  return skipPictures(page)
})

/** Whoever is logged in on the page books lw6 for three and pays. */
async function bookForThree(page: Page, app: OwnApp, phone: string): Promise<string> {
  const { departures } = await (await page.request.get('/api/trips/lw6/departures')).json()
  const answer = await page.request.post('/functions/v1/phonepe-payment', {
    headers: await authorizationOf(page),
    data: {
      amount: 3 * 47_999,
      tripName: 'Ladakh',
      userDetails: { name: 'Asha Rao', email: 'asha@example.com', phone },
      booking: { tripId: 'lw6', packageId: 'deluxe', batchId: departures[2].id, guests: 3 },
      idempotencyKey: `plans-change-${phone}`,
    },
  })
  const { bookingRef } = await answer.json()
  app.phonepe.settleOrder({ merchantOrderId: `${bookingRef}-P1`, state: 'COMPLETED', webhook: true })
  await app.phonepe.webhooksDelivered()
  await app.runDueJobs()
  return bookingRef
}

test('names are filled in, one can’t come, a friend takes a seat and the date moves, by keys alone on a phone', async ({
  page,
  app,
}) => {
  const phone = '9100000141'
  await visitLoggedIn(page, '/my-trips', phone)
  const reference = await bookForThree(page, app, phone)
  await page.goto(`/my-trips?booking=${reference}`)
  const guests = page.getByRole('region', { name: 'Who travels' })
  await expect(guests.getByRole('listitem')).toHaveCount(3)

  await guests.getByRole('button', { name: 'Add name: guest 2' }).press('Enter')
  await expect(guests.getByLabel('Name of guest 2')).toBeFocused()
  await page.keyboard.type('D')
  await page.keyboard.press('Enter')
  await expect(guests.getByText(/at least 2/)).toBeVisible()
  await page.keyboard.type('ev Rao')
  await page.keyboard.press('Enter')
  await expect(guests.getByText('Dev Rao')).toBeVisible()
  await expectNoBarriers(page)

  await page.getByRole('button', { name: 'Somebody can’t come' }).press('Enter')
  const leaving = page.getByRole('dialog', { name: 'Who can’t come?' })
  await leaving.getByRole('checkbox', { name: 'Guest 3' }).press('Space')
  await expect(leaving.getByText('You get back')).toBeVisible()
  await expectNoBarriers(page)
  await leaving.getByRole('button', { name: 'Take 1 guest off, ₹47,499 back' }).press('Enter')
  const left = page.getByRole('dialog', { name: '1 guest is taken off' })
  await expect(left.getByText(/^With you by/)).toBeVisible()
  await left.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(guests.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('1 guest left')).toBeVisible()

  await guests.getByRole('button', { name: 'Change: Dev Rao' }).press('Enter')
  await guests.getByLabel('Name of guest 2').fill('Kiran Das')
  await guests.getByRole('radio', { name: 'Somebody else comes instead' }).press('Space')
  await guests.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(guests.getByText('Kiran Das')).toBeVisible()

  await page.getByRole('button', { name: 'Change the date' }).press('Enter')
  const moving = page.getByRole('dialog', { name: 'Change the date' })
  await moving.getByRole('radio').nth(3).press('Space')
  await expect(moving.getByText('Your first change of date is free.')).toBeVisible()
  await expectNoBarriers(page)
  await moving.getByRole('button', { name: 'Change the date' }).press('Enter')
  const moved = page.getByRole('dialog', { name: 'Your date is changed' })
  await moved.getByRole('link', { name: 'Open the new booking' }).press('Enter')
  await expect(page.getByText(/^Paid before the change of date/)).toBeVisible()
  await expect(guests.getByText('Kiran Das')).toBeVisible()
  await page.goto(`/my-trips?booking=${reference}`)
  await expect(page.getByText('Moved to another date')).toBeVisible()
  await expect(page.getByText(/^Moved to KF-/)).toBeVisible()
  await expectNoBarriers(page)
})
