import { formatPaise, percentToRupee, shareToRupee } from './money.ts'

/** GST on tour packages. */
export const gstPercent = 5
/** Tax collected at source on overseas tour packages, on the amount paid including GST. */
export const tcsPercent = 2

/** Today's rates. What was sold keeps those of its sale. */
export const taxPercent: TaxPercent = { gst: gstPercent, tcs: tcsPercent }
export type TaxPercent = { gst: number; tcs: number }

/** Stands beside a price that GST comes on top of. */
export const gstExtraNote = `+ ${gstPercent}% GST`

/** The line that a "GST extra" package adds to the discounted sum. */
export function gstOnTop(paise: number): number {
  return percentToRupee(paise, gstPercent)
}

export type IncludedTax = { gstPaise: number; tcsPaise: number }

/**
 * The tax contained in what the traveller pays, before any wallet credit. TCS was reckoned last, on price
 * and GST together, so it is taken out first.
 */
export function includedTax(totalPaise: number, kind: { gstExtra: boolean; overseas: boolean }): IncludedTax {
  const tcsPaise = kind.overseas ? shareToRupee(totalPaise, tcsPercent, 100 + tcsPercent) : 0
  const gstPaise = kind.gstExtra ? 0 : shareToRupee(totalPaise - tcsPaise, gstPercent, 100 + gstPercent)
  return { gstPaise, tcsPaise }
}

/** 'Includes ₹1,810 GST (5%)'; null when nothing is included. */
export function includedTaxText({ gstPaise, tcsPaise }: IncludedTax, percent = taxPercent): string | null {
  const parts = [
    gstPaise > 0 && `${formatPaise(gstPaise)} GST (${percent.gst}%)`,
    tcsPaise > 0 && `${formatPaise(tcsPaise)} TCS (${percent.tcs}%)`,
  ].filter(Boolean)
  return parts.length > 0 ? `Includes ${parts.join(' and ')}` : null
}
