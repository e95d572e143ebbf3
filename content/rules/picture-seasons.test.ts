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
    [
      'a summer camp as cover of a winter trip',
      inTrip('p3', { months: [1, 2, 3], cover: 'spiti/dawn' }),
      'trips/p3.ts: cover: "spiti/dawn" shows a valley without snow',
    ],
    [
      'a dry road in the snow of February',
      inTrip('p3', { months: [2], cover: 'ladakh/day-snow' }),
      'trips/p3.ts: cover: "ladakh/day-snow" shows a dry road',
    ],
    [
      'rhododendron in flower in October',
      inTrip('p3', { months: [10], cover: 'uttarakhand/ridge-day' }),
      'trips/p3.ts: cover: "uttarakhand/ridge-day" shows rhododendron in flower',
    ],
    [
      'a frozen lake in June',
      gallery('pangong/winter-day'),
      'trips/p3.ts: gallery.0: "pangong/winter-day" shows a frozen lake',
    ],
    [
      'nomads’ tents in January',
      inTrip('p3', { months: [1], cover: 'changthang/day' }),
      'shows a high plain',
    ],
    [
      'ripe apples in spring',
      inTrip('p3', { months: [4, 5], cover: 'himachal-pradesh/gold' }),
      'trips/p3.ts: cover: "himachal-pradesh/gold" shows ripe apples',
    ],
    [
      'Yumthang’s flowers in October',
      inTrip('p3', { months: [10, 11], cover: 'yumthang/gold' }),
      'trips/p3.ts: cover: "yumthang/gold" shows flowers',
    ],
    [
      'leaves in a Kashmir winter',
      inTrip('p3', { months: [12, 1], cover: 'kashmir/day' }),
      'trips/p3.ts: cover: "kashmir/day" shows chinar leaves',
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
    [
      'a ridge without flowers in October',
      inTrip('p3', {
        months: [10],
        cover: 'uttarakhand/ridge-dawn',
        gallery: [1, 2, 3, 4, 5].map((i) => `nainital/${i}`),
      }),
    ],
    ['an orchard without fruit in June', gallery('himachal-pradesh/day', 'himachal-pradesh/detail-1')],
    [
      'snow in a winter trip',
      inTrip('p3', {
        months: [1, 2],
        cover: 'spiti/winter-day',
        gallery: ['kashmir/day-snow', ...[1, 2, 3, 4, 5].map((i) => `gulmarg/${i}`)],
      }),
    ],
  ],
)
