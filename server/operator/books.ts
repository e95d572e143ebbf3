import { join } from 'node:path'
import { startOfDayInIndia } from '#domain/calendar/clock.ts'
import { daysCompared, noteComparison, sinceDays } from '../books/check-books.ts'
import { createCompareBooks } from '../books/compare-books.ts'
import { createLog } from '../log.ts'
import { openPhonePe } from '../phonepe/open-phonepe.ts'
import { type Command, yes } from './command.ts'
import { showTable } from './show-table.ts'

const root = join(import.meta.dirname, '../..')

export const books: Command = {
  name: 'books',
  takes: [],
  options: ['since', 'csv'],
  does: `compares seats, wallets, payments and refunds with each other and, for the last ${daysCompared} days or since that day, with PhonePe; ends with 1 when they differ`,
  async run({ env, db, clock }, _, { since, csv }) {
    const { phonepe, close } = openPhonePe({ env, root, clock, log: createLog('silent') })
    try {
      const compareBooks = createCompareBooks({ db, clock, phonepe })
      const from = since === null ? sinceDays(clock, daysCompared) : startOfDayInIndia(since)
      const { differences, orders, refunds } = await compareBooks(from)
      if (since === null) await noteComparison(db, differences.length, clock.now())
      const differ = differences.length > 0
      // A spreadsheet gets a list even where nothing stands in it.
      if (csv) {
        const message = showTable({ columns: ['difference'], rows: differences.map((line) => [line]) }, true)
        return { ok: !differ, found: differ, message }
      }
      if (differ) return { ok: false, found: true, message: differences.join('\n') }
      return yes(
        `The books agree: seats, wallets and ledger, ${orders} orders and ${refunds} refunds at PhonePe.`,
      )
    } finally {
      await close()
    }
  },
}
