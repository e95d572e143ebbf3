import { formatRupees } from '#domain/money/money.ts'

/** Whole rupees; what is taken off stands behind a real minus. */
export function showAmount(rupees: number): string {
  return rupees < 0 ? `−${formatRupees(-rupees)}` : formatRupees(rupees)
}
