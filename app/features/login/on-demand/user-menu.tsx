import { LogOut, Luggage, Settings, UserRound, Wallet } from 'lucide'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { afterPaint } from '#app/ui/after-paint.ts'
import { focusPlace } from '#app/ui/focus-place.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { toast } from '#app/ui/toast.tsx'
import { Avatar } from '../avatar.tsx'
import { travellerName } from './traveller-name.ts'

const links = [
  { name: 'My Profile', path: '/profile', icon: UserRound },
  { name: 'My Trips', path: '/my-trips', icon: Luggage },
  { name: 'Wallet', path: '/wallet', icon: Wallet },
  { name: 'Settings', path: '/profile#settings', icon: Settings },
]

const itemLook =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-m px-3 font-label hover:bg-paper-2 focus-visible:bg-paper-2 aria-disabled:cursor-progress'

type UserMenuProps = { phone: string; onClose: () => void }

/** What the account button opens: arrows, Home and End move, Escape and a press elsewhere close. */
export function UserMenu({ phone, onClose }: UserMenuProps) {
  const box = useRef<HTMLDivElement>(null)
  const nameId = useId()
  useEffect(() => focusItem(box.current, 0), [])
  useCloseOnPressElsewhere(box, onClose)

  function closeToButton(): void {
    onClose()
    focusPlace('account')
  }

  function onKeyDown(event: KeyboardEvent): void {
    const items = itemsOf(box.current)
    const at = items.indexOf(document.activeElement as HTMLElement)
    const targets: Record<string, number> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: at <= 0 ? items.length - 1 : at - 1,
      Home: 0,
      End: items.length - 1,
    }
    const target = targets[event.key]
    if (target !== undefined) {
      event.preventDefault()
      items[target]?.focus()
    } else if (event.key === 'Escape') closeToButton()
    else if (event.key === 'Tab') onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the menu inside.
    <div
      ref={box}
      onKeyDown={onKeyDown}
      className="absolute top-full -right-12 mt-5 w-68 rounded-l bg-surface p-2 shadow-3 m:right-0 m:mt-7"
    >
      <div className="mb-1.5 flex items-center gap-3 border-b border-line px-3 pt-2.5 pb-3.5">
        <Avatar phone={phone} />
        <p id={nameId} className="min-w-0 leading-snug">
          <span className="block text-sm text-ink-3">Logged in as </span>
          <b className="font-label whitespace-nowrap">{travellerName(phone)}</b>
        </p>
      </div>
      <div role="menu" aria-labelledby={nameId}>
        {links.map(({ name, path, icon }) => (
          <PageLink
            key={path}
            to={path}
            role="menuitem"
            tabIndex={-1}
            onClick={closeToButton}
            className={itemLook}
          >
            <Icon node={icon} size={20} className="text-ink-3" />
            {name}
          </PageLink>
        ))}
        <hr className="my-1.5 border-t border-line" />
        <SignOutItem />
      </div>
    </div>
  )
}

function SignOutItem() {
  const [busy, setBusy] = useState(false)

  async function leave(): Promise<void> {
    if (busy) return
    setBusy(true)
    const done = await import('./sign-out.ts').then(({ signOut }) => signOut()).catch(() => false)
    if (done) {
      toast({ title: 'Signed out successfully', tone: 'success' })
      afterPaint(() => document.activeElement === document.body && focusPlace('account'))
      return
    }
    setBusy(false)
    toast({ title: 'Failed to sign out', tone: 'destructive' })
  }

  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={busy || undefined}
      onClick={leave}
      className={itemLook}
    >
      {busy ? (
        <span
          aria-hidden
          className="m-0.5 size-4 animate-spin rounded-pill border-2 border-current border-r-transparent"
        />
      ) : (
        <Icon node={LogOut} size={20} className="text-ink-3" />
      )}
      {busy ? 'Signing out...' : 'Sign out'}
    </button>
  )
}

function itemsOf(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

function focusItem(box: HTMLElement | null, index: number): void {
  itemsOf(box)[index]?.focus({ preventScroll: true })
}

/** The menu's own button answers for itself. */
function useCloseOnPressElsewhere(box: { current: HTMLElement | null }, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const closeFromElsewhere = ({ target }: PointerEvent) => {
      if (!box.current?.parentElement?.contains(target as Node)) close()
    }
    addEventListener('pointerdown', closeFromElsewhere)
    return () => removeEventListener('pointerdown', closeFromElsewhere)
  }, [box])
}
