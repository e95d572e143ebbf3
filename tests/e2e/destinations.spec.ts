import type { Response } from '@playwright/test'
import { expect, type Locator, type Page, skipPictures, test } from '../setup/browser.ts'

test.beforeEach(({ page }) => skipPictures(page))

const map = (page: Page) => page.getByRole('navigation', { name: 'Map of our places' })
const list = (page: Page) => page.getByRole('navigation', { name: 'List of our places' })
const hrefs = (page: Page, where: (page: Page) => ReturnType<typeof map>) =>
  where(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort())

test('every place stands on the map and in the list, and leads to its trips', async ({ page }) => {
  await page.goto('/destinations')
  await expect(page.getByRole('heading', { level: 1, name: 'Destinations' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home')
  expect(await hrefs(page, map)).toEqual(await hrefs(page, list))
  expect((await hrefs(page, map)).length).toBe(29)
  await expect(list(page).getByRole('link', { name: 'Ladakh 15 trips' })).toHaveAttribute(
    'href',
    '/india/ladakh',
  )
  await expect(list(page).getByRole('heading', { level: 2 })).toHaveText(['North', 'West', 'South', 'East'])
  // The larger ones are pictures, those inside of them words alone.
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveCount(20)
  await expect(list(page).locator('li:has(h3) img')).toHaveCount(20)
  await page.getByRole('main').getByRole('link', { name: 'East', exact: true }).click()
  await expect(list(page).getByRole('heading', { name: 'East', exact: true })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Maldives' })).toHaveAttribute('href', '/world/maldives')
  await expect(page.getByRole('link', { name: /^CC BY 4.0/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^@svg-maps\/india/ })).toBeVisible()
})

test('the map is used by keyboard', async ({ page }) => {
  await page.goto('/destinations')
  await map(page).getByRole('link', { name: 'Kashmir 8 trips' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  const name = map(page).getByRole('link', { name: 'Kashmir 8 trips' })
  await expect(name).toBeFocused()
  expect(await name.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/?search=Kashmir')
})

test('the footer leads there', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Destinations', exact: true }).click()
  await expect(page).toHaveURL('/destinations')
  await expect(map(page)).toBeVisible()
})

test('the outline is a file of its own and no script', async ({ page }) => {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response)
  })
  await page.goto('/destinations', { waitUntil: 'networkidle' })
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of [...scripts]) expect(await script.text()).not.toMatch(/M537\.\d 685/)
  const outline = await page.request.get((await map(page).locator('img').getAttribute('src')) ?? '')
  expect(await outline.text()).toMatch(/M537\.\d 685/)
  expect(outline.headers()['cache-control']).toContain('immutable')
})

test('no name on the map covers another, at any width', async ({ page }) => {
  await page.goto('/destinations')
  for (const width of [390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => findCovered(page), `at ${width} px`).toEqual([])
  }
})

/** Names that lie on each other or leave the map. */
async function findCovered(page: Page): Promise<string[]> {
  const boxes = await map(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange()
        words.selectNodeContents(link.firstChild as Node)
        const { left, right, top, bottom } = words.getBoundingClientRect()
        return { name: link.textContent, left, right, top, bottom }
      }),
    )
  const frame = await map(page).boundingBox()
  if (!frame || boxes.length === 0) return ['no name is found']
  const outside = boxes.filter(({ left, right }) => left < frame.x || right > frame.x + frame.width)
  return [
    ...outside.map(({ name }) => `${name} leaves the map`),
    ...boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.name} and ${b.name}`),
    ),
  ]
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger finds every name on the map, and is led to its trips', async ({ page }) => {
    await page.goto('/destinations')
    const missed = await map(page)
      .getByRole('link')
      .evaluateAll((links) => {
        const reach = 12
        const isFound = (link: Element, x: number, y: number) =>
          document.elementFromPoint(x, y)?.closest('a') === link
        return links.flatMap((link) => {
          link.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { left, top, width, height } = link.getBoundingClientRect()
          const [x, y] = [left + width / 2, top + height / 2]
          // Boxes are drawn on whole pixels.
          const [across, down] = [width / 2 - 1.5, reach - 1.5]
          // The middle, the ends, and the corners as far as they are round.
          const spots = [
            [0, 0],
            [across, 0],
            [-across, 0],
            [0, down],
            [0, -down],
            ...[-1, 1].flatMap((i) => [-1, 1].map((j) => [i * (across - 3), j * (down - 3)])),
          ]
          // A box that stands between two pixels is measured a hair too small.
          const isLarge = Math.min(width, height) > 2 * reach - 0.01
          const lost = spots.filter(([dx = 0, dy = 0]) => !isFound(link, x + dx, y + dy))
          return isLarge && lost.length === 0
            ? []
            : [`${link.textContent}, ${width} by ${height} px, not at ${lost.join(' or ')}`]
        })
      })
    expect(missed).toEqual([])
    for (const name of ['Sikkim', 'Andaman']) {
      const link = map(page).getByRole('link', { name })
      const href = (await link.getAttribute('href')) ?? ''
      await link.tap()
      await expect(page).toHaveURL(href)
      await page.goto('/destinations')
    }
  })

  test('the map names states alone, and the list below leads to every place that it leaves out', async ({
    page,
  }) => {
    const places = (part: Locator) =>
      part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/destinations')
    const all = await places(map(page))
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(map(page).getByRole('link', { name: 'Spiti 4 trips' })).toBeHidden()
    await expect(map(page).getByRole('link', { name: /^Himachal Pradesh/ })).toBeVisible()
    const named = await places(map(page))
    expect(named.length).toBeLessThan(14)
    expect(await places(list(page))).toEqual(expect.arrayContaining(all.filter((to) => !named.includes(to))))
    await list(page).getByRole('link', { name: 'Spiti 4 trips' }).tap()
    await expect(page).toHaveURL('/?search=Spiti')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('map, list and posters are there', async ({ page }) => {
    await page.goto('/destinations')
    const outline = map(page).locator('img')
    await expect(outline).toBeVisible()
    await expect
      .poll(() => outline.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await map(page).getByRole('link', { name: 'Spiti 4 trips' }).click()
    await expect(page).toHaveURL('/?search=Spiti')
  })
})
