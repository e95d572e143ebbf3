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
import { insertOrigin } from '../origins/origin-store.ts'
import { problemsOf } from '../problems-of.ts'
import { findVersion, listPointers, type VersionRow } from '../version-store.ts'
import { type Draft, findDraft, insertDraft, updateDraft, type Which } from './draft-store.ts'

/** In a conflict `draft` is what stands there by now: null where it was published or given up. */
export type Saved =
  | { ok: true; revision: number; at: Date }
  | { ok: false; reason: 'invalid'; problems: Problem[] }
  | { ok: false; reason: 'conflict'; draft: Draft | null }
  /** There is nothing of that id: it is to be begun. */
  | { ok: false; reason: 'unknown' }

export type SaveDraft = (request: SaveDraftRequest, actor: Actor) => Promise<Saved>

type Deps = { db: Database; clock: Clock; content: Pick<OpenContent, 'files' | 'hashOf'> }

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
    const { kind, id, body, base, revision, knows } = read.output
    const which = { kind, id }
    const at = clock.now()
    const row = { ...which, body, base, staffId: staffIdOf(actor), at }
    if (revision !== null) {
      const known = knows && { fileHash: await knownFile(which, knows) }
      if (await updateDraft(db, { ...row, ...known, revision }))
        return { ok: true, revision: revision + 1, at }
      return { ok: false, reason: 'conflict', draft: await findDraft(db, which) }
    }
    const sourceName = await sourceOf(which)
    if (sourceName === null) return { ok: false, reason: 'unknown' }
    const fileHash = await knownFile(which, knows ?? 'what live knows')
    const isBegun = await db.transaction(async (tx) => {
      if (!(await insertDraft(tx, { ...row, sourceName, fileHash }))) return false
      const subject = { kind: 'content', id: nameOf(which) } as const
      await writeLog(tx, at, { by: actor, what: 'draft begun', subject, after: { base } })
      return true
    })
    if (isBegun) return { ok: true, revision: 1, at }
    return { ok: false, reason: 'conflict', draft: await findDraft(db, which) }
  }

  /** Of what is there already. */
  async function sourceOf(which: Which): Promise<string | null> {
    return (await liveOf(which))?.sourceName ?? fileOf(which)?.source ?? null
  }

  /** The hash of the file that its writer has looked at; what it says is written down. */
  async function knownFile(which: Which, knows: 'the file' | 'what live knows'): Promise<string | null> {
    const live = knows === 'what live knows' ? await liveOf(which) : null
    if (live) return live.fileHash
    const file = fileOf(which)
    if (!file) return null
    const hash = content.hashOf(file.value)
    await insertOrigin(db, file, { hash, at: clock.now() })
    return hash
  }

  function fileOf({ kind, id }: Which): Item | undefined {
    return content.files.find((one) => one.kind === kind && one.id === id)
  }

  async function liveOf({ kind, id }: Which): Promise<VersionRow | null> {
    const pointer = (await listPointers(db)).find((one) => one.kind === kind && one.id === id)
    return pointer ? findVersion(db, pointer) : null
  }
}
