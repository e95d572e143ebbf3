import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'

export function NotFoundScreen() {
  const site = useSite()
  return (
    <section className="wrap grid justify-items-center py-18 text-center m:py-28">
      <title>{site ? `Page not found | ${site.name}` : 'Page not found'}</title>
      <meta name="robots" content="noindex" />
      <h1>
        <span className="display block text-[clamp(5rem,3rem+12vw,11rem)] leading-[0.9] text-marigold-deep">
          404
        </span>{' '}
        <span className="display mt-4 block text-2xl">Oops! Page not found</span>
      </h1>
      <p className="mt-4 max-w-[32em] text-lg text-ink-2">
        This trail ends here. The address may be misspelt, or the page has moved on.
      </p>
      <PageLink to="/" className={buttonLook('primary', 'm', 'mt-8')}>
        Return to Home
      </PageLink>
    </section>
  )
}
