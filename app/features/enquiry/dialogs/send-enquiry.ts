import { toast } from '#app/ui/toast.tsx'
import type { EnquiryRequest } from '#domain/forms/enquiry-request.ts'
import { keepWaiting } from '../waiting-enquiries.ts'

const timeout = 20_000
/** What a visitor calls each of them. */
const nouns: Record<EnquiryRequest['formType'], string> = {
  'Suggested Trip Enquiry': 'enquiry',
  'Contact Form': 'message',
  'Job Application': 'application',
}

type Answer =
  | { ok: true }
  | {
      ok: false
      errors: Record<string, string>
      /** Without a network it is kept on the device, which the visitor has been told. */
      waits?: true
    }

/** Posts an enquiry. A refusal names the fields at fault; any other failure names none. */
export async function sendEnquiry(enquiry: EnquiryRequest): Promise<Answer> {
  try {
    const response = await fetch('/api/enquiries', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(enquiry),
      signal: AbortSignal.timeout(timeout),
    })
    if (response.ok) return { ok: true }
    if (response.status !== 422) return { ok: false, errors: {} }
    const { errors } = (await response.json()) as { errors?: Record<string, string> }
    return { ok: false, errors: errors ?? {} }
  } catch {
    if (navigator.onLine || !keepWaiting(enquiry)) return { ok: false, errors: {} }
    toast({
      title: `You are offline: your ${nouns[enquiry.formType]} waits on this device`,
      description: 'We offer to send it once you are connected again.',
    })
    return { ok: false, errors: {}, waits: true }
  }
}

/** Tells a second try of one form from a second enquiry. */
export function newEnquiryKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
