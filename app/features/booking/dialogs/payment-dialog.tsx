import { AppWindow, Lock, WifiOff } from 'lucide'
import { openLogin } from '#app/features/login/login-host.tsx'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { holdMinutes } from '#domain/bookings/hold.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { clockInIndia } from '#domain/calendar/clock.ts'
import { formatRupees, toPaise } from '#domain/money/money.ts'
import type { OpenPayment, Wish } from '../kept-wishes.ts'
import { keptUntil } from './kept-until.ts'
import { PaymentProblem } from './payment-problem.tsx'
import { hasPaymentWindow } from './payment-window.ts'
import { Payable } from './price-summary.tsx'
import { showGuests } from './show-guests.ts'
import type { Problem, Stage } from './use-payment.ts'
import { type NoSignal, useSignal } from './use-signal.ts'

type PaymentDialogProps = {
  wish: Wish
  stage: Stage
  problem: Problem | null
  /** Once it is open. */
  payment: OpenPayment | null
  isLoggedIn: boolean
  /** The last question to the server came to nothing. */
  noAnswer: boolean
  onPay: (wish: Wish) => void
  onShowWindow: () => void
  onBack: () => void
  onWithoutCoupon: () => void
  onSeeDates: () => void
  onClose: () => void
}

/** In place of a button that had it. */
const takesFocus = { autoFocus: true }

/** The payment itself. Each state says what has happened to the money and the seats, and offers one way on. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { stage, problem, isLoggedIn, noAnswer, onClose, onSeeDates } = props
  const noSignal = useSignal(noAnswer)
  const wish = problem?.kind === 'amount' ? { ...props.wish, amount: problem.amount } : props.wish
  return (
    <Dialog
      open
      narrow
      onClose={onClose}
      title="Secure Payment with a payments provider"
      subtitle={wish.tripName}
    >
      <div className="mt-5 grid gap-5">
        {problem?.kind !== 'seats' && (
          <Amount wish={wish} shown={problem?.kind === 'amount' ? problem.shown : null} />
        )}
        <div role="status" className="grid gap-5">
          {noSignal ? (
            <NoSignalNote {...noSignal} wish={wish} payment={props.payment} />
          ) : problem ? (
            <PaymentProblem problem={problem} isLoggedIn={isLoggedIn} />
          ) : (
            <StageNote {...props} />
          )}
        </div>
        {problem?.kind === 'seats' ? (
          <Button {...takesFocus} onClick={onSeeDates}>
            See the dates
          </Button>
        ) : (
          <Actions {...props} wish={wish} isWaitingForSignal={noSignal?.isOffline ?? false} />
        )}
        {stage === 'waiting' && wish.amount > 0 && (
          <p className="text-sm text-ink-3">
            If you go back and choose again, these seats are released. If you have already paid, please wait
            here.
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Amount({ wish, shown }: { wish: Wish; shown: number | null }) {
  const { guests } = wish.booking
  return (
    <dl className="grid gap-2 tabular-nums">
      <div className="flex justify-between gap-4">
        <dt>{shown === null ? `${showDate(wish.startDate)}, ${showGuests(guests)}` : 'You saw'}</dt>
        <dd>{shown !== null && <s>{formatRupees(shown)}</s>}</dd>
      </div>
      <Payable amountPaise={toPaise(wish.amount)} />
    </dl>
  )
}

/** What a payment without a signal leaves as it is. */
function NoSignalNote({
  since,
  isOffline,
  wish,
  payment,
}: NoSignal & Pick<PaymentDialogProps, 'wish' | 'payment'>) {
  const from = `since ${clockInIndia(since)} IST`
  const seats = wish.booking.guests === 1 ? 'Your seat' : `Your ${wish.booking.guests} seats`
  const kept = `${seats}${wish.credit > 0 ? ' and your credit' : ''}`
  const stays = wish.booking.guests === 1 && wish.credit === 0 ? 'stays' : 'stay'
  return (
    <Note tone="wait" icon={WifiOff}>
      <b className="font-strong">
        {isOffline ? `No signal on this device ${from}.` : `We get no answer ${from}.`}
      </b>
      <br />
      {payment
        ? `${kept} ${stays} kept until ${keptUntil(payment)}. We ask PhonePe again as soon as you are back.`
        : 'Nothing was sent and nothing is charged. You can pay as soon as you are back.'}
    </Note>
  )
}

