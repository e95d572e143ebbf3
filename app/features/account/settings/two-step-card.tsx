import { useRef, useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { toast } from '#app/ui/toast.tsx'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { AccountSection } from '../account-section.tsx'
import { focusHeadingAbove } from '../focus-heading-above.ts'
import type { NewApp } from '../on-demand/two-step-login.ts'
import { useFreshCode } from '../use-fresh-code.tsx'
import type { App } from './read-apps.ts'

const setup = loadOnDemand(() =>
  import('../on-demand/two-step-setup.tsx').then(({ TwoStepSetup }) => TwoStepSetup),
)
const loadCalls = () => import('../on-demand/two-step-login.ts')

type TwoStepCardProps = {
  apps: App[]
  phone: string
  siteName: string
  /** Turned on or off: the devices change with it. */
  onChanged: () => void
}

const whatFor =
  'After the SMS, login also asks for a code from an authenticator app. It protects your bookings if someone takes over your SIM.'

/** The code of an authenticator app as the second step of login. */
export function TwoStepCard({ apps, phone, siteName, onChanged }: TwoStepCardProps) {
  const [newApp, setNewApp] = useState<NewApp | null>(null)
  const box = useRef<HTMLDivElement>(null)

  function settle(): void {
    setNewApp(null)
    focusHeadingAbove(box.current)
  }

  function tellOn(): void {
    settle()
    onChanged()
    toast({
      title: 'Two-step login is on',
      description: 'Your other devices are signed out.',
      tone: 'success',
    })
  }

  function tellOff(): void {
    settle()
    onChanged()
    toast({ title: 'Two-step login is off' })
  }

  return (
    <AccountSection title="Two-step login" text={whatFor} heading="h3">
      <div ref={box}>
        {newApp ? (
          <setup.Component app={newApp} onDone={tellOn} onGiveUp={settle} />
        ) : apps.length > 0 ? (
          <TurnedOn apps={apps} phone={phone} onRemoved={tellOff} />
        ) : (
          <TurnedOff siteName={siteName} phone={phone} onBegun={setNewApp} />
        )}
      </div>
    </AccountSection>
  )
}

type TurnedOffProps = { siteName: string; phone: string; onBegun: (app: NewApp) => void }

function TurnedOff({ siteName, phone, onBegun }: TurnedOffProps) {
  const [busy, setBusy] = useState(false)
  const { withFreshCode, question } = useFreshCode(phone)

  async function begin(): Promise<void> {
    setBusy(true)
    const begun = await withFreshCode('Setting up two-step login needs a fresh OTP.', async () => {
      await setup.load()
      const { beginApp } = await loadCalls()
      return beginApp(siteName)
    }).catch(() => ({ ok: false, reason: 'away' }) as const)
    setBusy(false)
    if (begun?.ok) onBegun(begun.value)
    else if (begun) toast({ title: 'Something went wrong. Please try again.', tone: 'destructive' })
  }

  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <Badge>Off</Badge>
        <Button
          tone="ghost"
          size="s"
          busy={busy && 'One moment...'}
          onPointerEnter={setup.preload}
          onClick={begin}
        >
          Set up
        </Button>
      </div>
      {question}
    </>
  )
}

type TurnedOnProps = { apps: App[]; phone: string; onRemoved: () => void }

function TurnedOn({ apps, phone, onRemoved }: TurnedOnProps) {
  const [busy, setBusy] = useState(false)
  const { withFreshCode, question } = useFreshCode(phone)
  const since = apps.map((app) => app.since).sort()[0] ?? ''

  async function remove(): Promise<void> {
    setBusy(true)
    const answer = await withFreshCode('Removing two-step login needs a fresh OTP.', async () => {
      const { removeApps } = await loadCalls()
      return removeApps(apps.map(({ id }) => id))
    }).catch(() => ({ ok: false, reason: 'away' }) as const)
    setBusy(false)
    if (answer?.ok) onRemoved()
    else if (answer) toast({ title: 'Something went wrong. Please try again.', tone: 'destructive' })
  }

  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <Badge tone="leaf">On</Badge>
        <p className="mt-1.5 text-sm text-ink-3">Since {showPlainDate(dateInIndia(new Date(since)))}</p>
      </div>
      <Button tone="ghost" size="s" busy={busy && 'Removing...'} onClick={remove}>
        Remove
      </Button>
      {question}
    </div>
  )
}
