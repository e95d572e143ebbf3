export type AuthPlace = { url: string; anonKey: string | null; hosted: boolean }

let place: AuthPlace | undefined

/** Where logins are made, for what is no component. */
export function setAuthPlace(next: AuthPlace | undefined): void {
  place = next
}

export function requireAuthPlace(): AuthPlace {
  if (!place) throw new Error('no page has said where logins are made')
  return place
}
