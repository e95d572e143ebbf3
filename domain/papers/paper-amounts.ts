import type { PriceLine } from '#domain/money/price.ts'
import type { IncludedTax, TaxPercent } from '#domain/money/tax.ts'

/**
 * What a paper says of the price, in paise. The parts add up to the total: taxable value, either the two halves of GST
 * or IGST, and the tax collected at source on trips abroad.
 */
export type PaperAmounts = {
  taxablePaise: number
  /** The central half. */
  cgstPaise: number
  /** The State's half, always the same amount. */
  sgstPaise: number
  igstPaise: number
  tcsPaise: number
  totalPaise: number
}

/** The price as it was sold, with the tax that was shown with it and its rates. Wallet credit is a way of paying and changes nothing here. */
export type SoldPrice = { lines: PriceLine[]; included: IncludedTax; taxPercent: TaxPercent }

/**
 * GST and TCS are the amounts that the traveller was shown, in whole rupees; the rest is the taxable value.
 * The halves must be equal: should tax ever be an odd number of paise, the last paisa counts as value.
 */
export function invoiceAmounts(
  { lines, included }: Pick<SoldPrice, 'lines' | 'included'>,
  sameState: boolean,
): PaperAmounts {
  const sum = (wanted: (line: PriceLine) => boolean) =>
    lines.filter(wanted).reduce((total, { paise }) => total + paise, 0)
  const totalPaise = sum(({ kind }) => kind !== 'wallet')
  const onTopPaise = sum(({ kind }) => kind === 'gst')
  const gstPaise = onTopPaise + included.gstPaise
  const halfPaise = sameState ? Math.floor(gstPaise / 2) : 0
  return withTaxable(totalPaise, {
    cgstPaise: halfPaise,
    sgstPaise: halfPaise,
    igstPaise: sameState ? 0 : gstPaise,
    tcsPaise: included.tcsPaise,
  })
}

/**
 * What a refund takes back of an invoice, in proportion. Each part is reckoned from all that has been credited so far,
 * this refund included, less what earlier notes took: however a price is paid back, its notes add up to the invoice.
 * Refunds are whole rupees; `creditedPaise` is the sum of the earlier notes.
 */
export function creditAmounts(
  invoice: PaperAmounts,
  { refundPaise, creditedPaise }: { refundPaise: number; creditedPaise: number },
): PaperAmounts {
  const reached = creditedPaise + refundPaise
  if (refundPaise <= 0 || creditedPaise < 0 || reached > invoice.totalPaise)
    throw new RangeError(
      `a refund of ${refundPaise} after ${creditedPaise} exceeds ${invoice.totalPaise} paise`,
    )
  const part = (paise: number) =>
    shareOfPaise(paise, reached, invoice.totalPaise) - shareOfPaise(paise, creditedPaise, invoice.totalPaise)
  return withTaxable(refundPaise, {
    cgstPaise: part(invoice.cgstPaise),
    sgstPaise: part(invoice.sgstPaise),
    igstPaise: part(invoice.igstPaise),
    tcsPaise: part(invoice.tcsPaise),
  })
}

type Taxes = Omit<PaperAmounts, 'taxablePaise' | 'totalPaise'>

function withTaxable(totalPaise: number, taxes: Taxes): PaperAmounts {
  const taxPaise = taxes.cgstPaise + taxes.sgstPaise + taxes.igstPaise + taxes.tcsPaise
  return { taxablePaise: totalPaise - taxPaise, ...taxes, totalPaise }
}

/** `paise × part / whole`, halves upwards. The product of two large amounts is beyond what numbers hold exactly. */
export function shareOfPaise(paise: number, part: number, whole: number): number {
  return Number((2n * BigInt(paise) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
}
