import type { LegalFacts } from '#domain/site/legal-facts.ts'
import type { Site } from '#domain/site/site.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import { type SiteSettings, siteFor } from './site.ts'

export type SiteView = {
  /** Who we are and how to reach us. */
  site: Site
  /** Who sells, with all that papers and notices need; pages carry only what `Site` has of it. */
  legal: LegalFacts
  siteOf: (facts: SiteFacts) => Site
}

/**
 * Facts that outlive editions: each field is that of the edition of the moment in which it is read. Whoever takes one out of it and keeps it has that of yesterday, as with `catalogue()`.
 */
export function viewSite(settings: SiteSettings, read: () => SiteFacts): SiteView {
  const made = new WeakMap<SiteFacts, Site>()
  function siteOf(facts: SiteFacts): Site {
    const site = made.get(facts) ?? siteFor(settings, facts)
    made.set(facts, site)
    return site
  }
  return { site: viewOf(() => siteOf(read())), legal: viewOf(() => read().seller), siteOf }
}

function viewOf<Facts extends object>(read: () => Facts): Facts {
  const fields = Object.keys(read()).map((key) => [
    key,
    { enumerable: true, get: () => read()[key as keyof Facts] },
  ])
  return Object.defineProperties({}, Object.fromEntries(fields)) as Facts
}
