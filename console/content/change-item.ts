import { data, type RouterContextProvider } from 'react-router'
import { timeInIndia } from '#domain/calendar/clock.ts'
import type { PlacedProblem } from '#domain/content/fields/place-problems.ts'
import type { Kind } from '#domain/content/kinds.ts'
import type { PostBody } from '#domain/posts/post-body.ts'
import { goTo, orNotFound } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { bothTogether, type Differing, whereTheyDiffer } from './both-together.ts'
import { addresses } from './content-kinds.ts'
import { judgeItem, type OpenItem, openItem } from './open-item.ts'
import { saveItem, seenRevision } from './save-item.ts'

type Context = Readonly<RouterContextProvider>

/** Two texts of one thing: what stands there now, and what somebody wanted. */
export type ItemConflict = {
  /** 'draft': somebody saved it meanwhile. 'version': another version was published since the draft began. */
  of: 'draft' | 'version'
  who: string
  at: string
  differing: Differing[]
  /** The section with both put together. */
  together: Record<string, unknown>
  /** What was sent, to be sent again as it was. */
  sent: [string, string][]
}

export type ItemAnswer = {
  said?: string
  problems?: PlacedProblem[]
  conflict?: ItemConflict
  /** What stood in a form that was not taken, so that nobody types it twice. */
  typed?: Record<string, string>
}

/** What the page's action answers to its script. */
export type SavingAnswer =
  | { ok: true; revision: number; at: string; problems: PlacedProblem[]; rendered: PostBody | null }
  | { ok: false; reason: 'conflict'; who: string; at: string }
  | { ok: false; reason: 'invalid'; problems: PlacedProblem[] }

type At = ReturnType<typeof deskOfStaff>

/** What the forms of the editor do. */
export async function changeItem(context: Context, kind: Kind, id: string) {
  const at = deskOfStaff(context)
  const { act, fields } = sentForm(context)
  const open = orNotFound(await openItem(at.services.content, kind, id))
  if (act === 'save') return save(at, open, fields)
  if (act === 'drop') return drop(at, open, fields)
  return keepMine(at, open, fields)
}

async function save(at: At, open: OpenItem, fields: URLSearchParams) {
  const { item } = open
  const saved = await saveItem(at, open, fields)
  if (fields.get('way') === 'script') return answerScript(at, open, saved)
  if (saved.ok) {
    const section = fields.get('section') ?? ''
    return goTo(`${addresses[item.kind](item.id)}?${new URLSearchParams({ section })}`)
  }
  if (saved.reason === 'invalid') return data<ItemAnswer>({ problems: saved.problems }, { status: 422 })
  return data<ItemAnswer>({ conflict: conflictOf(open, fields, saved.yours) }, { status: 409 })
}

async function answerScript(at: At, open: OpenItem, saved: Awaited<ReturnType<typeof saveItem>>) {
  const answer = await sayToScript(at, open, saved)
  at.giveFile({
    name: 'answer.json',
    type: 'application/json',
    bytes: new TextEncoder().encode(JSON.stringify(answer)),
  })
  return null
}

async function sayToScript(
  { services }: At,
  open: OpenItem,
  saved: Awaited<ReturnType<typeof saveItem>>,
): Promise<SavingAnswer> {
  if (saved.ok) {
    const item = { ...open.item, value: saved.body }
    const problems = await judgeItem(services.content, { ...open, item })
    const rendered = services.content.renderText(item)
    return { ok: true, revision: saved.revision, at: timeInIndia(saved.at), problems, rendered }
  }
  if (saved.reason === 'invalid') return saved
  return { ok: false, reason: 'conflict', ...whoSaved(open) }
}

function whoSaved({ draft, live }: OpenItem): { who: string; at: string } {
  const last = draft ?? live
  return { who: last?.by ?? 'Somebody', at: last ? timeInIndia(last.at) : '' }
}

function conflictOf(open: OpenItem, fields: URLSearchParams, yours: object): ItemConflict {
  const { shape, item } = open
  const section = shape.sections.find(({ name }) => name === fields.get('section')) ?? shape.sections[0]
  const theirs = shape.toForm(item.value)
  return {
    of: 'draft',
    ...whoSaved(open),
    differing: whereTheyDiffer(shape.sections, theirs, yours),
    together: bothTogether(section?.fields ?? {}, theirs, yours) as Record<string, unknown>,
    sent: [...fields].filter(([name]) => name !== 'do' && name !== 'revision' && name !== 'way'),
  }
}

async function drop(
  { services, actor }: At,
  { item: { kind, id }, isOnSite }: OpenItem,
  fields: URLSearchParams,
) {
  const isGone = await services.content.drafts.drop({ kind, id, revision: seenRevision(fields) ?? 0 }, actor)
  if (!isGone) return data<ItemAnswer>({ said: changedMeanwhile }, { status: 409 })
  return goTo(isOnSite ? addresses[kind](id) : kind === 'trip' ? '/console/trips' : '/console/words')
}

/** The draft goes on from the version that is live by now. */
async function keepMine({ services, actor }: At, { item, live, draft }: OpenItem, fields: URLSearchParams) {
  const { kind, id, value } = item
  const saved = await services.content.drafts.save(
    { kind, id, body: value as object, base: live?.version ?? null, revision: seenRevision(fields) },
    actor,
  )
  if (!saved.ok || !draft) return data<ItemAnswer>({ said: changedMeanwhile }, { status: 409 })
  return goTo(addresses[kind](id))
}

export const changedMeanwhile =
  'Somebody has saved this draft since you opened it, or it is gone. Look at it as it is now.'
