import type { ReactNode } from 'react'
import { showAmount } from '../../show-amount.ts'

type MoneyLine = {
  label: ReactNode
  amount: number
  key: string
  /** It is less, and nothing saved. */
  plain?: boolean
}

type MoneyLinesProps = { lines: MoneyLine[]; sum: { label: string; amount: number } }

/** Label left, amount right, one bold sum under a rule. What is saved stands in leaf. */
export function MoneyLines({ lines, sum }: MoneyLinesProps) {
  return (
    <dl className="grid gap-2">
      {lines.map(({ key, label, amount, plain = false }) => (
        <div key={key} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0">{label}</dt>
          <dd className={`whitespace-nowrap tabular-nums ${amount < 0 && !plain ? 'text-leaf' : ''}`}>
            {showAmount(amount)}
          </dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-strong">{sum.label}</dt>
        <dd className="text-lg font-price whitespace-nowrap tabular-nums">{showAmount(sum.amount)}</dd>
      </div>
    </dl>
  )
}
