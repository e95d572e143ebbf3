import { expect, skipPictures, test } from '../setup/browser.ts'

test.use({ javaScriptEnabled: false, allowedErrors: /404/ })
test.beforeEach(({ page }) => skipPictures(page))

test('a visitor browses, filters, sorts, reads on and opens a trip', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'India', exact: true })
    .click()
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(12)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.locator('summary', { hasText: 'Month' }).click()
  await filters.getByRole('checkbox', { name: /^Dec \d{4}/ }).check({ force: true })
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  await filters.getByRole('button', { name: 'Show trips' }).click()
  await expect(page).toHaveURL('/india?month=december&sort=price')
  await expect(page.getByRole('link', { name: /^Remove filter: Month, Dec \d{4}$/ })).toBeVisible()
  const first = (await cards.first().getByRole('link').textContent()) ?? ''
  await page.getByRole('link', { name: /^Load More \(\d+ remaining\)$/ }).click()
  await expect(page).toHaveURL('/india?month=december&sort=price&page=2')
  await expect(cards.first().getByRole('link')).not.toHaveText(first)
  await expect(page.getByText(/^Showing 13 to 24 of \d+ trips$/)).toBeVisible()
  await page.getByRole('link', { name: 'Show earlier trips' }).click()
  await expect(cards.first().getByRole('link')).toHaveText(first)
  const href = await cards.first().getByRole('link').getAttribute('href')
  await cards.first().getByRole('link').click()
  await expect(page).toHaveURL(href ?? '')
  expect(href).toMatch(/^\/(trip|custom-trip|suggested)\/[\w-]+(\?date=[\d-]+)?$/)
})

test('a visitor searches, filters what was found and opens a trip', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: 'Where to' }).fill('beach')
  await main.getByRole('button', { name: 'Find trips' }).click()
  await expect(page).toHaveURL('/?search=beach')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.locator('summary', { hasText: 'Price' }).click()
  await filters.getByLabel('At most, in rupees a person').fill('10,000')
  await filters.getByRole('button', { name: 'Show trips' }).click()
  await expect(page).toHaveURL('/?search=beach&max=10000')
  const card = main.getByRole('article').first()
  expect(Number((await card.locator('b').textContent())?.replace(/\D/g, ''))).toBeLessThan(10_000)
  const title = (await card.getByRole('link').textContent()) ?? '?'
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a search that finds nothing says so', async ({ page }) => {
  await page.goto('/?search=xyzzyqq')
  await expect(page.getByText('No trips found.', { exact: true })).toBeVisible()
})

test('on a phone the filters open at their button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/india')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await expect(filters).toBeHidden()
  await page.getByRole('link', { name: 'Filters' }).click()
  await expect(filters).toBeInViewport()
  await filters.locator('summary', { hasText: 'Duration' }).click()
  await filters.getByRole('radio', { name: /^Up to 3 days/ }).check({ force: true })
  await filters.getByRole('button', { name: 'Show trips' }).click()
  await expect(page).toHaveURL('/india?duration=1-3')
})

test('an address that leads nowhere searches, and leads to what it may have meant', async ({ page }) => {
  const response = await page.goto('/india/goaa')
  expect(response?.status()).toBe(404)
  const near = page.getByRole('region', { name: 'Were you looking for one of these?' })
  await expect(near.getByRole('link')).toHaveCount(3)
  await expect(near.getByRole('link', { name: /^Goa All our trips there/ })).toHaveAttribute(
    'href',
    '/india/goa',
  )
  await page.getByRole('textbox', { name: 'Search destinations, trips, experiences' }).fill('beach')
  await page.getByRole('button', { name: 'Find trips' }).click()
  await expect(page).toHaveURL('/?search=beach')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
})
