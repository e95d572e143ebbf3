import { expect, type Locator, skipPictures, test } from '../setup/browser.ts'

test.use({ allowedErrors: /ERR_FAILED/ })

test('pictures have their room before they arrive, and only that of the first screen hurries', async ({
  browser,
  baseURL,
}) => {
  // As the server sends it: a section that wakes makes its own pictures hurry.
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
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
  }
  expect(images.filter(({ lazy }) => !lazy)).toEqual([expect.objectContaining({ high: true })])
  expect(images[0]?.lazy).toBe(false)
  await page.close()
})

test.describe('the first four cards of a carousel', () => {
  const early = (rail: Locator) =>
    rail
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ loading, fetchPriority }) => loading === 'eager' && fetchPriority === 'high'),
      )
  test.beforeEach(({ page }) => skipPictures(page))

  test('come with the page where it is the first of a page', async ({ page }) => {
    for (const [path, name] of [
      ['/india/ladakh', 'Group tours in Ladakh'],
      ['/backpacking', 'Where to go'],
    ] as const) {
      await page.goto(path)
      const [a, b, c, d, ...others] = await early(page.getByRole('list', { name }))
      expect([a, b, c, d]).toEqual([true, true, true, true])
      expect(others.length).toBeGreaterThan(0)
      expect(others).not.toContain(true)
    }
  })

  test('come on the home page when the reader is near, and not those behind a tab', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const rail = page.locator('#off-beat')
    expect(await early(rail)).toEqual([false, false, false, false, false])
    await rail.scrollIntoViewIfNeeded()
    await expect.poll(() => early(rail)).toEqual([true, true, true, true, false])
    await page.locator('#regional-trips').scrollIntoViewIfNeeded()
    const panels = page.locator('#regional-trips [role=tabpanel]')
    await expect.poll(() => early(panels.first())).toEqual([true])
    expect(await early(panels.nth(1))).toEqual([false])
  })
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
    await skipPictures(page)
    await page.goto('/')
    const hero = page.locator('main picture').first()
    await expect(hero.locator('img')).toHaveAttribute('alt', /^Illustration: /)
    await expect(hero.locator('img')).toHaveCSS('opacity', '1')
    const shown = hero
      .locator('img')
      .evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.currentSrc])
    expect(await shown).toEqual([true, expect.stringMatching(/\.avif$/)])
    const sources = hero.locator('source[type="image/avif"]')
    await expect(sources.first()).toHaveAttribute('srcset', /400w.*800w.*1200w$/)
    await expect(sources.last()).toHaveAttribute('srcset', /400w.*800w.*1200w.*1600w$/)
  })
})

test.describe('the width that a picture asks for', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/trip/lw6', '/india/ladakh', '/blog'])
    test(`fills its place on ${path}, and is no waste`, async ({ page }) => {
      await skipPictures(page)
      await page.goto(path)
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
        const shown = await page.locator('main picture').evaluateAll((all) =>
          all.flatMap((picture) => {
            const image = picture.querySelector('img') as HTMLImageElement
            const source = [...picture.querySelectorAll('source')].find(
              ({ media }) => !media || matchMedia(media).matches,
            )
            const box = image.getBoundingClientRect()
            const own = source?.hasAttribute('width') ? source : image
            const ratio = Number(own.getAttribute('width')) / Number(own.getAttribute('height'))
            const { sizes } = source ?? image
            // What the attribute says in pixels: of its first part whose condition holds.
            const [, length = ''] =
              sizes
                .split(',')
                .map((part) => /^ *(?:(\(.+\)) +)?(\S+)$/.exec(part) ?? [])
                .map(([, condition, said = '']) => [condition, said] as const)
                .find(([condition]) => !condition || matchMedia(condition).matches) ?? []
            const asked = (parseFloat(length) * (length.endsWith('vw') ? innerWidth : 100)) / 100
            // Below 100 px every screen takes the smallest file.
            if (box.width === 0 || asked < 100) return []
            return [{ sizes, share: asked / Math.max(box.width, box.height * ratio) }]
          }),
        )
        expect(shown.length).toBeGreaterThan(3)
        // A phone's rail asks for four fifths of its cards (features/trips/card-sizes.ts).
        const least = (sizes: string) => (width === 390 && /\b(55|68)vw/.test(sizes) ? 0.75 : 0.88)
        const wrong = shown.filter(({ sizes, share }) => share < least(sizes) || share > 1.35)
        expect(wrong, `at ${width} px`).toEqual([])
      }
    })
})
