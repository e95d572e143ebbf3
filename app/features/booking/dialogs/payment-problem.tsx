import { CircleCheck, Users } from 'lucide'
import { Note } from '#app/ui/forms/note.tsx'
import type { Refusal } from './request-payment.ts'
import { noConnection, notStarted, type Problem } from './use-payment.ts'

/** What was sent before may hold seats; then the refusal's own words say the rest. */
const aboutBefore = ['Authorization', 'idempotencyKey', 'booking.replaces']

function holdsNothing({ code, field = '' }: Refusal): boolean {
  return code === 'coupon_invalid' || (code === 'invalid_input' && !aboutBefore.includes(field))
}

/** Why a payment was not opened. */
export function PaymentProblem({ problem, isLoggedIn }: { problem: Problem; isLoggedIn: boolean }) {
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
          <b className="font-strong">{noConnection}</b>
          <br />
          Nothing was charged. Check your connection and try again.
        </Note>
      )
    case 'refused':
      if (problem.refusal.login) return isLoggedIn ? <LoggedIn /> : <LogIn why={problem.refusal.error} />
      return (
        <Note tone="bad">
          <b className="font-strong">{problem.refusal.error || notStarted}</b>
          {holdsNothing(problem.refusal) && (
            <>
              <br />
              Nothing was charged and no seat is held.
            </>
          )}
        </Note>
      )
  }
}

function LogIn({ why }: { why: string | undefined }) {
  return (
    <Note tone="wait" icon={Users}>
      {why}
      <br />
      Nothing was charged and no seat is held.
    </Note>
  )
}

/** Who was asked to log in and did. */
function LoggedIn() {
  return (
    <Note tone="info" icon={CircleCheck}>
      <b className="font-strong">You are logged in.</b>
      <br />
      Date, guests, details and coupon are as you left them. Please press Pay to go on.
    </Note>
  )
}
