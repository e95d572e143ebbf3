import { desk, expectNoBarriers, phone, sidewaysScroll } from '../setup/barriers.ts'
import { expect, type Page, skipPictures, test } from '../setup/browser.ts'
import { watchLayoutShift } from '../setup/layout-shift.ts'

/** Every template of the site in each of its states that has an address. What opens on a page is checked by its own test. */
const pages = [
  '/?search=goa',
  '/india',
  '/india?month=december',
  '/india/ladakh',
  '/backpacking',
  '/destinations',
  '/compare',
  '/compare?ids=w1,nope',
  '/compare?ids=lw3,lw6,o4',
  '/custom-trip/wayanad-private',
  '/newsletter',
  '/contact',
  '/contact-landing',
  '/about',
  '/faq',
  '/careers',
  '/careers?opening=tour-manager',
  '/blog',
  '/blog/spiti-shimla-side-or-manali-side',
  '/offline',
  '/privacy-policy',
  '/terms',
  '/dev/ui',
]
const refusals = ['/no-such/page', '/trip/nowhere', '/blog/nowhere', '/dev/error/loader']
/** Their sections are hydrated when the reader is near, so each width is a visit of its own. */
const withLateSections = ['/', '/trip/lw6']

const narrowest = 320

test.beforeEach(({ page }) => {
  test.slow()
  return skipPictures(page)
})

async function expectInOrder(page: Page, widths: number[], axeWidths = widths): Promise<void> {
  // At its head nothing lies behind the header.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoBarriers(page, undefined, axeWidths)
  for (const width of [...widths, ...(widths.includes(phone) ? [narrowest] : [])]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => sidewaysScroll(page), `at ${width} px`).toBe(0)
  }
}

for (const path of pages)
  test(`${path} has no barrier and no sideways scroll`, async ({ page }) => {
    await page.goto(path)
    await expectInOrder(page, [desk, phone])
  })

test.describe('a refusal', () => {
  // The browser itself reports the status, which is as it should be.
  test.use({ allowedErrors: /404|500|asked to fail/ })

  for (const path of refusals)
    test(`${path} has no barrier and no sideways scroll`, async ({ page }) => {
      await page.goto(path)
      // The same few words at any width.
      await expectInOrder(page, [desk, phone], [phone])
    })
})

for (const path of withLateSections)
  for (const width of [desk, phone])
    test(`${path} at ${width} px moves nothing while it hydrates, and has no barrier then`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const shifted = await watchLayoutShift(page)
      await page.goto(path)
      await scrollThrough(page)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      expect(await shifted()).toBeLessThanOrEqual(0.02)
      await expectInOrder(page, [width])
    })

/** Goes down the page, and on each time that all sections in sight are hydrated and drawn. */
async function scrollThrough(page: Page): Promise<void> {
  // Sections gain their true height as they come near.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < (await height()); y += 500) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await page.waitForFunction(() => {
      const seen = [...document.querySelectorAll('main section[id]')].filter((section) => {
        const { top, bottom } = section.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      return seen.every((section) => section.hasAttribute('data-hydrated'))
    })
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
  }
}
