import { expect, type Page, skipPictures, test, untilHydrated } from '../setup/browser.ts'

const tone = (page: Page) => page.getByRole('banner').getAttribute('data-tone')

test('the header of the home page turns white after 50 px and back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/')
  expect(await tone(page)).toBe('transparent')
  await page.evaluate(() => scrollTo(0, 51))
  await expect(page.getByRole('banner')).toHaveAttribute('data-tone', 'white')
  await page.evaluate(() => scrollTo(0, 50))
  await expect(page.getByRole('banner')).toHaveAttribute('data-tone', 'transparent')
  await page.goto('/newsletter')
  expect(await tone(page)).toBe('white')
})

/** The value once it is the same twice in a row, as far sections are laid out in idle moments. */
async function settled(measure: () => Promise<number | null>): Promise<number> {
  let last: number | null = null
  await expect
    .poll(async () => {
      const before = last
      last = await measure()
      return last !== null && last === before
    })
    .toBe(true)
  return last ?? Number.NaN
}

test('a new page starts at its top, and going back returns to the place left', async ({ page }) => {
  await skipPictures(page)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/')
  // Above the far sections, whose heights are guessed until one comes near.
  const link = page.getByRole('main').getByRole('link', { name: /^Himalayan Treks/ })
  await link.scrollIntoViewIfNeeded()
  const place = async () => (await link.boundingBox())?.y ?? null
  const left = await settled(place)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Himalayan Treks' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Travel')
  await expect.poll(async () => Math.abs(((await place()) ?? Number.NaN) - left)).toBeLessThanOrEqual(1)
})

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/newsletter')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('the phone’s menu', () => {
  test.use({ viewport: { width: 390, height: 600 }, isMobile: true, hasTouch: true })

  test('covers three quarters, locks the page, keeps focus inside and gives it back', async ({ page }) => {
    await page.goto('/')
    const toggle = page.getByRole('link', { name: 'Menu' })
    await toggle.click()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await expect(panel).toBeVisible()
    await expect
      .poll(async () => Math.round((await panel.boundingBox())?.width ?? 0))
      .toBe(Math.round(390 * 0.75))
    await page.mouse.move(300, 300)
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(toggle).toBeFocused()
  })

  test('closes on a click outside, when the page scrolls, and when a link is followed', async ({ page }) => {
    await page.goto('/')
    const panel = page.getByRole('dialog', { name: 'Menu' })
    const open = async () => {
      await page.getByRole('link', { name: 'Menu' }).click()
      await expect(panel).toBeVisible()
    }
    await open()
    await expect(panel).toHaveAttribute('open')
    await page.mouse.click(30, 300)
    await expect(panel).toHaveCount(0)
    // In the moment before the page behind becomes inert, too.
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        watch.disconnect()
        if (document.querySelector('dialog[open]')) throw new Error('inert already')
        document.querySelector<HTMLElement>('main a')?.click()
        document.body.dataset.pressed = ''
      })
      watch.observe(document.body, { subtree: true, attributeFilter: ['popover'] })
    })
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-pressed')
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await open()
    await page.evaluate(() => scrollTo(0, 300))
    await expect(panel).toHaveCount(0)
    await open()
    await panel.getByRole('link', { name: 'Backpacking' }).click()
    await expect(page).toHaveURL('/backpacking')
    await expect(panel).toHaveCount(0)
  })
})

test('dropdowns open by hover, click, keys and touch, and close again', async ({ page, browser }) => {
  await page.goto('/dev/ui')
  const nav = page.getByRole('navigation', { name: 'Sample navigation' })
  const more = nav.getByRole('button', { name: 'More of Mountains' })
  const item = nav.getByRole('link', { name: 'Eastern range' })
  await expect(item).toBeHidden()
  await nav.getByRole('link', { name: 'Mountains' }).hover()
  await expect(item).toBeVisible()
  await more.click()
  await expect(item).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(item).toBeHidden()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await nav.getByRole('link', { name: 'Mountains' }).hover()
  await expect(item).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.mouse.move(5, 5)
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()
  await expect(more).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(nav.getByRole('link', { name: 'Western range' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()

  const phone = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 768 } })
  const touch = await phone.newPage()
  await skipPictures(touch)
  await touch.goto(page.url())
  await untilHydrated(touch.locator('html'))
  const touchNav = touch.getByRole('navigation', { name: 'Sample navigation' })
  await touchNav.getByRole('button', { name: 'More of Mountains' }).tap()
  await expect(touchNav.getByRole('link', { name: 'Eastern range' })).toBeVisible()
  await touchNav.getByRole('button', { name: 'More of Mountains' }).tap()
  await expect(touchNav.getByRole('link', { name: 'Eastern range' })).toBeHidden()
  await phone.close()
})
