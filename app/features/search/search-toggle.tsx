import { Search } from 'lucide'
import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { partBehindLink } from '#app/ui/part-behind-link.ts'

const overlay = partBehindLink(() =>
  import('./search-overlay.tsx').then(({ default: SearchOverlay }) => SearchOverlay),
)

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
        onPointerEnter={overlay.reach}
        onFocus={overlay.reach}
        onClick={(event) => overlay.open(event, () => setOpen(true))}
      >
        <Icon node={Search} size={22} />
      </a>
      {open && <overlay.Part onClose={() => setOpen(false)} />}
    </>
  )
}
