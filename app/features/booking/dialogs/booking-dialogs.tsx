import { noteWindow } from './change-kept.ts'
import { PaymentDialog } from './payment-dialog.tsx'
import { showPaymentWindow } from './payment-window.ts'
import { ResultDialog } from './result-dialog.tsx'
import { SummaryDialog } from './summary-dialog.tsx'
import { type BookingFlowOptions, useBookingFlow } from './use-booking-flow.ts'

/** From the summary to what has become of the payment. */
export function BookingDialogs(props: BookingFlowOptions) {
  const { trip, choice, onClose, onSeeDates } = props
  const { view, draft, traveler, payment, open, ...flow } = useBookingFlow(props)
  if (view.at === 'summary')
    return (
      choice.departure && (
        <SummaryDialog
          trip={trip}
          choice={choice}
          departure={choice.departure}
          traveler={traveler}
          draft={draft}
          isReloaded={flow.isReloaded}
          onDraft={flow.keepDraft}
          onPay={flow.toPayment}
          onClose={onClose}
        />
      )
    )
  const onBack = () => flow.backToSummary(view.wish)
  if (view.at === 'result')
    return (
      <ResultDialog
        {...view}
        isLoggedIn={traveler.userId !== null}
        onTryAgain={() => flow.pay(view.wish)}
        onBack={onBack}
        onClose={onClose}
      />
    )
  return (
    <PaymentDialog
      wish={view.wish}
      stage={payment.stage}
      problem={payment.problem}
      payment={open}
      isLoggedIn={traveler.userId !== null}
      onPay={flow.pay}
      onShowWindow={() => {
        if (!open) return
        showPaymentWindow(open.paymentUrl)
        noteWindow(trip.id, false)
      }}
      noAnswer={flow.noAnswer}
      onBack={onBack}
      onWithoutCoupon={() => flow.withoutCoupon(view.wish)}
      onSeeDates={onSeeDates}
      onClose={onClose}
    />
  )
}
