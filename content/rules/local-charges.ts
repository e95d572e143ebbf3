import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { LocalCharge } from '#domain/trips/trip-facts.ts'
import type { Problem, Source } from '../problem.ts'
import { ratesOn, rupeeRates } from '../rupee-rates.ts'
import { tripTexts } from '../texts.ts'

/** Charges that the price leaves out and nobody can avoid stand among those payable locally, with one amount everywhere. */
export function checkLocalCharges({ trips }: Source): Problem[] {
  return trips.flatMap((source) => {
    const { file, value } = source
    const found = [
      ...value.exclusions.flatMap((text, i) => exclusionProblems(text, `exclusions.${i}`, value)),
      ...value.facts.payLocally.flatMap((charge, i) =>
        chargeProblems(charge, `facts.payLocally.${i}`, value),
      ),
    ]
    if (value.facts.payLocally.length > 0)
      for (const { field, text } of tripTexts([source])) {
        const [words] = nothingMore.exec(text) ?? []
        if (words) found.push([field, `"${words}" is not true: charges are payable locally`])
      }
    return found.map(([field, message]) => ({ file, field, message }))
  })
}

type Found = [field: string, message: string]

const compulsory =
  /\b(tax|taxes|levy|levies|dirham|SDF)\b|\b(green|environment(al)?|eco|visitors?[’']?|entry|arrival|landing|exit|tourism|tourist|conservation|park|reserve|sanctuary|forest|development)( [\w’]+)? (fees?|charges?|ticket)\b|\b(park|reserve|sanctuary) entry\b|\bheritage charge\b|\bvisas?\b|\bSchengen\b/i
/** Nobody needs these, or only some do. */
const avoidable = /\bif\b|\bforeign|\bcamera|\boptional\b|\bunless\b/i
const nothingMore =
  /\bnothing (more |else |further )?(is added|to pay|is paid|will be added)\b|\bno (hidden|further|extra) (charges|costs|fees|payments)\b/i

function exclusionProblems(text: string, field: string, { facts: { payLocally } }: Trip): Found[] {
  if (avoidable.test(text) || !compulsory.test(text)) return []
  if (payLocally.length === 0)
    return [[field, 'nobody can avoid this charge: add it to facts.payLocally with its amount']]
  const amounts = totalsIn(text)
  if (amounts.length === 0)
    return [[field, `write its amount in rupees, as facts.payLocally has it: ${listOf(payLocally)}`]]
  const sums = sumsOf(payLocally.map(({ rupees }) => rupees))
  return amounts
    .filter((amount) => !sums.has(amount))
    .map((amount) => [field, `₹${amount} is not in facts.payLocally: ${listOf(payLocally)}`])
}

function chargeProblems({ rupees, foreign, paidTo }: LocalCharge, field: string, trip: Trip): Found[] {
  const { exclusions, facts } = trip
  const found: Found[] = []
  const others = facts.payLocally.map((charge) => charge.rupees)
  others.splice(others.indexOf(rupees), 1)
  const withOthers = new Set([rupees, ...[...sumsOf(others)].map((sum) => sum + rupees)])
  if (!exclusions.flatMap(totalsIn).some((amount) => withOthers.has(amount)))
    found.push([field, `name it among the exclusions, with the same ₹${rupees}`])
  if (!foreign) {
    if (isAbroad(trip) && !paidAtHome.test(paidTo))
      found.push([`${field}.foreign`, 'write the amount as it is asked for there, with its currency'])
    return found
  }
  const rate = rupeeRates[foreign.currency]
  if (rate === undefined)
    return [...found, [`${field}.foreign.currency`, `add ${foreign.currency} to content/rupee-rates.ts`]]
  const right = Math.round(foreign.amount * rate)
  if (Math.abs(rupees - right) > right * tolerance)
    found.push([
      `${field}.rupees`,
      `write about ${right}: ${foreign.amount} ${foreign.currency} at the rates of ${ratesOn}, not ${rupees}`,
    ])
  return found
}

const tolerance = 0.08
/** Asked for in rupees. */
const paidAtHome = /\bIndia\b|\bbefore you fly\b/

/** Amounts in rupees for a whole trip: neither '₹150 a day' nor the ends of '₹6,500 to ₹9,000'. */
function totalsIn(text: string): number[] {
  return [...text.matchAll(/(?<! to )₹([\d,]*\d)(?![\d,]*\d)(?! to ₹| (?:a|per) (?:day|night|room))/g)].map(
    ([, digits = '']) => Number(digits.replaceAll(',', '')),
  )
}

/** Every amount that some of the charges come to together. */
function sumsOf(amounts: number[]): Set<number> {
  const sums = new Set([0])
  for (const amount of amounts) for (const sum of [...sums]) sums.add(sum + amount)
  sums.delete(0)
  return sums
}

const listOf = (charges: LocalCharge[]) => charges.map(({ rupees }) => `₹${rupees}`).join(', ')
