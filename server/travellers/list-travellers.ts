import type { Database } from '#database/client.ts'
import { readTravellerFind, type TravellerFilter } from '#domain/travellers/find-traveller.ts'
import {
  findTravellers,
  type ListedTraveller,
  listBookers,
  listLogins,
  type TravellerPart,
  type TravellerPlace,
} from './traveller-list-store.ts'

const pageRows = 50

export type TravellersPage = { rows: ListedTraveller[]; next: TravellerPlace | null }

/** A page of travellers. A place that is none begins the list anew. */
export type ListTravellers = (
  filter: TravellerFilter,
  after: TravellerPlace | null,
) => Promise<TravellersPage>

type Deps = { db: Pick<Database, 'execute'>; hosted: boolean }

export function createListTravellers(deps: Deps): ListTravellers {
  return async (filter, after) => {
    const place = after && isPlace(after, filter, deps.hosted) ? after : null
    const found = await partOf(deps, filter, { after: place, most: pageRows + 1 })
    const shown = found.slice(0, pageRows)
    return {
      rows: shown.map(({ traveller }) => traveller),
      next: found.length > pageRows ? (shown.at(-1)?.place ?? null) : null,
    }
  }
}

const sliceRows = 1_000

/** All of them, for their file. */
export async function* readAllTravellers(
  deps: Deps,
  filter: TravellerFilter,
): AsyncGenerator<ListedTraveller> {
  for (let after: TravellerPlace | null = null; ; ) {
    const slice = await partOf(deps, filter, { after, most: sliceRows })
    for (const { traveller } of slice) yield traveller
    after = slice.at(-1)?.place ?? null
    if (slice.length < sliceRows) return
  }
}

async function partOf({ db, hosted }: Deps, { find }: TravellerFilter, part: TravellerPart) {
  if (find === '') return hosted ? listBookers(db, part) : listLogins(db, part)
  const wish = readTravellerFind(find)
  return wish ? findTravellers(db, wish, { ...part, hosted }) : []
}

function isPlace({ at, id }: TravellerPlace, { find }: TravellerFilter, hosted: boolean): boolean {
  const isLogin = /^[0-9a-f-]{36}$/.test(id)
  const isBooking = /^KF-[0-9A-Z]{8}$/.test(id)
  return /^\d{1,17}$/.test(at) && (find === '' ? (hosted ? isBooking : isLogin) : isLogin || isBooking)
}
