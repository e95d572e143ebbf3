import { formatRupees } from '../../money/money.ts'
import type { Asked, Publication, PublishFacts } from '../publish-ask.ts'
import { type PriceField, priceFieldsOf } from './price-fields.ts'

/** In percent: a change beyond it is typed again. */
const mostUnasked = 25

/** A price that changes by more than a quarter, with what it was. */
export type BigChange = PriceField & { from: number; percent: number }

/** Those between what stands on the site and what is to stand there; none where nothing does yet. */
export function bigChanges(live: unknown, next: unknown): BigChange[] {
  if (live === null) return []
  const before = priceFieldsOf(live)
  return priceFieldsOf(next).flatMap((field): BigChange[] => {
    const was = before.find(({ name }) => name === field.name) ?? before.find(({ at }) => at === field.at)
    const from = was?.rupees ?? field.otherwise
    if (from === undefined) return []
    // Of a date that costs more or less it is the share of the price.
    const share = Math.abs(field.rupees - from) / Math.max(1, field.of ?? from)
    return share * 100 > mostUnasked ? [{ ...field, from, percent: Math.round(share * 100) }] : []
  })
}

/** Of both sides of a change: who agreed to it agreed to this one. */
export function priceKeyOf(live: unknown, next: unknown): string {
  const plain = (body: unknown) => priceFieldsOf(body).map(({ name, rupees }) => [name, rupees])
  return JSON.stringify([plain(live), plain(next)])
}

/** A price that changes by more than a quarter is typed once more, and an owner agrees to it. At the command line nobody could answer: it acts alone. */
export function askPrices(
  { kind, live, next }: Pick<Publication, 'kind' | 'live' | 'next'>,
  { role, agreedPrices }: Pick<PublishFacts, 'role' | 'agreedPrices'>,
): Asked[] {
  const changes = kind === 'trip' && role !== null ? bigChanges(live, next) : []
  const [first] = changes
  if (!first) return []
  const questions = changes.map(
    (change): Asked => ({
      kind: 'question',
      name: `price.${change.at}`,
      field: change.at,
      said: `${sayChange(change)}. Type the new price again`,
      answer: String(change.rupees),
    }),
  )
  if (role === 'owner' || agreedPrices.includes(priceKeyOf(live, next))) return questions
  const refusal: Asked = {
    kind: 'refusal',
    field: first.at,
    said: 'A price changes by more than a quarter: an owner has to agree to it first.',
    needs: 'an owner',
  }
  return [...questions, refusal]
}

/** 'Twin: ₹18,999 becomes ₹24,999, 32 %' */
export function sayChange({ label, from, rupees, percent }: BigChange): string {
  return `${label}: ${formatRupees(from)} becomes ${formatRupees(rupees)}, ${percent} %`
}
