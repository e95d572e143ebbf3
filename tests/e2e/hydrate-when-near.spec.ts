import { expect, type Page, skipPictures, test } from '../setup/browser.ts'

/** The names of the scripts that the page has fetched, without their hashes. */
async function fetchedScripts(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return addresses.flatMap((path) => /^\/assets\/(.+)-[\w-]{8}\.js$/.exec(path)?.[1] ?? [])
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
