import { type GstSectionName, gstSectionNames } from '#domain/reports/gst-sections.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../audit/note-export.ts'
import type { ExportFile } from '../exports/export-list.ts'
import { exportTables } from '../exports/export-tables.ts'
import type { ReadGstReturn } from './read-gst-return.ts'

/** One section as the CSV that the offline tool takes in, or all of them as a workbook with a sheet each. */
export type ExportGstReturn = (
  month: string,
  section: GstSectionName | null,
  by: Actor,
) => Promise<ExportFile>

export function createExportGstReturn(deps: {
  readGstReturn: ReadGstReturn
  noteExport: NoteExport
}): ExportGstReturn {
  const { readGstReturn, noteExport } = deps
  return async (month, section, by) => {
    const { sections } = await readGstReturn(month)
    const chosen = (section ? [section] : gstSectionNames).map((name) => sections[name])
    return exportTables(
      {
        name: 'gst return',
        fileName: ['gstr-1', month, ...(section ? [section] : [])].join('-'),
        since: `${month}-01`,
        rows: chosen.reduce((sum, { rows }) => sum + rows.length, 0),
        tables: chosen.map(({ sheet, heads, rows }) => ({
          name: sheet,
          titles: [...heads],
          rows: rows.map(({ cells }) => cells),
        })),
      },
      { noteExport, by },
    )
  }
}
