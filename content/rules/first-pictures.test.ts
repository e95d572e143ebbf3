import { inTrip, type Plant, testAccepted, testCaught } from '../../tests/factories/defects.ts'
import { checkFirstPictures } from './first-pictures.ts'

/** Says how two pictures of p3 are arranged. */
const arranged =
  (a: [string, ...string[]], b: [string, ...string[]]): Plant =>
  (content) => {
    for (const [name, ...words] of [a, b]) content.compositionOf.set(name, words)
  }

testCaught(
  [checkFirstPictures],
  [
    [
      'the cover’s bridge at another hour',
      arranged(['ladakh/cover-p3', 'bridge'], ['ladakh/2', 'bridge']),
      'trips/p3.ts: gallery.1: "ladakh/2" is arranged like "ladakh/cover-p3" (bridge): choose another picture for the first four',
    ],
    [
      'the same tent door twice',
      arranged(['ladakh/1', 'pangong', 'tent door'], ['ladakh/3', 'nubra', 'tent door']),
      'trips/p3.ts: gallery.2: "ladakh/3" is arranged like "ladakh/1" (tent door)',
    ],
    [
      'a lake where the room should be',
      (content) => content.subjectOf.set('ladakh/1', 'lake'),
      'trips/p3.ts: gallery.0: "ladakh/1" does not show where one sleeps',
    ],
    [
      'a night that the trip does not have',
      inTrip('p3', { captions: { night: 7, travel: 'By car from Leh', high: 'The lake at dawn' } }),
      'trips/p3.ts: captions.night: there is no entry 7 of facts.nights: write 1 to',
    ],
  ],
)
testAccepted(
  [checkFirstPictures],
  [
    ['four arrangements', arranged(['ladakh/cover-p3', 'bridge'], ['ladakh/2', 'road'])],
    [
      'the cover’s arrangement further on',
      arranged(['ladakh/cover-p3', 'bridge'], ['ladakh/p3-a', 'bridge']),
    ],
    [
      'a photograph of the room',
      inTrip('p3', {
        gallery: [
          { url: 'https://images.example/room.jpg', alt: 'A room with two beds' },
          ...['ladakh/2', 'ladakh/3', 'ladakh/p3-a', 'ladakh/p3-b'],
        ],
      }),
    ],
  ],
)
