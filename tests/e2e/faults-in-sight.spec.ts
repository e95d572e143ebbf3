import { openSummary } from '../setup/booking-page.ts'
import { expect, type Locator, skipPictures, test } from '../setup/browser.ts'
import { openEnquiry } from '../setup/enquiry-dialog.ts'
import { anyPage } from '../setup/login.ts'

test.beforeEach(({ page }) => skipPictures(page))

/** The field has the focus and says what is wrong, and nothing lies over its label. */
async function expectInSight(field: Locator, fault: string): Promise<void> {
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${fault}`))
  const isSeen = () =>
    field.evaluate((input: HTMLInputElement) => {
      const label = input.labels?.[0]
      if (!label) return false
      const { left, top, bottom } = label.getBoundingClientRect()
      return [top + 2, bottom - 2].every((y) => label.contains(document.elementFromPoint(left + 4, y)))
    })
  await expect.poll(isSeen, 'its label is in sight').toBe(true)
}

for (const viewport of [
  { width: 390, height: 600 },
  { width: 1440, height: 560 },
])
  test.describe(`at ${viewport.width} px the first fault is scrolled to with its label`, () => {
    test.use({ viewport })

    test('on pages', async ({ page }) => {
      await page.goto('/contact')
      await page.getByRole('button', { name: 'Send Message' }).click()
      const message = page.getByRole('region', { name: 'Send us a message' })
      await expectInSight(message.getByLabel('Name'), 'Name must be at least 2 characters')
      await page.goto('/contact-landing')
      await page.getByRole('button', { name: 'Get My FREE Plan' }).click()
      await expectInSight(page.getByLabel('Full name'), 'This field is required')
    })

    test('in the dialogs of a trip', async ({ page }) => {
      const dialog = await openSummary(page, '/trip/lw6')
      await dialog.getByRole('button', { name: 'Pay with PhonePe' }).click()
      await expectInSight(dialog.getByLabel('Name'), 'This field is required')
      for (const label of ['Email', 'Phone'])
        await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/^This field is required/)
      const enquiry = await openEnquiry(page, '/suggested/lw6')
      await enquiry.getByRole('button', { name: 'Know More' }).click()
      await expectInSight(enquiry.getByLabel('Name'), 'Name must be at least 2 characters')
    })

    test('in those of every page', async ({ page }) => {
      await page.goto(anyPage)
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^(Plan Trip|Enquire)$/ })
        .filter({ visible: true })
        .click()
      const plan = page.getByRole('dialog', { name: 'Plan Your Trip' })
      await plan.getByRole('button', { name: 'Continue on WhatsApp' }).click()
      await expectInSight(plan.getByLabel('Name'), 'This field is required')
      await page.goto('/careers')
      await page
        .getByRole('link', { name: /^Apply Now/ })
        .first()
        .click()
      const application = page.getByRole('dialog', { name: /^Apply/ })
      await application.getByRole('button', { name: 'Send Application' }).click()
      await expectInSight(application.getByLabel('Name'), 'Name must be at least 2 characters')
    })
  })
