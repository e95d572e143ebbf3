import { Search } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

const loadOverlay = () => import('./search-overlay.tsx')
const SearchOverlay = lazy(loadOverlay)

/** Opens the search overlay. Without JavaScript it leads to the home page's search box. */
export function SearchToggle({ className }: { className: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it is a link. */}
      <a
        href="/#search"
        aria-haspopup="dialog"
        aria-label="Search"
        className={className}
        onPointerEnter={loadOverlay}
        onFocus={loadOverlay}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon node={Search} size={22} />
      </a>
      {open && (
        <Suspense>
          <SearchOverlay onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
