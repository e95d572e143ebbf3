import { legal } from '#content/site.ts'
import type { LegalFacts } from '#domain/site/legal-facts.ts'

/** Who sells, with all that papers and notices need; pages carry only what `Site` has of it. */
export function legalFacts(): LegalFacts {
  return legal
}
