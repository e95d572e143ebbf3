import { expect, type Page, skipPictures, test } from '../setup/browser.ts'

test.use({ allowedErrors: /Failed to load resource/ })
test.beforeEach(({ page }) => skipPictures(page))

/** From now on so many scripts don't come, as on a line that is gone or after a new release. */
async function loseScripts(page: Page, count = Number.POSITIVE_INFINITY): Promise<void> {
  let left = count
  await page.route('**/assets/*.js', (route) => (left-- > 0 ? route.abort() : route.continue()))
}

test('without the dialog’s script Plan Trip leads to the chat', async ({ page }) => {
  await page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
    )
  await page.goto('/newsletter')
  await loseScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Plan Trip' }).click()
  await page.waitForURL(/^https:\/\/wa\.me\/\d+$/, { waitUntil: 'commit' })
})

test('without the overlay’s script Search leads to the home page’s box', async ({ page }) => {
  await page.goto('/newsletter')
  await loseScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.waitForURL('/#search', { waitUntil: 'commit' })
})

test('without the dialog’s script Log in leads to the profile', async ({ page }) => {
  await page.goto('/newsletter')
  await loseScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL('/profile', { waitUntil: 'commit' })
})

test('without the panel’s script Menu leads to the links in the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/newsletter')
  await loseScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeAttached()
})

test('a script that is lost once is asked for again', async ({ page }) => {
  await page.goto('/newsletter')
  await loseScripts(page, 1)
  await page.getByRole('banner').getByRole('link', { name: 'Plan Trip' }).click()
  await expect(page.getByRole('dialog', { name: 'Plan Your Trip' })).toBeVisible()
})

test('without the form’s script an address is sent as an ordinary form', async ({ page }) => {
  await page.goto('/')
  await loseScripts(page)
  await page.getByRole('contentinfo').getByLabel('Email address').fill('lost@example.com')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/newsletter')
  await expect(page.getByRole('main').getByText('Almost there')).toBeVisible()
})

test('a link to a page whose data is another release’s opens the whole page, without a service worker too', async ({
  page,
}) => {
  await page.goto('/newsletter')
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }))
  await page.route('**/*.data*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-release': 'cafe0003' } })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click()
  await page.waitForURL('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms')
  expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(false)
})
