import { createTransport } from 'nodemailer'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { doubling } from '../jobs/doubling.ts'
import type { JobResult, QueuedJob } from '../jobs/job.ts'
import { findMessage, markRefused, markSent } from './outbox-store.ts'
import { deliverMail } from './queue-mail.ts'

export type MailDelivery = { job: QueuedJob; close: () => void }

/** Sends queued mails. What fails is tried again, ever more slowly, for two weeks, unless it was refused for good. */
export function createMailDelivery(deps: {
  db: Database
  clock: Clock
  smtpUrl: string
  from: string
}): MailDelivery {
  const { db, clock, from } = deps
  const transport = createTransport({
    url: deps.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const host = from.split('@')[1]

  async function deliver(id: number): Promise<JobResult> {
    const message = await findMessage(db, id)
    // Sent by a process that died before it could say so to the queue.
    if (!message || message.sentAt) return { ok: true }
    try {
      await transport.sendMail({
        // The same id on every try lets a mail server drop a repetition.
        messageId: `<outbox-${id}@${host}>`,
        from,
        to: message.recipient,
        subject: message.subject ?? '',
        replyTo: message.replyTo ?? undefined,
        text: message.body,
      })
    } catch (error) {
      const { code = 'failed', responseCode = 0 } = error as { code?: string; responseCode?: number }
      const reason = responseCode ? `${code} ${responseCode}` : code
      if (!isAboutThisMail(code) || responseCode < 500) return { ok: false, reason }
      await markRefused(db, id, clock.now())
      return { ok: false, reason, final: true }
    }
    await markSent(db, id, clock.now())
    return { ok: true }
  }

  return {
    job: {
      on: 'queue',
      name: deliverMail,
      run: ({ message }) => deliver(Number(message)),
      leaseSeconds: 120,
      atOnce: 2,
      retryAfter: doubling({ firstSeconds: 30, longestSeconds: 6 * 3600, tries: 65 }),
    },
    close: () => transport.close(),
  }
}

/** Refused for its receiver or its text; all other failures, such as a wrong password, are the operator's to mend. */
function isAboutThisMail(code: string): boolean {
  return code === 'EENVELOPE' || code === 'EMESSAGE'
}
