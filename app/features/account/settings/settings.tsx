import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Session } from '#app/features/login/session.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { useEachTime } from '#app/ui/use-each-time.ts'
import { AccountCard } from '../account-card.tsx'
import { AccountSheet } from '../account-section.tsx'
import { SettingsSkeleton } from '../profile/settings-skeleton.tsx'
import { Unread } from '../unread.tsx'
import { useAccountData } from '../use-account-data.ts'
import { DataCard } from './data-card.tsx'
import { type Device, DevicesCard } from './devices-card.tsx'
import { TwoStepCard } from './two-step-card.tsx'
import { useApps } from './use-apps.ts'

/** Everything behind /profile#settings: shown at once when all of it is read, so that nothing moves. */
export function Settings({ session }: { session: Session }) {
  const site = useSite()
  const { apps, refresh } = useApps()
  // A hosted project does not say where somebody is signed in.
  const hosted = site?.auth.hosted ?? false
  const devices = useAccountData<{ devices: Device[] }>(hosted ? null : '/devices')
  if (!site) return null
  if (apps === 'loading' || (devices.state === 'loading' && !hosted)) return <SettingsSkeleton />
  if (apps === 'unread' || devices.state === 'unread') {
    const retry = () => {
      refresh()
      devices.refresh()
    }
    return (
      <SettingsPart>
        <AccountCard title="Settings">
          <Unread
            title="Your settings can’t be read at the moment."
            text="Nothing has changed. Please try again in a minute."
            onRetry={retry}
            className="mt-5"
          />
        </AccountCard>
      </SettingsPart>
    )
  }
  return (
    <SettingsPart>
      <h2 className="sr-only">Settings</h2>
      <AccountSheet>
        {/* A hosted project can't give an app to somebody who has a phone alone. */}
        {!(hosted && apps.length === 0) && (
          <TwoStepCard
            apps={apps}
            phone={session.phone}
            siteName={site.name}
            onChanged={() => {
              refresh()
              devices.refresh()
            }}
          />
        )}
        <DevicesCard
          devices={devices.state === 'read' ? devices.value.devices : null}
          onChange={(left) => devices.change({ devices: left })}
        />
        <DataCard phone={session.phone} />
      </AccountSheet>
    </SettingsPart>
  )
}

/** It comes after the browser has looked for it, so it scrolls there by itself. */
function SettingsPart({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  // Each visit by the link leads there again.
  useEachTime(key, () => {
    if (hash === '#settings') part.current?.scrollIntoView()
  })
  return (
    <div ref={part} id="settings" className="grid min-w-0 gap-6">
      {children}
    </div>
  )
}
