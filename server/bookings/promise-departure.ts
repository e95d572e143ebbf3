import type { Database } from '#database/client.ts'
import { promiseToRun } from '../departures/departure-store.ts'
import type { BookingNews } from './booking-news.ts'
import { tellDeparture } from './tell-departure.ts'

/** Our word that a departure runs, whatever is sold; everybody who has booked it is told, once. Answers how many were told. */
export type PromiseDeparture = (which: { tripId: string; id: string }) => Promise<number>

export function createPromiseDeparture({
  db,
  news,
}: {
  db: Database
  news: Pick<BookingNews, 'runs'>
}): PromiseDeparture {
  return (which) =>
    db.transaction(async (tx) => {
      if (!(await promiseToRun(tx, which))) return 0
      return tellDeparture(tx, which, (booking) => news.runs(tx, booking))
    })
}
