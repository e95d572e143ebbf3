import { Info } from 'lucide'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { LoginButton } from '#app/features/login/login-button.tsx'
import { type Session, useSession } from '#app/features/login/session.ts'
import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { AccountNav } from './account-nav.tsx'
import { EmptyState } from './empty-state.tsx'
import { signedOutEverywhere } from './signed-out-everywhere.ts'

type AccountFrameProps = {
  title: string
  /** One matter fills the page, with a heading of its own. */
  bare?: boolean
  /** Stands beside the wish to log in. */
  loggedOut: PictureData
  /** What is kept on this page, in one sentence. */
  kept: string
  /** What a visitor may see in place of the wish to log in. */
  visitor?: ReactNode
  /** The page for a traveller; for null it is drawn as it looks while everything is still read. */
  children: (session: Session | null) => ReactNode
}

/**
 * What every page of the account has: the server knows nobody, so it draws the page as it looks while it loads; the browser knows who is
 * logged in, or asks to log in and then goes on.
 */
export function AccountFrame(props: AccountFrameProps) {
  const { title, bare = false, loggedOut, kept, visitor, children } = props
  const session = useSession()
  const traveller = session === 'unknown' ? null : session
  const heading = useFocusAfterSignOut(session)
  const isOutEverywhere = signedOutEverywhere.useStore((isOut) => isOut)
  useEffect(() => {
    if (traveller) signedOutEverywhere.set(false)
  }, [traveller])
  return (
    // The footer stays out of sight, however short the page becomes.
    <div className="wrap min-h-[calc(100dvh-84px)] pt-6 m:pt-12">
      {!bare && (
        <h1 ref={heading} tabIndex={-1} className="display text-2xl outline-none">
          {title}
        </h1>
      )}
      {session === null && visitor ? (
        visitor
      ) : session === null ? (
        <div className="mt-6 m:mt-8">
          <EmptyState
            picture={loggedOut}
            title={isOutEverywhere ? 'You are signed out on every device.' : 'Please log in'}
            text={isOutEverywhere ? 'To see your trips and details again, log in with a new OTP.' : kept}
          >
            <LoginButton className={buttonLook('primary', 'm', 'mt-1')}>Log in</LoginButton>
            <p className="text-sm text-ink-3">You stay on this page.</p>
          </EmptyState>
        </div>
      ) : (
        <>
          {!bare && <AccountNav className="mt-6 m:mt-8 noscript:hidden" />}
          <div className={`noscript:hidden ${bare ? '' : 'mt-6 m:mt-8'}`}>
            {/* Another traveller is another page. */}
            <Fragment key={traveller?.userId}>{children(traveller)}</Fragment>
          </div>
          <NeedsScript />
        </>
      )}
    </div>
  )
}

/** Without JavaScript nobody can be logged in. */
function NeedsScript() {
  const site = useSite()
  if (!site) return null
  return (
    <div className="mt-6 hidden rounded-l bg-surface p-5 shadow-2 noscript:block">
      <div className="flex gap-2.5 rounded-m bg-peacock-tint px-3.5 py-3">
        <Icon node={Info} size={20} className="mt-0.5 shrink-0 text-peacock" />
        <p>
          This page needs JavaScript, as it shows only what is yours. Call us on{' '}
          <Link to={`tel:+${site.phone}`} className="whitespace-nowrap">
            {displayPhone(site.phone)}
          </Link>{' '}
          and we will help you.
        </p>
      </div>
    </div>
  )
}

/** What had the focus left with the traveller: it goes on at the page's head. */
function useFocusAfterSignOut(session: Session | null | 'unknown') {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasLoggedIn = useRef(false)
  useEffect(() => {
    if (session === 'unknown') return
    if (!session && wasLoggedIn.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    wasLoggedIn.current = session !== null
  }, [session])
  return heading
}
