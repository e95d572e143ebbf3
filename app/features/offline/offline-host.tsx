import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#app/features/login/session.ts'
import { forgetTraveller } from './forget-traveller.ts'

/** Keeps what is read for days without a network, and lets a traveller's own go with the login. Draws nothing. */
export function OfflineHost() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const session = useSession()
  const traveller = useRef<string | null>(null)

  useEffect(() => {
    // What the worker says of a copy (app/worker/find-copy.ts) holds for the page that it brought.
    if (shown.current !== pathname) document.getElementById('kept-copy')?.remove()
    shown.current = pathname
    onceLoaded(() => {
      if (location.pathname !== pathname) return
      import('./on-demand/keep-visited.ts').then(({ keepVisited }) => keepVisited(location)).catch(() => {})
    })
  }, [pathname])

  useEffect(() => {
    if (session === 'unknown') return
    const now = session?.userId ?? null
    if (now === null || (traveller.current && traveller.current !== now)) forgetTraveller().catch(() => {})
    traveller.current = now
  }, [session])
  return null
}

/** Nothing of this may take from the page's own loading. */
function onceLoaded(work: () => void): void {
  if (document.readyState === 'complete') setTimeout(work, 500)
  else addEventListener('load', () => setTimeout(work, 500), { once: true })
}
