import { useState } from 'react'
import { askAuth } from './ask-auth.ts'
import { CodeForm } from './code-form.tsx'
import { FormNote } from './form-note.tsx'
import { type CodeRefusal, readCodeFailure, unexpectedFailure, wrongSmsCode } from './refusals.ts'
import { ResendLine } from './resend-line.tsx'
import type { SendAnswer } from './send-login-code.ts'
import { SendRefusalText } from './send-refusal.tsx'
import { useSending } from './use-sending.ts'
import { useSmsCode } from './use-sms-code.ts'

type OtpFormProps = {
  phone: string
  label: string
  /** It logs somebody in: what is wrong with the code is said in the server's words, and in ours below. */
  login?: boolean
  /** How the first code was sent; without it the form sends one. */
  first?: SendAnswer
  back: string
  onBack: () => void
  submit: string
  /** Before the code is tried. */
  onVerify?: () => Promise<void>
  /** The code was right. With factors, they are asked for next. */
  onVerified: (factorIds: string[]) => void
}

/** The code of the SMS. */
export function OtpForm({ phone, login = false, first, onVerify, onVerified, ...texts }: OtpFormProps) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<CodeRefusal>()
  const [failed, setFailed] = useState<string>()
  const sending = useSending(phone, first)

  function enter(next: string): void {
    setFault(undefined)
    setCode(next)
  }
  useSmsCode(sending.sentAt, enter)

  async function verify(): Promise<void> {
    setFailed(undefined)
    setFault(undefined)
    await onVerify?.()
    const answer = (await askAuth(({ verifyCode }) => verifyCode(phone, code))) ?? {
      ok: false,
      ...readCodeFailure(unexpectedFailure),
    }
    if (answer.ok) onVerified(answer.factorIds)
    else if (answer.atCode) setFault(answer)
    else setFailed(answer.message)
  }

  async function resend(): Promise<void> {
    setFailed(undefined)
    enter('')
    await sending.send()
  }

  const { refusal } = sending
  const news = failed
    ? { tone: 'bad' as const, text: failed }
    : refusal && {
        tone: refusal.reason === 'too soon' ? ('info' as const) : ('bad' as const),
        text: <SendRefusalText refusal={refusal} />,
      }

  return (
    <CodeForm
      {...texts}
      code={code}
      onCode={enter}
      fault={fault?.isWrong && !login ? wrongSmsCode : fault?.message}
      hint={fault?.isWrong && login ? wrongSmsCode : undefined}
      focusAfter={sending.sentAt}
      onSubmit={verify}
      note={<FormNote news={news} />}
    >
      <ResendLine {...sending} onResend={resend} />
    </CodeForm>
  )
}
