/** What one bench has found out, as plain data: it is sent from the bench's process to the one that writes the report. */

export type Bar = { limit: number; kind: 'at most' | 'below' | 'at least' }

/** Bytes are shown as KB of 1,024. */
export type Unit = 'bytes' | 'KB' | 'MB' | 'ms' | 'µs' | '×' | '%' | 'a second' | ''

export type Figure = {
  name: string
  value: number
  unit: Unit
  bar?: Bar
  /** Null where there is no bar. */
  met: boolean | null
}

export type BarPlot = {
  kind: 'bars'
  title: string
  unit: Unit
  /** The names of the parts of which each row is put together; one where there is nothing to tell apart. */
  parts: string[]
  rows: { label: string; values: number[]; limit?: number }[]
}

export type LinePlot = {
  kind: 'lines'
  title: string
  unit: Unit
  /** What stands below: the points of all lines lie at the same places. */
  places: string[]
  lines: { name: string; values: number[] }[]
  limit?: number
}

export type Plot = BarPlot | LinePlot

export type Bench = {
  title: string
  /** How it was measured. */
  note: string
  figures: Figure[]
  plots?: Plot[]
}

export const atMost = (limit: number): Bar => ({ limit, kind: 'at most' })
export const below = (limit: number): Bar => ({ limit, kind: 'below' })

export const atLeast = (limit: number): Bar => ({ limit, kind: 'at least' })

export function isMet(value: number, { limit, kind }: Bar): boolean {
  if (kind === 'at least') return value >= limit
  return kind === 'at most' ? value <= limit : value < limit
}

export function figure(name: string, value: number, unit: Unit, bar?: Bar): Figure {
  return bar ? { name, value, unit, bar, met: isMet(value, bar) } : { name, value, unit, met: null }
}

/** As people read it: enough digits to tell it from its bar, no more. */
export function show(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return 'not measured'
  const [amount, name] = unit === 'bytes' ? [value / 1024, 'KB'] : [value, unit]
  const size = Math.abs(amount)
  const digits = size >= 1000 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3
  const number = Number(amount.toFixed(digits)).toLocaleString('en-IN')
  return name === '' ? number : name === '×' ? `× ${number}` : `${number} ${name}`
}

export function showBar({ limit, kind }: Bar, unit: Unit): string {
  return `${kind} ${show(limit, unit)}`
}
