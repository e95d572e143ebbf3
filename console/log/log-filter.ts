import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { isEnquiryReference } from '#domain/enquiries/enquiry-reference.ts'
import { type LogWord, logWords } from '#domain/staff/log-words.ts'
import type { ListLog } from '#server/audit/list-log.ts'

/** How much of the log a page may show: one person's rows, or those of some words. */
export type LogPart = { staffId?: string; whats?: readonly LogWord[] }

export function wordsOf({ whats }: LogPart): readonly LogWord[] {
  return whats ?? (Object.keys(logWords) as LogWord[])
}

/** What the address asks for, within that part. */
export function readLogWish(asked: URLSearchParams, part: LogPart) {
  const about = (asked.get('about') ?? '').trim().toUpperCase()
  return { what: wordsOf(part).find((word) => word === asked.get('what')), about }
}

export function readLogFilter(asked: URLSearchParams, part: LogPart): Parameters<ListLog>[0] {
  const { staffId, whats } = part
  const { what, about } = readLogWish(asked, part)
  return {
    ...(staffId && { who: { staffId } }),
    ...(what ? { what } : whats && { whats }),
    ...(isBookingReference(about) && { subject: { kind: 'booking', id: about } }),
    ...(isEnquiryReference(about) && { subject: { kind: 'enquiry', id: about } }),
  }
}

/** The same as an address has it, with the place where a page begins. */
export function writeLogFilter(asked: URLSearchParams, whats?: readonly LogWord[], after?: string): string {
  const { what, about } = readLogWish(asked, whats ? { whats } : {})
  const address = new URLSearchParams({
    ...(what && { what }),
    ...(about && { about }),
    ...(after && { after }),
  })
  return address.size === 0 ? '' : `?${address}`
}
