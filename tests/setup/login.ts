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
}

/** What the browser keeps of the login. */
export async function storedSession(page: Page): Promise<{ access_token: string } | null> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('kafila.auth'))) ?? 'null')
}

/** As if the server had sent it to this browser before: enough for what only looks at it. */
export async function keepSession(page: Page, phone: string): Promise<void> {
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 4e9, user: { id: 'traveller', phone } }
  await page.evaluate((text) => localStorage.setItem('kafila.auth', text), JSON.stringify(session))
}
