import { createAccount } from './account/create-account.ts'
import { createTellTraveller } from './account/tell-traveller.ts'
import { writeLog } from './audit/write-log.ts'
import { createIdentity } from './auth/create-identity.ts'
import { balanceReminders } from './bookings/balance-reminders.ts'
import { createBookings } from './bookings/create-bookings.ts'
import { createCheckBooks } from './books/check-books.ts'
import { createCompareBooks } from './books/compare-books.ts'
import { createChooseCovers } from './cards/choose-covers.ts'
import { createListCards } from './cards/list-cards.ts'
import { defaultPrice, plannable } from './catalogue/plannable.ts'
import { consoleOrigin } from './console/console-host.ts'
import { createFillDepartures } from './departures/fill-departures.ts'
import { watchFreeSeats } from './departures/free-seats.ts'
import { watchFromPrices } from './departures/from-prices.ts'
import { createListDepartures } from './departures/list-departures.ts'
import { createListMissedDepartures } from './departures/list-missed-departures.ts'
import { createListNextDepartures } from './departures/list-next-departures.ts'
import { createListUpcomingDepartures } from './departures/list-upcoming-departures.ts'
import { createDeskUseCases } from './desk-use-cases.ts'
import { makeEditionParts } from './edition-parts.ts'
import { perEdition } from './editions/per-edition.ts'
import { createEnquiries } from './enquiries/create-enquiries.ts'
import { createGuests } from './guests/create-guests.ts'
import { createReceiveForm } from './http/receive-form.ts'
import { createJourney } from './journey/create-journey.ts'
import { createLimiter } from './limits/limiter.ts'
import { createMailDelivery } from './mail/deliver-mail.ts'
import type { AttachPapers } from './mail/mail-attachment.ts'
import { createNewsletter } from './newsletter/newsletter.ts'
import type { Resources } from './open-resources.ts'
import { createPapers } from './papers/create-papers.ts'
import { createPictureResolver, type ResolvePicture } from './pictures/resolve-picture.ts'
import { createPreviews, type Previews } from './previews/create-previews.ts'
import { createListPlanned } from './previews/list-planned.ts'
import type { TripRatings } from './ratings/trip-ratings.ts'
import { createSendReminders, type Reminder } from './reminders/send-reminders.ts'
import { createTripReminders } from './reminders/trip-reminders.ts'
import { createEraseOldData } from './retention/erase-old-data.ts'
import { createReviews } from './reviews/create-reviews.ts'
import type { Services } from './services.ts'
import { allowedCountry } from './sms/allowed-country.ts'
import { createSmsProvider } from './sms/create-sms-provider.ts'
import { createSmsDelivery } from './sms/deliver-sms.ts'
import { createQueueNotice } from './sms/queue-notice.ts'
import { createSendCode } from './sms/send-code.ts'
import type { SmsProvider } from './sms/sms.ts'
import { createTripSms } from './sms/trip-sms.ts'
import { createStaff, type StaffDeps } from './staff/create-staff.ts'
import { createTakeNewOwner } from './staff/people/new-owner-act.ts'
import type { StaffService } from './staff/staff-service.ts'
import { createWaiting } from './waiting/create-waiting.ts'

export type UseCases = ReturnType<typeof createUseCases>

/** Every use case of the server, made once of what it needs. */
export function createUseCases(resources: Resources) {
  const { env, db, patientDb, pageDb, clock, log, site, secrets, editions } = resources
  const { manifest } = resources.pictures
  const { siteUrl } = env.web
  const picture = createPictureResolver(manifest, env.pictures.imageHost)
  const reviews = createReviews({ resources, picture })
  const { trips, ...showing } = showingOf(resources, { picture, ratings: reviews.ratings })
  const { freeSeats, fromPrices } = showing
  const listDepartures = createListDepartures({ db: pageDb, clock })
  const limiter = createLimiter({ db, clock, log, limits: env.limits, secret: secrets.limitKey })
  const provider = createSmsProvider(env.sms)
  const sendCode = createSendCode({ provider, mode: env.mode, db, clock, log, siteName: site.name, siteUrl })
  const tellTraveller = createTellTraveller({ site, queueNotice: createQueueNotice({ site }) })
  const forTravellers = { resources, limiter, tellTraveller }
  const identity = createIdentity({ ...forTravellers, sendCode })
  const { guests, papers, bookings } = salesOf(resources, { picture, ...identity, ...reviews })
  const waiting = createWaiting({ resources, picture })
  const receiveForm = createReceiveForm({ takeFromLimit: limiter.takeFromLimit, log })
  const enquiries = createEnquiries({ resources, receiveForm })
  const previews = createPreviews(resources, {
    prepare: (edition) => parts.prepare(edition),
    current: () => parts.current(),
  })
  const forAllEditions = {
    newsletter: createNewsletter({ db, clock, site, siteUrl }),
    receiveForm,
    takeEnquiry: enquiries.takeEnquiry,
    ...forPagesOf({ papers, reviews, guests, waiting, previews }),
  }
  const lasting = {
    resources,
    listDepartures,
    listMissedDepartures: createListMissedDepartures({ db: pageDb, clock }),
    listUpcomingDepartures: createListUpcomingDepartures({ db: pageDb, clock }),
    showPayment: bookings.showPayment,
    linkToCalendar: (id: string) => papers.paperLinks.linkTo({ id, kind: 'calendar' }),
    picture,
    cards: showing.cards,
    chooseCovers: showing.chooseCovers,
    freeSeats,
    fromPrices,
    ratings: reviews.ratings,
    listTripReviews: reviews.listTripReviews,
  }
  const asPlanned = { listDepartures: createListPlanned({ clock, listDepartures }) }
  /** What hangs on the words of the site. */
  const parts = perEdition(editions, function* (edition) {
    const made = yield* makeEditionParts(edition.drafted ? { ...lasting, ...asPlanned } : lasting, edition)
    return { ...made, forPages: { ...forAllEditions, site: made.site, ...made.pages } satisfies Services }
  })
  const fillDepartures = createFillDepartures({ db: patientDb, clock, trips })
  return {
    receiveForm,
    parts,
    ...identity,
    bookings,
    ...nightWorkOf(resources),
    staff: staffOf(resources, { limiter, sendCode }),
    forDesk: createDeskUseCases(resources, {
      ...bookings,
      ...papers,
      ...guests,
      previews: { linkTo: previews.linkTo },
      tryOut: (next) => parts.prepare({ ...next, key: '' }),
    }),
    papers,
    takeFromLimit: limiter.takeFromLimit,
    account: createAccount({ ...forTravellers, ...showing, picture, bookings, papers, waiting }),
    freeSeats,
    ratings: reviews.ratings,
    publishWaiting: reviews.publishWaiting,
    waiting,
    sendReminders: createSendReminders({ db, clock, reminders: remindersOf(resources, { reviews, guests }) }),
    ...plansOf(resources),
    listDepartures,
    fillDepartures,
    ...enquiries,
    ...deliveriesOf(resources, { provider, attachPapers: papers.attachPapers }),
  }
}

