import { compared, nothing, type PickedTrip } from '#app/features/trips/compare-store.ts'

/** Takes over what a comparison shows. */
export function setCompared(trips: readonly PickedTrip[]): void {
  const picked = trips.map(({ id, title, picture }) => ({ id, title, picture }))
  compared.set({ ...nothing, trips: picked })
}
