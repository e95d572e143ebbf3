import { createStore } from '#app/ui/create-store.ts'
import type { PictureData } from '#app/ui/picture.tsx'
import { mostCompared } from '#domain/listings/compare.ts'
import { shortTitle } from './short-title.ts'

/** A trip as the tray names it. */
export type PickedTrip = { id: string; title: string; picture: PictureData | null }

/** Trips picked for comparing, in order, for as long as the tab is open. */
type Compared = {
  trips: readonly PickedTrip[]
  /** A fourth, until it is said which of the three makes room. */
  waiting: PickedTrip | null
  /** What the last press did. */
  said: string
}

export const nothing: Compared = { trips: [], waiting: null, said: '' }

export const compared = createStore<Compared>(nothing, {
  key: 'kafila.compared',
  save: ({ trips }) => trips,
  restore: (saved) => ({ ...nothing, trips: restoreTrips(saved) }),
})

/** Anybody may have written there, so only what looks like a trip is taken. */
function restoreTrips(saved: unknown): readonly PickedTrip[] {
  if (!Array.isArray(saved)) return []
  const trips = saved.flatMap((trip: Partial<PickedTrip> | null) => {
    const { id, title, picture } = trip ?? {}
    if (typeof id !== 'string' || !/^[\w-]{1,60}$/.test(id) || typeof title !== 'string') return []
    return { id, title, picture: isPicture(picture) ? picture : null }
  })
  return trips.slice(0, mostCompared)
}

function isPicture(saved: Partial<PictureData> | null | undefined): saved is PictureData {
  const { src, avif = '', any = '', colors } = saved ?? {}
  return [src, avif, any, colors].every((text) => typeof text === 'string')
}

/** Puts a trip in, or takes it out; a fourth asks which one makes room. */
export function toggleCompared({ id, title, picture }: PickedTrip): void {
  const { trips } = compared.get()
  const trip = { id, title, picture }
  if (trips.some((other) => other.id === id)) takeOut(id)
  else if (trips.length === mostCompared) compared.set({ trips, waiting: trip, said: '' })
  else putIn([...trips, trip], trip)
}

export function takeOut(id: string): void {
  const { trips } = compared.get()
  const gone = trips.find((trip) => trip.id === id)
  const rest = trips.filter((trip) => trip.id !== id)
  if (gone) compared.set({ trips: rest, waiting: null, said: `Taken out of compare: ${shortTitle(gone)}` })
}

export function putIn(trips: readonly PickedTrip[], added: PickedTrip): void {
  const said = `Added to compare: ${shortTitle(added)}. ${trips.length} of ${mostCompared}.`
  compared.set({ trips, waiting: null, said })
}

export function useCompared(): Compared {
  return compared.useStore((state) => state)
}

/** Whether a trip is picked. Asked for each card alone, so that a press draws one of them. */
export function useIsCompared(id: string): boolean {
  return compared.useStore(({ trips }) => trips.some((trip) => trip.id === id))
}

export function comparePath(ids: readonly string[], onlyDifferences = false): string {
  if (ids.length === 0) return '/compare'
  return `/compare?ids=${ids.join(',')}${onlyDifferences ? '&only=differences' : ''}`
}
