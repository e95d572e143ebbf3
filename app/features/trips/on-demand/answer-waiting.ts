import { compared, putIn } from '../compare-store.ts'

/** Answers the question about a fourth: it takes the place of `id`, or of none. */
export function answerWaiting(id: string | null): void {
  const { trips, waiting } = compared.get()
  if (!waiting || id === null) compared.set({ trips, waiting: null, said: '' })
  else
    putIn(
      trips.map((trip) => (trip.id === id ? waiting : trip)),
      waiting,
    )
}
