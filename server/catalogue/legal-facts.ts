import { legal } from '#content/site.ts'
import type { LegalFacts } from '#domain/site/legal-facts.ts'

/** Who sells, for papers and notices. It is no part of the site's facts, which every page carries. */
export function legalFacts(): LegalFacts {
  return legal
}
