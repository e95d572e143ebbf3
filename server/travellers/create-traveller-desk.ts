import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { toRupees } from '#domain/money/money.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { TravellerFilter } from '#domain/travellers/find-traveller.ts'
import type { TellTraveller } from '../account/tell-traveller.ts'
import { createNoteExport } from '../audit/note-export.ts'
import { createRemoveLostFactor, type LostFactorRemoved } from '../auth/factors/remove-lost-factor.ts'
import { findUserById } from '../auth/users/user-store.ts'
import { type Exported, type ExportedList, type ExportWish, exportList } from '../exports/export-list.ts'
import { isUuid } from '../identity/read-claims.ts'
import { createListTravellers, readAllTravellers } from './list-travellers.ts'
import { createShowTraveller } from './show-traveller.ts'
import type { ListedTraveller } from './traveller-list-store.ts'

const columns: ExportedList<ListedTraveller>['columns'] = [
  { title: 'name', cell: ({ name }) => name },
  { title: 'phone', cell: ({ phone }) => phone, covered: ({ phone }) => phone && `…${phone.slice(-4)}` },
  { title: 'e-mail', cell: ({ email }) => email, covered: null },
  { title: 'account', cell: ({ login }) => (login ? 'login' : 'guest') },
  { title: 'since', cell: ({ at }) => dateInIndia(at) },
  { title: 'bookings', cell: ({ bookings }) => bookings },
  { title: 'credit', cell: ({ creditPaise }) => toRupees(creditPaise) },
]

type Deps = {
  db: Database
  patientDb: Database
  clock: Clock
  tellTraveller: TellTraveller
  /** Another project keeps the logins, so that none is in our database. */
  hosted: boolean
}

export type TravellerDesk = ReturnType<typeof createTravellerDesk>

/** What the console asks about travellers. */
export function createTravellerDesk({ db, patientDb, clock, tellTraveller, hosted }: Deps) {
  const noteExport = createNoteExport({ db, clock })
  const removeLostFactor = createRemoveLostFactor({ db, clock, tellTraveller })
  return {
    hosted,
    list: createListTravellers({ db, hosted }),
    show: createShowTraveller({ db, hosted }),

    /** The same use case as the operator's command: whoever it was is told by SMS and mail. */
    async removeFactor(id: string, why: string, by: Actor): Promise<LostFactorRemoved> {
      const user = !hosted && isUuid(id) ? await findUserById(db, id) : null
      return user ? removeLostFactor(user.phone, by, why) : { ok: false, reason: 'no account' }
    },

    export: (filter: TravellerFilter, wish: ExportWish, by: Actor): Promise<Exported> =>
      patientDb.transaction(
        (tx) =>
          exportList(
            { name: 'travellers', columns, rows: readAllTravellers({ db: tx, hosted }, filter), since: null },
            { ...wish, day: dateInIndia(clock.now()) },
            { noteExport, by },
          ),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
  }
}
