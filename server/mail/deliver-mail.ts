import { createTransport } from 'nodemailer'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { JobResult, QueuedJob } from '../jobs/job.ts'
import { deliverFromOutbox } from './deliver-from-outbox.ts'
import type { AttachPapers } from './mail-attachment.ts'
import type { OutboxMessage } from './outbox-store.ts'
import { mailTasks } from './queue-mail.ts'

export type MailDelivery = { jobs: QueuedJob[]; close: () => void }

type MailDeps = { db: Database; clock: Clock; smtpUrl: string; from: string; attachPapers: AttachPapers }

/** Connections of each line to the mail server, which carry one mail after another. */
const connections = 5
/** While one mail is on a connection, the next is made. The rest of a second belongs to visitors. */
const pace = { atOnce: 2 * connections, claimAtLeast: connections, perSecond: 80 }

/** Sends queued mails, in two lines with connections of their own. */
export function createMailDelivery(deps: MailDeps): MailDelivery {
  const lines = mailTasks.map((name) => createLine(deps, name))
  return {
    jobs: lines.map(({ job }) => job),
    close() {
      for (const { close } of lines) close()
    },
  }
}

function createLine({ db, clock, smtpUrl, from, attachPapers }: MailDeps, name: string) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const host = from.split('@')[1]

  async function send(message: OutboxMessage): Promise<JobResult> {
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
        attachments: papers.map(({ name: filename, type, bytes }) => ({
          filename,
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
  }

  return { job: deliverFromOutbox({ db, clock, name, pace, send }), close: () => transport.close() }
}

/** Refused for its receiver or its text; all other failures, such as a wrong password, are the operator's to mend. */
function isAboutThisMail(code: string): boolean {
  return code === 'EENVELOPE' || code === 'EMESSAGE'
}
