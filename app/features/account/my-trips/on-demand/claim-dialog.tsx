import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#app/features/site/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Link } from '#app/ui/link.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { takeLayerEntry } from '#app/ui/overlays/layer-entry.ts'
import { checkClaimForm } from '#domain/bookings/claim-form.ts'
import { showDates } from '#domain/calendar/calendar-date.ts'
import type { UnclaimedBooking } from '#server/bookings/views/list-unclaimed.ts'
import { askAccount } from '../../ask-account.ts'
import { aboutUnclaimed, bookingPath } from '../booking-words.ts'

type ClaimDialogProps = {
  booking: UnclaimedBooking
  /** A try was used, or the booking is no longer there. */
  onTried: () => void
  onClose: () => void
}

type Trouble = 'no tries left' | 'gone' | 'away'

/** Asks what a guest's booking was made with; answered rightly, it opens and belongs to the account. */
export function ClaimDialog({ booking, onTried, onClose }: ClaimDialogProps) {
  const [proof, setProof] = useState('')
  const [fault, setFault] = useState('')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const over = trouble === 'no tries left' || trouble === 'gone'

  function refuse(words = ''): void {
    setFault(words)
    field.current?.focus()
  }

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const checked = checkClaimForm({ proof })
    if (!checked.ok) return refuse(checked.errors.proof)
    setBusy(true)
    setFault('')
    setTrouble(null)
    const path = `/bookings/${booking.claimId}/claim`
    const answer = await askAccount<{ bookingRef: string }>(path, { method: 'POST', body: checked.value })
    setBusy(false)
    if (answer.ok) {
      navigate(bookingPath(answer.value.bookingRef), { replace: takeLayerEntry() })
      return
    }
    if (answer.reason === 'refused') refuse(answer.errors.proof)
    else if (answer.reason === 'conflict') setTrouble('no tries left')
    else if (answer.reason === 'absent') setTrouble('gone')
    else if (answer.reason === 'away') setTrouble('away')
  }

  function close(): void {
    onClose()
    onTried()
  }

  return (
    <Dialog
      open
      narrow
      onClose={close}
      title="Open this booking"
      subtitle={`${booking.title}, ${showDates(booking)}`}
    >
      <form noValidate onSubmit={open} className="mt-5 grid gap-5">
        <div role="status" className="empty:absolute">
          {trouble && <TroubleNote trouble={trouble} booking={booking} />}
        </div>
        {!over && <ProofField field={field} proof={proof} fault={fault} onType={setProof} />}
        <div className="flex flex-col-reverse gap-3 s:flex-row">
          <Button tone="ghost" onClick={close}>
            Close
          </Button>
          {!over && (
            <Button type="submit" busy={busy && 'Opening…'} className="s:grow">
              Open booking
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

type ProofFieldProps = {
  field: RefObject<HTMLInputElement | null>
  proof: string
  fault: string
  onType: (proof: string) => void
}

function ProofField({ field, proof, fault, onType }: ProofFieldProps) {
  return (
    <Field
      label="Email address or booking reference"
      error={fault}
      hint="As it was booked. The reference looks like KF-7Q2M9XKD and stands in our mail about it. You have five tries in all."
    >
      {(control) => (
        <TextInput
          {...control}
          ref={field}
          data-autofocus
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={proof}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  )
}

const titles: Record<Trouble, string> = {
  'no tries left': 'There are no tries left.',
  gone: 'This booking can no longer be opened with your number.',
  away: 'We could not hear back.',
}

function TroubleNote({ trouble, booking }: { trouble: Trouble; booking: UnclaimedBooking }) {
  const site = useSite()
  const href = site && `mailto:${site.email}?subject=${encodeURIComponent(aboutUnclaimed(booking))}`
  return (
    <Note tone="bad">
      <b className="font-strong">{titles[trouble]}</b>
      <br />
      {trouble === 'away' ? (
        'Please try again in a minute.'
      ) : (
        <>We help you if it is yours: {href ? <Link to={href}>write to us</Link> : 'write to us'}.</>
      )}
    </Note>
  )
}
