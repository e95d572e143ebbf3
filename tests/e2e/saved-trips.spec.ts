import type { Browser } from '@playwright/test'
import { expect, type Page, skipPictures, test, untilHydrated } from '../setup/browser.ts'
import {
  accountButton,
  askForCode,
  codeField,
  logIn,
  loginDialog,
  readCode,
  storedSession,
} from '../setup/login.ts'

test.beforeEach(({ page }) => skipPictures(page))

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const compare = (page: Page) => page.getByRole('button', { name: 'Compare', exact: true })
const compared = (page: Page) =>
  page.getByRole('link', { name: 'Trips to compare: 1 of 3' }).filter({ visible: true })

test('saved and compared trips outlive a reload, and another tab has none', async ({ page, context }) => {
  await page.goto('/trip/lw6')
  await save(page).click()
  await expect(page.getByText('It stays in this tab until you close it.')).toBeVisible()
  await expect(message(page)).toContainText('Saved: Ladakh by Motorbike')
  await message(page).getByRole('button', { name: 'Undo' }).click()
  await notSaved(page)
  await expect(message(page)).toContainText('No longer saved: Ladakh by Motorbike')
  await message(page).getByRole('button', { name: 'Undo' }).click()
  await saved(page)
  await compare(page).click()
  await expect(compared(page)).toBeVisible()
  await page.reload()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(compare(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(compared(page)).toBeVisible()

  const tab = await context.newPage()
  await skipPictures(tab)
  await tab.goto('/trip/lw6')
  await untilHydrated(tab.locator('html'))
  await expect(save(tab)).toHaveAttribute('aria-pressed', 'false')
  await expect(compared(tab)).toHaveCount(0)
})

test('a storage that is refused, or holds what nobody saved, breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('kafila.favourites', '{"lw6":')
    sessionStorage.setItem('kafila.compared', '[1,null,"<b>",{"id":"a/b","title":""},{"id":"lw6"}]')
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/trip/lw6')
  await expect(compared(page)).toHaveCount(0)
  await save(page).click()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
})

const saved = (page: Page) => expect(save(page)).toHaveAttribute('aria-pressed', 'true')
const notSaved = (page: Page) => expect(save(page)).toHaveAttribute('aria-pressed', 'false')
const message = (page: Page) => page.locator('[data-toaster]')

/** Another device: a browser that shares nothing with the first. */
async function openDevice(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await skipPictures(page)
  await page.goto(path)
  await untilHydrated(page.locator('html'))
  return page
}

/** What the account holds, asked for past the page. */
async function inAccount(page: Page): Promise<string[]> {
  const { access_token } = (await storedSession(page)) ?? { access_token: '' }
  const answer = await page.request.get('/api/account/saved-trips?fields=ids', {
    headers: { authorization: `Bearer ${access_token}` },
  })
  return ((await answer.json()) as { tripIds: string[] }).tripIds
}

/** Whose account the tab has taken its saved trips from. */
const owner = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('kafila.favourites') ?? '{"owner":null}').owner)

test('the message of a heart leads a visitor to the login, which brings the trips along to every device', async ({
  page,
  browser,
}) => {
  const phone = '9000031001'
  await page.goto('/trip/lw6')
  await save(page).click()
  await message(page).getByRole('link', { name: 'Log in to keep it' }).click()
  await expect(loginDialog(page)).toBeVisible()
  await askForCode(page, phone)
  await codeField(page).fill(await readCode(page, phone))
  await page.keyboard.press('Enter')
  await expect(accountButton(page)).toBeVisible()
  await saved(page)
  await expect.poll(() => inAccount(page)).toEqual(['lw6'])

  const other = await openDevice(browser, '/trip/lw6')
  await notSaved(other)
  await logIn(other, phone)
  await saved(other)
  await save(other).click()
  await notSaved(other)
  await expect.poll(() => inAccount(page)).toEqual([])
  await other.context().close()

  await page.reload()
  await notSaved(page)
})

test('a traveller’s hearts live in the account and leave the page with the traveller, in every tab', async ({
  page,
  context,
}) => {
  await page.goto('/trip/lw6')
  await logIn(page, '9000031002')
  await save(page).click()
  await expect(message(page)).toContainText('It is in your account, under My Trips.')
  expect(await inAccount(page)).toEqual(['lw6'])
  const tab = await context.newPage()
  await skipPictures(tab)
  await tab.goto('/trip/lw6')
  await saved(tab)

  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await notSaved(page)
  await notSaved(tab)
  await page.reload()
  await notSaved(page)
  await save(page).click()
  await expect(message(page)).toContainText('It stays in this tab until you close it.')
})

test.describe('when the account can’t be reached', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('a heart goes back and says why', async ({ page }) => {
    await page.goto('/trip/lw6')
    await logIn(page, '9000031003')
    await page.route('**/api/account/saved-trips/lw6', (route) => route.abort())
    await save(page).click()
    await expect(message(page)).toContainText('Trip not saved')
    await expect(message(page)).toContainText('We could not reach your account. Please try again.')
    await notSaved(page)
    await page.unroute('**/api/account/saved-trips/lw6')
    await save(page).click()
    await expect(message(page)).toContainText('It is in your account')
    await saved(page)
    await page.route('**/api/account/saved-trips/lw6', (route) =>
      route.fulfill({ status: 503, json: { error: 'We can’t look that up just now.', code: 'away' } }),
    )
    await save(page).click()
    await expect(message(page)).toContainText('Trip not removed')
    await expect(message(page)).toContainText('We can’t look that up just now.')
    await saved(page)
  })

  test('without the script that keeps it a heart goes back, too', async ({ page }) => {
    await page.goto('/trip/lw6')
    await logIn(page, '9000031006')
    await expect.poll(() => owner(page)).not.toBeNull()
    await page.route('**/assets/*.js', (route) => route.abort())
    await save(page).click()
    await expect(message(page)).toContainText('That did not work. Please try again.')
    await notSaved(page)
  })

  test('the last of many quick presses has the last word', async ({ page }) => {
    await page.goto('/trip/lw6')
    await logIn(page, '9000031004')
    const kept: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/saved-trips/lw6')) kept.push(response.request().method())
    })
    for (let count = 0; count < 5; count++) await save(page).click()
    await expect.poll(() => kept).toEqual(['PUT', 'DELETE', 'PUT', 'DELETE', 'PUT'])
    await saved(page)
    await expect(message(page)).toContainText('It is in your account')
    expect(await inAccount(page)).toEqual(['lw6'])
  })

  test('what a visitor saved stays in the tab until it is in the account', async ({ page }) => {
    await page.goto('/trip/lw6')
    await save(page).click()
    await page.route('**/api/account/saved-trips', (route) => route.abort())
    await logIn(page, '9000031005')
    await expect(message(page)).toContainText('Your saved trips are not in your account yet')
    await saved(page)
    await page.unroute('**/api/account/saved-trips')
    await page.reload()
    await saved(page)
    await expect.poll(() => inAccount(page)).toEqual(['lw6'])
  })
})
