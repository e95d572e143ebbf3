import { Undo2 } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { Deposit } from '#domain/bookings/deposit.ts'
import { type RefundStep, refundsAhead } from '#domain/bookings/refund-amount.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { type CancellationPolicy, refundTerms } from '#domain/money/cancellation.ts'
import { formatPaise } from '#domain/money/money.ts'

type RefundPromiseProps = {
  policy: CancellationPolicy
  startDate: string
  totalPaise: number
  /** Only so much is paid now. */
  deposit: Deposit | null
}

/** What cancelling gives back, and until which day. */
export function RefundPromise({ policy, startDate, totalPaise, deposit }: RefundPromiseProps) {
  const left = { onlinePaise: totalPaise, walletPaise: 0 }
  const booking = {
    refundTable: refundTerms(policy),
    startDate,
    totalPaise,
    left,
    owedPaise: 0,
    feeTaken: false,
  }
  const today = dateInIndia(new Date())
  const steps = refundsAhead(booking, today)
  // Until the rest is due, what is given back is taken of the deposit.
  const laterPaise = deposit?.laterPaise ?? 0
  const paid = { onlinePaise: totalPaise - laterPaise, walletPaise: 0 }
  const [ofDeposit] = refundsAhead({ ...booking, left: paid, owedPaise: laterPaise }, today)
  const [now, ...later] = deposit && ofDeposit ? [ofDeposit, ...steps.slice(1)] : steps
  if (!now) return null
  if (now.refundPaise === 0)
    return (
      <p className="rounded-m bg-paper-2 px-3.5 py-3 text-[0.9375rem] leading-snug">
        This trip begins so soon that you get no refund if you cancel.
      </p>
    )
  return (
    <div className="flex gap-2.5 rounded-m bg-leaf-tint px-3.5 py-3 text-[0.9375rem] leading-snug">
      <Icon node={Undo2} size={20} className="shrink-0 text-leaf" />
      <div className="min-w-0">
        <b className="font-strong">{inWords(now)}</b>{' '}
        {deposit ? ofDepositInWords(now, deposit) : shareOf(now)}
        {later.length > 0 && (
          <details className="mt-1">
            <summary className="min-h-6 cursor-pointer rounded-xs font-label text-peacock underline underline-offset-4">
              Later dates
            </summary>
            <ul className="mt-1 grid gap-1">
              {later.map((step) => (
                <li key={step.until}>{inWords(step)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}

function inWords({ until, refundPaise }: RefundStep): string {
  if (refundPaise === 0) return 'After that there is no refund.'
  return until === null
    ? `Cancel before the trip and get ${formatPaise(refundPaise)} back.`
    : `Cancel by ${showDate(until)} 11:59 pm IST and get ${formatPaise(refundPaise)} back.`
}

function ofDepositInWords({ feePaise }: RefundStep, { laterPaise }: Deposit): string {
  const less = feePaise > 0 ? `That is your deposit minus a fee of ${formatPaise(feePaise)}. ` : ''
  return `${less}The other ${formatPaise(laterPaise)} is then no longer owed.`
}

function shareOf({ percentage, feePaise }: RefundStep): string {
  return feePaise > 0
    ? `That is the full price minus a fee of ${formatPaise(feePaise)}.`
    : `That is ${percentage}% of the price.`
}
