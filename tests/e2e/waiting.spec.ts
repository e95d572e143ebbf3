import pg from 'pg'
import { type OwnApp, test, visitLoggedIn } from '../setup/account-app.ts'
import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, skipPictures } from '../setup/browser.ts'

test.use({ viewport: { width: 390, height: 844 }, allowedErrors: /status of (401|404|409|422)/ })
test.beforeEach(({ page }) => {
  test.slow()
  return skipPictures(page)
})

/** So many seats of every date of a trip are left, as when the others were sold by phone. */
async function leaveSeats(app: OwnApp, tripId: string, seats: number): Promise<void> {
  const client = new pg.Client(app.settings.DATABASE_URL)
  await client.connect()
  await client.query(
    'update departures set sold_by_phone = total - sold - held - $2, smallest = 1 where trip_id = $1',
    [tripId, seats],
  )
  await client.end()
}

test('a sold-out date is waited for by keys, an offer stands in My Trips, and is given up by one press', async ({
  page,
  app,
}) => {
  const phone = '9100000301'
  await visitLoggedIn(page, '/my-trips', phone)
  await leaveSeats(app, 'lw1', 0)
  await page.goto('/trip/lw1')
  const link = page.getByRole('link', { name: /Join the waiting list/ }).first()
  await link.scrollIntoViewIfNeeded()
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Join the waiting list' })).toBeVisible()
  await expect(page.getByText('Nobody waits for this date yet.')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('main').getByLabel('Name').fill('A')
  await page.getByRole('button', { name: 'Join the waiting list' }).press('Enter')
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
  await page.getByRole('main').getByLabel('Name').fill('Asha Rao')
  await page.getByRole('main').getByLabel('Email').fill('asha@example.com')
  await page.getByRole('main').getByLabel('Phone').fill(phone)
  await page.getByRole('button', { name: 'Join the waiting list' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'You are on the waiting list' })).toBeVisible()
  await expect(page.getByText('You are first.')).toBeVisible()
  await expectNoBarriers(page)
  const place = new URL(page.url()).pathname

  await page.goto('/my-trips')
  const places = page.getByRole('region', { name: 'You wait for' })
  await expect(places.getByText('You are first.')).toBeVisible()
  await expectNoBarriers(page)

  await leaveSeats(app, 'lw1', 1)
  app.later(2)
  await app.runDueJobs()
  await page.reload()
  await expect(places.getByText(/^Kept for you until/)).toBeVisible()
  await places.getByRole('link', { name: 'Pay or give them up' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'A seat is kept for you' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pay and take the seats' })).toHaveAttribute(
    'href',
    /^\/pay\/launch\/KF-/,
  )
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Give the seats to the next' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'You no longer wait' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(place)
})
