import * as v from 'valibot'
import { defineConcern } from './concern.ts'
import { address, mailAddress } from './values.ts'

/** Null while mails stay in the outbox. */
export type MailSettings = { smtpUrl: string; from: string } | null

export const mail = defineConcern({
  variables: {
    SMTP_URL: v.optional(address(['smtp:', 'smtps:'], 'smtps://user:password@host:465')),
    MAIL_FROM: v.optional(mailAddress),
    OPERATOR_EMAIL: v.optional(mailAddress),
  },
  problems: ({ SMTP_URL: url, MAIL_FROM: from, OPERATOR_EMAIL: operator }) => [
    url !== undefined && !from && 'MAIL_FROM is needed with SMTP_URL: the sender of every mail',
    url !== undefined && !operator && 'OPERATOR_EMAIL is needed with SMTP_URL: who receives enquiries',
    !url && from !== undefined && 'MAIL_FROM is set but SMTP_URL is not: nothing could be sent',
  ],
  read: ({ SMTP_URL: smtpUrl, MAIL_FROM: from }): MailSettings =>
    smtpUrl && from ? { smtpUrl, from } : null,
})
