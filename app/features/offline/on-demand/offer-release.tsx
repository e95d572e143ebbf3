import { toast } from '#app/ui/toast.tsx'

const day = 24 * 60 * 60_000
/** Milliseconds after which the page is loaded anew though the new worker has not taken over. */
const takeOverPatience = 1_000

declare global {
  var __reactRouterManifest: { version: string } | undefined
}

const followed = new WeakSet<ServiceWorker>()
let isListening = false

/** A new release waits until the reader wants it, unless this page is of that release already: its worker knows. */
export function followRelease(registration: ServiceWorkerRegistration): void {
  listen(registration)
  const ask = (worker: ServiceWorker) =>
    worker.state === 'installed' &&
    worker.postMessage({ release: globalThis.__reactRouterManifest?.version ?? 'none' })
  for (const worker of [registration.waiting, registration.installing]) {
    if (!worker || followed.has(worker)) continue
    followed.add(worker)
    ask(worker)
    worker.addEventListener('statechange', () => ask(worker))
  }
}

function listen(registration: ServiceWorkerRegistration): void {
  if (isListening) return
  isListening = true
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.newRelease) offerRelease(registration)
  })
}

function offerRelease(registration: ServiceWorkerRegistration): void {
  function reload(): void {
    const { waiting } = registration
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting?.postMessage({ takeOver: true })
    // While the old worker still answers for a file, browsers may let the new one wait for half a minute. The page comes from the network in any case, and calls its worker itself.
    setTimeout(() => location.reload(), waiting ? takeOverPatience : 0)
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
