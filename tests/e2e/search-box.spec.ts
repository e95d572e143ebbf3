import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, skipPictures, test } from '../setup/browser.ts'
import { countSuggestions, homeBox, openWithClock, options, toast, watchLeaving } from '../setup/search.ts'

test.beforeEach(({ page }) => skipPictures(page))

test.describe('the home page’s box', () => {
  test('suggests up to six trips with all that decides, and says how many', async ({ page }) => {
    await page.goto('/')
    await homeBox(page).pressSequentially('ladak')
    await expect(options(page)).toHaveCount(6)
    await expect(options(page).first()).toContainText('Ladakh')
    await expect(options(page).first()).toContainText(/\d+D\/\d+N/)
    await expect(options(page).first()).toContainText(/₹[\d,]+/)
    await expect(options(page).first().locator('img')).toHaveAttribute('src', /^\/images\//)
    await expect(toast(page, '6 suggestions')).toHaveCount(1)
    await expect(homeBox(page)).toHaveAttribute('aria-expanded', 'true')
    await expectNoBarriers(page, '#search')
  })

  test('is worked by keys alone: arrows go round, Escape closes, Enter picks', async ({ page }) => {
    await page.goto('/')
    const box = homeBox(page)
    // All of it at once: a slow machine would be asked for 'go' as well, and its answer counted.
    await box.fill('goa')
    await expect(options(page).filter({ hasText: 'Goa' }).first()).toBeVisible()
    const count = await options(page).count()
    const expectActive = async (index: number) => {
      const option = options(page).nth(index)
      await expect(option).toHaveAttribute('aria-selected', 'true')
      await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
      await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
      await expect(box).toBeFocused()
    }
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expectActive(0)
    await page.keyboard.press('ArrowDown')
    await expectActive(1)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expectActive(count - 1)
    await page.keyboard.press('ArrowDown')
    await expectActive(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await expect(box).not.toHaveAttribute('aria-activedescendant', /.*/)
    await expect(box).toHaveValue('goa')
    await page.keyboard.press('ArrowDown')
    await expectActive(0)
    const href = (await options(page).first().getAttribute('href')) ?? ''
    expect(href).toMatch(/^\/(trip|custom-trip|suggested)\/./)
    const watch = await watchLeaving(page, href)
    await page.keyboard.press('Enter')
    await expect.poll(() => watch.left).toBe(true)
  })

  test('closes on a click outside, and its button clears it', async ({ page }) => {
    await page.goto('/')
    const box = homeBox(page)
    await expect(page.getByRole('button', { name: 'Clear the search' })).toBeHidden()
    await box.fill('goa')
    await expect(options(page).filter({ hasText: 'Goa' }).first()).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await box.click()
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Clear the search' })).toBeFocused()
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await box.click()
    await expect(options(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(options(page).filter({ hasText: 'Goa' })).toHaveCount(0)
    await expect(box).toHaveValue('')
    await expect(box).toBeFocused()
  })

  test('offers where to begin before anything is typed, by keys alone', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('kafila.searches', '["manali in may", 7, ""]'))
    await page.goto('/')
    const box = homeBox(page)
    await box.focus()
    await expect(options(page)).toHaveText([
      'Recent search: manali in may',
      /^Next weekend/,
      ...['adventure', 'beach', 'family', 'honeymoon'],
    ])
    await expect(toast(page, '6 suggestions')).toHaveCount(1)
    await expectNoBarriers(page, '#search')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(options(page)).toHaveCount(6)
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/?search=manali+in+may')
  })

  test('asks 300 ms after the last key, for two letters or more', async ({ page }) => {
    const asked = await countSuggestions(page)
    await openWithClock(page)
    const box = homeBox(page)
    await box.pressSequentially('g')
    await page.clock.runFor(1000)
    expect(asked).toEqual([])
    await box.pressSequentially('o')
    await page.clock.runFor(200)
    await box.pressSequentially('a')
    await page.clock.runFor(299)
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await expect(options(page)).toHaveCount(1)
    expect(asked).toEqual(['goa'])
  })

  test('offers nothing after an Escape, even one that comes before the answer', async ({ page }) => {
    const asked = await countSuggestions(page)
    await openWithClock(page)
    await homeBox(page).pressSequentially('goa')
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    expect(asked).toEqual([])
    await expect(homeBox(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('lets nobody choose what was offered for another text', async ({ page }) => {
    await countSuggestions(page)
    await openWithClock(page)
    const box = homeBox(page)
    await box.fill('goa')
    await page.clock.runFor(300)
    await expect(options(page)).toHaveText([/Trip to goa/])
    await box.pressSequentially('x kerala')
    await page.keyboard.press('ArrowDown')
    await expect(options(page)).toHaveText([/Trip to goa/])
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await page.clock.runFor(300)
    await expect(page).toHaveURL('/?search=goax+kerala')
  })

  test('keeps an answer for two minutes', async ({ page }) => {
    const asked = await countSuggestions(page)
    await openWithClock(page)
    const type = async (text: string) => {
      await homeBox(page).fill(text)
      await page.clock.runFor(300)
      await expect(options(page)).toHaveText([new RegExp(`Trip to ${text}`)])
    }
    await type('goa')
    await type('kerala')
    await type('goa')
    expect(asked).toEqual(['goa', 'kerala'])
    await page.clock.runFor(121_000)
    await homeBox(page).fill('')
    await type('goa')
    expect(asked).toEqual(['goa', 'kerala', 'goa'])
  })

  test.describe('when suggestions fail', () => {
    test.use({ allowedErrors: /Failed to load resource/ })
    test('shows nothing, asks once, and searches all the same', async ({ page }) => {
      let asked = 0
      await page.route('**/api/search/suggest?**', async (route) => {
        asked++
        await (asked === 1 ? route.fulfill({ status: 500 }) : route.abort())
      })
      await page.goto('/')
      const failed = page.waitForEvent('console', (message) => message.text().includes('search failed'))
      await homeBox(page).fill('goa')
      await failed
      await expect(page.getByRole('listbox')).toHaveCount(0)
      expect(asked).toBe(1)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/?search=goa')
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  })
})
