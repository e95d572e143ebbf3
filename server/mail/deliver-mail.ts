import { createTransport } from 'nodemailer'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Log } from '../log.ts'
import { type Delivery, type OutboxMessage, withDueMail } from './outbox-store.ts'

const firstRetryAfter = 30_000
const longestRetryAfter = 6 * 3600_000

export type MailDelivery = ReturnType<typeof createMailDelivery>

/**
 * Sends every due mail and answers how many left. What fails stays in the outbox and is tried
 * again, ever more slowly, unless it was refused for good.
 */
export function createMailDelivery(deps: {
  db: Database
  clock: Clock
  log: Log
  smtpUrl: string
  from: string
}) {
  const { db, clock, log, from } = deps
  const transport = createTransport({
    url: deps.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const host = from.split('@')[1]

  async function deliverDue(): Promise<number> {
    let sent = 0
    const send = async (message: OutboxMessage): Promise<Delivery> => {
      try {
        await transport.sendMail({
          // The same id on every try lets a mail server drop a repetition.
          messageId: `<outbox-${message.id}@${host}>`,
          from,
          to: message.recipient,
          subject: message.subject ?? '',
          replyTo: message.replyTo ?? undefined,
          text: message.body,
        })
        sent++
        return { sentAt: clock.now() }
      } catch (error) {
        const now = clock.now()
        const { code = 'failed', responseCode = 0 } = error as { code?: string; responseCode?: number }
        const refused = isAboutThisMail(code) && responseCode >= 500
        log[refused ? 'error' : 'warn'](
          { message: message.id, attempt: message.attempts + 1, code, responseCode },
          refused ? 'mail refused for good' : 'mail not sent',
        )
        if (refused) return { refusedAt: now, error: `${code} ${responseCode}` }
        const wait = Math.min(longestRetryAfter, firstRetryAfter * 2 ** message.attempts)
        return { nextAttemptAt: new Date(now.getTime() + wait), error: code }
      }
    }
    while (await withDueMail(db, clock.now(), send));
    return sent
  }

  return { deliverDue, close: () => transport.close() }
}

/** Refused for its receiver or its text; all other failures, such as a wrong password, are the operator's to mend. */
function isAboutThisMail(code: string): boolean {
  return code === 'EENVELOPE' || code === 'EMESSAGE'
}
