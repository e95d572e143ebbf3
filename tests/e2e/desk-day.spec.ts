import type { Locator, Page } from '@playwright/test'
import { expect } from '../setup/browser.ts'
import { sitDown, test } from '../setup/console-browser.ts'

/** Everything by keys: what is focused, and what is typed. */
const enter = (target: Locator) => target.press('Enter')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

async function go(page: Page, letter: string, path: string): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await page.keyboard.press('g')
  await page.keyboard.press(letter)
  await page.waitForURL(`**/console/${path}`)
}

test('a day at the desk, by keys alone: asked, sold, paid back by two, cancelled by two, counted and reported', async ({
  page,
  app,
}) => {
  test.slow()
  await sitDown(page, app, 'manager')
  await page.goto('/console')

  // Somebody has asked, and calls.
  await go(page, 'e', 'enquiries')
  await enter(link(page, 'Priya'))
  await enter(link(page, 'Make a booking'))
  await page.getByLabel('Trip').focus()
  await page.getByLabel('Trip').selectOption('lw6')
  await enter(button(page, 'Show'))
  const dates = page.getByRole('table', { name: 'Departures' }).getByRole('link')
  await enter(dates.nth(1))
  await expect(page.getByLabel('Name')).toHaveValue(/^Priya/)
  await type(page, 'Guests', '2')
  await type(page, 'Rupees received', '75998')
  await type(page, 'UTR or slip number', 'UTR90817263')
  await enter(button(page, 'See the price'))
  await enter(button(page, 'Book for ₹75,998'))
  await expect(page.getByText('The seats are sold.')).toBeVisible()
  const reference = (await page.locator('.reference').first().textContent()) ?? ''
  await go(page, 'e', 'enquiries')
  await enter(link(page, /^Won/))
  await expect(link(page, /^Priya/)).toBeVisible()

  // A part goes back, which takes a second person.
  await page.goto(`/console/bookings/${reference}`)
  await enter(link(page, 'Refund a part …'))
  await type(page, 'Rupees', '30000')
  await type(page, 'Why', 'A room of their own was not to be had')
  await enter(button(page, 'Send it back'))
  await expect(page).toHaveURL(/\/approvals\//)
  const asked = page.url()
  await sitDown(page, app, 'accountant')
  await page.goto(asked)
  await enter(button(page, /^Approve/))
  await page.goto('/console/refunds?show=by-hand')
  await enter(link(page, 'Note it as paid …'))
  await type(page, 'UTR or slip number', 'UTR55501')
  await enter(button(page, 'It is paid'))
  await expect(page.getByText('Nobody waits for money')).toBeVisible()

  // The departure does not run, which takes a second person too.
  await sitDown(page, app, 'manager')
  await page.goto('/console/departures?trip=lw6')
  await enter(page.locator('a.row-link').nth(1))
  await enter(link(page, 'Cancel …'))
  await type(page, 'Why (stands in the log)', 'Two booked, six are needed')
  await type(page, 'Type lw6 to go on', 'lw6')
  await enter(button(page, /^Ask to cancel/))
  await expect(page).toHaveURL(/\/approvals\//)
  const cancelling = page.url()
  await sitDown(page, app, 'owner')
  await page.goto(cancelling)
  await enter(button(page, /^Approve/))
  await expect
    .poll(async () => {
      await page.goto(`/console/bookings/${reference}`)
      return page.locator('.tag').first().textContent()
    })
    .toBe('Refund on its way')

  // What came by UPI goes back so; the cash is counted, the day closed, the month looked at.
  await sitDown(page, app, 'accountant')
  await page.goto('/console/refunds?show=by-hand')
  await enter(link(page, 'Note it as paid …'))
  await type(page, 'UTR or slip number', 'UTR55502')
  await enter(button(page, 'It is paid'))
  await go(page, 'c', 'day-book')
  await type(page, 'Counted, in rupees', '0')
  await enter(button(page, 'Close the day'))
  await expect(page.getByText('as it should be')).toBeVisible()
  await go(page, 'x', 'reports')
  await enter(link(page, 'Open sales'))
  await expect(heading(page)).toContainText('Sales')
})
