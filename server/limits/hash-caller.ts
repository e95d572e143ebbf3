import { createHmac } from 'node:crypto'
import type { LimitName } from './limits.ts'

/** What a limit keeps of a caller in place of the address. */
export function hashCaller(key: string, name: LimitName, who: string): string {
  return createHmac('sha256', key).update(`${name} ${who}`).digest('base64url').slice(0, 22)
}
