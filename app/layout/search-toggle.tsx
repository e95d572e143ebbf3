import { Search } from 'lucide'
import { useState } from 'react'
import { searchOverlay as overlay } from '#app/features/search/search-overlay-script.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Opens the search overlay. Without its script it leads to the home page's search box. */
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
        onPointerEnter={overlay.preload}
        onFocus={overlay.preload}
        onClick={(event) => overlay.open(event, () => setOpen(true))}
      >
        <Icon node={Search} size={22} />
      </a>
      {open && <overlay.Component onClose={() => setOpen(false)} />}
    </>
  )
}
