import { UserRound } from 'lucide'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Avatar } from '../avatar.tsx'
import { LoginButton } from '../login-button.tsx'
import { useSession } from '../session.ts'
import { travellerName } from './traveller-name.ts'

/** The first line of the phone's menu: who is logged in, or the way to log in. */
export function AccountLine({ onLeave }: { onLeave: () => void }) {
  const session = useSession()
  if (!session || session === 'unknown')
    return (
      <div className="border-b border-line pb-4">
        <LoginButton className={buttonLook('ghost', 'm', 'w-full')} onOpen={onLeave}>
          <Icon node={UserRound} size={20} />
          Log in
        </LoginButton>
      </div>
    )
  return (
    <PageLink
      to="/profile"
      onClick={onLeave}
      className="flex min-h-16 items-center gap-3 border-b border-line pb-4 font-label"
    >
      <Avatar phone={session.phone} className="size-12" />
      <span className="min-w-0">{travellerName(session.phone)}</span>
    </PageLink>
  )
}
