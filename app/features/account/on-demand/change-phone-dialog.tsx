import { useState } from 'react'
import { noteAccount } from '#app/features/login/note-details.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { toast } from '#app/ui/toast.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { useFreshCode } from '../use-fresh-code.tsx'
import { NewPhoneCode } from './new-phone-code.tsx'
import { NewPhoneForm } from './new-phone-form.tsx'
import { askForNewPhone } from './phone-change.ts'

/** The new number proves itself with a code; before that, a fresh one is asked of the old number. */
export function ChangePhoneDialog({ phone, onClose }: { phone: string; onClose: () => void }) {
  const { withFreshCode, question } = useFreshCode(phone)
  /** The number that a code is under way to, and when the next one can be asked for. */
  const [sent, setSent] = useState<{ to: string; until: number } | null>(null)

  /** What is wrong with the number, or nothing. */
  async function send(to: string): Promise<string> {
    const answer = await withFreshCode('Changing your phone needs a fresh OTP.', () => askForNewPhone(to))
    if (answer?.ok) setSent({ to, until: Date.now() + answer.value.wait * 1000 })
    else if (answer?.reason === 'refused') return answer.errors.phone ?? ''
    return answer === null || answer.ok ? '' : 'Something went wrong. Please try again.'
  }

  function finish(to: string): void {
    onClose()
    noteAccount({ phone: displayPhone(to) })
    toast({
      title: 'Phone changed',
      description: `From now on you log in with ${displayPhone(to)}.`,
      tone: 'success',
    })
  }

  return (
    <>
      {question}
      <Dialog
        open={!question}
        narrow
        onClose={onClose}
        title="Change phone"
        subtitle={
          <>
            Now: <b className="font-label whitespace-nowrap text-ink">{displayPhone(phone)}</b>
          </>
        }
      >
        {sent ? (
          <NewPhoneCode
            phone={sent.to}
            until={sent.until}
            onResend={() => send(sent.to)}
            onBack={() => setSent(null)}
            onDone={() => finish(sent.to)}
          />
        ) : (
          <NewPhoneForm phone={phone} onSend={send} onCancel={onClose} />
        )}
      </Dialog>
    </>
  )
}
