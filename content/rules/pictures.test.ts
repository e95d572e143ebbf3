import { expect, test } from 'vitest'
import type { TripPicture } from '#domain/trips/trip.ts'
import { makeContent } from '../../tests/factories/content.ts'
import {
  inPost,
  inTrip,
  type Plant,
  testAccepted,
  testCaught,
  tripIn,
} from '../../tests/factories/defects.ts'
import { checkContent } from '../checked-content.ts'
import { checkPictures } from './pictures.ts'

const photograph = { url: 'https://a.example/b.jpg', alt: 'A road above the Indus' }
const thirdPicture =
  (picture: TripPicture): Plant =>
  (content) =>
    tripIn(content, 'p3').gallery.splice(2, 1, picture)

testCaught(
  [checkPictures],
  [
    [
      'a cover that is not drawn',
      inTrip('p3', { cover: 'ladakh/nowhere' }),
      'trips/p3.ts: cover: no picture "ladakh/nowhere": write a name of the manifest such as',
    ],
    [
      'a photograph over http',
      inTrip('p3', { cover: { ...photograph, url: 'http://a.example/b.jpg' } }),
      'trips/p3.ts: cover.url: write an https address',
    ],
    [
      'a photograph that says nothing to those who can’t see it',
      inTrip('p3', { cover: { ...photograph, alt: '' } }),
      'trips/p3.ts: cover.alt: write at least 10 characters',
    ],
    [
      'a photograph by its address alone',
      inTrip('p3', { cover: photograph.url }),
      'trips/p3.ts: cover: no picture "https://a.example/b.jpg"',
    ],
    [
      'a photograph twice',
      ({ trips }) => {
        for (const { value } of trips.slice(0, 2)) Object.assign(value, { cover: photograph })
      },
      'cover: "https://a.example/b.jpg" is the cover of',
    ],
    [
      'a cover in another shape',
      inTrip('p3', { cover: 'hero/road' }),
      'trips/p3.ts: cover: "hero/road" is not drawn in a cover’s shape: choose another picture',
    ],
    [
      'another trip’s cover',
      inTrip('p3', { cover: 'ladakh/cover-p2' }),
      'trips/p3.ts: cover: "ladakh/cover-p2" is the cover of trips/p2.ts: choose another picture',
    ],
    [
      'a picture that is not drawn',
      thirdPicture('ladakh/6'),
      'trips/p3.ts: gallery.2: no picture "ladakh/6"',
    ],
    [
      'a picture twice',
      thirdPicture('ladakh/1'),
      'trips/p3.ts: gallery.2: "ladakh/1" stands here twice: choose another picture',
    ],
    [
      'the cover among the pictures',
      thirdPicture('ladakh/cover-p3'),
      'trips/p3.ts: gallery.2: "ladakh/cover-p3" is the cover: choose another picture',
    ],
    [
      'a post’s scene that is not drawn',
      inPost({ cover: 'hero' }),
      'posts/post-1.md: cover: no scene "hero" is drawn: write one that artwork/registry has',
    ],
    [
      'a destination’s scene that is not drawn',
      ({ pages }) => Object.assign(pages.destinations.world[2] ?? {}, { scene: 'moon' }),
      'content/pages/destinations.ts: bali.scene: no scene "moon"',
    ],
    [
      'a place of the map without a picture',
      ({ pages }) => pages.atlas.places.South.push({ name: 'Mars', pin: 'leh' }),
      'content/pages/atlas.ts: places.South.0.poster: no picture "" has a cover’s shape',
    ],
    [
      'a photo’s scene that is not drawn',
      ({ pages }) => Object.assign(pages.gallery[0] ?? {}, { picture: 'moon' }),
      'content/pages/gallery.ts: photo1.picture: no scene "moon"',
    ],
    [
      'a reviewer without a portrait',
      ({ pages }) => Object.assign(pages.reviews.reviews[0] ?? {}, { portrait: 'ravi' }),
      'content/pages/reviews.ts: Guest 1.portrait: no portrait "ravi" is drawn: add it to artwork/registry',
    ],
    [
      'a team member without a portrait',
      ({ pages }) => Object.assign(pages.about.team[1] ?? {}, { portrait: 'ravi' }),
      'content/pages/about.ts: Member 2.portrait: no portrait "ravi"',
    ],
  ],
)

testAccepted(
  [checkPictures],
  [
    ['a photograph as cover', inTrip('p3', { cover: photograph })],
    ['a photograph in the gallery', thirdPicture(photograph)],
    ['a photograph of a post', inPost({ cover: 'https://a.example/b.jpg' })],
  ],
)

test('without a manifest no name is looked up', () => {
  const content = makeContent()
  inTrip('p3', { cover: 'ladakh/nowhere' })(content)
  expect(checkContent(content, content.pages, null, { rules: [checkPictures] }).problems).toEqual([])
})
