import {
  isPlaceholderCin,
  isPlaceholderTan,
  isRegistered,
  type LegalFacts,
} from '#domain/site/legal-facts.ts'
import { isPlaceholderMail, isPlaceholderNumber, isPlaceholderProfile } from '#domain/site/placeholders.ts'
import type { CompanyFacts } from '#domain/site/site.ts'

/**
 * Who we are and how to reach us. Values that start with a placeholder prefix are samples: a production
 * start warns about each, and the environment can replace phone, WhatsApp and email.
 */
export const site: CompanyFacts = {
  name: 'Kafila',
  tagline: 'Travel in good company',
  description:
    'Your one-stop place for hassle-free travel in India and beyond: group departures, treks, rides and journeys made to measure.',
  founded: 2018,
  /** Digits with country code, as wa.me wants them. */
  whatsapp: '911000000001',
  phone: '911000000002',
  email: 'hello@kafila.example',
  offices: [
    {
      city: 'New Delhi',
      role: 'Head office',
      address: 'Connaught Place, New Delhi 110001',
      lat: 28.6315,
      lon: 77.2167,
    },
    { city: 'Mumbai', role: 'Office', address: 'Bandra West, Mumbai 400050', lat: 19.0596, lon: 72.8295 },
  ],
  hours: [
    { days: 'Mon-Fri', time: '9am-6pm' },
    { days: 'Sat', time: '10am-4pm' },
    { days: 'Sun', time: 'closed' },
  ],
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/kafila.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@kafila.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/kafila.example' },
  ],
  emiRatePercent: 15,
}

/**
 * Who sells. All but the State and the code of the service are samples: no company was registered in the year 0, and the
 * check character of this GSTIN is wrong on purpose, so that both can be nobody's. Until a real GSTIN stands here papers are receipts,
 * not tax invoices.
 */
export const legal: LegalFacts = {
  legalName: 'Kafila Example Private Limited',
  address: 'Example House, Connaught Place, New Delhi 110001',
  state: 'Delhi',
  cin: 'U00000DL0000PTC000000',
  gstin: '07AAAAA0000A1Z0',
  tan: 'AAAA00000A',
  /** Tour operator services. */
  sac: '998555',
  grievanceOfficer: {
    name: 'Example Officer',
    designation: 'Head of Example Care',
    email: 'grievance@kafila.example',
    phone: '911000000003',
  },
}

export function placeholdersOf(candidate: CompanyFacts, seller: LegalFacts = legal): string[] {
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
