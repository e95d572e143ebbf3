import { Scale } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { toggleCompared, useIsCompared } from '../compare-store.ts'

/** Puts a trip beside others. */
export function CompareToggle({ id, title }: { id: string; title: string }) {
  const on = useIsCompared(id)
  return (
    <button
      type="button"
      title="Compare"
      aria-pressed={on}
      aria-label={`Compare ${title}`}
      onClick={() => toggleCompared(id)}
      className={`relative z-1 grid size-10 cursor-pointer place-items-center rounded-pill noscript:hidden ${on ? 'bg-indigo text-white' : 'bg-surface/92 text-ink'}`}
    >
      <Icon node={Scale} size={19} />
    </button>
  )
}
