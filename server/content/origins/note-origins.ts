import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { nameOf } from '#domain/content/kinds.ts'
import type { OpenContent } from '../../catalogue/open-content.ts'
import { insertOrigin, listUsedOrigins } from './origin-store.ts'

/** At a start: what the files say of which something was made before anybody wrote that down. */
export async function noteOrigins(deps: {
  patientDb: Database
  clock: Clock
  content: Pick<OpenContent, 'files' | 'hashOf'>
}): Promise<void> {
  const { patientDb, clock, content } = deps
  const files = new Map(content.files.map((item) => [nameOf(item), item]))
  const { live, drafts } = await listUsedOrigins(patientDb)
  for (const { kind, id, hash } of [...live, ...drafts]) {
    const file = files.get(nameOf({ kind, id }))
    if (file && hash !== null && content.hashOf(file.value) === hash)
      await insertOrigin(patientDb, file, { hash, at: clock.now() })
  }
}
