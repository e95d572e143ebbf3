import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Locator, type Page, skipPictures, test, untilHydrated } from '../setup/browser.ts'

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
  await expect(chat).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(chat).toBeHidden()
})

test('stands clear of toasts and of the last line of a page, and on no trip page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/trip/lw6')
  await expect(summary(page)).toHaveCount(0)
  // What waits is offered in a toast that stays.
  await page.evaluate(() => localStorage.setItem('kafila.enquiries', JSON.stringify([{ name: 'Asha' }])))
  await page.goto('/terms')
  const toast = page.locator('[data-toaster] > div')
  await expect(toast).toBeVisible()
  await turnBack(page, 1500)
  await expectApart(summary(page), toast)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await scrollToEnd(page)
    // Its true height moves the end on.
    await untilHydrated(page.getByRole('contentinfo'))
    await scrollToEnd(page)
    for (const link of await page.locator('footer ul').last().getByRole('link').all())
      await expectApart(summary(page), link)
  }
})

test('leaves while a form lies under it, and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/contact-landing', '/contact']) {
    await page.goto(path)
    const fields = page.getByRole('main').locator('form').first()
    await fields.getByRole('textbox').last().scrollIntoViewIfNeeded()
    await fields.evaluate((form) => scrollTo(0, form.getBoundingClientRect().bottom + scrollY - innerHeight))
    await expect(summary(page), path).toBeHidden()
    await turnBack(page, await fields.evaluate((form) => form.getBoundingClientRect().bottom + scrollY + 40))
    await expect(summary(page), path).toBeVisible()
  }
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await expect(summary(page)).toBeVisible()
})

test('on a phone it is away at the top and for who reads on, and comes with a step back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/terms')
  await expect(summary(page)).toBeHidden()
  await turnBack(page, 1500)
  await expect(summary(page)).toBeVisible()
  await summary(page).click()
  await page.evaluate(() => scrollBy(0, 300))
  await expect(page.getByRole('link', { name: /^Chat on WhatsApp/ })).toBeVisible()
  await page.getByRole('heading', { level: 2 }).nth(3).click()
  await page.evaluate(() => scrollBy(0, 300))
  await expect(summary(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('it opens all the same', async ({ page }) => {
    await page.goto('/terms')
    await summary(page).click()
    await expect(page.getByRole('link', { name: /^Chat on WhatsApp/ })).toBeVisible()
  })
})

/** Scrolls past a place and back to it, again where the button's script has not come yet, until the button is there. */
async function turnBack(page: Page, to: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((y) => scrollTo({ top: y + 200, behavior: 'instant' }), to)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), to)
    await expect(summary(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const howTheyStand = async () => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()]
    if (!a || !b) return 'not on screen'
    const apart =
      a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
    return apart ? 'apart' : JSON.stringify([a, b])
  }
  await expect.poll(howTheyStand).toBe('apart')
}
