import { Badge } from '#app/ui/badge.tsx'
import { type CancellationRow, refundTime } from '#domain/money/cancellation.ts'
import { formatPaise, percentToRupee, toPaise } from '#domain/money/money.ts'

const tones = { green: 'leaf', yellow: 'marigold', red: 'alert' } as const
const samplePaise = toPaise(20000)

export function CancellationPanel({ rows }: { rows: CancellationRow[] }) {
  const sample = rows.find(({ refundPercentage }) => refundPercentage < 100)
  return (
    <div className="max-w-[46em]">
      <p className="text-ink-2">
        Your refund depends on how many days are left before departure on the day you cancel.
      </p>
      <dl className="mt-5 mb-6 border-b border-line">
        {rows.map(({ period, refundPercentage, description, tone }) => (
          <div
            key={period}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 border-t border-line py-3.5 m:grid-cols-[15em_1fr_auto]"
          >
            <dt className="font-strong max-m:col-1">
              {period} <span className="font-normal text-ink-3">before departure</span>
            </dt>
            <dd className="text-ink-2 max-m:col-1">{description}</dd>
            <dd className="tabular-nums max-m:col-2 max-m:row-[1/3]">
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
          For example: you paid {formatPaise(samplePaise)} and cancel {sample.period} before departure. You
          get <b className="font-strong">{refundOf(samplePaise, sample)}</b> back.
        </p>
      )}
      <p className={sample && 'mt-2'}>
        Refunds are credited in <b className="font-strong">{refundTime}</b>, the way you paid.
      </p>
    </div>
  )
}

function refundOf(paise: number, { refundPercentage }: CancellationRow): string {
  return formatPaise(percentToRupee(paise, refundPercentage))
}
