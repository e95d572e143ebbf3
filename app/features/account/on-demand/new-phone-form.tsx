import { type ChangeEvent, type FormEvent, useState } from 'react'
import { CountrySelect } from '#app/features/login/on-demand/country-select.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import {
  type CountryCode,
  checkLoginPhone,
  countries,
  digitsOf,
  type LoginPhone,
  readWholePhone,
} from '#domain/forms/login-phone.ts'

type NewPhoneFormProps = {
  /** The number of now. */
  phone: string
  /** Resolves to what is wrong with the number, or to nothing. */
  onSend: (phone: string) => Promise<string>
  onCancel: () => void
}

export function NewPhoneForm({ phone: now, onSend, onCancel }: NewPhoneFormProps) {
  const [typed, setTyped] = useState<LoginPhone>({ country: countryOf(now), phone: '' })
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const checked = checkLoginPhone(typed)
    if (!checked.ok) return setFault(checked.message)
    if (checked.number === now) return setFault('This is your number already')
    setFault('')
    setBusy(true)
    const wrong = await onSend(checked.number)
    setBusy(false)
    setFault(wrong)
  }

  /** A number that comes in one piece may name its country. */
  function type({ target }: ChangeEvent<HTMLInputElement>): void {
    const wholeNumber = target.value.length > typed.phone.length + 1
    setFault('')
    setTyped(
      wholeNumber ? readWholePhone(target.value, typed.country) : { ...typed, phone: digitsOf(target.value) },
    )
  }

  return (
    <form noValidate onSubmit={send} className="mt-5 grid gap-5">
      <Field
        label="New phone number"
        error={fault}
        hint="We send an OTP there. The old number gets a message about it."
      >
        {(control) => (
          <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-2">
            <CountrySelect value={typed.country} onChange={(country) => setTyped({ ...typed, country })} />
            <TextInput
              {...control}
              data-autofocus
              type="tel"
              autoComplete="tel-national"
              value={typed.phone}
              onChange={type}
            />
          </div>
        )}
      </Field>
      <div className="flex flex-col-reverse gap-3 s:flex-row">
        <Button tone="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy && 'Sending...'} className="s:grow">
          Send OTP
        </Button>
      </div>
    </form>
  )
}

function countryOf(phone: string): CountryCode {
  return countries.find(({ code }) => phone.startsWith(code))?.code ?? countries[0].code
}
