import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page, see, skipPictures, test } from '../setup/browser.ts'
import { dialogOf, openEnquiry, openerOf } from '../setup/enquiry-dialog.ts'

test.beforeEach(({ page }) => skipPictures(page))

const thanks = "Thank you for your interest! We'll get back to you with a personalized itinerary soon."
const failure = 'Something went wrong. Please try again later.'
const path = '/custom-trip/wayanad-private'

async function fill(page: Page, name: string): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill('meera@example.com')
  await dialog.getByLabel('Phone').fill('+91 98765 43210')
  await dialog.getByLabel('Number of people').selectOption('More than 10')
  await dialog.getByLabel('Travel month').selectOption({ index: 3 })
}

type Outbox = { subject: string; replyTo?: string; body: string }[]

test('the enquiry is sent, reaches the operator, thanks, resets and closes', async ({ page, request }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/enquiries', async (route) => {
    await held
    await route.continue()
  })
  const dialog = await openEnquiry(page, path)
  await expect(dialog.getByLabel('Number of people')).toHaveValue('2')
  await fill(page, 'Meera Iyer')
  const month = await dialog.getByLabel('Travel month').locator('option:checked').textContent()
  await dialog.getByRole('button', { name: 'Know More' }).click()
  await see(dialog, 'Sending...')
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answer()
  await see(page, thanks)
  await expect(dialog).toHaveCount(0)
  await expect(openerOf(page)).toBeFocused()
  const outbox = (await (await request.get('/dev/outbox.json')).json()) as Outbox
  const mails = outbox.filter(({ body }) => body.includes('Name: Meera Iyer'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.replyTo).toBe('meera@example.com')
  expect(mails[0]?.body).toContain(`Trip: ${await page.getByRole('heading', { level: 1 }).textContent()}`)
  expect(mails[0]?.body).toContain('People: More than 10')
  expect(mails[0]?.body).toContain(`Travel month: ${month}`)
  expect(mails[0]?.body).toMatch(new RegExp(`Page: http://localhost:\\d+${path}\\n`))
  await openerOf(page).click()
  // What was given fills the next one in; all else begins anew.
  await expect(dialog.getByLabel('Name')).toHaveValue('Meera Iyer')
  await expect(dialog.getByLabel('Travel month')).toHaveValue('')
})

test('the thanks stay for five seconds', async ({ page }) => {
  await page.route('**/api/enquiries', (route) =>
    route.fulfill({ status: 201, json: { reference: 'ENQ-2222222222' } }),
  )
  await page.clock.install()
  const dialog = await openEnquiry(page, path)
  await fill(page, 'Meera')
  // From here on time passes only as it is told to, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await dialog.getByRole('button', { name: 'Know More' }).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return page.getByText(thanks).isVisible()
    })
    .toBe(true)
  await page.clock.runFor(4700)
  await expect(page.getByText(thanks)).toBeVisible()
  await page.clock.runFor(400)
  await expect(page.getByText(thanks)).toHaveCount(0)
})

test('faults are named at their fields, and nothing is sent', async ({ page }) => {
  let sent = 0
  await page.route('**/api/enquiries', (route) => {
    sent++
    return route.abort()
  })
  const dialog = await openEnquiry(page, path)
  await expectNoBarriers(page, 'dialog')
  await dialog.getByLabel('Number of people').selectOption('')
  await dialog.getByRole('button', { name: 'Know More' }).click()
  for (const [label, message] of [
    ['Name', 'Name must be at least 2 characters'],
    ['Email', 'Please enter a valid email address'],
    ['Phone', 'Please enter a valid phone number'],
    ['Number of people', 'Please select number of people'],
    ['Travel month', 'Please select a travel month'],
  ] as const) {
    await see(dialog, message)
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(message)
  }
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expectNoBarriers(page, 'dialog')
  expect(sent).toBe(0)
})

test('the twelve months begin with the current one in India', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-31T19:00:00Z'))
  const dialog = await openEnquiry(page, path)
  const months = dialog.getByLabel('Travel month').locator('option')
  await expect(months).toHaveCount(13)
  await expect(months.nth(1)).toHaveText('January 2027')
  await expect(months.nth(1)).toHaveAttribute('value', 'january-2027')
  await expect(months.nth(12)).toHaveText('December 2027')
})

test.describe('when sending fails', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  for (const [what, answer] of [
    ['the connection breaks', null],
    ['the server can’t store it', { status: 503, json: { error: 'We could not store that just now.' } }],
    ['a proxy answers', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ] as const) {
    test(`the dialog stays open with what was typed: ${what}`, async ({ page }) => {
      const keys: string[] = []
      await page.route('**/api/enquiries', (route) => {
        keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey)
        return answer ? route.fulfill(answer) : route.abort()
      })
      const dialog = await openEnquiry(page, path)
      await fill(page, 'Meera')
      const send = dialog.getByRole('button', { name: 'Know More' })
      await send.click()
      await see(dialog, failure)
      if (!answer) await expectNoBarriers(page, 'dialog')
      await expect(dialog.getByLabel('Name')).toHaveValue('Meera')
      await expect(dialog.getByLabel('Number of people')).toHaveValue('More than 10')
      await send.click()
      await expect.poll(() => keys.length).toBe(2)
      expect(keys[0]).toMatch(/^[\w-]{16,64}$/)
      expect(keys[1]).toBe(keys[0])
    })
  }

  test('a fault that only the server finds is shown at its field', async ({ page }) => {
    await page.route('**/api/enquiries', (route) =>
      route.fulfill({ status: 422, json: { errors: { travelMonth: 'Please select a travel month' } } }),
    )
    const dialog = await openEnquiry(page, path)
    await fill(page, 'Meera')
    await dialog.getByRole('button', { name: 'Know More' }).click()
    const month = dialog.getByLabel('Travel month')
    await expect(month).toHaveAccessibleDescription('Please select a travel month')
    await expect(month).toBeFocused()
    await expect(dialog.getByText(failure)).toHaveCount(0)
  })

  test('a key that is sent twice is kept once', async ({ page, request }) => {
    await page.route('**/api/enquiries', async (route) => {
      await route.fetch()
      await route.abort()
    })
    const dialog = await openEnquiry(page, path)
    await fill(page, 'Meera Twice')
    await dialog.getByRole('button', { name: 'Know More' }).click()
    await expect(dialog.getByText(failure)).toBeVisible()
    await page.unroute('**/api/enquiries')
    await dialog.getByRole('button', { name: 'Know More' }).click()
    await expect(page.getByText(thanks)).toBeVisible()
    const outbox = (await (await request.get('/dev/outbox.json')).json()) as Outbox
    expect(outbox.filter(({ body }) => body.includes('Name: Meera Twice'))).toHaveLength(1)
  })
})

test('on a phone with keys alone: opened, left, focus returned', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  await openerOf(page).focus()
  await page.keyboard.press('Space')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Know More' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect(await dialog.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(openerOf(page)).toBeFocused()
})
