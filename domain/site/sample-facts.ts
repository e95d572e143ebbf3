import { isPlaceholderCin, isPlaceholderTan, isRegistered, type LegalFacts } from './legal-facts.ts'
import { isPlaceholderMail, isPlaceholderNumber, isPlaceholderProfile } from './placeholders.ts'
import type { CompanyFacts } from './site.ts'

/** What of the facts is still a sample, by its name. */
export function placeholdersOf(candidate: CompanyFacts, seller: LegalFacts): string[] {
  const found: string[] = []
  if (isPlaceholderNumber(candidate.whatsapp)) found.push('whatsapp number')
  if (isPlaceholderNumber(candidate.phone)) found.push('phone number')
  if (isPlaceholderMail(candidate.email)) found.push('email address')
  for (const profile of candidate.social)
    if (isPlaceholderProfile(profile.url)) found.push(`${profile.name} profile`)
  return [...found, ...legalPlaceholders(seller)]
}

function legalPlaceholders(seller: LegalFacts): string[] {
  const found: string[] = []
  if (/\bExample\b/.test(seller.legalName)) found.push('legal name')
  if (/\bExample\b/.test(seller.address)) found.push('registered address')
  if (isPlaceholderCin(seller.cin)) found.push('CIN')
  if (!isRegistered(seller)) found.push('GSTIN')
  if (isPlaceholderTan(seller.tan)) found.push('TAN')
  const { name, designation, email, phone } = seller.grievanceOfficer
  if (/\bExample\b/.test(name) || isPlaceholderMail(email) || isPlaceholderNumber(phone))
    found.push('grievance officer')
  if (/\bExample\b/.test(designation)) found.push('designation of the grievance officer')
  return found
}
