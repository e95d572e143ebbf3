import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { QueuedJob } from '../jobs/job.ts'
import { deliverFromOutbox } from '../mail/deliver-from-outbox.ts'
import { deliverSms } from './queue-notice.ts'
import type { SmsProvider } from './sms.ts'

/** Sends queued notices. */
export function createSmsDelivery(deps: { db: Database; clock: Clock; provider: SmsProvider }): QueuedJob {
  const { db, clock, provider } = deps
  return deliverFromOutbox({
    db,
    clock,
    name: deliverSms,
    async send({ recipient, body }, { what, when, call }) {
      const taken = await provider.send({
        phone: recipient,
        text: body,
        template: 'notice',
        variables: { what: String(what), when: String(when), call: String(call) },
      })
      return taken.ok ? taken : { ok: false, reason: taken.message, final: taken.final }
    },
  })
}
