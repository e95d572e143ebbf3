import { ageInWords, savedAtInWords } from '#domain/offline/copy-age.ts'
import {
  isKeptPage,
  isTravellersPage,
  isVoucher,
  journeyPage,
  keptForTraveller,
  keptPages,
  myTrips,
} from '#domain/offline/kept-on-device.ts'

/** The copy of a page, if one is kept. A search is another page than home. */
export async function findCopy({ pathname, search }: URL): Promise<Response | undefined> {
  const mayBeKept = isKeptPage(pathname) && !(pathname === '/' && search)
  if (!mayBeKept && !isTravellersPage(pathname)) return undefined
  for (const cacheName of [keptPages, keptForTraveller]) {
    const copy = await caches.match(pathname, { cacheName, ignoreVary: true })
    if (copy) return copy
  }
  return undefined
}

/** The copy with a line above the page that says how old it is. It stands outside of what React draws. My Trips and the page of a journey say it of what they show themselves. */
export async function showCopy(copy: Response, { pathname }: URL): Promise<Response> {
  if (pathname === myTrips || pathname === journeyPage) return copy
  const savedAt = new Date(copy.headers.get('Date') ?? 0)
  const warning = isVoucher(pathname) ? '' : ' Seats and prices may have changed.'
  const age = `This copy is ${ageInWords(savedAt, new Date())} old, saved on ${savedAtInWords(savedAt)}.${warning}`
  const note = `<p id="kept-copy" role="status" class="bg-indigo px-5 py-2.5 text-center text-sm text-cream print:hidden"><b class="font-strong">No signal.</b> ${age}</p>`
  return changePage(copy, (html) => html.replace(/<body[^>]*>/, (body) => body + note))
}

/** A page with other HTML under the same policy. */
export async function changePage(page: Response, change: (html: string) => string): Promise<Response> {
  const headers = new Headers(page.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  return new Response(change(await page.text()), { headers })
}
