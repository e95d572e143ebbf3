import { isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#database/client.ts'
import { authFactors, authKeys } from '#database/schema/auth.ts'
import { bookings } from '#database/schema/bookings.ts'
import { guestDetails } from '#database/schema/guest-details.ts'
import { invoiceDetails } from '#database/schema/papers.ts'
import { staffFactors } from '#database/schema/staff.ts'

/** A column that is encrypted under AUTH_SECRET. `id` tells its rows apart. */
export type SealedColumn = {
  what: string
  table: PgTable
  id: PgColumn | SQL
  sealed: PgColumn
  /** Under the key of guests' details, with its number in front. */
  numbered?: true
}

const guest = sql`(guest_details.reference || ' ' || guest_details.n)`
const ofGuests = { table: guestDetails, id: guest, numbered: true } as const

/** Every such column: what stands in none of these rows is lost with the secret it was encrypted under. */
export const sealedColumns: SealedColumn[] = [
  { what: 'second factors', table: authFactors, id: authFactors.id, sealed: authFactors.secret },
  { what: 'PANs given with a booking', table: bookings, id: bookings.reference, sealed: bookings.pan },
  {
    what: 'PANs of invoices',
    table: invoiceDetails,
    id: invoiceDetails.reference,
    sealed: invoiceDetails.pan,
  },
  {
    what: 'second factors of staff',
    table: staffFactors,
    id: staffFactors.staffId,
    sealed: staffFactors.secret,
  },
  { what: 'health of guests', sealed: guestDetails.health, ...ofGuests },
  { what: 'passports of guests', sealed: guestDetails.passport, ...ofGuests },
  { what: 'licences of guests', sealed: guestDetails.licence, ...ofGuests },
  { what: 'PANs of guests', sealed: guestDetails.pan, ...ofGuests },
  { what: 'signing keys', table: authKeys, id: authKeys.kid, sealed: authKeys.privateJwk },
]

export type SealedRow = { id: string; sealed: string }

const page = 500

/** Rows whose text does not begin so, page by page. */
export async function* listSealedOtherwise(
  db: Database,
  { table, id, sealed }: SealedColumn,
  prefix: string,
): AsyncGenerator<SealedRow> {
  let last = ''
  for (;;) {
    const { rows } = await db.execute<SealedRow>(sql`
      select ${id}::text as id, ${sealed} as sealed from ${table}
      where not starts_with(${sealed}, ${prefix}) and ${id}::text > ${last} order by ${id}::text limit ${page}`)
    yield* rows
    if (rows.length < page) return
    last = rows.at(-1)?.id ?? ''
  }
}

export async function countSealed(db: Database, { table, sealed }: SealedColumn): Promise<number> {
  return db.$count(table, isNotNull(sealed))
}

/** Unless it was written anew meanwhile. */
export async function replaceSealed(
  db: Database,
  { table, id, sealed }: SealedColumn,
  row: SealedRow,
  after: string,
): Promise<void> {
  await db.execute(sql`
    update ${table} set ${sql.identifier(sealed.name)} = ${after} where ${id}::text = ${row.id} and ${sealed} = ${row.sealed}`)
}
