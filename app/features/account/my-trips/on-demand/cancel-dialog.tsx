import { useState } from 'react'
import { useSession } from '#app/features/login/session.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { RefundWay } from '#domain/bookings/refund-amount.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { formatRupees } from '#domain/money/money.ts'
import { askAccount } from '../../ask-account.ts'
import { Notice } from '../../notice.tsx'
import { useFreshCode } from '../../use-fresh-code.tsx'
import { showGuests } from '../booking-words.ts'
import type { OpenBookingData } from '../open-booking-data.ts'
import { type AmountChange, whatChanged } from '../what-changed.ts'
import { Cancelled, type CancelledAmounts } from './cancelled.tsx'
import { MoneyLines } from './money-lines.tsx'
import { RefundWays } from './refund-ways.tsx'

type CancelDialogProps = {
  booking: OpenBookingData
  /** The booking has changed, here or elsewhere. */
  onChanged: () => void
  onClose: () => void
}

type Trouble = AmountChange | 'away'

/** Shows what comes back before anything is done; should that change meanwhile, it is shown again first. */
export function CancelDialog({ booking: opened, onChanged, onClose }: CancelDialogProps) {
  // What the question is about stays on screen, whatever the page behind learns.
  const [booking, setBooking] = useState(opened)
  const [way, setWay] = useState<RefundWay>('as paid')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [done, setDone] = useState<CancelledAmounts | null>(null)
  const { bookingRef, startDate, guests } = booking
  const [step] = booking.refundSteps
  const { withFreshCode, question } = useFreshCode(usePhone())

  /** Another amount, or no longer to be cancelled: what holds now says which. */
  async function lookAgain(): Promise<void> {
    const answer = await askAccount<OpenBookingData>(`/bookings/${bookingRef}`)
    if (!answer.ok) return setTrouble('away')
    setBooking(answer.value)
    onChanged()
    if (answer.value.list !== 'cancelled') return setTrouble(whatChanged(booking, answer.value))
    setDone(paidBack(answer.value, booking.sentBefore))
  }

  async function cancel(): Promise<void> {
    if (!step) return
    setBusy(true)
    setTrouble(null)
    const answer = await withFreshCode('Cancelling a paid booking needs an OTP of the last 24 hours.', () =>
      askAccount<CancelledAmounts>(`/bookings/${bookingRef}/cancel`, {
        method: 'POST',
        body: { way, refund: step.refund },
      }),
    )
    if (answer?.ok) {
      setDone(answer.value)
      onChanged()
    } else if (answer?.reason === 'conflict') await lookAgain()
    else if (answer && answer.reason !== 'signed out') setTrouble('away')
    setBusy(false)
  }

  if (question) return question
  if (done) return <Cancelled reference={bookingRef} amounts={done} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel this booking?"
      subtitle={
        <>
          {showDate(startDate)}, {showGuests(guests)}. Booking{' '}
          <b className="font-strong whitespace-nowrap">{bookingRef}</b>
        </>
      }
    >
      <div className="mt-5 grid gap-5">
        <div role="status" className="empty:absolute">
          {trouble && <TroubleNote trouble={trouble} />}
        </div>
        {step && (
          <>
            <Amounts booking={booking} />
            <RefundWays booking={booking} step={step} chosen={way} disabled={busy} onChoose={setWay} />
          </>
        )}
        <div className="flex flex-col-reverse gap-3 s:flex-row">
          <Button tone="ghost" disabled={busy} onClick={onClose}>
            Keep my booking
          </Button>
          {step && (
            <Button tone="ink" busy={busy && 'Cancelling…'} onClick={cancel} className="s:grow">
              {step.refund > 0
                ? `Cancel and get ${formatRupees(step.refund)} back`
                : 'Cancel without a refund'}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** The number of whoever is logged in. */
function usePhone(): string {
  const session = useSession()
  return session && session !== 'unknown' ? session.phone : ''
}

/** Of a booking that was cancelled elsewhere, or without an answer. */
function paidBack({ refunds, toWallet }: OpenBookingData, sentBefore: number): CancelledAmounts {
  const sent = refunds.filter(({ state }) => state !== 'failed')
  return { toOnline: sent.reduce((sum, { amount }) => sum + amount, 0) - sentBefore, toWallet }
}

const reasons = {
  'sent meanwhile': 'A part of the price was sent back meanwhile. ',
  'new day': 'A new row of the refund table holds since midnight. ',
  unknown: '',
}

function TroubleNote({ trouble }: { trouble: Trouble }) {
  if (trouble !== 'away' && trouble !== 'too late')
    return (
      <Notice tone="wait">
        <b className="font-strong">The amount has changed.</b>
        <br />
        {reasons[trouble]}Nothing has been cancelled. Please look again.
      </Notice>
    )
  return (
    <Note tone="bad">
      <b className="font-strong">
        {trouble === 'away' ? 'We could not hear back.' : 'This booking can’t be cancelled any more.'}
      </b>
      <br />
      {trouble === 'away'
        ? 'Please try again in a minute: it is cancelled, and paid back, once only.'
        : 'Nothing has changed. Call us, we will find a way.'}
    </Note>
  )
}

function Amounts({ booking }: { booking: OpenBookingData }) {
  const { total, sentBefore, refundSteps } = booking
  const [step, next] = refundSteps
  if (!step) return null
  const kept = total - sentBefore - step.refund
  return (
    <div>
      <MoneyLines
        lines={[
          { key: 'price', label: 'Price of the trip', amount: total },
          ...(sentBefore > 0
            ? [{ key: 'before', label: 'Sent back before', amount: -sentBefore, plain: true }]
            : []),
          ...(kept > 0
            ? [{ key: 'kept', label: keptLabel(step, sentBefore), amount: -kept, plain: true }]
            : []),
        ]}
        sum={{ label: 'You get back', amount: step.refund }}
      />
      {step.until && next && (
        <p className="mt-3 text-sm text-ink-2">
          This holds until {showDate(step.until)}, 11:59 pm IST. After that it is {formatRupees(next.refund)}.
        </p>
      )}
    </div>
  )
}

/** Fee and share are reckoned from the whole price; what was sent before comes out of them first. */
function keptLabel({ fee, percentage }: OpenBookingData['refundSteps'][number], sentBefore: number): string {
  if (sentBefore > 0) return 'Kept'
  return fee > 0 ? 'Processing fee' : `Kept, ${100 - percentage}%`
}