function StageNote({ wish, stage, payment }: PaymentDialogProps) {
  const { guests } = wish.booking
  const seats = guests === 1 ? 'your seat is' : `your ${guests} seats are`
  const kept = payment && `Your seats are kept until ${keptUntil(payment)}.`
  if (wish.amount === 0)
    return <Note tone="plain">Your wallet credit covers the full amount. Nothing else is charged.</Note>
  if (stage === 'waiting')
    return (
      <Note tone="wait" icon={AppWindow}>
        <b className="font-strong">
          {hasPaymentWindow() ? 'Please finish in the PhonePe window.' : 'This payment is open.'}
        </b>
        <br />
        {hasPaymentWindow()
          ? 'This page updates by itself.'
          : 'Open its page again to pay. If you have paid, this page updates by itself.'}{' '}
        {kept}
      </Note>
    )
  if (stage === 'leaving')
    return (
      <Note tone="info" icon={AppWindow}>
        <b className="font-strong">Your browser blocked the new window.</b>
        <br />
        PhonePe opens in this one, and you come back here afterwards. {kept}
      </Note>
    )
  return (
    <>
      <Note tone="plain" icon={Lock}>
        You pay on PhonePe’s own page. We never see your card or UPI PIN.
      </Note>
      <p className="text-sm text-ink-2">
        {stage === 'opening'
          ? 'Keeping your seats…'
          : `When you press Pay, ${seats} kept for ${holdMinutes} minutes.`}
      </p>
    </>
  )
}

function Actions(props: PaymentDialogProps & { isWaitingForSignal: boolean }) {
  const { wish, stage, isWaitingForSignal, onBack } = props
  const isOpening = stage === 'opening' || (wish.amount === 0 && stage === 'waiting')
  const { label, busy = false, onClick } = wayOn(props, isOpening)
  return (
    <div className="flex flex-col-reverse gap-3 m:flex-row">
      <Button tone="ghost" onClick={onBack} disabled={isOpening || stage === 'leaving'} className="m:grow">
        Back to Booking
      </Button>
      <Button
        data-autofocus
        onClick={onClick}
        busy={isWaitingForSignal ? 'Waiting for signal' : busy}
        className="m:grow"
      >
        {label}
      </Button>
    </div>
  )
}

type Way = { label: string; busy?: string | false; onClick: () => void }

/** The one way on from where the payment stands. It is one button: whoever logs in comes back to it. */
function wayOn(props: PaymentDialogProps, isOpening: boolean): Way {
  const { wish, stage, problem, payment, isLoggedIn, onPay, onShowWindow, onWithoutCoupon } = props
  const { couponCode } = wish.booking
  const refusal = problem?.kind === 'refused' ? problem.refusal : null
  const isFree = wish.amount === 0
  if (stage === 'waiting' && !isFree)
    return {
      label: hasPaymentWindow() ? 'Show the window' : 'Open this payment again',
      onClick: onShowWindow,
    }
  if (stage === 'leaving')
    return { label: 'Go on to PhonePe', onClick: () => payment && location.assign(payment.paymentUrl) }
  if (refusal?.login && !isLoggedIn)
    return { label: 'Log in', onClick: () => openLogin(wish.userDetails.phone) }
  if (refusal?.code === 'coupon_invalid' && couponCode)
    return { label: `Go on without ${couponCode}`, onClick: onWithoutCoupon }
  return {
    label: isFree ? 'Confirm booking' : `Pay ${formatRupees(wish.amount)}`,
    busy: isOpening && (isFree ? 'Booking…' : 'Opening PhonePe…'),
    onClick: () => onPay(wish),
  }
}
