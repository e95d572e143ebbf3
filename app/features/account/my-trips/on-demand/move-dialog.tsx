import { useId } from 'react'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { showDate, showDates } from '#domain/calendar/calendar-date.ts'
import { formatRupees } from '#domain/money/money.ts'
import { bookingPath, showGuests } from '../booking-words.ts'
import type { OpenBookingData } from '../open-booking-data.ts'
import { choiceLabel } from './choice-label.ts'
import { MoneyLines } from './money-lines.tsx'
import { type DateChange, type OfferedDate, useDateChange, useDates } from './use-date-change.ts'

type MoveDialogProps = { booking: OpenBookingData; onChanged: () => void; onClose: () => void }

/** Another date of the same trip: the difference first, and the old seats stand until it is paid. */
export function MoveDialog({ booking, onChanged, onClose }: MoveDialogProps) {
  const { bookingRef, tripId, batchId, startDate, guests } = booking
  const dates = useDates(tripId, batchId)
  const { chosen, look, shown, busy, trouble, done, question, move } = useDateChange(booking)
  if (question) return question
  // What is behind the dialog goes over to what is cancelled, and the dialog with it: so that is read once it is closed.
  if (done) {
    const close = () => {
      onClose()
      onChanged()
    }
    return <Moved from={bookingRef} to={done} onClose={close} />
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change the date"
      subtitle={
        <>
          Now {showDate(startDate)}, {showGuests(guests)}. Booking{' '}
          <b className="font-strong whitespace-nowrap">{bookingRef}</b>
        </>
      }
    >
      <div className="mt-5 grid gap-5">
        <div role="status" className="empty:absolute">
          {trouble && <Note tone="bad">{trouble}</Note>}
        </div>
        <Dates dates={dates} guests={guests} chosen={chosen} disabled={busy} onChoose={look} />
        <div aria-live="polite" className="empty:hidden">
          {shown && <Difference shown={shown} />}
        </div>
        <div className="flex flex-col-reverse gap-3 s:flex-row">
          <Button tone="ghost" disabled={busy} onClick={onClose}>
            Keep my date
          </Button>
          <Button tone="ink" disabled={!shown} busy={busy && 'Changing…'} onClick={move} className="s:grow">
            {labelOf(shown)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type DatesProps = {
  dates: OfferedDate[] | 'away' | null
  guests: number
  chosen: string | null
  disabled: boolean
  onChoose: (id: string) => void
}

function Dates({ dates, guests, chosen, disabled, onChoose }: DatesProps) {
  const name = useId()
  if (dates === null) return <Skeleton className="h-40 rounded-m" />
  if (dates === 'away')
    return <Note tone="bad">The dates can’t be read at the moment. Please try again in a minute.</Note>
  if (dates.length === 0)
    return <p>There is no other date on sale at the moment. Call us, we will find a way.</p>
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="mb-2 font-label">Which date?</legend>
      {dates.map(({ id, availableSlots, ...date }) => (
        <label key={id} className={choiceLabel}>
          <input
            type="radio"
            name={name}
            checked={id === chosen}
            disabled={availableSlots < guests}
            onChange={() => onChoose(id)}
            className="mt-0.5 size-5 shrink-0 accent-indigo"
          />
          <span>
            <span className="block font-label">{showDates(date)}</span>
            <span className="block text-sm text-ink-2">{seatsOf(availableSlots, guests)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function seatsOf(free: number, guests: number): string {
  if (free === 0) return 'Full'
  const seats = free === 1 ? '1 seat free' : `${free} seats free`
  return free < guests ? `${seats}, too few for ${guests} of you` : seats
}

function Difference({ shown }: { shown: DateChange }) {
  const { free, total, carried, kept, now, owed, back } = shown
  return (
    <div>
      <MoneyLines
        lines={[
          { key: 'new', label: 'Price on the new date', amount: total },
          { key: 'paid', label: 'You have paid', amount: -(carried + kept), plain: true },
          ...(kept > 0 ? [{ key: 'kept', label: 'Kept, as for cancelling today', amount: kept }] : []),
          ...(owed > 0 ? [{ key: 'owed', label: 'Stays to be paid later', amount: -owed, plain: true }] : []),
        ]}
        sum={back > 0 ? { label: 'You get back', amount: back } : { label: 'To pay now', amount: now }}
      />
      <p className="mt-3 text-sm text-ink-2">
        {free ? 'Your first change of date is free. ' : ''}
        {now > 0
          ? 'Your seats on the old date stay yours until this is paid.'
          : 'Your old seats are free for others at once.'}
      </p>
    </div>
  )
}

function labelOf(shown: DateChange | null): string {
  if (!shown) return 'Choose a date'
  if (shown.now > 0) return `Pay ${formatRupees(shown.now)} and change`
  return shown.back > 0 ? `Change, ${formatRupees(shown.back)} back` : 'Change the date'
}

function Moved({ from, to, onClose }: { from: string; to: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Your date is changed">
      <div className="mt-4 grid gap-5">
        <p>
          Your new booking is <b className="font-strong whitespace-nowrap">{to}</b>. It takes the place of{' '}
          {from}, and what you paid counts for it. Voucher and calendar entry are on their way by mail.
        </p>
        <PageLink to={bookingPath(to)} className={buttonLook('ink', 'm')}>
          Open the new booking
        </PageLink>
      </div>
    </Dialog>
  )
}
