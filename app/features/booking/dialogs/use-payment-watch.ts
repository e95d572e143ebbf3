import { useEffect, useEffectEvent } from 'react'
import { type BookingStatus, isUnpaid } from '#domain/bookings/booking-status.ts'
import type { OpenPayment } from '../kept-wishes.ts'
import { askStatus } from './ask-status.ts'
import { hearReturnPage } from './hear-return-page.ts'
import { isPaymentWindowClosed } from './payment-window.ts'

export const windowClosed = 'Payment window closed. Please check your payment status.'

const second = 1000
/** The server is asked every so many seconds. */
const askEvery = 3

type Watch = {
  onSettled: (status: BookingStatus | 'gone') => void
  /** The window is gone and the payment is open still, as far as anybody knows. */
  onWindowClosed?: () => void
  /** Whether the last question was answered. */
  onAnswer?: (isAnswered: boolean) => void
}

/** Follows a payment until it is settled: looks at its window each second, asks the server, and hears the return page. */
export function usePaymentWatch(payment: OpenPayment | null, watch: Watch): void {
  const settled = useEffectEvent(watch.onSettled)
  const closed = useEffectEvent(() => watch.onWindowClosed?.())
  const answered = useEffectEvent((isAnswered: boolean) => watch.onAnswer?.(isAnswered))
  useEffect(() => {
    if (!payment) return
    let here = true
    let asking = false
    let seconds = 0

    async function look(isClosed: boolean): Promise<void> {
      if (asking || !payment) return
      asking = true
      const status = await askStatus(payment)
      asking = false
      if (!here) return
      answered(status !== 'unknown')
      const isOpen = status === 'unknown' || (status !== 'gone' && isUnpaid(status))
      if (!isOpen) settled(status)
      else if (isClosed) closed()
    }

    void look(false)
    const timer = setInterval(() => {
      seconds++
      const isClosed = isPaymentWindowClosed()
      if (isClosed || (seconds % askEvery === 0 && !document.hidden)) void look(isClosed)
    }, second)
    const askAtOnce = () => void look(false)
    addEventListener('online', askAtOnce)
    const stopHearing = hearReturnPage(payment.bookingRef, () => void look(false))
    return () => {
      here = false
      clearInterval(timer)
      removeEventListener('online', askAtOnce)
      stopHearing()
    }
  }, [payment])
}
