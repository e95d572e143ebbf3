import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, recordSeen, see, test } from '../setup/browser.ts'

const homeBox = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Where to' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const toggle = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function openOverlay(page: Page) {
  await toggle(page).click()
  const box = overlay(page).getByRole('combobox')
  await expect(box).toBeFocused()
  return box
}

/** Stands in for the server's suggestions and counts how often it is asked. */
async function countSuggestions(page: Page): Promise<string[]> {
  const terms: string[] = []
  await page.route('**/api/search/suggest?**', async (route) => {
    const { searchParams } = new URL(route.request().url())
    const term = searchParams.get('q') ?? ''
    terms.push(term)
    await route.fulfill({
      json: {
        suggestions: [
          {
            ...{ id: 'p4', title: `Trip to ${term}`, location: 'Goa', duration: '5D/4N' },
            ...{ price: 13750, image: '/images/default.webp', href: '/trip/p4' },
          },
        ],
      },
    })
  })
  return terms
}

/** Notes when the trip is asked for. What it shows is for other tests to say, so it never comes. */
async function watchLeaving(page: Page, href: string): Promise<{ left: boolean }> {
  const watch = { left: false }
  await page.route(
    (url) => url.pathname.startsWith(href),
    () => {
      watch.left = true
    },
  )
  return watch
}

/** Opens the home page with a clock that only runs when told to. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-15T06:00:00Z' })
  await page.goto('/')
  await page.clock.pauseAt('2026-11-15T06:10:00Z')
}

async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
}

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
    await expectNoFaults(page)
  })

  test('is worked by keys alone: arrows go round, Escape closes, Enter picks', async ({ page }) => {
    await page.goto('/')
    const box = homeBox(page)
    await box.pressSequentially('goa')
    await expect(options(page).first()).toBeVisible()
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
    await box.pressSequentially('goa')
    await expect(options(page).first()).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await box.click()
    await expect(options(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(box).toHaveValue('')
    await expect(box).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox')).toHaveCount(0)
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
      await homeBox(page).pressSequentially('goa')
      await failed
      await expect(page.getByRole('listbox')).toHaveCount(0)
      expect(asked).toBe(1)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/?search=goa')
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  })
})

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
    await expectNoFaults(page)
  })

  test('that are none say what to try instead', async ({ page }) => {
    await page.goto('/')
    await homeBox(page).fill('xyzzyqq')
    await page.getByRole('button', { name: 'Find trips' }).click()
    await see(page, 'No trips found')
    await see(page, 'Try different search terms or explore our featured trips')
    await expect(page.getByRole('article')).toHaveCount(0)
    await expectNoFaults(page)
    const chips = page.getByRole('main').getByRole('listitem').getByRole('link')
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
      await expect(page.getByRole('article').first()).toBeVisible()
      const link = page.getByRole('article').first().getByRole('link')
      expect(await link.getAttribute('href')).toMatch(/^\/(trip|custom-trip|suggested)\/./)
      await page.getByRole('link', { name: 'Clear search' }).click()
      await expect(page.getByRole('heading', { name: 'Popular Trips' })).toBeVisible()
    })
  })
})

test.describe('the overlay', () => {
  test('is fetched when reached for, holds the focus and gives it back', async ({ page }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await page.goto('/newsletter', { waitUntil: 'networkidle' })
    expect(files.filter((file) => file.includes('overlay'))).toEqual([])
    const box = await openOverlay(page)
    expect(files.filter((file) => file.includes('overlay'))).toHaveLength(1)
    await expect(box).toHaveAttribute('placeholder', 'Search destinations, trips, experiences...')
    recordSeen('Search destinations, trips, experiences...')
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
    await expect(toggle(page)).toBeFocused()
    await openOverlay(page)
    await page.mouse.click(10, 400)
    await expect(overlay(page)).toHaveCount(0)
  })

  test('offers ten popular searches and three lists, each leading to results', async ({ page }) => {
    await page.goto('/newsletter')
    await openOverlay(page)
    const dialog = overlay(page)
    const links = dialog.getByRole('listitem').getByRole('link')
    await expect(links).toHaveText([
      ...['adventure', 'beach', 'family', 'honeymoon', 'budget'],
      ...['luxury', 'cultural', 'wildlife', 'pilgrimage', 'weekend'],
      ...['Ladakh', 'Manali', 'Goa', 'Kerala'],
      ...['Adventure', 'Honeymoon', 'Family', 'Budget'],
      ...['Winter', 'Summer', 'Monsoon', 'Weekend'],
    ])
    for (const name of ['Popular Searches', 'Destinations', 'Trip Types', 'Seasonal'])
      await expect(dialog.getByRole('heading', { name })).toBeVisible()
    await expectNoFaults(page)
    await dialog.getByRole('link', { name: 'Monsoon' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/?search=Monsoon')
    await expect(toast(page, 'Showing results for Monsoon')).toHaveCount(1)
    await expect(homeBox(page)).toHaveValue('Monsoon')
  })

  test('suggests five; the first Escape closes them, the second the overlay', async ({ page }) => {
    await page.goto('/newsletter')
    const box = await openOverlay(page)
    await box.pressSequentially('ladakh')
    await expect(options(page)).toHaveCount(5)
    await expect(toast(page, '5 suggestions')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await expectNoFaults(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(overlay(page)).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(box).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
  })

  test('closes on submit and on a pick, and is empty the next time', async ({ page }) => {
    await page.goto('/newsletter')
    const box = await openOverlay(page)
    await page.keyboard.press('Enter')
    await expect(overlay(page)).toBeVisible()
    await box.fill('spiti')
    await page.keyboard.press('Enter')
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL('/?search=spiti')
    await expect(toast(page, 'Showing results for spiti')).toHaveCount(1)
    await expect(homeBox(page)).toHaveValue('spiti')
    await openOverlay(page)
    await expect(box).toHaveValue('')
    await box.pressSequentially('goa')
    await expect(options(page).first()).toBeVisible()
    const href = (await options(page).first().getAttribute('href')) ?? ''
    const watch = await watchLeaving(page, href)
    await options(page).first().click()
    await expect(overlay(page)).toHaveCount(0)
    await expect.poll(() => watch.left).toBe(true)
  })

  test('opens on a phone from between enquiry and menu', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    const names = await page
      .getByRole('banner')
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
    expect(names).toEqual(['Kafila, home', 'Enquire', 'Search', 'Menu'])
    const box = await openOverlay(page)
    await box.pressSequentially('kashmir')
    await expect(options(page).first()).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.clientWidth)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const { x, width: taken } = (await overlay(page).boundingBox()) ?? { x: -1, width: 0 }
    expect(x).toBe(0)
    expect(taken).toBeGreaterThan(300)
    await expectNoFaults(page)
  })
})
