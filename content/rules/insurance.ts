import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'
import { tripTexts } from '../texts.ts'

/** Treks and expeditions, as the terms name them. */
const isExpedition = ({ tags }: Trip) =>
  tags.some((tag) => tag === 'trek' || tag === 'bikingPackage' || tag === 'suvPackage')

const required = /\b(required|compulsory|must have)\b/i
const rescue = /\b(rescue|evacuation)\b/i
const optional =
  /\b(?:insurance|policy|cover)\b[^.;]*\b(?:worth (?:buying|having)|advis(?:e|ed|able)|recommend(?:ed)?|should|ask every)\b|\b(?:advise|recommend)\b[^.;]*\b(?:insurance|policy)\b/i

/** The terms require insurance on treks, expeditions and abroad: no trip of these says less. */
export function checkInsurance({ trips }: Source): Problem[] {
  return trips.flatMap((source) => {
    const { file, value } = source
    if (!isExpedition(value) && !isAbroad(value)) return []
    const softened = tripTexts([source])
      .filter(({ text }) => optional.test(text))
      .map(({ field }) => ({ file, field, message: 'the terms require insurance here: say so' }))
    return [...factProblems(file, value), ...softened]
  })
}

function factProblems(file: string, trip: Trip): Problem[] {
  const { insurance } = trip.facts
  const field = 'facts.insurance'
  if (!required.test(insurance))
    return [{ file, field, message: "write 'Required, not included: …', as the terms require it here" }]
  if (isExpedition(trip) && !rescue.test(insurance))
    return [{ file, field, message: 'name rescue or evacuation, which the terms ask for here' }]
  return []
}
