import { readEnv } from '../../server/env.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { authorizationOf, confirmAfter, type OwnApp, test, visitLoggedIn } from '../setup/account-app.ts'
import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page, skipPictures } from '../setup/browser.ts'
import { readPdf } from '../setup/read-pdf.ts'

test.use({ allowedErrors: /status of (401|403|404|409|422|503)/ })
test.beforeEach(({ page }) => {
  test.slow()
  return skipPictures(page)
})

let count = 0

/** Whoever is logged in on the page, or else a guest of that number, books lw6 and, if so, pays. */
async function book(
  page: Page,
  app: OwnApp,
  phone: string,
  { paid = true, date = 0, asGuest = false } = {},
): Promise<string> {
  const { departures } = await (await page.request.get('/api/trips/lw6/departures')).json()
  const answer = await page.request.post('/functions/v1/phonepe-payment', {
    headers: asGuest ? {} : await authorizationOf(page),
    data: {
      amount: 47_999,
      tripName: 'Ladakh',
      userDetails: { name: 'आशा राव', email: 'asha@example.com', phone },
      booking: { tripId: 'lw6', packageId: 'deluxe', batchId: departures[date].id, guests: 1 },
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

test('the voucher’s link fits the first screen and one sheet, is sent, and is withdrawn by its owner alone', async ({
  page,
  app,
  browser,
}) => {
  const phone = '9100000102'
  await visitLoggedIn(page, '/my-trips', phone)
  const reference = await book(page, app, phone, { date: 1 })
  await page.goto(`/my-trips?booking=${reference}`)
  const card = page.getByRole('region', { name: 'Voucher' })
  await expect(
    card.getByText(/^Its link works until the trip’s end, .+ It shows no amounts to them\.$/),
  ).toBeVisible()
  const href = (await card.getByRole('link', { name: 'Open voucher' }).getAttribute('href')) ?? ''
  await expectNoBarriers(page)

  // Whoever has the link needs no login.
  const friend = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: app.url })
  const shown = await friend.newPage()
  await shown.goto(href)
  for (const part of ['आशा राव', reference, '12:00 noon', 'Call +91 10000 00002'])
    await expect(shown.getByText(part).filter({ visible: true }).first()).toBeInViewport({ ratio: 1 })
  await expect(shown.getByRole('link', { name: /^Open in Maps/ })).toBeInViewport({ ratio: 1 })
  await expectNoBarriers(shown)
  const sheets = await readPdf(await shown.pdf({ preferCSSPageSize: true }))
  expect(sheets).toHaveLength(1)
  const printed = sheets.flat().map(({ text }) => text)
  expect(printed.join(' ')).toContain(reference)
  expect(printed).not.toContain('Save as PDF')
  const download = shown.waitForEvent('download')
  await shown.getByRole('link', { name: 'Save as PDF' }).click()
  expect((await download).suggestedFilename()).toBe(`Voucher-${reference}.pdf`)

  app.later(11)
  expect((await shown.reload())?.status()).toBe(200)
  await card.getByRole('button', { name: 'Withdraw this link' }).click()
  await card.getByRole('button', { name: 'Withdraw and make a new link' }).click()
  await expect(page.getByText('The link is withdrawn')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Open voucher' })).not.toHaveAttribute('href', href)
  expect((await shown.reload())?.status()).toBe(410)
  await expect(shown.getByRole('heading', { name: 'This voucher link was withdrawn' })).toBeVisible()
  await expectNoBarriers(shown)
  await friend.close()
})

test('a payment that is open stands first and leads back; what is sent back meanwhile changes the amount before anything is cancelled', async ({
  page,
  app,
}) => {
  const phone = '9100000103'
  await visitLoggedIn(page, '/my-trips', phone)
  const reference = await book(page, app, phone, { date: 2 })
  const waiting = await book(page, app, phone, { date: 3, paid: false })
  await page.reload()
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(cards.first().getByText('Waiting for payment')).toBeVisible()
  await expect(cards.first().getByText(/^Seats kept until \d{1,2}:\d\d [ap]m IST/)).toBeVisible()
  await expect(cards.first().getByRole('link', { name: /^Check payment status/ })).toHaveAttribute(
    'href',
    `/pay/return/${waiting}`,
  )
  await page.goto(`/my-trips?booking=${reference}`)
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(dialog.getByRole('button', { name: 'Cancel and get ₹47,499 back' })).toBeVisible()
  const settings = { ...app.settings, TEST_CLOCK: app.now().toISOString() }
  for (let part = 0; part < 2; part++) {
    expect(await runCommand(['refund', reference, '750'], readEnv(settings))).toMatchObject({ ok: true })
  }
  await dialog.getByRole('button', { name: /^Cancel and get/ }).click()
  await expect(dialog.getByText('The amount has changed.')).toBeVisible()
  await expect(dialog.getByText('A part of the price was sent back meanwhile.')).toBeVisible()
  await expect(dialog.getByText('Sent back before').locator('xpath=..')).toContainText('−₹1,500')
  await expect(dialog.getByText(/^(Processing fee|Kept)/)).toHaveCount(0)
  await expectNoBarriers(page)
  app.phonepe.injectFault({ operation: 'refund', fault: { kind: 'refuse', message: 'No' }, times: 100 })
  await dialog.getByRole('button', { name: 'Cancel and get ₹46,499 back' }).click()
  await expect(page.getByRole('dialog').getByText(/^With you by/)).toBeVisible()
  // PhonePe refuses it for good; the other payment fails.
  for (let attempt = 0; attempt < 3; attempt++) {
    await app.runDueJobs()
    app.later(16)
  }
  app.phonepe.settleOrder({ merchantOrderId: `${waiting}-P1`, state: 'FAILED', webhook: true })
  await app.phonepe.webhooksDelivered()
  await page.reload()
  const byHand = page.getByText(/ We are sending it again by hand\.$/)
  await expect(byHand).toBeVisible()
  await page.goto('/my-trips?tab=cancelled')
  await expect(byHand).toBeVisible()
  await page.goto(`/my-trips?booking=${waiting}`)
  await expect(page.getByRole('heading', { name: 'What it would have cost' })).toBeVisible()
  await expect(page.getByText('Not paid', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Paid with/)).toHaveCount(0)
})

test('a guest’s booking opens with the reference it was made with, and is cancelled the way it was paid with a code of the last day', async ({
  page,
  app,
}) => {
  const phone = '9100000105'
  const reference = await book(page, app, phone, { date: 4, asGuest: true })
  await visitLoggedIn(page, '/my-trips', phone)
  const main = page.getByRole('main')
  await expect(
    main.getByText(
      'A booking was made with your number. To open it, give the email address or the booking reference it was made with.',
    ),
  ).toBeVisible()
  await expect(main).not.toContainText(reference)
  await expectNoBarriers(page)
  await main.getByRole('button', { name: /^Open this booking/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Open this booking' })
  const field = dialog.getByLabel('Email address or booking reference')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter the email address or the booking reference')).toBeVisible()
  await field.fill('ravi@example.com')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('4 tries are left.')).toBeVisible()
  await expectNoBarriers(page, 'dialog')
  await field.fill(reference.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/my-trips?booking=${reference}`)
  await expect(main.getByText('Added to your account')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/my-trips')
  await main.getByRole('link', { name: /^Open booking/ }).click()
  await expect(main.getByRole('button', { name: 'Cancel this booking' })).toBeVisible()

  app.later(24 * 60 + 1)
  await main.getByRole('button', { name: 'Cancel this booking' }).click()
  const cancel = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(cancel.getByText('this booking was made without login')).toBeVisible()
  await expect(cancel.getByRole('radio')).toHaveCount(0)
  await confirmAfter(page, phone, () => cancel.getByRole('button', { name: /^Cancel and get/ }).click())
  await expect(page.getByRole('dialog', { name: 'Your booking is cancelled' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/my-trips')
  await expect(main.getByRole('heading', { name: 'No trip ahead' })).toBeVisible()
  await expect(main.getByText('No trip booked yet')).toHaveCount(0)
})

test('five wrong answers are enough: then the way is to write to us', async ({ page, app }) => {
  const phone = '9100000106'
  await book(page, app, phone, { date: 4, asGuest: true })
  await visitLoggedIn(page, '/my-trips', phone)
  await page.getByRole('button', { name: /^Open this booking/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Open this booking' })
  const field = dialog.getByLabel('Email address or booking reference')
  for (const left of ['4 tries are', '3 tries are', '2 tries are', '1 try is']) {
    await field.fill(`${left.at(0)}@example.com`)
    await dialog.getByRole('button', { name: 'Open booking' }).click()
    await expect(dialog.getByText(`${left} left.`)).toBeVisible()
    await expect(field).toBeFocused()
  }
  await dialog.getByRole('button', { name: 'Open booking' }).click()
  await expect(dialog.getByText('There are no tries left.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', /^mailto:/)
  await expectNoBarriers(page, 'dialog')
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toBeVisible()
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
