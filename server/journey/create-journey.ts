import { createReadAhead } from '../bookings/read-ahead.ts'
import type { ReadStanding } from '../guests/guest-standing.ts'
import type { Resources } from '../open-resources.ts'
import type { ResolvePicture } from '../pictures/resolve-picture.ts'
import { createIntroduceTraveller } from './introduce-traveller.ts'
import { createShowJourney } from './show-journey.ts'

/** The page of a booking for the way, made once. */
export function createJourney(deps: {
  resources: Pick<Resources, 'db' | 'clock' | 'catalogue'>
  picture: ResolvePicture
  readStanding: ReadStanding
}) {
  const { resources, picture, readStanding } = deps
  const { db, clock, catalogue } = resources
  const readAhead = createReadAhead({ clock, findTrip: (id) => catalogue().findTrip(id) })
  return {
    showJourney: createShowJourney({ db, clock, catalogue, picture, readAhead, readStanding }),
    introduceTraveller: createIntroduceTraveller({ db, clock }),
  }
}
