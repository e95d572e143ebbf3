import type { ReactNode } from 'react'

type GroupProps = { id: string; title: string; intro: string; children: ReactNode }

/** One kind of primitive, under a heading that the page's contents link to. */
export function Group({ id, title, intro, children }: GroupProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8">
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      <p className="mt-3 max-w-[40em] text-lg text-ink-2">{intro}</p>
      <div className="mt-8 grid gap-12">{children}</div>
    </section>
  )
}

type SpecimenProps = { name: string; note?: string; children: ReactNode; className?: string }

/** One state or variant of a primitive, with what to know about it. */
export function Specimen({ name, note, children, className = '' }: SpecimenProps) {
  return (
    <div className="min-w-0">
      <h3 className="font-strong">{name}</h3>
      {note && <p className="mt-0.5 max-w-[65ch] text-sm text-ink-3">{note}</p>}
      <div className={`mt-4 ${className}`}>{children}</div>
    </div>
  )
}
