import { KeyRound } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { PasskeyFields } from '#domain/staff/passkey-answer.ts'
import type { PasskeyWish } from '#server/staff/staff-service.ts'
import { Note } from './note.tsx'

type PasskeyFormProps = {
  wish: PasskeyWish
  /** Makes a new one, or shows one that there is. */
  makes?: boolean
  fields: PasskeyFields
  label: string
  /** Asks the device as soon as the page is there. */
  atOnce?: boolean
  /** What else is sent with it. */
  children: ReactNode
}

/** Asks the device for a passkey and sends what it says. Devices answer to scripts alone: without one the button is not there. */
export function PasskeyForm({
  wish,
  makes = false,
  fields,
  label,
  atOnce = false,
  children,
}: PasskeyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLInputElement>(null)
  const asked = useRef(false)
  const [state, setState] = useState<'unknown' | 'ready' | 'failed'>('unknown')

  async function ask(): Promise<void> {
    try {
      const credential = await askDevice(wish.options, makes)
      if (!answer.current) return
      answer.current.value = JSON.stringify(credential)
      form.current?.requestSubmit()
    } catch {
      // Closed by whoever was asked, or a device that knows none: both are told alike.
      setState('failed')
    }
  }

  useEffect(() => {
    if (typeof PublicKeyCredential === 'undefined') return
    setState('ready')
    if (!atOnce || asked.current) return
    asked.current = true
    void ask()
  })

  return (
    <form ref={form} method="post" className="stack">
      {children}
      <input type="hidden" name={fields.attempt} value={wish.attempt} />
      <input type="hidden" name={fields.answer} ref={answer} />
      {state === 'failed' && (
        <Note tone="bad">The device gave no passkey. Try again, or go on with the codes.</Note>
      )}
      {state !== 'unknown' && (
        <button type="button" className="button wide" onClick={() => void ask()}>
          <Icon node={KeyRound} size={16} />
          {label}
        </button>
      )}
    </form>
  )
}

/** The browser's own reading and writing of WebAuthn's JSON. */
async function askDevice(options: object, makes: boolean): Promise<unknown> {
  const credential = makes
    ? await navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
          options as PublicKeyCredentialCreationOptionsJSON,
        ),
      })
    : await navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
          options as PublicKeyCredentialRequestOptionsJSON,
        ),
      })
  return (credential as PublicKeyCredential).toJSON()
}
