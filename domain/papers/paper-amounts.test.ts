import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toPaise } from '#domain/money/money.ts'
import { quote } from '#domain/money/price.ts'
import { includedTax } from '#domain/money/tax.ts'
import { sampleCoupons } from '../../tests/factories/coupons.ts'
import {
  creditAmounts,
  invoiceAmounts,
  type PaperAmounts,
  type SoldPrice as WholeSoldPrice,
} from './paper-amounts.ts'

type SoldPrice = Pick<WholeSoldPrice, 'lines' | 'included'>

function sold(request: Partial<Parameters<typeof quote>[0]> = {}): SoldPrice {
  const { overseas = false } = request
  const coupons = { coupons: sampleCoupons, today: '2026-11-20' }
  const asked = { package: { price: 37999, gstExtra: false }, guests: 2, overseas, coupons, ...request }
  const result = quote(asked)
  if (!result.ok) throw new Error(result.reason)
  return result.quote
}

const price = (paise: number, overseas = false): SoldPrice => ({
  lines: [{ kind: 'subtotal', label: 'Subtotal', paise }],
  included: includedTax(paise, { gstExtra: false, overseas }),
})

const parts = ({ totalPaise, ...rest }: PaperAmounts) =>
  Object.values(rest).reduce((sum, paise) => sum + paise, 0)

describe('invoice', () => {
  test('tax is what the traveller was shown, in halves at home', () => {
    expect(invoiceAmounts(sold({ couponCode: 'SAVE10' }), true)).toEqual({
      taxablePaise: toPaise(65141),
      cgstPaise: toPaise(1628.5),
      sgstPaise: toPaise(1628.5),
      igstPaise: 0,
      tcsPaise: 0,
      totalPaise: toPaise(68398),
    })
  })

  test('whole for another State', () => {
    const amounts = invoiceAmounts(sold({ couponCode: 'SAVE10' }), false)
    expect(amounts).toMatchObject({ igstPaise: toPaise(3257), cgstPaise: 0, sgstPaise: 0 })
  })

  test('wallet credit changes nothing', () => {
    for (const sameState of [true, false])
      expect(invoiceAmounts(sold({ walletPaise: toPaise(4500) }), sameState)).toEqual(
        invoiceAmounts(sold(), sameState),
      )
  })

  test('GST on top is the line that was sold', () => {
    const tent = sold({ package: { price: 29500, gstExtra: true }, guests: 1 })
    expect(invoiceAmounts(tent, true)).toMatchObject({
      taxablePaise: toPaise(29500),
      cgstPaise: toPaise(737.5),
      totalPaise: toPaise(30975),
    })
  })

  test('abroad TCS stands beside GST', () => {
    expect(invoiceAmounts(price(toPaise(107100), true), false)).toEqual({
      taxablePaise: toPaise(100000),
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: toPaise(5000),
      tcsPaise: toPaise(2100),
      totalPaise: toPaise(107100),
    })
  })

  test('an odd paisa of tax counts as value', () => {
    const lines: SoldPrice['lines'] = [
      { kind: 'subtotal', label: 'Subtotal', paise: 10_000 },
      { kind: 'gst', label: 'GST (5%)', paise: 501 },
    ]
    expect(invoiceAmounts({ lines, included: { gstPaise: 0, tcsPaise: 0 } }, true)).toMatchObject({
      taxablePaise: 10_001,
      cgstPaise: 250,
      sgstPaise: 250,
      totalPaise: 10_501,
    })
  })
})

/** Up to the dearest booking that a price allows, and in paise, though prices are whole rupees. */
const totals = fc.integer({ min: 100, max: 1_50_00_00_000_00 })

test('every total is the sum of its parts, its halves equal', () => {
  fc.assert(
    fc.property(totals, fc.boolean(), fc.boolean(), (paise, overseas, sameState) => {
      const amounts = invoiceAmounts(price(paise, overseas), sameState)
      expect(parts(amounts)).toBe(paise)
      expect(amounts.cgstPaise).toBe(amounts.sgstPaise)
      expect(amounts.igstPaise === 0 || amounts.cgstPaise === 0).toBe(true)
      for (const part of Object.values(amounts)) expect(part).toBeGreaterThanOrEqual(0)
      // Tax is rounded to the rupee, each kind once.
      const gstPaise = amounts.cgstPaise + amounts.sgstPaise + amounts.igstPaise
      expect(Math.abs(amounts.taxablePaise * 0.05 - gstPaise)).toBeLessThanOrEqual(55)
    }),
  )
})

describe('credit note', () => {
  const invoice = invoiceAmounts(sold({ couponCode: 'SAVE10' }), true)

  test('takes back in proportion', () => {
    const note = creditAmounts(invoice, { refundPaise: toPaise(51299), creditedPaise: 0 })
    expect(note).toEqual({
      taxablePaise: toPaise(48856.22),
      cgstPaise: toPaise(1221.39),
      sgstPaise: toPaise(1221.39),
      igstPaise: 0,
      tcsPaise: 0,
      totalPaise: toPaise(51299),
    })
  })

  test('in full it is the invoice', () => {
    expect(creditAmounts(invoice, { refundPaise: invoice.totalPaise, creditedPaise: 0 })).toEqual(invoice)
  })

  test.each([
    [0, 0],
    [-100, 0],
    [toPaise(68399), 0],
    [toPaise(1), toPaise(68398)],
    [100, -100],
  ])('%d after %d is refused', (refundPaise, creditedPaise) => {
    expect(() => creditAmounts(invoice, { refundPaise, creditedPaise })).toThrow(RangeError)
  })

  test('however a price is paid back, its notes add up to the invoice, part by part', () => {
    const rupees = fc.integer({ min: 1, max: 1_50_00_000 })
    fc.assert(
      fc.property(
        rupees,
        fc.boolean(),
        fc.boolean(),
        fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 6 }),
        (total, overseas, sameState, cuts) => {
          const whole = invoiceAmounts(price(toPaise(total), overseas), sameState)
          const ends = [...new Set([...cuts.map((cut) => Math.floor((cut * total) / 10_000)), total])]
            .filter((end) => end > 0)
            .sort((a, b) => a - b)
          const notes = ends.map((end, i) => {
            const creditedPaise = toPaise(ends[i - 1] ?? 0)
            return creditAmounts(whole, { refundPaise: toPaise(end) - creditedPaise, creditedPaise })
          })
          for (const note of notes) {
            expect(parts(note)).toBe(note.totalPaise)
            expect(note.cgstPaise).toBe(note.sgstPaise)
            for (const part of Object.values(note)) expect(part).toBeGreaterThanOrEqual(0)
          }
          for (const part of Object.keys(whole) as (keyof PaperAmounts)[])
            expect(notes.reduce((sum, note) => sum + note[part], 0)).toBe(whole[part])
        },
      ),
    )
  })
})
