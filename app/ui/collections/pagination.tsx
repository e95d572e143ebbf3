import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { PageLink } from '../page-link.tsx'

type PaginationProps = {
  page: number
  pageCount: number
  /** The address of a page, `?page=3` for example. */
  hrefOf: (page: number) => string
  /** Tells several paginations of one page apart. */
  label?: string
  className?: string
}

const slot = 'grid min-h-11 min-w-11 place-items-center rounded-pill px-3 font-label tabular-nums'

/** Links to the pages of a list. Narrow screens show "Page 3 of 12" in place of the numbers. */
export function Pagination({ page, pageCount, hrefOf, label = 'Pages', className = '' }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav
      aria-label={label}
      className={`flex flex-wrap items-center justify-center gap-1 max-s:justify-between ${className}`}
    >
      <Step to={page > 1 && hrefOf(page - 1)} rel="prev">
        <Icon node={ChevronLeft} size={20} />
        Previous
      </Step>
      <p className="px-3 text-ink-2 s:hidden">
        Page {page} of {pageCount}
      </p>
      <ol className="flex gap-1 max-s:hidden">
        {visiblePages(page, pageCount).map((shown, index) => (
          // A gap has no number of its own, hence its place.
          <li key={shown ?? `gap-${index}`}>
            {shown === null ? (
              <span className={`${slot} px-0 text-ink-3`}>…</span>
            ) : (
              <PageLink
                to={hrefOf(shown)}
                aria-label={`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
                className={`${slot} ${shown === page ? 'bg-indigo text-white' : 'hover:bg-paper-2'}`}
              >
                {shown}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pageCount && hrefOf(page + 1)} rel="next">
        Next
        <Icon node={ChevronRight} size={20} />
      </Step>
    </nav>
  )
}

function Step({ to, rel, children }: { to: string | false; rel: 'prev' | 'next'; children: ReactNode }) {
  const look = `${slot} grid-flow-col gap-1`
  return to === false ? (
    <span className={`${look} invisible`}>{children}</span>
  ) : (
    <PageLink to={to} rel={rel} className={`${look} hover:bg-paper-2`}>
      {children}
    </PageLink>
  )
}

/** The first and last page, the current one and its neighbours; null marks a gap of two pages or more. */
export function visiblePages(page: number, pageCount: number): (number | null)[] {
  // Near an end the window widens inward, so that the row keeps its width while one turns pages.
  const from = Math.min(page - 1, pageCount - 4)
  const to = Math.max(page + 1, 5)
  const shown: (number | null)[] = []
  for (let at = 1; at <= pageCount; at++) {
    const lone = (at === 2 && from === 3) || (at === pageCount - 1 && to === pageCount - 2)
    if (at === 1 || at === pageCount || (at >= from && at <= to) || lone) shown.push(at)
    else if (shown.at(-1) !== null) shown.push(null)
  }
  return shown
}
