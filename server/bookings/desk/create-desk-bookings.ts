import type { Transaction } from '#database/client.ts'
import type { AskApproval } from '../../approvals/ask-approval.ts'
import { createNoteExport } from '../../audit/note-export.ts'
import type { Resources } from '../../open-resources.ts'
import { createAllowClaim } from '../allow-claim.ts'
import type { BookingNews } from '../booking-news.ts'
import { createChangeGuest } from '../guests/change-guest.ts'
import { createNotePapers } from '../guests/note-papers.ts'
import { createFreeHold, createOfferLeft } from '../holds/free-hold.ts'
import type { CancelBooking } from '../refunds/cancel-booking.ts'
import { createCancelGuests } from '../refunds/cancel-guests.ts'
import { createDeskMoney } from './desk-money.ts'
import { createDeskReadMove } from './desk-read-move.ts'
import { listOfPhone } from './due-store.ts'
import { createExportBookings } from './export-bookings.ts'
import { createExportDue } from './export-due.ts'
import { createListDeskBookings } from './list-bookings.ts'
import { createListDue } from './list-due.ts'
import { createMakeDeskBooking, type WinEnquiry } from './make-desk-booking.ts'
import { createMoveAtDesk } from './move-at-desk.ts'
import { createRevealPhone } from './reveal-phone.ts'
import { createShowDeskBooking } from './show-desk-booking.ts'
import { createWriteNote } from './write-note.ts'

/** What the console asks of this room. */
export type DeskBookings = ReturnType<typeof createDeskBookings>

/** Every use case of bookings at the operator's desk, made once. */
export function createDeskBookings(deps: {
  resources: Resources
  cancelBooking: CancelBooking
  news: BookingNews
  askApprovalIn: (tx: Transaction) => AskApproval
  winEnquiry: WinEnquiry
}) {
  const { resources, cancelBooking, news, askApprovalIn, winEnquiry } = deps
  const { db, patientDb, clock, catalogue, secrets, env } = resources
  const noteExport = createNoteExport({ db, clock })
  const findTrip = (id: string) => catalogue().findTrip(id)
  return {
    list: createListDeskBookings({ db }),
    export: createExportBookings({ patientDb, clock, noteExport }),
    show: createShowDeskBooking({ db, clock }),
    writeNote: createWriteNote({ db, clock }),
    revealPhone: createRevealPhone({ db, clock }),
    cancel: cancelBooking,
    ...createMoveAtDesk({
      db,
      clock,
      news,
      readMove: createDeskReadMove(resources),
      limitPaise: env.operator.refundLimitPaise,
      freeHold: createFreeHold({ db, clock }),
      offerLeft: createOfferLeft({ db, clock }),
    }),
    changeGuest: createChangeGuest({ db, clock, news }),
    notePapers: createNotePapers({ db, clock }),
    ...createCancelGuests({ db, clock, news, limitPaise: env.operator.refundLimitPaise, findTrip }),
    make: createMakeDeskBooking({
      db,
      clock,
      news,
      findTrip,
      encrypt: secrets.encrypt,
      askApprovalIn,
      winEnquiry,
    }),
    money: createDeskMoney({ db, clock, news }),
    listDue: createListDue({ db, clock }),
    exportDue: createExportDue({ patientDb, clock, noteExport }),
    /** What a number has booked before, the newest first. */
    listOfPhone: (phone: string) => listOfPhone(db, phone),
    findTrip,
    allowClaim: createAllowClaim({ db, clock }),
    /** Every trip of the catalogue, by which the list is filtered. */
    trips: () =>
      catalogue()
        .trips.map(({ id, title }) => ({ id, title: title.split(':')[0] ?? title }))
        .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
  }
}
