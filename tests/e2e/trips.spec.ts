import { expectNoBarriers, phone } from '../setup/barriers.ts'
import { expect, type Page } from '../setup/browser.ts'
import { sitDown, test } from '../setup/console-browser.ts'
import { untilSaved } from '../setup/trip-editor.ts'

const dayTitle = (page: Page, i: number) => page.locator(`[name="itinerary.${i}.title"]`)

/** By its grip, to where another day stands; what it lies over shows that it would take its place. */
async function dragDay(page: Page, from: number, to: number): Promise<void> {
  const days = page
    .locator('.content-entries > li[data-at]')
    .filter({ has: page.locator('[name^="itinerary."]') })
  const target = days.nth(to)
  await target.scrollIntoViewIfNeeded()
  await days.nth(from).locator('.content-grip').hover()
  await page.mouse.down()
  await target.locator('summary').hover()
  await expect(target).toHaveAttribute('data-under', 'true')
  await page.mouse.up()
  await expect(target).toHaveAttribute('data-under', 'false')
}

test('a word is changed by keys, a rule speaks beside its field, it is mended, published and read on the site', async ({
  page,
  app,
  browser,
}) => {
  test.slow()
  await sitDown(page, app, 'owner')
  await page.goto('/console')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await page.waitForURL('**/console/trips')
  await page.getByLabel('Name', { exact: true }).fill('umling')
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await page.getByRole('link', { name: /^Umling La/ }).press('Enter')

  const title = page.getByLabel('Title', { exact: true })
  const wrong = page.getByText('Write at least 8 characters, there are 3.')
  await title.fill('Umg')
  // All rules are asked for the first time.
  await expect(wrong).toHaveCount(2, { timeout: 60_000 })
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expectNoBarriers(page)
  await title.fill('Umling La, as the Crow Rides')
  await untilSaved(page)
  await expect(wrong).toHaveCount(0)

  // Days move, and the keys stay with the one that moved.
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /^Days/ }).press('Enter')
  const down = page.getByRole('button', { name: 'Move day 1 down' })
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  const first = await dayTitle(page, 0).inputValue()
  await down.press('Enter')
  await expect(dayTitle(page, 1)).toHaveValue(first)
  await expect(page.getByRole('button', { name: 'Move day 2 down' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Day 1 is day 2 now.' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Move day 2 up' }).press('Enter')
  await expect(dayTitle(page, 0)).toHaveValue(first)
  await untilSaved(page)

  // By mouse too; what was dragged is kept as what was typed is.
  const second = await dayTitle(page, 1).inputValue()
  await dragDay(page, 1, 0)
  await expect(dayTitle(page, 0)).toHaveValue(second)
  await expect(page.getByRole('status').filter({ hasText: 'Day 2 is day 1 now.' })).toHaveCount(1)
  await untilSaved(page)
  await page.reload()
  await expect(dayTitle(page, 0)).toHaveValue(second)
  await expect(dayTitle(page, 1)).toHaveValue(first)
  await dragDay(page, 0, 1)
  await expect(dayTitle(page, 0)).toHaveValue(first)
  await expect(dayTitle(page, 1)).toHaveValue(second)
  await untilSaved(page)

  await page.getByRole('link', { name: 'Preview' }).press('Enter')
  const onPhone = page.frameLocator('iframe').first()
  await expect(onPhone.getByRole('heading', { level: 1 })).toHaveText('Umling La, as the Crow Rides')
  await expectNoBarriers(page)
  const link = await page.getByLabel('Link, without a login').inputValue()
  const stranger = await browser.newContext({ viewport: { width: phone, height: 844 } })
  const shown = await stranger.newPage()
  await shown.goto(app.url + new URL(link).pathname)
  await expect(shown.getByRole('note').first()).toHaveText(/^Draft, not public\. The link ends at/)
  await expect(shown.getByRole('button', { name: 'Book Now' })).toBeHidden()
  await stranger.close()

  await page.getByRole('link', { name: 'Publish', exact: true }).press('Enter')
  await expect(page.getByText('→ Umling La, as the Crow Rides')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByLabel('What for').fill('A better name')
  await page.getByRole('button', { name: 'Publish 1 change' }).press('Enter')
  await expect(page.getByText(/^Version 1 of Sample owner is live/)).toBeVisible()
  await expect
    .poll(async () => (await (await page.request.get('/trip/lb2')).text()).includes('as the Crow Rides'))
    .toBe(true)
})
