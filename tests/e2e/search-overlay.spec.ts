import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, recordSeen, skipPictures, test } from '../setup/browser.ts'
import {
  countSuggestions,
  homeBox,
  openOverlay,
  openWithClock,
  options,
  overlay,
  toast,
  toggle,
  watchLeaving,
} from '../setup/search.ts'

test.beforeEach(({ page }) => skipPictures(page))

test.describe('the overlay', () => {
  test('is fetched when reached for, holds the focus and gives it back', async ({ page }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await page.goto('/newsletter', { waitUntil: 'networkidle' })
    expect(files.filter((file) => file.includes('search-overlay'))).toEqual([])
    const box = await openOverlay(page)
    expect(files.filter((file) => file.includes('search-overlay'))).toHaveLength(1)
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
    const links = dialog.getByRole('listitem').getByRole('link').filter({ hasNotText: '₹' })
    await expect(links).toHaveText([
      ...['adventure', 'beach', 'family', 'honeymoon', 'budget'],
      ...['luxury', 'cultural', 'wildlife', 'pilgrimage', 'weekend'],
      ...['Ladakh', 'Manali', 'Goa', 'Kerala'],
      ...['Adventure', 'Honeymoon', 'Family', 'Budget'],
      ...['Winter', 'Summer', 'Monsoon', 'Weekend'],
    ])
    for (const name of ['Popular Searches', 'Destinations', 'Trip Types', 'Seasonal'])
      await expect(dialog.getByRole('heading', { name })).toBeVisible()
    await expectNoBarriers(page, 'dialog')
    await dialog.getByRole('link', { name: 'Monsoon' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/?search=Monsoon')
    await expect(toast(page, 'Showing results for Monsoon')).toHaveCount(1)
    await expect(homeBox(page)).toHaveValue('Monsoon')
  })

  test('suggests five trips, then places and the way to all; the first Escape closes them, the second the overlay', async ({
    page,
  }) => {
    await page.goto('/newsletter')
    const box = await openOverlay(page)
    await box.pressSequentially('ladakh')
    await expect(options(page)).toHaveCount(7)
    await expect(toast(page, '7 suggestions')).toHaveCount(1)
    await expect(options(page).nth(4)).toContainText(/\d+D\/\d+N/)
    await expect(options(page).nth(5)).toHaveText(/^Ladakh\s+India$/)
    await expect(options(page).nth(6)).toHaveText(/^See all \d+ trips for "ladakh"$/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await expectNoBarriers(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(overlay(page)).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(box).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
  })

  test('ends no search: places lead on, all results are one press away, and nothing found says so', async ({
    page,
  }) => {
    await page.goto('/newsletter')
    const box = await openOverlay(page)
    await box.fill('hampi')
    await expect(options(page)).toHaveText([/^Hampi\s+Karnataka$/, 'See 1 trip for "hampi"'])
    await box.fill('xyzzyqq')
    await expect(overlay(page).getByText('No trips found for “xyzzyqq”.')).toBeVisible()
    await expect(overlay(page).getByRole('link', { name: 'see all destinations' })).toBeVisible()
    await box.fill('rajasthan')
    await expect(options(page).first()).toHaveAttribute('href', '/india/rajasthan')
    await box.fill('gao')
    await options(page).filter({ hasText: 'See all 7 trips for "gao"' }).click()
    await expect(page).toHaveURL('/?search=gao')
    await expect(toast(page, 'Found 7 trips')).toHaveCount(1)
    await expect(page.getByRole('article')).toHaveCount(7)
  })

  test('stays for an Escape that stops suggestions on their way', async ({ page }) => {
    const asked = await countSuggestions(page)
    await openWithClock(page)
    const box = await openOverlay(page)
    await box.pressSequentially('goa')
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    expect(asked).toEqual([])
    await expect(overlay(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
  })

  test('closes on submit and on a pick, and is empty the next time', async ({ page }) => {
    await page.goto('/newsletter')
    const box = await openOverlay(page)
    await page.keyboard.press('Enter')
    await expect(overlay(page)).toBeVisible()
    await box.fill('spiti')
    await overlay(page).getByRole('button', { name: 'Find trips' }).click()
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL('/?search=spiti')
    await expect(toast(page, 'Showing results for spiti')).toHaveCount(1)
    await expect(homeBox(page)).toHaveValue('spiti')
    await openOverlay(page)
    await expect(box).toHaveValue('')
    await box.pressSequentially('goa')
    // The answer to the whole word.
    await expect(options(page).last()).toHaveText(/for "goa"$/)
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
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? link.textContent))
    expect(names).toEqual(['Kafila, home', 'Enquire', 'Search', 'Log in', 'Menu'])
    const box = await openOverlay(page)
    await box.pressSequentially('kashmir')
    await expect(options(page).last()).toHaveText(/for "kashmir"$/)
    // A long place gives way, the length of the trip never.
    const cut = await options(page)
      .getByText(/^\d+D\/\d+N$/)
      .evaluateAll(
        (lengths) =>
          lengths.filter(
            (length) =>
              length.scrollWidth > length.clientWidth || length.getBoundingClientRect().right > innerWidth,
          ).length,
      )
    expect(cut).toBe(0)
    const width = await page.evaluate(() => document.documentElement.clientWidth)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const { x, width: taken } = (await overlay(page).boundingBox()) ?? { x: -1, width: 0 }
    expect(x).toBe(0)
    expect(taken).toBeGreaterThan(300)
    await expectNoBarriers(page, 'dialog')
  })
})
