import type { MouseEvent } from 'react'

/** Whether a click on a link is for the page to answer: with a key held it is for the browser, which opens the link elsewhere. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Takes a plain click on a link over from the browser; false when it is for the browser. */
export function claimClick(event: MouseEvent<HTMLElement>): boolean {
  if (!isPlainClick(event)) return false
  event.preventDefault()
  // Safari gives a clicked link no focus, and what opens returns the focus to where it was.
  event.currentTarget.focus()
  return true
}
