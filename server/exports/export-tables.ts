import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../audit/note-export.ts'
import { writeCsv } from './csv.ts'
import { type ExportFile, fileTypes } from './export-list.ts'
import { type Sheet, writeXlsx } from './xlsx.ts'

/** Tables that belong together. `name` is for the log. */
export type ExportedTables = { name: string; fileName: string; since: string; tables: Sheet[]; rows: number }

/**
 * All of them as one workbook, or the only one as a CSV for another program. Nothing of the moment is in the file: made again of the same tables it is the
 * same, byte by byte. That it leaves the house is noted before it does.
 */
export async function exportTables(
  { name, fileName, since, tables, rows }: ExportedTables,
  { noteExport, by }: { noteExport: NoteExport; by: Actor },
): Promise<ExportFile> {
  const [only] = tables
  const format = only && tables.length === 1 ? 'csv' : 'xlsx'
  const bytes =
    only && format === 'csv'
      ? await writeCsv(only.titles, only.rows, { bare: true })
      : await writeXlsx(tables)
  await noteExport({ list: name, format, rows, since }, by)
  return { name: `${fileName}.${format}`, type: fileTypes[format], bytes: new Uint8Array(bytes) }
}
