import * as v from 'valibot'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type BeginDraftRequest, beginDraftSchema } from '#domain/content/draft-request.ts'
import { nameOf, type Problem } from '#domain/content/kinds.ts'
import { flawsIn } from '#domain/content/plain-value.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import { writeLog } from '../../audit/write-log.ts'
import type { OpenContent, ReadContent } from '../../catalogue/open-content.ts'
import { problemsOf } from '../problems-of.ts'
import { insertDraft, isSourceDrafted } from './draft-store.ts'

export type Begun = { ok: true } | { ok: false; problems: Problem[] }
export type BeginDraft = (request: BeginDraftRequest, actor: Actor) => Promise<Begun>

type Deps = {
  db: Database
  clock: Clock
  content: Pick<OpenContent, 'listItems'>
  readLive: () => Promise<Pick<ReadContent, 'used'>>
}

/** The draft of something new. It has a name that nothing has, neither on the site nor in another draft. */
export function createBeginDraft({ db, clock, content, readLive }: Deps): BeginDraft {
  return async (request, actor) => {
    const flaws = flawsIn(request.body).map((flaw) => ({ file: nameOf(request), ...flaw }))
    if (flaws.length > 0) return { ok: false, problems: flaws }
    const read = v.safeParse(beginDraftSchema, request)
    if (!read.success) return { ok: false, problems: problemsOf(request, read.issues) }
    const { kind, id, source: sourceName, body } = read.output
    const refuse = (field: 'id' | 'source', message: string): Begun => ({
      ok: false,
      problems: [{ file: nameOf({ kind, id }), field, message }],
    })
    const taken = 'There is one of this id already. Write another.'
    const others = content.listItems((await readLive()).used).filter((item) => item.kind === kind)
    if (others.some((item) => item.id === id)) return refuse('id', taken)
    // Several places stand in a file.
    const isSourceTaken =
      others.some((item) => item.source === sourceName) ||
      (await isSourceDrafted(db, { kind, id, sourceName }))
    if (kind !== 'place' && isSourceTaken)
      return refuse('source', 'Another one stands in a file of this name. Write another.')
    const at = clock.now()
    const row = { kind, id, sourceName, body, base: null, fileHash: null, staffId: staffIdOf(actor), at }
    return db.transaction(async (tx) => {
      if (!(await insertDraft(tx, row))) return refuse('id', taken)
      await writeLog(tx, at, {
        by: actor,
        what: 'draft begun',
        subject: { kind: 'content', id: nameOf(row) },
        after: { base: null },
      })
      return { ok: true }
    })
  }
}
