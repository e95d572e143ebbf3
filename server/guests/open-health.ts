import type { HealthDeclaration } from '#domain/field/health.ts'
import { conditions, type Health } from '#domain/guests/details.ts'
import type { Sealing } from '../auth/keys/auth-secrets.ts'
import { openJson } from './known-details.ts'

/** Opens what a guest declared of their health, in words; null when it can't be read. Whoever gives it out notes that in the log (`server/field/read-health.ts`). */
export function createOpenHealth(
  sealing: Pick<Sealing, 'open'>,
): (sealed: string) => HealthDeclaration | null {
  return (sealed) => {
    const told = openJson<Health>(sealed, sealing.open)
    if (!told) return null
    if (told.none && told.words === '') return { none: true }
    const named = told.none ? [] : told.conditions.map((name) => conditions[name])
    return { conditions: named, ...(told.words && { note: told.words }) }
  }
}
