import { expectNoBarriers } from '../setup/barriers.ts'
import { card } from '../setup/booking-page.ts'
import { expect, type Page, recordSeen, see, skipPictures, test, untilHydrated } from '../setup/browser.ts'
import { catchChat, dialogOf, holdTime, openEnquiry, openerOf } from '../setup/enquiry-dialog.ts'
import { ownTrip } from '../setup/own-trip.ts'

test.beforeEach(({ page }) => skipPictures(page))

async function fill(page: Page): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name').fill('Asha Rao')
  await dialog.getByLabel('Email').fill('asha@example.com')
  await dialog.getByLabel('Phone').fill('98765 43210')
}

test('the enquiry opens WhatsApp with the trip and its dates, thanks, resets and closes', async ({
  page,
}) => {
  const chats = await catchChat(page)
  await page.clock.install()
  const dialog = await openEnquiry(page, '/trip/lw6')
  await see(dialog, 'Get Trip Details')
  await fill(page)
  await dialog.getByLabel('Number of people').selectOption('2')
  const dates = dialog.getByLabel('Batch date')
  const label = (await dates.locator('option').nth(1).textContent()) ?? ''
  expect(label).toMatch(/^\w{3} \d+ \w{3} to \w{3} \d+ \w{3} \d{4}, \d+ seats? left$/)
  await dates.selectOption({ label })
  await holdTime(page)
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Know More' }).click()
  await expect(dialog.getByRole('button', { name: 'Opening WhatsApp...' })).toBeDisabled()
  await popup
  await page.clock.resume()
  await see(page, 'WhatsApp is opening with your inquiry details! Our travel expert will respond shortly.')
  await expect(dialog).toHaveCount(0)
  await expect(openerOf(page)).toBeFocused()
  const sent = new URL(chats[0] ?? '')
  expect(sent.pathname).toBe('/911000000001')
  expect(sent.searchParams.get('text')?.split('\n')).toEqual([
    'Hello Kafila, I would like the details of a trip.',
    `Trip: ${await page.getByRole('heading', { level: 1 }).textContent()}`,
    'Name: Asha Rao',
    'Phone: 98765 43210',
    'Email: asha@example.com',
    'Travelers: 2',
    `Dates: ${label.split(',')[0]}`,
    'Package: Ride + Ride Pillion',
    'Total: ₹75,998',
    expect.stringMatching(/^Page: http:\/\/localhost:\d+\/trip\/lw6$/),
  ])
  await openerOf(page).click()
  // What was given fills the next one in; all else begins anew.
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao')
  await expect(dialog.getByLabel('Number of people')).not.toHaveValue('More than 10')
})

test('the thanks stay for four seconds', async ({ page }) => {
  await catchChat(page)
  await page.clock.install({ time: new Date('2026-11-15T10:00:00+05:30') })
  const dialog = await openEnquiry(page, '/trip/lw6')
  await fill(page)
  await dialog.getByLabel('Batch date').selectOption({ index: 1 })
  // From here on the clock moves only when told.
  await page.clock.pauseAt(new Date('2026-11-15T11:00:00+05:30'))
  await dialog.getByRole('button', { name: 'Know More' }).click()
  const thanks = page.getByText('WhatsApp is opening with your inquiry details!')
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100)
        return thanks.isVisible()
      },
      { intervals: [10] },
    )
    .toBe(true)
  await page.clock.runFor(3500)
  await expect(thanks).toBeVisible()
  await page.clock.runFor(600)
  await expect(thanks).toHaveCount(0)
})

test('faults are named at their fields, first of them focused, and nothing is opened', async ({ page }) => {
  const chats = await catchChat(page)
  const dialog = await openEnquiry(page, '/trip/lw6')
  await expectNoBarriers(page, 'dialog')
  await dialog.getByLabel('Number of people').selectOption('')
  await dialog.getByLabel('Name').fill('A')
  // The press leaves a faulty field: a message that pushed the button away then would swallow it.
  await dialog.getByLabel('Phone').fill('98765')
  await dialog.getByRole('button', { name: 'Know More' }).click()
  for (const [label, message] of [
    ['Name', 'Name must be at least 2 characters'],
    ['Email', 'Please enter a valid email address'],
    ['Phone', 'Please enter a valid phone number'],
    ['Number of people', 'Number of people is required'],
    ['Batch date', 'Please select a batch date'],
  ] as const) {
    await see(dialog, message)
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(message)
    await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expectNoBarriers(page, 'dialog')
  expect(chats).toEqual([])
})

test('more people than seats are warned at once and refused on sending', async ({ page }) => {
  const trip = await ownTrip('kuari-pass-trek', 3)
  const chats = await catchChat(page)
  const dialog = await openEnquiry(page, trip)
  await fill(page)
  const people = dialog.getByLabel('Number of people')
  await dialog.getByLabel('Batch date').selectOption({ index: 1 })
  await people.selectOption('3')
  const warning = dialog.getByText('Only 3 slots available for this date!')
  await expect(warning).toHaveCount(0)
  await people.selectOption('4')
  await expect(warning).toBeVisible()
  recordSeen('Only N slots available for this date!')
  await dialog.getByRole('button', { name: 'Know More' }).click()
  const refusal = 'Cannot book more than 3 slots for this date'
  await expect(people).toHaveAccessibleDescription(refusal)
  await expect(people).toBeFocused()
  await expect(dialog.getByRole('status').getByText(refusal)).toBeVisible()
  recordSeen('Cannot book more than N slots for this date')
  await expectNoBarriers(page, 'dialog')
  expect(chats).toEqual([])
  await people.selectOption('3')
  await expect(warning).toHaveCount(0)
  await expect(people).not.toHaveAttribute('aria-invalid')
  await dialog.getByRole('button', { name: 'Know More' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => chats).toHaveLength(1)
})

test('a sold-out trip says so, and is asked for without a date', async ({ page }) => {
  const trip = await ownTrip('har-ki-dun-trek', 0)
  const chats = await catchChat(page)
  const dialog = await openEnquiry(page, trip)
  await see(dialog, 'No available dates')
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+\d+$/)
  await expectNoBarriers(page, 'dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await openerOf(page).click()
  await dialog.getByRole('button', { name: 'Know More' }).click()
  await see(page, 'WhatsApp is opening with your inquiry details! Our travel expert will respond shortly.')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => chats).toHaveLength(1)
  const text = new URL(chats[0] ?? '').searchParams.get('text') ?? ''
  expect(text).toContain(`Trip: ${await page.getByRole('heading', { level: 1 }).textContent()}`)
  expect(text).toContain('Dates: To be discussed')
})

test('a refused chat is told and keeps what was written', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const dialog = await openEnquiry(page, '/trip/lw6')
  await fill(page)
  await dialog.getByLabel('Batch date').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Know More' }).click()
  await expect(dialog.getByText("We couldn't open WhatsApp. Please try again later.")).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao')
})

