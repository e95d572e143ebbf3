import { createTransport } from 'nodemailer'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { QueuedJob } from '../jobs/job.ts'
import { deliverFromOutbox } from './deliver-from-outbox.ts'
import type { AttachPapers } from './mail-attachment.ts'
import { deliverMail } from './queue-mail.ts'

export type MailDelivery = { job: QueuedJob; close: () => void }

/** Sends queued mails. */
export function createMailDelivery(deps: {
  db: Database
  clock: Clock
  smtpUrl: string
  from: string
  attachPapers: AttachPapers
}): MailDelivery {
  const { db, clock, from, attachPapers } = deps
  const transport = createTransport({
    url: deps.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const host = from.split('@')[1]
  const job = deliverFromOutbox({
    db,
    clock,
    name: deliverMail,
    async send(message) {
      const { reference, attachments } = message
      const papers = reference && attachments ? await attachPapers(reference, attachments) : []
      try {
        await transport.sendMail({
          // The same id on every try lets a mail server drop a repetition.
          messageId: `<outbox-${message.id}@${host}>`,
          from,
          to: message.recipient,
          subject: message.subject ?? '',
          replyTo: message.replyTo ?? undefined,
          text: message.body,
          attachments: papers.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(bytes),
          })),
        })
      } catch (error) {
        const { code = 'failed', responseCode = 0 } = error as { code?: string; responseCode?: number }
        const reason = responseCode ? `${code} ${responseCode}` : code
        return { ok: false, reason, final: isAboutThisMail(code) && responseCode >= 500 }
      }
      return { ok: true }
    },
  })
  return { job, close: () => transport.close() }
}

/** Refused for its receiver or its text; all other failures, such as a wrong password, are the operator's to mend. */
function isAboutThisMail(code: string): boolean {
  return code === 'EENVELOPE' || code === 'EMESSAGE'
}
