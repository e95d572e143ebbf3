import { CircleCheck } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { placeOf } from './form-state.ts'

type PartProps = { title: string; why: ReactNode; children: ReactNode }

/** One thing that is asked about, with the reason. */
export function Part({ title, why, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-l bg-surface p-5 shadow-1 m:p-6">
      <h2 id={id} className="display text-xl">
        {title}
      </h2>
      <p className="mt-1.5 text-sm text-pretty text-ink-2">{why}</p>
      <div className="mt-5 grid grid-cols-1 gap-5">{children}</div>
    </section>
  )
}

/** Where a list of errors leads to. */
export function Place({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div id={placeOf(of)} className="min-w-0 scroll-mt-24">
      {children}
    </div>
  )
}

type KeptProps = {
  what: string
  /** Null while nothing is there: then the fields stand open. */
  kept: string | null
  /** What was sent anew was refused. */
  isOpen: boolean
  children: ReactNode
}

/** What is there and not shown again. To change it is to write it anew; what is left empty stays. */
export function Kept({ what, kept, isOpen, children }: KeptProps) {
  if (kept === null) return children
  return (
    <details open={isOpen} className="group rounded-m bg-leaf-tint">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 rounded-m px-3.5 py-2 [&::-webkit-details-marker]:hidden">
        <Icon node={CircleCheck} size={20} className="shrink-0 text-leaf" />
        <span className="min-w-0 flex-1 leading-snug">
          <b className="font-label">{what}</b>
          <span className="block text-sm text-ink-2">{kept}</span>
        </span>
        <span className="font-label text-peacock underline decoration-[1.5px] underline-offset-4 group-open:hidden">
          Change<span className="sr-only"> {what}</span>
        </span>
        <span className="hidden font-label text-peacock underline decoration-[1.5px] underline-offset-4 group-open:inline">
          Leave it<span className="sr-only">: {what}</span>
        </span>
      </summary>
      <div className="grid grid-cols-1 gap-5 rounded-m bg-surface p-3.5 ring-[1.5px] ring-inset ring-line">
        {children}
      </div>
    </details>
  )
}
