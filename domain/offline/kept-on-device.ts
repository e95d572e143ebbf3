/** Where copies for days without a network stand on the device. All but the last hold nothing about anybody. */
export const keptPages = 'kafila-pages'
export const keptFiles = 'kafila-files'
export const keptPictures = 'kafila-pictures'
export const keptForTraveller = 'kafila-traveller'

/** Of visited trips and posts the last ones stay. */
export const mostPages = 30
/** Bytes. Thirty pages and the files of a release take up to ten million more. */
export const mostPictureBytes = 18_000_000

/** Home, trips by their four addresses, and posts. */
export function isKeptPage(pathname: string): boolean {
  return /^\/((trip|itinerary|suggested|custom-trip|blog)\/[\w-]+)?$/.test(pathname)
}

/** The address of a voucher is signed for a few minutes; its copy is known by the path alone. */
export function isVoucher(pathname: string): boolean {
  return /^\/papers\/[\w-]+\/voucher$/.test(pathname)
}

/** Files that never change under their name. */
export function isHashedFile(pathname: string): boolean {
  return pathname.startsWith('/assets/')
}

export function isPicture(pathname: string): boolean {
  return pathname.startsWith('/images/')
}

/** Logo, mark and icons. */
export function isBrandFile(pathname: string): boolean {
  return /^\/[\w-]+\.(svg|png)$/.test(pathname)
}

/** The scripts, styles, fonts and drawings that a page of the site names, without those that its scripts load later. */
export function filesOfPage(html: string): string[] {
  const named = html.matchAll(/[" ](\/assets\/[\w.-]+|\/[\w-]+\.svg)(?=[" ])/g)
  return [...new Set(Array.from(named, ([, path = '']) => path))]
}
