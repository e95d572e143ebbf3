import { chooseForOne } from '../setup/booking-page.ts'
import { expect, type Locator, type Page, skipPictures, test } from '../setup/browser.ts'

test.beforeEach(({ page }) => skipPictures(page))

const modal = (page: Page) => page.locator('dialog[open]')
const banner = (page: Page) => page.getByRole('banner')

/** What opens each layer of a trip page. */
const everywhere: [string, (page: Page) => Locator][] = [
  ['Pictures of', (page) => page.getByRole('link', { name: /Open picture 1 of/ })],
  [
    'Get Trip Details',
    (page) => page.getByRole('button', { name: 'Know More' }).filter({ visible: true }).first(),
  ],
  ['Search', (page) => banner(page).getByRole('link', { name: 'Search' })],
  [
    'Plan Your Trip',
    (page) =>
      banner(page)
        .getByRole('link', { name: /Plan Trip|Enquire/ })
        .filter({ visible: true }),
  ],
]
const onPhones: typeof everywhere = [['Menu', (page) => banner(page).getByRole('link', { name: 'Menu' })]]

for (const [width, layers] of [
  [390, [...everywhere, ...onPhones]],
  [1440, everywhere],
] as const)
  test(`at ${width} px Back closes each layer of a trip and keeps the page, then leaves it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/newsletter')
    await page.goto('/trip/lw6')
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()))
    const date = page.getByRole('button', { name: /seats left/ }).first()
    await date.click()
    await chooseForOne(page)
    for (const [name, opener] of layers) {
      await opener(page).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.goBack()
      await expect(modal(page), name).toHaveCount(0)
      await expect(page, name).toHaveURL('/trip/lw6')
      await expect(opener(page)).toBeFocused()
    }
    await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).click()
    await expect(page.getByRole('dialog', { name: 'Booking Summary' })).toBeVisible()
    await page.goBack()
    await expect(modal(page)).toHaveCount(0)
    await expect(date, 'what was chosen stays').toHaveAttribute('aria-pressed', 'true')
    expect(asked, 'the page is not loaded anew').toEqual([])
    await page.goForward()
    await expect(modal(page), 'Forward opens nothing').toHaveCount(0)
    await expect.poll(() => page.evaluate(() => history.state.layers)).toBeUndefined()
    await page.goBack()
    await expect(page).toHaveURL('/newsletter')
  })

test('a layer that is closed by its button leaves nothing to go back to, nor does a reload under it', async ({
  page,
}) => {
  await page.goto('/newsletter')
  await page.goto('/contact')
  const before = await page.evaluate(() => history.length)
  for (const close of ['Escape', 'reload'] as const) {
    await banner(page).getByRole('link', { name: 'Search' }).click()
    await expect(modal(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state.layers)).toBe(1)
    if (close === 'reload') await page.reload()
    else await page.keyboard.press('Escape')
    await expect(modal(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => history.state.layers)).toBeUndefined()
  }
  expect(await page.evaluate(() => history.length), 'one entry for both, ahead of the page').toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL('/newsletter')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } })

  test('a page that is opened from the menu goes back to the page behind the menu', async ({ page }) => {
    await page.goto('/contact')
    await banner(page).getByRole('link', { name: 'Menu' }).click()
    await modal(page).getByRole('link', { name: 'Honeymoon' }).click()
    await expect(page).toHaveURL('/honeymoon-packages')
    await expect(modal(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    await page.goForward()
    await expect(page).toHaveURL('/honeymoon-packages')
    // The address is there before the page.
    await expect(page.getByRole('heading', { level: 1, name: 'Honeymoon Packages' })).toBeVisible()
    // A dialog in the menu's place is closed in its turn.
    await banner(page).getByRole('link', { name: 'Menu' }).click()
    await modal(page).getByRole('link', { name: 'Plan My Trip' }).click()
    await expect(page.getByRole('dialog', { name: 'Plan Your Trip' })).toBeVisible()
    await page.goBack()
    await expect(modal(page)).toHaveCount(0)
    await expect(page).toHaveURL('/honeymoon-packages')
  })

  test('Back closes the filters and keeps what was chosen, and the next undoes it', async ({ page }) => {
    await page.goto('/about')
    await page.goto('/india')
    await page.getByRole('link', { name: 'Filters' }).click()
    await expect(modal(page)).toBeVisible()
    // The second is chosen while the first is still on its way.
    const asked = page.waitForRequest('**/india.data?month=january**')
    const askedAgain = page.waitForRequest('**/india.data?month=january&month=february**')
    const answer = Promise.withResolvers<void>()
    await page.route('**/india.data?**', (route) => answer.promise.then(() => route.continue()))
    const month = (value: string) => modal(page).locator(`label:has(input[value=${value}])`)
    await month('january').click()
    await asked
    await month('february').click()
    await askedAgain
    answer.resolve()
    await expect(page).toHaveURL('/india?month=january&month=february')
    const filtered = page.url()
    await expect.poll(() => page.evaluate(() => history.state.layers)).toBe(1)
    await page.goBack()
    await expect(modal(page)).toHaveCount(0)
    await expect(page).toHaveURL(filtered)
    await page.goBack()
    await expect(page).toHaveURL('/india')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })
})
