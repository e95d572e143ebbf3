import type { HostedAuth } from '../env/auth.ts'
import { StartFailure } from '../fail.ts'
import type { Log } from '../log.ts'

const timeout = 5_000

/** A project without public signing keys can't be used: nobody but itself could tell its tokens from forged ones. */
export async function checkHostedProject({ url }: HostedAuth, log: Log): Promise<void> {
  let keys: unknown
  try {
    const answer = await fetch(`${url}/auth/v1/.well-known/jwks.json`, {
      signal: AbortSignal.timeout(timeout),
    })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    keys = ((await answer.json()) as { keys?: unknown }).keys
  } catch (error) {
    log.warn({ error }, 'SUPABASE_URL does not answer; nobody can log in until it does')
    return
  }
  if (!Array.isArray(keys) || keys.length === 0)
    throw new StartFailure(
      'The project at SUPABASE_URL has no public signing keys: switch it to asymmetric JWT signing keys, or leave SUPABASE_URL out.',
    )
}
