import { showMoment } from '#domain/calendar/show-moment.ts'
import type { Site } from '#domain/site/site.ts'
import type { Mail } from '../mail/queue-mail.ts'

/** What the operator has to do after a deletion. Nothing personal stands in it but the user's id. */
export function hostedLoginMail(about: { userId: string; hostedAt: string; site: Site; at: Date }): Mail {
  const { userId, hostedAt, site, at } = about
  return {
    to: site.email,
    subject: 'A deleted account: its login must be removed',
    body: [
      `A traveller deleted the account on ${showMoment(at)}. Our own part is erased.`,
      'The login is kept by the hosted project. Please remove this user there within a month:',
      '',
      `Project: ${hostedAt}`,
      `User: ${userId}`,
    ].join('\n'),
  }
}
