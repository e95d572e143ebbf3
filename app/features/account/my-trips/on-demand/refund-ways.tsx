import { useId } from 'react'
import type { RefundWay } from '#domain/bookings/refund-amount.ts'
import { refundTime } from '#domain/money/cancellation.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { OpenBookingData } from '../open-booking-data.ts'
import { choiceLabel } from './choice-label.ts'

type RefundWaysProps = {
  booking: OpenBookingData
  step: Pick<OpenBookingData['refundSteps'][number], 'refund' | 'toOnline' | 'toWallet'>
  chosen: RefundWay
  disabled: boolean
  onChoose: (way: RefundWay) => void
}

/** Where the money goes. There is a choice unless a guest has paid: then it goes back the way it came. */
export function RefundWays({ booking, step, chosen, disabled, onChoose }: RefundWaysProps) {
  const name = useId()
  const { refund, toOnline, toWallet } = step
  if (booking.payable === 0 || refund === 0) return null
  if (booking.madeByGuest)
    return (
      <p className="text-ink-2">
        It goes back the way it was paid, through PhonePe in {refundTime}: this booking was made without
        login.
      </p>
    )
  const online = `${formatRupees(toOnline)} through PhonePe in ${refundTime}`
  const ways: { way: RefundWay; title: string; text: string }[] = [
    {
      way: 'as paid',
      title: 'Back the way you paid',
      text: toWallet > 0 ? `${online}, ${formatRupees(toWallet)} to your wallet` : online,
    },
    { way: 'wallet', title: 'All to your wallet', text: `${formatRupees(refund)} at once, for any trip` },
  ]
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="mb-2 font-label">Where should the money go?</legend>
      {ways.map(({ way, title, text }) => (
        <label key={way} className={choiceLabel}>
          <input
            type="radio"
            name={name}
            checked={way === chosen}
            onChange={() => onChoose(way)}
            className="mt-1 size-5 shrink-0 accent-indigo"
          />
          <span>
            <span className="block font-label">{title}</span>
            <span className="block text-sm text-ink-2">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
