import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../audit/note-export.ts'
import type { Cell } from './cells.ts'
import { writeCsv } from './csv.ts'
import { writeXlsx } from './xlsx.ts'

export type ExportFormat = 'csv' | 'xlsx'

/** A list as it can leave the house: of exactly the rows that its filter shows. */
export type ExportedList<Row> = {
  /** As the log names it. */
  name: string
  columns: Column<Row>[]
  rows: AsyncIterable<Row>
  /** The day from which on, where the filter names one. */
  since: string | null
}

type Column<Row> = {
  title: string
  cell: (row: Row) => Cell
  /** By which somebody can be reached: whole only in a file that was asked for with phones. What stands there otherwise; null leaves the column out. */
  covered?: ((row: Row) => Cell) | null
}

type ExportFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }
export type Exported = { ok: true; file: ExportFile } | { ok: false; reason: 'too many' }

/** More than any spreadsheet opens with patience, and than this machine should hold. */
const mostRows = 250_000

const fileTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Writes a list as a file. That it leaves the house is noted before it does. */
export async function exportList<Row>(
  list: ExportedList<Row>,
  { format, withPhones, day }: { format: ExportFormat; withPhones: boolean; day: string },
  { noteExport, by }: { noteExport: NoteExport; by: Actor },
): Promise<Exported> {
  const columns = list.columns.flatMap(({ title, cell, covered }) =>
    covered === undefined || withPhones ? [{ title, cell }] : covered ? [{ title, cell: covered }] : [],
  )
  const titles = columns.map(({ title }) => title)
  let count = 0
  async function* cells(): AsyncGenerator<Cell[]> {
    for await (const row of list.rows) {
      if (++count > mostRows) return
      yield columns.map(({ cell }) => cell(row))
    }
  }
  const bytes = await (format === 'csv' ? writeCsv(titles, cells()) : writeXlsx(list.name, titles, cells()))
  if (count > mostRows) return { ok: false, reason: 'too many' }
  await noteExport({ list: list.name, format, rows: count, since: list.since, phones: withPhones }, by)
  return {
    ok: true,
    file: { name: `${list.name}-${day}.${format}`, type: fileTypes[format], bytes: new Uint8Array(bytes) },
  }
}
