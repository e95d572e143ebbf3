import type { Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'
import { thaiVisa } from '../thai-visa.ts'
import { wordsOf } from '../words.ts'

/** Words in a row, and the part of the shorter text's runs that two trips may share. */
const runLength = 8
const maximumShare = 0.05

/** No two trips are written with the same words. Runs are looked up in one index: pairs that share none cost nothing. */
export function checkRepetition({ trips }: Source): Problem[] {
  const runs = trips.map(({ value }) => runsOf(value))
  const shared = countShared(runs)
  return trips.flatMap(({ file, value }, j): Problem[] =>
    trips.slice(0, j).flatMap(({ file: other }, i): Problem[] => {
      const [first, second] = [runs[i], runs[j]]
      const count = shared[i * trips.length + j] ?? 0
      if (!first || !second || count === 0) return []
      const share = count / Math.min(first.size, second.size)
      if (share <= maximumShare) return []
      const phrase = [...second].find((run) => first.has(run)) ?? ''
      const field =
        textsOf(value).find(([, text]) => wordsOf(text).join(' ').includes(phrase))?.[0] ?? 'description'
      const percent = (share * 100).toFixed(1)
      return [
        {
          file,
          field,
          message: `${percent} % of the text stands in ${other} too: reword it, as in "${phrase}"`,
        },
      ]
    }),
  )
}

/** For trips i < j, at i × n + j, how many runs stand in both. */
function countShared(runs: Set<string>[]): Uint32Array {
  const counts = new Uint32Array(runs.length ** 2)
  const holders = new Map<string, number[]>()
  runs.forEach((set, j) => {
    for (const run of set) {
      const before = holders.get(run)
      if (!before) holders.set(run, [j])
      else {
        for (const i of before) {
          const at = i * runs.length + j
          counts[at] = (counts[at] ?? 0) + 1
        }
        before.push(j)
      }
    }
  })
  return counts
}

function runsOf(trip: Trip): Set<string> {
  const runs = new Set<string>()
  for (const [, text] of textsOf(trip)) {
    // What a government decided stands everywhere in the same words.
    const words = wordsOf(text.replaceAll(thaiVisa, ''))
    for (let i = 0; i + runLength <= words.length; i++) runs.add(words.slice(i, i + runLength).join(' '))
  }
  return runs
}

function textsOf(trip: Trip): [field: string, text: string][] {
  const listed = (field: string, texts: string[]) =>
    texts.map((text, i): [string, string] => [`${field}.${i}`, text])
  return [
    ['description', trip.description],
    ...listed('highlights', trip.highlights),
    ...trip.itinerary.map(({ description }, i): [string, string] => [
      `itinerary.${i}.description`,
      description,
    ]),
    ...listed('inclusions', trip.inclusions),
    ...listed('exclusions', trip.exclusions),
    ...trip.faqs.flatMap(({ question, answer }, i): [string, string][] => [
      [`faqs.${i}.question`, question],
      [`faqs.${i}.answer`, answer],
    ]),
    ...trip.thingsToCarry.flatMap(({ items }, i) => listed(`thingsToCarry.${i}.items`, items)),
  ]
}
