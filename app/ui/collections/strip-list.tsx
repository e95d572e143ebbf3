import type { ReactNode } from 'react'
import { reachedByKeys } from '../reached-by-keys.ts'

type StripListProps = { label: string; className: string; children: ReactNode }

/** A list that scrolls sideways where the screen is narrow, as its class says, and holds nothing to focus. */
export function StripList({ label, className, children }: StripListProps) {
  return (
    <ul tabIndex={reachedByKeys} aria-label={label} className={className}>
      {children}
    </ul>
  )
}
