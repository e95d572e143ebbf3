import { desk, phone } from '../setup/barriers.ts'
import { expect, type Page, skipPictures, test } from '../setup/browser.ts'
import { keepSession } from '../setup/login.ts'
import { type Crawl, preparePresses, pressEverything } from '../setup/press-everything.ts'

/** A page of each template. Header and footer are the same on all, and are pressed on those that say so. */
const templates: { path: string; shell?: boolean; least?: number }[] = [
  { path: '/', shell: true, least: 20 },
  { path: '/?search=goa' },
  { path: '/?search=nothing-of-this-name' },
  { path: '/india' },
  { path: '/india/ladakh' },
  { path: '/backpacking' },
  { path: '/destinations' },
  { path: '/trip/lw6', least: 25 },
  { path: '/compare' },
  { path: '/compare?ids=lw3,lw6,o4' },
  { path: '/blog' },
  { path: '/blog/spiti-shimla-side-or-manali-side' },
  { path: '/contact' },
  { path: '/contact-landing' },
  { path: '/about' },
  { path: '/faq' },
  { path: '/careers?opening=tour-manager' },
  { path: '/terms' },
  { path: '/newsletter' },
  { path: '/offline' },
  { path: '/my-trips' },
  { path: '/no-such/page' },
]
/** Whoever is logged in has a number of their own for each. */
const ofAccount = ['/my-trips', '/my-trips/journey', '/wallet', '/profile']

test.use({ allowedErrors: /status of (401|404)/, contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000)
  await skipPictures(page)
  await preparePresses(page)
})

async function expectNothingDead(
  page: Page,
  path: string,
  width: number,
  crawl: Partial<Crawl>,
  least = 0,
): Promise<void> {
  const open = () => page.goto(path)
  const { presses, dead } = await pressEverything(page, {
    open,
    touch: width === phone,
    shell: false,
    // The proof presses more of one kind.
    alike: 2,
    // Layers are the same at a desk, where the proof presses inside them.
    depth: width === phone ? 1 : 0,
    ...crawl,
  })
  expect(dead.map((control) => `${path} at ${width} px: ${control}`)).toEqual([])
  expect(presses).toBeGreaterThanOrEqual(least)
}

for (const width of [phone, desk])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === phone })

    for (const { path, shell = false, least = 0 } of templates)
      test(`everything on ${path} answers a press`, ({ page }) =>
        expectNothingDead(page, path, width, { shell }, least))

    for (const [i, path] of ofAccount.entries())
      test(`everything on ${path} answers a press of who is logged in`, async ({ page }) => {
        await page.goto('/newsletter')
        const number = `92${String(width).padStart(7, '0')}${i}`
        const open = async () => {
          // Some presses log out.
          if (!(await page.evaluate(() => localStorage.getItem('kafila.auth'))))
            await keepSession(page, number)
          await page.goto(path)
          await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        }
        await expectNothingDead(page, path, width, { open })
      })
  })

const withDeadControls = `<!doctype html><html lang="en" data-hydrated=""><title>Tents</title>
  <button onclick="this.textContent = 'Less'">More</button>
  <button class="b" onmouseover="this.className = 'b hover'">Book a <b>tent</b></button>
  <button class="c" onclick="document.title = 'Read'">Read</button>
  <select aria-label="Sort by"><option>Price</option><option>Length</option></select>
  <button disabled>Pay</button>
  <a href="#">Huts</a>
  <a href="https://wa.me/">Chat</a>`

test('what does nothing is named', async ({ page }) => {
  await page.route('**/tents', (route) => route.fulfill({ contentType: 'text/html', body: withDeadControls }))
  const open = () => page.goto('/tents')
  expect(await pressEverything(page, { open, answersWithin: 1_000 })).toEqual({
    presses: 5,
    dead: [
      'Huts (#): leads nowhere',
      'Chat (https://wa.me/): leads nowhere',
      'Pay: switched off, and nothing says why',
      'Book a tent: pressed, and nothing changed',
      'Read: pressed, and nothing changed',
      'Sort by: pressed, and nothing changed',
    ],
  })
})
