import { openDatabase } from '../../database/client.ts'
import { createLog } from '../../server/log.ts'
import { desk, expectNoBarriers, phone, sidewaysScroll } from '../setup/barriers.ts'
import { test as base, expect } from '../setup/browser.ts'
import { createOwnDatabase } from '../setup/own-database.ts'
import { codeAt, hireStaff, type SampleStaff, smsCode, staffSettings } from '../setup/sample-staff.ts'
import { apply, askForTrip } from '../setup/send-enquiry.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'

type ConsoleApp = {
  url: string
  staff: SampleStaff
  /** References of what the site's forms left behind. */
  sent: { enquiry: string; application: string }
}

/** A server of the worker's own, with one of each role. */
const test = base.extend<object, { app: ConsoleApp; settings: Record<string, string> }>({
  settings: [{}, { option: true, scope: 'worker' }],
  app: [
    async ({ settings }, use) => {
      const database = await createOwnDatabase()
      const running = await startBuiltApp(
        { DATABASE_URL: database.url, ...staffSettings, ...settings },
        { log: createLog('error', process.stderr) },
      )
      const { db, close } = openDatabase(database.url, () => {})
      const sent = {
        enquiry: await askForTrip(running.url),
        application: await apply(running.url, { name: 'Meera Joshi' }),
      }
      await use({ url: running.url, staff: await hireStaff(db, () => new Date()), sent })
      await close()
      await running.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ app }, use) => use(app.url),
})
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

async function firstDate(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/trips/lw6/departures`)
  return ((await answer.json()) as { departures: { id: string }[] }).departures[0]?.id ?? ''
}

/** One test for each, as each is looked at twice. */
for (const path of [
  'login',
  'departures',
  'departures/month',
  'departures/new',
  'departures/lw6/:date',
  'departures/lw6/:date?tab=change',
  'departures/lw6/:date/cancel',
  'departures/lw6/:date/letter',
  'bookings',
  'bookings?find=nobody',
  'bookings/export',
  'enquiries',
  'enquiries?find=nobody',
  'enquiries/:enquiry',
  'enquiries/export',
  'applications',
  'applications/:application',
  'subscribers',
  '',
  'refunds',
  'refunds?show=refused',
  'refunds/new',
  'pay-outs/new',
  'travellers',
  'travellers?find=nobody',
  'reports',
  'reports/gstr-1',
  'reports/gstr-1?section=b2cs',
  'reports/gstr-1/export',
  'reports/tcs',
  'reports/tcs/export',
  'reports/sales',
  'reports/occupancy?by=departure&last=2027-12',
  'reports/refunds',
  'messages',
  'log',
  'system',
  'staff',
  'staff/new',
  'staff/:id',
  'account',
  'dev/parts',
  'no/such/page',
])
  test(`no barrier, and nothing that scrolls sideways: ${path}`, async ({ page, app, context }) => {
    const value = await app.staff.sessionOf('owner')
    const cookie = { name: 'console', value, domain: 'localhost', path: '/console' }
    if (path !== 'login') await context.addCookies([cookie])
    const names: Record<string, string> = {
      id: app.staff.people[1]?.id ?? '',
      ...app.sent,
      ...(path.includes(':date') && { date: await firstDate(app.url) }),
    }
    await page.goto(`/console/${path.replace(/:(\w+)/g, (_, name: string) => names[name] ?? '')}`)
    await expectNoBarriers(page)
    await page.setViewportSize({ width: phone, height: 844 })
    expect(await sidewaysScroll(page)).toBe(0)
  })

for (const javaScriptEnabled of [true, false])
  test.describe(`an enquiry ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled })

    test('WhatsApp opens in a tab of its own with the words, and the page says so', async ({
      page,
      app,
      context,
    }) => {
      const value = await app.staff.sessionOf('manager')
      await context.addCookies([{ name: 'console', value, domain: 'localhost', path: '/console' }])
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

test('nor on the page of the fresh factor', async ({ page, app, context }) => {
  const value = await app.staff.sessionOf('owner')
  await context.addCookies([{ name: 'console', value, domain: 'localhost', path: '/console' }])
  await app.staff.letFactorsAge()
  await page.goto('/console/staff/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm it is you')
  await expectNoBarriers(page, 'main')
})

test('by night every part keeps its contrast', async ({ page, app, context }) => {
  const value = await app.staff.sessionOf('owner')
  await context.addCookies([{ name: 'console', value, domain: 'localhost', path: '/console' }])
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['staff', 'dev/parts']) {
    await page.goto(`/console/${path}`)
    await expectNoBarriers(page, undefined, [desk])
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('forms are sent, the rail opens, and a fresh factor keeps what was typed', async ({
    page,
    app,
    context,
  }) => {
    const value = await app.staff.sessionOf('owner')
    await context.addCookies([{ name: 'console', value, domain: 'localhost', path: '/console' }])
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
