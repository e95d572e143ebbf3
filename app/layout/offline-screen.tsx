import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { claimClick } from '#app/ui/claim-click.ts'
import { MessageScreen } from './message-screen.tsx'

/** There is no network: says so in its own words, and goes on by itself once there is one. */
export function OfflineScreen({ children }: { children?: ReactNode }) {
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
    <MessageScreen
      title="You are offline"
      text="This page can’t be reached without a connection, and there is no copy of it on this device."
    >
      {/* biome-ignore lint/a11y/useValidAnchor: the worker shows this screen at any address, without scripts; the link then loads that address again. */}
      <a href="" onClick={follow} className={buttonLook('primary')}>
        Try Again
      </a>
      {children}
    </MessageScreen>
  )
}
