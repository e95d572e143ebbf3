import type { Database } from '../../database/client.ts'
import { monthsPeriod, quarterPeriod } from '../../domain/reports/periods.ts'
import { createTcsRegister } from '../../server/papers/tcs-register.ts'
import { listSeats } from '../../server/reports/occupancy-store.ts'
import { createReadGstReturn } from '../../server/reports/read-gst-return.ts'
import { createReadSales } from '../../server/reports/read-sales.ts'
import { listReasons } from '../../server/reports/refund-reason-store.ts'
import { createListTravellers } from '../../server/travellers/list-travellers.ts'
import { type Asked, timeAsked } from './time-asked.ts'

/** How long reports and the list of travellers take, on a desk that `fillReports` has filled. */
export async function timeReports(
  db: Database,
  { phone, email }: { phone: string; email: string },
): Promise<{ told: string[]; faults: string[] }> {
  const clock = { now: () => new Date('2026-11-18T06:00:00Z') }
  const readSales = createReadSales({ db, clock })
  const year = { by: 'departure', first: '2025-12', last: '2026-11', trip: null } as const
  await readSales(year)
  const travellers = createListTravellers({ db, hosted: false })
  const find = (text: string) => () => travellers({ find: text }, null)
  const register = createTcsRegister({ db, clock, decrypt: () => null })
  const asked: Asked[] = [
    ['sales of a year, once its months were read', 'list', () => readSales(year)],
    ['occupancy of a year', 'list', () => listSeats(db, monthsPeriod('2027-01', '2027-12'), null)],
    ['refunds by reason, of a month', 'list', () => listReasons(db, monthsPeriod('2026-06'), null)],
    ['travellers', 'list', find('')],
    ['travellers by four digits', 'list', find(phone.slice(-4))],
    ['travellers by e-mail', 'list', find(email)],
    ['travellers by a frequent name', 'list', find('Kumar')],
    [
      'sales of a month that is over, at first',
      'return',
      () => createReadSales({ db, clock })({ ...year, first: '2026-06', last: '2026-06' }),
    ],
    ['GSTR-1 of a month', 'return', () => createReadGstReturn({ db })('2026-06')],
    ['TCS register of a quarter', 'return', () => register.read(quarterPeriod('2026-04'))],
  ]
  return timeAsked(asked)
}
