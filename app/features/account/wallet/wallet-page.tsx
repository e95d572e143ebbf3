import { buttonLook } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { formatRupees } from '#domain/money/money.ts'
import type { AccountPageData } from '#server/pages/account/show-account.ts'
import type { WalletView } from '#server/wallet/show-wallet.ts'
import { AccountFrame } from '../account-frame.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Unread } from '../unread.tsx'
import { type AccountData, useAccountData } from '../use-account-data.ts'
import { Ledger } from './ledger.tsx'

type WalletPageProps = Omit<AccountPageData<'/wallet'>, 'head'>

export function WalletPage({ title, loggedOut, scenes }: WalletPageProps) {
  return (
    <AccountFrame
      title={title}
      loggedOut={loggedOut}
      kept="Your balance and every payment in and out are here."
    >
      {(session) => <Wallet loggedIn={session !== null} scene={scenes.empty} />}
    </AccountFrame>
  )
}

type WalletProps = { loggedIn: boolean; scene: WalletPageProps['scenes']['empty'] }

function Wallet({ loggedIn, scene }: WalletProps) {
  const wallet = useAccountData<WalletView>(loggedIn ? '/wallet' : null)
  return (
    <div className="grid items-start gap-4 l:grid-cols-[minmax(0,1fr)_392px] l:gap-x-12">
      <div className="grid min-w-0 gap-4">
        <Balance wallet={wallet} />
        {wallet.state === 'read' && wallet.value.entries.length > 0 ? (
          <Ledger entries={wallet.value.entries} />
        ) : wallet.state === 'read' ? (
          <EmptyState
            picture={scene}
            title="Nothing here yet"
            text="Refunds that you ask for as credit come here at once. You can use them on any trip."
          >
            <PageLink to="/my-trips" className={buttonLook('ghost', 'm', 'mt-1')}>
              My Trips
            </PageLink>
          </EmptyState>
        ) : wallet.state === 'loading' ? (
          <Skeleton className="h-96 rounded-l" />
        ) : (
          <div className="rounded-l bg-surface p-5 shadow-2 m:p-6">
            <Unread
              title="Your wallet can’t be read at the moment."
              text="Your credit is safe. Please try again in a minute."
              onRetry={wallet.refresh}
            />
          </div>
        )}
      </div>
      {/* Below what has no height yet it would move. */}
      {wallet.state !== 'loading' && <HowItWorks />}
    </div>
  )
}

/** The only large thing of the page. */
function Balance({ wallet }: { wallet: AccountData<WalletView> }) {
  return (
    <section className="relative overflow-hidden rounded-l bg-indigo p-6 text-lavender after:absolute after:-top-18 after:-right-14 after:size-44 after:rounded-pill after:bg-marigold">
      <h2>Balance</h2>
      <div className="display mt-1 text-[clamp(2.5rem,2rem+3vw,3.75rem)] leading-[1.05] text-cream">
        {wallet.state === 'read' ? (
          formatRupees(wallet.value.balance)
        ) : wallet.state === 'loading' ? (
          <Skeleton className="h-[1.05em] w-24 rounded-s opacity-30" />
        ) : (
          '…'
        )}
      </div>
      <p className="relative z-1 mt-2.5">{wallet.state === 'read' ? balanceNote(wallet.value) : firstNote}</p>
    </section>
  )
}

const firstNote = 'Refunds you ask for as credit come here at once.'

function balanceNote({ balance, reserved }: WalletView): string {
  if (reserved > 0)
    return `${formatRupees(reserved)} ${balance > 0 ? 'more ' : ''}is reserved for an open payment. If it fails, it is back at once.`
  return balance > 0 ? 'You can use it in your next booking.' : firstNote
}

function HowItWorks() {
  return (
    <section className="grid gap-2 rounded-l bg-surface p-5 shadow-2 m:p-6">
      <h2 className="font-label">How it works</h2>
      <p className="text-sm text-ink-2">
        Credit is money you have already paid us, or what we gave you for the trouble. It pays for any trip,
        in Booking Summary, and it has no last day.
      </p>
      <p className="text-sm text-ink-2">
        While a payment is open, the credit in it is reserved. If the payment fails, it is back at once.
      </p>
    </section>
  )
}
