import { inTrip, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkPictureSeasons } from './picture-seasons.ts'

const rest = [1, 2, 3, 4, 5].map((i) => `ladakh/${i}`)
const gallery = (...names: string[]) => inTrip('p3', { months: [6, 7], gallery: [...names, ...rest] })

testCaught(
  [checkPictureSeasons],
  [
    [
      'a frozen river as cover of a summer trip',
      inTrip('p3', { months: [6, 7], cover: 'zanskar/day' }),
      'trips/p3.ts: cover: "zanskar/day" shows a frozen river, which no month of the trip has: choose another',
    ],
    [
      'falling snow in June',
      gallery('ladakh/day', 'ladakh/day-snow'),
      'trips/p3.ts: gallery.1: "ladakh/day-snow" shows falling snow',
    ],
    [
      'blossom in June',
      gallery('kashmir/day-blossom'),
      'trips/p3.ts: gallery.0: "kashmir/day-blossom" shows',
    ],
  ],
)
testAccepted(
  [checkPictureSeasons],
  [
    ['flowers in July', gallery('valley-of-flowers/day', 'gulmarg/detail-1')],
    [
      'a frozen river in a trip that also runs in January',
      inTrip('p3', { months: [1, 6], cover: 'zanskar/day' }),
    ],
  ],
)
