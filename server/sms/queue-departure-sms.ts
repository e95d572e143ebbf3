import type { Database } from '#database/client.ts'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { CompanyFacts } from '#domain/site/site.ts'
import { enqueue } from '../jobs/job-store.ts'
import { insertMessage } from '../mail/outbox-store.ts'

export const deliverDepartureSms = 'deliver departure sms'
export const departureBlanks = ['booking', 'when', 'call'] as const

type Told = { reference: string; startDate: string }

/** docs/operations.md holds the template with the same words. Words of one's own can't be sent: in India every SMS fills in a registered template. */
export function departureSms({ reference, startDate }: Told, site: CompanyFacts): string {
  const call = displayPhone(site.phone)
  return `${site.name}: news of your trip on ${showPlainDate(startDate)} (${reference}). Please read our mail or call ${call}.`
}

/** Stores the message and its delivery in the caller's transaction. `phone` is digits with the country code. */
export async function queueDepartureSms(
  tx: Pick<Database, 'insert'>,
  told: Told & { phone: string; at: Date },
  site: CompanyFacts,
): Promise<void> {
  const { phone, reference, startDate, at } = told
  const message = await insertMessage(tx, {
    channel: 'sms',
    recipient: phone,
    subject: null,
    body: departureSms(told, site),
    reference,
    createdAt: at,
  })
  const blanks = { booking: reference, when: showPlainDate(startDate), call: displayPhone(site.phone) }
  await enqueue(tx, { task: deliverDepartureSms, payload: { message, ...blanks }, runAt: at })
}
