import type { MouseEvent } from 'react'

/** Whether a press on a link is for us to answer: with a key held it is for the browser, which opens the link elsewhere. */
export function takePress(event: MouseEvent<HTMLElement>): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return false
  event.preventDefault()
  // Safari gives a pressed link no focus, and what opens returns the focus to where it was.
  event.currentTarget.focus()
  return true
}
