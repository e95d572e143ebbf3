import { testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkAtlas } from './atlas.ts'

testAccepted([checkAtlas], [['places that are known', () => {}]])

testCaught(
  [checkAtlas],
  [
    [
      'a pin at no place',
      ({ pages }) => pages.atlas.places.South.push({ name: 'Mars', pin: 'mars' }),
      'content/pages/atlas.ts: places.South.0.pin: no place has the id "mars": write one from content/places',
    ],
    [
      'a pin at no place within another',
      ({ pages }) => pages.atlas.places.North[0]?.within?.push({ name: 'Mars', pin: 'mars' }),
      'content/pages/atlas.ts: places.North.0.within.1.pin: no place has the id "mars"',
    ],
    [
      'a group that there is not',
      ({ pages }) => Object.assign(pages.atlas.places.North[0] ?? {}, { group: 'mars' }),
      'content/pages/atlas.ts: places.North.0.group: no group of India is called "mars": write one of ladakh, himachal-pradesh',
    ],
  ],
)
