import { sayRefundReason } from '#domain/bookings/refund-words.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { filledPercent, type OccupancyRow } from '#domain/reports/occupancy.ts'
import { backPaise, type ReasonRow } from '#domain/reports/refund-reasons.ts'
import type { OccupancyBy, RefundsBy, ReportFilter, SalesBy } from '#domain/reports/report-filter.ts'
import { keptPaise, type SalesRow } from '#domain/reports/sales.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../audit/note-export.ts'
import { type Exported, type ExportedList, type ExportFormat, exportList } from '../exports/export-list.ts'
import type { ReadSales } from './read-sales.ts'

type Deps = {
  readSales: ReadSales
  readOccupancy: (filter: ReportFilter<OccupancyBy>) => Promise<OccupancyRow[]>
  readRefunds: (filter: ReportFilter<RefundsBy>) => Promise<ReasonRow[]>
  titleOf: (tripId: string) => string
  noteExport: NoteExport
  clock: Clock
}

/** Each report as a file of exactly the rows that its filter shows. */
export function createExportReports(deps: Deps) {
  const { readSales, readOccupancy, readRefunds, titleOf, noteExport, clock } = deps

  function file<Row>(
    name: string,
    { first, by }: ReportFilter<string>,
    list: Pick<ExportedList<Row>, 'columns' | 'rows'>,
    { format, actor }: { format: ExportFormat; actor: Actor },
  ): Promise<Exported> {
    const day = dateInIndia(clock.now())
    return exportList(
      { name, fileName: `${name}-by-${by}-${day}`, since: `${first}-01`, ...list },
      { format, withPhones: false, day },
      { noteExport, by: actor },
    )
  }

  return {
    async sales(filter: ReportFilter<SalesBy>, format: ExportFormat, actor: Actor): Promise<Exported> {
      const columns: ExportedList<SalesRow>['columns'] = [
        ...ofDeparture<SalesRow>(filter.by, titleOf),
        { title: 'bookings', cell: ({ bookings }) => bookings },
        { title: 'guests', cell: ({ guests }) => guests },
        { title: 'invoiced', cell: ({ invoicedPaise }) => ({ paise: invoicedPaise }) },
        { title: 'credited', cell: ({ creditedPaise }) => ({ paise: creditedPaise }) },
        { title: 'kept', cell: (row) => ({ paise: keptPaise(row) }) },
        { title: 'GST', cell: ({ gstPaise }) => ({ paise: gstPaise }) },
        { title: 'TCS', cell: ({ tcsPaise }) => ({ paise: tcsPaise }) },
      ]
      return file('sales', filter, { columns, rows: await readSales(filter) }, { format, actor })
    },

    async occupancy(
      filter: ReportFilter<OccupancyBy>,
      format: ExportFormat,
      actor: Actor,
    ): Promise<Exported> {
      const columns: ExportedList<OccupancyRow>['columns'] = [
        ...ofDeparture<OccupancyRow>(filter.by, titleOf),
        { title: 'departures', cell: ({ departures }) => departures },
        { title: 'cancelled', cell: ({ cancelled }) => cancelled },
        { title: 'seats', cell: ({ seats }) => seats },
        { title: 'sold', cell: ({ sold }) => sold },
        { title: 'filled, percent', cell: (row) => filledPercent(row) ?? '' },
      ]
      return file('occupancy', filter, { columns, rows: await readOccupancy(filter) }, { format, actor })
    },

    async refunds(filter: ReportFilter<RefundsBy>, format: ExportFormat, actor: Actor): Promise<Exported> {
      const columns: ExportedList<ReasonRow>['columns'] = [
        { title: filter.by, cell: ({ key }) => sayRefundReason(key) },
        { title: 'refunds', cell: ({ refunds }) => refunds },
        { title: 'bookings', cell: ({ bookings }) => bookings },
        { title: 'the way it was paid', cell: ({ onlinePaise }) => ({ paise: onlinePaise }) },
        { title: 'to wallets', cell: ({ walletPaise }) => ({ paise: walletPaise }) },
        { title: 'sum', cell: (row) => ({ paise: backPaise(row) }) },
      ]
      return file(
        'refunds by reason',
        filter,
        { columns, rows: await readRefunds(filter) },
        { format, actor },
      )
    },
  }
}

type OfDeparture = { key: string; of: { tripId: string; departureId: string; startDate: string } }

/** By which columns a row is named. */
function ofDeparture<Row extends OfDeparture>(
  by: SalesBy,
  titleOf: (tripId: string) => string,
): ExportedList<Row>['columns'] {
  const trip = { title: 'trip', cell: ({ of }: Row) => titleOf(of.tripId) }
  if (by === 'month') return [{ title: 'month', cell: ({ key }) => key }]
  if (by === 'trip') return [{ title: 'trip id', cell: ({ of }) => of.tripId }, trip]
  return [
    { title: 'leaves', cell: ({ of }) => of.startDate },
    trip,
    { title: 'departure', cell: ({ of }) => `${of.tripId}/${of.departureId}` },
  ]
}
