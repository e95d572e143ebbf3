import { expect, recordSeen, see, test } from '../setup/browser.ts'

test.describe('not found', () => {
  test.use({ allowedErrors: /404/ })

  test('an unknown address says so, with status 404 and a way home', async ({ page }) => {
    const response = await page.goto('/no-such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Oops! Page not found' })).toBeVisible()
    recordSeen('404 Oops! Page not found')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Travel in good company')
  })

  for (const width of [390, 1440])
    test(`at ${width} px its trips have their whole names, and say whose price it is`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/no-such/page')
      const trips = page.getByRole('region', { name: 'Trips many people like' }).getByRole('link')
      await expect(trips).toHaveCount(3)
      for (const trip of await trips.all()) {
        const [name = '', rest = ''] = ((await trip.locator('.font-label').textContent()) ?? '').split(': ')
        for (const words of [name, rest, 'per person']) {
          const box = await trip
            .getByText(words, { exact: words !== name })
            .first()
            .boundingBox()
          // What is only read out is a pixel wide.
          expect(box?.width, words).toBeGreaterThan(20)
        }
      }
    })
})

test.describe('refused', () => {
  test.use({ allowedErrors: /400|405|could not be decoded/ })

  test('a malformed address says what to look for, and leads home', async ({ page }) => {
    const response = await page.goto('/%')
    expect(response?.status()).toBe(400)
    await expect(page.getByRole('heading', { name: 'We can’t read this address' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Travel in good company')
    await expect(page).not.toHaveTitle(/address/)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

test.describe('something broken', () => {
  test.use({ allowedErrors: /500|asked to fail/ })

  test('a page that fails on the server shows the fallback screen and nothing of the fault', async ({
    page,
  }) => {
    const response = await page.goto('/dev/error/loader')
    expect(response?.status()).toBe(500)
    await see(page, 'Something went wrong')
    await see(page, 'An unexpected error occurred. Please try refreshing the page.')
    await expect(page.getByText('asked to fail')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(1)
  })

  test('a page that fails in the browser can be tried again and refreshed', async ({ page }) => {
    await page.goto('/dev/error')
    await page.getByRole('button', { name: 'Break this page' }).click()
    await see(page, 'Try Again')
    await see(page, 'Refresh Page')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Error screen' })).toBeVisible()
    await page.getByRole('button', { name: 'Break this page' }).click()
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await expect(page.getByRole('heading', { name: 'Error screen' })).toBeVisible()
  })
})
