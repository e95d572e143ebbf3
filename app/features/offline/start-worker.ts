/** Milliseconds after which a look back at the page asks for a new release. */
const askAgainAfter = 30 * 60_000

let started: Promise<ServiceWorkerRegistration | null> | null = null

/** Resolves to the worker once it is there; to null where the browser has none or allows none. */
export function startWorker(): Promise<ServiceWorkerRegistration | null> {
  started ??= start().catch(() => null)
  return started
}

async function start(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return null
  const { serviceWorker } = navigator
  if (import.meta.env.DEV) {
    // A worker that a production build left at this address would answer for Vite.
    for (const registration of await serviceWorker.getRegistrations()) await registration.unregister()
    return null
  }
  const registration = await serviceWorker.register('/sw.js')
  if (!registration) return null
  watchReleases(registration)
  const ready = await serviceWorker.ready
  ready.active?.postMessage({ loaded: loadedFiles() })
  return ready
}

/** What there is to say of a new release comes with it. */
function watchReleases(registration: ServiceWorkerRegistration): void {
  const tell = () =>
    navigator.serviceWorker.controller &&
    import('./on-demand/offer-release.tsx').then(({ followRelease }) => followRelease(registration))
  if (registration.waiting || registration.installing) tell()
  registration.addEventListener('updatefound', tell)
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askAgainAfter) return
    askedAt = Date.now()
    registration.update().catch(() => {})
  })
}

/** Files and pictures that this page has loaded so far, before the worker was there to see them. */
export function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
}
