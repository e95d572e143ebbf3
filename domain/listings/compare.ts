/** Trips side by side: which ones, and what sets them apart. */

export const mostCompared = 3

export type CompareIds = {
  /** As the address gives them. */
  ids: string[]
  /** Different ones, each counted once. `doubled` are among the ids. */
  unknown: number
  doubled: number
  tooMany: number
}

/** Reads `a,b,c`: unknown ids and what comes after the third are left out. */
export function readCompareIds(text: string, isKnown: (id: string) => boolean): CompareIds {
  const found: CompareIds = { ids: [], unknown: 0, doubled: 0, tooMany: 0 }
  const named = new Map<string, number>()
  for (const id of text.split(',').map((part) => part.trim())) {
    if (id !== '') named.set(id, (named.get(id) ?? 0) + 1)
  }
  for (const [id, times] of named) {
    if (!isKnown(id)) found.unknown++
    else if (found.ids.length === mostCompared) found.tooMany++
    else {
      found.ids.push(id)
      if (times > 1) found.doubled++
    }
  }
  return found
}

export type Standing = 'alone' | 'same' | 'different'

/** How a row of cells stands: each cell a list of its statements. Order, case and spacing make no difference. */
export function standingOf(cells: readonly (readonly string[])[]): Standing {
  if (cells.length < 2) return 'alone'
  return alikeCells(cells).every((like) => like === 0) ? 'same' : 'different'
}

/** For each cell the first one that says the same: [0, 0, 2] where only the third differs. */
export function alikeCells(cells: readonly (readonly string[])[]): number[] {
  const sets = cells.map((cell) => [...new Set(cell.map(plain))].sort().join('\n'))
  return sets.map((set) => sets.indexOf(set))
}

/** The statements that every cell makes, in the form in which `isShared` looks for them. */
export function sharedStatements(cells: readonly (readonly string[])[]): ReadonlySet<string> {
  const [first, ...others] = cells.map((cell) => new Set(cell.map(plain)))
  if (!first || others.length === 0) return new Set()
  return new Set([...first].filter((statement) => others.every((cell) => cell.has(statement))))
}

export function isShared(shared: ReadonlySet<string>, statement: string): boolean {
  return shared.has(plain(statement))
}

function plain(statement: string): string {
  return statement.trim().replace(/\s+/g, ' ').replace(/\.$/, '').toLowerCase()
}
