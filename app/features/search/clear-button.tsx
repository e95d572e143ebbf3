import { X } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

/** Empties a search box; className hides it while there is nothing to clear. */
export function ClearButton({ onClick, className }: { onClick: () => void; className: string }) {
  return (
    <IconButton label="Clear the search" onClick={onClick} className={className}>
      <Icon node={X} size={20} />
    </IconButton>
  )
}
