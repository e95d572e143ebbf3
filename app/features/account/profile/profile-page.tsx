import { Suspense } from 'react'
import type { Session } from '#app/features/login/session.ts'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import type { AccountPageData } from '#server/pages/account/show-account.ts'
import { AccountFrame } from '../account-frame.tsx'
import { AccountSheet } from '../account-section.tsx'
import { useAccountData } from '../use-account-data.ts'
import { DetailsCard, type Profile } from './details-card.tsx'
import { PhoneCard } from './phone-card.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'

const settings = loadOnDemand(() => import('../settings/settings.tsx').then(({ Settings }) => Settings))

type ProfilePageProps = Omit<AccountPageData<'/profile'>, 'head'>

export function ProfilePage({ title, loggedOut }: ProfilePageProps) {
  return (
    <AccountFrame title={title} loggedOut={loggedOut} kept="Your details and settings are kept here.">
      {(session) => <ProfileCards session={session} />}
    </AccountFrame>
  )
}

function ProfileCards({ session }: { session: Session | null }) {
  const profile = useAccountData<Profile>(session && '/profile')
  return (
    <div className="grid gap-6">
      <AccountSheet>
        <DetailsCard profile={profile} />
        <PhoneCard phone={session?.phone ?? null} />
      </AccountSheet>
      {session ? (
        <Suspense fallback={<SettingsSkeleton />}>
          <settings.Component session={session} />
        </Suspense>
      ) : (
        <SettingsSkeleton />
      )}
    </div>
  )
}
