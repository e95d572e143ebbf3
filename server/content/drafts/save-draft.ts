import * as v from 'valibot'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type SaveDraftRequest, saveDraftSchema } from '#domain/content/draft-request.ts'
import { type Item, nameOf, type Problem } from '#domain/content/kinds.ts'
import { flawsIn } from '#domain/content/plain-value.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import { writeLog } from '../../audit/write-log.ts'
import type { OpenContent } from '../../catalogue/open-content.ts'
import { problemsOf } from '../problems-of.ts'
import { findVersion, listPointers } from '../version-store.ts'
import { type Draft, findDraft, insertDraft, updateDraft } from './draft-store.ts'

/** In a conflict `draft` is what stands there by now: null where it was published or given up. */
export type Saved =
  | { ok: true; revision: number; at: Date }
  | { ok: false; reason: 'invalid'; problems: Problem[] }
  | { ok: false; reason: 'conflict'; draft: Draft | null }
  /** There is nothing of that id: it is to be begun. */
  | { ok: false; reason: 'unknown' }

export type SaveDraft = (request: SaveDraftRequest, actor: Actor) => Promise<Saved>

type Deps = { db: Database; clock: Clock; content: Pick<OpenContent, 'files'> }

/**
 * Keeps what somebody is writing, right or wrong, as long as it can be content at all. Whoever has seen another revision than the one that stands
 * there is told of it, and nothing is overwritten.
 */
export function createSaveDraft({ db, clock, content }: Deps): SaveDraft {
  return async (request, actor) => {
    const flaws = flawsIn(request.body).map((flaw) => ({ file: nameOf(request), ...flaw }))
    if (flaws.length > 0) return { ok: false, reason: 'invalid', problems: flaws }
    const read = v.safeParse(saveDraftSchema, request)
    if (!read.success) return { ok: false, reason: 'invalid', problems: problemsOf(request, read.issues) }
    const { kind, id, body, base, revision } = read.output
    const which = { kind, id }
    const at = clock.now()
    const row = { ...which, body, base, staffId: staffIdOf(actor), at }
    if (revision !== null) {
      if (await updateDraft(db, { ...row, revision })) return { ok: true, revision: revision + 1, at }
      return { ok: false, reason: 'conflict', draft: await findDraft(db, which) }
    }
    const sourceName = await sourceOf(which)
    if (sourceName === null) return { ok: false, reason: 'unknown' }
    const isBegun = await db.transaction(async (tx) => {
      if (!(await insertDraft(tx, { ...row, sourceName }))) return false
      const subject = { kind: 'content', id: nameOf(which) } as const
      await writeLog(tx, at, { by: actor, what: 'draft begun', subject, after: { base } })
      return true
    })
    if (isBegun) return { ok: true, revision: 1, at }
    return { ok: false, reason: 'conflict', draft: await findDraft(db, which) }
  }

  /** Of what is there already. */
  async function sourceOf({ kind, id }: Pick<Item, 'kind' | 'id'>): Promise<string | null> {
    const pointer = (await listPointers(db)).find((one) => one.kind === kind && one.id === id)
    const live = pointer && (await findVersion(db, pointer))
    const file = content.files.find((one) => one.kind === kind && one.id === id)
    return live?.sourceName ?? file?.source ?? null
  }
}
