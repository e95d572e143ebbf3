import { formatPaise } from '#domain/money/money.ts'

/** '₹1,85,500.00', '−₹7,600.50': with paise always, so that columns of a paper align. */
export function exactAmount(paise: number): string {
  const rounded = Math.abs(Math.round(paise))
  const text = `${formatPaise(rounded - (rounded % 100))}.${String(rounded % 100).padStart(2, '0')}`
  return paise < 0 && rounded > 0 ? `−${text}` : text
}
