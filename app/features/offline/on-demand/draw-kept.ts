import {
  isVoucher,
  journeyPage,
  keptForTraveller,
  keptPages,
  myTrips,
} from '#domain/offline/kept-on-device.ts'

/** Where a page without a picture of its own shows the site's mark. */
const mark = '/mark.svg'

/** Links to the kept pages as HTML, a traveller's own first and home last: for the worker, and for the page where scripts run. */
export async function drawKept(): Promise<string> {
  const pages = new Map<string, string>()
  for (const cacheName of [keptForTraveller, keptPages])
    for (const [path, link] of await linksIn(cacheName)) if (!pages.has(path)) pages.set(path, link)
  const order = [...pages].sort(([one], [other]) => rank(one) - rank(other)).map(([, link]) => link)
  return order.length > 0
    ? `<ul class="mt-7 grid gap-3 m:grid-cols-2 m:gap-4 xl:grid-cols-3">${order.join('')}</ul>`
    : ''
}

/** The newest first. What is kept beside the pages has no title. */
async function linksIn(cacheName: string): Promise<[path: string, link: string][]> {
  if (!(await caches.has(cacheName))) return []
  const cache = await caches.open(cacheName)
  const links = (await cache.keys()).toReversed().map(async ({ url }): Promise<[string, string]> => {
    const { pathname } = new URL(url)
    const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? ''
    return [pathname, drawLink(pathname, html)]
  })
  return (await Promise.all(links)).filter(([, link]) => link !== '')
}

/** Title and picture are written as HTML already. */
function drawLink(path: string, html: string): string {
  const [, title] = /<title>([^<|]+)/.exec(html) ?? []
  if (!title) return ''
  const [, colors = 'none', picture = mark] =
    /<picture [^>]*style="background:([^"]+)">[\s\S]*?<img src="(\/images\/[^"]+)"/.exec(html) ?? []
  return `<li><a href="${path}" class="flex h-full items-center gap-4 rounded-l bg-surface p-3 shadow-1 hover:text-peacock"><img src="${picture}" alt="" width="80" height="80" class="size-20 shrink-0 rounded-m bg-paper-2 object-cover" style="background:${colors}"><span class="min-w-0"><span class="block leading-snug font-strong">${title.trim()}</span> <span class="mt-0.5 block text-sm text-ink-3">${kindOf(path)}</span></span></a></li>`
}

function kindOf(path: string): string {
  if (path === myTrips) return 'Your bookings and meeting points'
  if (path === journeyPage) return 'Hour, captain and packing list of your next trip'
  if (isVoucher(path)) return 'With the meeting point and the number to call'
  if (path === '/') return 'Home page'
  return path.startsWith('/blog/') ? 'Story' : 'Itinerary, prices and packing list'
}

function rank(path: string): number {
  return [path === journeyPage, path === myTrips, isVoucher(path), path !== '/', true].indexOf(true)
}
