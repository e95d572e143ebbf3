import type { Cell } from '#domain/reports/cell.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../audit/note-export.ts'
import { writeCsv } from './csv.ts'
import { writeXlsx } from './xlsx.ts'

export type ExportFormat = 'csv' | 'xlsx'

/** A list as it can leave the house: of exactly the rows that its filter shows. */
export type ExportedList<Row> = {
  /** As the log names it. */
  name: string
  columns: Column<Row>[]
  rows: AsyncIterable<Row> | Iterable<Row>
  /** The day from which on, where the filter names one. */
  since: string | null
  /** Where it is another than the list's with the day. */
  fileName?: string
}

type Column<Row> = {
  title: string
  cell: (row: Row) => Cell
  /** By which somebody can be reached: whole only in a file that was asked for with phones. What stands there otherwise; null leaves the column out. */
  covered?: ((row: Row) => Cell) | null
}

export type ExportFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }
export type Exported = { ok: true; file: ExportFile } | { ok: false; reason: 'too many' }

/** More than any spreadsheet opens with patience, and than this machine should hold. */
const mostRows = 250_000

export const fileTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** `withPans` is said where a list has PANs, covered or whole. */
export type ExportWish = { format: ExportFormat; withPhones: boolean; withPans?: boolean }

/** Writes a list as a file. That it leaves the house is noted before it does. */
export async function exportList<Row>(
  list: ExportedList<Row>,
  { format, withPhones, withPans, day }: ExportWish & { day: string },
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
  const bytes = await (format === 'csv'
    ? writeCsv(titles, cells())
    : writeXlsx([{ name: list.name, titles, rows: cells() }]))
  if (count > mostRows) return { ok: false, reason: 'too many' }
  const noted = {
    list: list.name,
    format,
    rows: count,
    since: list.since,
    phones: withPhones,
    pans: withPans,
  }
  await noteExport(noted, by)
  const name = `${list.fileName ?? `${list.name}-${day}`}.${format}`
  return { ok: true, file: { name, type: fileTypes[format], bytes: new Uint8Array(bytes) } }
}
