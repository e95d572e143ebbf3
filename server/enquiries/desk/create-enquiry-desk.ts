import { createNoteExport } from '../../audit/note-export.ts'
import type { Resources } from '../../open-resources.ts'
import { createApplications } from './applications.ts'
import { createReadEnquiryForBooking } from './enquiry-for-booking.ts'
import { createExportEnquiries } from './export-enquiries.ts'
import { createListDeskEnquiries, createListDueCalls } from './list-enquiries.ts'
import { createMarkSuspect } from './mark-suspect.ts'
import { createMergeEnquiries } from './merge-enquiries.ts'
import { createMoveEnquiry } from './move-enquiry.ts'
import { createNoteEnquiry, createOpenChat } from './note-enquiry.ts'
import { createSetNext } from './set-next.ts'
import { createShowDeskEnquiry, listWhoMayHave } from './show-enquiry.ts'

/** What the console asks of this room. */
export type EnquiryDesk = ReturnType<typeof createEnquiryDesk>

/** Every use case of enquiries and applications at the operator's desk, made once. */
export function createEnquiryDesk({ db, patientDb, clock, site, catalogue }: Resources) {
  const noteExport = createNoteExport({ db, clock })
  const changing = { db, clock }
  return {
    list: createListDeskEnquiries(changing),
    listDueCalls: createListDueCalls(changing),
    listWhoMayHave: () => listWhoMayHave(db),
    export: createExportEnquiries({ patientDb, clock, noteExport }),
    show: createShowDeskEnquiry({ db }),
    move: createMoveEnquiry(changing),
    setNext: createSetNext(changing),
    note: createNoteEnquiry(changing),
    openChat: createOpenChat({ ...changing, site }),
    merge: createMergeEnquiries(changing),
    markSuspect: createMarkSuspect(changing),
    readForBooking: createReadEnquiryForBooking({ db, catalogue }),
    applications: createApplications({ db, patientDb, clock, noteExport }),
    /** What was applied for, by its id; also of openings that are closed. */
    openingTitle: (id: string) =>
      catalogue().careers.openings.find((opening) => opening.id === id)?.title ?? id,
  }
}
