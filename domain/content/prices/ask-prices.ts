import { formatRupees } from '../../money/money.ts'
import type { Asked, Publication, PublishFacts } from '../publish-ask.ts'
import type { PriceFacts } from './lowest-of.ts'
import { type PriceField, priceFieldsOf } from './price-fields.ts'

/** In percent: a change beyond it is typed again. */
const mostUnasked = 25

/** Whoever changes the prices of so many other trips within a day is asked about each. */
const mostOthers = 5

/** A price that changes much, with what it was and why that is much: by more than a quarter, to less than in all of the last year, or with those of many trips. */
export type BigChange = PriceField & { from: number; percent: number; why: 'quarter' | 'lowest' | 'many' }

/** Those between what stands on the site and what is to stand there; none where nothing does yet. */
export function bigChanges(live: unknown, next: unknown, facts: PriceFacts): BigChange[] {
  if (live === null) return []
  const before = priceFieldsOf(live)
  return priceFieldsOf(next).flatMap((field): BigChange[] => {
    const was = before.find(({ name }) => name === field.name) ?? before.find(({ at }) => at === field.at)
    const from = was?.rupees ?? field.otherwise
    if (from === undefined || from === field.rupees) return []
    // Of a date that costs more or less it is the share of the price.
    const share = Math.abs(field.rupees - from) / Math.max(1, field.of ?? from)
    const why = whyAsked(field, share * 100, facts)
    return why ? [{ ...field, from, percent: Math.round(share * 100), why }] : []
  })
}

function whyAsked({ name, rupees }: PriceField, percent: number, facts: PriceFacts): BigChange['why'] | null {
  if (percent > mostUnasked) return 'quarter'
  const lowest = facts.lowest[name.replace(/^package /, '')]
  if (name.startsWith('package ') && lowest !== undefined && rupees < lowest) return 'lowest'
  return facts.otherTrips >= mostOthers ? 'many' : null
}

/** Of both sides of a change: who agreed to it agreed to this one. */
export function priceKeyOf(live: unknown, next: unknown): string {
  const plain = (body: unknown) => priceFieldsOf(body).map(({ name, rupees }) => [name, rupees])
  return JSON.stringify([plain(live), plain(next)])
}

/** A price that changes much is typed once more, and an owner agrees to it. At the command line nobody could answer: it acts alone. */
export function askPrices(
  { kind, live, next }: Pick<Publication, 'kind' | 'live' | 'next'>,
  { role, agreedPrices, prices }: Pick<PublishFacts, 'role' | 'agreedPrices' | 'prices'>,
): Asked[] {
  const changes = kind === 'trip' && role !== null ? bigChanges(live, next, prices) : []
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
    said: `${refusals[first.why]}: an owner has to agree to it first.`,
    needs: 'an owner',
  }
  return [...questions, refusal]
}

const refusals: Record<BigChange['why'], string> = {
  quarter: 'A price changes by more than a quarter',
  lowest: 'A price is to be lower than in all of the last year',
  many: `You have changed the prices of ${mostOthers} other trips or more within a day`,
}
const additions: Record<BigChange['why'], string> = {
  quarter: '',
  lowest: ', less than in all of the last year',
  many: ', one of many trips within a day',
}

/** 'Twin: ₹18,999 becomes ₹24,999, 32 %' */
export function sayChange({ label, from, rupees, percent, why }: BigChange): string {
  return `${label}: ${formatRupees(from)} becomes ${formatRupees(rupees)}, ${percent} %${additions[why]}`
}
