import { keyed } from '#app/ui/collections/keyed.ts'
import { formatPaise } from '#domain/money/money.ts'

export type LedgerLine = {
  what: string
  paise: number
  /** Money that came in. */
  comesIn?: boolean
}

/** Sums under one another and what they come to. Money that goes out has a real minus. */
export function Ledger({ lines, sum }: { lines: LedgerLine[]; sum: LedgerLine }) {
  return (
    <dl className="ledger">
      {keyed(lines, ({ what }) => what).map(([key, line]) => (
        <Line key={key} {...line} className={line.comesIn ? 'in' : ''} />
      ))}
      <Line {...sum} className="sum" />
    </dl>
  )
}

function Line({ what, paise, className }: LedgerLine & { className: string }) {
  return (
    <div className={className}>
      <dt>{what}</dt>
      <dd>{formatPaise(paise).replace('-', '−')}</dd>
    </div>
  )
}
