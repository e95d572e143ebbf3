import { expect, test } from 'vitest'
import { isGstin, stateOfGstin } from '#domain/papers/gstin.ts'
import { placeholdersOf } from '#domain/site/sample-facts.ts'
import { company as site } from './site/company.ts'
import { seller as legal } from './site/seller.ts'

const legalFacts = [
  'legal name',
  'registered address',
  'CIN',
  'GSTIN',
  'TAN',
  'grievance officer',
  'designation of the grievance officer',
]

test('the sample GSTIN can be nobody’s and lies in the company’s State', () => {
  expect(isGstin(legal.gstin)).toBe(false)
  expect(stateOfGstin(legal.gstin)).toBe(legal.state)
})

test('every legal fact that is a sample is known as one', () => {
  expect(placeholdersOf(site, legal)).toEqual(expect.arrayContaining(legalFacts))
})

test('what the operator has filled in is no placeholder', () => {
  const found = placeholdersOf(site, {
    ...legal,
    legalName: 'Caravan Journeys Private Limited',
    address: '12 Janpath, New Delhi 110001',
    cin: 'U63040DL2018PTC123456',
    gstin: '07AAPFU0939F1ZX',
    tan: 'DELC01234B',
    grievanceOfficer: {
      name: 'Meera Nair',
      designation: 'Head of Guest Care',
      email: 'meera@caravan.in',
      phone: '919812345678',
    },
  })
  expect(found.filter((name) => legalFacts.includes(name))).toEqual([])
})
