import { tripSections } from '../../domain/content/fields/trip-fields.ts'
import { newTrip } from '../factories/new-trip.ts'
import { expect, type Page } from './browser.ts'
import { formOf } from './content-forms.ts'

/** Until nothing is left to be saved: the rules are asked with each save, and give way to whatever else the machine does. */
export async function untilSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-saving=saved]')).toBeVisible({ timeout: 60_000 })
}

/** Writes a section of the new trip as somebody would: entries are added until there are enough, then each field is filled. */
export async function writeSection(page: Page, name: string): Promise<void> {
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
  await untilSaved(page)
}
