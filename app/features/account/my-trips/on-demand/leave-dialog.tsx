import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { formatRupees } from '#domain/money/money.ts'
import { showGuests } from '../booking-words.ts'
import type { OpenBookingData } from '../open-booking-data.ts'
import { Cancelled } from './cancelled.tsx'
import { choiceLabel } from './choice-label.ts'
import { MoneyLines } from './money-lines.tsx'
import { RefundWays } from './refund-ways.tsx'
import { type Leaving, useLeaving } from './use-leaving.ts'

type LeaveDialogProps = { booking: OpenBookingData; onChanged: () => void; onClose: () => void }

/** Who of the party can't come, and what comes back for them, before anything is done. */
export function LeaveDialog({ booking, onChanged, onClose }: LeaveDialogProps) {
  const { bookingRef, party, startDate } = booking
  const leaving = useLeaving(booking, onChanged)
  const { chosen, choose, shown, way, setWay, busy, trouble, done, question, takeOff } = leaving
  if (question) return question
  if (done) {
    const title = chosen.length === 1 ? '1 guest is taken off' : `${chosen.length} guests are taken off`
    return <Cancelled reference={bookingRef} title={title} amounts={done} onClose={onClose} />
  }
  const last = chosen.length === party.length - 1
  return (
    <Dialog
      open
      onClose={onClose}
      title="Who can’t come?"
      subtitle={
        <>
          {showDate(startDate)}, {showGuests(party.length)}. Booking{' '}
          <b className="font-strong whitespace-nowrap">{bookingRef}</b>
        </>
      }
    >
      <div className="mt-5 grid gap-5">
        <div role="status" className="empty:absolute">
          {trouble && <Note tone="bad">{trouble}</Note>}
        </div>
        <fieldset disabled={busy} className="grid gap-2">
          <legend className="sr-only">Guests</legend>
          {party.map(({ n, name }, i) => (
            <label key={n} className={choiceLabel}>
              <input
                type="checkbox"
                checked={chosen.includes(n)}
                disabled={last && !chosen.includes(n)}
                onChange={() => choose(n)}
                className="mt-0.5 size-5 shrink-0 accent-indigo"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">{name || `Guest ${i + 1}`}</span>
            </label>
          ))}
        </fieldset>
        {last && (
          <p className="text-sm text-ink-2">
            If nobody can come, close this and cancel the whole booking instead.
          </p>
        )}
        <div aria-live="polite" className="grid gap-5 empty:hidden">
          {shown && (
            <>
              <Amounts shown={shown} />
              {shown.leftAlone && <Note tone="plain">{leftAlone}</Note>}
              <RefundWays booking={booking} step={shown} chosen={way} disabled={busy} onChoose={setWay} />
            </>
          )}
        </div>
        <div className="flex flex-col-reverse gap-3 s:flex-row">
          <Button tone="ghost" disabled={busy} onClick={onClose}>
            Keep all seats
          </Button>
          <Button
            tone="ink"
            disabled={!shown}
            busy={busy && 'Taking off…'}
            onClick={takeOff}
            className="s:grow"
          >
            {labelOf(chosen.length, shown)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const leftAlone =
  'This package is for two sharing, and one of you would be left alone. Nothing changes by itself: we call you, and together we find somebody to share with, a room of one’s own or another package, whose price you hear first.'

function labelOf(count: number, shown: Leaving | null): string {
  if (!shown) return 'Choose who can’t come'
  const who = count === 1 ? 'Take 1 guest off' : `Take ${count} guests off`
  return shown.refund > 0 ? `${who}, ${formatRupees(shown.refund)} back` : who
}

function Amounts({ shown }: { shown: Leaving }) {
  const { cheaper, fee, percentage, refund, owedAfter } = shown
  return (
    <div>
      <MoneyLines
        lines={[
          { key: 'cheaper', label: `Their part of the price, ${percentage}%`, amount: cheaper + fee },
          ...(fee > 0
            ? [{ key: 'fee', label: 'Processing fee, once a booking', amount: -fee, plain: true }]
            : []),
          ...(cheaper > refund
            ? [{ key: 'owed', label: 'Was not paid yet', amount: refund - cheaper, plain: true }]
            : []),
        ]}
        sum={{ label: 'You get back', amount: refund }}
      />
      {owedAfter > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {formatRupees(owedAfter)} is still to be paid for the others.
        </p>
      )}
    </div>
  )
}
