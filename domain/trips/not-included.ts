import { depositOnTheWay } from './deposit-on-the-way.ts'

/** What most people pay besides the price, in the content's own words, how many things else are not included, and what is handed over and comes back. */
export type NotIncluded = { what: string; more: number; deposit: string | null }

const meals = /\b(meals?|lunch(es)?|dinners?|breakfasts?|food)\b/i
const amount = /₹/

/** Meals before all else, those with an amount first; null where everything is included. */
export function notIncludedOf(exclusions: readonly string[]): NotIncluded | null {
  const eaten = exclusions.filter((text) => meals.test(text))
  const chosen = eaten.find((text) => amount.test(text)) ?? eaten[0] ?? exclusions[0]
  if (!chosen) return null
  return { what: inSentence(chosen), more: exclusions.length - 1, deposit: depositOnTheWay(exclusions) }
}

/** Within a sentence a meal is written small; names and abbreviations keep their capital. */
function inSentence(text: string): string {
  return meals.test(text.split(' ')[0] ?? '') ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
