import type { Site } from '#domain/site/site.ts'
import type { Mail } from '../mail/queue-mail.ts'

export function confirmationMail(about: { site: Site; siteUrl: string; email: string; token: string }): Mail {
  const { site, siteUrl, email, token } = about
  const link = `${siteUrl}/newsletter/${token}`
  return {
    to: email,
    subject: `Confirm your ${site.name} newsletter`,
    body: [
      `Someone, we hope you, asked for the ${site.name} newsletter at this address.`,
      '',
      'Confirm it here:',
      link,
      '',
      'We write when new departures open and when a season turns, about twice a month. The same link lets you leave at any time.',
      'If you did not ask, do nothing: without your confirmation we send nothing more.',
      '',
      site.name,
      site.email,
    ].join('\n'),
  }
}
