import { crc32 } from 'node:zlib'
import pg from 'pg'
import * as v from 'valibot'
import { nameInSchema, type Table } from './list-tables.ts'

/**
 * A backup is a gzip of text that PostgreSQL's own tools can read: a line that says what is in it, the rows of each table in the text format of COPY, and a line with the
 * checksum of each table. A second member of the gzip, always of the same length, is the checksum of all bytes before it.
 */

const savedTable = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  rows: v.pipe(v.number(), v.safeInteger()),
})

const contents = v.object({
  format: v.literal(1),
  takenAt: v.string(),
  schema: v.object({ name: v.string(), hash: v.string() }),
  tables: v.array(savedTable),
  sequences: v.array(v.object({ name: v.string(), next: v.string() })),
  /** Tables whose rows are not in it. */
  leftOut: v.array(v.string()),
})

export type SavedTable = v.InferOutput<typeof savedTable>
export type Contents = v.InferOutput<typeof contents>

const contentsMark = '-- kafila backup '
const sumsMark = '-- sha256 of tables '
export const endOfRows = '\\.\n'

export function writeContents(value: Contents): string {
  return `${contentsMark}${JSON.stringify(value)}\n`
}

/** Null when the line was written in another format. */
export function readContentsLine(line: string): Contents | null {
  if (!line.startsWith(contentsMark)) return null
  const read = v.safeParse(contents, JSON.parse(line.slice(contentsMark.length)))
  return read.success ? read.output : null
}

/** The statement with which these rows could be read in. */
export function copyStatement({ name, columns }: Table, direction: 'from stdin' | 'to stdout'): string {
  return `copy ${nameInSchema(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')}) ${direction}`
}

export function rowsLine(table: Table): string {
  return `${copyStatement(table, 'from stdin')};\n`
}

/** The checksums of the tables, in their order. */
export function sumsLine(sums: string[]): string {
  return `${sumsMark}${sums.join(' ')}\n`
}

/** The last member of the gzip. It is not compressed, so that its length and bytes are known whoever writes it. */
export function sealOf(sum: string): Buffer {
  const text = Buffer.from(`-- sha256 ${sum}\n`)
  const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255, 1, 0, 0, 0, 0])
  head.writeUInt16LE(text.length, 11)
  head.writeUInt16LE(0xffff - text.length, 13)
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(crc32(text), 0)
  tail.writeUInt32LE(text.length, 4)
  return Buffer.concat([head, text, tail])
}

export const sealLength = sealOf('0'.repeat(64)).length
