import type { Problem, Source } from '../problem.ts'

/** 'Day 3' and '6 am' are figures that measure nothing. */
const noMeasures = /\bdays? \d+( (to|and) \d+)?|\b\d+(:\d\d)? [ap]m\b/gi

/** Readers measure themselves against hours, kilometres and heights, written in figures. */
export function checkFitness({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value: { facts } }) =>
    /\d/.test(facts.fitness.replace(noMeasures, ''))
      ? []
      : [
          {
            file,
            field: 'facts.fitness',
            message: 'write a figure of the hardest day: 6 km, 3 hours, 400 m',
          },
        ],
  )
}
