import { authorizationOf, test as base, type OwnApp, visitLoggedIn } from '../setup/account-app.ts'
import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page } from '../setup/browser.ts'
import { openEnquiry } from '../setup/enquiry-dialog.ts'
import { type FrontWire, startFrontWire } from '../setup/front-wire.ts'
import { accountButton } from '../setup/login.ts'

/** Each journey has a wire of its own to the worker's server, so it is an own origin without a service worker. */
const test = base.extend<{ wire: FrontWire }>({
  wire: async ({ app }, use) => {
    const wire = await startFrontWire(app.url)
    await use(wire)
    await wire.close()
  },
  baseURL: ({ wire }, use) => use(wire.url),
})

test.use({
  serviceWorkers: 'allow',
  allowedErrors: /Failed to load resource|Error loading route module|Failed to fetch/,
})
test.beforeEach(() => test.slow())

const offlineHeading = (page: Page) => page.getByRole('heading', { name: 'You are offline' })
const copyNote = (page: Page) => page.getByText(/^No signal\. This copy is .+ old, saved on .+ IST\./)

/** To a page whose script this one has not loaded. */
const headerLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'India', exact: true }).filter({ visible: true })

/** Which pages have copies on the device. */
function keptPaths(page: Page, cacheName = 'kafila-pages'): Promise<string[]> {
  return page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    cacheName,
  )
}

async function visitAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain(path)
}

/** As the address bar does: the offline page has no script that could say it is ready. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => location.assign(address), path)
  await page.waitForURL(path, { waitUntil: 'load' })
}

test('after one visit home and that trip open without a network; others say that there is none', async ({
  page,
  wire,
}) => {
  await visitAndKeep(page, '/trip/lw6')
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  wire.cut()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(copyNote(page)).toContainText('Seats and prices may have changed.')
  await expect(page.getByRole('region', { name: 'Before you book' })).toContainText('12:00 noon on day 1')
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Travel in good company')
  await open(page, '/india')
  await expect(offlineHeading(page)).toBeVisible()
  await expectNoBarriers(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91/)
  // Kept in one size, which stands in for all others.
  const poster = await main.locator('picture img').first().getAttribute('src')
  const other = poster?.replace(/\d+\.webp$/, '1600.avif') ?? ''
  expect(other).not.toBe(poster)
  expect(await page.evaluate(async (path) => (await fetch(path)).headers.get('Content-Type'), other)).toBe(
    'image/webp',
  )
  await expect(main.getByRole('listitem').last()).toContainText('Home page')
  await main.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  wire.mend()
  await open(page, '/india')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('All India Tour Packages')
  await expect(copyNote(page)).toHaveCount(0)
})

test('a link leads to the copy or the offline page, whether the browser knows that it is offline or not', async ({
  page,
  wire,
}) => {
  await visitAndKeep(page, '/trip/lw6')
  wire.cut()
  await headerLink(page).click()
  await expect(offlineHeading(page)).toBeVisible()
  await expect(page).toHaveURL('/india')
  await open(page, '/trip/lw6')
  await page.context().setOffline(true)
  await headerLink(page).click()
  await expect(offlineHeading(page)).toBeVisible()
  await page.context().setOffline(false)
  wire.mend()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All India Tour Packages')
})

test('who goes elsewhere while a page is slow stays there', async ({ page, wire }) => {
  await visitAndKeep(page, '/trip/lw6')
  await expect.poll(() => keptPaths(page)).toContain('/')
  wire.hold('/_.data')
  const asked = page.waitForRequest(/_\.data/)
  await page.getByRole('banner').getByRole('link', { name: 'Kafila' }).click()
  await asked
  await headerLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All India Tour Packages')
  // Longer than the worker waits before it shows a copy.
  await page.waitForTimeout(3_500)
  await expect(page).toHaveURL('/india')
})

test('a network that gives no answer for three seconds makes room for the copy', async ({ page, wire }) => {
  await visitAndKeep(page, '/trip/lw6')
  wire.silence()
  const start = Date.now()
  await page.reload()
  expect(Date.now() - start).toBeGreaterThan(2_500)
  await expect(copyNote(page)).toBeVisible()
})

test('bookings, meeting point, voucher and itinerary open without signal, and leave the device at sign-out', async ({
  page,
  app,
  wire,
}) => {
  const phone = '9100000131'
  await visitLoggedIn(page, '/my-trips', phone)
  const reference = await book(page, app, phone)
  await page.reload()
  const kept = () => keptPaths(page, 'kafila-traveller')
  await expect.poll(kept, { timeout: 30_000 }).toContain('/trip/lw6')
  expect(await kept()).toEqual(
    expect.arrayContaining(['/my-trips', expect.stringMatching(`^/v/${reference}-1-`)]),
  )
  wire.cut()
  await page.reload()
  const main = page.getByRole('main')
  const card = main.getByRole('listitem').filter({ hasText: reference })
  await expect(main.getByText(/^No signal\. My Trips as of .+ IST, .+ ago\.$/)).toBeVisible()
  await expect(card.getByText('Booked')).toBeVisible()
  await expect(card.getByText('12:00 noon')).toBeVisible()
  await expect(main.getByText('Payments, cancelling and the invoice need signal.')).toBeVisible()
  await expectNoBarriers(page)
  await page.context().setOffline(true)
  await card.getByRole('link', { name: /^Voucher/ }).click()
  await expect(page.getByText('Asha Rao')).toBeVisible()
  await expect(copyNote(page)).toBeVisible()
  await expect(page.getByText('Map needs signal')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute('href', /^tel:\+91/)
  await expectNoBarriers(page)
  await open(page, `/my-trips?booking=${reference}`)
  await expect(page.getByRole('heading', { name: `Booking ${reference}` })).toBeVisible()
  await expect(card.getByText('12:00 noon')).toBeVisible()
  await open(page, '/trip/lw6')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ladakh')
  await open(page, '/india')
  await expect(page.getByRole('main').getByRole('link', { name: 'My Trips' })).toBeVisible()
  await page.context().setOffline(false)
  wire.mend()
  await page.goto('/my-trips')
  const other = await page.context().newPage()
  await other.goto('/compare')
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(() => other.evaluate(() => caches.has('kafila-traveller'))).toBe(false)
  await expect.poll(() => other.evaluate(textOnDevice)).not.toContain(reference)
  wire.cut()
  await open(page, '/my-trips')
  await expect(offlineHeading(page)).toBeVisible()
})

/** All that the browser keeps for this site, whichever way. */
async function textOnDevice(): Promise<string> {
  const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const answer = await cache.match(request)
      texts.push(
        request.url,
        /text|json/.test(answer?.headers.get('Content-Type') ?? '') ? ((await answer?.text()) ?? '') : '',
      )
    }
  }
  return texts.join('\n')
}

