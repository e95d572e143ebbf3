import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { smallestGroup } from '#domain/departures/departure.ts'
import type { DeskFilter } from '#domain/departures/desk-list.ts'
import type { Site } from '#domain/site/site.ts'
import type { AskApproval } from '../../approvals/ask-approval.ts'
import { createListLog } from '../../audit/list-log.ts'
import { createNoteExport } from '../../audit/note-export.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { plannable } from '../../catalogue/plannable.ts'
import { createAddDate } from '../../departures/add-date.ts'
import { createAssignCaptain } from '../../departures/assign-captain.ts'
import { departureSubject, type WhichDeparture } from '../../departures/change-departure.ts'
import { createCloseDeparture } from '../../departures/close-departure.ts'
import {
  countDesk,
  type DeskRow,
  findDesk,
  listCaptains,
  listDesk,
  listDeskDays,
  listOwn,
  placeOf,
} from '../../departures/desk-store.ts'
import { createNoteDeparture, noteVersion } from '../../departures/note-departure.ts'
import { createNoteSoldByPhone } from '../../departures/note-sold-by-phone.ts'
import { isSold, runOf } from '../../departures/offered-departure.ts'
import { createReopenDeparture } from '../../departures/reopen-departure.ts'
import { createSetSeats } from '../../departures/set-seats.ts'
import type { TripSms } from '../../sms/trip-sms.ts'
import type { BookingNews } from '../booking-news.ts'
import type { FreeHold } from '../holds/free-hold.ts'
import { createPromiseDeparture } from '../promise-departure.ts'
import type { CancelBooking } from '../refunds/cancel-booking.ts'
import { createCancelDeparture } from '../refunds/cancel-departure.ts'
import type { TakeCancelApproval } from '../refunds/take-off-sale.ts'
import { createAskToCancel } from './ask-to-cancel.ts'
import { createExportDepartures } from './export-departures.ts'
import { findStaffName, listDeskBookings } from './letter-store.ts'
import { createPreviewCancellation } from './preview-cancellation.ts'
import { createWriteToDeparture } from './write-to-departure.ts'

/** What the console asks about departures. */
export type DepartureDesk = ReturnType<typeof createDepartureDesk>
/** A departure with the title of its trip and whether it runs, in the words of the site. */
export type DeskDeparture = ReturnType<typeof deskDeparture>

export type { Booking } from '../booking-store.ts'

const rowsOfPage = 50
const rowsOfLog = 100

type Deps = {
  db: Database
  patientDb: Database
  clock: Clock
  catalogue: () => Pick<Catalogue, 'trips' | 'findTrip'>
  site: Site
  siteUrl: string
  tripSms: TripSms
  news: BookingNews
  cancelBooking: CancelBooking
  freeHold: FreeHold
  takeApproval: TakeCancelApproval
  askApproval: AskApproval
}

function deskDeparture(row: DeskRow, title: string, today: string) {
  const byPhone = row.soldByPhone ?? row.soldElsewhere
  return {
    ...row,
    online: row.sold - row.deskSeats,
    /** With a name or by phone. */
    desk: byPhone + row.deskSeats,
    byPhone,
    /** Whether seats are sold on it now, as far as there are any. */
    sells: isSold(row, today),
    title,
    run: runOf(row, today),
  }
}

export function createDepartureDesk(deps: Deps) {
  const { db, clock, catalogue, tripSms } = deps
  const today = () => dateInIndia(clock.now())
  const titleOf = (tripId: string) => catalogue().findTrip(tripId)?.title ?? tripId
  const shown = (row: DeskRow) => deskDeparture(row, titleOf(row.tripId), today())
  const letters = createWriteToDeparture(deps)
  const previewCancellation = createPreviewCancellation(deps)
  const cancelDeparture = createCancelDeparture(deps)

  return {
    /** Whether SMS about departures can be sent, now or once there is a provider. */
    mayWriteSms: tripSms.may('departure'),

    /** A page of the list, and what stands around it. */
    async list(filter: DeskFilter) {
      const [found, counts] = await Promise.all([
        listDesk(db, filter, { today: today(), most: rowsOfPage }),
        countDesk(db, filter, today()),
      ])
      const rows = found.slice(0, rowsOfPage).map(shown)
      const last = found.length > rowsOfPage ? rows.at(-1) : undefined
      return { rows, counts, next: last ? placeOf(last, filter.by) : null }
    },

    export: createExportDepartures({ ...deps, titleOf, noteExport: createNoteExport({ db, clock }) }),

    async listDays(days: Pick<DeskFilter, 'tripId' | 'from' | 'to'>) {
      return (await listDeskDays(db, days)).map(shown)
    },

    /** Those that somebody leads and may look at now. */
    async listOwn(captain: string) {
      return (await listOwn(db, captain, today())).map(shown)
    },

    async find(which: WhichDeparture) {
      const row = await findDesk(db, which)
      return row && shown(row)
    },

    listBookings: (which: WhichDeparture) => listDeskBookings(db, which),
    listLog: (which: WhichDeparture) => listDepartureLog(db, which),
    listCaptains: () => listCaptains(db),
    findStaffName: (id: string) => findStaffName(db, id),
    noteVersion,

    /** Trips that have dates, by title, with what a new date of each would have. */
    listTrips: () =>
      catalogue()
        .trips.filter(({ kind }) => kind === 'group')
        .map((trip) => ({ id: trip.id, title: trip.title, ...smallestGroup(trip) }))
        .toSorted((a, b) => a.title.localeCompare(b.title)),

    close: createCloseDeparture(deps),
    reopen: createReopenDeparture(deps),
    promise: createPromiseDeparture(deps),
    setSeats: createSetSeats(deps),
    noteSoldByPhone: createNoteSoldByPhone(deps),
    note: createNoteDeparture(deps),
    assignCaptain: createAssignCaptain(deps),
    addDate: createAddDate({
      ...deps,
      findTrip: (id) => {
        const trip = catalogue().findTrip(id)
        return trip && plannable(trip)
      },
    }),
    previewCancellation,
    askToCancel: createAskToCancel({ ...deps, previewCancellation, cancelDeparture }),
    previewLetter: letters.preview,
    sendLetter: letters.send,
  }
}

/** What was done with a departure, with the names of who did it. */
async function listDepartureLog(db: Database, which: WhichDeparture) {
  const { rows } = await createListLog({ db })(
    { subject: departureSubject(which) },
    { before: null, most: rowsOfLog },
  )
  const ids = new Set(rows.flatMap(({ staffId }) => staffId ?? []))
  const names = new Map<string, string | null>()
  for (const id of ids) names.set(id, await findStaffName(db, id))
  return rows.map((row) => ({ ...row, name: row.staffId && (names.get(row.staffId) ?? null) }))
}
