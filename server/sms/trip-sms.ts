import type { Database } from '#database/client.ts'
import { type PartyCounts, sayCounts } from '#domain/bookings/say-party.ts'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { CompanyFacts } from '#domain/site/site.ts'
import type { Env } from '../env.ts'
import { enqueue } from '../jobs/job-store.ts'
import { insertMessage } from '../mail/outbox-store.ts'

const blanks = ['missing', 'when', 'booking', 'link', 'call'] as const
type Blanks = Record<(typeof blanks)[number], string>

/**
 * What whoever booked is sent about their trip. Words of one's own can't be sent: in India every SMS fills in a registered template, whose
 * blanks hold 30 characters each. docs/operations.md holds them with the same words.
 */
export const tripTemplates = {
  departure: {
    // Each by a name of its own: a process of the release before would send it by another template.
    task: 'deliver departure sms',
    blanks: ['booking', 'when', 'call'],
    words: ({ booking, when, call }: Blanks) =>
      `news of your trip on ${when} (${booking}). Please read our mail or call ${call}.`,
  },
  details: {
    task: 'deliver details sms',
    blanks: ['missing', 'when', 'booking', 'link', 'call'],
    words: ({ missing, when, booking, link, call }: Blanks) =>
      `details of ${missing} are missing for your trip on ${when} (${booking}). Fill them in at ${link} or call ${call}.`,
  },
  review: {
    task: 'deliver review sms',
    blanks: ['when', 'booking', 'link', 'call'],
    words: ({ when, booking, link, call }: Blanks) =>
      `how was your trip on ${when} (${booking})? Review it at ${link} or call ${call}.`,
  },
} as const satisfies Record<
  string,
  { task: string; blanks: readonly (keyof Blanks)[]; words: (blanks: Blanks) => string }
>

export type TripTemplate = keyof typeof tripTemplates

/** `missing`: of whom something is missing. */
type About = { reference: string; startDate: string; missing?: PartyCounts }

export type TripSms = ReturnType<typeof createTripSms>

export function createTripSms({ env, site }: { env: Pick<Env, 'sms' | 'web'>; site: CompanyFacts }) {
  const { provider } = env.sms
  const { siteUrl } = env.web

  function fill(
    template: TripTemplate,
    { reference, startDate, missing = { guests: 0, children: 0 } }: About,
  ) {
    const filled: Blanks = {
      missing: sayCounts(missing),
      when: showPlainDate(startDate),
      booking: reference,
      link: `${new URL(siteUrl).host}/my-trips`,
      call: displayPhone(site.phone),
    }
    return { filled, text: `${site.name}: ${tripTemplates[template].words(filled)}` }
  }

  /** Whether there is a template for it. */
  const may = (template: TripTemplate) => provider?.name !== 'msg91' || provider.templates[template] !== null

  return {
    may,

    textOf: (template: TripTemplate, about: About): string => fill(template, about).text,

    /** Stores the message and its delivery in the caller's transaction; false where there is no template or no number. `phone` is digits with the country code. */
    async queue(
      tx: Pick<Database, 'insert'>,
      template: TripTemplate,
      about: About & { phone: string; at: Date },
    ): Promise<boolean> {
      const { phone, reference, at } = about
      if (!may(template) || phone === '') return false
      const { filled, text } = fill(template, about)
      const message = await insertMessage(tx, {
        channel: 'sms',
        recipient: phone,
        subject: null,
        body: text,
        reference,
        createdAt: at,
      })
      await enqueue(tx, {
        task: tripTemplates[template].task,
        payload: { message, ...filled },
        runAt: at,
      })
      return true
    },
  }
}
