import * as OTPAuth from 'otpauth'
import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Page, see, skipPictures, test } from '../setup/browser.ts'
import {
  accountButton,
  anyPage,
  askForCode,
  codeField,
  keepSession,
  logIn,
  loginDialog,
  loginLink,
  openLogin,
  phoneField,
  readCode,
  storedSession,
} from '../setup/login.ts'

test.use({ allowedErrors: /Failed to load resource/ })
test.beforeEach(({ page }) => skipPictures(page))

const sendButton = (page: Page) => loginDialog(page).getByRole('button', { name: 'Send OTP' })
const verifyButton = (page: Page) => loginDialog(page).getByRole('button', { name: 'Verify OTP' })
const menu = (page: Page) => page.getByRole('menu')

/** Asks the auth service as the owner of a token. */
function asOwner(page: Page, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return {
    get: (path: string) => page.request.get(`/auth/v1${path}`, { headers }),
    post: (path: string, data: object) => page.request.post(`/auth/v1${path}`, { headers, data }),
  }
}

test('a visitor logs in with the code of the SMS, stays logged in, and signs out on this device alone', async ({
  page,
}) => {
  const phone = '9000011001'
  await page.goto(anyPage)
  const dialog = await openLogin(page)
  await see(dialog, 'Login with Phone')
  await expect(dialog.getByLabel('Country code')).toHaveValue('91')
  await phoneField(page).fill(phone)
  await page.keyboard.press('Enter')
  await see(page, 'OTP sent successfully!')
  await expect(dialog).toContainText('Sent to +91 90000 11001')
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
  await codeField(page).fill(await readCode(page, phone))
  await verifyButton(page).click()
  await see(page, 'Login successful!')
  await expect(dialog).toHaveCount(0)
  await expect(accountButton(page)).toHaveAccessibleName('Account number ending in 01')
  await expect(accountButton(page)).toBeFocused()
  await page.reload()
  await expect(accountButton(page)).toContainText('01')
  const here = asOwner(page, (await storedSession(page))?.access_token ?? '')

  // Another device of the same traveller.
  await page.request.post('/auth/v1/otp', { data: { phone: `91${phone}` } })
  const verified = await page.request.post('/auth/v1/verify', {
    data: { type: 'sms', phone: `91${phone}`, token: await readCode(page, phone) },
  })
  const elsewhere = asOwner(page, (await verified.json()).access_token)

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/auth/v1/logout*', async (route) => {
    await held
    await route.continue()
  })
  await page.evaluate(() => localStorage.setItem('kafila.searches', '["goa"]'))
  await accountButton(page).click()
  await menu(page).getByRole('menuitem', { name: 'Sign out' }).click()
  await see(menu(page), 'Signing out...')
  answer()
  await see(page, 'Signed out successfully')
  await expect(loginLink(page)).toBeFocused()
  expect(await storedSession(page)).toBeNull()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kafila.searches'))).toBeNull()
  expect((await here.get('/user')).status()).toBe(403)
  expect((await elsewhere.get('/user')).status()).toBe(200)
})

