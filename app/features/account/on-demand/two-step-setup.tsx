import { Check, Copy } from 'lucide'
import { type FormEvent, useState } from 'react'
import { wrongAppCode } from '#app/features/login/on-demand/refusals.ts'
import { Button } from '#app/ui/button.tsx'
import { keyed } from '#app/ui/collections/keyed.ts'
import { Field, TextInput } from '#app/ui/forms/field.tsx'
import { Note } from '#app/ui/forms/note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { codeLength, readCode } from '#domain/forms/login-phone.ts'
import { confirmApp, dropApp, type NewApp } from './two-step-login.ts'

type TwoStepSetupProps = { app: NewApp; onDone: () => void; onGiveUp: () => void }

/** The app learns the secret, and proves it with its first code. */
export function TwoStepSetup({ app, onDone, onGiveUp }: TwoStepSetupProps) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState('')
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState(false)

  async function turnOn(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setTrouble('')
    setFault(code.length < codeLength ? 'Please enter the complete OTP' : '')
    if (code.length < codeLength) return
    setBusy(true)
    const confirmed = await confirmApp(app.id, code)
    setBusy(false)
    if (confirmed.ok) onDone()
    else if (confirmed.atCode) setFault(confirmed.isWrong ? wrongAppCode : confirmed.message)
    else setTrouble(confirmed.message)
  }

  function giveUp(): void {
    // Left behind it does no harm: the next setup clears it away.
    dropApp(app.id)
    onGiveUp()
  }

  return (
    <div className="grid gap-5 m:grid-cols-[176px_minmax(0,1fr)] m:gap-6">
      <img
        src={app.qrCode}
        alt="QR code for your authenticator app"
        width="176"
        height="176"
        className="size-44 rounded-s bg-white p-2 shadow-[inset_0_0_0_1px_var(--color-line)]"
      />
      <form noValidate onSubmit={turnOn} className="grid min-w-0 gap-4">
        <Secret secret={app.secret} uri={app.uri} />
        <Field label="2. Code the app shows" error={fault}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={({ target }) => {
                setFault('')
                setCode(readCode(target.value))
              }}
              className="tracking-[0.1em] tabular-nums"
            />
          )}
        </Field>
        <div role="status" className="empty:absolute">
          {trouble && <Note tone="bad">{trouble}</Note>}
        </div>
        <div className="flex flex-col-reverse gap-3 s:flex-row">
          <Button tone="ghost" onClick={giveUp}>
            Not now
          </Button>
          <Button
            type="submit"
            disabled={code.length < codeLength}
            busy={busy && 'Turning on...'}
            className="s:grow"
          >
            Turn on
          </Button>
        </div>
      </form>
    </div>
  )
}

function Secret({ secret, uri }: { secret: string; uri: string }) {
  const [copied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      // The browser keeps its clipboard to itself; the secret can still be typed.
    }
  }
  return (
    <div>
      <p>
        <b className="font-strong">1.</b> Scan this with your authenticator app, or type
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-1 gap-y-1.5">
        <code className="flex max-w-60 flex-wrap gap-x-3 rounded-s bg-paper-2 px-2.5 py-1.5 font-text font-label tracking-[0.08em]">
          {keyed(secret.match(/.{1,4}/g) ?? [], (group) => group).map(([key, group]) => (
            <span key={key} className="min-w-11">
              {group}{' '}
            </span>
          ))}
        </code>
        <Button tone="quiet" size="s" onClick={copy} className="px-3.5!">
          <Icon node={copied ? Check : Copy} size={18} />
          <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
        </Button>
      </div>
      <p className="mt-1.5 text-sm text-ink-3 l:hidden">
        Is the app on this very device? <Link to={uri}>Open it</Link>
      </p>
    </div>
  )
}
