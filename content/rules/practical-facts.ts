import { isAbroad } from '#domain/trips/trip.ts'
import type { TripFacts } from '#domain/trips/trip-facts.ts'
import type { Problem, Source } from '../problem.ts'

type Row = 'network' | 'cash' | 'power' | 'insurance' | 'team'

/** What each must speak of, so that it can be read without the name of its row. */
const subjects: Record<Row, { words: RegExp; say: string }> = {
  network: {
    words: /network|signal|\bSIMs?\b|\b[45]G\b|wi-?fi|coverage|roaming|\b(Jio|Airtel|BSNL|Vi)\b/i,
    say: 'say where there is a signal, or which network works',
  },
  cash: {
    words: /\b(cash|ATMs?|UPI|cards?|notes)\b/i,
    say: 'say where there is an ATM, and where cards or UPI work',
  },
  power: {
    words: /power|socket|plug|\bpins?\b|charg|mains|electric|generator/i,
    say: 'say where there are sockets, and when they have power',
  },
  insurance: {
    words: /insur|cover|polic/i,
    say: 'say which insurance is in the price, and which to buy',
  },
  team: {
    words:
      /captain|guide|driver|leader|cook|host|crew|manager|instructor|naturalist|historian|mechanic|doctor|escort/i,
    say: 'name who comes along: a captain, a guide, a driver',
  },
}

/** The sockets of another country have another shape. */
const shape = /type|\bpins?\b|adapt[eo]r/i

export function checkPracticalFacts({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value }) => [
    ...rows.flatMap((row) =>
      subjects[row].words.test(value.facts[row])
        ? []
        : [{ file, field: `facts.${row}`, message: subjects[row].say }],
    ),
    ...(isAbroad(value) && !shape.test(value.facts.power)
      ? [{ file, field: 'facts.power', message: 'name the shape of the plug: type C, two round pins' }]
      : []),
  ])
}

const rows = Object.keys(subjects) as (Row & keyof TripFacts)[]