/** What whoever has a link sees, whichever edition is shown. */
function forPagesOf(rooms: {
  papers: ReturnType<typeof createPapers>
  reviews: ReturnType<typeof createReviews>
  guests: ReturnType<typeof createGuests>
  waiting: ReturnType<typeof createWaiting>
  previews: Previews
}) {
  const { papers, reviews, guests, waiting, previews } = rooms
  return {
    showVoucher: papers.showVoucher,
    showPreview: previews.showPreview,
    ...reviews.forPages,
    ...guests.forPages,
    ...waiting.forPages,
  }
}

/** What lists and cards show of dates, seats and prices. */
function showingOf(
  { db, pageDb, clock, log, editions, catalogue, pictures }: Resources,
  { picture, ratings }: { picture: ResolvePicture; ratings: TripRatings },
) {
  const trips = () => editions.newest().catalogue.trips.map(plannable)
  const listNextDepartures = createListNextDepartures({ db: pageDb, clock })
  const chooseCovers = createChooseCovers(pictures.manifest)
  const freeSeats = watchFreeSeats({ db, clock, trips })
  const fromPrices = watchFromPrices({ freeSeats, trips: () => catalogue().trips })
  const cards = createListCards({ listNextDepartures, ratings, fromPrices, log, picture, chooseCovers })
  return { trips, listNextDepartures, chooseCovers, freeSeats, fromPrices, cards }
}

/** All that travellers are reminded of. */
function remindersOf(
  resources: Resources,
  { reviews, guests }: { reviews: { reminder: Reminder }; guests: { reminders: Reminder[] } },
): Reminder[] {
  const { env, site } = resources
  const ofBalances = balanceReminders({ site, siteUrl: env.web.siteUrl, tripSms: createTripSms(resources) })
  return [reviews.reminder, ...guests.reminders, ...ofBalances, ...createTripReminders(resources)]
}

/** Bookings, their papers, what their guests tell of themselves, and what all of them need on the way. */
function salesOf(
  resources: Resources,
  deps: Pick<Parameters<typeof createBookings>[0], 'picture' | 'holdAccount' | 'reviewLinkOf'>,
) {
  const { picture } = deps
  const guests = createGuests({ resources, picture })
  const { readStanding } = guests
  const papers = createPapers({ resources, picture, readStanding })
  return {
    guests,
    papers,
    bookings: {
      ...createBookings({ resources, ...deps, news: papers.news, readStanding }),
      ...createJourney({ resources, picture, readStanding }),
    },
  }
}

function nightWorkOf({ db, patientDb, clock, log, site, phonepe }: Resources) {
  const compareBooks = createCompareBooks({ db: patientDb, clock, phonepe })
  return {
    checkBooks: createCheckBooks({ db, clock, log, site, compareBooks }),
    eraseOldData: createEraseOldData({ db: patientDb, clock }),
  }
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

/** What departures are made of, and what they cost. */
function plansOf({ catalogue }: Pick<Resources, 'catalogue'>) {
  return {
    findTrip: (id: string) => {
      const trip = catalogue().findTrip(id)
      return trip && plannable(trip)
    },
    priceOf: (id: string) => {
      const trip = catalogue().findTrip(id)
      return trip ? defaultPrice(trip) : 0
    },
  }
}
