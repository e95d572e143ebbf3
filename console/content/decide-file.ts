import { data, type RouterContextProvider } from 'react-router'
import type { Kind } from '#domain/content/kinds.ts'
import { merge } from '#domain/content/merge.ts'
import { goTo } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { changedMeanwhile, type ItemAnswer } from './change-item.ts'
import { addresses } from './content-kinds.ts'
import { seenRevision } from './save-item.ts'

const note = 'The file was compared, and this stays as it is'

/** Which of the two holds that went different ways: ours, the file's, or what somebody writes of both. */
export async function decideFile(context: Readonly<RouterContextProvider>, kind: Kind, id: string) {
  const { services, actor } = deskOfStaff(context)
  const { content } = services
  const { act, fields } = sentForm(context)
  const drift = await content.showDrift({ kind, id })
  const version = fields.get('version') || null
  if (
    !drift ||
    seenRevision(fields) !== (drift.draft?.revision ?? null) ||
    version !== (drift.version === null ? null : String(drift.version))
  )
    return data<ItemAnswer>({ said: changedMeanwhile }, { status: 409 })
  const { draft, ours, origin, file } = drift
  if (act === 'keep ours' && !draft && drift.version !== null)
    return keep(await content.keepOurs({ kind, id, base: drift.version, note }, actor), addresses[kind](id))
  const bodies = {
    'take the file': file.value,
    both: origin === null ? ours : merge(origin, file.value, ours),
    'keep ours': ours,
  }
  const saved = await content.drafts.save(
    {
      ...{ kind, id, knows: 'the file' },
      body: bodies[act as keyof typeof bodies] as object,
      base: draft ? draft.base : drift.version,
      revision: draft?.revision ?? null,
    },
    actor,
  )
  if (!saved.ok) return data<ItemAnswer>({ said: changedMeanwhile }, { status: 409 })
  return goTo(act === 'both' ? addresses[kind](id) : `${addresses[kind](id)}/publish`)
}

type Kept = Awaited<ReturnType<ReturnType<typeof deskOfStaff>['services']['content']['keepOurs']>>

function keep(kept: Kept, address: string) {
  if (kept.ok) return goTo(`${address}/versions`)
  if (kept.reason === 'invalid')
    return data<ItemAnswer>(
      { said: 'The rules of this release speak against it as it is. Write both together.' },
      { status: 422 },
    )
  return data<ItemAnswer>({ said: changedMeanwhile }, { status: 409 })
}
