import { inTrip, testCaught, tripIn } from '../../tests/factories/defects.ts'
import { checkSamples } from './samples.ts'

const secondPackage = (fields: object) => (content: Parameters<typeof tripIn>[0]) =>
  Object.assign(tripIn(content, 'lw6').packages?.[1] ?? {}, fields)
const departures = (fields: object) => (content: Parameters<typeof tripIn>[0]) =>
  Object.assign(tripIn(content, 'lw6').departures ?? {}, fields)

testCaught(
  [checkSamples],
  [
    [
      'a sample that is missing',
      inTrip('lw2', { id: 'lw22' }),
      'content/trips: lw2: the specified trip "lw2" is missing: write it with 6 days at 16750',
    ],
    [
      'another price of a package',
      secondPackage({ price: 48_000 }),
      'trips/lw6.ts: packages: the specification says 37999, 47999: write that, not 37999, 48000',
    ],
    [
      'another title of a package',
      secondPackage({ title: 'Solo' }),
      'trips/lw6.ts: packages.title: the specification says Ride + Ride Pillion, Single Rider',
    ],
    [
      'another price without packages',
      inTrip('lw2', { price: 17_000, packages: undefined }),
      'trips/lw2.ts: price: the specification says 16750: write that, not 17000',
    ],
    [
      'other departures',
      departures({ count: 6 }),
      'trips/lw6.ts: departures.count: the specification says 5',
    ],
    ['other seats', departures({ seats: 12 }), 'trips/lw6.ts: departures.seats: the specification says 24'],
    [
      'no departures',
      inTrip('lw6', { departures: undefined }),
      'trips/lw6.ts: departures.count: the specification says 5: write that, not nothing',
    ],
    [
      'a day less',
      (content) => tripIn(content, 'lw6').itinerary.pop(),
      'trips/lw6.ts: itinerary: the specification says 12 days: write that, not 11 days',
    ],
  ],
)
