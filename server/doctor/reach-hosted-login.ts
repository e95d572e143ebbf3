import type { HostedAuth } from '../env/auth.ts'
import { askAddress, type Reached } from './reached.ts'

/** The project must publish the keys that its tokens are signed with. */
export async function reachHostedLogin({ url }: HostedAuth): Promise<Reached> {
  const answer = await askAddress(`${url}/auth/v1/.well-known/jwks.json`, {})
  if ('problem' in answer)
    return { ok: false, note: `the hosted project does not answer (${answer.problem})` }
  if (answer.status !== 200)
    return { ok: false, note: `the hosted project answers with status ${answer.status}` }
  return /"kid"/.test(answer.body)
    ? { ok: true, note: 'the hosted project publishes its signing keys' }
    : { ok: false, note: 'the hosted project has no public signing keys' }
}
