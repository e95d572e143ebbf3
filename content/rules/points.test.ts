import { makePlace } from '../../tests/factories/content.ts'
import { type Plant, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkPoints } from './points.ts'

const withFort =
  (lat: number): Plant =>
  ({ places }) =>
    places.push({ file: 'places/new.ts', value: makePlace({ id: 'fort', name: 'Leh fort', lat }) })

testCaught(
  [checkPoints],
  [
    [
      'a place on another',
      withFort(34.16),
      'places/new.ts: fort.lat: 34.16, 77.58 is where "leh" lies: write its own point',
    ],
  ],
)
testAccepted([checkPoints], [['a place beside another', withFort(34.163)]])
