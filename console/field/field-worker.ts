import { fieldPath, fileCache, forgetWhatIsOver, pageCache } from './kept-pages.ts'

/** The service worker of the captain's pages, and of these alone. It answers with what the page itself has kept, where the network does not. */

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = ExtendableEvent & { request: Request; respondWith: (answer: Promise<Response>) => void }
type Events = { install: ExtendableEvent; activate: ExtendableEvent; fetch: FetchEvent }

/** The types of pages and of workers exclude each other. */
const scope = globalThis as unknown as {
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
  location: Location
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

/** Milliseconds after which a network that gives no answer is none. */
const patience = 4_000

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (request.mode === 'navigate' && pathname.startsWith(fieldPath))
    event.respondWith(answerPage(request, pathname))
  else if (pathname.startsWith('/console/assets/')) event.respondWith(answerFile(request))
})

async function answerFile(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: fileCache })
  return kept ?? fetch(request)
}

/** The page of now; where there is no network, or the login is over, the one that was kept. */
async function answerPage(request: Request, path: string): Promise<Response> {
  await forgetWhatIsOver(new Date()).catch(() => {})
  const kept = await caches.match(path, { cacheName: pageCache })
  if (!kept) return fetch(request)
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  const answer = await Promise.race([fetch(request).catch(() => null), late])
  const isUseless = !answer || answer.status >= 500 || answer.type === 'opaqueredirect'
  return isUseless ? kept : answer
}
