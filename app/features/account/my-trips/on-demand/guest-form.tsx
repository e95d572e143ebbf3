import { type FormEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import { checkGuestName } from '#domain/bookings/guest-forms.ts'
import { askAccount } from '../../ask-account.ts'
import type { OpenBookingData } from '../open-booking-data.ts'

type GuestFormProps = {
  reference: string
  guest: OpenBookingData['party'][number]
  /** Counted among those who travel. */
  place: number
  onClose: (changed: boolean) => void
}

/** A name for a seat: put right, or of somebody else who comes instead. */
export function GuestForm({ reference, guest, place, onClose }: GuestFormProps) {
  const radios = useId()
  const [name, setName] = useState(guest.name)
  const [instead, setInstead] = useState(false)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const checked = checkGuestName({ name, instead })
    if (!checked.ok) return setError(checked.errors.name)
    setBusy(true)
    setError(undefined)
    const answer = await askAccount(`/bookings/${reference}/guests/${guest.n}`, {
      method: 'PUT',
      body: checked.value,
    })
    setBusy(false)
    if (answer.ok) {
      toast({ title: instead ? 'The seat has another guest now' : 'The name is saved', tone: 'success' })
      return onClose(true)
    }
    if (answer.reason === 'refused') return setError(answer.errors.name)
    if (answer.reason === 'conflict')
      return setError(
        'This name can’t be changed any more: papers are made, or the trip has begun. Please call us.',
      )
    if (answer.reason !== 'signed out') setError('We could not hear back. Please try again in a minute.')
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <Field label={`Name of guest ${place}`} hint="As on the ID" error={error} required>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={100}
            autoComplete="off"
            autoFocus
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {guest.name !== '' && (
        <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
          <legend className="sr-only">What changes</legend>
          {[
            { value: false, label: 'The same person, name put right' },
            { value: true, label: 'Somebody else comes instead' },
          ].map(({ value, label }) => (
            <label key={label} className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                name={radios}
                checked={instead === value}
                onChange={() => setInstead(value)}
                className="size-5 accent-indigo"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="ink" size="s" busy={busy && 'Saving…'}>
          Save
        </Button>
        <Button tone="ghost" size="s" onClick={() => onClose(false)}>
          Leave it
        </Button>
      </div>
    </form>
  )
}
