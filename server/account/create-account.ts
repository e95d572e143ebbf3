import { dateInIndia } from '#domain/calendar/clock.ts'
import type { BookingNews } from '../bookings/booking-news.ts'
import type { StatusTokens } from '../bookings/payments/status-token.ts'
import type { ViewMyBooking } from '../bookings/views/show-my-booking.ts'
import { plannable } from '../catalogue/plannable.ts'
import type { FromPricesWatch } from '../departures/from-prices.ts'
import type { ListNextDepartures } from '../departures/list-next-departures.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { Resources } from '../open-resources.ts'
import type { ShowPapers } from '../papers/show-papers.ts'
import type { ResolvePicture } from '../pictures/resolve-picture.ts'
import type { Waiting } from '../waiting/create-waiting.ts'
import { createChangeProfile } from './change-profile.ts'
import { createClaimBooking } from './claim-booking.ts'
import { createDeleteAccount } from './delete-account.ts'
import { findBlockers } from './deletion-blockers.ts'
import { describeDeletion } from './describe-deletion.ts'
import { createEndDevice } from './end-device.ts'
import { bookingParts } from './export-booking-parts.ts'
import { createExportData } from './export-data.ts'
import { accountParts, detailsParts, loginParts, reviewParts, waitingParts } from './export-parts.ts'
import { createListDevices } from './list-devices.ts'
import { createListSavedIds } from './list-saved-ids.ts'
import { createListSavedTrips } from './list-saved-trips.ts'
import { createMergeSavedTrips } from './merge-saved-trips.ts'
import { createRemoveSavedTrip } from './remove-saved-trip.ts'
import { createSaveTrip } from './save-trip.ts'
import { createShowJustBooked } from './show-just-booked.ts'
import { createShowProfile } from './show-profile.ts'
import type { TellTraveller } from './tell-traveller.ts'
import { createWriteAsTraveller } from './write-as-traveller.ts'

/** What a traveller can do with the account; with a hosted project the logins are not ours. */
export function createAccount(deps: {
  resources: Pick<Resources, 'env' | 'db' | 'clock' | 'site' | 'secrets' | 'catalogue'>
  limiter: Limiter
  tellTraveller: TellTraveller
  listNextDepartures: ListNextDepartures
  fromPrices: FromPricesWatch
  picture: ResolvePicture
  bookings: { statusTokens: StatusTokens; viewMyBooking: ViewMyBooking }
  papers: { news: BookingNews; showPapers: ShowPapers }
  waiting: Pick<Waiting, 'keepPlace' | 'listMyPlaces'>
}) {
  const { tellTraveller, listNextDepartures, fromPrices, picture } = deps
  const { news, showPapers } = deps.papers
  const { env, db, clock, site, secrets, catalogue } = deps.resources
  const hostedAt = env.auth.hosted?.url ?? null
  const ownLogins = hostedAt === null
  const findTrip = (id: string) => catalogue().findTrip(id)
  const listByIds = (ids: readonly string[]) => catalogue().listByIds(ids)
  const isTrip = (id: string) => findTrip(id) !== null
  const writeAsTraveller = createWriteAsTraveller({ db, ownLogins })
  const parts = {
    ...accountParts(findTrip),
    ...bookingParts(secrets.decrypt),
    ...reviewParts,
    ...detailsParts(secrets.guestDetails.open),
    ...waitingParts,
    ...(ownLogins ? loginParts : {}),
  }
  return {
    clock,
    takeFromLimit: deps.limiter.takeFromLimit,
    showProfile: createShowProfile({ db }),
    changeProfile: createChangeProfile({ writeAsTraveller, clock, tellTraveller }),
    devices: ownLogins ? { list: createListDevices({ db }), end: createEndDevice({ db }) } : null,
    listSavedTrips: createListSavedTrips({
      db,
      listByIds,
      plannable,
      listNextDepartures,
      fromPrices,
      picture,
    }),
    listSavedIds: createListSavedIds({ db, isTrip }),
    mergeSavedTrips: createMergeSavedTrips({ writeAsTraveller, clock, isTrip }),
    saveTrip: createSaveTrip({ writeAsTraveller, clock, isTrip }),
    removeSavedTrip: createRemoveSavedTrip({ db }),
    listMyPlaces: deps.waiting.listMyPlaces,
    keepPlace: (traveller: Traveller, code: string) =>
      writeAsTraveller(traveller, async (tx) => ({
        ok: await deps.waiting.keepPlace(tx, code, traveller.id),
      })),
    claimBooking: createClaimBooking({ writeAsTraveller, clock, news }),
    showJustBooked: createShowJustBooked({ db, clock, ...deps.bookings, showPapers }),
    exportData: createExportData({ writeAsTraveller, clock, site, parts, tellTraveller }),
    describeDeletion: () => describeDeletion({ site, ownLogins }),
    findBlockers: (traveller: Traveller) =>
      findBlockers(db, traveller.id, { today: dateInIndia(clock.now()), site }),
    deleteAccount: createDeleteAccount({ writeAsTraveller, clock, site, hostedAt, tellTraveller }),
  }
}
