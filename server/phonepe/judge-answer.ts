import * as v from 'valibot'
import { refusal } from './answers.ts'
import type { NotFound, Refused, Unknown } from './phonepe.ts'

const unknown: Unknown = { ok: false, reason: 'unknown' }
/** Statuses of the 400s after which the call may still have been, or may still be, carried out. */
const undecided = [401, 408, 429]
const longestMessage = 160

/** What a status other than 200 means for a call that asked for something. */
export function judgeRefusal(status: number, body: unknown): Refused | Unknown {
  if (status < 400 || status >= 500 || undecided.includes(status)) return unknown
  return { ok: false, reason: 'refused', message: messageOf(status, body) }
}

/** What it means for a question. PhonePe is known to say so with 404 and with other statuses, so its code counts as well. */
export function judgeMissing(status: number, body: unknown): NotFound | Unknown {
  const read = v.safeParse(refusal, body)
  if (!read.success || status < 400 || status >= 500 || undecided.includes(status)) return unknown
  const code = read.output.code ?? read.output.errorCode ?? ''
  const missing = status === 404 || /^INVALID_MERCHANT_(ORDER|REFUND)_ID$/.test(code)
  return missing ? { ok: false, reason: 'not found' } : unknown
}

/** Their words, fit for a log: one line, not endless. */
function messageOf(status: number, body: unknown): string {
  const read = v.safeParse(refusal, body)
  const { message } = read.success ? read.output : {}
  const words =
    typeof message === 'string'
      ? message
          .split(/[\s\p{Cc}]+/u)
          .filter(Boolean)
          .join(' ')
      : ''
  return words.toWellFormed().slice(0, longestMessage) || `PhonePe answered ${status}`
}
