import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { afterPaint } from '#app/ui/after-paint.ts'
import { focusPlace } from '#app/ui/focus-place.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { toast } from '#app/ui/toast.tsx'
import { type LoginPhone, readWholePhone } from '#domain/forms/login-phone.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { useSession } from '../session.ts'
import { askAuth, preloadAuth } from './ask-auth.ts'
import { FactorForm } from './factor-form.tsx'
import { OtpForm } from './otp-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import type { SendAnswer } from './send-login-code.ts'

type Step =
  | { name: 'phone' }
  | { name: 'code'; number: string; first: SendAnswer }
  | { name: 'factor'; factorIds: string[] }

type LoginDialogProps = {
  /** What is known of the number already; empty when nothing is. */
  phone: string
  onClose: () => void
}

/** 'Login with Phone': the number, the code of the SMS, and for an account that asks for it the code of an app. */
export function LoginDialog({ phone, onClose }: LoginDialogProps) {
  const [typed, setTyped] = useState<LoginPhone>(() => readWholePhone(phone, '91'))
  const [step, setStep] = useState<Step>({ name: 'phone' })
  const isClosed = useRef(false)
  useEffect(preloadAuth, [])
  useCloseOnLogin(onClose)

  function leave(): void {
    if (step.name === 'factor') void askAuth(({ leaveHalfLogin }) => leaveHalfLogin())
  }

  function close(): void {
    isClosed.current = true
    leave()
    onClose()
  }

  function backToPhone(): void {
    leave()
    setStep({ name: 'phone' })
  }

  function finish(): void {
    toast({ title: 'Login successful!', tone: 'success' })
    onClose()
    // What opened the dialog may be gone with the visitor who was not logged in.
    afterPaint(() => document.activeElement === document.body && focusPlace('account'))
  }

  function onVerified(factorIds: string[]): void {
    if (factorIds.length === 0) finish()
    else if (isClosed.current) void askAuth(({ leaveHalfLogin }) => leaveHalfLogin())
    else setStep({ name: 'factor', factorIds })
  }

  return (
    <Dialog open narrow onClose={close} title="Login with Phone" subtitle={<Subtitle step={step} />}>
      {step.name === 'phone' && (
        <PhoneForm
          value={typed}
          onChange={setTyped}
          onSent={(number, first) => setStep({ name: 'code', number, first })}
          onLeave={close}
        />
      )}
      {step.name === 'code' && (
        <OtpForm
          phone={step.number}
          first={step.first}
          login
          label="6-digit OTP"
          back="Back"
          onBack={backToPhone}
          submit="Verify OTP"
          onVerified={onVerified}
        />
      )}
      {step.name === 'factor' && (
        <FactorForm
          factorIds={step.factorIds}
          back="Back"
          onBack={backToPhone}
          submit="Log in"
          onVerified={finish}
        />
      )}
    </Dialog>
  )
}

function Subtitle({ step }: { step: Step }) {
  if (step.name === 'phone') return 'You get a one-time code by SMS. No password.'
  if (step.name === 'factor') return 'One more step: your account asks for a second code.'
  return (
    <>
      Sent to <b className="font-label whitespace-nowrap text-ink">{displayPhone(step.number)}</b>
    </>
  )
}

/** Whoever logs in here or in another tab is asked no longer. */
function useCloseOnLogin(onClose: () => void): void {
  const session = useSession()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (session) close()
  }, [session])
}
