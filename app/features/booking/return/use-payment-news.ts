import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import type { PaymentView } from '#server/bookings/views/show-payment.ts'
import { noteSettled } from '../dialogs/change-kept.ts'
import { openPaymentChannel, type PaymentNews, paymentWindowName } from '../dialogs/payment-channel.ts'

/** Milliseconds between two looks at a payment that is open. */
const lookEvery = 4_000

/**
 * Looks again while the payment is open, and tells the trip page what this page shows. Once that has heard how it ended, the window
 * that it opened closes; one that a traveller came along in stays.
 */
export function usePaymentNews(payment: Pick<PaymentView, 'reference' | 'status'> | null): void {
  const navigate = useNavigate()
  const { reference, status } = payment ?? {}

  useEffect(() => {
    if (!status || !isUnpaid(status)) return
    const timer = setInterval(() => {
      // To the page on screen: its data is read again.
      if (!document.hidden) void navigate('.', { replace: true, preventScrollReset: true })
    }, lookEvery)
    return () => clearInterval(timer)
  }, [status, navigate])

  useEffect(() => {
    if (!reference || !status) return
    const isSettled = !isUnpaid(status)
    if (isSettled) noteSettled(reference, status)
    const channel = openPaymentChannel()
    channel.onmessage = ({ data }: MessageEvent<PaymentNews>) => {
      const isHeard = 'heard' in data && data.heard === reference
      if (isHeard && isSettled && (window.opener || window.name === paymentWindowName)) window.close()
    }
    channel.postMessage({ reference, status } satisfies PaymentNews)
    return () => channel.close()
  }, [reference, status])
}
