import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page, skipPictures, test } from '../setup/browser.ts'

test.beforeEach(({ page }) => skipPictures(page))

const three = '/compare?ids=lw3,lw6,o4'
const table = (page: Page) => page.getByRole('table')
const rowNames = (page: Page) =>
  table(page)
    .getByRole('rowheader')
    .allTextContents()
    .then((names) => names.map((name) => name.replace(/\s*[≠=].*$/, '')))

test('trips are picked on their cards, compared, and stay picked', async ({ page }) => {
  await page.goto('/popular')
  const bar = page.getByRole('complementary', { name: 'Trips to compare' })
  const picks = page.getByRole('button', { name: /^Compare / })
  await picks.nth(0).click()
  await expect(bar.getByRole('link', { name: 'Compare 1 trip' })).toBeVisible()
  await picks.nth(1).click()
  const names = await Promise.all([0, 1].map((i) => picks.nth(i).getAttribute('aria-label')))
  const link = bar.getByRole('link', { name: 'Compare 2 trips' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/compare\?ids=[\w-]+,[\w-]+$/)
  await expect(table(page).getByRole('columnheader').nth(1)).toContainText(names[0]?.slice(8) ?? '?')
  await expect(table(page).getByRole('columnheader').nth(2)).toContainText(names[1]?.slice(8) ?? '?')
  await expect(bar).toHaveCount(0)
  await page.goBack()
  await expect(link).toBeVisible()
  await expect(picks.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await bar.getByRole('button', { name: 'Clear' }).click()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(picks.nth(0)).toHaveAttribute('aria-pressed', 'false')
})

for (const width of [320, 390, 1440]) {
  test(`at ${width} px a fourth pick takes the place of the first, and the bar is seen to say so`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/popular')
    const picks = page.getByRole('button', { name: /^Compare / })
    for (const i of [0, 1, 2]) await picks.nth(i).click()
    const bar = page.getByRole('complementary', { name: 'Trips to compare' })
    const status = bar.getByRole('status')
    await expect(status).toHaveText('All three picked')
    await picks.nth(3).click()
    await expect(status).toHaveText('Three fit: the first made room')
    // Those who only hear it get it in a single pixel.
    expect((await status.boundingBox())?.width).toBeGreaterThan(150)
    for (const part of [status, bar.getByRole('link'), bar.getByRole('button')])
      await expect(part).toBeInViewport({ ratio: 1 })
    await expect(picks.nth(0)).toHaveAttribute('aria-pressed', 'false')
    const lowestToast = await page
      .getByRole('status')
      .last()
      .evaluate((toaster) => innerHeight - Number.parseFloat(getComputedStyle(toaster).bottom))
    expect(lowestToast).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  })
}

test('the table has a header for each trip and each fact, in the order of the address', async ({ page }) => {
  await page.goto(three)
  await expect(page).toHaveTitle(/^Compare Leh Ladakh with Turtuk, Ladakh by Motorbike.*, Kutch/)
  await expect(table(page).getByRole('columnheader')).toHaveCount(4)
  expect(await rowNames(page)).toEqual([
    'Price per person',
    'Payable locally or before',
    'Packages',
    'Duration',
    'Next dates and seats',
    'Places',
    'Highlights',
    'Included',
    'Not included',
    'Rating and reviews',
    'Difficulty',
    'If you cancel',
    'Before you book',
    'Meet',
    'End',
    'Airport and railhead',
    'Group',
    'Ages',
    'Child price',
    'Fitness',
    'Rooms',
    'Single room',
    'Network',
    'Cash',
    'Power',
    'Papers',
    'Insurance',
  ])
  const row = (name: string) =>
    table(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) })
  await expect(row('Price per person').locator('s').first()).toContainText('₹21,110')
  await expect(row('Price per person')).toContainText('₹18,999')
  await expect(row('Packages')).toContainText('+ 5% GST')
  await expect(row('Next dates and seats')).toContainText(/\d+ \w{3} 20\d\d\d* seats? left/)
  await expect(row('If you cancel')).toContainText('30+ days before: 100% refund minus a processing fee')
  await expect(row('Price per person').getByText('Differs')).toBeVisible()
  const groundOf = (name: string) =>
    row(name)
      .getByRole('cell')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor)
  expect(await groundOf('If you cancel')).toBe('rgba(0, 0, 0, 0)')
  expect(await groundOf('Price per person')).not.toBe(await groundOf('If you cancel'))
  await expect(row('If you cancel').getByText('Same')).toBeVisible()
})

test('what all trips share is named, and differences can stand alone', async ({ page }) => {
  await page.goto('/compare?ids=lw3,lw6')
  await expect(table(page).getByRole('listitem').filter({ hasText: 'Pangong Tsoin all' })).toHaveCount(2)
  await page.getByRole('link', { name: 'Show differences only' }).click()
  await expect(page).toHaveURL('/compare?ids=lw3,lw6&only=differences')
  await expect.poll(() => rowNames(page)).not.toContain('If you cancel')
  expect(await rowNames(page)).toContain('Price per person')
  await page.getByRole('link', { name: 'Show every row' }).click()
  await expect.poll(() => rowNames(page)).toContain('If you cancel')
})

