import { filesOfPage, keptFiles, keptForTraveller, keptPages } from '#domain/offline/kept-on-device.ts'
import { workerScope } from './worker-scope.ts'

export const offlinePrefix = 'kafila-offline-'

/**
 * Removes what former releases left behind, once the only tab is one that has just loaded, with these files. Until then every tab finds the
 * files it began with, and afterwards every kept page those that it names.
 */
export async function forgetReleases(offlineCache: string, loaded: string[]): Promise<void> {
  const { registration, clients } = workerScope
  if (registration.waiting || registration.installing) return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const former = (await caches.keys()).filter(
    (name) => name.startsWith(offlinePrefix) && name !== offlineCache,
  )
  if (windows.length > 1 || former.length === 0) return
  const used = new Set(loaded)
  for (const name of [offlineCache, keptPages, keptForTraveller])
    for (const file of await filesNamedIn(name)) used.add(file)
  const files = await caches.open(keptFiles)
  for (const request of await files.keys())
    if (!used.has(new URL(request.url).pathname)) await files.delete(request)
  for (const name of former) await caches.delete(name)
}

async function filesNamedIn(cacheName: string): Promise<string[]> {
  if (!(await caches.has(cacheName))) return []
  const cache = await caches.open(cacheName)
  const pages = await cache.matchAll()
  return (await Promise.all(pages.map(async (page) => filesOfPage(await page.text())))).flat()
}
