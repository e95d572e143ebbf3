import type { Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'

/** Section 3 gives these trips word for word; the readings make the Rajasthan trip lw2. */
type Sample = {
  id: string
  days: number
  /** Of each package in order; with one price alone the trip’s other packages are free to choose. */
  prices: number[]
  titles?: string[]
  departures?: number
  seats?: number
}

const byTrain = ['Without Train Fare', 'Sleeper Train', '3 A/C Train']
const samples: Sample[] = [
  {
    id: 'lw6',
    days: 12,
    prices: [37999, 47999],
    titles: ['Ride + Ride Pillion', 'Single Rider'],
    departures: 5,
    seats: 24,
  },
  { id: 'f1', days: 8, prices: [16750, 18400, 20750], titles: byTrain, departures: 6, seats: 12 },
  { id: 'lw1', days: 8, prices: [22300, 23950, 26300] },
  { id: 'lw4', days: 6, prices: [14900, 16300, 18650], departures: 3, seats: 12 },
  { id: 'lw3', days: 7, prices: [18999, 20999], departures: 7, seats: 12 },
  { id: 'lw2', days: 6, prices: [16750] },
]

export function checkSamples({ trips, brokenTrips }: Source): Problem[] {
  return samples.flatMap((sample) => {
    const source = trips.find(({ value }) => value.id === sample.id)
    if (source) return differences(sample, source.value).map((problem) => ({ file: source.file, ...problem }))
    if (brokenTrips.has(sample.id)) return []
    const message = `the specified trip "${sample.id}" is missing: write it with ${sample.days} days at ${sample.prices.join(', ')}`
    return [{ file: 'content/trips', field: sample.id, message }]
  })
}

function differences(
  { days, prices, titles, departures, seats }: Sample,
  trip: Trip,
): Omit<Problem, 'file'>[] {
  const problems: Omit<Problem, 'file'>[] = []
  const expect = (field: string, right: string | number | undefined, given: string | number | undefined) => {
    if (right !== undefined && right !== given) {
      problems.push({
        field,
        message: `the specification says ${right}: write that, not ${given ?? 'nothing'}`,
      })
    }
  }
  const { packages = [] } = trip
  expect('itinerary', `${days} days`, `${trip.itinerary.length} days`)
  expect('price', prices[0], trip.price)
  if (prices.length > 1) {
    expect('packages', prices.join(', '), packages.map(({ price }) => price).join(', '))
    expect('packages.title', titles?.join(', '), packages.map(({ title }) => title).join(', '))
  }
  const rule = trip.departures && 'weekday' in trip.departures ? trip.departures : undefined
  expect('departures.count', departures, rule?.count)
  expect('departures.seats', seats, rule?.seats)
  return problems
}
