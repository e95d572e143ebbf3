import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { QueuedJob } from '../jobs/job.ts'
import { deliverFromOutbox } from '../mail/deliver-from-outbox.ts'
import { deliverSms } from './queue-notice.ts'
import type { Sms, SmsProvider } from './sms.ts'
import { type TripTemplate, tripTemplates } from './trip-sms.ts'

/** Sends what is queued, each kind by its own template. */
export function createSmsDelivery(deps: { db: Database; clock: Clock; provider: SmsProvider }): QueuedJob[] {
  const { provider, ...stored } = deps
  const deliver = (name: string, template: Sms['template'], blanks: readonly string[]) =>
    deliverFromOutbox({
      ...stored,
      name,
      async send({ recipient, body }, payload) {
        const taken = await provider.send({
          phone: recipient,
          text: body,
          template,
          variables: Object.fromEntries(blanks.map((blank) => [blank, String(payload[blank])])),
        })
        return taken.ok ? taken : { ok: false, reason: taken.message, final: taken.final }
      },
    })
  return [
    deliver(deliverSms, 'notice', ['what', 'when', 'call']),
    ...(Object.keys(tripTemplates) as TripTemplate[]).map((template) =>
      deliver(tripTemplates[template].task, template, tripTemplates[template].blanks),
    ),
  ]
}
