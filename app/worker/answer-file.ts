import { keptFiles, keptPictures, mostPictureBytes } from '#domain/offline/kept-on-device.ts'
import type { FetchEvent } from './worker-scope.ts'

/** Milliseconds before the second try for a file. */
const retryDelay = 1_000

/** A file whose name changes with what it holds: the kept one is as good as any, whichever release it belongs to. */
export async function answerHashedFile({ request, waitUntil }: FileEvent): Promise<Response> {
  const files = await caches.open(keptFiles)
  const kept = await files.match(request.url, { ignoreVary: true })
  if (kept) return kept
  // A page on its way to another must be told of that first: the router answers a lost script by loading the page anew.
  const answer = await fetch(request).catch(() =>
    new Promise((resolve) => setTimeout(resolve, retryDelay)).then(() => fetch(request)),
  )
  if (answer.ok) waitUntil(files.put(request.url, answer.clone()))
  return answer
}

/** Logo and icons keep their names: the kept ones are for when there is no network. */
export async function answerBrandFile({ request, waitUntil }: FileEvent): Promise<Response> {
  const files = await caches.open(keptFiles)
  try {
    const answer = await fetch(request)
    if (answer.ok) waitUntil(files.put(request.url, answer.clone()))
    return answer
  } catch {
    return (await files.match(request.url, { ignoreVary: true })) ?? Response.error()
  }
}

/** A picture; without a network any of its sizes, the offline page's own among them. */
export async function answerPicture(
  { request, waitUntil }: FileEvent,
  offlineCache: string,
): Promise<Response> {
  const pictures = await caches.open(keptPictures)
  const kept = await pictures.match(request.url)
  if (kept) return kept
  try {
    const answer = await fetch(request)
    if (answer.ok) waitUntil(pictures.put(request.url, answer.clone()))
    return answer
  } catch {
    const name = request.url.replace(/\d+\.\w+$/, '')
    return (await findSize(keptPictures, name)) ?? (await findSize(offlineCache, name)) ?? Response.error()
  }
}

async function findSize(cacheName: string, name: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName)
  const kept = (await cache.keys()).find(({ url }) => url.startsWith(name))
  return kept && cache.match(kept)
}

type FileEvent = { request: Request; waitUntil: FetchEvent['waitUntil'] }

/** Lets the oldest pictures go when all together are too heavy. */
export async function dropOldPictures(): Promise<void> {
  const pictures = await caches.open(keptPictures)
  let bytes = 0
  for (const request of (await pictures.keys()).toReversed()) {
    const picture = await pictures.match(request)
    bytes += Number(picture?.headers.get('Content-Length') ?? 0)
    if (bytes > mostPictureBytes) await pictures.delete(request)
  }
}
