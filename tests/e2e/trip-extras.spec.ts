import { expect, type Locator, type Page, recordSeen, skipPictures, test } from '../setup/browser.ts'

const path = '/trip/lw6'
const sections = ['related-trips', 'google-reviews', 'travel-moments', 'travel-inspiration']
test.beforeEach(({ page }) => skipPictures(page))

const reviews = (page: Page) => page.locator('#google-reviews')
const moments = (page: Page) => page.locator('#travel-moments')

/** The page with a clock that moves only when told. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-15T10:00:00+05:30') })
  await page.clock.pauseAt(new Date('2026-11-15T10:00:10+05:30'))
  await page.goto(path)
}

/** Scrolls to a section and lets the still clock run in small steps until it is hydrated. */
async function hydrate(page: Page, section: Locator): Promise<void> {
  await section.scrollIntoViewIfNeeded()
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10)
        return section.getAttribute('data-hydrated')
      },
      { intervals: [10] },
    )
    .toBe('')
  // Neighbours that were near as well may have found their true height since.
  await section.scrollIntoViewIfNeeded()
}

test.describe('what stands below a trip', () => {
  test('is four sections, with three other trips first', async ({ page }) => {
    await page.goto(path)
    const ids = await page.locator('main section[id]').evaluateAll((found) => found.map(({ id }) => id))
    expect(ids.filter((id) => sections.includes(id))).toEqual(sections)
    for (const title of [
      'You Might Also Like',
      'Google Reviews',
      'Travel Moments',
      'Travel Inspiration',
    ] as const) {
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
      recordSeen(title)
    }
    const links = page.locator('#related-trips').getByRole('article').getByRole('link')
    await expect(links).toHaveCount(3)
    for (const link of await links.all()) expect(await link.getAttribute('href')).not.toBe(path)
    await expect(page.getByRole('region', { name: 'You Might Also Like' }).getByRole('list')).toHaveAttribute(
      'tabindex',
      '0',
    )
  })

  test('shows a skeleton for 1 s before the reviews', async ({ page }) => {
    await openStill(page)
    const list = reviews(page).locator('ul')
    const first = reviews(page).getByText(/^“We flew into Leh/)
    const before = await list.boundingBox()
    await hydrate(page, reviews(page))
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(first).toBeHidden()
    await page.clock.runFor(900)
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(110)
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await expect(first).toBeVisible()
    await expect.poll(async () => (await list.boundingBox())?.height).toBe(before?.height)
  })

  test('turns the reviews round and round, and a dot chooses', async ({ page }) => {
    await page.goto(path)
    await reviews(page).scrollIntoViewIfNeeded()
    const list = reviews(page).locator('ul')
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await expect(reviews(page).getByText('4.9', { exact: true })).toBeVisible()
    const name = (person: string) => reviews(page).getByText(person, { exact: true })
    const current = reviews(page).locator('button[aria-current]')
    await expect(name('Ananya Rao')).toBeVisible()
    await reviews(page).getByRole('button', { name: 'Previous review' }).click()
    await expect(name('Neha Gupta')).toBeVisible()
    await expect(name('Ananya Rao')).toBeHidden()
    await expect(current).toHaveAccessibleName('Review 5 of 5: Neha Gupta')
    await reviews(page).getByRole('button', { name: 'Next review' }).click()
    await expect(name('Ananya Rao')).toBeVisible()
    await reviews(page).getByRole('button', { name: 'Review 4 of 5: Karthik R' }).click()
    await expect(name('Karthik R')).toBeVisible()
    await expect(reviews(page).getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeVisible()
    await expect(current).toHaveAccessibleName('Review 4 of 5: Karthik R')
  })

  test('shows five moments with arrows on a wide screen, and they stay where they are', async ({ page }) => {
    await openStill(page)
    await hydrate(page, moments(page))
    const pictures = moments(page).getByRole('listitem')
    const next = moments(page).getByRole('button', { name: 'Next moments' })
    const previous = moments(page).getByRole('button', { name: 'Previous moments' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await page.clock.runFor(10_000)
    await expect(pictures.nth(0)).toBeInViewport({ ratio: 0.9 })
    await expect(pictures.nth(4)).toBeInViewport({ ratio: 0.9 })
    await expect(pictures.nth(5)).not.toBeInViewport()
    await next.click()
    await expect(pictures.nth(5)).toBeInViewport({ ratio: 0.9 })
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await previous.click()
    await expect(pictures.nth(0)).toBeInViewport({ ratio: 0.9 })
    const profile = moments(page).getByRole('link', { name: /Instagram/ })
    await expect(profile).toHaveAttribute('href', /^https:\/\/www\.instagram\.com\//)
  })

  test('shows the next moment every 3 s on a phone until it is paused', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openStill(page)
    await hydrate(page, moments(page))
    const pictures = moments(page).getByRole('listitem')
    const shows = (i: number) => expect(pictures.nth(i)).toBeInViewport({ ratio: 0.9 })
    const pause = moments(page).getByRole('button', { name: 'Pause the moments' })
    await shows(0)
    await page.clock.fastForward(3_000)
    await shows(1)
    await page.clock.fastForward(3_000)
    await shows(2)
    await pause.click()
    await page.mouse.move(2, 2)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.fastForward(20_000)
    await shows(2)
    await moments(page).getByRole('button', { name: 'Play the moments' }).click()
    await page.clock.fastForward(3_100)
    await shows(3)
  })

  test('keeps the moments still for those who asked for less motion', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openStill(page)
    await hydrate(page, moments(page))
    await expect(moments(page).getByRole('button', { name: 'Play the moments' })).toBeVisible()
    await page.clock.fastForward(20_000)
    await expect(moments(page).getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 })
  })

  test('leads from its three pictures to trips', async ({ page }) => {
    await page.goto(path)
    const links = page.locator('#travel-inspiration').getByRole('link')
    await expect(links).toHaveCount(3)
    await links.first().click()
    await expect(page).toHaveURL(/\/\?search=\w+$/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all reviews, moments and trips are there', async ({ page }) => {
    await page.goto(path)
    for (const person of ['Ananya Rao', 'Imran Shaikh', 'Sneha Kulkarni', 'Karthik R', 'Neha Gupta']) {
      await expect(reviews(page).getByText(person, { exact: true })).toBeVisible()
    }
    await expect(reviews(page).getByRole('button')).toHaveCount(0)
    await expect(moments(page).getByRole('listitem')).toHaveCount(6)
    await expect(moments(page).getByRole('button')).toHaveCount(0)
    await expect(page.locator('#related-trips').getByRole('link')).toHaveCount(3)
    await expect(page.locator('#travel-inspiration').getByRole('link')).toHaveCount(3)
  })
})
