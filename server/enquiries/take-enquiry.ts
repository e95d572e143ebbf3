import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { checkEnquiry } from '#domain/forms/enquiry-request.ts'
import { minutesToWait } from '#domain/forms/minutes-to-wait.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { Site } from '#domain/site/site.ts'
import type { Received, ReceiveForm } from '../http/receive-form.ts'
import type { ReceiveEnquiry } from './receive-enquiry.ts'

export type TakeEnquiryDeps = {
  receiveEnquiry: ReceiveEnquiry
  receiveForm: ReceiveForm
  clock: Clock
  site: Pick<Site, 'email' | 'phone'>
  /** What one can apply for. */
  openingIds?: () => readonly string[]
}

type Fields = Record<string, unknown>

/** In milliseconds: how long the same words from a page are one enquiry. */
const pageWindow = 10 * 60 * 1000

/** Takes an enquiry in, from the API or from a page's form; `toRequest` makes the API's body of the fields that a page has. */
export type TakeEnquiry = (
  sent: { request: Request; clientAddress: string },
  from: { sentAs: 'json' } | { sentAs: 'page'; toRequest: (fields: Fields) => unknown },
) => Promise<Received<{ reference: string }>>

export function createTakeEnquiry(deps: TakeEnquiryDeps): TakeEnquiry {
  const { receiveEnquiry, receiveForm, clock, site, openingIds } = deps
  const callUs = () => `write to ${site.email} or call ${displayPhone(site.phone)}`
  const words = () => ({
    tooMany: (retryAfter: number) =>
      `That was a lot of enquiries. Wait ${minutesToWait(retryAfter)}, or ${callUs()}.`,
    failed: `We could not store that just now. Try again in a minute, or ${callUs()}.`,
  })
  return (sent, from) =>
    receiveForm(sent, {
      sentAs: from.sentAs,
      check(fields) {
        const body = from.sentAs === 'page' ? from.toRequest(fields) : fields
        return checkEnquiry(body, dateInIndia(clock.now()), openingIds?.())
      },
      limit: 'enquiry',
      // A page has no script that could make a key: a second press, or a page that is loaded again, sends the same words soon after.
      use: async (enquiry) => ({
        reference: await receiveEnquiry(
          from.sentAs === 'page' ? { ...enquiry, idempotencyKey: pageKey(clock) } : enquiry,
        ),
      }),
      words:
        from.sentAs === 'page' ? words() : { ...words(), wrongType: 'Send the enquiry as application/json.' },
    })
}

function pageKey(clock: Clock): string {
  return `page-${Math.floor(clock.now().getTime() / pageWindow)}`
}
