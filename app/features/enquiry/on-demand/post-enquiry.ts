import { noteGiven } from '#app/features/login/note-details.ts'
import type { SendForm } from '#app/ui/forms/use-page-form.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { checkEnquiry, type Enquiry, type EnquiryRequest } from '#domain/forms/enquiry-request.ts'
import { newEnquiryKey, sendEnquiry } from '../dialogs/send-enquiry.ts'

type ToRequest = (fields: Record<string, unknown>, pageUrl: string) => object

/** A form keeps its key until what was written has arrived, or waits under it: a second try after a lost answer is kept once. */
const keys = new WeakMap<HTMLFormElement, string>()

/** Checks a page's form as the server does, and sends it there. */
export function createPostEnquiry(toRequest: ToRequest, openingIds: readonly string[] = []): SendForm {
  return async (form, onSend) => {
    const idempotencyKey = keys.get(form) ?? newEnquiryKey()
    keys.set(form, idempotencyKey)
    const request = { ...toRequest(Object.fromEntries(new FormData(form)), location.href), idempotencyKey }
    const checked = checkEnquiry(request, dateInIndia(new Date()), openingIds)
    if (!checked.ok) return checked
    onSend()
    const answer = await sendEnquiry(request as EnquiryRequest)
    if (answer.ok || answer.waits) keys.delete(form)
    if (answer.ok) noteGiven(senderOf(checked.value))
    return answer
  }
}

function senderOf(enquiry: Enquiry): { name: string; email: string; phone?: string } {
  const { name, email } = enquiry
  return 'phone' in enquiry ? { name, email, phone: enquiry.phone } : { name, email }
}
