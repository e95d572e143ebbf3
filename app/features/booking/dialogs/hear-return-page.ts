import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { openPaymentChannel, type PaymentNews } from './payment-channel.ts'

let channel: BroadcastChannel | undefined
const listeners = new Map<string, () => void>()
const known = new Set<string>()

/** Calls back when the return page of a payment has news. It is answered for as long as this page lives, so that its window closes. */
export function hearReturnPage(reference: string, onNews: () => void): () => void {
  known.add(reference)
  listeners.set(reference, onNews)
  if (!channel) {
    const opened = openPaymentChannel()
    opened.onmessage = ({ data }: MessageEvent<PaymentNews>) => {
      if (!('reference' in data) || !known.has(data.reference)) return
      listeners.get(data.reference)?.()
      if (!isUnpaid(data.status)) opened.postMessage({ heard: data.reference } satisfies PaymentNews)
    }
    channel = opened
  }
  return () => {
    if (listeners.get(reference) === onNews) listeners.delete(reference)
  }
}
