import { useLocation, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** Says what to do next and never shows what went wrong inside. */
export function ErrorScreen() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <section className="wrap grid justify-items-center py-18 text-center m:py-28">
      <title>Something went wrong</title>
      <h1 className="display text-2xl">Something went wrong</h1>
      <p className="mt-4 max-w-[34em] text-lg text-ink-2">
        An unexpected error occurred. Please try refreshing the page.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => navigate(pathname + search, { replace: true })}>Try Again</Button>
        <Button tone="ghost" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
      </div>
    </section>
  )
}
