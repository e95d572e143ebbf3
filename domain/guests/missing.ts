import { refuseAge } from './ages.ts'
import { type Asks, wantedOf } from './asks.ts'
import type { BorderPaper, Detail, Diet, Gender } from './details.ts'

/** What is known of a guest: of what nobody may read, only that it is there. */
export type Known = {
  name: string
  gender: Gender | null
  born: string | null
  phone: boolean
  emergency: boolean
  health: boolean
  /** What its validity is judged by; null where none is there. */
  passport: { kind: BorderPaper['kind']; expires: string } | null
  pan: boolean
  licence: boolean
  diet: Diet | null
}

export const nothingKnown: Known = {
  name: '',
  gender: null,
  born: null,
  phone: false,
  emergency: false,
  health: false,
  passport: null,
  pan: false,
  licence: false,
  diet: null,
}

/** Which of the wanted details are not there, or no longer do: after a change of the date a passport may end too soon. */
export function missingOf(known: Known, asks: Asks): Detail[] {
  return wantedOf(asks, known.born).filter((name) => !isThere(name, known, asks))
}

function isThere(name: Detail, known: Known, asks: Asks): boolean {
  if (name === 'born') return known.born !== null && refuseAge(known.born, asks) === null
  if (name === 'passport') return known.passport !== null && isPaperValid(known.passport, asks)
  return Boolean(known[name])
}

function isPaperValid(
  { kind, expires }: { kind: BorderPaper['kind']; expires: string },
  { passport }: Pick<Asks, 'passport'>,
): boolean {
  if (!passport) return true
  return kind === 'voter card' ? passport.voterCard : expires >= passport.validUntil
}
