import type { Page } from './browser.ts'

/**
 * What is wrong with how a page stands in its window: it scrolls sideways, its words reach out of the window or of a box that
 * hides them, or what stays in sight lies over another such part. A rail that scrolls may hold more than it shows, and a line
 * that is meant to end after so many lines says so (`line-clamp`), as do folded rows that a button unfolds (`data-folded`). Names on a drawing belong to the picture.
 */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.body
    const found = new Set<string>()
    const name = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 50)
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (wider > 0) found.add(`the page is ${wider} px wider than its window`)

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue
      if (text.parentElement.closest('svg, [role=img]')) continue
      range.selectNodeContents(text)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      if (width === 0) continue
      let cut = left < -1 || right > innerWidth + 1 ? 'the window' : ''
      for (
        let box: Element | null = text.parentElement;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, clipPath, webkitLineClamp, position } = getComputedStyle(box)
        const unfolds = box.closest('[data-folded]')?.querySelector('button')?.checkVisibility()
        // Read out only, meant to be short, in a part that scrolls, or in one that a button in it unfolds.
        const isMeant = clipPath !== 'none' || webkitLineClamp !== 'none' || unfolds
        if (isMeant || [overflowX, overflowY].includes('auto')) {
          cut = ''
          break
        }
        const frame = box.getBoundingClientRect()
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if (hides(overflowX) && (left < frame.left - 1 || right > frame.right + 1)) cut = 'its box'
        // Fonts reach a little beyond their lines.
        if (hides(overflowY) && (top < frame.top - 4 || bottom > frame.bottom + 4)) cut = 'its box'
        if (position === 'fixed') break
      }
      if (cut) found.add(`"${name(text.textContent)}" reaches out of ${cut}`)
    }

    const fixed = [...document.querySelectorAll('body *')].filter(
      (part) =>
        getComputedStyle(part).position === 'fixed' &&
        part.getBoundingClientRect().height > 0 &&
        part.checkVisibility({ visibilityProperty: true }) &&
        root.contains(part),
    )
    for (const [i, one] of fixed.entries())
      for (const other of fixed.slice(i + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
        if (!apart && !one.contains(other) && !other.contains(one))
          found.add(
            `"${name(one.textContent ?? '')}" and "${name(other.textContent ?? '')}" lie over one another`,
          )
      }
    return [...found]
  })
}
