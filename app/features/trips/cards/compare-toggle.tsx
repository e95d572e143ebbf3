import { Scale } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { toggleCompared, useIsCompared } from '../compare-store.ts'
import { quietLook, type SaveToggle } from './save-toggle.tsx'

/** Puts a trip beside others. */
export function CompareToggle({ id, title, quiet = false }: ComponentProps<typeof SaveToggle>) {
  const on = useIsCompared(id)
  return (
    <button
      type="button"
      title="Compare"
      aria-pressed={on}
      aria-label={`Compare ${title}`}
      onClick={() => toggleCompared(id)}
      className={`relative z-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-pill transition-colors noscript:hidden ${on ? 'bg-indigo text-white' : quiet ? quietLook : 'text-ink ring-1 ring-inset ring-line hover:bg-paper-2'}`}
    >
      <Icon node={Scale} size={19} />
    </button>
  )
}
