import { bookNow, chooseDate } from '../setup/booking-page.ts'
import { expect, type Page, skipPictures, test } from '../setup/browser.ts'
import { findCutText } from '../setup/find-cut-text.ts'

/** A page of each template that a visitor reaches without a login, in states that differ in layout. */
const pages = [
  '/',
  '/?search=goa',
  '/?search=zzqqxx',
  '/india',
  '/india/ladakh',
  '/backpacking',
  '/destinations',
  '/compare',
  '/compare?ids=lw3,lw6,o4',
  '/trip/lw6',
  '/custom-trip/wayanad-private',
  '/newsletter',
  '/contact',
  '/contact-landing',
  '/about',
  '/faq',
  '/careers?opening=tour-manager',
  '/blog',
  '/blog/spiti-shimla-side-or-manali-side',
  '/privacy-policy',
  '/terms',
  '/profile',
  '/my-trips',
  '/wallet',
  '/offline',
  '/no-such/page',
]

const views = [
  { name: '390 px with text of 200 %', width: 390, text: 200 },
  { name: '320 px', width: 320, text: 100 },
]

test.use({ allowedErrors: /404/ })

test.beforeEach(async ({ page }) => {
  test.setTimeout(180_000)
  await skipPictures(page)
  // So that bars are there to lie over one another.
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'kafila.compared',
      JSON.stringify(['lw6', 'lw3', 'o4'].map((id) => ({ id, title: `The trip ${id}` }))),
    ),
  )
})

async function open(page: Page, path: string, text: number): Promise<void> {
  await page.goto(path)
  await page.evaluate((share) => {
    document.documentElement.style.fontSize = `${share}%`
    // Laid out without waiting for a reader.
    for (const section of document.querySelectorAll('[data-far]')) section.removeAttribute('data-far')
  }, text)
}

/** The widest spacing that WCAG 1.4.12 asks a page to bear. */
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Asserts that the page bears it, and on a desk its header too, whose row has no room to give. */
async function expectRoomForSpace(page: Page, path: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, wideSpacing)
  for (const width of path === '/' ? [320, 1280] : [320]) {
    await page.setViewportSize({ width, height: 844 })
    const message = `${path} at ${width} px with letters, words and lines far apart`
    await expect.soft.poll(() => findCutText(page), { message, timeout: 10_000 }).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 844 })
}

for (const { name, width, text } of views) {
  test(`at ${name} no page scrolls sideways, cuts its words or hides a bar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of pages) {
      await open(page, path, text)
      await expect.soft.poll(() => findCutText(page), { message: path, timeout: 3_000 }).toEqual([])
      if (width === 320) await expectRoomForSpace(page, path)
    }
    await open(page, '/', text)
    const field = await page.getByRole('combobox').first().boundingBox()
    const search = await page.getByRole('search', { name: 'Trips' }).boundingBox()
    // Without its label it stands beside a button of 56 px at least.
    expect(field?.width ?? 0).toBeGreaterThanOrEqual(Math.min(160, (search?.width ?? 0) - 84))
  })

  test(`at ${name} what opens on a page can be read`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const layers: [string, string, (page: Page) => Promise<void>][] = [
      ['/terms', 'Menu', (on) => on.getByRole('link', { name: 'Menu' }).click()],
      ['/india', 'Filters', (on) => on.getByRole('link', { name: 'Filters' }).click()],
      ['/terms', 'Log In', (on) => on.locator('#account').click()],
      [
        '/trip/lw6',
        'Compare',
        (on) =>
          on
            .getByRole('link', { name: /^Trips to compare/ })
            .filter({ visible: true })
            .click(),
      ],
      // The last: it would open again with its trip's page.
      [
        '/trip/lw6',
        'Booking Summary',
        async (on) => {
          await chooseDate(on)
          await bookNow(on)
        },
      ],
    ]
    for (const [path, layer, press] of layers) {
      await open(page, path, text)
      await press(page)
      await expect(page.locator('dialog[open]')).toBeVisible()
      await expect.soft.poll(() => findCutText(page), { message: layer, timeout: 3_000 }).toEqual([])
    }
  })
}
