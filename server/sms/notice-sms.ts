import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia, timeInIndia } from '#domain/calendar/clock.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { Sms } from './sms.ts'

/** What a notice tells of. A blank of a registered template holds 30 characters. */
export const noticeWords = {
  'phone changed': 'phone number was changed',
  'factor added': 'authenticator app was added',
  'factor removed': 'authenticator app was removed',
  'data exported': 'data was downloaded',
  'account deleted': 'account was deleted',
} as const

export type NoticeOf = keyof typeof noticeWords

/** The blanks of a notice: nothing in them is personal. */
export type NoticeVariables = { what: string; when: string; call: string }

/** `call` is the operator's phone, as digits with the country code. */
export function noticeVariables(about: { what: NoticeOf; at: Date; call: string }): NoticeVariables {
  const { what, at, call } = about
  return {
    what: noticeWords[what],
    when: `${showPlainDate(dateInIndia(at))}, ${timeInIndia(at)} IST`,
    call: displayPhone(call),
  }
}

/** docs/operations.md holds the template with the same words. */
export function noticeSms(phone: string, siteName: string, variables: NoticeVariables): Sms {
  const { what, when, call } = variables
  return {
    phone,
    text: `${siteName}: your ${what} on ${when}. Not you? Call ${call}.`,
    template: 'notice',
    variables,
  }
}
