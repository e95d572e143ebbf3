import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { hasBegun } from '#domain/bookings/trip-ahead.ts'
import { sayDone } from '#domain/guests/detail-words.ts'
import { AccountCard } from '../../account-card.tsx'
import { focusHeadingAbove } from '../../focus-heading-above.ts'
import type { OpenBookingData } from '../open-booking-data.ts'
import { GuestDetailsLine } from './guest-details-line.tsx'
import { GuestForm } from './guest-form.tsx'

type Guest = OpenBookingData['party'][number]

type GuestsCardProps = { booking: OpenBookingData; onChanged: () => void }

/** Who travels, by name, and whose details are there. Until the trip begins a seat can be given to somebody else. */
export function GuestsCard({ booking, onChanged }: GuestsCardProps) {
  const { party, status, bookingRef, ahead, details } = booking
  const [open, setOpen] = useState<number | null>(null)
  if (party.length === 0 || (status !== 'confirmed' && status !== 'completed')) return null
  const isOpen = status === 'confirmed' && ahead !== null && !hasBegun(ahead)
  const close = (changed: boolean) => {
    setOpen(null)
    if (changed) onChanged()
  }
  if (status === 'completed') return <WhoTravelled party={party} />
  return (
    <AccountCard title="Who travels" id="who-travels">
      <p className="mt-2 text-ink-2">
        Names as on the ID that each of you brings along.
        {isOpen && ' A seat can go to a friend for free until we buy permits or tickets for it.'}
      </p>
      {details.length > 0 && (
        <p className="mt-3 font-label">
          {sayDone(details)}
          {party.length > 1 && (
            <span className="block text-sm font-normal text-ink-2">
              Each guest has a link of their own. You see what is missing, never what they write.
            </span>
          )}
        </p>
      )}
      <ul className="mt-3 divide-y divide-line">
        {party.map((guest, i) => (
          <li key={guest.n} className="py-3">
            {open === guest.n ? (
              <GuestForm reference={bookingRef} guest={guest} place={i + 1} onClose={close} />
            ) : (
              <>
                <GuestName
                  guest={guest}
                  place={i + 1}
                  onChange={isOpen ? () => setOpen(guest.n) : undefined}
                />
                <Details booking={booking} guest={guest} place={i + 1} />
              </>
            )}
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}

/** Afterwards nobody is asked for a name any more. */
function WhoTravelled({ party }: Pick<OpenBookingData, 'party'>) {
  const named = party.filter(({ name }) => name !== '')
  const others = party.length - named.length
  return (
    <AccountCard title="Who travelled">
      <ul className="mt-2 divide-y divide-line">
        {named.map(({ n, name }) => (
          <li key={n} className="py-2.5 [overflow-wrap:anywhere]">
            {name}
          </li>
        ))}
        {others > 0 && (
          <li className="py-2.5 text-ink-2">
            {others} {named.length > 0 && 'more '}
            {others === 1 ? 'guest' : 'guests'}
          </li>
        )}
      </ul>
    </AccountCard>
  )
}

type GuestNameProps = { guest: Guest; place: number; onChange?: () => void }

function GuestName({ guest, place, onChange }: GuestNameProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block text-sm text-ink-3">{roleOf(guest, place)}</span>
        {guest.name || <span className="text-ink-2">Name missing</span>}
      </p>
      {onChange && (
        <Button
          tone="ghost"
          size="s"
          aria-label={`${guest.name ? 'Change' : 'Add name'}: ${guest.name || `guest ${place}`}`}
          onClick={(event) => {
            focusHeadingAbove(event.currentTarget)
            onChange()
          }}
        >
          {guest.name ? 'Change' : 'Add name'}
        </Button>
      )}
    </div>
  )
}

function Details({ booking, guest, place }: { booking: OpenBookingData; guest: Guest; place: number }) {
  const details = booking.details.find(({ n }) => n === guest.n)
  return details ? <GuestDetailsLine booking={booking} guest={guest} place={place} details={details} /> : null
}

function roleOf({ n, kind }: Guest, place: number): string {
  const who = kind === 'child' ? 'Child' : 'Guest'
  return n === 1 ? `${who} 1, who booked` : `${who} ${place}`
}
