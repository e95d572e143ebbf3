import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, see, skipPictures, test } from '../setup/browser.ts'
import { homeBox, openWithClock, toast, toggle } from '../setup/search.ts'

test.beforeEach(({ page }) => skipPictures(page))

test.describe('results', () => {
  test('come 300 ms after asking, replace the sections, and are announced', async ({ page }) => {
    await openWithClock(page)
    const box = homeBox(page)
    await box.fill(' goa ')
    await page.keyboard.press('Enter')
    await page.clock.runFor(299)
    expect(new URL(page.url()).search).toBe('')
    await page.clock.runFor(1)
    await expect(page).toHaveURL('/?search=goa')
    await expect(page.getByRole('heading', { level: 1, name: 'Trips for “goa”' })).toBeVisible()
    const found = await page.getByRole('article').count()
    expect(found).toBeGreaterThan(3)
    await see(page, `Found ${found} trips`, 'Found N trips')
    await see(page, 'Showing results for goa', 'Showing results for ...')
    await expect(toast(page, `Found ${found} trips`)).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Popular Trips' })).toHaveCount(0)
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('goa')
    await page.clock.resume()
    await expectNoBarriers(page)
  })

  test('that are none say what to try instead', async ({ page }) => {
    await page.goto('/')
    await homeBox(page).fill('xyzzyqq')
    await page.getByRole('button', { name: 'Find trips' }).click()
    await see(page, 'No trips found')
    await see(page, 'Try different search terms or explore our featured trips')
    await expect(page.getByRole('main').getByText('No trips found.', { exact: true })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expectNoBarriers(page)
    await expect(page.getByRole('region', { name: 'Trips many people like' }).getByRole('link')).toHaveCount(
      3,
    )
    const chips = page.getByRole('main').locator('a[href^="/?search="]')
    await expect(chips).toHaveCount(10)
    await chips.filter({ hasText: 'beach' }).click()
    await expect(page).toHaveURL('/?search=beach')
    await expect(toast(page, 'Showing results for beach')).toHaveCount(1)
  })

  test('are not asked for by an empty box', async ({ page }) => {
    await openWithClock(page)
    await homeBox(page).fill('   ')
    await page.keyboard.press('Enter')
    await page.clock.runFor(2000)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Popular Trips' })).toBeVisible()
  })

  test('come and go with back and forward, and with the clear button', async ({ page }) => {
    await page.goto('/')
    const box = homeBox(page)
    for (const term of ['goa', 'kerala']) {
      await box.fill(term)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: `Trips for “${term}”` })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Trips for “goa”' })).toBeVisible()
    await expect(box).toHaveValue('goa')
    await expect(page.getByText(/^Found/)).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Popular Trips' })).toBeVisible()
    await expect(box).toHaveValue('')
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Trips for “goa”' })).toBeVisible()
    await expect(box).toHaveValue('goa')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Popular Trips' })).toBeVisible()
    await expect(box).toBeFocused()
  })

  test('stay for a reload, and are paged', async ({ page }) => {
    await page.goto('/?search=beach')
    await expect(page.getByRole('article')).toHaveCount(12)
    await page.getByRole('link', { name: /^Load More \(\d+ remaining\)$/ }).click()
    await expect(page.getByRole('article')).toHaveCount(24)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(24)
  })

  test('are filtered and sorted in the address', async ({ page }) => {
    await page.goto('/?search=ladakh&sort=price')
    const prices = await page.getByRole('article').locator('b').allTextContents()
    const rupees = prices.map((price) => Number(price.replace(/\D/g, '')))
    expect(rupees).toEqual(rupees.toSorted((a, b) => a - b))
    expect(rupees.length).toBeGreaterThan(5)
  })

  test('say what was understood: each chip takes itself away, and the filters show it', async ({ page }) => {
    await page.goto('/?search=trek+in+may+under+15000')
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await expect(filters.locator('summary').first()).toHaveText(/^Month: May \d{4}$/)
    await expect(filters.locator('summary').nth(1)).toHaveText('Price: Up to ₹15,000')
    const found = await page.getByRole('article').count()
    await expect(page.getByRole('region', { name: 'Trips' }).getByRole('status').first()).toHaveText(
      `${found} trips`,
    )
    for (const date of await page
      .getByRole('article')
      .getByText(/\d{1,2} \w{3} \d{4}/)
      .allTextContents())
      expect(date).toMatch(/\d May\b/)
    await page.getByRole('link', { name: /^Remove filter: Month, May \d{4}$/ }).click()
    await expect(page).toHaveURL('/?search=trek&max=15000')
    await expect(homeBox(page)).toHaveValue('trek')
    await page.getByRole('link', { name: 'Remove from the search: trek' }).click()
    await expect(page).toHaveURL('/?search=trips&max=15000')
    await expect(page.getByRole('heading', { level: 1, name: /^\d+ trips$/ })).toBeVisible()
  })

  test('of a term too long are those of its first hundred characters, none of them halved', async ({
    page,
  }) => {
    const kept = 'a'.repeat(99)
    await page.goto(`/?search=${kept}😀`)
    await expect(page.getByRole('heading', { level: 1, name: `Trips for “${kept}”` })).toBeVisible()
    await expect(homeBox(page)).toHaveValue(kept)
  })

  test.describe('when the server can’t be reached', () => {
    test.use({ allowedErrors: /Failed to load resource/ })
    test('are an empty list, which is asked for again', async ({ page }) => {
      await page.goto('/')
      await page.route(/\.data\?/, (route) => route.abort())
      const heading = page.getByRole('heading', { level: 1, name: 'Trips for “goa”' })
      await homeBox(page).fill('goa')
      await page.keyboard.press('Enter')
      await expect(heading).toBeVisible()
      await expect(toast(page, 'No trips found')).toHaveCount(1)
      await expect(page.getByRole('article')).toHaveCount(0)
      await page.unroute(/\.data\?/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(heading).toBeVisible()
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('a visitor searches from any page, pages on, and opens a trip', async ({ page }) => {
      await page.goto('/newsletter')
      await toggle(page).click()
      await expect(page).toHaveURL('/#search')
      await expect(homeBox(page)).toBeInViewport()
      await homeBox(page).fill('beach')
      await page.getByRole('button', { name: 'Find trips' }).click()
      await expect(page).toHaveURL('/?search=beach')
      await expect(homeBox(page)).toHaveValue('beach')
      await expect(page.getByRole('article')).toHaveCount(12)
      await page.getByRole('link', { name: /^Load More/ }).click()
      await expect(page).toHaveURL(/[?&]page=2/)
      await expect(page.getByRole('article').first()).toBeVisible()
      const link = page.getByRole('article').first().getByRole('link')
      expect(await link.getAttribute('href')).toMatch(/^\/(trip|custom-trip|suggested)\/./)
      await page.getByRole('link', { name: 'Clear search' }).click()
      await expect(page.getByRole('heading', { name: 'Popular Trips' })).toBeVisible()
    })
  })
})
