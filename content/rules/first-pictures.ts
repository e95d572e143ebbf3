import type { Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'
import { nameOf } from './pictures.ts'

/** The four pictures that a trip's page shows at once are four different things, the second of them where one sleeps. */
export function checkFirstPictures({ trips, subjectOf, compositionOf }: Source): Problem[] {
  return trips.flatMap(({ file, value: trip }) =>
    [
      ...(compositionOf ? repeats(trip, compositionOf) : []),
      ...(subjectOf ? rooms(trip, subjectOf) : []),
      ...nights(trip),
    ].map((problem) => ({ file, ...problem })),
  )
}

type Found = Omit<Problem, 'file'>

function repeats({ cover, gallery }: Trip, compositionOf: Map<string, string[]>): Found[] {
  const four = [cover, ...gallery.slice(0, 3)].map(nameOf)
  const wordsOf = (name: string) => compositionOf.get(name) ?? []
  return four.flatMap((name, i) =>
    four.slice(0, i).flatMap((before) => {
      const shared = wordsOf(name).filter((word) => wordsOf(before).includes(word))
      if (shared.length === 0) return []
      const message = `"${name}" is arranged like "${before}" (${shared.join(', ')}): choose another picture for the first four`
      return [{ field: `gallery.${i - 1}`, message }]
    }),
  )
}

function rooms({ gallery: [first] }: Trip, subjectOf: Map<string, string>): Found[] {
  if (typeof first !== 'string' || subjectOf.get(first) === 'room') return []
  const message = `"${first}" does not show where one sleeps: choose a picture of a room, a cabin or the inside of a tent`
  return [{ field: 'gallery.0', message }]
}

function nights({ captions: { night }, facts }: Trip): Found[] {
  const last = facts.nights.length
  if (night <= last) return []
  return [
    { field: 'captions.night', message: `there is no entry ${night} of facts.nights: write 1 to ${last}` },
  ]
}
