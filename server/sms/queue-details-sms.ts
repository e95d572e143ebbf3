import type { Database } from '#database/client.ts'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { CompanyFacts } from '#domain/site/site.ts'
import { enqueue } from '../jobs/job-store.ts'
import { insertMessage } from '../mail/outbox-store.ts'

export const deliverDetailsSms = 'deliver details sms'
export const detailsBlanks = ['missing', 'when', 'booking', 'link', 'call'] as const

type Blanks = Record<(typeof detailsBlanks)[number], string>

/** docs/operations.md holds the template with the same words. */
function detailsSms({ missing, when, booking, link, call }: Blanks, siteName: string): string {
  return `${siteName}: details of ${missing} are missing for your trip on ${when} (${booking}). Fill them in at ${link} or call ${call}.`
}

/** Stores the message and its delivery in the caller's transaction. `phone` is digits with the country code; `guests` is of how many something is missing. */
export async function queueDetailsSms(
  tx: Pick<Database, 'insert'>,
  told: { phone: string; reference: string; startDate: string; guests: number; at: Date },
  { site, siteUrl }: { site: CompanyFacts; siteUrl: string },
): Promise<void> {
  const { phone, reference, startDate, guests, at } = told
  const blanks = {
    missing: guests === 1 ? '1 guest' : `${guests} guests`,
    when: showPlainDate(startDate),
    booking: reference,
    link: `${new URL(siteUrl).host}/my-trips`,
    call: displayPhone(site.phone),
  }
  const message = await insertMessage(tx, {
    channel: 'sms',
    recipient: phone,
    subject: null,
    body: detailsSms(blanks, site.name),
    reference,
    createdAt: at,
  })
  await enqueue(tx, { task: deliverDetailsSms, payload: { message, ...blanks }, runAt: at })
}
