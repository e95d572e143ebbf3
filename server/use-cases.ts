import type { PlannableTrip } from '#domain/departures/departure.ts'
import { popularSearches } from '#domain/search/search-limits.ts'
import { createAccount } from './account/create-account.ts'
import { createTellTraveller } from './account/tell-traveller.ts'
import { writeLog } from './audit/write-log.ts'
import { createIdentity } from './auth/create-identity.ts'
import { createPosts } from './blog/posts.ts'
import { createBookings } from './bookings/create-bookings.ts'
import { createCheckBooks } from './books/check-books.ts'
import { createCompareBooks } from './books/compare-books.ts'
import { createChooseCovers } from './cards/choose-covers.ts'
import { createListCards } from './cards/list-cards.ts'
import { overlayIds, suggestions } from './cards/suggestion.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { defaultPrice, plannable } from './catalogue/plannable.ts'
import { consoleOrigin } from './console/console-host.ts'
import { createFillDepartures } from './departures/fill-departures.ts'
import { watchFreeSeats } from './departures/free-seats.ts'
import { createListDepartures } from './departures/list-departures.ts'
import { createListMissedDepartures } from './departures/list-missed-departures.ts'
import { createListNextDepartures } from './departures/list-next-departures.ts'
import { createListUpcomingDepartures } from './departures/list-upcoming-departures.ts'
import { createDeskUseCases } from './desk-use-cases.ts'
import { createEnquiries } from './enquiries/create-enquiries.ts'
import { createReceiveForm } from './http/receive-form.ts'
import { createLimiter } from './limits/limiter.ts'
import { createListings } from './listings/listings.ts'
import { createMailDelivery } from './mail/deliver-mail.ts'
import type { AttachPapers } from './mail/mail-attachment.ts'
import { createNewsletter } from './newsletter/newsletter.ts'
import type { Resources } from './open-resources.ts'
import { createPages } from './pages/create-pages.ts'
import { createPapers } from './papers/create-papers.ts'
import { createPictureResolver, type ResolvePicture } from './pictures/resolve-picture.ts'
import { createShareCards } from './pictures/share-cards.ts'
import type { TripRatings } from './ratings/trip-ratings.ts'
import { createSendReminders } from './reminders/send-reminders.ts'
import { createEraseOldData } from './retention/erase-old-data.ts'
import { createReviews } from './reviews/create-reviews.ts'
import { createFindPlaces } from './search/find-places.ts'
import { createFindTrips } from './search/find-trips.ts'
import { createListWeekendTrips } from './search/list-weekend-trips.ts'
import { makeSearchDocuments } from './search/make-documents.ts'
import { buildIndex } from './search/search-index.ts'
import type { Services } from './services.ts'
import { listAddresses } from './sitemap/list-addresses.ts'
import { allowedCountry } from './sms/allowed-country.ts'
import { createSmsProvider } from './sms/create-sms-provider.ts'
import { createSmsDelivery } from './sms/deliver-sms.ts'
import { createQueueNotice } from './sms/queue-notice.ts'
import { createSendCode } from './sms/send-code.ts'
import type { SmsProvider } from './sms/sms.ts'
import { createStaff, type StaffDeps } from './staff/create-staff.ts'
import { createTakeNewOwner } from './staff/people/new-owner-act.ts'
import type { StaffService } from './staff/staff-service.ts'

export type UseCases = ReturnType<typeof createUseCases>

