import { lastDay, quarterPeriod } from '#domain/reports/periods.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../audit/note-export.ts'
import { type Exported, type ExportFormat, exportList } from '../exports/export-list.ts'
import type { TaxedLine, TcsRegister } from '../papers/tcs-register.ts'

/** The register of a quarter as a file. Whole PANs are read for it, each of which is noted, and so is the file. */
export type ExportTcs = (
  quarter: string,
  wish: { format: ExportFormat; withPans: boolean },
  by: Extract<Actor, { kind: 'staff' }>,
) => Promise<Exported>

export function createExportTcs(deps: {
  register: TcsRegister
  tcsSection: string
  noteExport: NoteExport
}): ExportTcs {
  const { register, tcsSection, noteExport } = deps
  return async (quarter, { format, withPans }, by) => {
    const period = quarterPeriod(quarter)
    const rows = await register.read(period)
    const references = [...new Set(rows.map(({ reference }) => reference))]
    const pans = withPans
      ? await register.openPans(references, by, by.id)
      : await register.coverPans(references)
    return exportList<TaxedLine>(
      {
        name: 'tcs',
        fileName: `tcs-${quarter}`,
        columns: [
          { title: 'date', cell: ({ day }) => day },
          { title: 'booking', cell: ({ reference }) => reference },
          { title: 'traveller', cell: ({ name }) => name },
          { title: 'PAN', cell: ({ reference }) => pans.get(reference) ?? 'not given' },
          { title: 'trip', cell: ({ title }) => title },
          { title: 'what', cell: ({ paise }) => (paise > 0 ? 'received' : 'given back') },
          { title: 'amount', cell: ({ paise }) => ({ paise }) },
          { title: 'TCS', cell: ({ tcsPaise }) => ({ paise: tcsPaise }) },
          { title: 'section', cell: () => tcsSection },
        ],
        rows,
        since: period.firstDay,
      },
      { format, withPhones: false, withPans, day: lastDay(period) },
      { noteExport, by },
    )
  }
}
