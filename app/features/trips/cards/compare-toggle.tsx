import { Scale } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { type PickedTrip, toggleCompared, useIsCompared } from '../compare-store.ts'
import { quietLook } from './save-toggle.tsx'

type CompareToggleProps = PickedTrip & { quiet?: boolean; place?: string }

/** Puts a trip beside others. */
export function CompareToggle({ id, title, picture, quiet = false, place = 'relative' }: CompareToggleProps) {
  const on = useIsCompared(id)
  return (
    <button
      type="button"
      title="Compare"
      aria-pressed={on}
      aria-label={`Compare ${title}`}
      onClick={() => toggleCompared({ id, title, picture })}
      className={`${place} z-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-pill transition-colors noscript:hidden ${on ? 'bg-indigo text-white' : quiet ? quietLook : 'text-ink ring-1 ring-inset ring-line hover:bg-paper-2'}`}
    >
      <Icon node={Scale} size={19} />
    </button>
  )
}
