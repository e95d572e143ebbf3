import { depositOnTheWay } from '#domain/trips/deposit-on-the-way.ts'
import { describeFacts, type Said } from '#domain/trips/describe-facts.ts'
import { mustInsure } from '#domain/trips/not-included.ts'
import { nothingAdded } from '#domain/trips/pay-locally.ts'
import type { Trip } from '#domain/trips/trip.ts'

const factRows = [
  'payLocally',
  'meet',
  'end',
  'gettingThere',
  'group',
  'ages',
  'child',
  'fitness',
  'rooms',
  'singleRoom',
  'network',
  'cash',
  'power',
  'papers',
  'insurance',
] as const
export type FactKey = (typeof factRows)[number]
export type ComparedFacts = Record<FactKey, Said[]>

/** The facts that decide between trips. */
export function comparedFacts(trip: Trip): ComparedFacts {
  const { meet, end, airport, railhead, group, ages, child, rooms, singleRoom, papers, payLocally } =
    describeFacts(trip)
  const { fitness, network, cash, power, insurance } = trip.facts
  return {
    payLocally: payLocally
      ? [
          { lead: payLocally.each, text: 'per person' },
          ...payLocally.charges.map(({ what }) => ({ text: '', note: what })),
        ]
      : [{ text: nothingAdded }, ...broughtAlong(trip)],
    meet: [meet],
    end: [end],
    gettingThere: railhead ? [airport, railhead] : [airport],
    group: [group],
    ages: [ages],
    child: [child],
    fitness: [{ text: fitness }],
    rooms: [{ text: rooms }],
    singleRoom: [singleRoom],
    network: [{ text: network }],
    cash: [{ text: cash }],
    power: [{ text: power }],
    papers: [
      ...papers.you.map(({ text }) => ({ lead: 'You:', text })),
      ...papers.us.map(({ text }) => ({ lead: 'We:', text })),
    ],
    insurance: [{ text: insurance }],
  }
}

/** What costs a traveller money though nobody is paid for it: a deposit that comes back, and an insurance that everyone must have. */
function broughtAlong({ exclusions, facts }: Trip): Said[] {
  const deposit = depositOnTheWay(exclusions)
  return [
    ...(deposit ? [{ text: `A deposit of ${deposit}, which comes back less any damage.` }] : []),
    ...(mustInsure(facts.insurance) ? [{ text: 'Insurance of your own is a must.' }] : []),
  ]
}

export function mapFacts<T>(make: (row: FactKey) => T): Record<FactKey, T> {
  return Object.fromEntries(factRows.map((row) => [row, make(row)])) as Record<FactKey, T>
}