/** Every use case of the server, made once of what it needs. */
export function createUseCases(resources: Resources) {
  const { env, db, patientDb, pageDb, clock, log, site, secrets, catalogue } = resources
  const { manifest } = resources.pictures
  const { siteUrl } = env.web
  const trips = () => catalogue.trips.map(plannable)
  const picture = createPictureResolver(manifest, env.pictures.imageHost)
  const posts = createPosts({ catalogue, manifest })
  const shareCards = createShareCards({ manifest, catalogue, site, posts })
  const { search } = buildIndex(makeSearchDocuments(catalogue), catalogue.keywords)
  const reviews = createReviews({ resources, picture })
  const { ratings } = reviews
  const lists = listsOf(resources, { picture, ratings, trips })
  const { listNextDepartures, freeSeats, listings } = lists
  const finding = findingOf({ search, catalogue, listings, picture, clock })
  const limiter = createLimiter({ db, clock, log, limits: env.limits, secret: secrets.limitKey })
  const provider = createSmsProvider(env.sms)
  const sendCode = createSendCode({ provider, mode: env.mode, db, clock, log, siteName: site.name, siteUrl })
  const tellTraveller = createTellTraveller({ site, queueNotice: createQueueNotice({ site }) })
  const forTravellers = { resources, limiter, tellTraveller }
  const identity = createIdentity({ ...forTravellers, sendCode })
  const { holdAccount } = identity
  const papers = createPapers({ resources, picture })
  const bookings = createBookings({ resources, picture, holdAccount, news: papers.news, ...reviews })
  const receiveForm = createReceiveForm({ takeFromLimit: limiter.takeFromLimit, log })
  const enquiries = createEnquiries({ resources, receiveForm })
  const forPages: Services = {
    site,
    newsletter: createNewsletter({ db, clock, site, siteUrl }),
    receiveForm,
    takeEnquiry: enquiries.takeEnquiry,
    showVoucher: papers.showVoucher,
    ...reviews.forPages,
    ...createPages({
      ...lists,
      listMissedDepartures: createListMissedDepartures({ db: pageDb, clock }),
      ratings,
      listTripReviews: reviews.listTripReviews,
      showPayment: bookings.showPayment,
      linkToCalendar: (id) => papers.paperLinks.linkTo({ id, kind: 'calendar' }),
      clock,
      log,
      site,
      siteUrl,
      production: env.mode === 'production',
      catalogue,
      picture,
      search,
      ...finding,
      posts,
      shareImage: (card) => siteUrl + shareCards.addressOf(card),
    }),
  }
  return {
    forPages,
    ...identity,
    bookings,
    checkBooks: checkBooksOf(resources),
    staff: staffOf(resources, { limiter, sendCode }),
    forDesk: createDeskUseCases(resources, { ...bookings, ...papers }),
    papers,
    takeFromLimit: limiter.takeFromLimit,
    account: createAccount({ ...forTravellers, listNextDepartures, picture, bookings, papers }),
    eraseOldData: createEraseOldData({ db: patientDb, clock }),
    freeSeats,
    ratings,
    publishWaiting: reviews.publishWaiting,
    sendReminders: createSendReminders({ db, clock, reminders: [reviews.reminder] }),
    ...finding,
    listWeekendTrips: createListWeekendTrips({ ...finding, ...lists, trips, clock }),
    findShareCard: shareCards.find,
    posts,
    listAddresses: () => listAddresses({ catalogue, posts, picture }),
    ...plansOf(catalogue),
    listDepartures: lists.listDepartures,
    fillDepartures: createFillDepartures({ db: patientDb, clock, trips }),
    ...enquiries,
    ...deliveriesOf(resources, { provider, attachPapers: papers.attachPapers }),
  }
}

function checkBooksOf({ db, patientDb, clock, log, site, phonepe }: Resources) {
  const compareBooks = createCompareBooks({ db: patientDb, clock, phonepe })
  return createCheckBooks({ db, clock, log, site, compareBooks })
}

function deliveriesOf(
  { env, db, clock }: Resources,
  { provider, attachPapers }: { provider: SmsProvider | null; attachPapers: AttachPapers },
) {
  return {
    mailDelivery: env.mail && createMailDelivery({ db, clock, ...env.mail, attachPapers }),
    smsDelivery: provider ? createSmsDelivery({ db, clock, provider }) : [],
  }
}

function staffOf(
  { env, db, clock, log, site, secrets }: Resources,
  deps: Pick<StaffDeps, 'limiter' | 'sendCode'>,
): StaffService {
  return createStaff({
    ...deps,
    db,
    clock,
    log,
    secrets,
    testCodeOf: (phone) => env.sms.testCodes.get(phone) ?? null,
    mayReceive: (phone) => allowedCountry(phone, env.sms.countries),
    queueNotice: createQueueNotice({ site }),
    takeApproval: createTakeNewOwner({ clock }),
    writeLog,
    siteName: site.name,
    consoleUrl: consoleOrigin(env.web),
  })
}

/** Cards and lists of trips, with the seats and ratings of now. */
function listsOf(
  { db, pageDb, clock, log, catalogue, pictures }: Resources,
  {
    picture,
    ratings,
    trips,
  }: { picture: ResolvePicture; ratings: TripRatings; trips: () => PlannableTrip[] },
) {
  const listNextDepartures = createListNextDepartures({ db: pageDb, clock })
  const chooseCovers = createChooseCovers(pictures.manifest)
  const cards = createListCards({ listNextDepartures, ratings, log, picture, chooseCovers })
  const freeSeats = watchFreeSeats({ db, clock, trips })
  return {
    listNextDepartures,
    listDepartures: createListDepartures({ db: pageDb, clock }),
    listUpcomingDepartures: createListUpcomingDepartures({ db: pageDb, clock }),
    chooseCovers,
    cards,
    freeSeats,
    listings: createListings({ catalogue, cards, freeSeats, ratings, clock, log }),
  }
}

/** What the search boxes show. */
function findingOf(
  deps: Parameters<typeof createFindTrips>[0] & { catalogue: Catalogue; picture: ResolvePicture },
) {
  const { catalogue, picture } = deps
  return {
    findTrips: createFindTrips(deps),
    findPlaces: createFindPlaces(deps),
    suggestionOf: suggestions(catalogue, picture),
    overlayIds: overlayIds(catalogue),
    popular: popularSearches(catalogue.keywords),
  }
}

/** What departures are made of, and what they cost. */
function plansOf({ findTrip }: Pick<Catalogue, 'findTrip'>) {
  return {
    findTrip: (id: string) => {
      const trip = findTrip(id)
      return trip && plannable(trip)
    },
    priceOf: (id: string) => {
      const trip = findTrip(id)
      return trip ? defaultPrice(trip) : 0
    },
  }
}
