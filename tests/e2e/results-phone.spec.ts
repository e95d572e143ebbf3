import { expectNoBarriers, phone } from '../setup/barriers.ts'
import { expect, type Page, skipPictures, test } from '../setup/browser.ts'
import { homeBox, options, overlay } from '../setup/search.ts'

/** Pixels that a card takes at most. */
const highest = 380

test.beforeEach(({ page }) => skipPictures(page))

/** Where each card's part begins, and how high the cards are. */
async function measureCards(page: Page, part: string) {
  return page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll(
      (cards, selector) =>
        cards.map((card) => ({
          top: Math.round(card.querySelector(selector)?.getBoundingClientRect().top ?? -1),
          height: card.getBoundingClientRect().height,
        })),
      part,
    )
}

async function heightOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().height)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  for (const [path, heading] of [
    ['/?search=weekend+from+delhi+under+10000', /^\d+ weekend trips for/],
    ['/india', 'All India Tour Packages'],
    ['/world', 'International Tours'],
  ] as const) {
    test(`the first name of ${path} stands on the first screen, and its cards are low`, async ({ page }) => {
      await page.goto(path)
      const title = page.getByRole('heading', { level: 1, name: heading })
      await expect(title).toBeVisible()
      expect((await title.boundingBox())?.height, 'one line').toBeLessThan(40)
      const cards = await measureCards(page, 'h3')
      expect(cards[0]?.top).toBeLessThanOrEqual(480)
      for (const { height } of cards) expect(height).toBeLessThanOrEqual(highest)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })
  }

  test('header, field and chips are low, and the words are seen in the field alone', async ({ page }) => {
    await page.goto('/?search=trek+in+may+under+15000')
    expect(await heightOf(page, 'header')).toBe(60)
    expect(await heightOf(page, '#search form')).toBe(48)
    for (const chip of await page.getByRole('list', { name: 'Active filters' }).getByRole('link').all())
      expect((await chip.boundingBox())?.height).toBe(44)
    await expect(homeBox(page)).toHaveValue('trek in may under 15000')
    await expect(page.getByText('trek in may under 15000')).toHaveClass('sr-only')
    await expectNoBarriers(page, 'main', [phone])
  })

  test('a tap on the field opens the search on the whole screen, and Back closes it', async ({ page }) => {
    await page.goto('/')
    await homeBox(page).tap()
    const box = overlay(page).getByRole('combobox')
    await expect(box).toBeFocused()
    // It comes down from above.
    await expect.poll(() => overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await expect(overlay(page).getByRole('heading', { name: /^Next weekend, / })).toBeVisible()
    await expect(overlay(page).getByRole('heading', { name: 'Recent' })).toHaveCount(0)
    await expectNoBarriers(page, 'dialog', [phone])
    await page.goBack()
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await expect(homeBox(page)).toBeFocused()
  })

  test('what was searched is offered again, on this device alone, until it is cleared', async ({ page }) => {
    await page.goto('/')
    const box = overlay(page).getByRole('combobox')
    await homeBox(page).tap()
    await box.fill('Goa')
    await expect(options(page).first()).toBeVisible()
    await expect(overlay(page).getByRole('heading', { name: 'Popular Searches' })).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/?search=Goa')
    await expect(page.getByRole('heading', { level: 1, name: 'trips for “Goa”' })).toBeVisible()

    await homeBox(page).tap()
    await expect(box).toHaveValue('Goa')
    const recent = overlay(page).getByRole('region', { name: 'Recent' })
    await expect(recent.getByRole('link')).toHaveText(['Goa'])
    await overlay(page).getByRole('button', { name: 'Clear recent searches' }).tap()
    await expect(recent).toHaveCount(0)
    await expect(box).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('kafila.searches'))).toBeNull()
    await overlay(page).getByRole('button', { name: 'Back' }).tap()
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL('/?search=Goa')
  })

  test('a destination shows its trips before the words about it', async ({ page }) => {
    await page.goto('/india/goa')
    const [first] = await measureCards(page, 'h3')
    expect(first?.top).toBeLessThan(844)
    const about = await page.getByRole('heading', { name: 'About Goa' }).boundingBox()
    expect(about?.y).toBeGreaterThan(first?.top ?? 0)
  })
})

test('on a desk names, dates and prices of a row begin in line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/india')
  for (const part of ['h3', 'h3 ~ div:nth-last-child(2)', 'b']) {
    const tops = (await measureCards(page, part)).map(({ top }) => top)
    for (let i = 0; i < tops.length; i += 4) expect(new Set(tops.slice(i, i + 4)).size, part).toBe(1)
  }
})
