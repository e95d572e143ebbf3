import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Locator, type Page, skipPictures, test } from '../setup/browser.ts'

test.beforeEach(({ page }) => skipPictures(page))

const box = (page: Page) => page.getByRole('complementary', { name: 'Contact us' })
const summary = (page: Page) => box(page).locator('summary')

test('opens chat and call, and closes by itself, by Escape and by a press beside it', async ({ page }) => {
  await page.goto('/terms')
  await summary(page).click()
  const chat = page.getByRole('link', { name: /^Chat on WhatsApp/ })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/)
  await expect(box(page).getByRole('link', { name: /^Call \+/ })).toHaveAttribute('href', /^tel:\+\d+$/)
  await expectNoBarriers(page)
  await summary(page).click()
  await expect(chat).toBeHidden()
  await summary(page).focus()
  await page.keyboard.press('Enter')
  await expect(chat).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
  await expect(summary(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(chat).toBeHidden()
})

test('stands clear of the compare bar and of toasts, and on no trip page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/trip/lw6')
  await expect(summary(page)).toHaveCount(0)
  await page.evaluate(() => {
    sessionStorage.setItem(
      'kafila.compared',
      JSON.stringify(['lw6', 'lw3'].map((id) => ({ id, title: `The trip ${id}` }))),
    )
  })
  await page.goto('/terms')
  const bar = page.getByRole('complementary', { name: 'Trips to compare' })
  await expect(bar).toBeVisible()
  await expectApart(summary(page), bar)
  // What waits is offered in a toast that stays; on a phone it takes the bar's place.
  await page.evaluate(() => localStorage.setItem('kafila.enquiries', JSON.stringify([{ name: 'Asha' }])))
  await page.reload()
  const toast = page.locator('[data-toaster] > div')
  await expect(toast).toBeVisible()
  await expectApart(summary(page), toast)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('it opens all the same', async ({ page }) => {
    await page.goto('/terms')
    await summary(page).click()
    await expect(page.getByRole('link', { name: /^Chat on WhatsApp/ })).toBeVisible()
  })
})

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('not on screen')
  const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  expect(apart, JSON.stringify([a, b])).toBe(true)
}
