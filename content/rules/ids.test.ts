import { makePlace, makePost, makeTrip } from '../../tests/factories/content.ts'
import { testCaught } from '../../tests/factories/defects.ts'
import { checkUniqueIds } from './ids.ts'

testCaught(
  [checkUniqueIds],
  [
    [
      'two trips with one id',
      ({ trips }) => trips.push({ file: 'trips/new.ts', value: makeTrip('p3') }),
      'trips/new.ts: id: "p3" is already the trip in trips/p3.ts: give one of the two another',
    ],
    [
      'two places with one id',
      ({ places }) => places.push({ file: 'places/new.ts', value: makePlace() }),
      'places/new.ts: leh.id: "leh" is already the place in places/ladakh.ts',
    ],
    [
      'two posts with one slug',
      ({ posts }) => posts.push({ file: 'posts/new/post-1.md', value: makePost('post-1') }),
      'posts/new/post-1.md: slug: "post-1" is already the post in posts/post-1.md',
    ],
  ],
)
