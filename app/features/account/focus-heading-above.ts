/** What had the focus is gone: it goes on at the heading of the card around. */
export function focusHeadingAbove(element: Element | null): void {
  element?.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
}
