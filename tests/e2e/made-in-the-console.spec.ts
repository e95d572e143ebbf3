import { readFile } from 'node:fs/promises'
import { tripSections } from '../../domain/content/fields/trip-fields.ts'
import { formatRupees } from '../../domain/money/money.ts'
import { newTrip } from '../factories/new-trip.ts'
import { desk as deskWidth, expectNoBarriers, phone } from '../setup/barriers.ts'
import { bookNow, card, choose, chooseDate, payButton, summary, windowOf } from '../setup/booking-page.ts'
import { expect, type Locator, type Page } from '../setup/browser.ts'
import { sitDown, test } from '../setup/console-browser.ts'
import { codeField, phoneField, readCode } from '../setup/login.ts'
import { readPdfLines } from '../setup/read-pdf.ts'
import { openOverlay } from '../setup/search.ts'
import { writeSection } from '../setup/trip-editor.ts'

const price = Number(newTrip.price)
const title = String(newTrip.title)
const editor = `/console/trips/${newTrip.id}`
/** Two travel, and cancel while all but the fee comes back. */
const paid = formatRupees(2 * price)
const back = formatRupees(2 * price - 500)
const traveller = '9100000301'
const main = (page: Page) => page.getByRole('main')

test.use({ viewport: { width: phone, height: 844 }, allowedErrors: /status of (401|403|422)/ })

async function seeThatThePriceIsMissing(desk: Page): Promise<void> {
  const field = desk.getByLabel('Price of a guest')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/This field is missing: add it\./)
}

/** From nothing; the rules speak at the fields that nobody has filled, until all are. */
async function writeIt(desk: Page): Promise<void> {
  await desk.goto('/console/trips')
  await desk.getByRole('link', { name: 'New trip' }).click()
  await desk.getByLabel('Title', { exact: true }).fill(title)
  await desk.getByLabel('Id', { exact: true }).fill(String(newTrip.id))
  await desk.getByLabel('Adventure').check()
  await desk.getByRole('button', { name: 'Begin it' }).press('Enter')
  await expect(desk.getByText('It is not on the site yet.')).toBeVisible()
  // Which pictures may be shown goes by the tags.
  for (const section of tripSections.toSorted(
    (a, b) => Number(b.name === 'search') - Number(a.name === 'search'),
  ))
    await test.step(section.title, async () => {
      await desk.goto(`${editor}?section=${section.name}`)
      await expect(desk.locator('html[data-hydrated]')).toHaveCount(1)
      if (section.name === 'packages') await seeThatThePriceIsMissing(desk)
      await writeSection(desk, section.name)
    })
  await expect(desk.getByText('All rules are content with it')).toBeVisible({ timeout: 60_000 })
  await desk.goto(`${editor}?section=pictures`)
  await expectNoBarriers(desk)
}

/** Whoever has the link sees the draft, and buys nothing from it. */
async function showTheDraft(desk: Page, page: Page): Promise<void> {
  await desk.getByRole('link', { name: 'Preview' }).click()
  const link = await desk.getByLabel('Link, without a login').inputValue()
  // Without script, so nothing waits for it here.
  const shown = await page.context().newPage()
  await shown.goto(new URL(link).pathname)
  await expect(shown.getByRole('note').first()).toHaveText(/^Draft, not public\. The link ends at/)
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(shown.getByRole('button', { name: 'Book Now' })).toBeHidden()
  await shown.close()
  expect((await page.request.get(`/trip/${newTrip.id}`)).status()).toBe(404)
}

async function publishIt(desk: Page): Promise<void> {
  await desk.getByRole('link', { name: 'Publish', exact: true }).click()
  await desk.getByRole('button', { name: 'Publish it' }).press('Enter')
  await expect(desk.getByText(/^Version 1 of Sample manager is live/)).toBeVisible()
  await expect.poll(async () => (await desk.request.get(`/trip/${newTrip.id}`)).status()).toBe(200)
}

