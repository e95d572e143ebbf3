import { type Plant, testAccepted, testCaught, tripIn } from '../../tests/factories/defects.ts'
import { checkGalleries } from './galleries.ts'

/** Gives p3 the gallery of p2, which stands before it, with some pictures of its own in place of the last. */
const likeP2 =
  (...own: string[]): Plant =>
  (content) => {
    const { gallery } = tripIn(content, 'p2')
    tripIn(content, 'p3').gallery = [...gallery.slice(0, gallery.length - own.length), ...own]
  }

testCaught(
  [checkGalleries],
  [
    [
      'another trip’s gallery',
      likeP2(),
      'trips/p3.ts: gallery: its pictures are those of trips/p2.ts, or all but one: choose 2 that are not there',
    ],
    ['a gallery that differs by one picture', likeP2('nubra/day'), 'trips/p3.ts: gallery: its pictures are'],
    [
      'a gallery inside another trip’s',
      (content) => tripIn(content, 'p3').gallery.push(...tripIn(content, 'p2').gallery),
      'trips/p3.ts: gallery: its pictures are those of trips/p2.ts',
    ],
  ],
)
testAccepted(
  [checkGalleries],
  [['a gallery with two pictures of its own', likeP2('nubra/day', 'nubra/dusk')]],
)
