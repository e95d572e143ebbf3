import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#app/features/login/session.ts'
import { isVoucher } from '#domain/offline/kept-on-device.ts'
import { forgetTraveller } from './forget-traveller.ts'
import { loadedFiles, startWorker } from './start-worker.ts'

let visits = 0

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
      tellVisit(location).catch(() => {})
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

/** The worker keeps what may be kept. A voucher is its traveller's, whom only the page knows. */
async function tellVisit({ pathname: path, search }: Location): Promise<void> {
  const isFirst = visits++ === 0
  const worker = await startWorker()
  if (worker && isVoucher(path)) {
    const { keepVoucher } = await import('./on-demand/keep-for-traveller.ts')
    return keepVoucher(path)
  }
  worker?.active?.postMessage({ visit: { path, search, isFirst, loaded: isFirst ? loadedFiles() : [] } })
}

/** Nothing of this may take from the page's own loading. */
function onceLoaded(work: () => void): void {
  if (document.readyState === 'complete') setTimeout(work, 500)
  else addEventListener('load', () => setTimeout(work, 500), { once: true })
}
