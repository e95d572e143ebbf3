import type { Deposit } from '#domain/bookings/deposit.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { formatPaise } from '#domain/money/money.ts'

type NowOrInTwoProps = {
  deposit: Deposit
  payablePaise: number
  isInTwo: boolean
  onChoose: (isInTwo: boolean) => void
}

/** All of it now, or a deposit now and the rest until a day. */
export function NowOrInTwo({ deposit, payablePaise, isInTwo, onChoose }: NowOrInTwoProps) {
  const { nowPaise, laterPaise, dueOn } = deposit
  return (
    <fieldset className="grid gap-1">
      <legend className="font-label">How much now?</legend>
      <Way isChosen={!isInTwo} onChoose={() => onChoose(false)} lead={`${formatPaise(payablePaise)} now`}>
        Nothing is left to pay.
      </Way>
      <Way isChosen={isInTwo} onChoose={() => onChoose(true)} lead={`${formatPaise(nowPaise)} now`}>
        {formatPaise(laterPaise)} by {showDate(dueOn)}. Your seats are booked at once; we remind you, and
        nothing is charged by itself.
      </Way>
    </fieldset>
  )
}

type WayProps = { isChosen: boolean; onChoose: () => void; lead: string; children: React.ReactNode }

function Way({ isChosen, onChoose, lead, children }: WayProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
      <input
        type="radio"
        name="how-much-now"
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-6 shrink-0 accent-indigo"
      />
      <span>
        <span className="font-label tabular-nums">{lead}</span>
        <span className="block text-sm text-pretty text-ink-2">{children}</span>
      </span>
    </label>
  )
}
