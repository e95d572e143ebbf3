import type { SiteAuth } from '#domain/site/site.ts'

let place: SiteAuth | undefined

/** Where logins are made, for what is no component. */
export function setAuthPlace(next: SiteAuth | undefined): void {
  place = next
}

export function requireAuthPlace(): SiteAuth {
  if (!place) throw new Error('no page has said where logins are made')
  return place
}
