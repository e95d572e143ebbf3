import type { Database } from '../../database/client.ts'
import type { Clock } from '../../domain/calendar/clock.ts'
import { createCompareBooks } from '../../server/books/compare-books.ts'
import { readEnv } from '../../server/env.ts'
import { createPhonePe } from '../../server/phonepe/create-phonepe.ts'

/** Every difference between our books and those of PhonePe, whose settings are given, a line each. */
export async function findDifferences(deps: {
  db: Database
  clock: Clock
  settings: Record<string, string>
  since?: Date
}): Promise<string[]> {
  const { db, clock, since = new Date(0) } = deps
  const read = readEnv(deps.settings)
  if (!read.ok || !read.env.phonepe) throw new Error('PhonePe has no settings')
  const phonepe = createPhonePe({ settings: read.env.phonepe, clock })
  return (await createCompareBooks({ db, clock, phonepe })(since)).differences
}
