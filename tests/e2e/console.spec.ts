import { desk, expectNoBarriers, phone, sidewaysScroll } from '../setup/barriers.ts'
import { expect } from '../setup/browser.ts'
import { sitDown, test } from '../setup/console-browser.ts'
import { findNames } from '../setup/console-names.ts'
import { codeAt, smsCode } from '../setup/sample-staff.ts'
import { walkConsole } from '../setup/walk-console.ts'

// Refusals are answered with the status that says so, which the browser notes.
test.use({ allowedErrors: /status of (401|403|404|422|429)/ })
test.describe.configure({ mode: 'default' })

test('the way in by keys alone, then keys that find, go, move and explain', async ({ page, app }) => {
  const { keyboard } = page
  const phoneOfNewcomer = await app.staff.addNewcomer()
  await page.goto('/console')
  await expect(page).toHaveURL(/\/console\/login$/)
  await page.getByLabel('Phone').focus()
  await keyboard.type(phoneOfNewcomer)
  await keyboard.press('Enter')
  await page.getByLabel('Six digits').focus()
  await keyboard.type(smsCode)
  await keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expectNoBarriers(page, 'main')
  await page.getByLabel('Code of the app').focus()
  await keyboard.type(codeAt((await page.locator('b.figure').textContent()) ?? '', new Date()))
  await keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(8)
  const open = page.getByRole('button', { name: 'Open the console' })
  await open.press('Enter')
  await expect(open).toBeVisible()
  await page.getByLabel('I have put them').press('Space')
  await open.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await keyboard.press('g')
  await keyboard.press('s')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)

  await keyboard.press('j')
  await keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Sample captain' })).toBeFocused()
  await keyboard.press('k')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample accountant')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys' })
  await expect(help).toBeVisible()
  await expectNoBarriers(page, '[role=dialog]')
  await keyboard.press('Escape')
  await expect(help).toBeHidden()
  await keyboard.press('g')
  await expect(page.locator('.rail kbd').first()).toBeVisible()
  await keyboard.press('s')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff')

  await page.goto('/console/account')
  await page.getByRole('radio', { name: /^Off/ }).check()
  await page.getByRole('radio', { name: 'Dark', exact: true }).check()
  await page.getByRole('button', { name: 'Keep this' }).click()
  await expect(page.locator('html[data-colour=dark]')).toHaveCount(1)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await keyboard.press('?')
  await keyboard.press('g')
  await expect(help).toBeHidden()
  await expect(page.locator('html[data-going]')).toHaveCount(0)
})

/** Of A4 less its margins, in CSS pixels. */
const a4 = 703

test('no barrier, and nothing that scrolls sideways, on any page of a phone', async ({ page, app }) => {
  test.setTimeout(300_000)
  await walkConsole(page, app, { widths: [phone], contrast: false, once: true })
})

for (const javaScriptEnabled of [true, false])
  test.describe(`an enquiry ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled })

    test('WhatsApp opens in a tab of its own with the words, and the page says so', async ({
      page,
      app,
      context,
    }) => {
      await sitDown(page, app, 'manager')
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }))
      await page.goto(`/console/enquiries/${app.sent.enquiry}`)
      await page.getByRole('radio', { name: /^Couldn’t reach you/ }).check()
      const opened = context.waitForEvent('page')
      await page.getByRole('button', { name: 'Open WhatsApp' }).click()
      const chat = await opened
      await expect(chat).toHaveURL(/^https:\/\/wa\.me\/919822044101\?text=Namaste%20Priya/)
      await page.reload()
      await expect(page.getByText('WhatsApp opened').first()).toContainText('could not reach you')
    })
  })

test('nor on the page of the fresh factor', async ({ page, app }) => {
  await sitDown(page, app, 'owner')
  await app.staff.letFactorsAge()
  await page.goto('/console/staff/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm it is you')
  await expectNoBarriers(page, 'main')
})

test('by night every part keeps its contrast', async ({ page, app }) => {
  await sitDown(page, app, 'owner')
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['staff', 'dev/parts']) {
    await page.goto(`/console/${path}`)
    await expectNoBarriers(page, undefined, [desk])
  }
})

test('on paper stands what the page says and who printed it, as wide as A4', async ({ page, app }) => {
  const { ':own': own, ':reference': reference } = await findNames(app)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: a4, height: 1050 })
  for (const path of [
    'departures',
    `departures/${own}/manifest`,
    `departures/${own}/rooms`,
    `bookings/${reference}`,
    'day-book',
    'log',
  ]) {
    await sitDown(page, app, 'owner')
    await page.goto(`/console/${path}`)
    await expect(page.getByText('Printed by Sample owner')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Console' })).toBeHidden()
    expect(await sidewaysScroll(page), path).toBe(0)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('forms are sent, the rail opens, and a fresh factor keeps what was typed', async ({ page, app }) => {
    await sitDown(page, app, 'owner')
    await page.goto('/console/account')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Staff', exact: true }).click()
    await page.getByRole('link', { name: 'Invite somebody' }).click()
    await page.getByLabel('Name').fill('Devika')
    await page.getByLabel('Phone').fill('98110 22222')
    await page.getByRole('radio', { name: /^Captain/ }).check()
    await app.staff.letFactorsAge()
    await page.getByRole('button', { name: 'Give access' }).click()
    await page.getByLabel('Code of the app').fill(app.staff.appCode())
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Devika')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('You are signed out.')).toBeVisible()
  })
})
