import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { useEachTime } from '#app/ui/use-each-time.ts'
import { codeLength, readCode } from '#domain/forms/login-phone.ts'
import { submitOnEnter } from './submit-on-enter.ts'

type CodeFormProps = {
  label: string
  code: string
  onCode: (code: string) => void
  /** What is wrong with the code. */
  fault?: string
  hint?: string
  /** The field has the focus at first, and again whenever this changes. */
  focusAfter?: number
  back: string
  onBack: () => void
  submit: string
  /** Asked with a whole code alone. */
  onSubmit: () => Promise<void>
  note: ReactNode
  children: ReactNode
}

/** One field for six digits, in which paste, autofill and screen readers work. */
export function CodeForm(props: CodeFormProps) {
  const { label, code, onCode, fault, hint, focusAfter, back, onBack, submit, onSubmit, note, children } =
    props
  const input = useRef<HTMLInputElement>(null)
  const [incomplete, setIncomplete] = useState(false)
  const [busy, setBusy] = useState(false)
  useEachTime(focusAfter, () => input.current?.focus())

  async function verify(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    input.current?.focus()
    setIncomplete(code.length < codeLength)
    if (code.length < codeLength) return
    setBusy(true)
    await onSubmit()
    setBusy(false)
  }

  return (
    <form noValidate onSubmit={verify} onKeyDown={submitOnEnter} className="mt-5 flex flex-col gap-5">
      {note}
      <Field label={label} error={incomplete ? 'Please enter the complete OTP' : fault} hint={hint}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="––––––"
            value={code}
            onChange={({ target }) => {
              setIncomplete(false)
              onCode(readCode(target.value))
            }}
            className="min-h-16 px-0! text-center indent-[0.42em] text-[1.75rem]! font-strong tracking-[0.42em] tabular-nums placeholder:font-normal"
          />
        )}
      </Field>
      <div className="flex flex-col-reverse gap-3 s:flex-row">
        <Button tone="ghost" onClick={onBack}>
          {back}
        </Button>
        <Button
          type="submit"
          disabled={code.length < codeLength}
          busy={busy && 'Verifying...'}
          className="s:grow"
        >
          {submit}
        </Button>
      </div>
      {children}
    </form>
  )
}
