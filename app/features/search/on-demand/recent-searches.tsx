import { Clock } from 'lucide'
import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { forgetRecentSearches, readRecentSearches } from '../recent-searches.ts'
import { searchPath } from '../search-path.ts'
import { asked } from '../use-search.ts'

/** What was searched on this device, and the way to clear it. */
export function RecentSearches({ onPick }: { onPick: () => void }) {
  const [terms, setTerms] = useState(readRecentSearches)
  if (terms.length === 0) return null

  function clear(): void {
    forgetRecentSearches()
    setTerms([])
    // The button is gone; the focus goes on in the field.
    document.querySelector<HTMLElement>('dialog[open] [role=combobox]')?.focus()
  }

  return (
    <section aria-label="Recent" className="mt-4">
      <div className="flex items-center justify-between">
        <h3 className="text-sm font-strong text-ink-3">Recent</h3>
        <button
          type="button"
          aria-label="Clear recent searches"
          onClick={clear}
          className="min-h-11 cursor-pointer px-2.5 text-sm font-label text-peacock underline underline-offset-4 hover:text-ink"
        >
          Clear
        </button>
      </div>
      <ul>
        {terms.map((term) => (
          <li key={term}>
            <PageLink
              to={searchPath(term)}
              state={asked}
              onClick={onPick}
              className="flex min-h-11 items-center gap-3 rounded-m hover:text-peacock"
            >
              <Icon node={Clock} size={20} className="shrink-0 text-ink-3" />
              <span className="min-w-0">{term}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
