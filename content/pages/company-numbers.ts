import type { CompanyNumbers } from './types.ts'

export const companyNumbers: CompanyNumbers = { reviews: 300, travelers: 5000, destinations: 80, years: 8 }
