import { expect, type Page, skipPictures, test, untilHydrated } from '../setup/browser.ts'

const sections = [
  'long-weekend',
  'popular-trips',
  'state-packages',
  'offer',
  'regional-trips',
  'customised-trips',
  'ladakh-departures',
  'off-beat',
  'family-tours',
  'honeymoon',
  'weekend-trips',
  'international-tours',
  'testimonials',
  'why-us',
  'photo-gallery',
  'government-affiliations',
]
const kilobyte = 1024
test.beforeEach(({ page }) => skipPictures(page))

const hero = (page: Page) => page.getByRole('region', { name: 'Where we travel' })
const shown = (page: Page) => hero(page).locator('button[aria-current]').getAttribute('aria-label')

/** The page with a clock that moves only when told, once its scripts are at work. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-05T10:00:00+05:30') })
  await page.clock.pauseAt(new Date('2026-01-05T10:00:10+05:30'))
  await page.goto('/')
  await expect(hero(page).locator('picture')).toHaveCount(2)
}

test.describe('the hero', () => {
  test('shows the next of four pictures every 5 s and begins again', async ({ page }) => {
    await openStill(page)
    expect(await shown(page)).toBe('Picture 1 of 4: Jaisalmer, Rajasthan')
    await page.clock.fastForward(4_900)
    expect(await shown(page)).toContain('Picture 1')
    await page.clock.fastForward(200)
    await expect.poll(() => shown(page)).toBe('Picture 2 of 4: Pangong Tso, Ladakh')
    for (const next of [3, 4, 1]) {
      await page.clock.fastForward(5_000)
      await expect.poll(() => shown(page)).toContain(`Picture ${next} of 4`)
    }
  })

  test('stands still under the pointer and while the focus is inside', async ({ page }) => {
    await openStill(page)
    await hero(page).hover({ position: { x: 40, y: 40 } })
    await page.clock.fastForward(20_000)
    expect(await shown(page)).toContain('Picture 1')
    await page.mouse.move(2, 2)
    await page.clock.fastForward(5_100)
    await expect.poll(() => shown(page)).toContain('Picture 2')
    await hero(page).getByText('Plan Trip').focus()
    await page.clock.fastForward(20_000)
    expect(await shown(page)).toContain('Picture 2')
  })

  test('stops and goes by its button, and a dot chooses', async ({ page }) => {
    await openStill(page)
    await hero(page).getByRole('button', { name: 'Pause the pictures' }).click()
    await page.mouse.move(2, 2)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.fastForward(20_000)
    expect(await shown(page)).toContain('Picture 1')
    await hero(page).getByRole('button', { name: 'Picture 4 of 4: Rann of Kutch, Gujarat' }).click()
    await expect.poll(() => shown(page)).toContain('Picture 4')
    // The picture follows its dot.
    await page.clock.runFor(100)
    await expect(hero(page).getByAltText(/salt plain/)).toBeVisible()
    await hero(page).getByRole('button', { name: 'Play the pictures' }).click()
    await page.clock.fastForward(5_100)
    await expect.poll(() => shown(page)).toContain('Picture 1')
  })

  test('stays on its first picture for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    await expect(hero(page).getByRole('button', { name: 'Play the pictures' })).toBeVisible()
    await page.clock.fastForward(20_000)
    expect(await shown(page)).toContain('Picture 1')
    await expect(hero(page).locator('picture')).toHaveCount(1)
    await expect(page.getByText('5000+', { exact: true })).toBeVisible()
  })
})

test('the counters reach their numbers in 2 s', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openStill(page)
  const numbers = page.locator('li > [aria-hidden].display')
  await expect(numbers).toHaveText(['300+', '5000+', '80+', '8+'])
  await numbers.nth(1).scrollIntoViewIfNeeded()
  await expect(numbers.nth(1)).toHaveText('0+')
  await page.clock.runFor(1_000)
  expect(Number.parseInt((await numbers.nth(1).textContent()) ?? '', 10)).toBeGreaterThan(2_000)
  expect(Number.parseInt((await numbers.nth(1).textContent()) ?? '', 10)).toBeLessThan(5_000)
  await page.clock.runFor(1_100)
  await expect(numbers).toHaveText(['300+', '5000+', '80+', '8+'])
})

test('the cards lead where they say', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['Backpacking Trips', '/backpacking'],
    ['Weekend Trips', '/weekends'],
    ['Himalayan Treks', '/treks'],
    ['Customized Trips', '/custom-trip'],
    ['See all long weekend trips', '/long-weekend-trips'],
    ['See all honeymoons', '/honeymoon-packages'],
    ['See all international tours', '/world'],
    ['Tamil Nadu', '/india/tamil-nadu'],
    ['Maldives', '/world/maldives'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  for (const card of ['Email Us', 'Call Us', 'Visit Us']) {
    await expect(main.getByRole('heading', { name: card })).toBeVisible()
  }
  await expect(main.getByText('Mon-Fri 9am to 6pm')).toBeVisible()
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(main.locator('a[href^="tel:"]')).toBeVisible()
  await expect(main.getByText('Bandra West, Mumbai 400050')).toBeVisible()
  await expect(main.getByText('SUMMER15')).toBeVisible()
})

test('the card of customised trips leads to their section, below the header', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Customized Trips', exact: true }).click()
  await expect(page).toHaveURL('/#customised-trips')
  const heading = page.getByRole('heading', { name: 'Customised trips' })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a rail of trips follows a swipe', async ({ page }) => {
    await page.goto('/')
    const rail = page.locator('#long-weekend').getByRole('list', { name: 'Long weekends' })
    await rail.scrollIntoViewIfNeeded()
    await untilHydrated(page.locator('#long-weekend'))
    await rail.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: 422 }],
      })
    await touch('touchStart', 340)
    for (let x = 320; x >= 40; x -= 20) await touch('touchMove', x)
    await touch('touchEnd', 40)
    // How far it flies depends on how fast the finger was; it comes to rest on another card than the first.
    const whole = () =>
      rail.evaluate((list) =>
        [...list.children].findIndex((card) => {
          const { left, right } = card.getBoundingClientRect()
          return left >= 0 && right <= innerWidth
        }),
      )
    await expect.poll(whole).toBeGreaterThan(0)
  })
})

test.describe('the sections', () => {
  test('stand in their order and hydrate when the reader is near', async ({ page }) => {
    await page.goto('/')
    await expect(hero(page).locator('picture')).toHaveCount(2)
    const ids = await page.locator('main section[id]').evaluateAll((found) => found.map(({ id }) => id))
    expect(ids).toEqual(sections)
    const next = page
      .locator('#honeymoon')
      .getByRole('button', { name: 'Next, Honeymoons', includeHidden: true })
    // React hydrates what it may from top to bottom: once a later section is done, an earlier one waits by choice.
    await page.evaluate(() =>
      document.getElementById('photo-gallery')?.scrollIntoView({ behavior: 'instant' }),
    )
    await untilHydrated(page.locator('#photo-gallery'))
    expect(await page.locator('#honeymoon').getAttribute('data-hydrated')).toBeNull()
    await expect(next).toBeHidden()
    await page.locator('#honeymoon').scrollIntoViewIfNeeded()
    await expect(next).toBeVisible()
    await next.click()
    await expect(
      page.locator('#honeymoon').getByRole('button', { name: 'Previous, Honeymoons' }),
    ).not.toHaveAttribute('aria-disabled')
  })

  test('change their trips by tabs, or show four regions beside each other', async ({ page }) => {
    await page.goto('/')
    const regions = page.locator('#regional-trips')
    const north = regions.getByRole('link', { name: /^Beas Kund/ })
    const east = regions.getByRole('link', { name: /^Goechala/ })
    await regions.scrollIntoViewIfNeeded()
    await untilHydrated(regions)
    await expect(regions.getByRole('tab')).toHaveCount(0)
    for (const trip of [north, east]) await expect(trip).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await regions.getByRole('tab', { name: 'East' }).click()
    await expect(east).toBeVisible()
    await expect(north).toBeHidden()
    const ladakh = page.locator('#ladakh-departures')
    await ladakh.getByRole('tab', { name: 'SUV' }).click()
    await expect(ladakh.getByRole('link', { name: /^Frozen Pangong/ })).toBeVisible()
  })

  test('say which holiday a trip makes longer, and what leave it takes', async ({ page }) => {
    await page.goto('/')
    const leaves = page.locator('#long-weekend article').filter({ hasText: 'days away' })
    // Which ones they are depends on the day of the test.
    expect(await leaves.count()).toBeGreaterThan(0)
    for (const leaf of await leaves.all()) {
      const text = (await leaf.locator('p, h3').allTextContents()).join(' ')
      const [, away = '', leave = ''] =
        /(\d+) days away for (\d+) days?’/.exec(text.replace(/’s/, 's’')) ?? []
      const days = leaf.locator('ol > li')
      await expect(days).toHaveCount(Number(away))
      expect(Number(leave)).toBeLessThan(Number(away))
      expect(text).toMatch(/Holidays? on \d+ \w{3}/)
    }
    // No trip of the list is lost to the calendar.
    await expect(page.locator('#long-weekend h3')).toHaveCount(6)
  })

  test('come at once when the page is reached by a link', async ({ page }) => {
    await page.goto('/newsletter')
    await page.getByRole('banner').getByRole('link', { name: 'Kafila, home' }).click()
    await expect(page.locator('main section[id]')).toHaveCount(sections.length)
    await expect(page.locator('#why-us li')).toHaveCount(6)
  })
})

test('at no width a heading breaks inside a word, and heads stand above their rows', async ({ page }) => {
  await page.goto('/')
  await page.locator('[data-far]').evaluateAll((all) => {
    for (const section of all) section.removeAttribute('data-far')
  })
  for (const width of [390, 768, 1024, 1366, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.soft.poll(() => page.evaluate(findBroken), `at ${width} px`).toEqual([])
    for (const id of ['customised-trips', 'ladakh-departures', 'honeymoon']) {
      // Both in one look: a section above that wakes meanwhile moves them together.
      const room = await page.locator(`#${id}`).evaluate((section) => {
        const head = section.querySelector('h2')?.getBoundingClientRect()
        const row = section.querySelector('ul')?.getBoundingClientRect()
        return (row?.top ?? Number.NaN) - (head?.bottom ?? Number.NaN)
      })
      expect.soft(room, `${id} at ${width} px`).toBeGreaterThanOrEqual(0)
    }
  }
})

/** Words of headings that stand on two lines. */
function findBroken(): string[] {
  const range = document.createRange()
  return [...document.querySelectorAll('main :is(h2, h3)')].flatMap((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[\w’]+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word)
      }
    return words
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the page with all its sections awake is at most 9,500 px high', async ({ page }) => {
    await page.goto('/')
    for (const id of sections) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded()
      await untilHydrated(page.locator(`#${id}`))
    }
    const { height, over } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      over: document.documentElement.scrollWidth - innerWidth,
    }))
    expect(height).toBeLessThanOrEqual(9_500)
    expect(over).toBe(0)
  })

  test('lists of text stand whole, and a promise opens', async ({ page }) => {
    await page.goto('/')
    for (const id of ['regional-trips', 'why-us', 'government-affiliations']) {
      const rows = page.locator(`#${id} li`).filter({ visible: true })
      await page.locator(`#${id}`).scrollIntoViewIfNeeded()
      for (const row of await rows.all()) {
        const box = await row.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 999), id).toBeLessThanOrEqual(390)
      }
    }
    const promises = page.locator('#why-us')
    await untilHydrated(promises)
    const [first] = await promises.getByRole('button').all()
    await first?.click()
    await expect(promises.locator('li').first().locator('p')).toBeVisible()
    await expect(promises.locator('li').nth(1).locator('p')).toBeHidden()
  })
})

