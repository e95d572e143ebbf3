import type { Page } from '@playwright/test'
import { expectNoBarriers, sidewaysScroll } from '../setup/barriers.ts'
import { expect, skipPictures, test } from '../setup/browser.ts'

test.beforeEach(async ({ page }) => {
  await skipPictures(page)
  await page.goto('/dev/ui')
  await hydrated(page)
})

/** The rails' buttons appear when the browser has taken over from the server. */
async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Next, Leaving soon' })).toBeVisible()
}

const pageLock = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

test.describe('tabs', () => {
  test('arrows, Home and End move focus and choice, round the ends', async ({ page }) => {
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    await tab('Plan').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Highlights')).toBeFocused()
    await expect(tab('Highlights')).toHaveAttribute('aria-selected', 'true')
    await expect(tab('Plan')).toHaveAttribute('tabindex', '-1')
    await expect(page.getByRole('tabpanel', { name: 'Highlights' })).toBeVisible()
    await expect(page.getByText('Day 1: Arrive in Leh')).toBeHidden()
    await expect(page.locator('#plan'), 'the browser can search in it').toHaveAttribute(
      'hidden',
      'until-found',
    )
    await page.keyboard.press('End')
    await expect(tab('Things to carry')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Plan')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(tab('Things to carry')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(tab('Plan')).toBeFocused()
    // The focus moves at once, the panel comes with the next drawing.
    await expect(page.getByRole('tabpanel', { name: 'Plan' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel', { name: 'Plan' })).toBeFocused()
  })

  test('the address names the tab, and opens it', async ({ page }) => {
    await page.getByRole('tab', { name: 'Cancellation policy' }).click()
    await expect(page).toHaveURL(/#policy$/)
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Cancellation policy' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByText('all of it, less the fee')).toBeInViewport()
  })

  test('without JavaScript every panel is read, under its heading', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/dev/ui')
    await expect(page.getByRole('tablist', { name: 'About the journey' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Cancellation policy' })).toBeVisible()
    await expect(page.getByText('Five passes, two lakes, one dark sky.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next, Leaving soon' })).toBeHidden()
    await context.close()
  })
})

test('accordion closes the other item in exclusive mode alone', async ({ page }) => {
  const summary = (text: string) => page.locator('summary', { hasText: text })
  await summary('Can I pay in parts?').press('Enter')
  await expect(page.getByText('A deposit holds the seat')).toBeVisible()
  await summary('What if the road is closed?').press('Space')
  await expect(page.getByText('The lead knows three other ways')).toBeVisible()
  await expect(page.getByText('A deposit holds the seat')).toBeHidden()

  await expect(page.getByText('They go back the way they came')).toBeVisible()
  await page.getByText('Invoices').click()
  await expect(page.getByText('One for each payment')).toBeVisible()
  await expect(page.getByText('They go back the way they came')).toBeVisible()
})

test('stepper stops at its bounds and keeps the focus', async ({ page }) => {
  const guests = page.getByRole('group', { name: 'Guests' })
  const less = guests.getByRole('button', { name: 'Decrease Guests' })
  const more = guests.getByRole('button', { name: 'Increase Guests' })
  const value = guests.getByRole('status')
  await expect(less).toBeDisabled()
  await more.focus()
  for (const expected of ['2', '3', '4', '4']) {
    await page.keyboard.press('Enter')
    await expect(value).toHaveText(expected)
  }
  await expect(more).toBeDisabled()
  await expect(more).toBeFocused()
  await less.click()
  await expect(value).toHaveText('3')
  await expect(more).toBeEnabled()
})

test('carousel turns a whole width, rests at its ends, and has no buttons when everything fits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 })
  const rail = page.getByRole('list', { name: 'Leaving soon' })
  const previous = page.getByRole('button', { name: 'Previous, Leaving soon' })
  const next = page.getByRole('button', { name: 'Next, Leaving soon' })
  await expect(previous).toBeDisabled()
  await next.press('Enter')
  await expect(rail.getByRole('link', { name: 'Kashmir' })).toBeInViewport({ ratio: 1 })
  await expect(rail.getByRole('link', { name: 'Ladakh' })).not.toBeInViewport()
  await expect(previous).toBeEnabled()
  await next.press('Enter')
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await expect(rail.getByRole('link', { name: 'Rann' })).toBeInViewport({ ratio: 1 })
  await rail.press('ArrowLeft')
  await expect(next).toBeEnabled()
  await expect(page.getByRole('region', { name: 'Just one' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next, Just one' })).toBeHidden()
})

test.describe('dialog', () => {
  test('keeps the focus inside, closes by Escape and gives the focus back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open dialog' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Get the details' })
    await expect(dialog).toHaveAccessibleDescription('We send them by mail, once.')
    await expect(dialog.getByLabel('Your email')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Send details' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(dialog.getByRole('button', { name: 'Send details' })).toBeFocused()
    await expect.poll(() => pageLock(page)).toBe('hidden')
    await expectNoBarriers(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await expect.poll(() => pageLock(page)).not.toBe('hidden')
  })

  test('closes by a click outside, but not when a selection of text ends there, and shows a toast where it can be reached', async ({
    page,
  }) => {
    const opener = page.getByRole('button', { name: 'Open dialog' })
    await opener.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('We send them by mail').hover()
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await dialog.getByRole('button', { name: 'Send details' }).click()
    await dialog.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('Details sent')).toBeHidden()
    await expect(dialog).toBeVisible()
  })
})

test.describe('drawer', () => {
  test('locks the page, closes by Escape and by a click outside, and when the page scrolls if asked to', async ({
    page,
  }) => {
    const opener = page.getByRole('button', { name: 'Open drawer', exact: true })
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await opener.press('Enter')
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()
    await expect.poll(() => pageLock(page)).toBe('hidden')
    await expectNoBarriers(page, 'dialog')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(drawer).toBeVisible()
    await page.mouse.click(5, 300)
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()

    const lightOpener = page.getByRole('button', { name: 'Open drawer that scrolling closes' })
    const light = page.getByRole('dialog', { name: 'Light menu' })
    await lightOpener.click()
    await expect(light).toBeVisible()
    await page.mouse.move(5, 300)
    await page.mouse.wheel(0, 100)
    await expect(light).toBeHidden()
    await lightOpener.click()
    await expect(light).toBeVisible()
    await page.evaluate(() => scrollBy(0, 50))
    await expect(light).toBeHidden()
    await expect(lightOpener).toBeFocused()
  })

  test('takes three quarters of a phone and stays when the page scrolls, unless asked', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 })
    await page.getByRole('button', { name: 'Open drawer', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    const share = () =>
      drawer.evaluate((panel) => {
        const { left, right } = panel.getBoundingClientRect()
        // Beside the gutter of the scrollbar, which the page keeps while it is locked.
        return { left: left / right, width: (right - left) / right }
      })
    await expect.poll(share).toEqual({ left: 0.25, width: 0.75 })
    await page.evaluate(() => scrollBy(0, 200))
    await expect(drawer).toBeVisible()
  })
})

test('a field says what is wrong, and takes it back', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Sample' })
  const name = form.getByLabel('Full name')
  const month = form.getByLabel('Month')
  await expect(month).toHaveAccessibleDescription('The passes open in June.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription('Please enter your name.')
  await expect(month).toHaveAccessibleDescription('Please choose a month. The passes open in June.')
  await name.fill('Ananya')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await month.selectOption('July')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Sent. Nothing left this page.')).toBeVisible()
})

test('toasts come one at a time, for six seconds, longer while one points at them', async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T10:00:00' })
  await page.reload()
  await hydrated(page)
  await page.clock.pauseAt('2026-01-01T12:00:00')
  const info = page.getByText('Link copied')
  const success = page.getByText('Message sent')
  await page.getByRole('button', { name: 'Show info' }).press('Enter')
  await expect(info).toBeVisible()
  await page.getByRole('button', { name: 'Show success' }).press('Enter')
  await expect(success).toBeVisible()
  await expect(info).toBeHidden()
  await page.clock.runFor(5_900)
  await expect(success).toBeVisible()
  await page.clock.runFor(200)
  await expect(success).toBeHidden()
  await page.getByRole('button', { name: 'Show info' }).press('Enter')
  await info.hover()
  await page.clock.runFor(60_000)
  await expect(info).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(6_100)
  await expect(info).toBeHidden()
})

test('pagination leads to the other pages and marks this one', async ({ page }) => {
  const pages = page.getByRole('navigation', { name: 'Many pages' })
  await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0)
  await pages.getByRole('link', { name: 'Page 5' }).click()
  await expect(page).toHaveURL(/\?page=5/)
  await expect(pages.getByRole('link')).toHaveText(['Previous', '1', '4', '5', '6', '12', 'Next'])
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=6/)
  await pages.getByRole('link', { name: 'Page 12' }).click()
  await expect(pages.getByRole('link', { name: 'Page 12' })).toHaveAttribute('aria-current', 'page')
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0)
})

test('a link to another site opens a new tab and says so; nothing overflows at any width', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: 'handbook (opens in a new tab)' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  for (const width of [320, 768, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => sidewaysScroll(page), `at ${width} pixels`).toBe(0)
  }
})
