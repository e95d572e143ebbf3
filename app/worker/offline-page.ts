import { filesOfPage, keptFiles, keptForTraveller, keptPages } from '#domain/offline/kept-on-device.ts'
import { changePage } from './find-copy.ts'

const address = '/offline'
/** Stands so in the HTML of app/routes/offline.tsx. */
const placeOfList = '<div id="kept-pages"></div>'

/** Puts the page and what it is drawn with into the cache of this release. */
export async function keepOfflinePage(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const page = await fetch(address)
  if (!page.ok) throw new Error(`${address} is ${page.status}`)
  const html = withoutScripts(await page.clone().text())
  await cache.put(address, page)
  const files = await caches.open(keptFiles)
  await files.addAll(filesOfPage(html))
}

/** Says that there is no network, and what can be read all the same. Without scripts: it may stand at any address. */
export async function showOfflinePage(cacheName: string): Promise<Response> {
  const page = await caches.match(address, { cacheName, ignoreVary: true })
  if (!page) return Response.error()
  const items = [...(await listPages(keptForTraveller)), ...(await listPages(keptPages))]
  const list = `<h2 class="display text-xl">Kept on this device</h2><ul class="mt-4 grid gap-2">${items.join('')}</ul>`
  return changePage(page, (html) => withoutScripts(html).replace(placeOfList, items.length > 0 ? list : ''))
}

/** Links to the kept pages, the newest first. Their titles are written as HTML already. */
async function listPages(cacheName: string): Promise<string[]> {
  if (!(await caches.has(cacheName))) return []
  const cache = await caches.open(cacheName)
  const links = (await cache.keys()).toReversed().map(async ({ url }) => {
    const { pathname } = new URL(url)
    const html = await (await cache.match(url, { ignoreVary: true }))?.text()
    const [, title] = /<title>([^<|]+)/.exec(html ?? '') ?? []
    // What is kept beside the pages has none.
    if (!title) return ''
    return `<li><a href="${pathname}" class="inline-flex min-h-11 items-center font-label text-peacock underline underline-offset-4">${title.trim()}</a></li>`
  })
  return Promise.all(links)
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '')
}
