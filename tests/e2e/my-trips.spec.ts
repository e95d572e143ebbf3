import { readFile } from 'node:fs/promises'
import { logInHere, type OwnApp, test, visitLoggedIn } from '../setup/account-app.ts'
import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page, skipPictures } from '../setup/browser.ts'
import { readPdfLines } from '../setup/read-pdf.ts'

test.use({ allowedErrors: /status of (404|409|422|503)/ })
test.beforeEach(({ page }) => {
  test.slow()
  return skipPictures(page)
})

let count = 0

/** A guest of that number books lw6 and, if so, pays. */
async function book(page: Page, app: OwnApp, phone: string, { paid = true, date = 0 } = {}): Promise<string> {
  const { departures } = await (await page.request.get('/api/trips/lw6/departures')).json()
  const answer = await page.request.post('/functions/v1/phonepe-payment', {
    data: {
      amount: 37_999,
      tripName: 'Ladakh',
      userDetails: { name: 'आशा राव', email: 'asha@example.com', phone },
      booking: { tripId: 'lw6', packageId: 'standard', batchId: departures[date].id, guests: 1 },
      idempotencyKey: `my-trips-${String(++count).padStart(16, '0')}`,
    },
  })
  const { bookingRef } = await answer.json()
  if (paid) {
    app.phonepe.settleOrder({ merchantOrderId: `${bookingRef}-P1`, state: 'COMPLETED', webhook: true })
    await app.phonepe.webhooksDelivered()
    await app.runDueJobs()
  }
  return bookingRef
}

async function readDownload(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return (await readPdfLines(await readFile(await download.path()))).join('\n')
}

test('a guest finds the booking after login, has the invoice issued, cancels to the wallet and reads all papers', async ({
  page,
  app,
}) => {
  const phone = '9100000101'
  const reference = await book(page, app, phone)
  await page.goto('/my-trips')
  await logInHere(page, phone)
  const main = page.getByRole('main')
  await expect(main.getByText('Confirmed', { exact: true })).toBeVisible()
  await expectNoBarriers(page)
  await main.getByRole('link', { name: /^Open booking/ }).press('Enter')
  await expect(page).toHaveURL(`/my-trips?booking=${reference}`)
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main.getByText('Booked and paid')).toBeVisible()
  await expectNoBarriers(page)

  await main.getByRole('button', { name: 'Save and issue invoice' }).click()
  await expect(main.getByText('Please choose your State')).toBeVisible()
  await main.getByLabel('Address').fill('14 Lake Road, Bengaluru')
  await main.getByLabel('PIN code').fill('560001')
  await main.getByLabel('State').selectOption('Karnataka')
  await main.getByRole('button', { name: 'Save and issue invoice' }).click()
  const download = main.getByRole('link', { name: 'Download PDF' })
  await expect(download).toBeVisible()
  const invoice = await readDownload(page, () => download.click())
  for (const part of ['आशा राव', reference, '37,999', 'Karnataka']) expect(invoice).toContain(part)

  await main.getByText('All dates and amounts').click()
  await expect(main.getByRole('table', { name: 'What you get back, by day' })).toBeVisible()
  await main.getByRole('button', { name: 'Cancel this booking' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(dialog.getByText('Processing fee')).toBeVisible()
  await expectNoBarriers(page)
  await dialog.getByLabel('All to your wallet').check()
  await dialog.getByRole('button', { name: 'Cancel and get ₹37,499 back' }).click()
  const done = page.getByRole('dialog', { name: 'Your booking is cancelled' })
  await expect(done.getByText('Your balance is ₹37,499.')).toBeVisible()
  await expectNoBarriers(page)
  await done.getByRole('button', { name: 'Close' }).click()
  await expect(main.getByText('Refunded', { exact: true })).toBeVisible()
  const note = await readDownload(page, () => main.getByRole('link', { name: /Receipt of refund/ }).click())
  for (const part of ['आशा राव', '37,499', 'Cancelled by the traveller']) expect(note).toContain(part)

  await page.goto('/wallet')
  await expect(main.getByText('₹37,499').first()).toBeVisible()
  await expect(main.getByRole('link', { name: reference })).toBeVisible()
  await expectNoBarriers(page)
  await page.goto('/my-trips?tab=cancelled')
  await expect(main.getByRole('link', { name: /^Open booking/ })).toBeVisible()
})

test('the voucher opens from the booking and fits the sheet; an address that ran out is no page', async ({
  page,
  app,
}) => {
  const phone = '9100000102'
  const reference = await book(page, app, phone, { date: 1 })
  await visitLoggedIn(page, `/my-trips?booking=${reference}`, phone)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Voucher/ })
    .click()
  await expect(page.getByText('Show this page or its reference when we meet.')).toBeVisible()
  await expect(page.getByText('आशा राव')).toBeVisible()
  await expectNoBarriers(page)
  const pages = (await readPdfLines(await page.pdf({ preferCSSPageSize: true }))).join('\n')
  expect(pages).toContain(reference)
  expect(pages).not.toContain('Back to my trip')
  app.later(11)
  const answer = await page.reload()
  expect(answer?.status()).toBe(404)
})

test('a payment that is open stands first and leads back; midnight changes the amount before anything is cancelled', async ({
  page,
  app,
}) => {
  const phone = '9100000103'
  const reference = await book(page, app, phone, { date: 2 })
  const waiting = await book(page, app, phone, { date: 3, paid: false })
  await visitLoggedIn(page, '/my-trips', phone)
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(cards.first().getByText('Waiting for payment')).toBeVisible()
  await expect(cards.first().getByText(/^Seats kept until \d\d:\d\d IST/)).toBeVisible()
  await expect(cards.first().getByRole('link', { name: /^Check payment status/ })).toHaveAttribute(
    'href',
    `/pay/return/${waiting}`,
  )
  await page.goto(`/my-trips?booking=${reference}`)
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(dialog.getByRole('button', { name: 'Cancel and get ₹37,499 back' })).toBeVisible()
  // As if another amount held since the page was read.
  await page.route('**/cancel', async (route) => {
    const sent = route.request().postDataJSON()
    await route.continue({ postData: JSON.stringify({ ...sent, refund: sent.refund + 1 }) })
  })
  await dialog.getByRole('button', { name: /^Cancel and get/ }).click()
  await expect(dialog.getByText('The amount changed at midnight.')).toBeVisible()
  await expectNoBarriers(page)
  await page.unroute('**/cancel')
  await dialog.getByRole('button', { name: /^Cancel and get/ }).click()
  await expect(page.getByText('With you by')).toBeVisible()
})

test('lists that can’t be read say so and are asked for again', async ({ page }) => {
  await visitLoggedIn(page, '/my-trips', '9100000104')
  await expect(page.getByText('No trip booked yet')).toBeVisible()
  await page.route('**/api/account/bookings', (route) => route.fulfill({ status: 503, json: {} }))
  await page.reload()
  await expect(page.getByText('Your trips can’t be read at the moment.')).toBeVisible()
  await page.unroute('**/api/account/bookings')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No trip booked yet')).toBeVisible()
})
