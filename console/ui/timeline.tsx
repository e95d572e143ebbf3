import type { ReactNode } from 'react'

export type Happening = {
  id: string
  /** As it is shown: '19 Nov, 10:24'. */
  at: string
  what: ReactNode
  /** Who did it; nobody where it happened by itself. */
  who: string | null
}

/** What happened, in one line of time, the newest first. */
export function Timeline({ happenings }: { happenings: Happening[] }) {
  return (
    <ol className="timeline">
      {happenings.map(({ id, at, what, who }) => (
        <li key={id} className={who === null ? 'by-itself' : ''}>
          <time>{at}</time>
          <div>
            {what}
            {who !== null && <p className="small quiet-text">{who}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
