import { expect, type Locator, type Page } from './browser.ts'

/** The header is the same everywhere; this page is the quickest. */
export const anyPage = '/compare'

export const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Login with Phone' })
export const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' })
export const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' })
export const phoneField = (page: Page) => loginDialog(page).getByLabel('Phone number')
export const codeField = (page: Page) => loginDialog(page).getByLabel('6-digit OTP')

export async function openLogin(page: Page): Promise<Locator> {
  await loginLink(page).click()
  await expect(phoneField(page)).toBeFocused()
  return loginDialog(page)
}

/** From the open dialog to its second step. Numbers are of India, without the country's code. */
export async function askForCode(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone)
  await loginDialog(page).getByRole('button', { name: 'Send OTP' }).click()
  await expect(codeField(page)).toBeFocused()
}

/** The newest code in the SMS to a number. */
export async function readCode(page: Page, phone: string): Promise<string> {
  const messages: { to: string; body: string }[] = await (await page.request.get('/dev/outbox.json')).json()
  const code = /#(\d{6})$/.exec(messages.find(({ to }) => to === `91${phone}`)?.body ?? '')?.[1]
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}

/** Logs in as a traveller does. Each journey has a number of its own. */
export async function logIn(page: Page, phone: string): Promise<void> {
  await openLogin(page)
  await askForCode(page, phone)
  await codeField(page).fill(await readCode(page, phone))
  await page.keyboard.press('Enter')
  await expect(accountButton(page)).toBeVisible()
  await expect(loginDialog(page)).toHaveCount(0)
}

/** What the browser keeps of the login. */
export async function storedSession(
  page: Page,
): Promise<{ access_token: string; user: { id: string } } | null> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('kafila.auth'))) ?? 'null')
}

/** Logs in past the dialog: the server's session is put where the browser keeps it. The page hears of it as of another tab's. */
export async function keepSession(page: Page, phone: string, user: { phone?: string } = {}): Promise<void> {
  await page.request.post('/auth/v1/otp', { data: { phone: `91${phone}` } })
  const token = await readCode(page, phone)
  const answer = await page.request.post('/auth/v1/verify', {
    data: { type: 'sms', phone: `91${phone}`, token },
  })
  const session = await answer.json()
  const kept = JSON.stringify({ ...session, user: { ...session.user, ...user } })
  await page.evaluate((text) => localStorage.setItem('kafila.auth', text), kept)
}
