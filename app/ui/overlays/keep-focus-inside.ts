import type { KeyboardEvent } from 'react'

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]'

/** Tab goes round inside a modal instead of leaving for the browser's own controls. */
export function keepFocusInside(event: KeyboardEvent, container: HTMLElement | null): void {
  if (event.key !== 'Tab' || event.defaultPrevented || !container) return
  const stops = tabStops(container)
  const first = stops[0]
  const last = stops.at(-1)
  if (!first || !last) return
  const at = document.activeElement
  if (event.shiftKey && (at === first || at === container)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && at === last) {
    event.preventDefault()
    first.focus()
  }
}

/** The elements inside that Tab visits, in order. */
export function tabStops(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(isTabStop)
}

function isTabStop(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible'
  )
}
