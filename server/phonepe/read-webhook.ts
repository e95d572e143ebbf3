import { createHash, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { WebhookCredentials } from '../env/phonepe.ts'

/** Something has happened to this order or refund; what, only its status says. */
export type WebhookEvent = {
  event: string
  merchantOrderId: string | null
  merchantRefundId: string | null
}

/** `not theirs`: whoever sent it does not know the credentials. */
export type WebhookReading =
  | { ok: true; webhook: WebhookEvent }
  | { ok: false; reason: 'not theirs' | 'unreadable' }

const id = v.nullish(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,63}$/)), null)

const notice = v.object({
  event: v.pipe(v.string(), v.regex(/^[a-z0-9._-]{1,100}$/i)),
  payload: v.object({ merchantOrderId: id, originalMerchantOrderId: id, merchantRefundId: id }),
})

/** The header proves that the sender knows the credentials, not that the body is true: nothing of the body but the ids is passed on. */
export function readWebhook(request: {
  credentials: WebhookCredentials
  authorization: string | undefined
  body: string
}): WebhookReading {
  const { credentials, authorization = '', body } = request
  const { username, password } = credentials
  const expected = sha256(`${username}:${password}`).toString('hex')
  // Of hashes, as both must be of one length.
  if (!timingSafeEqual(sha256(authorization), sha256(expected))) return { ok: false, reason: 'not theirs' }
  const read = v.safeParse(notice, parse(body))
  if (!read.success) return { ok: false, reason: 'unreadable' }
  const { event, payload } = read.output
  return {
    ok: true,
    webhook: {
      event,
      merchantOrderId: payload.merchantOrderId ?? payload.originalMerchantOrderId,
      merchantRefundId: payload.merchantRefundId,
    },
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
