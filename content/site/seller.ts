import type { LegalFacts } from '#domain/site/legal-facts.ts'

/**
 * Who sells. All but the State and the code of the service are samples: no company was registered in the year 0, and the
 * check character of this GSTIN is wrong on purpose, so that both can be nobody's. Until a real GSTIN stands here papers are receipts,
 * not tax invoices.
 */
export const seller: LegalFacts = {
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
