import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPaise } from './money.ts'
import { gstExtraNote, gstOnTop, includedTax, includedTaxText } from './tax.ts'

test('GST extra is noted and added at five per cent', () => {
  expect(gstExtraNote).toBe('+ 5% GST')
  expect(gstOnTop(toPaise(29500))).toBe(toPaise(1475))
  expect(gstOnTop(toPaise(10))).toBe(toPaise(1))
})

test('an all-in price contains 5 of 105 parts', () => {
  expect(includedTax(toPaise(10500), { gstExtra: false, overseas: false })).toEqual({
    gstPaise: toPaise(500),
    tcsPaise: 0,
  })
  expect(includedTax(toPaise(37999), { gstExtra: false, overseas: false }).gstPaise).toBe(toPaise(1809))
})

test('abroad TCS lies on price and GST together', () => {
  const parts = includedTax(toPaise(107100), { gstExtra: false, overseas: true })
  expect(parts).toEqual({ gstPaise: toPaise(5000), tcsPaise: toPaise(2100) })
  expect(includedTaxText(parts)).toBe('Includes ₹5,000 GST (5%) and ₹2,100 TCS (2%)')
})

test('what comes on top is not included as well', () => {
  const parts = includedTax(toPaise(30975), { gstExtra: true, overseas: false })
  expect(parts).toEqual({ gstPaise: 0, tcsPaise: 0 })
  expect(includedTaxText(parts)).toBeNull()
})

test('the parts rebuild the total to the rupee', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000_000 }), (rupees) => {
      const { gstPaise, tcsPaise } = includedTax(toPaise(rupees), { gstExtra: false, overseas: true })
      const net = toPaise(rupees) - gstPaise - tcsPaise
      expect(Math.abs(net * 0.05 - gstPaise)).toBeLessThanOrEqual(55)
      expect(Math.abs((net + gstPaise) * 0.02 - tcsPaise)).toBeLessThanOrEqual(55)
    }),
  )
})
