import { ChevronDown } from 'lucide'
import { useSite } from '#app/features/site/use-site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { emiPlans } from '#domain/money/emi.ts'
import { formatPaise } from '#domain/money/money.ts'

const cell = 'border-b border-line py-1.5 font-normal'

/** What instalments would come to, for totals that may be paid so. */
export function EmiHelp({ totalPaise }: { totalPaise: number }) {
  const rate = useSite()?.emiRatePercent
  if (rate === undefined) return null
  const plans = emiPlans(totalPaise, rate)
  const longest = plans.at(-1)
  if (!longest) return null
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between rounded-s [&::-webkit-details-marker]:hidden">
        <span>
          EMI from about <b className="tabular-nums">{formatPaise(longest.monthlyPaise)}</b> a month
          (indicative)
        </span>
        <Icon
          node={ChevronDown}
          size={20}
          className="text-ink-3 transition-[rotate] [details[open]>summary_&]:rotate-180"
        />
      </summary>
      <table className="mt-3 w-full text-sm tabular-nums">
        <thead>
          <tr>
            <th scope="col" className={`text-left text-ink-3 ${cell}`}>
              Months
            </th>
            <th scope="col" className={`text-right text-ink-3 ${cell}`}>
              A month
            </th>
            <th scope="col" className={`text-right text-ink-3 ${cell}`}>
              Interest
            </th>
            <th scope="col" className={`text-right text-ink-3 ${cell}`}>
              In all
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ months, monthlyPaise, interestPaise, totalPaise }) => (
            <tr key={months}>
              <th scope="row" className={`text-left ${cell}`}>
                {months}
              </th>
              <td className={`text-right ${cell}`}>{formatPaise(monthlyPaise)}</td>
              <td className={`text-right ${cell}`}>{formatPaise(interestPaise)}</td>
              <td className={`text-right ${cell}`}>{formatPaise(totalPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-3">
        Calculated at {rate}% a year on the reducing balance. Your bank sets the rate and may add a fee.
      </p>
    </details>
  )
}
