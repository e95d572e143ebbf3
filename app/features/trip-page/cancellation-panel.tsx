import { Badge } from '#app/ui/badge.tsx'
import { type CancellationRow, refundTime } from '#domain/money/cancellation.ts'
import { formatPaise, percentToRupee, toPaise } from '#domain/money/money.ts'

const tones = { green: 'leaf', yellow: 'marigold', red: 'alert' } as const
const samplePaise = toPaise(20000)

export function CancellationPanel({ rows }: { rows: CancellationRow[] }) {
  const sample = rows.find(({ refundPercentage }) => refundPercentage < 100)
  return (
    <div className="cancellation">
      <p className="text-ink-2">
        What comes back depends on how many days are left before departure on the day you cancel.
      </p>
      <dl>
        {rows.map(({ period, refundPercentage, description, tone }) => (
          <div key={period}>
            <dt>
              {period} <span>before departure</span>
            </dt>
            <dd>{description}</dd>
            <dd>
              <Badge tone={tones[tone]}>
                <span className="sr-only">Refund: </span>
                {refundPercentage}%
              </Badge>
            </dd>
          </div>
        ))}
      </dl>
      {sample && (
        <p>
          For example: of {formatPaise(samplePaise)} paid, cancelled {sample.period} before departure,{' '}
          <b>{formatPaise(percentToRupee(samplePaise, sample.refundPercentage))}</b> comes back.
        </p>
      )}
      <p>
        Refunds are credited in <b>{refundTime}</b>, the way you paid.
      </p>
    </div>
  )
}
