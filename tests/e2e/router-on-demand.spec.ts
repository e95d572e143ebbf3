import { expect, type Page, skipPictures, test } from '../setup/browser.ts'

const router = '**/assets/router-*.js'

/** A page keeps this as long as it isn't loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const hasStayed = (page: Page) => page.evaluate(() => 'stayed' in window)

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** Holds the router's script back. */
async function holdRouter(page: Page) {
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(router, async (route) => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  return { asked: asked.promise, release: held.resolve }
}

test.beforeEach(({ page }) => skipPictures(page))

test('the router comes with the first sign of a visitor, and a link that is pressed before is followed in place', async ({
  page,
}) => {
  const { asked, release } = await holdRouter(page)
  let fetched = false
  void asked.then(() => {
    fetched = true
  })
  await page.goto('/newsletter')
  await mark(page)
  expect(fetched).toBe(false)
  await menu(page).getByRole('link', { name: 'Backpacking' }).click()
  await asked
  await expect(page).toHaveURL('/newsletter')
  release()
  await expect(page).toHaveURL('/backpacking')
  expect(await hasStayed(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/newsletter')
  await expect(page.locator('h1')).toContainText('Newsletter')
  expect(await hasStayed(page)).toBe(true)
})

test('of links that are pressed while the router is fetched, the last is followed', async ({ page }) => {
  const { asked, release } = await holdRouter(page)
  await page.goto('/newsletter')
  const links = menu(page)
  await links.getByRole('link', { name: 'Backpacking' }).click()
  await links.getByRole('link', { name: 'Family' }).click()
  await asked
  release()
  await expect(page).toHaveURL('/family-tours')
  await page.goBack()
  await expect(page).toHaveURL('/newsletter')
})

test('steps back and forth that are taken before the router is there lead to their places', async ({
  page,
}) => {
  const { asked, release } = await holdRouter(page)
  await page.goto('/terms')
  await mark(page)
  await page.evaluate(() => {
    location.hash = '#main'
  })
  await page.evaluate(() => history.back())
  await asked
  release()
  await expect(page).toHaveURL('/terms')
  await menu(page).getByRole('link', { name: 'Backpacking' }).click()
  await expect(page).toHaveURL('/backpacking')
  await page.goBack()
  await expect(page).toHaveURL('/terms')
  expect(await hasStayed(page)).toBe(true)
})

test.describe('without the router', () => {
  test.use({ allowedErrors: /Failed to load resource|ERR_FAILED/ })

  test('the browser opens the page of a link that is pressed', async ({ page }) => {
    await page.route(router, (route) => route.abort())
    await page.goto('/newsletter')
    await mark(page)
    await menu(page).getByRole('link', { name: 'Backpacking' }).click()
    await expect(page).toHaveURL('/backpacking')
    await expect(page.locator('h1')).toBeVisible()
    expect(await hasStayed(page)).toBe(false)
  })
})
