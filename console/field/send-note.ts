import type { HealthOfGuest } from '#server/field/read-health.ts'
import type { DeviceNote } from './device-store.ts'

/** What became of a note: `away` is tried again, `log in` after a login. */
export type Sent =
  | { kind: 'sent' }
  | { kind: 'away' | 'log in' | 'closed' }
  | { kind: 'refused'; why: string }

/** What the page's action answers to a script. */
export type ScriptAnswer =
  | { ok: true; health?: HealthOfGuest[] }
  | { ok: false; reason: 'closed' }
  | { ok: false; reason: 'refused'; why: string }

export type Asked = { kind: 'answer'; answer: ScriptAnswer } | { kind: 'away' | 'log in' | 'closed' }

/** Sends what a form of the page would, and says whether an answer came. */
export async function askServer(path: string, fields: Record<string, string>): Promise<Asked> {
  const body = new URLSearchParams({ ...fields, way: 'script' })
  const answer = await fetch(path, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
  if (!answer || answer.status >= 500) return { kind: 'away' }
  if (answer.status === 401 || answer.type === 'opaqueredirect') return { kind: 'log in' }
  if (answer.status !== 200) return { kind: 'closed' }
  const said = await answer.json().catch(() => null)
  return said ? { kind: 'answer', answer: said } : { kind: 'away' }
}

export async function sendNote(path: string, { act, fields, key, at }: DeviceNote): Promise<Sent> {
  const asked = await askServer(path, { ...fields, do: act, key, at })
  if (asked.kind !== 'answer') return { kind: asked.kind }
  const { answer } = asked
  if (answer.ok) return { kind: 'sent' }
  return answer.reason === 'closed' ? { kind: 'closed' } : { kind: 'refused', why: answer.why }
}
