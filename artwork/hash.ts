import { createHash } from 'node:crypto'
import { encodingVersion } from './encode.ts'

/** Twelve digits that change with the drawing and with its encoding. */
export function hashOf(svg: string): string {
  return createHash('sha256').update(encodingVersion).update(svg).digest('hex').slice(0, 12)
}
