import type { ReactNode } from 'react'

export type Chip = { title: string; to: string; here: boolean; count?: number | string }

/** Ready-made views of a list: links, so that each has an address. */
export function Chips({ label, chips }: { label: string; chips: Chip[] }) {
  return (
    <nav aria-label={label}>
      <ul className="chips">
        {chips.map(({ title, to, here, count }) => (
          <li key={`${title} ${to}`}>
            <a href={to} className="chip" aria-current={here ? 'page' : undefined}>
              {title}
              {count !== undefined && <span className="figure">{count.toLocaleString('en-IN')}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type FiltersProps = {
  /** The list's own address. */
  action: string
  /** Where nothing is filtered. */
  clear: string | null
  /** What its button says. */
  label?: string
  children: ReactNode
}

/** Filters as a form that asks for the same address with them in it: a list can be sent to somebody as a link. */
export function Filters({ action, clear, label = 'Show', children }: FiltersProps) {
  return (
    <search>
      <form action={action} className="filters">
        {children}
        <button type="submit" className="button">
          {label}
        </button>
        {clear !== null && (
          <a href={clear} className="button quiet">
            Clear
          </a>
        )}
      </form>
    </search>
  )
}
