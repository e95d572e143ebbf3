import type { Content } from '#content/content.ts'
import type { Seller } from '#domain/site/legal-facts.ts'
import { placeholdersOf } from '#domain/site/sample-facts.ts'
import type { Site } from '#domain/site/site.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import type { HostedAuth } from '../env/auth.ts'
import type { Env } from '../env.ts'

export type SiteSettings = Pick<Env, 'operator' | 'auth' | 'measuring'>

/** The site's facts as the content says, with the operator's own numbers where the environment gives them. */
export function siteFor({ operator, auth, measuring }: SiteSettings, { company, seller }: SiteFacts): Site {
  return {
    ...company,
    whatsapp: operator.whatsapp ?? company.whatsapp,
    phone: operator.phone ?? company.phone,
    email: operator.email ?? company.email,
    seller: sellerOf(seller),
    auth: authOf(auth.hosted),
    pixelId: measuring.pixelId,
  }
}

/** What pages may carry of the legal facts. */
function sellerOf({ legalName, address, cin, gstin, grievanceOfficer }: Seller): Seller {
  return { legalName, address, cin, gstin, grievanceOfficer }
}

function authOf(hosted: HostedAuth | null): Site['auth'] {
  if (!hosted) return { url: '/auth/v1', anonKey: null, hosted: false }
  return { url: `${hosted.url}/auth/v1`, anonKey: hosted.anonKey, hosted: true }
}

type Samples = Pick<Content, 'reviews' | 'affiliations' | 'about'>

/** What a production start should warn about. */
export function warningsFor(env: Env, used: Site, content: Samples & { siteFacts: SiteFacts }): string[] {
  if (env.mode !== 'production') return []
  return [
    ...placeholdersOf(used, content.siteFacts.seller).map(
      (name) => `The ${name} of the site is still a placeholder`,
    ),
    ...(env.samples.ratings ? ['SAMPLE_RATINGS is on: trips show ratings that nobody gave'] : []),
    ...samplesIn(content).map((name) => `${name} of content/pages is still a sample`),
    ...(env.mail ? [] : ['SMTP_URL is not set: mails stay in the outbox']),
    ...(env.sms.provider || env.auth.hosted ? [] : ['SMS_PROVIDER is not set: nobody can log in']),
    ...(env.phonepe ? [] : ['PHONEPE_CLIENT_ID is not set: nobody can pay']),
  ]
}

function samplesIn({ reviews, affiliations, about }: Samples): string[] {
  return [
    ...(reviews.sample ? ['The set of reviews', `The rating ${reviews.rating}`] : []),
    ...affiliations.filter(({ sample }) => sample).map(({ body }) => `The affiliation with ${body}`),
    ...about.team.filter(({ sample }) => sample).map(({ name }) => `The team member ${name}`),
  ]
}
