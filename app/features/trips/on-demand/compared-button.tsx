import { Scale } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { PickedTrip } from '../compare-store.ts'
import { useCompareSheet } from './use-compare-sheet.tsx'

type ComparedButtonProps = { trips: readonly PickedTrip[]; className?: string }

/** How many trips are picked, as a part of a bar that belongs to the page; pressed, it names them. */
export function ComparedButton({ trips, className = '' }: ComparedButtonProps) {
  const { opener, dialog } = useCompareSheet(trips)
  return (
    <>
      <a
        {...opener}
        className={`relative grid size-12 shrink-0 place-items-center rounded-pill bg-indigo text-marigold hover:bg-indigo-2 ${className}`}
      >
        <Icon node={Scale} size={20} />
        <span className="absolute -top-1 -right-1.5 grid size-6 place-items-center rounded-pill bg-marigold text-sm font-strong text-ink ring-2 ring-surface">
          {trips.length}
        </span>
      </a>
      {dialog}
    </>
  )
}
