import { kitOf } from '#domain/journey/travel-kit.ts'
import type { Resources } from '../open-resources.ts'
import type { ResolvePicture } from '../pictures/resolve-picture.ts'
import { createTripSms } from '../sms/trip-sms.ts'
import { createAskForDetails } from './ask-for-details.ts'
import { createGuestLinks } from './guest-links.ts'
import { createReadStanding } from './guest-standing.ts'
import { createOpenHealth } from './open-health.ts'
import { detailsReminders } from './remind-of-details.ts'
import { createSaveDetails } from './save-details.ts'
import { createShowGuestPage } from './show-guest-page.ts'

/** Every use case of what guests tell of themselves, made once. */
export function createGuests(deps: { resources: Resources; picture: ResolvePicture }) {
  const { resources, picture } = deps
  const { env, db, clock, site, secrets, catalogue } = resources
  const { siteUrl } = env.web
  const sealing = secrets.guestDetails
  const findTrip = (id: string) => catalogue().findTrip(id)
  const links = createGuestLinks({ keys: secrets.guestLinkKeys })
  const readStanding = createReadStanding({ clock, links, sealing, findTrip })
  const asking = { readStanding, site, siteUrl, tripSms: createTripSms(resources) }
  return {
    readStanding,
    openHealth: createOpenHealth(sealing),
    reminders: detailsReminders(asking),
    askForDetails: createAskForDetails({ db, clock, ...asking }),
    forPages: {
      showGuestPage: createShowGuestPage({
        ...{ db, clock, links, sealing, findTrip, picture },
        kitOf: (trip) => kitOf(trip, catalogue().emergency),
      }),
      saveGuestDetails: createSaveDetails({ db, clock, links, sealing, findTrip }),
    },
  }
}
