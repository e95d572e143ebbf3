import {
  filesOfPage,
  isBrandFile,
  isHashedFile,
  isPicture,
  keptFiles,
  keptPages,
  keptPictures,
  mostPages,
} from '#domain/offline/kept-on-device.ts'

/** Puts a copy of a page with the files that it names on the device. Known by its path alone, whatever its address says besides. */
export async function keepPage(
  address: string,
  cacheName: string,
  how: RequestCache = 'default',
): Promise<void> {
  const page = await fetch(address, { cache: how })
  const { pathname } = new URL(address, location.href)
  const pages = await caches.open(cacheName)
  // What is gone from the site goes from the device.
  if (page.status === 410) await pages.delete(pathname)
  if (!page.ok || page.redirected || !page.headers.get('Content-Type')?.startsWith('text/html')) return
  const html = await page.clone().text()
  // The last one that was put in is the last in the list.
  await pages.delete(pathname)
  await pages.put(pathname, page)
  await keepFiles(filesOfPage(html))
}

/** Of visited pages only the last ones stay, and home. */
export async function dropOldPages(): Promise<void> {
  const pages = await caches.open(keptPages)
  const visited = (await pages.keys()).filter(({ url }) => new URL(url).pathname !== '/')
  for (const request of visited.slice(0, -mostPages)) await pages.delete(request)
}

export async function keepFiles(paths: string[]): Promise<void> {
  const kept = [
    { cacheName: keptFiles, fits: (path: string) => isHashedFile(path) || isBrandFile(path) },
    { cacheName: keptPictures, fits: isPicture },
  ]
  for (const { cacheName, fits } of kept) {
    const cache = await caches.open(cacheName)
    for (const path of paths.filter(fits))
      if (!(await cache.match(path, { ignoreVary: true }))) await keepFile(cache, path)
  }
}

/** The browser has most of them already; one that can't be had is left out. */
async function keepFile(cache: Cache, path: string): Promise<void> {
  const file = await fetch(path, { cache: 'force-cache' }).catch(() => null)
  if (file?.ok) await cache.put(path, file)
}
