import { type Cell, looksLikeFormula } from './cells.ts'

/** A spreadsheet takes a file for UTF-8 only when it begins with this mark; names in Indian scripts would be unreadable without. */
const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

export function asCsv(lines: Cell[][]): string {
  return byteOrderMark + lines.map(csvLine).join(lineEnd)
}

/** The same of rows that come one after the other. */
export async function writeCsv(titles: string[], rows: AsyncIterable<Cell[]>): Promise<Buffer> {
  const done: Buffer[] = []
  let open = byteOrderMark + csvLine(titles)
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
  const text = looksLikeFormula(cell) ? `'${cell}` : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
