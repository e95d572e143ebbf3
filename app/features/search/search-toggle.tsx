import { Search } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { askPopularSearches } from './ask-server.ts'
import { useSearch } from './use-search.ts'

const loadOverlay = () => import('./search-overlay.tsx')
const SearchOverlay = lazy(loadOverlay)

function getReady(): void {
  void loadOverlay()
  void askPopularSearches()
}

/** Opens the search overlay. Without JavaScript it leads to the home page's search box. */
export function SearchToggle({ className }: { className: string }) {
  const [open, setOpen] = useState(false)
  const { run } = useSearch()
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it is a link. */}
      <a
        href="/#search"
        aria-haspopup="dialog"
        aria-label="Search"
        className={className}
        onPointerEnter={getReady}
        onFocus={getReady}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon node={Search} size={22} />
      </a>
      {open && (
        <Suspense>
          <SearchOverlay onClose={() => setOpen(false)} onSearch={run} />
        </Suspense>
      )}
    </>
  )
}
