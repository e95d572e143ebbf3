import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page, see, skipPictures, test } from '../setup/browser.ts'

const path = '/trip/lw6'
test.beforeEach(({ page }) => skipPictures(page))

const strip = (page: Page) => page.getByRole('figure').filter({ hasText: 'not photographs' })
const opener = (page: Page, number: number) =>
  strip(page).getByRole('link', { name: new RegExp(`Open picture ${number} of 8: .`) })
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Pictures of Ladakh by Motorbike/ })

/** The number of the picture that fills the viewer. */
const inView = (page: Page) =>
  viewer(page)
    .getByRole('list')
    .evaluate((rail) => Math.round(rail.scrollLeft / rail.clientWidth) + 1)

/** The same, once the rail has come to rest there; 0 while it moves. */
const standsAt = (page: Page) =>
  viewer(page)
    .getByRole('list')
    .evaluate((rail) =>
      rail.scrollLeft % rail.clientWidth === 0 ? rail.scrollLeft / rail.clientWidth + 1 : 0,
    )

test.describe('the pictures', () => {
  test('are four, the number of the rest on the cover, and say what they are', async ({ page }) => {
    await page.goto(path)
    await expect(strip(page).getByRole('link')).toHaveCount(4)
    await see(page, '+4 more photos', '+N more photos')
    await expect(page.getByRole('link', { name: /^\+4 more photos\. Open picture 1 of 8: ./ })).toBeVisible()
    await expect(page.getByText('Illustrations drawn by Kafila, not photographs.')).toBeVisible()
    for (const [number, label] of [
      [2, 'Where you sleep'],
      [3, 'How you travel'],
      [4, 'The high point'],
    ] as const)
      await expect(opener(page, number)).toHaveAccessibleName(new RegExp(`: ${label}\\. Illustration: `))
  })

  test('open full-screen, each at its place, and close to where they were opened', async ({ page }) => {
    await page.goto(path)
    for (const [number, close] of [
      [1, () => page.keyboard.press('Escape')],
      [3, () => viewer(page).getByRole('button', { name: 'Close' }).click()],
      [4, () => page.keyboard.press('Escape')],
    ] as const) {
      await opener(page, number).click()
      await expect(viewer(page).getByText(`${number} of 8`, { exact: true })).toBeVisible()
      await expect.poll(() => inView(page)).toBe(number)
      await close()
      await expect(viewer(page)).toHaveCount(0)
      await expect(opener(page, number)).toBeFocused()
    }
  })

  test('say, opened, where one sleeps, how one travels and what the high point is', async ({ page }) => {
    await page.goto(path)
    await opener(page, 2).click()
    const said = viewer(page).locator('[aria-live]')
    await expect(said).toHaveText(
      '2 of 8Where you sleepSpangmik, Pangong Tso: Tented camp, twin, own washroom. Night 8.',
    )
    await page.keyboard.press('ArrowRight')
    await expect(said).toHaveText('3 of 8How you travelBy motorbike, over seven passes.')
    await page.keyboard.press('ArrowRight')
    await expect(said).toHaveText('4 of 8The high pointPangong, by the Shyok river road.')
  })

  test('turn by keys alone', async ({ page }) => {
    await page.goto(path)
    await opener(page, 2).focus()
    await page.keyboard.press('Enter')
    await expect(viewer(page).getByRole('button', { name: 'Close' })).toBeFocused()
    for (const [key, number] of [
      ['ArrowRight', 3],
      ['ArrowRight', 4],
      ['ArrowLeft', 3],
      ['End', 8],
      ['ArrowRight', 8],
      ['Home', 1],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(viewer(page).getByText(`${number} of 8`, { exact: true })).toBeVisible()
      await expect.poll(() => inView(page)).toBe(number)
    }
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(opener(page, 2)).toBeFocused()
  })

  test('turn by buttons, which rest at the ends, and by swipe', async ({ page }) => {
    await page.goto(path)
    await opener(page, 1).click()
    const previous = viewer(page).getByRole('button', { name: 'Previous picture' })
    const next = viewer(page).getByRole('button', { name: 'Next picture' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    // Presses that come faster than the pictures move all count.
    for (let i = 0; i < 7; i++) await next.click()
    await expect(viewer(page).getByText('8 of 8', { exact: true })).toBeVisible()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toBeFocused()
    await expect.poll(() => standsAt(page)).toBe(8)
    await viewer(page)
      .getByRole('list')
      .evaluate((rail) => rail.scrollTo({ left: rail.clientWidth * 4, behavior: 'instant' }))
    await expect(viewer(page).getByText('5 of 8', { exact: true })).toBeVisible()
    await expect(viewer(page).locator('[aria-live]')).toContainText('Illustration:')
  })

  test('have no barrier while the viewer is open', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await opener(page, 4).click()
    await expect.poll(() => standsAt(page)).toBe(4)
    // All else is out of reach meanwhile.
    await expectNoBarriers(page, '[data-modal]')
  })

  test.describe('without the viewer’s script', () => {
    test.use({ allowedErrors: /ERR_FAILED|dynamically imported module/ })

    test('open by themselves', async ({ page }) => {
      await page.route('**/assets/picture-viewer-*.js', (route) => route.abort())
      await page.goto(path)
      await opener(page, 1).click()
      await expect(page).toHaveURL(/\/images\/.+\.webp$/)
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all pictures are there', async ({ page }) => {
    await page.goto(path)
    await expect(strip(page).locator('img')).toHaveCount(8)
    for (const image of await strip(page).locator('img').all()) await expect(image).toBeVisible()
    await expect(page.getByText('+4 more photos')).toBeHidden()
  })
})
