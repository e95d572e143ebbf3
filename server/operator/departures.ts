import { dateInIndia } from '#domain/calendar/clock.ts'
import { type DepartureRow, hasDepartures, listDeparturesFrom } from '../departures/departure-store.ts'
import { runOf } from '../departures/offered-departure.ts'
import { type Command, no, yes } from './command.ts'
import { giveList } from './give-list.ts'

const columns = [
  'trip',
  'departure',
  'from',
  'to',
  'seats',
  'online',
  'held',
  'by phone',
  'free',
  'state',
  'runs',
]

export const departures: Command = {
  name: 'departures',
  takes: ['[trip]'],
  options: ['since', 'csv'],
  does: 'lists departures from today or that day on, with their seats',
  async run(resources, [tripId = null], options) {
    const { db, clock } = resources
    if (tripId !== null && !(await hasDepartures(db, tripId)))
      return no(`There is no trip ${tripId} with departures.`)
    const today = dateInIndia(clock.now())
    const rows = await listDeparturesFrom(db, { tripId, from: options.since ?? today })
    const table = { columns, rows: rows.map((row) => cells(row, today)) }
    return yes(await giveList(resources, 'departures', table, options))
  },
}

function cells(row: DepartureRow, today: string): (string | number)[] {
  const byPhone = row.soldByPhone ?? row.soldElsewhere
  return [
    row.tripId,
    row.id,
    row.startDate,
    row.endDate,
    row.total,
    row.sold,
    row.held,
    byPhone,
    row.free,
    stateOf(row, today),
    row.cancelledAt ? '' : (runOf(row, today)?.text ?? ''),
  ]
}

function stateOf(row: DepartureRow, today: string): string {
  const { cancelledAt, closedAt, offered, decideOn } = row
  if (cancelledAt) return 'cancelled'
  if (closedAt) return 'closed'
  if (!offered) return 'withdrawn'
  const isMissed = decideOn !== null && decideOn < today && !runOf(row, today)?.confirmed
  return isMissed ? 'too few' : 'on sale'
}
