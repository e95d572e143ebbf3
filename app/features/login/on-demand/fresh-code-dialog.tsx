import { useRef, useState } from 'react'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { askAuth } from './ask-auth.ts'
import { FactorForm } from './factor-form.tsx'
import { OtpForm } from './otp-form.tsx'

type FreshCodeDialogProps = {
  /** Of the traveller who is logged in: digits with country code. */
  phone: string
  /** One sentence that says what needs a fresh code. */
  reason: string
  /** The session has a fresh code now. */
  onConfirmed: () => void
  onClose: () => void
}

/** 'Confirm it is you': a new login of the same traveller takes the place of the session that is there. */
export function FreshCodeDialog({ phone, reason, onConfirmed, onClose }: FreshCodeDialogProps) {
  const [factorIds, setFactorIds] = useState<string[]>([])
  const replaced = useRef<string>(undefined)
  const isClosed = useRef(false)

  async function noteReplaced(): Promise<void> {
    replaced.current ??= (await askAuth(({ currentToken }) => currentToken())) ?? undefined
  }

  function leave(): void {
    void askAuth(({ leaveHalfLogin }) => leaveHalfLogin())
  }

  function close(): void {
    isClosed.current = true
    if (factorIds.length > 0) leave()
    onClose()
  }

  function finish(): void {
    const token = replaced.current
    if (token) void askAuth(({ endSession }) => endSession(token))
    if (!isClosed.current) onConfirmed()
  }

  function onVerified(ids: string[]): void {
    if (ids.length === 0) finish()
    else if (isClosed.current) leave()
    else setFactorIds(ids)
  }

  return (
    <Dialog open narrow onClose={close} title="Confirm it is you" subtitle={reason}>
      {factorIds.length > 0 ? (
        <FactorForm factorIds={factorIds} back="Cancel" onBack={close} submit="Go on" onVerified={finish} />
      ) : (
        <OtpForm
          phone={phone}
          label={`6-digit OTP, sent to ${displayPhone(phone)}`}
          back="Cancel"
          onBack={close}
          submit="Go on"
          onVerify={noteReplaced}
          onVerified={onVerified}
        />
      )}
      <p className="mt-3 text-sm text-ink-3">Valid for 15 minutes. We tell your phone and email about it.</p>
    </Dialog>
  )
}
