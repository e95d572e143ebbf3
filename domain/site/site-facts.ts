import type { LegalFacts } from './legal-facts.ts'
import type { CompanyFacts } from './site.ts'

/** Who we are and who sells, as the content says. */
export type SiteFacts = { company: CompanyFacts; seller: LegalFacts }
