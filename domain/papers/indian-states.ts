/** States and union territories as an address names them, with the codes that GST gives them. */
const codes = {
  'Andaman and Nicobar Islands': '35',
  'Andhra Pradesh': '37',
  'Arunachal Pradesh': '12',
  Assam: '18',
  Bihar: '10',
  Chandigarh: '04',
  Chhattisgarh: '22',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Delhi: '07',
  Goa: '30',
  Gujarat: '24',
  Haryana: '06',
  'Himachal Pradesh': '02',
  'Jammu and Kashmir': '01',
  Jharkhand: '20',
  Karnataka: '29',
  Kerala: '32',
  Ladakh: '38',
  Lakshadweep: '31',
  'Madhya Pradesh': '23',
  Maharashtra: '27',
  Manipur: '14',
  Meghalaya: '17',
  Mizoram: '15',
  Nagaland: '13',
  Odisha: '21',
  Puducherry: '34',
  Punjab: '03',
  Rajasthan: '08',
  Sikkim: '11',
  'Tamil Nadu': '33',
  Telangana: '36',
  Tripura: '16',
  'Uttar Pradesh': '09',
  Uttarakhand: '05',
  'West Bengal': '19',
} as const

export type StateName = keyof typeof codes

/** In the order of a list to choose from. */
export const stateNames = Object.keys(codes) as StateName[]

/** Two digits, the first of every GSTIN of that State. */
export function stateCode(state: StateName): string {
  return codes[state]
}

export function stateOfCode(code: string): StateName | null {
  return stateNames.find((state) => codes[state] === code) ?? null
}

/** Territories without a legislature: what States call SGST is UTGST there. */
const withoutLegislature = new Set<StateName>([
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
])

/** The name of a State's own half of GST. */
export function stateTaxName(state: StateName): 'SGST' | 'UTGST' {
  return withoutLegislature.has(state) ? 'UTGST' : 'SGST'
}
