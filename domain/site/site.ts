import type { Seller } from './legal-facts.ts'

/** Where travellers log in: our own service at `/auth/v1`, or a hosted project with its public key. */
export type SiteAuth = { url: string; anonKey: string | null; hosted: boolean }

export type Site = CompanyFacts & {
  seller: Seller
  auth: SiteAuth
  /** Of Meta, loaded for those who agree; null: nobody is asked. */
  pixelId: string | null
}

/** The company's own facts: name, numbers, offices, hours, profiles. Phone numbers are digits with country code. */
export type CompanyFacts = {
  name: string
  tagline: string
  description: string
  founded: number
  whatsapp: string
  phone: string
  email: string
  offices: { city: string; role: string; address: string; lat: number; lon: number }[]
  hours: { days: string; time: string }[]
  social: { name: string; url: string }[]
  /** A year, in percent: what instalments are reckoned with as an indication. */
  emiRatePercent: number
}
