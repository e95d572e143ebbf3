import type { Database } from '#database/client.ts'
import { noticeDays } from '#domain/site/facts.ts'
import { doubling } from '../jobs/doubling.ts'
import type { QueuedJob } from '../jobs/job.ts'
import { enqueue } from '../jobs/job-store.ts'
import { deleteMessage } from '../mail/outbox-store.ts'

const forgetNotice = 'forget notice'
const day = 24 * 3600_000

/**
 * Has the messages erased in time, whatever becomes of the account: they name phone and e-mail, and are kept until long after the last
 * try to deliver them.
 */
export async function forgetLater(tx: Pick<Database, 'insert'>, messages: number[], at: Date): Promise<void> {
  const runAt = new Date(at.getTime() + noticeDays * day)
  for (const message of messages) await enqueue(tx, { task: forgetNotice, payload: { message }, runAt })
}

export function createForgetNotices({ db }: { db: Database }): QueuedJob {
  return {
    on: 'queue',
    name: forgetNotice,
    async run({ message }) {
      await deleteMessage(db, Number(message))
      return { ok: true }
    },
    leaseSeconds: 60,
    atOnce: 1,
    retryAfter: doubling({ firstSeconds: 60, longestSeconds: 6 * 3600, tries: 65 }),
  }
}
