import { ChevronDown, UserRound } from 'lucide'
import { useState } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { Avatar } from './avatar.tsx'
import { LoginButton } from './login-button.tsx'
import { goToProfile } from './login-host.tsx'
import { type Session, useSession } from './session.ts'

const userMenu = loadOnDemand(() => import('./on-demand/user-menu.tsx').then(({ UserMenu }) => UserMenu))

const look = buttonLook('ghost', 's', 'max-m:ring-0 px-0!')

/** The header's place for the account. It has one size, whatever stands in it. */
export function AccountSlot() {
  const session = useSession()
  return (
    <div className="relative grid size-11 shrink-0 m:w-23 noscript:hidden">
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
  return (
    <>
      <button
        id="account"
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={phone ? `Account, number ending in ${phone.slice(-2)}` : 'Account'}
        onPointerEnter={userMenu.preload}
        onFocus={userMenu.preload}
        onClick={() => userMenu.load().then(() => setOpen(!open), goToProfile)}
        className={look}
      >
        <Avatar phone={phone} />
        <Icon node={ChevronDown} size={16} className="max-m:hidden" />
      </button>
      {open && <userMenu.Component phone={phone} onClose={() => setOpen(false)} />}
    </>
  )
}
