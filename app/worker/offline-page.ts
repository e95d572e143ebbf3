import { drawKept } from '#app/features/offline/on-demand/draw-kept.ts'
import { filesOfPage, keptFiles } from '#domain/offline/kept-on-device.ts'
import { changePage } from './find-copy.ts'

const address = '/offline'
/** Stands so in the HTML of app/features/offline/page. */
const placeOfList = '<div id="kept-pages"></div>'

/** Puts the page and what it is drawn with into the cache of this release. */
export async function keepOfflinePage(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const page = await fetch(address)
  if (!page.ok) throw new Error(`${address} is ${page.status}`)
  const html = withoutScripts(await page.clone().text())
  await cache.put(address, page)
  await cache.addAll(picturesOf(html))
  const files = await caches.open(keptFiles)
  await files.addAll(filesOfPage(html))
}

/** Says that there is no network, and what can be read all the same. Without scripts: it may stand at any address. */
export async function showOfflinePage(cacheName: string): Promise<Response> {
  const page = await caches.match(address, { cacheName, ignoreVary: true })
  if (!page) return Response.error()
  const list = await drawKept()
  return changePage(page, (html) =>
    withoutScripts(html).replace(placeOfList, (place) => place.replace('><', `>${list}<`)),
  )
}

/** Its pictures, each in the one size that browsers without srcset get: any of a picture's sizes will do (answer-file.ts). */
function picturesOf(html: string): string[] {
  return Array.from(html.matchAll(/<img src="(\/images\/[^"]+)"/g), ([, path = '']) => path)
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '')
}
