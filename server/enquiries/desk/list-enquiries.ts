import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { EnquiryFilter } from '#domain/enquiries/enquiry-filter.ts'
import { type DueCalls, listCallsDue } from './calls-due-store.ts'
import {
  countByStage,
  type EnquiryPlace,
  isEnquiryPlace,
  type ListedEnquiry,
  type Looking,
  listEnquiries,
  type StageCounts,
} from './list-store.ts'

/** So many rows stand on a page of the desk. */
const pageRows = 50
/** Nobody looks through more; it is said as 'more than'. */
const countedTo = 1_000
const callsShown = 8

export type EnquiriesPage = {
  rows: ListedEnquiry[]
  /** Where the next page begins; null after the last. */
  next: EnquiryPlace | null
  counts: StageCounts
  /** What is more than this is not counted. */
  countedTo: number
}

/** A page of the desk's list for one of the staff. A place that is none of this order begins the list anew. */
export type ListDeskEnquiries = (
  filter: EnquiryFilter,
  after: EnquiryPlace | null,
  staffId: string,
) => Promise<EnquiriesPage>

export function createListDeskEnquiries({ db, clock }: { db: Database; clock: Clock }): ListDeskEnquiries {
  return async (filter, after, staffId) => {
    const looking = { staffId, today: dateInIndia(clock.now()) }
    const place = after && isEnquiryPlace(filter.order, after) ? after : null
    // One more than is shown says whether there are others, without counting them.
    const found = await listEnquiries(db, filter, { after: place, most: pageRows + 1, looking })
    const shown = found.slice(0, pageRows)
    return {
      rows: shown.map(({ enquiry }) => enquiry),
      next: found.length > pageRows ? (shown.at(-1)?.place ?? null) : null,
      counts: await countByStage(db, { owner: filter.owner, most: countedTo + 1, looking }),
      countedTo,
    }
  }
}

/** Whom to call today, for one of the staff. */
export type ListDueCalls = (staffId: string) => Promise<DueCalls & { countedTo: number }>

export function createListDueCalls({ db, clock }: { db: Database; clock: Clock }): ListDueCalls {
  return async (staffId) => {
    const today = dateInIndia(clock.now())
    const due = await listCallsDue(db, { staffId, today, most: callsShown, countedTo: countedTo + 1 })
    return { ...due, countedTo }
  }
}

/** So many rows are in memory at once while a whole list is read. */
const sliceRows = 2_000

/** All rows of a list as they stood at one moment, for its file. */
export async function* readWholeList(
  db: Pick<Database, 'execute'>,
  filter: EnquiryFilter,
  looking: Looking,
): AsyncGenerator<ListedEnquiry> {
  for (let after: EnquiryPlace | null = null; ; ) {
    const slice = await listEnquiries(db, filter, { after, most: sliceRows, looking })
    for (const { enquiry } of slice) yield enquiry
    after = slice.at(-1)?.place ?? null
    if (slice.length < sliceRows) return
  }
}
