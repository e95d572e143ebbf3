import type { OpenBookingData } from './open-booking-data.ts'

/** Why another amount comes back than was shown, as far as it can be told. `too late`: it can't be cancelled any more. */
export type AmountChange = 'sent meanwhile' | 'new day' | 'unknown' | 'too late'

type Shown = Pick<OpenBookingData, 'sentBefore'> & { refundSteps: { until: string | null }[] }

export function whatChanged(before: Shown, now: Shown): AmountChange {
  const [step] = now.refundSteps
  if (!step) return 'too late'
  if (now.sentBefore !== before.sentBefore) return 'sent meanwhile'
  return step.until === before.refundSteps[0]?.until ? 'unknown' : 'new day'
}
