import type { Trip, TripTag } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'
import { nameOf } from './pictures.ts'

/** What some pictures are of, and the trips on which a traveller meets it. Everything else may stand anywhere. */
const subjects: Record<string, { shows: string; fits: TripTag[]; never?: TripTag[] }> = {
  riders: { shows: 'motorcyclists', fits: ['bikingPackage'] },
  trekkers: { shows: 'trekkers', fits: ['trek', 'backpacking', 'adventure'], never: ['bikingPackage'] },
  skiers: { shows: 'skiers', fits: ['winter'] },
  pilgrims: { shows: 'pilgrims', fits: ['pilgrimage'] },
  wildlife: { shows: 'wild animals', fits: ['wildlife'] },
  reef: { shows: 'a coral reef', fits: ['beach', 'adventure', 'wildlife'] },
  two: { shows: 'a table for two', fits: ['honeymoonSpecial', 'luxury'], never: ['familySpecial'] },
  festival: { shows: 'a monastery festival', fits: ['cultural'] },
}

/** A picture's subject fits the trip's kind: motorcyclists on a monastery journey would promise another trip. */
export function checkPictureSubjects({ trips, subjectOf }: Source): Problem[] {
  if (!subjectOf) return []
  return trips.flatMap(({ file, value: trip }) =>
    [trip.cover, ...trip.gallery].map(nameOf).flatMap((name, i) => {
      const subject = subjects[subjectOf.get(name) ?? '']
      if (!subject || fits(trip, subject)) return []
      const field = i === 0 ? 'cover' : `gallery.${i - 1}`
      const message = `"${name}" shows ${subject.shows}, which this kind of trip does not have: choose another picture, or tag the trip ${subject.fits.map((tag) => `'${tag}'`).join(' or ')}`
      return [{ file, field, message }]
    }),
  )
}

function fits({ tags }: Trip, { fits, never = [] }: { fits: TripTag[]; never?: TripTag[] }): boolean {
  return fits.some((tag) => tags.includes(tag)) && !never.some((tag) => tags.includes(tag))
}
