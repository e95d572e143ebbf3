import { makePlace } from '../../tests/factories/content.ts'
import { inTrip, type Plant, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkPicturePlaces } from './picture-places.ts'

const rest = [1, 2, 3, 4, 5].map((i) => `ladakh/${i}`)
const gallery = (...names: string[]) => inTrip('p3', { gallery: [...names, ...rest] })

/** A scene that bears the name of a place so many degrees east of Leh. */
const named =
  (id: string, degrees: number): Plant =>
  (content) => {
    const lon = 77.58 + degrees
    content.places.push({ file: 'places/ladakh.ts', value: makePlace({ id, name: 'Tso Far', lon }) })
    content.scenes.set(id, { region: 'Ladakh' })
    gallery(`${id}/day`)(content)
  }

testCaught(
  [checkPicturePlaces],
  [
    [
      'a beach of another state as cover',
      inTrip('p3', { cover: 'andaman/beach-day' }),
      'trips/p3.ts: cover: "andaman/beach-day" shows Andaman & Nicobar Islands, where the route does not lead: choose',
    ],
    [
      'a picture of another state in a gallery',
      gallery('ladakh/day', 'andaman/day'),
      'trips/p3.ts: gallery.1: "andaman/day" shows Andaman',
    ],
    [
      'a place of the same state that is far off',
      named('tso-far', 2),
      'trips/p3.ts: gallery.0: "tso-far/day" shows Tso Far, 184 km off the route: choose another picture',
    ],
  ],
)
testAccepted(
  [checkPicturePlaces],
  [
    ['a place near the route', named('tso-near', 0.5)],
    ['country that looks the same in the trip’s state', gallery('changthang/day')],
    [
      'a photograph',
      inTrip('p3', { cover: { url: 'https://images.example/leh.jpg', alt: 'A road above Leh' } }),
    ],
    ['a picture that belongs to no scene', gallery('hero/road')],
  ],
)
