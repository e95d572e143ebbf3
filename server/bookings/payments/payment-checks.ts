/** Asks PhonePe about an order of our own accord. */
export const checkPayment = 'check payment'
/** Asks because PhonePe told us of it. */
export const settlePaymentTold = 'settle payment'

/** However often visitors make us look, PhonePe is asked about an order at most once in so many seconds. */
export const lookEverySeconds = 3

/** When PhonePe is asked again about an order that is open, as it advises: the waits in seconds, each so many times. */
const waits: [seconds: number, times: number][] = [
  [3, 10],
  [6, 10],
  [10, 6],
  [30, 2],
]
const afterwards = 60
/** An order ends by itself within an hour; a provider that is away may take longer to say so. */
const longest = 36 * 3600

/** The wait after so many looks; null when the operator has to look. */
export function waitAfterLooks(looks: number): number | null {
  let left = looks
  for (const [seconds, times] of waits) {
    if (left <= times) return seconds
    left -= times
  }
  return left * afterwards > longest ? null : afterwards
}
