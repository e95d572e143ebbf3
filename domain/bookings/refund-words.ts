import { type EndReason, endReasons } from './event-words.ts'
import { type SentBackReason, sentBackReasons } from './sent-back.ts'

const parts = ['a part was refunded', 'guests left the booking', 'the new date is cheaper'] as const

/** Why money goes back, as its refund keeps it. */
export type RefundReason = SentBackReason | EndReason | (typeof parts)[number]
export const refundReasons: readonly RefundReason[] = [...sentBackReasons, ...endReasons, ...parts]

const words: Partial<Record<string, string>> = {
  'its booking was changed meanwhile': 'its booking was changed while it was paid',
  'guests taken off': 'guests left the booking',
  moved: 'the new date is cheaper',
}

/** For staff, within a line; of credit it is the event that it came with. Most reasons are kept in the words in which the desk says them. */
export function sayRefundReason(why: string): string {
  return words[why] ?? why
}
