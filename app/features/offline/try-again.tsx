import { type MouseEvent, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { claimClick } from '#app/ui/claim-click.ts'

/** Asks for the page again: when pressed, and by itself once there is a network. */
export function TryAgain() {
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
    // biome-ignore lint/a11y/useValidAnchor: the worker shows this link at any address, without scripts; it then loads that address again.
    <a href="" onClick={follow} className={buttonLook('primary')}>
      Try Again
    </a>
  )
}
