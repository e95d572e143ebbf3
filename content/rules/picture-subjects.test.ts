import type { TripTag } from '#domain/trips/trip.ts'
import { inTrip, type Plant, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkPictureSubjects } from './picture-subjects.ts'

const cover =
  (subject: string, tags: TripTag[]): Plant =>
  (content) => {
    content.subjectOf.set('ladakh/pass-day', subject)
    inTrip('p3', { cover: 'ladakh/pass-day', tags })(content)
  }

testCaught(
  [checkPictureSubjects],
  [
    [
      'motorcyclists on a monastery journey',
      cover('riders', ['cultural']),
      'trips/p3.ts: cover: "ladakh/pass-day" shows motorcyclists, which this kind of trip does not have: choose another picture, or tag the trip \'bikingPackage\'',
    ],
    [
      'motorcyclists in the gallery of a trek',
      (content) => {
        content.subjectOf.set('ladakh/2', 'riders')
        inTrip('p3', { tags: ['trek'] })(content)
      },
      'trips/p3.ts: gallery.1: "ladakh/2" shows motorcyclists',
    ],
    [
      'trekkers on a motorbike ride, adventure as it is',
      cover('trekkers', ['bikingPackage', 'adventure']),
      'trips/p3.ts: cover: "ladakh/pass-day" shows trekkers',
    ],
    ['skiers in a trip that has no winter', cover('skiers', ['adventure']), 'shows skiers'],
    ['a table for two on a family trip', cover('two', ['luxury', 'familySpecial']), 'shows a table for two'],
    ['a tiger where none is looked for', cover('wildlife', ['beach']), 'shows wild animals'],
  ],
)
testAccepted(
  [checkPictureSubjects],
  [
    ['motorcyclists on a ride', cover('riders', ['bikingPackage', 'adventure'])],
    ['trekkers on a trek', cover('trekkers', ['trek'])],
    ['a lake anywhere', cover('lake', [])],
    ['a picture of no known subject', inTrip('p3', { cover: 'hero/road', tags: [] })],
  ],
)