test('what was kept for one traveller is nothing to the next', async ({ page, app }) => {
  await visitLoggedIn(page, '/my-trips', '9100000132')
  await book(page, app, '9100000132', 'offline-000000000000002')
  await page.reload()
  const kept = () => keptPaths(page, 'kafila-traveller')
  await expect.poll(kept, { timeout: 30_000 }).toContain('/trip/lw6')
  // As if another had logged in while no page of the site was open.
  await page.evaluate(async () => {
    const cache = await caches.open('kafila-traveller')
    const stored = await (await cache.match('/my-trips/kept'))?.json()
    await cache.put('/my-trips/kept', Response.json({ ...stored, userId: 'somebody-else' }))
    await cache.put('/v/somebody-elses', new Response('theirs'))
  })
  await page.reload()
  await expect.poll(kept, { timeout: 30_000 }).not.toContain('/v/somebody-elses')
  const owner = () =>
    page.evaluate(async () => (await (await caches.match('/my-trips/kept'))?.json())?.userId)
  await expect.poll(owner, { timeout: 30_000 }).toMatch(/^[0-9a-f-]{36}$/)
})

test('a tab of the old release keeps its files, and takes the new one when its reader wants it', async ({
  page,
  wire,
  app,
}) => {
  await visitAndKeep(page, '/trip/lw6')
  const { release } = await (await fetch(`${app.url}/health`)).json()
  const manifest = `/assets/manifest-${release}.js`
  wire.renameRelease(release, 'cafe0001')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const offer = page.getByRole('button', { name: 'load it now' })
  await expect(offer).toBeVisible({ timeout: 20_000 })
  // The server has it no more.
  expect((await fetch(wire.url + manifest)).status).toBe(404)
  expect(await page.evaluate(async (path) => (await fetch(path)).status, manifest)).toBe(200)
  const before = await page.evaluate(() => globalThis.__reactRouterManifest?.version)
  expect(before).toBe(release)
  await offer.click()
  await expect
    .poll(() => page.evaluate(() => globalThis.__reactRouterManifest?.version).catch(() => null))
    .toBe('cafe0001')
  await expect(offer).toHaveCount(0)
})

test('after a release a link opens the whole page, whose scripts know its data', async ({
  page,
  wire,
  app,
}) => {
  await visitAndKeep(page, '/trip/lw6')
  const { release } = await (await fetch(`${app.url}/health`)).json()
  wire.renameRelease(release, 'cafe0002')
  await headerLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All India Tour Packages')
  await expect
    .poll(() => page.evaluate(() => globalThis.__reactRouterManifest?.version).catch(() => null))
    .toBe('cafe0002')
})

test('an enquiry that is written offline waits, is offered again and sent once', async ({ page, wire }) => {
  const dialog = await openEnquiry(page, '/custom-trip/wayanad-private')
  await dialog.getByLabel('Name').fill('Asha Rao')
  await dialog.getByLabel('Email').fill('asha@example.com')
  await dialog.getByLabel('Phone').fill('9876543210')
  await dialog.getByLabel('Travel month').selectOption({ index: 3 })
  // A worker whose script is cut off on its way is an error of the browser's.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  wire.cut()
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Know More' }).click()
  await expect(page.getByText('You are offline: your enquiry waits on this device')).toBeVisible()
  wire.mend()
  const sent = page.waitForRequest('**/api/enquiries')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send now' }).click()
  expect((await (await sent).response())?.status()).toBe(201)
  await expect(page.getByText('Sent. Thank you')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('kafila.enquiries'))).toBeNull()
})

async function book(
  page: Page,
  app: OwnApp,
  phone: string,
  idempotencyKey = 'offline-000000000000001',
): Promise<string> {
  const { departures } = await (await page.request.get('/api/trips/lw6/departures')).json()
  const answer = await page.request.post('/functions/v1/phonepe-payment', {
    headers: await authorizationOf(page),
    data: {
      amount: 47_999,
      tripName: 'Ladakh',
      userDetails: { name: 'Asha Rao', email: 'asha@example.com', phone },
      booking: { tripId: 'lw6', packageId: 'deluxe', batchId: departures[4].id, guests: 1 },
      idempotencyKey,
    },
  })
  const { bookingRef } = await answer.json()
  app.phonepe.settleOrder({ merchantOrderId: `${bookingRef}-P1`, state: 'COMPLETED', webhook: true })
  await app.phonepe.webhooksDelivered()
  await app.runDueJobs()
  return bookingRef
}
