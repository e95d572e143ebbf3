import { isBrandFile, isHashedFile, isPicture, keptPages } from '#domain/offline/kept-on-device.ts'
import { answerBrandFile, answerHashedFile, answerPicture, dropOldPictures } from './answer-file.ts'
import { answerData, answerPage } from './answer-page.ts'
import { forgetReleases, offlinePrefix } from './forget-releases.ts'
import { keepVisited, type Visit } from './keep-visited.ts'
import { keepOfflinePage } from './offline-page.ts'
import { type FetchEvent, workerScope } from './worker-scope.ts'

/** The service worker, served as /sw.js (docs/decisions/020). It keeps the pages that tell it of a visit (app/features/offline), and answers where the network does not. */

/** Written in by scripts/build-worker.ts. */
declare const RELEASE: string

const offlineCache = offlinePrefix + RELEASE
/** Never answered from here: what these say holds for the moment, or is nobody else's. */
const passedBy = /^\/(api|auth|functions|pay|webhooks|dev)(\/|$)/

/** Papers, but for the voucher's page. */
const isDownload = /^\/papers\/|\.pdf$/

workerScope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(offlineCache), keepHome().catch(() => {})]))
})

workerScope.addEventListener('activate', (event) => event.waitUntil(workerScope.clients.claim()))

workerScope.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

/** From a page (app/features/offline). */
workerScope.addEventListener('message', (event) => {
  const { data, source } = event
  const said = (data ?? {}) as { release?: string; takeOver?: true; loaded?: string[]; visit?: Visit }
  // A page of this very release gains nothing by waiting.
  if (said.takeOver || said.release === RELEASE) event.waitUntil(workerScope.skipWaiting())
  else if (said.release) source?.postMessage({ newRelease: true })
  if (said.loaded)
    event.waitUntil(Promise.all([forgetReleases(offlineCache, said.loaded), dropOldPictures()]))
  if (said.visit) event.waitUntil(keepVisited(said.visit).catch(() => {}))
})

function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== workerScope.location.origin || passedBy.test(pathname))
    return null
  const file = { request, waitUntil: event.waitUntil.bind(event) }
  if (isHashedFile(pathname)) return answerHashedFile(file)
  if (isPicture(pathname)) return answerPicture(file, offlineCache)
  if (isBrandFile(pathname)) return answerBrandFile(file)
  if (isDownload.test(pathname)) return null
  if (request.mode === 'navigate') return answerPage(request, offlineCache)
  return pathname.endsWith('.data') ? answerData(request, event.clientId, RELEASE) : null
}

/** Home is there from the first visit on, whichever page that was. */
async function keepHome(): Promise<void> {
  const pages = await caches.open(keptPages)
  if (!(await pages.match('/', { ignoreVary: true }))) await pages.add('/')
}
