import type { Page } from '@playwright/test'
import { tripSections } from '../../domain/content/fields/trip-fields.ts'
import { newTrip } from '../factories/new-trip.ts'
import { expectNoBarriers, phone } from '../setup/barriers.ts'
import { expect } from '../setup/browser.ts'
import { sitDown, test } from '../setup/console-browser.ts'
import { formOf } from '../setup/content-forms.ts'

const saved = (page: Page) => page.locator('[data-saving=saved]')

/** Writes a section as somebody would: entries are added until there are enough, then each field is filled. */
async function write(page: Page, name: string): Promise<void> {
  const section = tripSections.find((one) => one.name === name)
  if (!section) throw new Error(`there is no section ${name}`)
  const form = [...formOf(section, newTrip)].filter(([field]) => field !== 'do' && field !== 'section')
  for (const [field, value] of form) {
    if (field.endsWith('.way')) await page.locator(`[name="${field}"][value="${value}"]`).check()
    const at = /^(.+)\.entries$/.exec(field)?.[1]
    if (at === undefined || at === 'gallery' || field.startsWith('departures.sold')) continue
    const count = page.locator(`[name="${field}"]`)
    while ((await count.inputValue()) !== value) {
      const before = await count.inputValue()
      await page.locator(`button[value^="add ${at} "]`).press('Enter')
      await expect(count).not.toHaveValue(before)
    }
  }
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
  })
  for (const [field, value] of form) {
    if (/\.(entries|way)$/.test(field) || value === '' || /^gallery\./.test(field)) continue
    const control = page.locator(`[name="${field}"]`)
    const kind = await control
      .first()
      .evaluate((element) =>
        element instanceof HTMLSelectElement ? 'select' : (element as HTMLInputElement).type,
      )
    if (kind === 'select') await control.selectOption(value)
    else if (kind === 'checkbox' && (await control.count()) === 1) await control.check()
    else if (kind === 'checkbox' || kind === 'radio')
      await page.locator(`[name="${field}"][value="${value}"]`).check()
    else await control.fill(value)
  }
  for (const picture of name === 'pictures' ? (newTrip.gallery as string[]) : [])
    await page.locator(`button[value="pick gallery ${picture}"]`).press('Enter')
  await expect(saved(page)).toBeVisible({ timeout: 20_000 })
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
  await expect(wrong).toHaveCount(0)

  // Days move, and the keys stay with the one that moved.
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /^Days/ }).press('Enter')
  const down = page.getByRole('button', { name: 'Move day 1 down' })
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  const first = await page.locator('[name="itinerary.0.title"]').inputValue()
  await down.press('Enter')
  await expect(page.locator('[name="itinerary.1.title"]')).toHaveValue(first)
  await expect(page.getByRole('button', { name: 'Move day 2 down' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Day 1 is day 2 now.' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Move day 2 up' }).press('Enter')
  await expect(page.locator('[name="itinerary.0.title"]')).toHaveValue(first)
  await expect(saved(page)).toBeVisible()

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

test('a trip is made wholly in the console, and stands on the site', async ({ page, app }) => {
  test.slow()
  await sitDown(page, app, 'manager')
  await page.goto('/console/trips/new')
  await page.getByLabel('Title', { exact: true }).fill(String(newTrip.title))
  await page.getByLabel('Id', { exact: true }).fill(String(newTrip.id))
  await page.getByLabel('Adventure').check()
  await page.getByRole('button', { name: 'Begin it' }).press('Enter')
  await expect(page.getByText('It is not on the site yet.')).toBeVisible()
  // Which pictures may be shown goes by the tags.
  for (const { name, title } of tripSections.toSorted(
    (a, b) => Number(b.name === 'search') - Number(a.name === 'search'),
  ))
    await test.step(title, async () => {
      await page.goto(`/console/trips/${newTrip.id}?section=${name}`)
      await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
      await write(page, name)
    })
  await expect(page.getByText('All rules are content with it')).toBeVisible({ timeout: 60_000 })
  await page.goto(`/console/trips/${newTrip.id}?section=pictures`)
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Look it over and publish' }).press('Enter')
  await page.getByRole('button', { name: 'Publish it' }).press('Enter')
  await expect(page.getByText(/^Version 1 of Sample manager is live/)).toBeVisible()
  await expect.poll(async () => (await page.request.get(`/trip/${newTrip.id}`)).status()).toBe(200)
  await page.goto(`/trip/${newTrip.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(newTrip.title))
})
