import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './browser.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const phone = 390
export const desk = 1440

/**
 * Axe finds no barrier in the page as it stands, on a phone and on a desk, or in a part of it, on a phone, where room is
 * scarcest. The part is for what opens on a page: the page around it is checked by tests/e2e/every-page.spec.ts.
 */
export async function expectNoBarriers(
  page: Page,
  part?: string,
  widths: readonly number[] = part ? [phone] : [desk, phone],
): Promise<void> {
  const own = page.viewportSize() ?? { width: desk, height: 800 }
  for (const width of widths) {
    await page.setViewportSize({ width, height: own.height })
    expect(await findBarriers(page, part), `at ${width} px`).toEqual([])
  }
  await page.setViewportSize(own)
}

/**
 * What axe finds in the page, or in a part of it, as wide as it is. Contrast takes it longer than all other rules together: where the
 * same colours are looked at elsewhere, it can be left out.
 */
export async function findBarriers(
  page: Page,
  part?: string,
  { contrast = true }: { contrast?: boolean } = {},
): Promise<string[]> {
  // Until they are laid out, far sections lie over each other by their guessed heights.
  await page.locator('[data-far]').evaluateAll((all) => {
    for (const section of all) section.removeAttribute('data-far')
  })
  await untilStill(page)
  const more = { ...(part && { preload: false }), rules: { 'color-contrast': { enabled: contrast } } }
  const builder = await axe(page, more)
  return barriers(part ? builder.include(part) : builder)
}

/** Resolves once no colour or place is on its way to another; what moves for longer than a second moves for its own sake. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const short = document.getAnimations().filter(({ effect, timeline }) => {
      const { endTime = 0 } = effect?.getComputedTiming() ?? {}
      return timeline === document.timeline && Number(endTime) <= 1_000
    })
    await Promise.allSettled(short.map(({ finished }) => finished))
  })
}

/** Axe's builder would hand its source to the page twice for each question, which takes longer than the answer: it is handed over once. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Without preload axe does not read the stylesheets, which it does for a rule about whole pages. */
async function axe(page: Page, more: object): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options = { runOnly: standards, resultTypes: ['violations' as const], ...more }
  // Axe's other way is for frames of other sites, and opens a window each time.
  return new AxeBuilder({ page, axeSource: ';' }).options(options).setLegacyMode()
}

async function barriers(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  )
}

/** How many pixels the page is wider than its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
