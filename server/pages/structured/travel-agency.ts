import { isPlaceholderMail, isPlaceholderNumber, isPlaceholderProfile } from '#domain/site/placeholders.ts'
import type { Site } from '#domain/site/site.ts'
import type { StructuredNode } from './structured-node.ts'

export type AgencyFacts = Pick<
  Site,
  'name' | 'description' | 'founded' | 'phone' | 'email' | 'offices' | 'social'
>

/** Who we are, as the home page and its footer show it. Facts that are still samples are left out. */
export function travelAgency(siteUrl: string, site: AgencyFacts): StructuredNode {
  const profiles = site.social.map(({ url }) => url).filter((url) => !isPlaceholderProfile(url))
  const [headOffice] = site.offices
  return {
    '@type': 'TravelAgency',
    '@id': `${siteUrl}/#agency`,
    name: site.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    description: site.description,
    foundingDate: String(site.founded),
    currenciesAccepted: 'INR',
    ...(!isPlaceholderNumber(site.phone) && { telephone: `+${site.phone}` }),
    ...(!isPlaceholderMail(site.email) && { email: site.email }),
    ...(headOffice && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: headOffice.address,
        addressLocality: headOffice.city,
        addressCountry: 'IN',
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}
