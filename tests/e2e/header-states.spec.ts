import { desk, expectNoBarriers } from '../setup/barriers.ts'
import { expect, type Locator, type Page, skipPictures, test } from '../setup/browser.ts'
import { watchLayoutShift } from '../setup/layout-shift.ts'
import {
  accountButton,
  anyPage,
  askForCode,
  codeField,
  keepSession,
  loginLink,
  openLogin,
  phoneField,
} from '../setup/login.ts'

test.beforeEach(({ page }) => skipPictures(page))

/** Where the parts of the header stand, the account's own slot among them. */
const boxes = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const parts = header.querySelectorAll(':scope > div > *, :scope > div > :last-child > *')
    return [...parts]
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        return [left, top, width, height].map(Math.round).join()
      })
  })

async function sizeOf(part: Locator): Promise<number[]> {
  const { width = 0, height = 0 } = (await part.boundingBox()) ?? {}
  return [width, height]
}

/** Another tab has logged in or out. */
const tellTab = (page: Page) => page.evaluate(() => dispatchEvent(new StorageEvent('storage')))

for (const width of [320, 390, 1440])
  test(`at ${width} px nothing moves between the states of the account`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    // Once before, so that the fonts are there: their coming moves headlines by a hair.
    await page.goto(anyPage)
    const shifted = await watchLayoutShift(page, 'header')
    // Without its scripts the page stays as the server sent it.
    const early = await browser.newPage({ viewport: { width, height: 800 }, baseURL })
    await skipPictures(early)
    await early.route('**/assets/*.js', (route) => route.abort())
    await early.goto(anyPage)
    const slot = early.getByRole('banner').locator('.animate-pulse')
    await expect(slot).toBeVisible()
    await early.evaluate(() => document.fonts.ready)
    const unknown = await boxes(early)
    await early.close()

    await page.goto(anyPage)
    await expect(loginLink(page)).toBeVisible()
    await expect.poll(() => boxes(page)).toEqual(unknown)
    const size = await sizeOf(loginLink(page))
    const digits = String(width).slice(-2)
    expect(size).toEqual([width < 768 ? 44 : 112, 44])
    await keepSession(page, `900001${width + 3000}`)
    await tellTab(page)
    await expect(accountButton(page)).toContainText(digits)
    expect(await boxes(page)).toEqual(unknown)
    expect(await sizeOf(accountButton(page))).toEqual(size)
    expect(await shifted()).toBe(0)
    // And from the placeholder straight to the traveller.
    await page.reload()
    await expect(accountButton(page)).toContainText(digits)
    expect(await boxes(page)).toEqual(unknown)
    expect(await shifted()).toBe(0)
  })

test('the menu opens by mouse and keys, leads to the account, and closes again', async ({ page }) => {
  await page.goto(anyPage)
  await keepSession(page, '9876543210')
  await tellTab(page)
  const button = accountButton(page)
  const menu = page.getByRole('menu', { name: 'Logged in as +91 98765 43210' })
  const items = menu.getByRole('menuitem')
  await expect(button).toHaveAttribute('aria-haspopup', 'menu')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(items.first()).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(items).toHaveText(['My Profile', 'My Trips', 'Wallet', 'Settings', 'Sign out'])
  for (const [name, href] of [
    ['My Profile', '/profile'],
    ['My Trips', '/my-trips'],
    ['Wallet', '/wallet'],
    ['Settings', '/profile#settings'],
  ] as const)
    await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('href', href)
  await expectNoBarriers(page, 'header', [desk])
  await page.keyboard.press('ArrowUp')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await expect(menu).toBeVisible()
  await button.click()
  await expect(menu).toHaveCount(0)
  await button.click()
  await expect(items.first()).toBeFocused()
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  await expect(menu).toHaveCount(0)
  await button.click()
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu).toHaveCount(0)
})

test('the dialog has no barriers in any step', async ({ page }) => {
  await page.goto(anyPage)
  await openLogin(page)
  await page.keyboard.press('Enter')
  await expect(phoneField(page)).toHaveAttribute('aria-invalid', 'true')
  await expectNoBarriers(page, 'dialog')
  await askForCode(page, '9000012001')
  await codeField(page).press('Enter')
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true')
  await expectNoBarriers(page, 'dialog')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header promises no account', async ({ page }) => {
    await page.goto(anyPage)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Plan Trip' })).toBeVisible()
    await expect(page.getByRole('banner').locator('.animate-pulse')).toBeHidden()
  })
})
