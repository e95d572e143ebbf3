const pageRows = 50

export type PageOf<Row> = { rows: Row[]; from: number; next: string | null }

/** Fifty rows of a report, from the one after a key on; a key that none has begins it anew. */
export function pageOf<Row extends { key: string }>(all: Row[], after: string | null): PageOf<Row> {
  const start = all.findIndex(({ key }) => key === after) + 1
  const rows = all.slice(start, start + pageRows)
  const more = all.length > start + pageRows
  return { rows, from: start + 1, next: more ? (rows.at(-1)?.key ?? null) : null }
}
