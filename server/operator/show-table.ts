import { asCsv } from '../exports/csv.ts'

/** What the operator reads on a screen, or takes into a spreadsheet. */
export type Table = { columns: string[]; rows: (string | number)[][] }

export function showTable({ columns, rows }: Table, csv: boolean): string {
  return csv ? asCsv([columns, ...rows]) : asColumns([columns, ...rows])
}

/** Numbers stand to the right. Names come from strangers: what would move the cursor becomes a space. */
function asColumns(lines: (string | number)[][]): string {
  const cells = lines.map((line) => line.map((cell) => String(cell).replace(/[\p{Cc}\p{Cf}]/gu, ' ')))
  const widths = (cells[0] ?? []).map((_, i) => Math.max(...cells.map((line) => line[i]?.length ?? 0)))
  const isNumber = (i: number) =>
    lines.length > 1 && lines.slice(1).every((line) => typeof line[i] === 'number')
  return cells
    .map((line) =>
      line
        .map((cell, i) => (isNumber(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
