import { depositOnTheWay } from './deposit-on-the-way.ts'

/**
 * What most people pay besides the price, in the content's own words, how many things else are not included, what is handed over and comes back, and
 * whether nobody travels without an insurance of their own.
 */
export type NotIncluded = { what: string; more: number; deposit: string | null; mustInsure: boolean }

const meals = /\b(meals?|lunch(es)?|dinners?|breakfasts?|food)\b/i
const amount = /₹/
/** As the content says of an insurance that every guest must have. */
const compulsory = /^Required, not included|^Not included(,? and|\. Every)/

export const mustInsure = (insurance: string) => compulsory.test(insurance)

/** Meals before all else, those with an amount first; null where everything is included. */
export function notIncludedOf(exclusions: readonly string[], insurance: string): NotIncluded | null {
  const eaten = exclusions.filter((text) => meals.test(text))
  const chosen = eaten.find((text) => amount.test(text)) ?? eaten[0] ?? exclusions[0]
  if (!chosen) return null
  return {
    what: inSentence(chosen),
    more: exclusions.length - 1,
    deposit: depositOnTheWay(exclusions),
    mustInsure: mustInsure(insurance),
  }
}

/** First words that are certainly no names. */
const plainWord =
  /^(a|all|both|other|your|additional|extra|remaining|return|air|airfare|boats?|equipment|flights?|gala|highway|hotel|laundry|medicines|railway|restaurant|roadside|snacks|tickets?|trains?|travel)\b/i

/** Within a sentence the first word is written small; names and abbreviations keep their capital. */
function inSentence(text: string): string {
  const isPlain = plainWord.test(text) || meals.test(text.split(' ')[0] ?? '')
  return isPlain ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
