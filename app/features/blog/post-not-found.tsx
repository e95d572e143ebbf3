import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'

export function PostNotFound() {
  const site = useSite()
  return (
    <section className="wrap grid justify-items-center py-18 text-center m:py-28">
      <title>{site ? `Blog Post Not Found | ${site.name}` : 'Blog Post Not Found'}</title>
      <meta name="robots" content="noindex" />
      <h1 className="display text-2xl">Blog Post Not Found</h1>
      <p className="mt-4 max-w-[32em] text-lg text-ink-2">
        There is no post at this address. It may have been renamed, or the link may be incomplete.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <PageLink to="/blog" className={buttonLook()}>
          To the Travel Blog
        </PageLink>
        <PageLink to="/destinations" className={buttonLook('ghost')}>
          See our destinations
        </PageLink>
      </div>
    </section>
  )
}
