import type { Database } from '#database/client.ts'
import type { BookingFilter } from '#domain/bookings/booking-filter.ts'
import { isPlace, type ListedBooking, type ListPlace, listBookings } from './list-store.ts'

/** So many rows stand on a page of the desk. */
const pageRows = 50

export type BookingsPage = {
  rows: ListedBooking[]
  /** Where the next page begins; null after the last. */
  next: ListPlace | null
}

/** A page of the desk's list. A place that is none of this order begins the list anew. */
export type ListDeskBookings = (filter: BookingFilter, after: ListPlace | null) => Promise<BookingsPage>

export function createListDeskBookings({ db }: { db: Database }): ListDeskBookings {
  return async (filter, after) => {
    const place = after && isPlace(filter.order, after) ? after : null
    // One more than is shown says whether there are others, without counting them.
    const found = await listBookings(db, filter, { after: place, most: pageRows + 1 })
    const shown = found.slice(0, pageRows)
    return {
      rows: shown.map(({ booking }) => booking),
      next: found.length > pageRows ? (shown.at(-1)?.place ?? null) : null,
    }
  }
}

/** So many rows are in memory at once while a whole list is read. */
const sliceRows = 2_000

/** All rows of a list as they stood at one moment, for its file. */
export async function* readWholeList(
  db: Pick<Database, 'execute'>,
  filter: BookingFilter,
): AsyncGenerator<ListedBooking> {
  for (let after: ListPlace | null = null; ; ) {
    const slice = await listBookings(db, filter, { after, most: sliceRows })
    for (const { booking } of slice) yield booking
    after = slice.at(-1)?.place ?? null
    if (slice.length < sliceRows) return
  }
}
