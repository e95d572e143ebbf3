import { createStore } from '#app/ui/create-store.ts'

/** The booking that more guests are to join, and of which date it is. */
export type Joining = { reference: string; tripId: string; batchId: string }

/** For this tab alone: from My Trips to the page of the trip, where they are booked. */
export const joining = createStore<Joining | null>(null, {
  key: 'kafila.joining',
  save: (one) => one,
  restore: (saved) => (isWhole(saved as Joining | null) ? (saved as Joining) : null),
})

/** Null where another trip or date is chosen: then it is a booking like any other. */
export function joinedBy({ tripId, batchId }: { tripId: string; batchId: string }): string | null {
  const one = joining.get()
  return one?.tripId === tripId && one.batchId === batchId ? one.reference : null
}

function isWhole(one: Joining | null): boolean {
  return [one?.reference, one?.tripId, one?.batchId].every((part) => typeof part === 'string')
}
