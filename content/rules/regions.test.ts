import { inTrip, testCaught } from '../../tests/factories/defects.ts'
import { checkRegions } from './regions.ts'

const abroad = { country: 'Nepal', region: undefined }

testCaught(
  [checkRegions],
  [
    [
      'an Indian trip without a region',
      inTrip('p3', { region: undefined }),
      'trips/p3.ts: region: write North, South, East or West, or the country if it is abroad',
    ],
    [
      'a trip abroad with a region',
      inTrip('p3', { country: 'Nepal' }),
      'trips/p3.ts: region: Nepal lies in no region of India: remove it',
    ],
    ['a trip abroad without its tag', inTrip('p3', abroad), "trips/p3.ts: tags: add 'international'"],
    [
      'an Indian trip with that tag',
      inTrip('p3', { tags: ['international'] }),
      "trips/p3.ts: tags: remove 'international'",
    ],
  ],
)
