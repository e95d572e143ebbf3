import { useState } from 'react'
import { useSite } from '#app/features/site/use-site.ts'
import { Link } from '#app/ui/link.tsx'
import { askAuth } from './ask-auth.ts'
import { CodeForm } from './code-form.tsx'
import { type FormNews, FormNote } from './form-note.tsx'
import { readCodeFailure, unexpectedFailure, wrongAppCode } from './refusals.ts'

type FactorFormProps = {
  factorIds: string[]
  back: string
  onBack: () => void
  submit: string
  onVerified: () => void
}

/** The code of the authenticator app, for an account that asks for one. */
export function FactorForm({ factorIds, onVerified, ...texts }: FactorFormProps) {
  const site = useSite()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [news, setNews] = useState<FormNews | null>(null)

  async function verify(): Promise<void> {
    setNews(null)
    setFault(undefined)
    const answer = (await askAuth(({ verifyFactor }) => verifyFactor(factorIds, code))) ?? {
      ok: false,
      ...readCodeFailure(unexpectedFailure),
    }
    if (answer.ok) onVerified()
    else if (answer.atCode) setFault(answer.isWrong ? wrongAppCode : answer.message)
    else setNews({ tone: 'bad', text: answer.message })
  }

  return (
    <CodeForm
      {...texts}
      label="6-digit code from your authenticator app"
      code={code}
      onCode={(next) => {
        setFault(undefined)
        setCode(next)
      }}
      fault={fault}
      onSubmit={verify}
      note={<FormNote news={news} />}
    >
      {site && (
        <p className="text-sm text-ink-2">
          Lost that device? <Link to={`tel:+${site.phone}`}>Call us</Link>. We ask a few questions about your
          bookings, then remove this step.
        </p>
      )}
    </CodeForm>
  )
}
