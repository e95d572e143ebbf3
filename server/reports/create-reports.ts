import { groupSeats, type OccupancyRow } from '#domain/reports/occupancy.ts'
import { monthsPeriod } from '#domain/reports/periods.ts'
import { groupReasons, type ReasonRow } from '#domain/reports/refund-reasons.ts'
import type { OccupancyBy, RefundsBy, ReportFilter } from '#domain/reports/report-filter.ts'
import { createNoteExport } from '../audit/note-export.ts'
import type { Resources } from '../open-resources.ts'
import { createTcsRegister } from '../papers/tcs-register.ts'
import { createExportGstReturn } from './export-gst-return.ts'
import { createExportReports } from './export-reports.ts'
import { createExportTcs } from './export-tcs.ts'
import { listSeats } from './occupancy-store.ts'
import { createReadGstReturn } from './read-gst-return.ts'
import { createReadSales } from './read-sales.ts'
import { listReasons } from './refund-reason-store.ts'

export type Reports = ReturnType<typeof createReports>

/** Reports of the console: all of papers as they were issued, and of the rows of departures and refunds. */
export function createReports(
  resources: Pick<Resources, 'db' | 'patientDb' | 'clock' | 'env' | 'secrets' | 'catalogue'>,
) {
  const { db, patientDb, clock, env, secrets, catalogue } = resources
  const noteExport = createNoteExport({ db, clock })
  const readGstReturn = createReadGstReturn({ db: patientDb })
  const register = createTcsRegister({ db, clock, decrypt: secrets.decrypt })
  const tcsSection = env.operator.tcsSection
  const readSales = createReadSales({ db, clock })
  const readOccupancy = async ({
    by,
    first,
    last,
    trip,
  }: ReportFilter<OccupancyBy>): Promise<OccupancyRow[]> =>
    groupSeats(await listSeats(db, monthsPeriod(first, last), trip), by)
  const readRefunds = async ({ by, first, last, trip }: ReportFilter<RefundsBy>): Promise<ReasonRow[]> =>
    groupReasons(await listReasons(db, monthsPeriod(first, last), trip), by)
  const titleOf = (tripId: string) => (catalogue().findTrip(tripId)?.title ?? tripId).split(':')[0] ?? tripId
  return {
    gst: { read: readGstReturn, export: createExportGstReturn({ readGstReturn, noteExport }) },
    tcs: { ...register, section: tcsSection, export: createExportTcs({ register, tcsSection, noteExport }) },
    sales: readSales,
    occupancy: readOccupancy,
    refunds: readRefunds,
    titleOf,
    export: createExportReports({ readSales, readOccupancy, readRefunds, titleOf, noteExport, clock }),
  }
}
