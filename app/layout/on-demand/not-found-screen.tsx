import { NowhereScreen } from '#app/features/search/on-demand/nowhere-screen.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { NotFoundPage } from '#server/pages/not-found/show-not-found.ts'

export function NotFoundScreen(found: Partial<NotFoundPage>) {
  return (
    <NowhereScreen
      {...found}
      title="Page not found"
      heading={
        <>
          <span className="block text-xl leading-none text-marigold-deep">404</span>{' '}
          <span className="mt-2 block">Oops! Page not found</span>
        </>
      }
      actions={
        <PageLink to="/" className={buttonLook('ghost')}>
          Return to Home
        </PageLink>
      }
    >
      <p className="max-w-[34em] text-lg text-ink-2">
        This trail ends here. The address may be misspelt, or the page has moved on.
      </p>
    </NowhereScreen>
  )
}
