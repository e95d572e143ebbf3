import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { AccountCard } from '../../account-card.tsx'
import { focusHeadingAbove } from '../../focus-heading-above.ts'
import type { OpenBookingData } from '../open-booking-data.ts'
import { GuestForm } from './guest-form.tsx'

type Guest = OpenBookingData['party'][number]

type GuestsCardProps = { booking: OpenBookingData; onChanged: () => void }

/** Who travels, by name. Until the trip begins a seat can be given to somebody else. */
export function GuestsCard({ booking, onChanged }: GuestsCardProps) {
  const { party, status, bookingRef, ahead } = booking
  const [open, setOpen] = useState<number | null>(null)
  if (party.length === 0 || (status !== 'confirmed' && status !== 'completed')) return null
  const isOpen = status === 'confirmed' && ahead !== null
  const close = (changed: boolean) => {
    setOpen(null)
    if (changed) onChanged()
  }
  return (
    <AccountCard title="Who travels">
      <p className="mt-2 text-ink-2">
        Names as on the ID that each of you brings along. A seat can go to a friend for free until we buy
        permits or tickets for it.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {party.map((guest, i) => (
          <li key={guest.n} className="py-3">
            {open === guest.n ? (
              <GuestForm reference={bookingRef} guest={guest} place={i + 1} onClose={close} />
            ) : (
              <div className="flex min-h-11 items-center justify-between gap-4">
                <p className="min-w-0 [overflow-wrap:anywhere]">
                  <span className="block text-sm text-ink-3">{roleOf(guest, i)}</span>
                  {guest.name || <span className="text-ink-2">Name missing</span>}
                </p>
                {isOpen && (
                  <Button
                    tone="ghost"
                    size="s"
                    aria-label={`${guest.name ? 'Change' : 'Add name'}: ${guest.name || `guest ${i + 1}`}`}
                    onClick={(event) => {
                      focusHeadingAbove(event.currentTarget)
                      setOpen(guest.n)
                    }}
                  >
                    {guest.name ? 'Change' : 'Add name'}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}

function roleOf({ n, kind }: Guest, i: number): string {
  const who = kind === 'child' ? 'Child' : 'Guest'
  return n === 1 ? `${who} 1, who booked` : `${who} ${i + 1}`
}
