import type { SeatsShown } from '../http/page-cache.ts'
import type { Log } from '../log.ts'

/** What a trigger on `departures` names with the id of each trip that was changed. */
const channel = 'seats_changed'
/** Milliseconds for which changes are gathered: a rush of bookings must not have every page rendered anew for each of them. */
const gatherFor = 500

export type ListenToChannel = (
  channel: string,
  listener: {
    onMessage: (payload: string) => void
    onListening: () => void
    onFailure: (error: unknown) => void
  },
) => { stop: () => Promise<void> }

/** Tells of trips whose seats have changed, in any process; of all trips where changes may have been missed. */
export function watchSeatChanges(
  deps: { listenToChannel: ListenToChannel; log: Log },
  onChange: (trips: SeatsShown) => void,
): { stop: () => Promise<void> } {
  let gathered = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function tell(): void {
    timer = undefined
    const trips = gathered
    gathered = new Set()
    onChange(trips)
  }
  const { stop } = deps.listenToChannel(channel, {
    onMessage(tripId) {
      gathered.add(tripId)
      timer ??= setTimeout(tell, gatherFor)
    },
    onListening: () => onChange('all'),
    onFailure: (error) => deps.log.warn({ error }, 'not listening for seat changes'),
  })
  return {
    async stop() {
      clearTimeout(timer)
      await stop()
    },
  }
}
