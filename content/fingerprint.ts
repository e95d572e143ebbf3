import { createHash } from 'node:crypto'

const known = new WeakMap<object, string>()

/** SHA-256 of a value as JSON, in hex. Made once of each object: content is never changed in place. */
export function fingerprint(value: unknown): string {
  if (typeof value !== 'object' || value === null) return hash(String(JSON.stringify(value)))
  const made = known.get(value) ?? hash(value instanceof Error ? value.message : JSON.stringify(value))
  known.set(value, made)
  return made
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
