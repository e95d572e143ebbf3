import type { Role } from '../staff/roles.ts'
import type { Kind } from './kinds.ts'
import type { PriceFacts } from './prices/lowest-of.ts'

/** What is to go onto the site, and what it replaces there: null where there is nothing yet. */
export type Publication = { kind: Kind; id: string; live: unknown; next: unknown; note: string }

/** What the server knows when it asks. An ask that has to know more adds it here. */
export type PublishFacts = {
  now: Date
  /** Of whoever publishes; null at the command line. */
  role: Role | null
  /** To which prices of it an owner has agreed (`priceKeyOf`), while what stands on the site is what it was then. */
  agreedPrices: readonly string[]
  prices: PriceFacts
}

export type Asked =
  /** It goes out once `answer` has been typed into a control of this name. `field` is the one of the content that it is about. */
  | { kind: 'question'; name: string; field: string; said: string; answer: string }
  /** It does not go out. */
  | { kind: 'refusal'; field: string; said: string; needs?: 'an owner' }

/** Looks at what is to be published, beside the rules: they say what may stand on the site, an ask what has to be said before it does. */
export type PublishAsk = (publication: Publication, facts: PublishFacts) => Asked[]

/** What was typed, by the names of the questions. */
export type Answers = Readonly<Record<string, string>>

/** What is left to be asked after these answers. */
export function openAsks(asked: readonly Asked[], answers: Answers): Asked[] {
  return asked.filter((one) => one.kind === 'refusal' || plain(answers[one.name]) !== plain(one.answer))
}

/** ₹18,999 and 18999 are the same answer. */
function plain(typed: string | undefined): string {
  return (typed ?? '').replace(/[₹,\s]/g, '').toLowerCase()
}
