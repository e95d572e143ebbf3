import { type PhonePeSandbox, startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { createLog } from '../../server/log.ts'
import { test as base, expect, type Page } from './browser.ts'
import { accountButton, askForCode, codeField, loginDialog, readCode } from './login.ts'
import { createOwnDatabase } from './own-database.ts'
import { raisedPayments } from './raised-payments.ts'
import { startBuiltApp } from './start-built-app.ts'

export type OwnApp = {
  url: string
  now: () => Date
  /** Lets time pass on the server alone. */
  later: (minutes: number) => void
  phonepe: PhonePeSandbox
  /** Of the operator's commands. */
  settings: Record<string, string>
  runDueJobs: () => Promise<void>
}

/**
 * A server of the worker's own, for journeys in which a quarter of an hour passes. It has a database of its own beside that of all
 * other browser tests.
 */
export const test = base.extend<
  object,
  { app: OwnApp; limits: string; more: Record<string, string>; leapsWeeks: boolean }
>({
  /** All travellers come from one address. */
  limits: [
    `otpPerAddress:1000/300,verifyPerAddress:1000/300,${raisedPayments}`,
    { option: true, scope: 'worker' },
  ],
  /** Settings beside those. */
  more: [{}, { option: true, scope: 'worker' }],
  /** Whoever lets weeks pass has a server alone: no other test's dates and months would hold there. */
  leapsWeeks: [false, { option: true, scope: 'worker' }],
  app: [
    async ({ limits, more }, use) => {
      const database = await createOwnDatabase()
      let ahead = 0
      const now = () => new Date(Date.now() + ahead)
      const phonepe = await startPhonePeSandbox({ now: () => now().getTime() })
      const settings = { DATABASE_URL: database.url, ...phonepe.settings }
      const running = await startBuiltApp(
        { ...settings, LIMITS: limits, ...more },
        { clock: { now }, log: createLog('error', process.stderr) },
      )
      phonepe.setWebhooks({ url: `${running.url}/webhooks/phonepe` })
      await use({
        url: running.url,
        phonepe,
        settings,
        runDueJobs: running.runDueJobs,
        now,
        later(minutes) {
          ahead += minutes * 60_000
        },
      })
      await running.stop()
      await phonepe.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ app }, use) => use(app.url),
})

/** Opens a page of the account and logs in there. Numbers are of India, without the country's code. */
export async function visitLoggedIn(page: Page, path: string, phone: string): Promise<void> {
  await page.goto(path)
  await logInHere(page, phone)
  await expect(accountButton(page)).toBeVisible()
  await expect(loginDialog(page)).toHaveCount(0)
}

/** By the page's own wish to log in; the header's is tried elsewhere. */
export async function logInHere(page: Page, phone: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await askForCode(page, phone)
  await codeField(page).fill(await readCode(page, phone))
  await page.keyboard.press('Enter')
}

/** What whoever is logged in here shows when booking; a guest shows nothing. */
export async function authorizationOf(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('kafila.auth') ?? '').access_token)
  return { authorization: `Bearer ${token}` }
}

/** What was sent to a phone, the newest first. */
export async function smsTo(page: Page, phone: string): Promise<string[]> {
  const messages: { to: string; body: string }[] = await (await page.request.get('/dev/outbox.json')).json()
  return messages.filter(({ to }) => to === `91${phone}`).map(({ body }) => body)
}

/** The code that an act sends to a phone. */
export async function codeAfter(page: Page, phone: string, act: () => Promise<unknown>): Promise<string> {
  const codes = async () => (await smsTo(page, phone)).flatMap((body) => /#(\d{6})$/.exec(body)?.[1] ?? [])
  const before = (await codes()).length
  await act()
  await expect.poll(async () => (await codes()).length, `codes to ${phone}`).toBe(before + 1)
  return (await codes())[0] ?? ''
}

/** Presses what needs a fresh code, and gives 'Confirm it is you' the one it asks for. */
export async function confirmAfter(page: Page, phone: string, press: () => Promise<void>): Promise<void> {
  const code = await codeAfter(page, phone, press)
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
  await dialog.getByLabel('6-digit OTP').fill(code)
  await dialog.getByRole('button', { name: 'Go on' }).click()
}
