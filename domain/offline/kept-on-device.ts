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

/** The page at a voucher's link; its PDF is a download. */
export function isVoucher(pathname: string): boolean {
  return /^\/v\/[\w-]+$/.test(pathname)
}

/** The page itself holds nothing about anybody; what a traveller reads on it is kept beside it. */
export const myTrips = '/my-trips'
/** So is the page of a journey, which names its booking in the address. */
export const journeyPage = '/my-trips/journey'
/** Under which a traveller's bookings are kept, and the scripts that show them. No addresses of the site. */
export const keptTripsKey = '/my-trips/kept'
export const keptScriptsKey = '/my-trips/scripts'
export const keptJourneyKey = (reference: string) => `/my-trips/kept/${reference}`

/** In the local storage: what of their packing lists travellers have ticked. */
export const packedKey = 'kafila.packed'

/** Where a release lists the scripts that show bookings and journeys, a line each (scripts/list-kept-scripts.ts). */
export const scriptsOfMyTrips = (release: string) => `/assets/my-trips-${release}.txt`

/** What is a traveller's and kept with the login. */
export function isTravellersPage(pathname: string): boolean {
  return pathname === myTrips || pathname === journeyPage || isVoucher(pathname)
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
