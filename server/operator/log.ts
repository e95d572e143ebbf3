import { startOfDayInIndia } from '#domain/calendar/clock.ts'
import { createListLog } from '../audit/list-log.ts'
import type { LogPlace, LogRow } from '../audit/log-store.ts'
import { sinceDays } from '../books/check-books.ts'
import { type Command, yes } from './command.ts'
import { giveList } from './give-list.ts'
import { showInIndia } from './show-in-india.ts'

const usualDays = 30
const columns = ['row', 'when (IST)', 'who', 'what', 'about', 'before', 'after', 'why']

export const log: Command = {
  name: 'log',
  takes: [],
  options: ['since', 'csv'],
  does: `lists what the staff and these commands did in the last ${usualDays} days or since that day, the newest first`,
  async run(resources, _, options) {
    const { db, clock } = resources
    const { since } = options
    const from = since === null ? sinceDays(clock, usualDays) : startOfDayInIndia(since)
    const listLog = createListLog({ db })
    const rows: (string | number)[][] = []
    let before: LogPlace | null = null
    do {
      const page = await listLog({ from }, { before, most: 1000 })
      rows.push(...page.rows.map(cells))
      before = page.next
    } while (before)
    return yes(await giveList(resources, 'log', { columns, rows }, options))
  },
}

function cells(row: LogRow & { shown: string }): (string | number)[] {
  return [
    row.id,
    showInIndia(row.at),
    row.staffId ?? row.through,
    row.shown,
    row.subjectId,
    showValues(row.before),
    showValues(row.after),
    row.why ?? '',
  ]
}

function showValues(values: LogRow['before']): string {
  return Object.entries(values ?? {})
    .map(([name, value]) => `${name} ${value ?? 'none'}`)
    .join(', ')
}
