import { openSummary, summary } from '../setup/booking-page.ts'
import { expect, type Locator, type Page, skipPictures, test } from '../setup/browser.ts'
import { catchChat, openEnquiry } from '../setup/enquiry-dialog.ts'
import { accountButton, anyPage, logIn, storedSession } from '../setup/login.ts'

test.beforeEach(({ page }) => skipPictures(page))

const planTrip = (page: Page) => page.getByRole('dialog', { name: 'Plan Your Trip' })
const openPlanTrip = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Plan Trip' }).filter({ visible: true }).click()

async function expectSender(form: Locator, name: string, email: string, phone?: string): Promise<void> {
  await expect(form.getByLabel('Name')).toHaveValue(name)
  await expect(form.getByLabel('Email')).toHaveValue(email)
  if (phone !== undefined) await expect(form.getByLabel('Phone')).toHaveValue(phone)
}

test('what a visitor gave in one form stands in the next, but never over what they write', async ({
  page,
}) => {
  await catchChat(page)
  await page.goto('/contact')
  const message = page.getByRole('region', { name: 'Send us a message' })
  await expectSender(message, '', '')
  await message.getByLabel('Name').fill('Asha R.')
  await openPlanTrip(page)
  const form = planTrip(page)
  await expectSender(form, '', '', '')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Phone').fill('98765 43210')
  await form.getByLabel('Destination').fill('Spiti')
  await form.getByLabel('Dates').fill('June')
  await form.getByRole('button', { name: 'Continue on WhatsApp' }).click()
  await expect(form).toHaveCount(0)
  await expectSender(message, 'Asha R.', 'asha@example.com')

  await page.reload()
  await expectSender(message, 'Asha Rao', 'asha@example.com')
  const enquiry = await openEnquiry(page, '/suggested/lw6')
  await expectSender(enquiry, 'Asha Rao', 'asha@example.com', '98765 43210')
  await page.goto('/contact-landing')
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Rao')
  await expect(page.getByLabel('WhatsApp number')).toHaveValue('98765 43210')
})

test('a traveller is known by the account, by name in the header, and to nobody after signing out', async ({
  page,
}) => {
  await page.goto(anyPage)
  await logIn(page, '9000013001')
  await expect(accountButton(page)).toContainText('Account')
  const { access_token: token } = (await storedSession(page)) ?? { access_token: '' }
  await page.request.put('/api/account/profile', {
    headers: { Authorization: `Bearer ${token}` },
    data: { name: 'Radhika Iyer', email: 'radhika@example.com' },
  })
  await openSummary(page, '/trip/lw6')
  await expectSender(summary(page), 'Radhika Iyer', 'radhika@example.com', '+91 90000 13001')
  await page.keyboard.press('Escape')
  await expect(accountButton(page)).toHaveAccessibleName('Radhika account, number ending in 01')
  const name = accountButton(page).getByText('Radhika')
  const width = async () => (await name.boundingBox())?.width
  await expect.poll(width).toBeGreaterThan(40)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(width, 'on a phone the digits alone').toBe(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPlanTrip(page)
  await expectSender(planTrip(page), 'Radhika Iyer', 'radhika@example.com', '+91 90000 13001')
  await page.keyboard.press('Escape')
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await openPlanTrip(page)
  await expectSender(planTrip(page), '', '', '')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kafila.known'))).toBe('null')
})

test('codes that hold are offered at the coupon box, and a tap applies one', async ({ page }) => {
  const dialog = await openSummary(page, '/trip/lw6')
  const offered = dialog.getByRole('list', { name: 'Coupons for this booking' })
  await expect(offered.getByRole('button')).toHaveText([
    /^WELCOME20.*−₹9,600$/,
    /^SUMMER15.*−₹7,200$/,
    /^SAVE10.*−₹4,800$/,
  ])
  await offered.getByRole('button', { name: /SUMMER15/ }).click()
  await expect(dialog.getByText('SUMMER15: 15% off your first booking')).toBeVisible()
  await expect(dialog.locator('[data-payable]')).toHaveText('₹40,799')
  await expect(offered).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Remove SUMMER15' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(offered).toBeVisible()
})
