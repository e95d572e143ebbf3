import { toast } from '#app/ui/toast.tsx'
import { loadedFiles } from './keep-page.ts'

/** Milliseconds after which a look back at the page asks for a new release. */
const askAgainAfter = 30 * 60_000
const day = 24 * 60 * 60_000

declare global {
  var __reactRouterManifest: { version: string } | undefined
}

let started: Promise<boolean> | null = null

/** Resolves once the worker is there; to false where the browser has none or allows none. */
export function startWorker(): Promise<boolean> {
  started ??= start().catch(() => false)
  return started
}

async function start(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false
  if (import.meta.env.DEV) return leaveDevelopmentAlone()
  const registration = await navigator.serviceWorker.register('/sw.js')
  if (!registration) return false
  watchReleases(registration)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ loaded: loadedFiles() })
  return true
}

/** A worker that a production build left at this address would answer for Vite. */
async function leaveDevelopmentAlone(): Promise<boolean> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  return false
}

/** A new release waits until the reader wants it, unless this page is of that release already: its worker knows. */
function watchReleases(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator
  const ask = (worker: ServiceWorker | null) =>
    worker?.state === 'installed' &&
    serviceWorker.controller &&
    worker.postMessage({ release: globalThis.__reactRouterManifest?.version ?? 'none' })
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', () => ask(worker))
  ask(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.newRelease) offerRelease(registration)
  })
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askAgainAfter) return
    askedAt = Date.now()
    registration.update().catch(() => {})
  })
}

function offerRelease(registration: ServiceWorkerRegistration): void {
  function reload(): void {
    const { waiting } = registration
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    if (waiting) waiting.postMessage({ takeOver: true })
    else location.reload()
  }
  toast({
    title: 'A newer version of this site is ready',
    description: (
      <>
        You can go on reading, or{' '}
        <button type="button" onClick={reload} className="min-h-6 cursor-pointer font-strong underline">
          load it now
        </button>
        .
      </>
    ),
    duration: day,
  })
}
