import { expect, type Page, skipPictures, test, untilHydrated } from '../setup/browser.ts'

/** The names of the scripts that the page has fetched, without their hashes. */
async function fetchedScripts(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return addresses.flatMap((path) => /^\/assets\/(.+)-[\w-]{7}\.js$/.exec(path)?.[1] ?? [])
}

/** Until the browser has had nothing to do for a while: by then a part that would wake by itself has. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let turns = 0
        const next = () => (++turns > 30 ? resolve() : requestIdleCallback(() => requestAnimationFrame(next)))
        next()
      }),
  )
}

for (const { path, far, section } of [
  { path: '/trip/f1', far: ['trip-tabs', 'trip-route', 'extras-body'], section: '#related-trips' },
  { path: '/', far: ['section-body'], section: '#photo-gallery' },
]) {
  test(`${path} fetches no script of a section that nobody is near`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 360, height: 640 })
    await skipPictures(page)
    const phone = await page.context().newCDPSession(page)
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(path)
    await untilIdle(page)
    const scripts = await fetchedScripts(page)
    expect(scripts).toContain('framework')
    expect(far.filter((name) => scripts.includes(name))).toEqual([])
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.locator(section).scrollIntoViewIfNeeded()
    await expect.poll(() => fetchedScripts(page)).toEqual(expect.arrayContaining(far.slice(-1)))
  })
}

test('presses that came before a section was hydrated are done in turn: each where they are counted, else one for many', async ({
  page,
}) => {
  await skipPictures(page)
  const pressed = Promise.withResolvers<void>()
  await page.route('**/assets/card-choices-*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto('/trip/lw6')
  const more = page.getByRole('button', { name: 'Increase Guests' })
  for (const _ of [2, 3]) await more.click()
  await page.getByRole('button', { name: 'Decrease Guests' }).dispatchEvent('click')
  await more.click()
  await expect(page.locator('#choices')).not.toHaveAttribute('data-hydrated')
  pressed.resolve()
  await expect(page.getByText('total for 3 guests').first()).toBeVisible()
})

test('who presses a heart again because nothing happens has saved the trip', async ({ page }) => {
  await skipPictures(page)
  const pressed = Promise.withResolvers<void>()
  await page.route('**/assets/section-body-*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto('/')
  const section = page.locator('#popular-trips')
  const heart = section.getByRole('button', { name: /^Save / }).first()
  for (const _ of [1, 2]) await heart.click()
  await expect(section).not.toHaveAttribute('data-hydrated')
  pressed.resolve()
  await untilHydrated(section)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test.describe('a page that is left', () => {
  test.beforeEach(async ({ page }) => {
    await skipPictures(page)
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  /** Begins to leave for the backpacking trips, whose data is held back. Returns what lets it come. */
  async function leave(page: Page): Promise<() => void> {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/backpacking.data*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    const asked = page.waitForRequest('**/backpacking.data*')
    await page.getByRole('banner').getByRole('link', { name: 'Backpacking' }).click()
    await asked
    return release
  }
  const gallery = (page: Page) => page.locator('#photo-gallery')

  test('keeps what nobody is near as it was, without its scripts, and the footer lives on the next', async ({
    page,
  }) => {
    const release = await leave(page)
    await untilIdle(page)
    await expect(gallery(page).getByRole('heading').first()).toBeVisible()
    await expect(gallery(page)).not.toHaveAttribute('data-hydrated')
    expect(await fetchedScripts(page)).not.toContain('section-body')
    release()
    await expect(page).toHaveURL('/backpacking')
    await expect(gallery(page)).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveAttribute('data-hydrated', '')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })).toHaveCount(1)
    expect(await fetchedScripts(page)).not.toContain('section-body')
  })

  test('lives when its reader stays after all', async ({ page }) => {
    const release = await leave(page)
    await page.getByRole('banner').getByRole('link', { name: 'Kafila' }).click()
    await expect(gallery(page)).toHaveAttribute('data-hydrated', '')
    await expect(gallery(page).getByRole('heading')).toHaveCount(1)
    await expect(page).toHaveURL('/')
    release()
  })
})
