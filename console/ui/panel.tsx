import { type ReactNode, useId } from 'react'

type PanelProps = {
  title: string
  /** A count or a sum beside the title. */
  beside?: ReactNode
  /** At the other end of the head. */
  end?: ReactNode
  /** It waits for who looks. */
  mine?: boolean
  /** Room around what is neither rows nor a table. */
  padded?: boolean
  id?: string
  children: ReactNode
}

export function Panel({ title, beside, end, mine, padded, id, children }: PanelProps) {
  const titleId = useId()
  return (
    <section id={id} className={`panel ${mine ? 'mine' : ''}`} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {beside !== undefined && <span className="beside-title">{beside}</span>}
        {end && <div className="at-end">{end}</div>}
      </header>
      {padded ? <div className="padded">{children}</div> : children}
    </section>
  )
}

/** Rows of a panel: what it is, then at its end what can be done. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="rows">{children}</ul>
}

export function Row({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <li>
      <div>{children}</div>
      {end && <div className="at-end">{end}</div>}
    </li>
  )
}
