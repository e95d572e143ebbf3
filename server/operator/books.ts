import { join } from 'node:path'
import { startOfDayInIndia } from '#domain/calendar/clock.ts'
import { daysCompared, sinceDays } from '../books/check-books.ts'
import { createCompareBooks } from '../books/compare-books.ts'
import { noteComparison } from '../books/last-comparison.ts'
import { createLog } from '../log.ts'
import { openPhonePe } from '../phonepe/open-phonepe.ts'
import { type Command, yes } from './command.ts'
import { giveList } from './give-list.ts'

const root = join(import.meta.dirname, '../..')

export const books: Command = {
  name: 'books',
  takes: [],
  options: ['since', 'csv'],
  does: `compares seats, wallets, payments and refunds with each other, the log with its chain and, for the last ${daysCompared} days or since that day, with PhonePe; ends with 1 when they differ`,
  async run(resources, _, options) {
    const { env, db, clock } = resources
    const { since, csv } = options
    const { phonepe, close } = openPhonePe({ env, root, clock, log: createLog('silent') })
    try {
      const compareBooks = createCompareBooks({ db, clock, phonepe, wholeLog: true })
      const from = since === null ? sinceDays(clock, daysCompared) : startOfDayInIndia(since)
      const compared = await compareBooks(from)
      const { differences, orders, refunds } = compared
      const { row, chain } = compared.log.end
      if (since === null) await noteComparison(db, compared, clock.now())
      const differ = differences.length > 0
      // A spreadsheet gets a list even where nothing stands in it.
      if (csv) {
        const table = { columns: ['difference'], rows: differences.map((line) => [line]) }
        const message = await giveList(resources, 'books', table, options)
        return { ok: !differ, found: differ, message }
      }
      if (differ) return { ok: false, found: true, message: differences.join('\n') }
      return yes(
        `The books agree: seats, wallets and ledger, ${orders} orders and ${refunds} refunds at PhonePe; the log, to its row ${row}${chain && ` (${chain})`}.`,
      )
    } finally {
      await close()
    }
  },
}
