import { desk, findBarriers, phone, sidewaysScroll } from '../setup/barriers.ts'
import { expect, type Page, test } from '../setup/browser.ts'
import { watchLayoutShift } from '../setup/layout-shift.ts'
import { expectRoomForText, withPickedTrips } from '../setup/room-for-text.ts'

/** `axe`: the widths at which barriers are looked for; none where a journey of its own does it. `bars`: trips that are picked for comparing stand in a bar there. */
type Visit = { path: string; axe?: readonly number[]; room?: boolean; bars?: true }

/** Every template of the site in each of its states that has an address. What opens on a page is checked by its own test. */
const pages: Visit[] = [
  { path: '/?search=goa', bars: true },
  { path: '/?search=zzqqxx', axe: [], bars: true },
  { path: '/india', bars: true },
  { path: '/india?month=december', room: false },
  { path: '/india/ladakh', bars: true },
  { path: '/backpacking', bars: true },
  { path: '/destinations' },
  { path: '/compare' },
  { path: '/compare?ids=w1,nope', room: false },
  { path: '/compare?ids=lw3,lw6,o4' },
  { path: '/custom-trip/wayanad-private', bars: true },
  { path: '/newsletter' },
  { path: '/contact' },
  { path: '/contact-landing' },
  { path: '/about' },
  { path: '/faq' },
  { path: '/careers', room: false },
  { path: '/careers?opening=tour-manager' },
  { path: '/blog' },
  { path: '/blog/spiti-shimla-side-or-manali-side' },
  { path: '/offline' },
  { path: '/privacy-policy' },
  { path: '/terms' },
  { path: '/dev/ui', room: false },
  { path: '/profile', axe: [] },
  { path: '/my-trips', axe: [] },
  { path: '/my-trips/journey' },
  { path: '/wallet', axe: [] },
]
/** The same few words at any width. */
const refusals: Visit[] = ['/no-such/page', '/trip/nowhere', '/blog/nowhere', '/dev/error/loader'].map(
  (path) => ({ path, axe: [phone], ...(path !== '/no-such/page' && { room: false }) }),
)
/** Their sections are hydrated when the reader is near, so each width is a visit of its own. */
const withLateSections = ['/', '/trip/lw6']

const narrowest = 320
/** Pages that one window visits: what it has compiled for the first serves the others. */
const inOneWindow = 6

test.beforeEach(() => test.slow())

async function expectInOrder(page: Page, path: string, widths: number[], axe = widths): Promise<void> {
  for (const width of [...widths, ...(widths.includes(phone) ? [narrowest] : [])]) {
    await page.setViewportSize({ width, height: 800 })
    // At its head nothing lies behind the header.
    await page.evaluate(() => scrollTo(0, 0))
    const message = `${path} at ${width} px`
    // Colours are the same at any width.
    const contrast = width === phone || !axe.includes(phone)
    if (axe.includes(width))
      expect.soft(await findBarriers(page, undefined, { contrast }), message).toEqual([])
    await expect.soft.poll(() => sidewaysScroll(page), message).toBe(0)
  }
}

async function visit(page: Page, { path, axe = [desk, phone], room = true, bars }: Visit): Promise<void> {
  await page.setViewportSize({ width: desk, height: 800 })
  await page.goto(path)
  if (axe.length > 0) await expectInOrder(page, path, [desk, phone], [...axe])
  if (room) await expectRoom(page, path, bars)
}

async function expectRoom(page: Page, path: string, bars?: true): Promise<void> {
  await page.setViewportSize({ width: phone, height: 844 })
  const look = () => expectRoomForText(page, path)
  await (bars ? withPickedTrips(page, look) : look())
}

function walk(visits: Visit[]): void {
  for (let i = 0; i < visits.length; i += inOneWindow) {
    const group = visits.slice(i, i + inOneWindow)
    const names = group.map(({ path }) => path).join(', ')
    test(`no barrier, no sideways scroll, and room for large text: ${names}`, async ({ page }) => {
      for (const one of group) await test.step(one.path, () => visit(page, one))
    })
  }
}

walk(pages)

test.describe('a refusal', () => {
  // The browser itself reports the status, which is as it should be.
  test.use({ allowedErrors: /404|500|asked to fail/ })
  walk(refusals)
})

for (const path of withLateSections)
  for (const width of [desk, phone])
    test(`${path} at ${width} px moves nothing while it hydrates, and has no barrier then`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const shifted = await watchLayoutShift(page)
      await page.goto(path)
      await scrollThrough(page)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      expect(await shifted()).toBeLessThanOrEqual(0.02)
      await expectInOrder(page, path, [width])
      if (width === phone) await expectRoom(page, path, true)
    })

/** Goes down the page, and on each time that all sections in sight are hydrated and drawn. */
async function scrollThrough(page: Page): Promise<void> {
  // Sections gain their true height as they come near.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < (await height()); y += 500) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await page.waitForFunction(() => {
      const seen = [...document.querySelectorAll('main section[id]')].filter((section) => {
        const { top, bottom } = section.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      return seen.every((section) => section.hasAttribute('data-hydrated'))
    })
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
  }
}
