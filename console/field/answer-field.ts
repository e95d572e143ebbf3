import { type ActionFunctionArgs, data } from 'react-router'
import { checkFieldNote } from '#domain/field/field-notes.ts'
import type { NewNote } from '#server/field/note-field.ts'
import type { HealthOfGuest } from '#server/field/read-health.ts'
import { goTo, orNotFound } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import type { FormErrors } from '../ui/post-form.tsx'
import type { ScriptAnswer } from './send-note.ts'

export type FieldAnswer = { errors: FormErrors; health?: HealthOfGuest[] }

const gone = 'That guest does not travel on this departure any more.'

/** What the forms of the page do; to its script it answers in its words. */
export async function answerField({ context, params }: ActionFunctionArgs) {
  const at = deskOfStaff(context)
  const { fields } = sentForm(context)
  const which = { tripId: params.trip ?? '', id: params.departure ?? '' }
  const answer = await carryOut(at, which, sentForm(context))
  if (fields.get('way') === 'script') {
    at.giveFile({
      name: 'answer.json',
      type: 'application/json',
      bytes: new TextEncoder().encode(JSON.stringify(answer)),
    })
    return null
  }
  if (answer.ok && answer.health) return data<FieldAnswer>({ errors: {}, health: answer.health })
  if (answer.ok)
    return goTo(`/console/field/${encodeURIComponent(which.tripId)}/${encodeURIComponent(which.id)}`)
  if (answer.reason === 'closed') return orNotFound<FieldAnswer>(null)
  return data<FieldAnswer>({ errors: { '': answer.why } }, { status: 422 })
}

type At = ReturnType<typeof deskOfStaff>

async function carryOut(
  { services, actor }: At,
  which: { tripId: string; id: string },
  { act, fields }: ReturnType<typeof sentForm>,
): Promise<ScriptAnswer> {
  if (act === 'health') {
    const health = await services.field.readHealth(which, actor)
    return health ? { ok: true, health } : { ok: false, reason: 'closed' }
  }
  const form = readNote(act, fields)
  if ('why' in form) return { ok: false, reason: 'refused', why: form.why }
  const noted = await services.field.note(which, form, actor)
  if (noted.ok) return { ok: true }
  return noted.reason === 'gone'
    ? { ok: false, reason: 'refused', why: gone }
    : { ok: false, reason: 'closed' }
}

function readNote(act: string, fields: URLSearchParams): NewNote | { why: string } {
  const name = act === 'tick' || act === 'spend' ? act : 'incident'
  const refused = (errors: Record<string, string>) => ({ why: Object.values(errors).join(' ') })
  if (name === 'tick') {
    const form = checkFieldNote(name, fields)
    return form.ok ? { act: name, note: form.value } : refused(form.errors)
  }
  if (name === 'spend') {
    const form = checkFieldNote(name, fields)
    return form.ok ? { act: name, note: form.value } : refused(form.errors)
  }
  const form = checkFieldNote(name, fields)
  return form.ok ? { act: name, note: form.value } : refused(form.errors)
}
