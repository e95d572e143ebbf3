import { expect, test } from '../setup/browser.ts'

test.use({ allowedErrors: /ERR_FAILED/ })

test('pictures have their room before they arrive, and only those of the first screen hurry', async ({
  page,
}) => {
  await page.route('**/images/**', (route) => route.abort())
  await page.goto('/')
  const images = await page.locator('main img').evaluateAll((all) =>
    all.map((image) => ({
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
      lazy: image.getAttribute('loading') === 'lazy',
      high: image.getAttribute('fetchpriority') === 'high',
    })),
  )
  expect(images.length).toBeGreaterThan(4)
  for (const image of images) {
    expect(Number(image.width)).toBeGreaterThan(0)
    expect(Number(image.height)).toBeGreaterThan(0)
    expect(image.high).toBe(!image.lazy)
  }
  expect(images[0]?.high).toBe(true)
})

test.describe('a picture that fails', () => {
  test('gives way to the default picture', async ({ page }) => {
    await page.route(/\/images\/(?!default)/, (route) => route.abort())
    await page.route('**/images/default.webp', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"/>',
      }),
    )
    await page.goto('/')
    const hero = page.locator('main img').first()
    await expect(hero).toHaveAttribute('src', '/images/default.webp')
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pictures are shown, described, and in AVIF', async ({ page }) => {
    await page.goto('/')
    const hero = page.locator('main picture').first()
    await expect(hero.locator('img')).toHaveAttribute('alt', /^Illustration: /)
    await expect(hero.locator('img')).toHaveCSS('opacity', '1')
    await expect(hero.locator('source[type="image/avif"]').first()).toHaveAttribute(
      'srcset',
      /400w.*800w.*1200w.*1600w/,
    )
  })
})
