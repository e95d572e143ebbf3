import { type NoticeOf, noticeWords } from '../sms/notice-sms.ts'

/** What a traveller is told of. */
export type AccountEvent =
  | 'phone changed'
  | 'second factor added'
  | 'second factor removed'
  | 'data downloaded'
  | 'account deleted'
  | 'e-mail changed'

type Words = {
  /** What follows 'Your'. */
  what: string
  /** What else the mail says. */
  adds?: string
  /** The same news as a notice by SMS, whose words its provider knows; null when only the address is concerned. */
  sms: NoticeOf | null
}

export const accountEvents: Record<AccountEvent, Words> = {
  'phone changed': {
    what: noticeWords['phone changed'],
    adds: 'From now on you log in with the new number.',
    sms: 'phone changed',
  },
  'second factor added': {
    what: noticeWords['factor added'],
    adds: 'From now on login also asks for a code of that app, and your other devices are signed out.',
    sms: 'factor added',
  },
  'second factor removed': {
    what: noticeWords['factor removed'],
    adds: 'From now on you log in with the code by SMS alone.',
    sms: 'factor removed',
  },
  'data downloaded': { what: noticeWords['data exported'], sms: 'data exported' },
  'account deleted': {
    what: noticeWords['account deleted'],
    adds: 'This is the last message about it.',
    sms: 'account deleted',
  },
  'e-mail changed': {
    what: 'email address was changed',
    adds: 'This address gets no more messages about your account.',
    sms: null,
  },
}
