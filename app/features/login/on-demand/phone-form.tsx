import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { checkLoginPhone, digitsOf, type LoginPhone, readWholePhone } from '#domain/forms/login-phone.ts'
import { CountrySelect } from './country-select.tsx'
import { type FormNews, FormNote } from './form-note.tsx'
import { type SendAnswer, sendLoginCode } from './send-login-code.ts'
import { SendRefusalText } from './send-refusal.tsx'
import { submitOnEnter } from './submit-on-enter.ts'

type PhoneFormProps = {
  value: LoginPhone
  onChange: (value: LoginPhone) => void
  /** A code is on its way to this number, now or since a moment ago. */
  onSent: (number: string, answer: SendAnswer) => void
  onLeave: () => void
}

/** The first step: where the code goes. */
export function PhoneForm({ value, onChange, onSent, onLeave }: PhoneFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const [news, setNews] = useState<FormNews | null>(null)
  const [busy, setBusy] = useState(false)

  function change(next: LoginPhone): void {
    setFault(undefined)
    onChange(next)
  }

  function type({ target }: ChangeEvent<HTMLInputElement>): void {
    const wholeNumber = target.value.length > value.phone.length + 1
    change(
      wholeNumber ? readWholePhone(target.value, value.country) : { ...value, phone: digitsOf(target.value) },
    )
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const checked = checkLoginPhone(value)
    setNews(null)
    setFault(checked.ok ? undefined : checked.message)
    if (!checked.ok) return input.current?.focus()
    setBusy(true)
    const answer = await sendLoginCode(checked.number)
    setBusy(false)
    if (answer.ok || answer.reason === 'too soon') onSent(checked.number, answer)
    else setNews({ tone: 'bad', text: <SendRefusalText refusal={answer} /> })
  }

  return (
    <form noValidate onSubmit={send} onKeyDown={submitOnEnter} className="mt-5 flex flex-col gap-5">
      <FormNote news={news} />
      <Field label="Phone number" error={fault}>
        {(control) => (
          <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-2">
            <CountrySelect value={value.country} onChange={(country) => change({ ...value, country })} />
            <TextInput
              {...control}
              ref={input}
              data-autofocus
              type="tel"
              autoComplete="tel-national"
              value={value.phone}
              onChange={type}
            />
          </div>
        )}
      </Field>
      <Button type="submit" disabled={value.phone === ''} busy={busy && 'Sending...'} className="w-full">
        Send OTP
      </Button>
      <p className="text-sm text-ink-3">
        We use this number to log you in and to reach you about your bookings, for nothing else.{' '}
        <Link to="/privacy-policy" onClick={onLeave}>
          Privacy policy
        </Link>
      </p>
    </form>
  )
}