test.describe('without the dialog’s script', () => {
  test.use({ allowedErrors: /ERR_FAILED|dynamically imported module/ })

  test('the chat opens instead, with guests and date', async ({ page }) => {
    const chats = await catchChat(page)
    await page.route('**/assets/trip-enquiry-dialog-*.js', (route) => route.abort())
    await page.goto('/trip/lw6')
    await page.getByRole('button', { name: 'Increase Guests' }).click()
    // The number is seen at once, what follows from it a moment later.
    await expect(card(page)).toContainText('total for 2 guests')
    const date = page.getByRole('button', { name: /seats left/ }).first()
    const [dates] = /^.+ to \w+ \d+ \w+ \d{4}/.exec((await date.textContent()) ?? '') ?? []
    await date.click()
    await expect(date).toHaveAttribute('aria-pressed', 'true')
    await openerOf(page).click()
    await expect(page).toHaveURL(/wa\.me/)
    const lines = new URL(chats[0] ?? '').searchParams.get('text')?.split('\n')
    expect(lines).toContain('Travelers: 2')
    expect(lines).toContain(`Dates: ${dates}`)
    expect(lines).toContain('Package: Ride + Ride Pillion')
    expect(lines).toContain('Total: ₹75,998')
  })
})

test('eleven and more come from the page, and what was typed is kept until it is sent', async ({ page }) => {
  const chats = await catchChat(page)
  await page.goto('/trip/lw6')
  const more = page.getByRole('button', { name: 'Increase Guests' })
  await more.scrollIntoViewIfNeeded()
  // Of several presses that wake the card one is done.
  await untilHydrated(page.locator('#choices'))
  for (let guests = 1; guests < 12; guests++) await more.click()
  await expect(card(page)).toContainText('total for 12 guests')
  await openerOf(page).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Number of people')).toHaveValue('More than 10')
  await fill(page)
  await dialog.getByLabel('Batch date').selectOption({ index: 2 })
  const chosen = await dialog.getByLabel('Batch date').inputValue()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await openerOf(page).click()
  await expect(dialog.getByLabel('Phone')).toHaveValue('98765 43210')
  await expect(dialog.getByLabel('Batch date')).toHaveValue(chosen)
  // What is chosen on the page meanwhile counts for more than what the form held.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await more.click()
  await page.getByRole('button', { name: 'Decrease Guests' }).dblclick()
  await page.getByRole('button', { name: 'Decrease Guests' }).click()
  await expect(card(page)).toContainText('total for 10 guests')
  await openerOf(page).click()
  await expect(dialog.getByLabel('Number of people')).toHaveValue('10')
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao')
  await dialog.getByLabel('Number of people').selectOption('More than 10')
  await dialog.getByLabel('Batch date').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Know More' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => chats).toHaveLength(1)
  const text = new URL(chats[0] ?? '').searchParams.get('text')
  expect(text).toContain('Travelers: More than 10')
  expect(text, 'nobody knows how many').not.toContain('Total')
  await openerOf(page).click()
  // What was given fills the next one in; all else begins anew.
  await expect(dialog.getByLabel('Name')).toHaveValue('Asha Rao')
  await expect(dialog.getByLabel('Number of people')).not.toHaveValue('More than 10')
})

test('keys alone fill and send it, and focus stays inside', async ({ page }) => {
  const chats = await catchChat(page)
  await page.goto('/trip/lw6')
  await openerOf(page).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Know More' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  for (const words of ['Asha Rao', 'asha@example.com', '9876543210']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(words)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByLabel('Batch date')).not.toHaveValue('')
  await dialog.getByLabel('Phone').focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => chats).toHaveLength(1)
  await expect(openerOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(openerOf(page)).toBeFocused()
})

test('on a phone the dialog fits and Cancel closes it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const dialog = await openEnquiry(page, '/trip/lw6')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 })
    if (width > 320) await openerOf(page).click()
    const cancel = dialog.getByRole('button', { name: 'Cancel' })
    await cancel.scrollIntoViewIfNeeded()
    expect(await dialog.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true)
    expect((await dialog.boundingBox())?.x).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await cancel.click()
    await expect(dialog).toHaveCount(0)
    await expect(openerOf(page)).toBeFocused()
  }
})
