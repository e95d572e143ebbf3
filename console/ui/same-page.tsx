import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

/** The page's own address, asked for anew without what was sent. */
export function SamePage({ className, children }: { className: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <a href={`/console${pathname}${search}`} className={className}>
      {children}
    </a>
  )
}
