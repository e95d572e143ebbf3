import { ChevronDown } from 'lucide'
import { useSite } from '#app/features/site/use-site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { emiPlans } from '#domain/money/emi.ts'
import { formatPaise } from '#domain/money/money.ts'

/** What instalments would come to, for totals that may be paid so. */
export function EmiHelp({ totalPaise }: { totalPaise: number }) {
  const rate = useSite()?.emiRatePercent
  if (rate === undefined) return null
  const plans = emiPlans(totalPaise, rate)
  const longest = plans.at(-1)
  if (!longest) return null
  return (
    <details className="emi">
      <summary>
        <span>
          EMI from about <b className="tabular-nums">{formatPaise(longest.monthlyPaise)}</b> a month, an
          indication
        </span>
        <Icon node={ChevronDown} size={20} />
      </summary>
      <table className="mt-3 w-full text-sm tabular-nums">
        <thead>
          <tr>
            <th scope="col">Months</th>
            <th scope="col">A month</th>
            <th scope="col">Interest</th>
            <th scope="col">In all</th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ months, monthlyPaise, interestPaise, totalPaise }) => (
            <tr key={months}>
              <th scope="row">{months}</th>
              <td>{formatPaise(monthlyPaise)}</td>
              <td>{formatPaise(interestPaise)}</td>
              <td>{formatPaise(totalPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-3">
        Reckoned at {rate}% a year on the reducing balance. Your bank sets the rate and may add a fee.
      </p>
    </details>
  )
}
