import { roundToRupee, shareToRupee, toPaise } from './money.ts'

/** Instalments are for totals above this. */
export const emiMinimumPaise = toPaise(15_000)
export const emiMonths = [3, 6, 9, 12] as const

export type EmiPlan = { months: number; monthlyPaise: number; interestPaise: number; totalPaise: number }

export function hasEmi(totalPaise: number): boolean {
  return totalPaise > emiMinimumPaise
}

/** Indications on a reducing balance; none for totals up to the minimum. The rate is per year, in percent. */
export function emiPlans(totalPaise: number, ratePercent: number): EmiPlan[] {
  if (!hasEmi(totalPaise) || !(ratePercent >= 0)) return []
  return emiMonths.map((months) => planOver(months, totalPaise, ratePercent / 1200))
}

function planOver(months: number, principal: number, monthlyRate: number): EmiPlan {
  const monthlyPaise = instalment(months, principal, monthlyRate)
  const interestPaise = interestOver(months, principal, monthlyRate, monthlyPaise)
  return { months, monthlyPaise, interestPaise, totalPaise: principal + interestPaise }
}

/** Rounded half-up to the rupee. */
function instalment(months: number, principal: number, monthlyRate: number): number {
  if (monthlyRate === 0) return shareToRupee(principal, 1, months)
  return roundToRupee(Math.round((principal * monthlyRate) / (1 - (1 + monthlyRate) ** -months)))
}

/** Month by month on what is still owed; the last instalment settles what rounding left over. */
function interestOver(months: number, principal: number, monthlyRate: number, monthlyPaise: number): number {
  let owed = principal
  let interest = 0
  for (let month = 0; month < months; month++) {
    const due = Math.round(owed * monthlyRate)
    interest += due
    owed += due - monthlyPaise
  }
  return roundToRupee(interest)
}
