import * as v from 'valibot'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type Item, nameOf, type Problem } from '#domain/content/kinds.ts'
import { type Asked, openAsks } from '#domain/content/publish-ask.ts'
import {
  type ScheduleDraftRequest,
  scheduleDraftSchema,
  type WithdrawScheduleRequest,
  withdrawScheduleSchema,
} from '#domain/content/schedule-request.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import { writeLog } from '../../audit/write-log.ts'
import type { Judge, ReadContent } from '../../catalogue/open-content.ts'
import { enqueue } from '../../jobs/job-store.ts'
import { findDraft } from '../drafts/draft-store.ts'
import { problemsOf } from '../problems-of.ts'
import type { AskPublication } from '../publish-asks.ts'
import { deleteSchedule, findSchedule, listRefused, saveSchedule } from './schedule-store.ts'

export const publishScheduledTask = 'publish what was planned'

const day = 24 * 60 * 60_000
/** In milliseconds: nobody knows today what holds in more than a year. */
const farthest = 366 * day

export type Scheduled =
  | { ok: true }
  | { ok: false; reason: 'invalid'; problems: Problem[] }
  | { ok: false; reason: 'asked'; asked: Asked[] }
  | { ok: false; reason: 'moment' }
  | { ok: false; reason: 'draft changed' }

type Deps = {
  db: Database
  clock: Clock
  judge: Judge
  ask: AskPublication
  readLive: () => Promise<Pick<ReadContent, 'used'>>
  shownOf: (which: Pick<Item, 'kind' | 'id'>) => Promise<unknown>
}

/** Publications that wait for their moment. What goes out is the draft as it was looked over: one that is changed meanwhile is planned anew. */
export function createSchedules({ db, clock, judge, ask, readLive, shownOf }: Deps) {
  return {
    find: (which: Pick<Item, 'kind' | 'id'>) => findSchedule(db, which),
    listRefused: () => listRefused(db),

    async plan(request: ScheduleDraftRequest, actor: Actor): Promise<Scheduled> {
      const read = v.safeParse(scheduleDraftSchema, request)
      if (!read.success) return { ok: false, reason: 'invalid', problems: problemsOf(request, read.issues) }
      const { kind, id, revision, note, answers = {}, at } = read.output
      const now = clock.now()
      if (at <= now || at.getTime() > now.getTime() + farthest) return { ok: false, reason: 'moment' }
      const draft = await findDraft(db, { kind, id })
      if (draft?.revision !== revision) return { ok: false, reason: 'draft changed' }
      const item = { kind, id, source: draft.sourceName, value: draft.body }
      const problems = await judge(item, (await readLive()).used)
      if (problems.length > 0) return { ok: false, reason: 'invalid', problems }
      const publication = { kind, id, live: await shownOf({ kind, id }), next: draft.body, note }
      const asked = openAsks(await ask(publication, actor), answers)
      if (asked.length > 0) return { ok: false, reason: 'asked', asked }
      await db.transaction(async (tx) => {
        await saveSchedule(tx, {
          kind,
          id,
          revision,
          note,
          answers,
          staffId: staffIdOf(actor),
          at,
          askedAt: now,
        })
        await enqueue(tx, {
          task: publishScheduledTask,
          payload: { kind, id, at: at.toISOString() },
          runAt: at,
        })
        const subject = { kind: 'content', id: nameOf({ kind, id }) } as const
        await writeLog(tx, now, { by: actor, what: 'publication planned', subject, after: { revision } })
      })
      return { ok: true }
    },

    /** Answers whether there was one. */
    async withdraw(request: WithdrawScheduleRequest, actor: Actor): Promise<boolean> {
      const read = v.safeParse(withdrawScheduleSchema, request)
      if (!read.success) return false
      return db.transaction(async (tx) => {
        if (!(await deleteSchedule(tx, read.output))) return false
        const subject = { kind: 'content', id: nameOf(read.output) } as const
        await writeLog(tx, clock.now(), { by: actor, what: 'publication withdrawn', subject })
        return true
      })
    },
  }
}
