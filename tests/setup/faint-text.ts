import type { Page } from './browser.ts'

/** A probe stands for all controls of a page that look alike. */
const probe = 'data-probe'

/**
 * Texts on flat colours below the contrast of WCAG AA, as they are painted now, in what is in sight of a part of the page. Axe passes over what is
 * disabled; here a word that can be read has to be readable. Words on pictures and gradients are left to the eye.
 */
export function findFaintText(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const shade = (colours: string[]) => {
      if (!pen) return 0
      pen.clearRect(0, 0, 1, 1)
      for (const colour of colours) {
        pen.fillStyle = colour
        pen.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const isClear = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(colour)

    /** The colours behind a point, the lowest first; null where a picture is among them. */
    const groundsAt = (owner: Element, x: number, y: number): string[] | null => {
      const pile = document.elementsFromPoint(x, y)
      const top = pile.findIndex(
        (element) => element === owner || owner.contains(element) || element.contains(owner),
      )
      if (top !== 0) return null
      const grounds: string[] = []
      for (const element of pile) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
        if (element.matches('img, picture, svg, canvas') || backgroundImage !== 'none' || opacity !== '1')
          return null
        if (!isClear(backgroundColor)) grounds.unshift(backgroundColor)
        if (!/,\s*0?\.\d+\)$|\/ 0?\.\d+\)$/.test(backgroundColor) && !isClear(backgroundColor)) return grounds
      }
      return ['#fff', ...grounds]
    }

    const found = new Set<string>()
    const range = document.createRange()
    for (const root of document.querySelectorAll(selector)) {
      const { top: upper, bottom: lower } = root.getBoundingClientRect()
      // Clear of what stays at the screen's edges.
      if (upper < 120 || lower > innerHeight - 120)
        root.scrollIntoView({ block: 'center', behavior: 'instant' })
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const owner = text.parentElement
        if (!text.textContent?.trim() || !owner?.checkVisibility({ visibilityProperty: true })) continue
        range.selectNodeContents(text)
        const { left, top, width, height } = range.getBoundingClientRect()
        if (width < 3 || getComputedStyle(owner).clipPath !== 'none') continue
        const grounds = groundsAt(owner, left + width / 2, top + height / 2)
        if (!grounds) continue
        const { color, fontSize, fontWeight } = getComputedStyle(owner)
        const [one, other] = [shade(grounds), shade([...grounds, color])]
        const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
        const size = Number.parseFloat(fontSize)
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
        if (contrast < (isLarge ? 3 : 4.5))
          found.add(
            `${contrast.toFixed(2)}: ${text.textContent.trim().slice(0, 40)} (${color} on ${grounds.at(-1)})`,
          )
      }
    }
    return [...found]
  }, part)
}

/** Points at one of each look among the controls of a part and focuses it, and reads what is painted then. */
export async function findFaintControls(page: Page, part: string): Promise<string[]> {
  const count = await page.evaluate(markLooks, [part, probe] as const)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `[${probe}]`,
  })
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', {
      nodeId,
      forcedPseudoClasses: ['hover', 'focus', 'focus-visible'],
    })
  const found = new Set<string>()
  for (let i = 0; i < count; i++)
    for (const fault of await findFaintText(page, `[${probe}="${i}"]`)) found.add(fault)
  await session.detach()
  return [...found]
}

/** Marks one control of each look, and counts them. Runs in the page. */
function markLooks([selector, mark]: readonly [string, string]): number {
  // A colour on its way would be read as the one that it left.
  const still = new CSSStyleSheet()
  still.replaceSync('* { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
  const looks = new Map<string, Element>()
  for (const control of document.querySelectorAll(
    `:is(${selector}) :is(a[href], button, summary, label:has(input), [role=option])`,
  ))
    if (control.getBoundingClientRect().width > 2 && control.checkVisibility({ visibilityProperty: true }))
      looks.set(`${control.className} ${control.ariaPressed} ${control.ariaSelected}`, control)
  for (const [i, control] of [...looks.values()].entries()) control.setAttribute(mark, String(i))
  return looks.size
}
