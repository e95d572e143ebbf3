import { Users } from 'lucide'
import { Note } from '#app/ui/forms/note.tsx'
import type { Problem } from './use-payment.ts'

/** Why a payment was not opened. */
export function PaymentProblem({ problem }: { problem: Problem }) {
  switch (problem.kind) {
    case 'amount':
      return (
        <Note tone="wait">
          <b className="font-strong">The amount has changed.</b>
          <br />
          {problem.error} Nothing was charged.
        </Note>
      )
    case 'seats':
      return (
        <Note tone="wait" icon={Users}>
          <b className="font-strong">{problem.error}</b>
          <br />
          Nothing was charged and no seat is held. Please look at the dates again.
        </Note>
      )
    case 'no answer':
      return (
        <Note tone="bad">
          <b className="font-strong">Failed to connect to payment service</b>
          <br />
          Nothing was charged. Check your connection and try again.
        </Note>
      )
    case 'refused':
      return (
        <Note tone="bad">
          <b className="font-strong">{problem.refusal.error || 'Payment initiation failed'}</b>
          {/* Where PhonePe did not answer, seats may be held, and its own words say the rest. */}
          {problem.refusal.code !== 'provider_unavailable' && (
            <>
              <br />
              Nothing was charged and no seat is held.
            </>
          )}
        </Note>
      )
  }
}
