import type { Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'

/** 'Day 3' and '6 am' are figures that measure nothing. */
const noMeasures = /\bdays? \d+( (to|and) \d+)?|\b\d+(:\d\d)? [ap]m\b/gi

/** Readers measure themselves against hours, kilometres and heights, written in figures, and the height of the highest bed is the route's. */
export function checkFitness({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value }) =>
    [...missingFigures(value), ...wrongBeds(value)].map((message) => ({
      file,
      field: 'facts.fitness',
      message,
    })),
  )
}

function missingFigures({ facts }: Trip): string[] {
  const hasFigure = /\d/.test(facts.fitness.replace(noMeasures, ''))
  return hasFigure ? [] : ['write a figure of the hardest day: 6 km, 3 hours, 400 m']
}

function wrongBeds({ route, facts }: Trip): string[] {
  const [, written] = /\bhighest (?:beds?|sleep|night|camp)\b[^.;]*?(\d[\d,]*) m\b/i.exec(facts.fitness) ?? []
  if (!written) return []
  const bed = Math.max(0, ...route.filter(({ night }) => night).map(({ place }) => place.altitude))
  if (Number(written.replaceAll(',', '')) === bed) return []
  return [`write ${bed.toLocaleString('en-IN')} m, the highest night of the route, not ${written} m`]
}
