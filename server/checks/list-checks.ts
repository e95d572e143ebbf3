import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { type Check, checkNames, checksOf } from '#domain/content/checks.ts'
import type { Kind } from '#domain/content/kinds.ts'
import { photographAt } from '#domain/content/photograph.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { listColleagues } from '../approvals/approval-store.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ListContent } from '../content/list-content.ts'
import type { ListDrifting } from '../content/origins/list-drifting.ts'
import { knownPhotographs } from '../photographs/photograph-store.ts'
import { isOnImageHost } from '../pictures/resolve-picture.ts'
import { readLastDates } from './last-date-store.ts'
import { listTurns } from './turn-store.ts'

export type ListedCheck = {
  tripId: string
  title: string
  what: Check
  /** The day from which it counts: the last date, or of when the facts are; null for the rest. */
  day: string | null
  turn: { staffId: string; name: string; until: string; isLate: boolean } | null
}

export type ChecksPage = {
  rows: ListedCheck[]
  /** The same of posts, places, pages, coupons and the company's facts: they are nobody's turn. */
  others: { kind: Kind; id: string; what: Extract<Check, 'set aside' | 'file'> }[]
  colleagues: { id: string; name: string }[]
}
export type ListChecks = () => Promise<ChecksPage>

type Deps = {
  db: Database
  clock: Clock
  catalogue: () => Pick<Catalogue, 'trips'>
  listContent: ListContent
  listDrifting: ListDrifting
  imageHost: string | undefined
}

/** What of the trips somebody has to look at, and whose turn it is. */
export function createListChecks(deps: Deps): ListChecks {
  const { db, clock, catalogue, listContent, listDrifting, imageHost } = deps
  return async () => {
    const today = dateInIndia(clock.now())
    const { trips } = catalogue()
    const [lastDates, turns, live, drifting, colleagues, known] = await Promise.all([
      readLastDates(db, today),
      listTurns(db),
      listContent(),
      listDrifting(),
      listColleagues(db),
      knownPhotographs(db, trips.flatMap(ownPhotographs)),
    ])
    const turnOf = new Map(turns.map((turn) => [`${turn.tripId} ${turn.what}`, turn]))
    const nameOf = new Map(colleagues.map(({ id, name }) => [id, name]))
    const liveOf = new Map(live.filter(({ kind }) => kind === 'trip').map((one) => [one.id, one]))
    const drifted = new Set(drifting.filter(({ kind }) => kind === 'trip').map(({ id }) => id))
    const rows = trips.flatMap((trip): ListedCheck[] => {
      const lastDate = lastDates.get(trip.id) ?? null
      const version = liveOf.get(trip.id)
      const { sourcesUntil } = trip.facts
      const lost = picturesOf(trip).filter(
        ({ url }) => !isOnImageHost(url, imageHost) && !known.has(photographAt(url) ?? ''),
      ).length
      const found = checksOf(
        {
          kind: trip.kind,
          sourcesUntil,
          lastDate,
          lost,
          setAside: version?.setAside != null,
          fileChanged: drifted.has(trip.id),
        },
        today,
      )
      return found.map((what) => {
        const turn = turnOf.get(`${trip.id} ${what}`)
        const name = turn && nameOf.get(turn.staffId)
        return {
          tripId: trip.id,
          title: trip.title,
          what,
          day: what === 'facts' ? sourcesUntil : what === 'dates' ? lastDate : null,
          turn:
            turn && name !== undefined
              ? { staffId: turn.staffId, name, until: turn.until, isLate: turn.until < today }
              : null,
        }
      })
    })
    rows.sort((a, b) => checkNames.indexOf(a.what) - checkNames.indexOf(b.what))
    const others: ChecksPage['others'] = [
      ...live
        .filter(({ setAside }) => setAside)
        .map(({ kind, id }) => ({ kind, id, what: 'set aside' as const })),
      ...drifting.map((one) => ({ ...one, what: 'file' as const })),
    ]
    return {
      rows,
      others: others.filter(({ kind }) => kind !== 'trip'),
      colleagues: colleagues.map(({ id, name }) => ({ id, name })),
    }
  }
}

/** Drawn pictures are there by the rules; photographs may be lost. */
function picturesOf({ cover, gallery }: Trip) {
  return [cover, ...gallery].filter((picture) => typeof picture === 'object')
}

function ownPhotographs(trip: Trip): string[] {
  return picturesOf(trip).flatMap(({ url }) => photographAt(url) ?? [])
}
