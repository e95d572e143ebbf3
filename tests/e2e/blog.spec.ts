import { expect, see, skipPictures, test } from '../setup/browser.ts'

test.beforeEach(({ page }) => skipPictures(page))

test('a reader goes through the tabs and pages, and opens a post', async ({ page }) => {
  await page.goto('/blog')
  await see(page, 'Travel Blog')
  const topics = page.getByRole('navigation', { name: 'Topics' })
  await expect(topics.getByRole('link')).toHaveCount(6)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/blog?page=2')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(3)
  await topics.getByRole('link', { name: 'Travel Guides' }).click()
  await expect(page).toHaveURL('/blog?tab=travel-guides')
  await expect(page).toHaveTitle(/^Travel Guides/)
  await expect(topics.getByRole('link', { name: 'Travel Guides' })).toHaveAttribute('aria-current', 'page')
  const link = cards.first().getByRole('link')
  const title = (await link.textContent()) ?? '?'
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const heading = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 }).nth(1)
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: (await heading.textContent()) ?? '?' })
    .click()
  await expect(heading).toBeInViewport()
})

test('the newest post stands large, and cards of a row are of one height, three in a row on a desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog')
  const cards = page.getByRole('main').getByRole('article')
  const [lead, next] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()])
  expect(lead?.width).toBeGreaterThan(1.9 * (next?.width ?? 0))
  expect(lead?.height).toBeGreaterThan(1.9 * (next?.height ?? 0))
  const boxes = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((all) =>
      all.slice(3, 6).map((card) => {
        const { top, width, height } = card.getBoundingClientRect()
        return [top, width, height].map(Math.round)
      }),
    )
  expect(boxes).toEqual([boxes[0], boxes[0], boxes[0]])
})

test.describe('an unknown post', () => {
  test.use({ allowedErrors: /404/ })

  test('says so and leads back to the blog', async ({ page }) => {
    await page.goto('/blog/nowhere')
    await see(page, 'Blog Post Not Found')
    await page.getByRole('link', { name: 'To the Travel Blog' }).click()
    await expect(page).toHaveURL('/blog')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs, pages and posts open', async ({ page }) => {
    await page.goto('/blog')
    await page
      .getByRole('navigation', { name: 'Topics' })
      .getByRole('link', { name: 'Offbeat Places' })
      .click()
    await expect(page).toHaveURL('/blog?tab=offbeat-places')
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 2, name: 'Read next' })).toBeVisible()
  })
})
