import { createHash } from 'node:crypto'
import { encodingVersion } from './encode.ts'

/** Names a picture by what it shows and how it is encoded. */
export function hashOf(svg: string): string {
  return createHash('sha256').update(encodingVersion).update(svg).digest('hex').slice(0, 12)
}
