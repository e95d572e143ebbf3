import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'

/** The server refused what was asked: says why, and what to do next. */
export function RefusedScreen({ title, text }: { title: string; text: string }) {
  const site = useSite()
  return (
    <section className="wrap grid justify-items-center py-18 text-center m:py-28">
      <title>{site ? `${title} | ${site.name}` : title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="display text-2xl">{title}</h1>
      <p className="mt-4 max-w-[34em] text-lg text-ink-2">{text}</p>
      <PageLink to="/" className={buttonLook('primary', 'm', 'mt-8')}>
        Return to Home
      </PageLink>
    </section>
  )
}
