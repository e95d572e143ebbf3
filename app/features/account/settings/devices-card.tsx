import { Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide'
import { useRef, useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast.tsx'
import { tellMoment } from '#domain/calendar/show-moment.ts'
import { AccountSection } from '../account-section.tsx'
import { askAccount } from '../ask-account.ts'
import { focusHeadingAbove } from '../focus-heading-above.ts'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

export type Device = {
  id: string
  kind: 'phone' | 'tablet' | 'computer' | 'other'
  /** Such as 'Chrome on Android'. */
  name: string
  /** ISO. Of two alike it tells which is which. */
  loggedInAt: string
  lastUsedAt: string
  current: boolean
}

const kinds = {
  phone: { name: 'Phone', icon: Smartphone },
  tablet: { name: 'Tablet', icon: Tablet },
  computer: { name: 'Computer', icon: Laptop },
  other: { name: 'Device', icon: MonitorSmartphone },
}

const whatFor = 'Where you are logged in. Sign out devices that you no longer use or don’t recognise.'
const allAtOnce = 'Ends your login here and wherever else you are logged in.'

type DevicesCardProps = {
  /** Null where a hosted login does not say. */
  devices: Device[] | null
  onChange: (devices: Device[]) => void
}

/** Where the traveller is signed in. */
export function DevicesCard({ devices, onChange }: DevicesCardProps) {
  const list = useRef<HTMLUListElement>(null)

  function forget(gone: Device): void {
    if (devices) onChange(devices.filter(({ id }) => id !== gone.id))
    focusHeadingAbove(list.current)
  }

  return (
    <AccountSection title="Devices" text={devices ? whatFor : allAtOnce} heading="h3">
      {devices && (
        <ul ref={list} className="mb-5 grid divide-y divide-line">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} onSignedOut={() => forget(device)} />
          ))}
        </ul>
      )}
      <SignOutEverywhere />
    </AccountSection>
  )
}

function DeviceRow({ device, onSignedOut }: { device: Device; onSignedOut: () => void }) {
  const [busy, setBusy] = useState(false)
  const { id, kind, name, loggedInAt, lastUsedAt, current } = device
  const title = `${kinds[kind].name}, ${name}`

  async function signOut(): Promise<void> {
    setBusy(true)
    const answer = await askAccount(`/devices/${id}`, { method: 'DELETE' })
    setBusy(false)
    // One that is gone already is what was asked for.
    if (answer.ok || answer.reason === 'absent') {
      onSignedOut()
      toast({ title: 'Signed out', description: title })
    } else if (answer.reason !== 'signed out') toast({ title: 'Failed to sign out', tone: 'destructive' })
  }

  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 py-3.5 leading-snug first:pt-0 last:pb-0">
      <Icon node={kinds[kind].icon} />
      <div className="min-w-0">
        <p className="font-label">{title}</p>
        <p className="text-sm text-ink-3">
          {current ? 'This device' : `Last used ${tellMoment(new Date(lastUsedAt))}`}
          <br />
          Logged in {tellMoment(new Date(loggedInAt))}
        </p>
      </div>
      {current ? (
        <Badge tone="leaf">Now</Badge>
      ) : (
        <Button
          tone="quiet"
          size="s"
          aria-label={`Sign out ${title}`}
          busy={busy && 'Signing out...'}
          onClick={signOut}
          className="-mr-3 px-3! whitespace-nowrap"
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
