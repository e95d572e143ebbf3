import { createTransport } from 'nodemailer'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/clock.ts'
import type { Log } from '../log.ts'
import { withDueMail } from './outbox-store.ts'

const firstRetryAfter = 30_000
const longestRetryAfter = 6 * 3600_000

/** Sends every due mail and answers how many left. What fails stays in the outbox and is tried again, ever more slowly. */
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
    const send = async (message: {
      id: number
      recipient: string
      subject: string | null
      replyTo: string | null
      body: string
      attempts: number
    }) => {
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
        const wait = Math.min(longestRetryAfter, firstRetryAfter * 2 ** message.attempts)
        log.warn(
          { message: message.id, attempt: message.attempts + 1, code: (error as { code?: string }).code },
          'mail not sent',
        )
        return {
          error: (error as { code?: string }).code ?? 'failed',
          nextAttemptAt: new Date(clock.now().getTime() + wait),
        }
      }
    }
    while (await withDueMail(db, clock.now(), send));
    return sent
  }

  return { deliverDue, close: () => transport.close() }
}
