import { isGstin } from '#domain/papers/gstin.ts'
import type { StateName } from '#domain/papers/indian-states.ts'

/** Who sells, as the law asks: it stands on papers, in notices and, as far as `Seller` goes, on every page. */
export type LegalFacts = {
  /** As registered, with its form: 'Private Limited', 'LLP'. */
  legalName: string
  /** The registered office on one line, with its PIN code. */
  address: string
  /** Where the company is registered for GST. */
  state: StateName
  /** The number in the register of companies, or of partnerships (LLPIN). */
  cin: string
  gstin: string
  /** For tax collected at source. */
  tan: string
  /** The code of the service in the GST's scheme. */
  sac: string
  /** Phone as digits with country code. */
  grievanceOfficer: { name: string; designation: string; email: string; phone: string }
}

/** What pages say of who sells. */
export type Seller = Pick<LegalFacts, 'legalName' | 'address' | 'cin' | 'gstin' | 'grievanceOfficer'>

/** A number that nobody can hold is no registration: it makes no tax invoice. */
export function isRegistered({ gstin }: Pick<LegalFacts, 'gstin'>): boolean {
  return isGstin(gstin)
}

/** CINs of the sample kind: no company was registered in the year 0 under the number 0. */
export function isPlaceholderCin(cin: string): boolean {
  return /0000[A-Z]{3}0{6}$/.test(cin)
}

/** TANs of the sample kind: no office gives out four letters A and no digit but 0. */
export function isPlaceholderTan(tan: string): boolean {
  return /^AAAA00000[A-Z]$/.test(tan)
}
