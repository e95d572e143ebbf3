import type { PageAnswer } from '#app/ui/forms/use-page-form.ts'
import type { Asks } from '#domain/guests/asks.ts'
import type { KeptDetails, ShownGuest, ToldDetails } from '#server/guests/show-guest-page.ts'

export type OpenGuest = Extract<ShownGuest, { state: 'open' }>

/** What a refused form comes back with; `now` is what somebody else has saved meanwhile. */
export type GuestAnswer = PageAnswer & { now?: ToldDetails }

/** What the parts of the form share. */
export type FormState = {
  asks: Asks
  kept: KeptDetails
  errors: Record<string, string>
  /** What a field begins with: what was typed and refused, or what was told before. */
  textOf: (name: string) => string
  isTicked: (name: string) => boolean
}

export function formStateOf({ asks, kept, told }: OpenGuest, answer?: GuestAnswer): FormState {
  const before: Record<string, string | null> = {
    name: told.name,
    gender: told.gender,
    born: told.born,
    diet: told.diet,
    pickup: told.pickup,
    roomMate: told.roomMate,
    city: told.city,
    shown: told.shownToOthers ? 'yes' : null,
  }
  const values: Record<string, string | null> = answer ? answer.typed : before
  const textOf = (name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : '')
  return {
    asks,
    kept,
    errors: answer?.errors ?? {},
    textOf,
    isTicked: (name) => textOf(name) === 'yes',
  }
}

/** The place of a field on the page, where a list of errors leads. */
export function placeOf(field: string): string {
  return `field-${field}`
}
