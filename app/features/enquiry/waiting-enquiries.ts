import type { EnquiryRequest } from '#domain/forms/enquiry-request.ts'

/** Enquiries that were written without a network, until they are sent or thrown away. */
const key = 'kafila.enquiries'
const most = 5

export function readWaiting(): EnquiryRequest[] {
  try {
    const waiting: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(waiting) ? waiting : []
  } catch {
    return []
  }
}

/** False where nothing can be stored, or nothing more. The same enquiry, by its key, waits once. */
export function keepWaiting(enquiry: EnquiryRequest): boolean {
  const others = readWaiting().filter(({ idempotencyKey }) => idempotencyKey !== enquiry.idempotencyKey)
  return others.length < most && write([...others, enquiry])
}

export function dropWaiting(sent?: EnquiryRequest): void {
  write(sent ? readWaiting().filter(({ idempotencyKey }) => idempotencyKey !== sent.idempotencyKey) : [])
}

function write(waiting: EnquiryRequest[]): boolean {
  try {
    if (waiting.length > 0) localStorage.setItem(key, JSON.stringify(waiting))
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}
