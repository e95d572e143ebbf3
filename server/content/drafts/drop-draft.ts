import * as v from 'valibot'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type DropDraftRequest, dropDraftSchema } from '#domain/content/draft-request.ts'
import { nameOf } from '#domain/content/kinds.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../../audit/write-log.ts'
import { deleteDraft } from './draft-store.ts'

/** Answers whether it is gone: not where somebody has saved another revision since. */
export type DropDraft = (request: DropDraftRequest, actor: Actor) => Promise<boolean>

/** Gives a draft up. What stands on the site stays as it is. */
export function createDropDraft({ db, clock }: { db: Database; clock: Clock }): DropDraft {
  return async (request, actor) => {
    const read = v.safeParse(dropDraftSchema, request)
    if (!read.success) return false
    const { kind, id, revision } = read.output
    return db.transaction(async (tx) => {
      if (!(await deleteDraft(tx, { kind, id, revision }))) return false
      await writeLog(tx, clock.now(), {
        by: actor,
        what: 'draft given up',
        subject: { kind: 'content', id: nameOf({ kind, id }) },
        before: { revision },
      })
      return true
    })
  }
}
