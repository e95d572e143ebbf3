import type { ReactNode } from 'react'

type StripListProps = { label: string; className: string; children: ReactNode }

/** A list that scrolls sideways where the screen is narrow, as its class says, and holds nothing to focus. */
export function StripList({ label, className, children }: StripListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll a strip that has the focus.
    <ul tabIndex={0} aria-label={label} className={className}>
      {children}
    </ul>
  )
}