/** By words of its title; the card says the price. */
async function findIt(page: Page): Promise<void> {
  await page.goto('/')
  await (await openOverlay(page)).fill('tungnath at dawn')
  await page.keyboard.press('Enter')
  const found = main(page).getByRole('article').filter({ hasText: title })
  await expect(found).toContainText(formatRupees(price))
  await found.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/trip/${newTrip.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** Two seats of its first date. Answers the reference. */
async function buyIt(page: Page): Promise<string> {
  await chooseDate(page)
  await card(page).getByRole('button', { name: 'Increase Guests' }).click()
  await expect(card(page)).toContainText('total for 2 guests')
  await bookNow(page)
  await expect(summary(page).locator('[data-payable]')).toHaveText(paid)
  await summary(page).getByLabel('Name').fill('Asha Rao')
  await summary(page).getByLabel('Email').fill('asha@example.com')
  await summary(page).getByLabel('Phone').fill(traveller)
  await summary(page).getByRole('button', { name: 'Pay with PhonePe' }).click()
  const popup = await windowOf(page, payButton(page))
  await choose(popup, 'Pay')
  const booked = page.getByRole('dialog', { name: 'Your seats are booked' })
  await expect(booked.getByText(`Paid with PhonePe ${paid}`)).toBeVisible()
  const [reference = ''] = /KF-[2-9A-Z]{8}/.exec((await booked.textContent()) ?? '') ?? []
  await booked.getByRole('link', { name: 'See my trip' }).click()
  await expect(main(page).getByText('Booked and paid')).toBeVisible()
  return reference
}

/** Whoever booked as a guest logs in with that number. */
async function logIn(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: `Log in with ${traveller}` })
    .click()
  await expect(phoneField(page)).toHaveValue(traveller)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await codeField(page).fill(await readCode(page, traveller))
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Added to your account')).toBeVisible()
}

async function readPaper(page: Page, link: Locator): Promise<string> {
  const downloaded = page.waitForEvent('download')
  await link.click()
  return (await readPdfLines(await readFile(await (await downloaded).path()))).join('\n')
}

async function takeReceipt(page: Page, reference: string): Promise<void> {
  await main(page).getByLabel('Address').fill('14 Lake Road, Bengaluru')
  await main(page).getByLabel('PIN code').fill('560001')
  await main(page).getByLabel('State').selectOption({ label: 'Karnataka' })
  await main(page).getByRole('button', { name: 'Save and issue receipt' }).click()
  const receipt = await readPaper(page, main(page).getByRole('link', { name: 'Download PDF' }))
  for (const part of ['Asha Rao', reference, title, paid.slice(1)]) expect(receipt).toContain(part)
}

async function cancelIt(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Cancel this booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await dialog.getByRole('button', { name: `Cancel and get ${back} back` }).click()
  const done = page.getByRole('dialog', { name: 'Your booking is cancelled' })
  await expect(done).toContainText(back)
  await done.getByRole('button', { name: 'Done' }).click()
  await expect(async () => {
    await page.reload()
    await expect(main(page).getByText(`${back} is back`)).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const note = await readPaper(page, main(page).getByRole('link', { name: /Receipt of refund/ }))
  for (const part of ['Asha Rao', title, back.slice(1), 'Cancelled by the traveller'])
    expect(note).toContain(part)
}

test('a trip made from nothing in the console is previewed, published, found, sold, invoiced, cancelled and paid back at its price', async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(300_000)
  const room = await browser.newContext({ baseURL: app.url, viewport: { width: deskWidth, height: 900 } })
  const desk = await room.newPage()
  await sitDown(desk, app, 'manager')
  await writeIt(desk)
  await showTheDraft(desk, page)
  await publishIt(desk)
  await findIt(page)
  const reference = await buyIt(page)
  await logIn(page)
  await takeReceipt(page, reference)
  await cancelIt(page)

  await desk.goto(`/console/bookings/${reference}`)
  await expect(desk.getByText('Refunded', { exact: true }).first()).toBeVisible()
  const rows = desk.getByRole('region', { name: 'Money' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Sold: 2 × Twin sharing' })).toContainText(`−${paid}`)
  await expect(rows.filter({ hasText: 'Refund through PhonePe' })).toContainText(`−${back}`)
  await expect(rows.last()).toContainText('₹0 owed')
  await room.close()
})
