import { bookNow, chooseDate, chooseForOne, summary } from '../setup/booking-page.ts'
import { expect, type Page, skipPictures, test } from '../setup/browser.ts'
import { findLostEdges } from '../setup/lost-edges.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test.beforeEach(async ({ page }) => {
  test.slow()
  await skipPictures(page)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
})

/** Laid out without waiting for a reader. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('[data-far]').evaluateAll((all) => {
    for (const section of all) section.removeAttribute('data-far')
  })
}

test('pages keep their edges, choices and focus in a reader’s own colours', async ({ page }) => {
  for (const path of [
    '/',
    '/?search=goa',
    '/india?page=2',
    '/compare?ids=lw3,lw6,o4',
    '/my-trips',
    '/dev/ui',
  ]) {
    await open(page, path)
    expect.soft(await findLostEdges(page), path).toEqual([])
  }
})

test('filters, menu, search and login keep theirs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [name, path] of [
    ['Filters', '/india'],
    ['Menu', '/terms'],
    ['Search', '/terms'],
    ['Log in', '/terms'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    // Some open first and are filled then.
    await expect(page.locator('dialog[open]').locator('a, input').first()).toBeAttached()
    expect(await findLostEdges(page), name).toEqual([])
  }
})

test('a trip with its choices, and its booking summary keep theirs', async ({ page }) => {
  await open(page, '/trip/lw6')
  await chooseDate(page)
  expect(await findLostEdges(page)).toEqual([])
  await chooseForOne(page)
  await bookNow(page)
  await expect(summary(page)).toBeVisible()
  await expect(summary(page)).toHaveCSS('border-top-width', '1px')
  expect(await findLostEdges(page), 'Booking Summary').toEqual([])
})
