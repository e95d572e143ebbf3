import { readFile } from 'node:fs/promises'
import { type OwnApp, test } from '../setup/account-app.ts'
import { expectNoBarriers } from '../setup/barriers.ts'
import { card, dates, payButton, payment, summary } from '../setup/booking-page.ts'
import { expect, type Locator, type Page, skipPictures } from '../setup/browser.ts'
import { pressKey, reach, typeInto } from '../setup/keyboard.ts'
import { codeField, phoneField, readCode } from '../setup/login.ts'
import { readPdfLines } from '../setup/read-pdf.ts'
import { homeBox } from '../setup/search.ts'

test.use({ allowedErrors: /status of 422/ })

const name = 'आशा राव'
const main = (page: Page) => page.getByRole('main')
const booked = (page: Page) => page.getByRole('dialog', { name: 'Your seats are booked' })

/** From the search of the home page to the page of the trip. */
async function findTripByKeys(page: Page): Promise<void> {
  await page.goto('/')
  await typeInto(page, homeBox(page), 'manali to srinagar by motorbike')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /by motorbike/ })).toBeVisible()
  const trip = main(page).getByRole('link', { name: /^Ladakh by Motorbike/ })
  await pressKey(page, trip.first())
  await expect(card(page)).toBeVisible()
}

