import { createHash } from 'node:crypto'

/** What somebody is shown before they decide, in plain values: whatever of it changes makes it another thing. */
export type ShownState = Readonly<Record<string, string | number | boolean | null>>

/** SHA-256 of a state, in hex, whatever the order of its values. */
export function fingerprintOf(state: ShownState): string {
  const values = Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}
