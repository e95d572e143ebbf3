import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/client.ts'
import { readDeskFilter } from '../../domain/departures/desk-list.ts'
import { dueParts } from '../../domain/desk-bookings/due-parts.ts'
import { createListDue } from '../../server/bookings/desk/list-due.ts'
import { countRefunds, listRefundLines } from '../../server/bookings/refunds/refund-list-store.ts'
import { listKeptPrices } from '../../server/content/prices/kept-price-store.ts'
import { countDesk, listDesk } from '../../server/departures/desk-store.ts'
import { createMessageDesk } from '../../server/mail/message-desk.ts'
import { createManifestDesk } from '../../server/manifest/create-manifest-desk.ts'
import { createToday } from '../../server/today/create-today.ts'
import { createReadWaiting } from '../../server/today/read-waiting.ts'
import { type Asked, timeAsked } from './time-asked.ts'

const today = '2026-11-18'
const most = 50

/** How long the other lists of the desk take, the sheets of a departure, and what stands around every page, beside the bookings of `fillDesk`. */
export function timeDesk(
  db: Database,
  departure: { tripId: string; id: string },
): Promise<{ told: string[]; faults: string[] }> {
  const clock = { now: () => new Date(`${today}T06:00:00Z`) }
  const due = createListDue({ db, clock })
  const messages = createMessageDesk({ db, patientDb: db, clock })
  const day = createToday({
    db,
    clock,
    findTrip: () => null,
    byTwos: () => [{ tripId: 'trip-3', packageId: 'standard' }],
  })
  const waiting = createReadWaiting({ db, clock })
  const manifest = createManifestDesk({ db, clock, factsOf: () => null })
  const days = { startDate: '2027-02-01', endDate: '2027-02-03' }
  const departures = (query: string) => async () => {
    const filter = readDeskFilter(new URLSearchParams(query), '2026-06-01')
    return [await listDesk(db, filter, { today, most }), await countDesk(db, filter, today)]
  }
  const list = (name: string, ask: () => Promise<unknown>): Asked => [name, 'list', ask]
  return timeAsked([
    ...dueParts.map((part) => list(`payments due, ${part}`, () => due(part, null))),
    ...(['under way', 'by hand', 'refused', 'done'] as const).map((state) =>
      list(`refunds, ${state}`, async () => [
        await listRefundLines(db, state, { before: null, most }),
        await countRefunds(db, state),
      ]),
    ),
    ...([null, 'waiting', 'refused', 'sent'] as const).map((state) =>
      list(`messages, ${state ?? 'all'}`, () =>
        messages.list({ state, reference: null }, { before: null, most }),
      ),
    ),
    list('departures', departures('')),
    list('departures with money due', departures('view=money-due')),
    list('departures by free seats', departures('by=free')),
    list('the guests of a departure and their rooms', async () =>
      manifest.rooms.read(departure, days, await manifest.read(departure)),
    ),
    list('who keeps the price of a trip', () =>
      listKeptPrices(db, { tripId: 'trip-3', today: '2026-01-01' }),
    ),
    list('Today', () =>
      Promise.all([day.toDecide(), day.leaving(), day.wrong(), day.leftAlone(), day.jobsGivenUp()]),
    ),
    list('the counts of the rail', () => waiting({ id: randomUUID(), role: 'owner' })),
  ])
}