/** From the page of the trip to the booking summary. */
async function openSummaryByKeys(page: Page): Promise<Locator> {
  // What two share is not sold to one.
  await reach(page, card(page).getByRole('tab', { name: /^Ride/ }))
  await page.keyboard.press('ArrowRight')
  await expect(card(page).getByRole('tab', { name: /^Single Rider/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const first = dates(page).getByRole('button').first()
  await pressKey(page, first)
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await pressKey(page, card(page).getByRole('button', { name: 'Book Now' }))
  await expect(summary(page)).toBeVisible()
  return summary(page)
}

/** Pays in the window, and sees the page follow. Answers the reference. */
async function payByKeys(page: Page, app: OwnApp): Promise<string> {
  const opened = page.waitForEvent('popup')
  await pressKey(page, payButton(page))
  const popup = await opened
  await popup.waitForURL(/\/transact\//)
  await pressKey(popup, popup.getByRole('button', { name: /^Pay / }))
  await expect(booked(page)).toBeVisible()
  // Left open, the next payment would take the same window, and none would come up.
  await expect.poll(() => popup.isClosed()).toBe(true)
  await app.phonepe.webhooksDelivered()
  const [reference = ''] = /KF-[2-9A-Z]{8}/.exec((await booked(page).textContent()) ?? '') ?? []
  return reference
}

async function logInByKeys(page: Page, phone: string): Promise<void> {
  await pressKey(page, main(page).getByRole('link', { name: 'Log in' }))
  await expect(phoneField(page)).toBeFocused()
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(await readCode(page, phone))
  await page.keyboard.press('Enter')
}

async function readPaper(page: Page, link: Locator): Promise<string> {
  const downloaded = page.waitForEvent('download')
  await pressKey(page, link)
  return (await readPdfLines(await readFile(await (await downloaded).path()))).join('\n')
}

async function takeInvoice(page: Page, reference: string): Promise<void> {
  const save = main(page).getByRole('button', { name: 'Save and issue receipt' })
  await pressKey(page, save)
  await expect(main(page).getByText('Please choose your State')).toBeVisible()
  await typeInto(page, main(page).getByLabel('Address'), '14 Lake Road, Bengaluru')
  await typeInto(page, main(page).getByLabel('PIN code'), '560001')
  await reach(page, main(page).getByLabel('State'))
  await page.keyboard.type('Karnataka')
  await pressKey(page, save)
  const invoice = await readPaper(page, main(page).getByRole('link', { name: 'Download PDF' }))
  for (const part of [name, reference, '47,999', 'Karnataka']) expect(invoice).toContain(part)
}

async function cancelToWallet(page: Page): Promise<void> {
  await pressKey(page, main(page).getByText('All dates and amounts'))
  await expect(main(page).getByRole('table', { name: 'What you get back, by day' })).toBeVisible()
  await pressKey(page, main(page).getByRole('button', { name: 'Cancel this booking' }))
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(dialog.getByText('Processing fee')).toBeVisible()
  await expect(dialog.getByText('−₹500'), 'what is kept is no saving').not.toHaveClass(/text-leaf/)
  await expectNoBarriers(page)
  await reach(page, dialog.getByLabel('Back the way you paid'))
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByLabel('All to your wallet')).toBeChecked()
  await pressKey(page, dialog.getByRole('button', { name: 'Cancel and get ₹47,499 back' }))
  const done = page.getByRole('dialog', { name: 'Your booking is cancelled' })
  await expect(done.getByText('Your balance is ₹47,499.')).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(done).toHaveCount(0)
  await expect(main(page).getByText('Refunded', { exact: true })).toBeVisible()
  const note = await readPaper(page, main(page).getByRole('link', { name: /Receipt of refund/ }))
  for (const part of [name, '47,499', 'Cancelled by the traveller']) expect(note).toContain(part)
}

test('with the keyboard alone a guest finds a trip, books and pays, sees the trip at once in this tab alone, logs in with the number kept and takes the invoice', async ({
  page,
  app,
}) => {
  test.slow()
  await skipPictures(page)
  await findTripByKeys(page)
  const dialog = await openSummaryByKeys(page)
  await typeInto(page, dialog.getByLabel('Name'), name)
  await typeInto(page, dialog.getByLabel('Email'), 'asha@example.com')
  await typeInto(page, dialog.getByLabel('Phone'), '9100000101')
  await page.keyboard.press('Enter')
  await expect(payment(page)).toBeVisible()
  const reference = await payByKeys(page, app)
  await expect(booked(page).getByText('12:00 noon')).toBeVisible()
  await expect(booked(page).getByText('Paid with PhonePe ₹47,999')).toBeVisible()
  await expectNoBarriers(page, 'dialog')
  await pressKey(page, booked(page).getByRole('link', { name: 'See my trip' }))

  await expect(page).toHaveURL(`/my-trips?booking=${reference}`)
  await expect(main(page).getByText('Booked and paid')).toBeVisible()
  await expect(main(page).getByText(/^\d+ days to go$/)).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^Open in Maps/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.*Manali/,
  )
  await expect(main(page).getByRole('button', { name: 'Cancel this booking' })).toHaveCount(0)
  await expectNoBarriers(page)
  const otherTab = await page.context().newPage()
  await otherTab.goto(page.url())
  await expect(main(otherTab).getByText('Please log in')).toBeVisible()
  await otherTab.close()

  await pressKey(page, main(page).getByRole('link', { name: 'Log in with 9100000101' }))
  await expect(phoneField(page)).toHaveValue('9100000101')
  await expect(phoneField(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(await readCode(page, '9100000101'))
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Added to your account')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('kafila.booked'))).toBe('{}')
  await expectNoBarriers(page)
  await takeInvoice(page, reference)
})

test('with the keyboard alone a traveller logs in, books and pays, cancels to the wallet and spends the credit', async ({
  page,
  app,
}) => {
  test.slow()
  await skipPictures(page)
  const before = app.phonepe.orders().length
  await page.goto('/my-trips')
  await logInByKeys(page, '9100000107')
  await expect(main(page).getByRole('link', { name: 'Log in' })).toHaveCount(0)
  await page.goto('/trip/lw6')
  const dialog = await openSummaryByKeys(page)
  await expect(dialog.getByLabel('Phone')).toHaveValue('+91 91000 00107')
  await typeInto(page, dialog.getByLabel('Name'), name)
  await typeInto(page, dialog.getByLabel('Email'), 'asha@example.com')
  await page.keyboard.press('Enter')
  await expect(payment(page)).toBeVisible()
  const reference = await payByKeys(page, app)
  await page.goto('/my-trips')
  await pressKey(page, main(page).getByRole('link', { name: /^Open booking/ }))
  await cancelToWallet(page)

  await page.goto('/trip/lw6')
  const again = await openSummaryByKeys(page)
  await expect(again.locator('[data-payable]')).toHaveText('₹500')
  for (const [label, known] of [
    ['Name', name],
    ['Email', 'asha@example.com'],
    ['Phone', '+91 91000 00107'],
  ] as const)
    await expect(again.getByLabel(label)).toHaveValue(known)
  await reach(page, again.getByLabel('Name'))
  await page.keyboard.press('Enter')
  await expect(payment(page)).toBeVisible()
  const second = await payByKeys(page, app)
  await page.goto('/wallet')
  await expect(main(page).getByRole('link', { name: reference })).toBeVisible()
  await expect(main(page).getByRole('link', { name: second }).first()).toBeVisible()
  await expect(main(page).getByText('₹0').first()).toBeVisible()
  await expectNoBarriers(page)
  const orders = app.phonepe.orders().slice(before)
  expect(orders.map(({ amount }) => amount)).toEqual([47_999_00, 500_00])
})
