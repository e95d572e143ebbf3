import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia, timeInIndia } from '#domain/calendar/clock.ts'
import {
  type Question,
  questions,
  type ReviewState,
  refusalReasons,
  shownStates,
} from '#domain/reviews/review.ts'
import type { ReviewFilter } from '#domain/reviews/review-filter.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../../audit/note-export.ts'
import { type Exported, type ExportedList, type ExportFormat, exportList } from '../../exports/export-list.ts'
import {
  countByState,
  isReviewPlace,
  type ListedReview,
  listReviews,
  type ReviewPlace,
} from './list-store.ts'

const pageRows = 50
const sliceRows = 2_000
/** Nobody looks through more; it is said as 'more than'. */
const countedTo = 1_000

export type ReviewsPage = {
  rows: ListedReview[]
  /** Where the next page begins; null after the last. */
  next: ReviewPlace | null
  counts: Record<ReviewState, number>
  countedTo: number
}

/** A page of the desk's list. A place that is none begins the list anew. */
export type ListDeskReviews = (filter: ReviewFilter, after: ReviewPlace | null) => Promise<ReviewsPage>

export function createListDeskReviews({ db }: { db: Database }): ListDeskReviews {
  return async (filter, after) => {
    const place = after && isReviewPlace(after) ? after : null
    // One more than is shown says whether there are others, without counting them.
    const found = await listReviews(db, filter, { after: place, most: pageRows + 1 })
    const shown = found.slice(0, pageRows)
    return {
      rows: shown.map(({ review }) => review),
      next: found.length > pageRows ? (shown.at(-1)?.place ?? null) : null,
      counts: await countByState(db, countedTo + 1),
      countedTo,
    }
  }
}

function said<Q extends Question>(name: Q, row: ListedReview): string {
  const answer = row[name]
  return answer === null ? '' : ((questions[name].answers as Record<string, string>)[answer] ?? '')
}

const columns: ExportedList<ListedReview>['columns'] = [
  { title: 'booking', cell: ({ reference }) => reference },
  { title: 'written (IST)', cell: ({ received }) => `${dateInIndia(received)} ${timeInIndia(received)}` },
  { title: 'trip', cell: ({ title }) => title },
  { title: 'travelled', cell: ({ travelledIn }) => travelledIn },
  { title: 'first name', cell: ({ firstName }) => firstName },
  { title: 'stars', cell: ({ stars }) => stars ?? '' },
  { title: 'captain', cell: (row) => said('captain', row) },
  { title: 'stay and food', cell: (row) => said('stay', row) },
  { title: 'as described', cell: (row) => said('described', row) },
  { title: 'state', cell: ({ state }) => shownStates[state] },
  { title: 'refused', cell: ({ refusal }) => (refusal ? refusalReasons[refusal].title : '') },
  // What is not published may hold what is private: it stays here.
  { title: 'review', cell: ({ state, text }) => (state === 'published' ? text : '') },
  { title: 'answer', cell: ({ answer }) => answer ?? '' },
]

/** Exactly the reviews that a filter shows, in its order, as a file. */
export type ExportReviews = (filter: ReviewFilter, format: ExportFormat, by: Actor) => Promise<Exported>

export function createExportReviews(deps: {
  /** The patient one: it reads whole tables. */
  patientDb: Database
  clock: Clock
  noteExport: NoteExport
}): ExportReviews {
  const { patientDb, clock, noteExport } = deps
  return (filter, format, by) =>
    patientDb.transaction(
      (tx) =>
        exportList(
          { name: 'reviews', columns, rows: readAll(tx, filter), since: filter.since },
          { format, withPhones: false, day: dateInIndia(clock.now()) },
          { noteExport, by },
        ),
      // All of it is of one moment, however long it takes.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
}

async function* readAll(db: Pick<Database, 'execute'>, filter: ReviewFilter): AsyncGenerator<ListedReview> {
  for (let after: ReviewPlace | null = null; ; ) {
    const slice = await listReviews(db, filter, { after, most: sliceRows })
    for (const { review } of slice) yield review
    after = slice.at(-1)?.place ?? null
    if (slice.length < sliceRows) return
  }
}
