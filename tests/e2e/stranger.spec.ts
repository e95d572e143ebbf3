import { card, payButton, payment, summary } from '../setup/booking-page.ts'
import { expect, type Locator, skipPictures, test } from '../setup/browser.ts'
import { homeBox, overlay } from '../setup/search.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('from home to the meeting point of a weekend for two, in at most twelve taps', async ({ page }) => {
  test.slow()
  await skipPictures(page)
  const taps: string[] = []
  /** Whatever a thumb does: a button, a field that has to be reached, the keyboard's own key for going on. */
  const tap = async (what: string, target: Locator) => {
    taps.push(what)
    await target.tap()
  }

  await page.goto('/')
  await tap('the search field', homeBox(page))
  const box = overlay(page).getByRole('combobox')
  await expect(box).toBeFocused()
  await box.fill('weekend from delhi next month under 10000')
  taps.push('search, on the keyboard')
  await box.press('Enter')

  // The home page may show the same trip until what was found takes its place.
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible()
  await tap(
    'a trip',
    page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link', { name: /Bir Billing/ })
      .first(),
  )
  await expect(page).toHaveURL(/\/trip\/w3\?date=\d{4}-\d\d-\d\d$/)
  const bar = page.getByRole('complementary', { name: 'Total' })
  await expect(bar).toContainText(/total for 1 guest · \w{3} \d+ \w{3}/)

  await tap('one more guest', card(page).getByRole('button', { name: 'Increase Guests' }))
  await expect(bar).toContainText('total for 2 guests')
  await tap('Book Now', bar.getByRole('button', { name: 'Book Now' }))
  const dialog = summary(page)
  await expect(dialog).toBeVisible()
  for (const [label, text] of [
    ['Name', 'Asha Rao'],
    ['Email', 'asha@example.com'],
    ['Phone', '98765 43219'],
  ] as const) {
    const field = dialog.getByLabel(label)
    await tap(label, field)
    await field.fill(text)
  }
  await tap('the best coupon', dialog.getByRole('button', { name: /WELCOME20/ }))
  await expect(dialog.getByRole('button', { name: 'Remove WELCOME20' })).toBeVisible()
  await tap('Pay with PhonePe', dialog.getByRole('button', { name: 'Pay with PhonePe' }))
  await expect(payment(page)).toBeVisible()
  const opened = page.waitForEvent('popup')
  await tap('Pay', payButton(page))
  const phonepe = await opened
  await phonepe.waitForURL(/\/transact\//)
  taps.push('Pay, at PhonePe')
  await phonepe.getByRole('button', { name: /^Pay / }).click()

  const booked = page.getByRole('dialog', { name: 'Your seats are booked' })
  await expect(booked).toBeVisible()
  await expect(booked.getByRole('link', { name: /Open in Maps/ })).toBeVisible()
  expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(12)
})
