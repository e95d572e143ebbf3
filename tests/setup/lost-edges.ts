import type { Page } from './browser.ts'

/**
 * What can't be told any more where a reader's own few colours stand for ours: controls without a line around them, choices that look like the
 * others, and places where the focus is not seen. Grounds, rings and shadows count for nothing there. Of those that look alike one is asked.
 */
export async function findLostEdges(page: Page): Promise<string[]> {
  // From here on the browser shows the focus as it does to those who use keys.
  await page.keyboard.press('Shift')
  return page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const found = new Set<string>()
    const oneOfEach = (selector: string) => {
      const looks = new Map<string, HTMLElement>()
      for (const element of root.querySelectorAll<HTMLElement>(selector))
        if (
          element.getBoundingClientRect().width > 2 &&
          element.checkVisibility({ visibilityProperty: true })
        )
          looks.set(`${element.tagName} ${element.className}`, element)
      return [...looks.values()]
    }
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') || element.textContent || element.id).trim().slice(0, 40)}`

    const lines = (element: Element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') return []
        const { outlineStyle, outlineWidth, borderTopWidth, borderBottomWidth } = style
        return [outlineStyle === 'none' ? '0px' : outlineWidth, borderTopWidth, borderBottomWidth]
      })
    const widest = (element: Element) => Math.max(...lines(element).map(Number.parseFloat))
    const isInBox = (element: Element | null) => element !== null && widest(element) > 0

    for (const control of oneOfEach('button, input:not([type=hidden]), select, textarea, a.rounded-pill'))
      if (
        !isInBox(control) &&
        !isInBox(control.parentElement) &&
        !control.matches('[type=checkbox], [type=radio]')
      )
        found.add(`${name(control)} has no edge`)

    const chosen =
      '[aria-pressed=true], [aria-selected=true], :is(a, button)[aria-current], label:has(:checked)'
    for (const choice of oneOfEach(chosen))
      if (widest(choice) < 2 && getComputedStyle(choice).textDecorationLine === 'none')
        found.add(`${name(choice)} does not look chosen`)

    const around = (element: Element) => {
      const near = [element, element.parentElement, element.parentElement?.parentElement]
      return [...near, ...(element.parentElement?.children ?? [])]
        .flatMap((part) => (part ? lines(part) : []))
        .join()
    }
    for (const stop of oneOfEach(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
    )) {
      stop.blur()
      const before = around(stop)
      stop.focus({ preventScroll: true })
      if (document.activeElement === stop && around(stop) === before)
        found.add(`${name(stop)} does not show the focus`)
    }
    return [...found]
  })
}