test('a phone fetches at most 300 KB before it scrolls', async ({ browser, baseURL }) => {
  test.setTimeout(90_000)
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, isMobile: true })
  const page = await context.newPage()
  // The hero's third and fourth picture come with time, not with the page.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  const sizes: [string, number][] = []
  let asked = 0
  page.on('request', () => {
    asked++
  })
  page.on('requestfinished', async (request) => {
    const size = await request.sizes()
    sizes.push([request.url(), size.responseBodySize + size.responseHeadersSize])
  })
  // Waits for the pictures of the page; the hero's second comes after them.
  await page.goto('/', { waitUntil: 'networkidle', timeout: 60_000 })
  await expect(hero(page).locator('picture')).toHaveCount(2)
  await expect
    .poll(
      () =>
        hero(page)
          .locator('img')
          .nth(1)
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0)
  await expect.poll(() => asked - sizes.length).toBe(0)
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(total, sizes.map(([url, size]) => `${size} ${url}`).join('\n')).toBeLessThanOrEqual(300 * kilobyte)
  await context.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there to read and to follow', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const id of sections) await expect(page.locator(`#${id} h2`)).toBeVisible()
    for (const title of [/^Goechala/, /^Boulders to Beach/, /^Goa by Bus/, /^Frozen Pangong/]) {
      await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
    }
    await expect(page.getByText('5000+', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause the pictures' })).toBeHidden()
  })
})

test('the map of states is shown whole beside the posters, or not at all', async ({ page }) => {
  const section = page.locator('#state-packages')
  const map = section.locator('[aria-label="States on the map"]')
  const posters = section.locator('ul', { has: page.getByRole('heading', { name: 'Himachal Pradesh' }) })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await section.scrollIntoViewIfNeeded()
  await expect(posters).toBeVisible()
  await expect(map).toBeHidden()
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect(map).toBeVisible()
  const [drawn, beside] = await Promise.all([map.boundingBox(), posters.boundingBox()])
  if (!drawn || !beside) throw new Error('one of the two is not drawn')
  expect(drawn.x).toBeGreaterThanOrEqual(beside.x + beside.width)
  expect(drawn.x + drawn.width).toBeLessThanOrEqual(1200)
})
