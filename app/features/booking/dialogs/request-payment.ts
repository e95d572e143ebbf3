import { accountFetch } from '#app/features/login/account-fetch.ts'
import type { PaymentAnswer, PaymentRequest } from '#domain/bookings/payment-request.ts'
import type { KeptWish, OpenPayment } from '../kept-wishes.ts'

/** Milliseconds; longer than the server waits for PhonePe. */
const patience = 45_000

export type Refusal = Omit<PaymentAnswer & { success: false }, 'success' | 'error' | 'code'> & {
  error?: string
  code?: (PaymentAnswer & { success: false })['code']
}

export type Requested =
  | { ok: true; payment: OpenPayment }
  | { ok: false; reason: 'refused'; refusal: Refusal }
  | { ok: false; reason: 'no answer' | 'no address' }

/** Asks for seats and a payment. Who is logged in is told to the server; everybody else pays as a guest. */
export async function requestPayment(kept: KeptWish & { idempotencyKey: string }): Promise<Requested> {
  const answer = await askAsTraveller(requestOf(kept))
  if (answer === undefined) return { ok: false, reason: 'no answer' }
  if (!answer?.success) return { ok: false, reason: 'refused', refusal: answer ?? {} }
  const { success: _, ...payment } = answer
  return payment.paymentUrl ? { ok: true, payment } : { ok: false, reason: 'no address' }
}

function requestOf({
  wish,
  idempotencyKey,
  replaces,
}: KeptWish & { idempotencyKey: string }): PaymentRequest {
  const { amount, tripName, userDetails, booking } = wish
  return { amount, tripName, userDetails, booking: { ...booking, replaces }, idempotencyKey }
}

/** A login that is over is renewed or forgotten by the account's own addresses; then the payment is asked for once more. */
async function askAsTraveller(request: PaymentRequest): Promise<PaymentAnswer | null | undefined> {
  const answer = await ask(request)
  if (!answer || answer.success || answer.field !== 'Authorization') return answer
  await accountFetch('/api/account/profile').catch(() => {})
  return ask(request)
}

async function ask(request: PaymentRequest): Promise<PaymentAnswer | null | undefined> {
  try {
    const answer = await accountFetch('/functions/v1/phonepe-payment', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patience),
    })
    return await answer.json()
  } catch {
    return undefined
  }
}
