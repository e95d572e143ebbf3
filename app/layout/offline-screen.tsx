import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { claimClick } from '#app/ui/claim-click.ts'

/** There is no network: says so in its own words, and goes on by itself once there is one. */
export function OfflineScreen({ children }: { children?: ReactNode }) {
  const site = useSite()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const tryAgain = useEffectEvent(() => navigate(pathname + search, { replace: true }))
  useEffect(() => {
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    if (claimClick(event)) navigate(pathname + search, { replace: true })
  }
  return (
    <section className="wrap grid justify-items-center py-18 text-center m:py-28">
      <title>{site ? `You are offline | ${site.name}` : 'You are offline'}</title>
      <meta name="robots" content="noindex" />
      <h1 className="display text-2xl">You are offline</h1>
      <p className="mt-4 max-w-[34em] text-lg text-ink-2">
        This page can’t be reached without a connection, and there is no copy of it on this device.
      </p>
      {/* biome-ignore lint/a11y/useValidAnchor: the worker shows this screen at any address, without scripts; the link then loads that address again. */}
      <a href="" onClick={follow} className={buttonLook('primary', 'm', 'mt-8')}>
        Try Again
      </a>
      {children}
    </section>
  )
}