test('what an address names in vain is left out and said', async ({ page }) => {
  await page.goto('/compare?ids=lw6,nowhere,lw6,lw3,o4,w1')
  await expect(page.getByText('One trip in this link is not in our catalogue and left out.')).toBeVisible()
  await expect(page.getByText('One trip is in this link more than once and shown only once.')).toBeVisible()
  await expect(
    page.getByText('You can compare three trips at a time: one trip more is left out.'),
  ).toBeVisible()
  await expect(table(page).getByRole('columnheader')).toHaveCount(4)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/compare\?ids=lw6,lw3,o4$/)
  await page.goto('/compare?ids=lw6&ids=f1')
  await expect(table(page).getByRole('columnheader')).toHaveCount(3)
})

test('trips are taken out and put in until none is left', async ({ page }) => {
  await page.goto('/compare?ids=lw3,lw6')
  await page.getByRole('link', { name: 'Remove Leh Ladakh with Turtuk' }).click()
  await expect(page).toHaveURL('/compare?ids=lw6')
  await expect(table(page).getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeFocused()
  await expect(page.getByText('Differs')).toHaveCount(0)
  await page
    .getByRole('link', { name: /^Add (?!another)/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\?ids=lw6,[\w-]+$/)
  await expect(table(page).getByRole('columnheader')).toHaveCount(3)
  await page.goto('/compare?ids=lw6')
  await page.getByRole('link', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { name: 'No trips picked yet' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('link', { name: 'See all India trips' })).toHaveAttribute('href', '/india')
})

test('what is put in or taken out stays picked, and differences stay alone', async ({ page }) => {
  await page.goto('/compare?ids=lw3,lw6&only=differences')
  await page
    .getByRole('link', { name: /^Add (?!another)/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\?ids=lw3,lw6,[\w-]+&only=differences$/)
  await expect(page.locator('#comparison')).toBeFocused()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('link', { name: 'Compare 3 trips' }).click()
  await expect(table(page).getByRole('columnheader')).toHaveCount(4)
  await page.goto('/compare?ids=lw3,lw6,o4&only=differences')
  await page.getByRole('link', { name: 'Remove Leh Ladakh with Turtuk' }).click()
  await expect(page).toHaveURL('/compare?ids=lw6,o4&only=differences')
  await page
    .getByRole('link', { name: /^Remove/ })
    .last()
    .click()
  await expect(page).toHaveURL('/compare?ids=lw6&only=differences')
  await expect(table(page).getByRole('rowheader', { name: 'If you cancel' })).toBeVisible()
})

test('it is shared by the device, or by a copied link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', { value: undefined, writable: true }),
  )
  await page.goto(three)
  const share = page.getByRole('button', { name: 'Share' })
  await share.click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/compare\?ids=lw3,lw6,o4$/)
  await page.evaluate(() => {
    navigator.share = async (what) => {
      document.body.dataset.shared = what?.url
    }
  })
  await share.click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', /\/compare\?ids=lw3,lw6,o4$/)
})

test('trips stay in sight while the page scrolls, and row names too on a phone', async ({ page }) => {
  const trip = table(page).getByRole('columnheader', { name: /Turtuk/ })
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto(three)
  await page.evaluate(() => scrollTo(0, 1200))
  await expect(trip).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(three)
  const frame = page.getByRole('region', { name: 'Comparison' })
  await frame.evaluate((element) => {
    element.scrollIntoView()
    element.scrollTo(120, 300)
  })
  await expect(table(page).getByRole('rowheader', { name: /^Places/ })).toBeInViewport()
  const left = (await frame.boundingBox())?.x ?? 0
  expect(
    (
      await table(page)
        .getByRole('rowheader', { name: /^Places/ })
        .boundingBox()
    )?.x,
  ).toBeCloseTo(left, 0)
  const top = (await frame.boundingBox())?.y ?? 0
  expect((await trip.boundingBox())?.y).toBeCloseTo(top, 0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the comparison, its differences and its links work', async ({ page }) => {
    await page.goto('/compare?ids=lw3,lw6')
    await expect(table(page).getByRole('columnheader')).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
    await page.getByRole('link', { name: 'Show differences only' }).click()
    expect(await rowNames(page)).not.toContain('If you cancel')
    await page
      .getByRole('link', { name: /^Add (?!another)/ })
      .first()
      .click()
    await expect(table(page).getByRole('columnheader')).toHaveCount(4)
  })
})

test('the bar has no barrier and fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/popular')
  const pick = page.getByRole('button', { name: /^Compare / }).first()
  await pick.click()
  const bar = page.getByRole('complementary', { name: 'Trips to compare' })
  await expect(bar.getByRole('link', { name: 'Compare 1 trip' })).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: 'Clear' })).toBeInViewport({ ratio: 1 })
  await expectNoBarriers(page, 'aside')
})
