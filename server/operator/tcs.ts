import { userInfo } from 'node:os'
import { dateInIndia, startOfDayInIndia } from '#domain/calendar/clock.ts'
import { toRupees } from '#domain/money/money.ts'
import { openAuthSecrets } from '../auth/keys/open-auth-secrets.ts'
import { sinceDays } from '../books/check-books.ts'
import { createReadTaxed, type Taxed } from '../papers/read-taxed.ts'
import { type Command, commandLine, yes } from './command.ts'
import { giveList } from './give-list.ts'

/** A quarter, for which the return is made. */
const usualDays = 92
const columns = ['booking', 'confirmed', 'status', 'name', 'trip', 'total', 'TCS', 'PAN']

export const tcs: Command = {
  name: 'tcs',
  takes: [],
  options: ['since', 'csv'],
  does: `lists bookings abroad of the last ${usualDays} days or since that day with the tax collected at source in rupees and the PAN; that each PAN was read, by whom and when, is noted`,
  async run(resources, _, options) {
    const { env, db, clock } = resources
    const { since } = options
    const { decrypt } = openAuthSecrets(env)
    const from = since === null ? sinceDays(clock, usualDays) : startOfDayInIndia(since)
    const rows = await createReadTaxed({ db, clock, decrypt })(from, commandLine, whoAsks())
    return yes(await giveList(resources, 'tcs', { columns, rows: rows.map(cells) }, options))
  },
}

/** The account of the machine under which the command runs; one without a name has a number. */
function whoAsks(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}

function cells({ booking, pan }: Taxed): (string | number)[] {
  const { reference, confirmedAt, status, name, terms, totalPaise } = booking
  const confirmed = confirmedAt ? dateInIndia(confirmedAt) : ''
  const taxPaise = terms.included.tcsPaise
  return [
    reference,
    confirmed,
    status,
    name,
    terms.title,
    toRupees(totalPaise),
    toRupees(taxPaise),
    pan ?? 'not given',
  ]
}
