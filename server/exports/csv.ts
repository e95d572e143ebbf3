import type { Cell } from '#domain/reports/cell.ts'
import { looksLikeFormula, writeAmount } from './cells.ts'

/** A spreadsheet takes a file for UTF-8 only when it begins with this mark; names in Indian scripts would be unreadable without. */
const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

export function asCsv(lines: Cell[][]): string {
  return byteOrderMark + lines.map(csvLine).join(lineEnd)
}

/** The same of rows that come one after the other. `bare`: without the mark, for a program that takes it for a part of the first title. */
export async function writeCsv(
  titles: string[],
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>,
  { bare = false } = {},
): Promise<Buffer> {
  const done: Buffer[] = []
  let open = (bare ? '' : byteOrderMark) + csvLine(titles)
  for await (const row of rows) {
    open += lineEnd + csvLine(row)
    if (open.length < 64 * 1024) continue
    done.push(Buffer.from(open))
    open = ''
  }
  return Buffer.concat([...done, Buffer.from(open)])
}

function csvLine(cells: Cell[]): string {
  return cells.map(csvCell).join(',')
}

/** Behind an apostrophe a formula is a text. */
function csvCell(cell: Cell): string {
  const text =
    typeof cell === 'object' ? writeAmount(cell) : looksLikeFormula(cell) ? `'${cell}` : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
