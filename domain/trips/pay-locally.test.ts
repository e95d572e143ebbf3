import { expect, test } from 'vitest'
import { payLocallyFor, payLocallyOf } from './pay-locally.ts'

const levy = { what: 'Bali tourist levy', paidTo: 'At the airport', rupees: 795 }

test('nothing to pay is nothing to say', () => {
  expect(payLocallyOf({ payLocally: [] })).toBeNull()
})

test('a charge in rupees is told as it is, a rough one as such', () => {
  expect(payLocallyOf({ payLocally: [levy] })?.each).toBe('₹795')
  const rough = payLocallyOf({ payLocally: [{ ...levy, what: 'Tickets on the way, about' }] })
  expect(rough).toMatchObject({ each: 'about ₹795', charges: [{ what: 'Tickets on the way' }] })
})

test('charges are added up in rupees and in each currency', () => {
  const payLocally = payLocallyOf({
    payLocally: [
      { ...levy, foreign: { amount: 150_000, currency: 'IDR' } },
      { what: 'Visa', paidTo: 'Online', rupees: 2650, foreign: { amount: 500_000, currency: 'IDR' } },
      { what: 'City tax', paidTo: 'Hotel', rupees: 540, foreign: { amount: 22.5, currency: 'AED' } },
      { what: 'Agent', paidTo: 'In India', rupees: 1_20_000 },
    ],
  })
  expect(payLocally?.each).toBe('about ₹1,23,985 (IDR 650,000 + AED 22.50 + ₹1,20,000)')
  expect(payLocally?.charges.map(({ amount }) => amount)).toEqual([
    'about ₹795 (IDR 150,000)',
    'about ₹2,650 (IDR 500,000)',
    'about ₹540 (AED 22.50)',
    '₹1,20,000',
  ])
  expect(payLocally && payLocallyFor(payLocally, 2)).toBe('about ₹2,47,970')
})

test('a visa is not told as payable on the way', () => {
  const visa = { ...levy, what: 'Schengen visa fee', before: true as const }
  const label = (...payLocally: Parameters<typeof payLocallyOf>[0]['payLocally']) =>
    payLocallyOf({ payLocally })?.label
  expect(label(levy)).toBe('Payable locally')
  expect(label(visa)).toBe('Payable before you travel')
  expect(label(visa, levy)).toBe('Payable before you travel and locally')
})
