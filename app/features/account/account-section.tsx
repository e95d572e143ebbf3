import { type ReactNode, useId } from 'react'

type AccountSectionProps = {
  title: string
  /** What it is for, in a sentence or two. */
  text: string
  /** The level of its heading. */
  heading?: 'h2' | 'h3'
  /** Something inside is still read. */
  busy?: boolean
  children: ReactNode
}

/** A sheet of sections, with a line between two. */
export function AccountSheet({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-w-0 divide-y divide-line rounded-l bg-surface p-5 shadow-2 m:p-8">
      {children}
    </div>
  )
}

/** One matter of a sheet: what it is and what it is for, and beside that what one does about it. */
export function AccountSection({
  title,
  text,
  heading: Heading = 'h2',
  busy,
  children,
}: AccountSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      aria-busy={busy || undefined}
      className="grid gap-4 py-7 first:pt-0 last:pb-0 l:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] l:gap-x-16"
    >
      <div>
        {/* What vanishes under the focus hands it on to the heading. */}
        <Heading id={id} tabIndex={-1} className="display text-xl outline-none">
          {title}
        </Heading>
        <p className="mt-1.5 max-w-[34em] text-pretty text-ink-2">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
