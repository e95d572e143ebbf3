import { type ReactNode, useId } from 'react'

type AccountCardProps = {
  title: string
  /** For links that lead to it. */
  id?: string
  /** The level of its heading. */
  heading?: 'h2' | 'h3'
  /** Something inside is still read. */
  busy?: boolean
  children: ReactNode
}

/** A sheet with one matter of the account on it. */
export function AccountCard({ title, id, heading: Heading = 'h2', busy, children }: AccountCardProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      aria-busy={busy || undefined}
      className="min-w-0 scroll-mt-28 rounded-l bg-surface p-5 shadow-2 m:p-6"
    >
      {/* What vanishes under the focus hands it on to the heading. */}
      <Heading id={headingId} tabIndex={-1} className="display text-xl outline-none">
        {title}
      </Heading>
      {children}
    </section>
  )
}
