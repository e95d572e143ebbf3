import { expect, type Page, skipPictures, test } from '../setup/browser.ts'

const picked = ['lw6', 'lw3', 'o4'].map((id) => ({ id, title: `The trip ${id}` }))

test.beforeEach(async ({ page }) => {
  await skipPictures(page)
  await page.addInitScript((trips) => {
    if (!sessionStorage.getItem('kafila.compared'))
      sessionStorage.setItem('kafila.compared', JSON.stringify(trips))
  }, picked)
})

const tray = (page: Page) => page.getByRole('complementary', { name: 'Trips to compare' })
const opener = (page: Page) =>
  page.getByRole('link', { name: 'Trips to compare: 3 of 3' }).filter({ visible: true })

test('the tray stands on lists alone', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/india', '/backpacking', '/india/ladakh', '/?search=goa']) {
    await page.goto(path)
    await expect(tray(page), path).toBeVisible()
  }
  for (const path of [
    '/my-trips',
    '/profile',
    '/wallet',
    '/faq',
    '/blog',
    '/contact',
    '/terms',
    '/destinations',
  ]) {
    await page.goto(path)
    await expect(tray(page), path).toHaveCount(0)
    await expect(opener(page), path).toHaveCount(0)
  }
})

test('it makes way for a dialog, and leaves the end of the page clear', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/india')
  await expect(tray(page)).toBeVisible()
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(tray(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(tray(page)).toBeVisible()
  // The end moves on while the footer finds its true height.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = await page.getByRole('link', { name: 'RSS feed' }).boundingBox()
    const bar = await tray(page).boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }).toPass()
})

for (const [width, where] of [
  [390, 'Total'],
  [1024, 'Price and dates'],
  [2560, 'Price and dates'],
] as const)
  test(`at ${width} px a trip page counts them beside its sum`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/trip/lw6')
    await expect(tray(page)).toHaveCount(0)
    const bar = page.getByRole('complementary', { name: where })
    const button = bar.getByRole('link', { name: 'Trips to compare: 3 of 3' })
    const box = await button.boundingBox()
    expect([box?.width, box?.height]).toEqual([48, 48])
    const book = await bar.getByRole('button', { name: 'Book Now' }).boundingBox()
    expect((box?.x ?? 0) + 48).toBeLessThan(book?.x ?? 0)
    await button.click()
    const sheet = page.getByRole('dialog', { name: 'Compare' })
    await expect(sheet.getByRole('listitem').filter({ hasText: 'This trip' })).toContainText('The trip lw6')
    await sheet.getByRole('button', { name: 'Take out The trip lw3' }).click()
    await expect(sheet).toContainText('2 of 3. Press the scales of another trip to add it.')
    await sheet.getByRole('button', { name: 'Take out The trip o4' }).click()
    await sheet.getByRole('button', { name: 'Take out The trip lw6' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(button).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

for (const [width, height] of [
  [1024, 768],
  // There the search bar has yet to come.
  [844, 390],
] as const)
  test(`home of ${width} × ${height} shows them once its search bar has left the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(tray(page)).toHaveCount(0)
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 2500))
      await expect(tray(page)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await tray(page).getByRole('link').click()
    await page.getByRole('dialog', { name: 'Compare' }).getByRole('link', { name: 'Compare 3 trips' }).click()
    await expect(page).toHaveURL('/compare?ids=lw6,lw3,o4')
  })

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const)
  test(`a phone on its side, ${width} × ${height}, keeps three quarters of its height for the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/trip/lw6', '/india', '/?search=goa', '/']) {
      await page.goto(path)
      await page.evaluate(() => scrollTo(0, 1500))
      const stays = await page
        .locator('header, [data-filter-bar], [data-page-bar], [data-bottom-bar]')
        .evaluateAll((all) =>
          all
            .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position))
            .map((part) => part.getBoundingClientRect().height),
        )
      const sum = stays.reduce((total, one) => total + one, 0)
      expect(sum, `${path}: ${stays}`).toBeLessThanOrEqual(height / 4)
    }
  })
