import { type ReactNode, useId } from 'react'

type AccountCardProps = {
  title: string
  /** The level of its heading. */
  heading?: 'h2' | 'h3'
  /** Something inside is still read. */
  busy?: boolean
  children: ReactNode
}

/** A sheet with one matter of the account on it. */
export function AccountCard({ title, heading: Heading = 'h2', busy, children }: AccountCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      aria-busy={busy || undefined}
      className="min-w-0 rounded-l bg-surface p-5 shadow-2 m:p-6"
    >
      {/* What vanishes under the focus hands it on to the heading. */}
      <Heading id={id} tabIndex={-1} className="display text-xl outline-none">
        {title}
      </Heading>
      {children}
    </section>
  )
}
