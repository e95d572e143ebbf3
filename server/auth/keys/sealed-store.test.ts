import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as auth from '#database/schema/auth.ts'
import * as bookings from '#database/schema/bookings.ts'
import { guestDetails } from '#database/schema/guest-details.ts'
import * as papers from '#database/schema/papers.ts'
import { staffFactors } from '#database/schema/staff.ts'
import { sealedColumns } from './sealed-store.ts'

test('every column that holds a secret, a PAN or what guests told under seal is renewed when AUTH_SECRET changes', () => {
  const tables = Object.values({ ...auth, ...bookings, ...papers, guestDetails, staffFactors }).filter(
    (value) => is(value, PgTable),
  )
  const secret = tables.flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter(({ name }) => /^(pan|health|passport|licence|secret|private_jwk)$/.test(name))
      .map(({ name }) => `${getTableName(table)}.${name}`),
  )
  const renewed = sealedColumns.map(({ table, sealed }) => `${getTableName(table)}.${sealed.name}`)
  expect(secret.length).toBeGreaterThan(3)
  expect(renewed.toSorted()).toEqual(secret.toSorted())
})
