import type { ReactNode } from 'react'

type PageHeadProps = {
  title: string
  /** What the page is about, in a line. */
  line?: ReactNode
  /** What can be done with all of it. */
  children?: ReactNode
}

/** The one display headline of a page. */
export function PageHead({ title, line, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {line && <p>{line}</p>}
      </div>
      {children && <div className="line screen-only">{children}</div>}
    </div>
  )
}
