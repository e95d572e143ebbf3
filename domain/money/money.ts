/** Money is counted in whole paise; content, forms and the payment call speak rupees. */

const paisePerRupee = 100

export function toPaise(rupees: number): number {
  return Math.round(rupees * paisePerRupee)
}

export function toRupees(paise: number): number {
  return paise / paisePerRupee
}

/** Whole-number division, halves upwards, without a detour through fractions. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const doubled = 2 * dividend + divisor
  const remainder = ((doubled % (2 * divisor)) + 2 * divisor) % (2 * divisor)
  return (doubled - remainder) / (2 * divisor)
}

/** `paise × numerator / denominator`, rounded half-up to the rupee. */
export function shareToRupee(paise: number, numerator: number, denominator: number): number {
  return divideHalfUp(paise * numerator, denominator * paisePerRupee) * paisePerRupee
}

export function roundToRupee(paise: number): number {
  return shareToRupee(paise, 1, 1)
}

export function percentToRupee(paise: number, percent: number): number {
  return shareToRupee(paise, percent, 100)
}

export function floorToRupee(paise: number): number {
  return Math.floor(paise / paisePerRupee) * paisePerRupee
}

/** '₹1,85,500'; paise appear only where there are any. */
export function formatPaise(paise: number): string {
  const amount = Math.abs(Math.round(paise))
  const rupees = String(Math.floor(amount / paisePerRupee)).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
  const rest = amount % paisePerRupee
  return `${paise < 0 && amount > 0 ? '-' : ''}₹${rupees}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`
}

export function formatRupees(rupees: number): string {
  return formatPaise(toPaise(rupees))
}
