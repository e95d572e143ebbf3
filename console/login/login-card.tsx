import { KeyRound } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { passkeyFields } from '#domain/staff/passkey-answer.ts'
import { CodeField, TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PasskeyForm } from '../ui/passkey-form.tsx'
import { PostForm } from '../ui/post-form.tsx'
import { RecoveryCodes } from '../ui/recovery-codes.tsx'
import { SamePage } from '../ui/same-page.tsx'
import type { QrDrawing } from './draw-qr.ts'
import type { LoginView } from './login-view.ts'

type LoginCardProps = {
  view: LoginView
  /** While an app is added. */
  qr: QrDrawing | null
  /** Where it leads in the end. */
  to: string
  signedOut: boolean
}

/** The card of each step: number, code by SMS, code of the app. */
export function LoginCard({ view, qr, to, signedOut }: LoginCardProps) {
  switch (view.step) {
    case 'number':
      return <NumberCard {...view} signedOut={signedOut} />
    case 'code':
      return <CodeCard {...view} />
    case 'factor':
      return <FactorCard {...view} />
    case 'enrol':
      return <EnrolCard {...view} qr={qr} />
    case 'recovery codes':
      return <RecoveryCard codes={view.codes} to={to} />
    case 'passkey':
      return <PasskeyCard {...view} />
    case 'wait':
      return <WaitCard until={view.until} />
  }
}

type Of<Step extends LoginView['step']> = Extract<LoginView, { step: Step }>

function Card({ title, line, children }: { title: string; line?: string; children: ReactNode }) {
  return (
    <div className="stack">
      <div>
        <h1>{title}</h1>
        {line && <p className="quiet-text mt-1">{line}</p>}
      </div>
      {children}
    </div>
  )
}

function Go({ act, children }: { act: string; children: ReactNode }) {
  return (
    <button type="submit" name="do" value={act} className="button primary wide">
      {children}
    </button>
  )
}

function NumberCard({ errors, phone, signedOut }: Of<'number'> & { signedOut: boolean }) {
  return (
    <Card title="Log in" line="Your number, a code by SMS, then your app.">
      {signedOut && <Note tone="good">You are signed out.</Note>}
      <PostForm errors={errors}>
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+91 98765 43210"
          defaultValue={phone}
          errors={errors}
          required
        />
        <Go act="number">Send the code</Go>
      </PostForm>
      <PostForm className="">
        <button type="submit" name="do" value="ask for passkey" className="button wide">
          <Icon node={KeyRound} size={16} />
          Use a passkey
        </button>
      </PostForm>
    </Card>
  )
}

function CodeCard({ errors, attempt, tail }: Of<'code'>) {
  return (
    <Card title="Code by SMS" line={`If this number is on our staff, a code is on its way to …${tail}.`}>
      <PostForm errors={errors}>
        <input type="hidden" name="attempt" value={attempt} />
        <input type="hidden" name="tail" value={tail} />
        <CodeField label="Six digits, good for five minutes" name="code" errors={errors} />
        <Go act="code">Go on</Go>
      </PostForm>
      <SamePage className="link small">Another number, or a new code</SamePage>
    </Card>
  )
}

function FactorCard({ errors, token }: Of<'factor'>) {
  return (
    <Card title="Code of your app" line="Second of two. Both are asked, always.">
      <PostForm errors={errors}>
        <input type="hidden" name="step" value={token} />
        <CodeField
          label="Six digits, or a recovery code"
          name="code"
          errors={errors}
          hint="The app’s code changes every 30 seconds and works once."
        />
        <Go act="factor">Log in</Go>
      </PostForm>
      <SamePage className="link small">Begin again</SamePage>
    </Card>
  )
}

function EnrolCard({ errors, token, secret, qr }: Of<'enrol'> & { qr: QrDrawing | null }) {
  return (
    <Card title="Add your app" line="Scan with an authenticator app, then type what it shows.">
      {qr && (
        <svg
          className="qr"
          role="img"
          aria-label="QR code for an authenticator app"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
      )}
      <p className="small quiet-text text-center">
        or type <b className="figure">{secret.match(/.{1,4}/g)?.join(' ')}</b>
      </p>
      <PostForm errors={errors}>
        <input type="hidden" name="step" value={token} />
        <CodeField label="Code of the app" name="code" errors={errors} />
        <Go act="enrol">Go on</Go>
      </PostForm>
    </Card>
  )
}

function RecoveryCard({ codes, to }: { codes: string[]; to: string }) {
  return (
    <Card title="Eight recovery codes" line="Shown once. Each works once, in place of the app.">
      <RecoveryCodes codes={codes} />
      <form action="/console/login" className="stack gap-2">
        <input type="hidden" name="to" value={to} />
        <label className="tick">
          <input type="checkbox" required />I have put them where I find them
        </label>
        <button type="submit" className="button primary wide">
          Open the console
        </button>
      </form>
    </Card>
  )
}

function PasskeyCard({ wish }: Of<'passkey'>) {
  return (
    <Card title="Use a passkey" line="Your device asks who you are.">
      <PasskeyForm wish={wish} fields={passkeyFields} label="Ask my device" atOnce>
        <input type="hidden" name="do" value="passkey" />
      </PasskeyForm>
      <SamePage className="link small">Use the codes instead</SamePage>
    </Card>
  )
}

function WaitCard({ until }: { until: string | null }) {
  return (
    <Card
      title={until ? `Wait until ${until}` : 'Wait a while'}
      line="Too many tries. Until then nobody can log in with this number from here."
    >
      <Note>Not you? Tell an owner: they see it in the log.</Note>
      <SamePage className="button wide">Back</SamePage>
    </Card>
  )
}
