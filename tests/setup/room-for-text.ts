import { expect, type Page } from './browser.ts'
import { findCutText } from './find-cut-text.ts'

export const largeTextViews = [
  { name: '390 px with text of 200 %', width: 390, text: 200 },
  { name: '320 px', width: 320, text: 100 },
]

const picked = 'kafila.compared'

/** Three trips are picked for comparing on every visit from now on, so that bars are there to lie over one another. */
export async function pickTrips(page: Page): Promise<void> {
  await page.addInitScript(putPicked, picked)
}

/** The same on this page alone. */
export async function withPickedTrips(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate(putPicked, picked)
  await page.reload()
  await look()
  await page.evaluate((key) => sessionStorage.removeItem(key), picked)
}

function putPicked(key: string): void {
  const trips = ['lw6', 'lw3', 'o4'].map((id) => ({ id, title: `The trip ${id}` }))
  sessionStorage.setItem(key, JSON.stringify(trips))
}

/** The page with text of this size, laid out whole. */
export async function setText(page: Page, { width, text }: { width: number; text: number }): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.evaluate((share) => {
    document.documentElement.style.fontSize = `${share}%`
    // Laid out without waiting for a reader.
    for (const section of document.querySelectorAll('[data-far]')) section.removeAttribute('data-far')
  }, text)
}

/** Asserts in each view that the page does not scroll sideways, cut its words or hide a bar; and last that it bears wide spacing. */
export async function expectRoomForText(page: Page, path: string): Promise<void> {
  for (const view of largeTextViews) {
    await setText(page, view)
    const message = `${path} at ${view.name}`
    await expect.soft.poll(() => findCutText(page), { message, timeout: 3_000 }).toEqual([])
    if (path === '/') await expectRoomToSearch(page)
  }
  await expectRoomForSpace(page, path)
}

async function expectRoomToSearch(page: Page): Promise<void> {
  const field = await page.getByRole('combobox').first().boundingBox()
  const search = await page.getByRole('search', { name: 'Trips' }).boundingBox()
  // Without its label it stands beside a button of 56 px at least.
  expect(field?.width ?? 0).toBeGreaterThanOrEqual(Math.min(160, (search?.width ?? 0) - 84))
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
}
