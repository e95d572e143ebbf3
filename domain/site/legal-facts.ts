import { isGstin } from '#domain/papers/gstin.ts'
import type { StateName } from '#domain/papers/indian-states.ts'

/** Who sells, as the law asks: it stands on papers and in notices. Pages do not carry it with them. */
export type LegalFacts = {
  /** As registered, with its form: 'Private Limited', 'LLP'. */
  legalName: string
  /** The registered office on one line, with its PIN code. */
  address: string
  /** Where the company is registered for GST. */
  state: StateName
  gstin: string
  /** For tax collected at source. */
  tan: string
  /** The code of the service in the GST's scheme. */
  sac: string
  /** Phone as digits with country code. */
  grievanceOfficer: { name: string; email: string; phone: string }
}

/** A number that nobody can hold is no registration: it makes no tax invoice. */
export function isRegistered({ gstin }: Pick<LegalFacts, 'gstin'>): boolean {
  return isGstin(gstin)
}

/** TANs of the sample kind: no office gives out four letters A and no digit but 0. */
export function isPlaceholderTan(tan: string): boolean {
  return /^AAAA00000[A-Z]$/.test(tan)
}
