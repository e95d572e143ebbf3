/** For a control that takes itself away: without a place of its own the keyboard would start from the top. */
export function focusPlace(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}
