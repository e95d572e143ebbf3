import { UserRound } from 'lucide'
import { useState } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { Avatar } from './avatar.tsx'
import { LoginButton } from './login-button.tsx'
import { goToProfile } from './login-host.tsx'
import { type Session, useSession } from './session.ts'
import { useFollowTraveller, useKnownDetails } from './use-known-details.ts'

const userMenu = loadOnDemand(() => import('./on-demand/user-menu.tsx').then(({ UserMenu }) => UserMenu))

const look = buttonLook('ghost', 's', 'max-m:ring-0 px-0!')

/** The header's place for the account. It has one size, whatever stands in it. */
export function AccountSlot() {
  const session = useSession()
  useFollowTraveller(session)
  return (
    <div className="relative grid size-11 shrink-0 m:w-28 noscript:hidden">
      {session === 'unknown' ? (
        <span className="animate-pulse rounded-pill bg-paper-2 max-m:m-1" />
      ) : session ? (
        <AccountButton session={session} />
      ) : (
        <LoginButton id="account" className={look}>
          <Icon node={UserRound} size={22} className="m:hidden" />
          <span className="max-m:sr-only">Log in</span>
        </LoginButton>
      )}
    </div>
  )
}

function AccountButton({ session }: { session: Session }) {
  const [open, setOpen] = useState(false)
  const { phone } = session
  const name = useKnownDetails()?.name.split(' ')[0]
  return (
    <>
      <button
        id="account"
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={userMenu.preload}
        onFocus={userMenu.preload}
        onClick={() => userMenu.load().then(() => setOpen(!open), goToProfile)}
        className={look}
      >
        <Avatar phone={phone} className="size-9 m:ml-1" />
        <span className="mr-2 -ml-1 truncate max-m:sr-only">{name || 'Account'}</span>
        <span className="sr-only">
          {name && 'account, '}
          {phone && `number ending in ${phone.slice(-2)}`}
        </span>
      </button>
      {open && <userMenu.Component phone={phone} onClose={() => setOpen(false)} />}
    </>
  )
}
