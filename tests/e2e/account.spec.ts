import { readFile } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import {
  codeAfter,
  confirmAfter,
  logInHere,
  type OwnApp,
  smsTo,
  test,
  visitLoggedIn,
} from '../setup/account-app.ts'
import { expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Locator, type Page, skipPictures, untilHydrated } from '../setup/browser.ts'
import { watchLayoutShift } from '../setup/layout-shift.ts'
import { accountButton } from '../setup/login.ts'

// The browser itself reports refusals: a code that is not fresh, a wrong one, a login that was ended.
test.use({ allowedErrors: /status of (401|403|422)/ })

/** Longer ago than a one-time code counts as fresh. */
const aWhile = 16
/** The letters of a font that arrives move a word by as much. */
const fractionOfAPixel = 0.001

test.beforeEach(({ page }) => {
  test.slow()
  return skipPictures(page)
})

test('a visitor is asked to log in, stays there, and is asked again when another tab signs out', async ({
  page,
  context,
}) => {
  for (const [path, kept] of [
    ['/my-trips', 'Your bookings, papers and saved trips are kept here.'],
    ['/wallet', 'Your balance and every payment in and out are here.'],
    ['/profile', 'Your details and settings are kept here.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(kept)).toBeVisible()
    await expect(page.getByText('You stay on this page.')).toBeVisible()
  }
  await expectNoBarriers(page)
  await logInHere(page, '9100000001')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('+91 91000 00001')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Please log in' })).toBeHidden()
  await expectNoBarriers(page)

  const other = await context.newPage()
  await skipPictures(other)
  await other.goto('/wallet')
  await untilHydrated(other.locator('html'))
  await expect(other.getByText('₹0')).toBeVisible()
  await expectNoBarriers(other)
  await other.getByRole('button', { name: 'Account number ending in 01' }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Please log in' })).toBeVisible()
})

test('name and e-mail are checked, saved and there again', async ({ page }) => {
  await visitLoggedIn(page, '/profile', '9100000002')
  const [name, email] = [page.getByLabel('Name'), page.getByRole('main').getByLabel('Email')]
  await expect(name).toHaveValue('')
  await name.fill('A')
  await email.fill('asha@')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expectNoBarriers(page)
  const long = 'Venkatanarasimharajuvaripeta Subrahmanyeswara Raghunatha Chandrasekharan Iyer'
  await name.fill(`  ${long} `)
  await email.fill('asha@example.com')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(name).toHaveValue(long)
  await page.reload()
  await expect(name).toHaveValue(long)
  await expect(email).toHaveValue('asha@example.com')
})

test('a device is signed out from another, and then all are', async ({ page, app, browser }) => {
  const phone = '9100000003'
  await visitLoggedIn(page, '/profile', phone)
  app.later(2)
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const far = await browser.newContext({ userAgent: agent, baseURL: app.url })
  const laptop = await far.newPage()
  await skipPictures(laptop)
  await laptop.goto('/profile')
  await untilHydrated(laptop.locator('html'))
  await logInHere(laptop, phone)
  await expect(laptop.getByText('This device')).toBeVisible()

  await page.reload()
  const rows = page.getByRole('region', { name: 'Devices' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const row = rows.filter({ hasText: 'Firefox on Linux' })
  await expect(row).toContainText(/Last used \d+ \w+ \d{4}, \d{1,2}:\d\d [ap]m IST/)
  await expect(rows.filter({ hasText: 'This device' })).toContainText('Now')
  await row.getByRole('button', { name: /^Sign out Computer/ }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeFocused()

  await laptop.getByLabel('Name').fill('Asha')
  await laptop.getByRole('button', { name: 'Save' }).click()
  await expect(laptop.getByRole('heading', { name: 'Please log in' })).toBeVisible()
  await expect(laptop.getByText('You are signed out', { exact: true })).toBeVisible()
  await far.close()

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await expect(question).toBeVisible()
  await expectNoBarriers(page, 'dialog')
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toHaveCount(0)
  await expect(accountButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out on every device.' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kafila.known'))).toBe('null')
})

test('two-step login is turned on with a fresh code, asked for at login, and removed with one', async ({
  page,
  app,
}) => {
  const phone = '9100000004'
  await visitLoggedIn(page, '/profile', phone)
  const card = page.getByRole('region', { name: 'Two-step login' })
  app.later(aWhile)
  await confirmAfter(page, phone, () => card.getByRole('button', { name: 'Set up' }).click())
  await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expectNoBarriers(page)
  await card.getByLabel('2. Code the app shows').fill('000000')
  await card.getByRole('button', { name: 'Turn on' }).click()
  await expect(
    card.getByText('That code is not right. Please enter the one that your app shows now.'),
  ).toBeVisible()
  await card.getByLabel('2. Code the app shows').fill(appCode(app, secret))
  await card.getByRole('button', { name: 'Turn on' }).click()
  await expect(card.getByText(/^Since \d+ \w+ \d{4}$/)).toBeVisible()
  await expect(page.getByText('Two-step login is on')).toBeVisible()
  await expect
    .poll(() => smsTo(page, phone))
    .toContainEqual(expect.stringMatching('your authenticator app was added'))

  await page.getByRole('button', { name: 'Account number ending in 04' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  app.later(2)
  await logInHere(page, phone)
  await giveAppCode(page, app, secret)
  await expect(card.getByText('On', { exact: true })).toBeVisible()

  app.later(aWhile)
  await confirmAfter(page, phone, () => card.getByRole('button', { name: 'Remove' }).click())
  await giveAppCode(page, app, secret)
  await expect(card.getByText('Off', { exact: true })).toBeVisible()
  await expect
    .poll(() => smsTo(page, phone))
    .toContainEqual(expect.stringMatching('your authenticator app was removed'))
})

/** What the traveller's app shows by the server's clock. */
function appCode(app: OwnApp, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now().getTime() })
}

/** The step after the SMS, in whichever dialog asks. No code is taken twice, so the clock goes on first. */
async function giveAppCode(page: Page, app: OwnApp, secret: string): Promise<void> {
  app.later(1)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('6-digit code from your authenticator app').fill(appCode(app, secret))
  await dialog.getByRole('button', { name: /^(Log in|Go on)$/ }).click()
}

test('the phone is changed by a code to the new number, after one to the old', async ({ page, app }) => {
  const [old, next] = ['9100000005', '9100000006']
  await visitLoggedIn(page, '/profile', old)
  app.later(aWhile)
  await page.getByRole('button', { name: 'Change phone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change phone' })
  await dialog.getByLabel('New phone number').fill('9100000005')
  await dialog.getByRole('button', { name: 'Send OTP' }).click()
  await expect(dialog.getByText('This is your number already')).toBeVisible()
  await expectNoBarriers(page, 'dialog')
  await dialog.getByLabel('New phone number').fill('+91 91000 00006')
  const code = await codeAfter(page, next, async () => {
    await confirmAfter(page, old, () => dialog.getByRole('button', { name: 'Send OTP' }).click())
  })
  await expect(dialog.getByLabel('6-digit OTP')).toBeVisible()
  await expectNoBarriers(page, 'dialog')
  await dialog.getByLabel('6-digit OTP').fill(code === '111111' ? '222222' : '111111')
  await dialog.getByRole('button', { name: 'Change phone' }).click()
  await expect(
    dialog.getByText('That code is not right. Please check the SMS, or ask for a new code.'),
  ).toBeVisible()
  await dialog.getByLabel('6-digit OTP').fill(code)
  await dialog.getByRole('button', { name: 'Change phone' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Phone' })).toContainText('+91 91000 00006')
  await expect(page.getByRole('button', { name: 'Account number ending in 06' })).toBeVisible()
  await expect.poll(() => smsTo(page, old)).toContainEqual(expect.stringMatching('Not you?'))
})

test('the traveller’s data comes as a file, after a fresh code', async ({ page, app }) => {
  const phone = '9100000007'
  await visitLoggedIn(page, '/profile', phone)
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  app.later(aWhile)
  const coming = page.waitForEvent('download')
  await confirmAfter(page, phone, () => page.getByRole('button', { name: 'Download' }).click())
  const download = await coming
  expect(download.suggestedFilename()).toBe('kafila-my-data.json')
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ phone: `91${phone}` })
  expect(JSON.stringify(data)).toContain('Asha Rao')
})

test('the account is deleted, after it was said what goes and what stays', async ({ page, app }) => {
  const phone = '9100000008'
  await visitLoggedIn(page, '/profile', phone)
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  app.later(aWhile)
  await page.getByRole('button', { name: 'Delete…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account' })
  await expect(dialog.getByText('Your saved trips.')).toBeVisible()
  await expect(dialog.getByText(/^Bookings you paid/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled()
  await dialog.getByLabel('I have read this').check()
  await expectNoBarriers(page, 'dialog')
  await confirmAfter(page, phone, () => dialog.getByRole('button', { name: 'Delete my account' }).click())
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible()
  app.later(2)
  await logInHere(page, phone)
  await expect(page.getByLabel('Name')).toHaveValue('')
})

async function saveFirstTrip(page: Page): Promise<{ heart: Locator; title: string }> {
  await page.goto('/backpacking')
  const heart = page.getByRole('button', { name: /^Save / }).first()
  const title = ((await heart.getAttribute('aria-label')) ?? '').replace('Save ', '')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  return { heart, title }
}

test('trips have four lists with addresses; what the visitor saved is in one of them and can be removed', async ({
  page,
}) => {
  const { heart, title } = await saveFirstTrip(page)
  await visitLoggedIn(page, '/my-trips', '9100000009')
  const lists = page.getByRole('navigation', { name: 'Lists of trips' })
  await expect(page.getByRole('heading', { name: 'No trip booked yet' })).toBeVisible()
  await lists.getByRole('link', { name: 'Past' }).click()
  await expect(page.getByRole('heading', { name: 'No past trips yet' })).toBeVisible()
  await lists.getByRole('link', { name: 'Cancelled' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing cancelled' })).toBeVisible()
  await expectNoBarriers(page)
  await page.goBack()
  await expect(page).toHaveURL('/my-trips?tab=past')
  await expect(page.getByRole('heading', { name: 'No past trips yet' })).toBeVisible()

  await lists.getByRole('link', { name: 'Saved' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectNoBarriers(page)
  await expect(page.getByRole('link', { name: `See trip: ${title}` })).toHaveAttribute('href', /^\/trip\//)
  await page.getByRole('button', { name: `Remove ${title}` }).click()
  await expect(page.getByRole('heading', { name: 'No saved trips' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No saved trips' })).toBeVisible()
  await page.goto('/backpacking')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('what a visitor saved is listed, even where the list was read before it came to the account', async ({
  page,
}) => {
  const { title } = await saveFirstTrip(page)
  // The list is read first and comes last.
  const [listRead, merged] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let lists = 0
  await page.route('**/api/account/saved-trips', async (route) => {
    const isMerge = route.request().method() === 'POST'
    if (isMerge) await listRead.promise
    const isFirstList = !isMerge && lists++ === 0
    const response = await route.fetch()
    if (isFirstList) {
      listRead.resolve()
      await merged.promise
    }
    await route.fulfill({ response })
    if (isMerge) setTimeout(merged.resolve, 300)
  })
  await visitLoggedIn(page, '/my-trips?tab=saved', '9100000019')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect(lists).toBe(2)
})

test.describe('what can’t be read', () => {
  test.use({ allowedErrors: /status of 503/ })

  test('is said to be safe, and is read again at a press', async ({ page }) => {
    await visitLoggedIn(page, '/profile', '9100000010')
    await expect(page.getByLabel('Name')).toBeVisible()
    const away = (url: URL) => /^\/(api\/account|auth\/v1)\//.test(url.pathname)
    await page.route(away, (route) => route.fulfill({ status: 503, json: { error: 'away' } }))
    await page.goto('/profile#settings')
    await page.reload()
    await expect(page.getByText('Your details can’t be read at the moment.')).toBeVisible()
    await expect(page.getByText('Your settings can’t be read at the moment.')).toBeVisible()
    await expectNoBarriers(page)
    await page.unroute(away)
    const again = page.getByRole('button', { name: 'Try again' })
    await again.first().click()
    await expect(page.getByLabel('Name')).toBeVisible()
    await again.click()
    await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible()
  })
})

test('nothing moves while a page finds out who is logged in, and settings are scrolled to when they come', async ({
  page,
}) => {
  await visitLoggedIn(page, '/profile', '9100000011')
  const shifted = await watchLayoutShift(page)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/profile', '/my-trips', '/wallet']) {
      await page.goto(path)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      expect(await shifted(), `${path} at ${width} px`).toBeLessThan(fractionOfAPixel)
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/profile#settings')
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeInViewport()
  await page.evaluate(() => localStorage.removeItem('kafila.auth'))
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible()
    expect(await shifted(), `logged out at ${width} px`).toBeLessThan(fractionOfAPixel)
  }
})
