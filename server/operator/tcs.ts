import { userInfo } from 'node:os'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { toRupees } from '#domain/money/money.ts'
import { openAuthSecrets } from '../auth/keys/open-auth-secrets.ts'
import { sinceDays } from '../books/check-books.ts'
import { createTcsRegister, type Pans, type TaxedLine } from '../papers/tcs-register.ts'
import { type Command, commandLine, yes } from './command.ts'
import { giveList } from './give-list.ts'

/** A quarter, for which the return is made. */
const usualDays = 92
const columns = ['booking', 'received', 'status', 'name', 'trip', 'amount', 'TCS', 'PAN']

export const tcs: Command = {
  name: 'tcs',
  takes: [],
  options: ['since', 'csv'],
  does: `lists what came for bookings abroad, and went back, in the last ${usualDays} days or since that day, with the tax collected at source in rupees and the PAN; that each PAN was read, by whom and when, is noted`,
  async run(resources, _, options) {
    const { env, db, clock } = resources
    const { since } = options
    const { decrypt } = openAuthSecrets(env)
    const firstDay = since ?? dateInIndia(sinceDays(clock, usualDays))
    const register = createTcsRegister({ db, clock, decrypt })
    const lines = await register.read({ firstDay, endDay: addDays(dateInIndia(clock.now()), 1) })
    const pans = await register.openPans(
      [...new Set(lines.map(({ reference }) => reference))],
      commandLine,
      whoAsks(),
    )
    const rows = lines.map((line) => cells(line, pans))
    return yes(await giveList(resources, 'tcs', { columns, rows }, options))
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

function cells(line: TaxedLine, pans: Pans): (string | number)[] {
  const { reference, day, status, name, title, paise, tcsPaise } = line
  return [
    reference,
    day,
    status,
    name,
    title,
    toRupees(paise),
    toRupees(tcsPaise),
    pans.get(reference) ?? 'not given',
  ]
}
