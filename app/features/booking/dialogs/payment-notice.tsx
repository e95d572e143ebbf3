import { Clock } from 'lucide'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast.tsx'
import { holdMinutes } from '#domain/bookings/hold.ts'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { clockInIndia } from '#domain/calendar/clock.ts'
import { formatPaise, formatRupees } from '#domain/money/money.ts'
import type { OpenPayment, Wish } from '../kept-wishes.ts'
import { letGo, noteWindow } from './change-kept.ts'
import { keptUntil } from './kept-until.ts'
import {
  closePaymentWindow,
  forgetPaymentWindow,
  hasPaymentWindow,
  showPaymentWindow,
} from './payment-window.ts'
import { showGuests } from './show-guests.ts'
import { usePaymentWatch, windowClosed } from './use-payment-watch.ts'

type PaymentNoticeProps = {
  wish: Wish
  payment: OpenPayment
  isWindowClosed: boolean
  /** The dialogs follow the payment themselves. */
  idle: boolean
  onShow: () => void
  onGiveUp: () => void
}

/** Stands in the card in place of all choices until the payment is settled: a message that goes by itself would be gone too soon. */
export function PaymentNotice({ wish, payment, isWindowClosed, idle, onShow, onGiveUp }: PaymentNoticeProps) {
  const { tripId, guests } = wish.booking
  usePaymentWatch(idle ? null : payment, {
    onSettled: onShow,
    onWindowClosed() {
      forgetPaymentWindow()
      noteWindow(tripId, true)
      toast({ title: windowClosed })
    },
  })
  return (
    <section
      data-open-payment
      aria-label="Open payment"
      className="grid gap-3 rounded-m bg-marigold-tint p-4"
    >
      <div role="status" className="grid gap-2">
        <h3 className="flex items-center gap-2.5 font-strong">
          <Icon node={Clock} size={20} className="shrink-0 text-marigold-deep" />
          {isWindowClosed ? 'The payment window is closed' : 'Your payment is open'}
        </h3>
        <p className="text-pretty">{isWindowClosed ? <AfterClosing /> : startedText(payment)}</p>
      </div>
      <Lines wish={wish} />
      <p className="text-sm font-label">
        {guests === 1 ? '1 seat' : `${guests} seats`} kept until {keptUntil(payment)}. Reference{' '}
        {payment.bookingRef}
      </p>
      <Button
        tone="ghost"
        onClick={() => {
          showPaymentWindow(payment.paymentUrl)
          noteWindow(tripId, false)
          onShow()
        }}
      >
        {hasPaymentWindow() ? 'Show the window' : 'Open this payment again'}
      </Button>
      <Button
        tone="quiet"
        onClick={() => {
          closePaymentWindow()
          letGo(tripId)
          onGiveUp()
        }}
      >
        Give it up and change the booking
      </Button>
    </section>
  )
}

function AfterClosing() {
  return (
    <>
      PhonePe has not told us yet whether it went through.{' '}
      <b className="font-strong">If you paid, we confirm it by ourselves within minutes, and mail you.</b> If
      you did not, nothing is taken.
    </>
  )
}

function startedText({ holdExpiresAt }: OpenPayment): string {
  const started = new Date(Date.parse(holdExpiresAt) - holdMinutes * 60_000)
  return `Started at ${clockInIndia(started)} IST. It stands as below; nothing in it changes until it is paid, fails or is given up.`
}

function Lines({ wish }: { wish: Wish }) {
  return (
    <dl className="grid gap-2 rounded-m bg-surface p-3.5 tabular-nums *:flex *:justify-between *:gap-4">
      <div>
        <dt>{showDates(wish)}</dt>
        <dd className="shrink-0">{showGuests(wish.booking.guests)}</dd>
      </div>
      {wish.lines.map(({ label, paise }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={paise < 0 ? 'text-leaf' : ''}>
            {paise < 0 ? `−${formatPaise(-paise)}` : formatPaise(paise)}
          </dd>
        </div>
      ))}
      <div className="items-baseline border-t border-line pt-2.5 font-price">
        <dt>To pay</dt>
        <dd className="text-lg">{formatRupees(wish.amount)}</dd>
      </div>
    </dl>
  )
}