test('the phone is asked for, checked, and taken with its codes', async ({ page }) => {
  await page.goto(anyPage)
  const dialog = await openLogin(page)
  await expect(sendButton(page)).toBeDisabled()
  await page.keyboard.press('Enter')
  await see(dialog, 'Please enter your phone number')
  await expect(phoneField(page)).toHaveAccessibleDescription('Please enter your phone number')
  await page.keyboard.type('58-7a65 43210')
  await expect(phoneField(page)).toHaveValue('5876543210')
  await expect(dialog.getByText('Please enter your phone number')).toHaveCount(0)
  await sendButton(page).click()
  await expect(dialog.getByText('Please enter a valid phone number')).toBeVisible()
  await expect(phoneField(page)).toBeFocused()

  const country = dialog.getByLabel('Country code')
  for (const [pasted, code, shown] of [
    ['+44 (0)7911 123456', '44', '7911123456'],
    ['+91 98765-43210', '91', '9876543210'],
    ['09876543210', '91', '9876543210'],
  ] as const) {
    await phoneField(page).fill('')
    await page.keyboard.insertText(pasted)
    await expect(phoneField(page)).toHaveValue(shown)
    await expect(country).toHaveValue(code)
  }
  await expect(country.getByRole('option')).toHaveText([
    /India \(\+91\)$/,
    /USA \(\+1\)$/,
    /UK \(\+44\)$/,
    /China \(\+86\)$/,
    /Japan \(\+81\)$/,
  ])
  await expect(dialog).toContainText('We use this number to log you in')
  await expect(dialog.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
})

test('the code is asked for whole, Back clears it, and closing forgets everything', async ({ page }) => {
  const phone = '9000011002'
  await page.goto(anyPage)
  const dialog = await openLogin(page)
  await askForCode(page, phone)
  await page.keyboard.type('48a1')
  await expect(codeField(page)).toHaveValue('481')
  await expect(verifyButton(page)).toBeDisabled()
  await page.keyboard.press('Enter')
  await see(dialog, 'Please enter the complete OTP')
  await page.keyboard.type('929')
  await expect(dialog.getByText('Please enter the complete OTP')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toHaveAccessibleDescription(
    'Token has expired or is invalid That code is not right. Please check the SMS, or ask for a new code.',
  )

  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(phoneField(page)).toHaveValue(phone)
  await sendButton(page).click()
  await expect(codeField(page)).toHaveValue('')
  // Asked once more within the gap, the server sends nothing.
  await dialog.getByRole('button', { name: 'Back' }).click()
  await sendButton(page).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Use that one.' })).toContainText(
    /An OTP went to this number moments ago\. Use that one\. A new one can be sent in \d+ seconds\./,
  )
  await expect(dialog.getByText(/^No SMS yet\? A new one can be sent in [01]:\d\d\.$/)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(loginLink(page)).toBeFocused()
  await openLogin(page)
  await expect(phoneField(page)).toHaveValue('')
  await askForCode(page, phone)
  // The whole message may be pasted.
  await page.keyboard.insertText(`${await readCode(page, phone)} is your Kafila code. @localhost`)
  await page.keyboard.press('Enter')
  await expect(accountButton(page)).toContainText('02')
})

test('who has used the last code is told how long to wait for the next, not to use it', async ({ page }) => {
  const phone = '9000011012'
  await page.goto(anyPage)
  for (const _ of ['one', 'two']) await keepSession(page, phone)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  const dialog = await openLogin(page)
  await phoneField(page).fill(phone)
  await sendButton(page).click()
  await expect(dialog.getByRole('status').first()).toHaveText(
    /^The last OTP can’t be used any more\. Please wait \d+ seconds, then ask for a new one\.$/,
  )
  await expect(phoneField(page)).toHaveValue(phone)
  await expectNoBarriers(page, 'dialog')
})

test('a new code can be asked for after the wait, which is counted but not announced', async ({ page }) => {
  const phone = '9000011003'
  await page.clock.install()
  await page.goto(anyPage)
  const dialog = await openLogin(page)
  await askForCode(page, phone)
  const first = await readCode(page, phone)
  const countdown = dialog.getByText(/A new one can be sent in/)
  await expect(countdown).toBeVisible()
  expect(await countdown.evaluate((line) => line.closest('[role=status],[aria-live]'))).toBeNull()
  await page.clock.fastForward(61_000)
  await dialog.getByRole('button', { name: 'Send a new OTP' }).click()
  await expect(dialog.getByText('A new OTP is on its way. The one before no longer works.')).toBeVisible()
  await expect(countdown).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await codeField(page).fill(first)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Token has expired or is invalid')).toBeVisible()
  await codeField(page).fill(await readCode(page, phone))
  await page.keyboard.press('Enter')
  await expect(accountButton(page)).toContainText('03')
})

test('a browser that reads the SMS itself fills the code in, and is told when nobody waits for it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: unknown[] = []
    const get = ({ otp, signal }: { otp: unknown; signal: AbortSignal }) =>
      new Promise((resolve) => asked.push({ otp, signal, arrive: (code: string) => resolve({ code }) }))
    Object.assign(window, { OTPCredential: class {}, asked })
    Object.defineProperty(navigator, 'credentials', { value: { get } })
  })
  type Wish = { otp: unknown; signal: AbortSignal; arrive: (code: string) => void }
  const last = <Answer>(read: (wish: Wish) => Answer) =>
    page.evaluate(`(${read})(window.asked.at(-1))`) as Promise<Answer>
  await page.goto(anyPage)
  const dialog = await openLogin(page)
  await askForCode(page, '9000011009')
  expect(await last(({ otp }) => otp)).toEqual({ transport: ['sms'] })
  await last(({ arrive }) => arrive('481920'))
  await expect(codeField(page)).toHaveValue('481920')
  await expect(verifyButton(page)).toBeEnabled()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(phoneField(page)).toBeVisible()
  expect(await last(({ signal }) => signal.aborted)).toBe(true)
})

test('what another server may answer, or none, is told in the right words', async ({ page }) => {
  const phone = '9000011004'
  await page.goto(anyPage)
  const dialog = await openLogin(page)
  await phoneField(page).fill(phone)
  const version = { 'x-supabase-api-version': '2024-01-01' }
  const answer = async (path: string, status: number, json: object) => {
    await page.unrouteAll()
    await page.route(`**/auth/v1/${path}`, (route) => route.fulfill({ status, json, headers: version }))
  }
  await answer('otp', 500, { code: 'unexpected_failure', message: 'Unable to get SMS provider' })
  await sendButton(page).click()
  await see(dialog, 'SMS service is not configured. Please configure SMS provider in Supabase dashboard.')
  await answer('otp', 400, {})
  await sendButton(page).click()
  await see(dialog, 'Failed to send OTP')
  await answer('otp', 422, { code: 'sms_send_failed', message: 'This phone is out of service' })
  await sendButton(page).click()
  await expect(dialog.getByText('This phone is out of service')).toBeVisible()
  await page.unrouteAll()
  await page.context().setOffline(true)
  await sendButton(page).click()
  await see(dialog, 'Something went wrong. Please try again.')
  await page.context().setOffline(false)
  await askForCode(page, phone)
  await codeField(page).fill('123456')
  await answer('verify', 400, {})
  await verifyButton(page).click()
  await see(dialog, 'Invalid OTP')
  await answer('verify', 503, { code: 'unexpected_failure', message: 'Database is away' })
  await verifyButton(page).click()
  await see(dialog, 'Something went wrong. Please try again.')
  expect(await storedSession(page)).toBeNull()
})

