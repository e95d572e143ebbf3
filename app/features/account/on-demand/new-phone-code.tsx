import { useState } from 'react'
import { CodeForm } from '#app/features/login/on-demand/code-form.tsx'
import { FormNote } from '#app/features/login/on-demand/form-note.tsx'
import { wrongSmsCode } from '#app/features/login/on-demand/refusals.ts'
import { ResendLine } from '#app/features/login/on-demand/resend-line.tsx'
import { useSmsCode } from '#app/features/login/on-demand/use-sms-code.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { confirmNewPhone } from './phone-change.ts'

type NewPhoneCodeProps = {
  phone: string
  /** When the next code can be asked for, in milliseconds. */
  until: number
  onResend: () => Promise<string>
  onBack: () => void
  onDone: () => void
}

/** The code that was sent to the new number. */
export function NewPhoneCode({ phone, until, onResend, onBack, onDone }: NewPhoneCodeProps) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState('')
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState(false)
  const [again, setAgain] = useState(false)
  useSmsCode(until, setCode)

  async function resend(): Promise<void> {
    setBusy(true)
    setCode('')
    const wrong = await onResend()
    setBusy(false)
    setAgain(wrong === '')
    setTrouble(wrong)
  }

  async function verify(): Promise<void> {
    setTrouble('')
    const changed = await confirmNewPhone(phone, code)
    if (changed.ok) onDone()
    else if (changed.atCode) setFault(changed.isWrong ? wrongSmsCode : changed.message)
    else setTrouble(changed.message)
  }

  return (
    <CodeForm
      label={`6-digit OTP, sent to ${displayPhone(phone)}`}
      code={code}
      onCode={(typed) => {
        setFault('')
        setCode(typed)
      }}
      fault={fault}
      back="Back"
      onBack={onBack}
      submit="Change phone"
      onSubmit={verify}
      note={<FormNote news={trouble ? { tone: 'bad', text: trouble } : null} />}
    >
      <ResendLine busy={busy} again={again} nextAt={until} onResend={resend} />
    </CodeForm>
  )
}
