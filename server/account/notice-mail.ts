import { showMoment } from '#domain/calendar/show-moment.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { Site } from '#domain/site/site.ts'
import type { Mail } from '../mail/queue-mail.ts'
import { type AccountEvent, accountEvents } from './account-event.ts'

export function noticeMail(about: { to: string; event: AccountEvent; at: Date; site: Site }): Mail {
  const { to, at, site } = about
  const { what, adds = '' } = accountEvents[about.event]
  return {
    to,
    subject: `Your ${what}`,
    body: [
      `Your ${what} on ${showMoment(at)}. ${adds}`.trim(),
      '',
      `If this was not you, call us at once: ${displayPhone(site.phone)}`,
      '',
      site.name,
      site.email,
    ].join('\n'),
  }
}
