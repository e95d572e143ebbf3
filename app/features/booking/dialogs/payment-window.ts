import { paymentWindowName } from './payment-channel.ts'

const size = 'popup,width=600,height=700'

let paymentWindow: Window | null = null

/** Opens an empty window, in the click itself: browsers allow it only there. False when they don't; some throw then. */
export function openPaymentWindow(): boolean {
  try {
    paymentWindow = window.open('', paymentWindowName, size)
  } catch {
    paymentWindow = null
  }
  if (!paymentWindow || paymentWindow.closed) {
    paymentWindow = null
    return false
  }
  try {
    paymentWindow.document.title = 'Opening PhonePe…'
    paymentWindow.document.body.textContent = 'Opening PhonePe…'
  } catch {
    // It was open already, and stands at PhonePe.
  }
  return true
}

/** Only an address of the web: anything else is no payment page. */
export function payableAddress(paymentUrl: string): string | null {
  try {
    const { protocol, href } = new URL(paymentUrl, location.href)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}

export function sendPaymentWindow(address: string): void {
  if (paymentWindow) paymentWindow.location.href = address
}

/** Whether this page has a window that it can bring to the front. */
export function hasPaymentWindow(): boolean {
  return paymentWindow !== null && !paymentWindow.closed
}

/** A hint alone: a page of PhonePe’s that cuts its window off from ours makes it look closed. */
export function isPaymentWindowClosed(): boolean {
  return paymentWindow?.closed ?? false
}

/** Brings the window to the front. Where there is none, as after a reload, it opens anew, or PhonePe in this window. */
export function showPaymentWindow(paymentUrl: string): void {
  if (hasPaymentWindow()) {
    paymentWindow?.focus()
    return
  }
  const address = payableAddress(paymentUrl)
  if (!address) return
  if (openPaymentWindow()) sendPaymentWindow(address)
  else location.assign(address)
}

export function closePaymentWindow(): void {
  paymentWindow?.close()
  paymentWindow = null
}

export function forgetPaymentWindow(): void {
  paymentWindow = null
}
