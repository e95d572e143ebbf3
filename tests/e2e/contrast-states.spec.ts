import { bookNow, chooseDate, chooseForOne, summary } from '../setup/booking-page.ts'
import { expect, type Page, skipPictures, test } from '../setup/browser.ts'
import { findFaintControls, findFaintText } from '../setup/faint-text.ts'

/** Every page at rest is checked by every-page.spec.ts; here are the states that a page comes to under the hand. */

test.use({ viewport: { width: 1280, height: 900 } })

test.beforeEach(({ page }) => {
  test.slow()
  return skipPictures(page)
})

test('what is pointed at on a page can be read', async ({ page }) => {
  for (const path of ['/', '/india', '/trip/lw6', '/faq', '/compare?ids=lw3,lw6,o4', '/dev/ui']) {
    await page.goto(path)
    if (path === '/trip/lw6') await chooseDate(page)
    expect.soft(await findFaintControls(page, 'body > *'), path).toEqual([])
  }
})

test('faults of forms, messages and what is switched off can be read', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
  await expect.poll(() => findFaintText(page, 'form'), 'faults').toEqual([])
  await page.goto('/dev/ui')
  for (const name of ['Show info', 'Show success', 'Show failure']) {
    await page.getByRole('button', { name }).click()
    await expect(page.locator('[data-toaster] > *').first()).toBeVisible()
    await expect.poll(() => findFaintText(page, '[data-toaster]'), name).toEqual([])
  }
})

test('menus and dialogs can be read, and what is pointed at in them', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('button', { name: 'More of India' }).click()
  expect(await findFaintControls(page, 'header'), 'menu').toEqual([])
  await page.locator('#account').click()
  await expectReadableDialog(page)
  await page.goto('/trip/lw6')
  await chooseDate(page)
  await chooseForOne(page)
  await bookNow(page)
  await expect(summary(page)).toBeVisible()
  await summary(page).getByRole('button', { name: 'Pay with PhonePe' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
  await expectReadableDialog(page)
})

async function expectReadableDialog(page: Page): Promise<void> {
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expect.poll(() => findFaintText(page, 'dialog[open]')).toEqual([])
  expect(await findFaintControls(page, 'dialog[open]')).toEqual([])
}
