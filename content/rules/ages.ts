import type { Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'

/** A child of this age needs a price, or the reason why it pays as adults do. */
const childAge = 12

/** From which age one sleeps above so many metres, as the FAQ page tells parents. */
const youngestAbove = [
  { metres: 4000, age: 10 },
  { metres: 3600, age: 8 },
  { metres: 3000, age: 2 },
]

/** Who may come, and what children pay, agree with each other and with the price. */
export function checkAges({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value }) =>
    [...ageProblems(value), ...heightProblems(value), ...childProblems(value)].map(([field, message]) => ({
      file,
      field: `facts.${field}`,
      message,
    })),
  )
}

type Found = [field: string, message: string]

function ageProblems({ facts: { ages } }: Trip): Found[] {
  if (ages.to === undefined || ages.from <= ages.to) return []
  return [['ages.to', `write ${ages.from} or more, the youngest age, not ${ages.to}`]]
}

function heightProblems({ route, facts: { ages } }: Trip): Found[] {
  const bed = Math.max(0, ...route.filter(({ night }) => night).map(({ place }) => place.altitude))
  const limit = youngestAbove.find(({ metres }) => bed > metres)
  if (!limit || ages.from >= limit.age) return []
  return [
    [
      'ages.from',
      `write ${limit.age} or more: the highest bed is at ${bed.toLocaleString('en-IN')} m, above ${limit.metres.toLocaleString('en-IN')} m`,
    ],
  ]
}

function childProblems({ price, facts: { ages, child } }: Trip): Found[] {
  if ('none' in child) return reasonProblems(child.none, ages.from)
  const found: Found[] = []
  if (child.from > child.to) found.push(['child.to', `write ${child.from} or more, not ${child.to}`])
  if (child.to < ages.from)
    found.push([
      'child',
      `children up to ${child.to} do not come, the youngest are ${ages.from}: write { none }`,
    ])
  else if (child.from < ages.from)
    found.push(['child.from', `write ${ages.from} or more, the youngest age, not ${child.from}`])
  if (child.price >= price)
    found.push(['child.price', `write less than ${price}, an adult’s price, or { none } with the reason`])
  return found
}

function reasonProblems(reason: string, youngest: number): Found[] {
  if (youngest < childAge && !/\b(pays?|prices?|quoted?)\b/i.test(reason))
    return [['child.none', `children come from ${youngest}: say what they pay`]]
  const named = [...reason.matchAll(/\b(?:under|from|below) (\d+)/gi)].map(([, age]) => Number(age))
  const other = named.find((age) => age !== youngest)
  if (other === undefined) return []
  return [['child.none', `write ${youngest}, the youngest age, not ${other}`]]
}