test('a server or a line that is away signs nobody out', async ({ page }) => {
  await page.clock.install()
  await page.goto(anyPage)
  await logIn(page, '9000011005')
  await accountButton(page).click()
  await expect(menu(page)).toBeVisible()
  await page.context().setOffline(true)
  await menu(page).getByRole('menuitem', { name: 'Sign out' }).click()
  await see(page, 'Failed to sign out')
  await page.context().setOffline(false)
  await expect(menu(page).getByRole('menuitem', { name: 'Sign out' })).toBeEnabled()

  // An hour later the token is renewed first, which a failing server answers for as long as it is asked.
  let asked = 0
  await page.route('**/auth/v1/token*', (route) => {
    asked++
    return route.fulfill({ status: 503, json: { code: 'unexpected_failure', message: 'Database is away' } })
  })
  await page.clock.fastForward(3_600_000)
  await menu(page).getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(async () => {
    await page.clock.runFor(2000)
    expect(await page.getByText('Failed to sign out').isVisible()).toBe(true)
  }).toPass({ intervals: [50] })
  expect(asked).toBeGreaterThan(1)
  await expect(accountButton(page)).toContainText('05')
  await page.unrouteAll()
  await page.reload()
  await accountButton(page).click()
  await menu(page).getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
})

test('with a second factor nobody is logged in before its code', async ({ page }) => {
  const phone = '9000011006'
  await page.goto(anyPage)
  await logIn(page, phone)
  const owner = asOwner(page, (await storedSession(page))?.access_token ?? '')
  const factor = await (await owner.post('/factors', { factor_type: 'totp' })).json()
  const app = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(factor.totp.secret) })
  const enrol = await (await owner.post(`/factors/${factor.id}/challenge`, {})).json()
  const now = Date.now()
  await owner.post(`/factors/${factor.id}/verify`, {
    challenge_id: enrol.id,
    code: app.generate({ timestamp: now }),
  })
  await page.evaluate(() => localStorage.clear())
  await page.reload()

  const dialog = await openLogin(page)
  await askForCode(page, phone)
  await codeField(page).fill(await readCode(page, phone))
  await page.keyboard.press('Enter')
  const appCode = dialog.getByLabel('6-digit code from your authenticator app')
  await expect(appCode).toBeFocused()
  expect(await storedSession(page)).toBeNull()
  await expect(dialog).toContainText('One more step: your account asks for a second code.')
  await appCode.fill('000000')
  await page.keyboard.press('Enter')
  await expect(appCode).toHaveAttribute('aria-invalid', 'true')
  expect(await storedSession(page)).toBeNull()
  // A code is good once: the next is that of the following half minute, which is taken already.
  await appCode.fill(app.generate({ timestamp: now + 30_000 }))
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(accountButton(page)).toContainText('06')
  expect(await storedSession(page)).not.toBeNull()
})

test('tabs agree on login and sign-out, also one that has loaded nothing for it', async ({
  page,
  context,
}) => {
  await page.goto(anyPage)
  const other = await context.newPage()
  await skipPictures(other)
  await other.goto(anyPage)
  await expect(loginLink(other)).toBeVisible()
  await logIn(page, '9000011007')
  await expect(accountButton(other)).toContainText('07')
  await accountButton(other).click()
  await menu(other).getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(loginLink(page)).toBeVisible()
  // A dialog that is open elsewhere asks no longer.
  await openLogin(page)
  await keepSession(other, '9000011008')
  await expect(loginDialog(page)).toHaveCount(0)
  await expect(accountButton(page)).toContainText('08')
})

test('on a phone the panel says who is logged in, or offers the way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(anyPage)
  const panel = page.getByRole('dialog', { name: 'Menu' })
  const openPanel = () => page.getByRole('link', { name: 'Menu' }).click()
  await openPanel()
  await panel.getByRole('link', { name: 'Log in' }).click()
  await expect(phoneField(page)).toBeFocused()
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(loginDialog(page)).toHaveCount(0)
  await keepSession(page, '9876543211')
  await page.reload()
  await expect(accountButton(page)).toContainText('11')
  await openPanel()
  await expect(panel.getByRole('link', { name: '+91 98765 43211' })).toHaveAttribute('href', '/profile')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await keepSession(page, '9876543211', { phone: '' })
  await page.reload()
  await openPanel()
  await see(panel, 'User')
})
