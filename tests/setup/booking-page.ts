import { expect, type Locator, type Page } from './browser.ts'

/** The booking of a trip, as a traveller goes through it. */
export const card = (page: Page) => page.getByRole('complementary', { name: 'Price and dates' })
export const summary = (page: Page) => page.getByRole('dialog', { name: 'Booking Summary' })
export const payment = (page: Page) =>
  page.getByRole('dialog', { name: 'Secure Payment with a payments provider' })
export const dates = (page: Page) => card(page).getByRole('region', { name: 'Select Date' })

export async function chooseDate(page: Page): Promise<void> {
  const first = dates(page).getByRole('button').first()
  await first.click()
  // A press that wakes the card is done once its script has come; Book Now would not wait for it.
  await expect(first).toHaveAttribute('aria-pressed', 'true')
}

/** Of lw6 the package that is also sold to who comes alone. */
export async function chooseForOne(page: Page): Promise<void> {
  const alone = card(page).getByRole('tab', { name: /^Single Rider/ })
  if ((await alone.count()) === 0) return
  await alone.click()
  await expect(alone).toHaveAttribute('aria-selected', 'true')
}

export async function bookNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).click()
}

export async function openSummary(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await chooseDate(page)
  await chooseForOne(page)
  await bookNow(page)
  await expect(summary(page)).toBeVisible()
  return summary(page)
}

async function fillIn(page: Page): Promise<void> {
  await summary(page).getByLabel('Name').fill('Asha Rao')
  await summary(page).getByLabel('Email').fill('asha@example.com')
  await summary(page).getByLabel('Phone').fill('98765 43210')
}

/** From the page of a trip to the payment dialog. */
export async function openPayment(page: Page, path: string): Promise<Locator> {
  await openSummary(page, path)
  await fillIn(page)
  await summary(page).getByRole('button', { name: 'Pay with PhonePe' }).click()
  await expect(payment(page)).toBeVisible()
  return payment(page)
}

/** Presses a button and answers the window that opens for it, once PhonePe's page stands in it. */
export async function windowOf(page: Page, button: Locator): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await button.click()
  const popup = await opened
  await popup.waitForURL(/\/transact\//)
  return popup
}

export const payButton = (page: Page) => payment(page).getByRole('button', { name: /^Pay ₹/ })

/** What the traveller chooses on PhonePe's page. */
export async function choose(phonepe: Page, choice: 'Pay' | 'Fail' | 'Leave pending'): Promise<void> {
  await phonepe.getByRole('button', choice === 'Pay' ? { name: /^Pay / } : { name: choice }).click()
}
