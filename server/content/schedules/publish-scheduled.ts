import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { showMoment } from '#domain/calendar/show-moment.ts'
import { type Kind, kinds, nameOf } from '#domain/content/kinds.ts'
import { type PublishRefusal, sayRefusal } from '#domain/content/publish-refusal.ts'
import type { Site } from '#domain/site/site.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../../audit/write-log.ts'
import type { Job } from '../../jobs/job.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { PublishDraft, Published } from '../publish-version.ts'
import { findSchedule, noteRefusal, type Schedule } from './schedule-store.ts'
import { publishScheduledTask } from './schedules.ts'

type Deps = {
  db: Database
  clock: Clock
  site: Pick<Site, 'email'>
  consoleUrl: string
  publishDraft: PublishDraft
}

/** Publishes what was planned, when its moment has come, by the same way and after the same questions. Refused it stays a draft, and is told of. */
export function scheduleJobs(deps: Deps): Job[] {
  return [
    {
      on: 'queue',
      name: publishScheduledTask,
      leaseSeconds: 300,
      atOnce: 1,
      retryAfter: (tries) => Math.min(tries * 5, 600),
      async run(payload) {
        const kind = kinds.find((one) => one === payload.kind)
        const planned = kind && (await findSchedule(deps.db, { kind, id: String(payload.id) }))
        // Withdrawn, planned for another moment, or done before.
        if (!planned || planned.refused || planned.at.toISOString() !== payload.at) return { ok: true }
        return publishPlanned(deps, planned)
      },
    },
  ]
}

async function publishPlanned(
  deps: Deps,
  planned: Schedule,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const { kind, id, revision, note, answers, staffId, by } = planned
  const actor: Actor =
    staffId === null
      ? { kind: 'command line' }
      : { kind: 'staff', id: staffId, name: by ?? '', through: 'console' }
  const done = await deps.publishDraft({ kind, id, revision, note, answers }, actor)
  if (done.ok) return { ok: true }
  if (done.reason === 'busy') return { ok: false, reason: 'others publish just now' }
  await tell(deps, planned, refusalOf(done))
  return { ok: true }
}

function refusalOf(done: Exclude<Published, { ok: true }>): PublishRefusal {
  if (done.reason === 'invalid') return { reason: 'invalid', problems: done.problems }
  if (done.reason === 'asked') return { reason: 'asked', said: done.asked.map(({ said }) => said) }
  return { reason: done.reason === 'conflict' || done.reason === 'unchanged' ? done.reason : 'draft changed' }
}

async function tell(
  { db, clock, site, consoleUrl }: Deps,
  { kind, id, at, by }: Schedule,
  refused: PublishRefusal,
): Promise<void> {
  const name = nameOf({ kind, id })
  const now = clock.now()
  await db.transaction(async (tx) => {
    if (!(await noteRefusal(tx, { kind, id, at, refused }))) return
    const body = [
      `${by ?? 'Somebody'} planned that ${name} goes onto the site at ${showMoment(at)}. It did not: what stands there stays, and the draft is kept.`,
      sayRefusal(refused).join('\n'),
      `Mend it and publish it: ${consoleUrl}${pathOf(kind, id)}`,
    ].join('\n\n')
    await queueMail(tx, { to: site.email, subject: `Not published: ${name}`, body }, now)
    const subject = { kind: 'content', id: name } as const
    await writeLog(tx, now, { by: { kind: 'job' }, what: 'publication refused', subject })
  })
}

function pathOf(kind: Kind, id: string): string {
  return kind === 'trip' ? `/console/trips/${id}/publish` : `/console/words/${kind}/${id}/publish`
}
