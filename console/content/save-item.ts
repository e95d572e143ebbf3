import { changeList, pickPicture } from '#domain/content/fields/change-list.ts'
import { type PlacedProblem, placeProblems } from '#domain/content/fields/place-problems.ts'
import { readFields } from '#domain/content/fields/read-fields.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Desk } from '#server/console/desk.ts'
import type { OpenItem } from './open-item.ts'

type At = { services: Desk['services']; actor: Actor }

export type SavedItem =
  | { ok: true; revision: number; at: Date; body: object }
  /** `yours` is what was sent, as it would have been saved. */
  | { ok: false; reason: 'conflict'; yours: object }
  | { ok: false; reason: 'invalid'; problems: PlacedProblem[] }

/** Puts what a form of one section says into the draft; where there is none, one begins. */
export async function saveItem(
  { services, actor }: At,
  { item, draft, live, shape }: OpenItem,
  fields: URLSearchParams,
): Promise<SavedItem> {
  const { kind, id, value } = item
  const section = shape.sections.find(({ name }) => name === fields.get('section')) ?? shape.sections[0]
  const typed = readFields(section?.fields ?? {}, fields, shape.toForm(value))
  const change = fields.get('change') ?? ''
  const yours = pickPicture(shape.sections, changeList(shape.sections, typed, change), change)
  if (seenRevision(fields) !== (draft?.revision ?? null)) return { ok: false, reason: 'conflict', yours }
  const body = shape.fromForm(yours)
  const saved = await services.content.drafts.save(
    { kind, id, body, base: draft ? draft.base : (live?.version ?? null), revision: draft?.revision ?? null },
    actor,
  )
  if (saved.ok) return { ok: true, revision: saved.revision, at: saved.at, body }
  if (saved.reason !== 'invalid') return { ok: false, reason: 'conflict', yours }
  const problems = saved.problems.map(({ field, message }) => ({
    field: shape.pathOf(field),
    message,
    elsewhere: null,
  }))
  return { ok: false, reason: 'invalid', problems: placeProblems(shape.sections, problems) }
}

/** Of the draft that somebody saw; null where there was none. */
export function seenRevision(fields: URLSearchParams): number | null {
  const revision = fields.get('revision') ?? ''
  return /^[1-9]\d{0,8}$/.test(revision) ? Number(revision) : null
}
