import type { ReactNode } from 'react'
import { useSite } from '#app/features/site/use-site.ts'

type MessageScreenProps = {
  title: string
  /** In place of the title as it stands. */
  heading?: ReactNode
  text: string
  /** The way on. */
  children: ReactNode
}

/** What stands in place of a page that can't be shown: says why, and what to do next. No search engine keeps it. */
export function MessageScreen({ title, heading, text, children }: MessageScreenProps) {
  const site = useSite()
  return (
    <section className="wrap grid justify-items-center py-18 text-center m:py-28">
      <title>{site ? `${title} | ${site.name}` : title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="display text-2xl">{heading ?? title}</h1>
      <p className="mt-4 mb-8 max-w-[34em] text-lg text-ink-2">{text}</p>
      {children}
    </section>
  )
}
