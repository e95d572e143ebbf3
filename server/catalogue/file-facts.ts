import * as v from 'valibot'
import { company } from '#content/site/company.ts'
import { seller } from '#content/site/seller.ts'
import { siteSchemas } from '#content/site-schemas.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'

/** Who we are and who sells as the files say. */
export const fileFacts: SiteFacts = { company, seller }

/** The same with what was published of it, where this release can read that. */
export function factsWith(published: readonly { id: string; body: unknown }[]): SiteFacts {
  const own = v.safeParse(siteSchemas.company, published.find(({ id }) => id === 'company')?.body)
  const sells = v.safeParse(siteSchemas.seller, published.find(({ id }) => id === 'seller')?.body)
  return {
    company: own.success ? own.output : company,
    seller: sells.success ? sells.output : seller,
  }
}
