import { addDays, daysBetween } from '../../domain/calendar/calendar-date.ts'
import { dateInIndia } from '../../domain/calendar/clock.ts'
import { authorizationOf, test as base, type OwnApp, visitLoggedIn } from '../setup/account-app.ts'
import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page, skipPictures } from '../setup/browser.ts'
import { type FrontWire, startFrontWire } from '../setup/front-wire.ts'

/** A wire of its own to the worker's server, so it is an own origin without a service worker. */
const test = base.extend<{ wire: FrontWire }>({
  wire: async ({ app }, use) => {
    const wire = await startFrontWire(app.url)
    await use(wire)
    await wire.close()
  },
  baseURL: ({ wire }, use) => use(wire.url),
})

test.use({
  leapsWeeks: true,
  viewport: { width: 390, height: 844 },
  serviceWorkers: 'allow',
  allowedErrors: /Failed to load resource|Error loading route module|Failed to fetch/,
})

async function book(page: Page, app: OwnApp, phone: string): Promise<string> {
  const { departures } = await (await page.request.get('/api/trips/lw6/departures')).json()
  const answer = await page.request.post('/functions/v1/phonepe-payment', {
    headers: await authorizationOf(page),
    data: {
      amount: 47_999,
      tripName: 'Ladakh',
      userDetails: { name: 'Asha Rao', email: 'asha@example.com', phone },
      booking: { tripId: 'lw6', packageId: 'deluxe', batchId: departures[4].id, guests: 1 },
      idempotencyKey: 'journey-000000000000001',
    },
  })
  const { bookingRef } = await answer.json()
  app.phonepe.settleOrder({ merchantOrderId: `${bookingRef}-P1`, state: 'COMPLETED', webhook: true })
  await app.phonepe.webhooksDelivered()
  await app.runDueJobs()
  return bookingRef
}

const keptJourney = (page: Page, reference: string) =>
  page.evaluate(
    async (key) => (await (await caches.match(key))?.json())?.journey?.companions?.own ?? null,
    `/my-trips/kept/${reference}`,
  )

test('hour, captain, packing list and numbers are at hand without signal, and leave with the login', async ({
  page,
  app,
  wire,
}) => {
  test.slow()
  await skipPictures(page)
  const phone = '9100000141'
  await visitLoggedIn(page, '/my-trips/journey', phone)
  const main = page.getByRole('main')
  await expect(main.getByText('No trip is ahead.')).toBeVisible()
  const reference = await book(page, app, phone)
  await page.goto('/my-trips')
  await main.getByRole('link', { name: /^Your journey: / }).click()
  await expect(page).toHaveURL(`/my-trips/journey?booking=${reference}`)
  const meet = main.getByRole('region', { name: 'When and where we meet' })
  await expect(meet.getByText('12:00 noon')).toBeInViewport({ ratio: 1 })
  await expect(main.getByRole('region', { name: 'Your captain' })).toContainText(
    'Name and number stand here from',
  )
  const packing = main.getByRole('region', { name: 'What to pack' })
  await packing.getByLabel('Riding boots that cover the ankle').check()
  await expect(packing.getByText(/^1 of \d+ packed$/)).toBeVisible()
  const along = main.getByRole('region', { name: 'Who travels along' })
  await along.getByLabel('Your city').fill('Jaipur')
  await along.getByRole('button', { name: 'Introduce myself' }).click()
  await expect(along.getByRole('button', { name: 'Show me no longer' })).toBeVisible()
  await expect(main.getByRole('link', { name: /Police, ambulance, fire/ })).toHaveAttribute('href', 'tel:112')
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => keptJourney(page, reference), { timeout: 30_000 }).toMatchObject({ shown: true })

  wire.cut()
  await page.reload()
  await expect(main.getByText(/^No signal\. This page as of .+ ago\.$/)).toBeVisible()
  await expect(meet.getByText('12:00 noon')).toBeVisible()
  await expect(
    main.getByText('Map needs signal').or(meet.getByText('the captain sends its name')),
  ).toBeVisible()
  await expect(packing.getByLabel('Riding boots that cover the ankle')).toBeChecked()
  await packing.getByLabel('Two sets of thermals').check()
  await expect(packing.getByText(/^2 of \d+ packed$/)).toBeVisible()
  await expectNoBarriers(page)

  wire.mend()
  const starts = await page.evaluate(
    async (key) => (await (await caches.match(key))?.json())?.journey.startDate as string,
    `/my-trips/kept/${reference}`,
  )
  app.later(daysBetween(dateInIndia(app.now()), addDays(starts, 1)) * 24 * 60)
  // The login is of months ago by then.
  await page.evaluate(() => localStorage.removeItem('kafila.auth'))
  await visitLoggedIn(page, '/my-trips/journey', phone)
  const today = main.getByRole('region', { name: 'Today' })
  await expect(today.getByText(/^Day 2 of 12, /)).toBeInViewport()
  await expect(
    today.getByRole('heading', { name: 'Through the Atal Tunnel to Jispa in Lahaul' }),
  ).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('kafila.auth'))
  await page.reload()
  await expect(main.getByText('Please log in')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kafila.packed'))).toBeNull()
  await expect.poll(() => page.evaluate(() => caches.has('kafila-traveller'))).toBe(false)
})
