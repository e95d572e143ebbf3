import { createHash } from 'node:crypto'
import { onceEach } from '#domain/steps/once-each.ts'

/** SHA-256 of a value as JSON, in hex. Made once of each object: content is never changed in place. */
export function fingerprint(value: unknown): string {
  if (typeof value !== 'object' || value === null) return hash(String(JSON.stringify(value)))
  return hashOnce(value)
}

const hashOnce = onceEach((value: object) =>
  hash(value instanceof Error ? value.message : JSON.stringify(value)),
)

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
