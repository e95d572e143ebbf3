import { placeholdersOf, site } from '#content/site.ts'
import type { Site } from '#domain/site.ts'
import type { Env } from '../env.ts'

/** The site's facts as written, with the operator's own numbers where the environment gives them. */
export function siteFor(env: Env): Site {
  return {
    ...site,
    whatsapp: env.operatorWhatsapp ?? site.whatsapp,
    phone: env.operatorPhone ?? site.phone,
    email: env.operatorEmail ?? site.email,
  }
}

/** What a production start should warn about. */
export function warningsFor(env: Env, used: Site): string[] {
  if (env.mode !== 'production') return []
  return [
    ...placeholdersOf(used).map((name) => `The ${name} of the site is still a placeholder`),
    ...(env.smtpUrl ? [] : ['SMTP_URL is not set: mails stay in the outbox']),
  ]
}
