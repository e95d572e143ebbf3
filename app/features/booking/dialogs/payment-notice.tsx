import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { toast } from '#app/ui/toast.tsx'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { OpenPayment, Wish } from '../kept-wishes.ts'
import { keptUntil } from './kept-until.ts'
import { forgetPaymentWindow, showPaymentWindow } from './payment-window.ts'
import { showGuests } from './show-guests.ts'
import { usePaymentWatch, windowClosed } from './use-payment-watch.ts'

type PaymentNoticeProps = {
  wish: Wish
  payment: OpenPayment
  /** The dialogs follow the payment themselves. */
  idle: boolean
  onShow: () => void
}

/** Stands in the card until the payment is settled: a message that goes by itself would be gone too soon. */
export function PaymentNotice({ wish, payment, idle, onShow }: PaymentNoticeProps) {
  usePaymentWatch(idle ? null : payment, {
    onSettled: onShow,
    onWindowClosed() {
      forgetPaymentWindow()
      toast({ title: windowClosed })
    },
  })
  return (
    <div className="grid gap-2">
      <div role="status">
        <Note tone="wait">
          <b className="font-strong">Payment not complete yet.</b>
          <br />
          {formatRupees(wish.amount)} for {showDate(wish.startDate)}, {showGuests(wish.booking.guests)}. Seats
          kept until {keptUntil(payment)}. Reference <span className="font-label">{payment.bookingRef}</span>
        </Note>
      </div>
      <Button
        tone="ghost"
        onClick={() => {
          showPaymentWindow(payment.paymentUrl)
          onShow()
        }}
      >
        Open the payment page again
      </Button>
    </div>
  )
}
