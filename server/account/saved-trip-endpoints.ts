import type { Context } from 'hono'
import { checkMerge, mostSavedTrips } from '#domain/account/saved-trips.ts'
import type { ListSavedIds } from './list-saved-ids.ts'
import type { ListSavedTrips } from './list-saved-trips.ts'
import type { MergeSavedTrips } from './merge-saved-trips.ts'
import { refuseAccount } from './refusals.ts'
import type { RemoveSavedTrip } from './remove-saved-trip.ts'
import { type Methods, readChecked } from './resource.ts'
import type { SaveTrip } from './save-trip.ts'

export type SavedTripDeps = {
  listSavedTrips: ListSavedTrips
  listSavedIds: ListSavedIds
  mergeSavedTrips: MergeSavedTrips
  saveTrip: SaveTrip
  removeSavedTrip: RemoveSavedTrip
}

const full = `Your account holds ${mostSavedTrips} saved trips. Remove one to save another.`

/** With `?fields=ids` the list is that of the ids alone. */
export function savedTripEndpoints(deps: SavedTripDeps): Record<string, Methods> {
  const { listSavedTrips, listSavedIds, mergeSavedTrips, saveTrip, removeSavedTrip } = deps
  const tripId = (c: Context) => c.req.param('id') ?? ''
  return {
    '/saved-trips': {
      GET: async (c, traveller) =>
        c.req.query('fields') === 'ids'
          ? c.json({ tripIds: await listSavedIds(traveller) })
          : c.json({ trips: await listSavedTrips(traveller) }),
      async POST(c, traveller) {
        const read = await readChecked(c, checkMerge)
        if (!read.ok) return read.refusal
        const merged = await mergeSavedTrips(traveller, read.value.tripIds)
        return merged.ok ? c.json({ tripIds: merged.tripIds }) : refuseAccount(c, 'session_not_found')
      },
    },
    '/saved-trips/:id': {
      async PUT(c, traveller) {
        const saved = await saveTrip(traveller, tripId(c))
        if (saved.ok) return c.body(null, 204)
        if (saved.reason === 'full') return c.json({ errors: { tripId: full } }, 422)
        return refuseAccount(c, saved.reason === 'signed out' ? 'session_not_found' : 'not_found')
      },
      async DELETE(c, traveller) {
        await removeSavedTrip(traveller, tripId(c))
        return c.body(null, 204)
      },
    },
  }
}
