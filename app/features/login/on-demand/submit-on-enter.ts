import type { KeyboardEvent } from 'react'

/** Enter in a field sends its form even while the button is disabled, so that the form can say what is missing. */
export function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
