import { buttonLook } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { formatRupees } from '#domain/money/money.ts'
import type { AccountPageData } from '#server/pages/account/show-account.ts'
import type { WalletView } from '#server/wallet/show-wallet.ts'
import { AccountFrame } from '../account-frame.tsx'
import { Unread } from '../unread.tsx'
import { type AccountData, useAccountData } from '../use-account-data.ts'
import { AboutCredit } from './about-credit.tsx'
import { Ledger } from './ledger.tsx'

type WalletPageProps = Omit<AccountPageData<'/wallet'>, 'head'>

export function WalletPage({ title, loggedOut, scenes }: WalletPageProps) {
  return (
    <AccountFrame
      title={title}
      loggedOut={loggedOut}
      kept="Your balance and every payment in and out are here."
    >
      {(session) => <Wallet loggedIn={session !== null} scene={scenes.balance} />}
    </AccountFrame>
  )
}

type WalletProps = { loggedIn: boolean; scene: WalletPageProps['scenes']['balance'] }

function Wallet({ loggedIn, scene }: WalletProps) {
  const wallet = useAccountData<WalletView>(loggedIn ? '/wallet' : null)
  return (
    <div className="grid gap-6">
      <Balance wallet={wallet} scene={scene} />
      {wallet.state === 'loading' ? (
        <Skeleton className="h-96 rounded-l" />
      ) : wallet.state !== 'read' ? (
        <div className="rounded-l bg-surface p-5 shadow-2 m:p-6">
          <Unread
            title="Your wallet can’t be read at the moment."
            text="Your credit is safe. Please try again in a minute."
            onRetry={wallet.refresh}
          />
        </div>
      ) : (
        <>
          <Ledger entries={wallet.value.entries} />
          <AboutCredit />
        </>
      )}
    </div>
  )
}

type BalanceProps = { wallet: AccountData<WalletView>; scene: WalletProps['scene'] }

/** The only large thing of the page, with what credit is good for: somewhere to go. */
function Balance({ wallet, scene }: BalanceProps) {
  return (
    <section className="grid overflow-hidden rounded-l bg-indigo text-lavender shadow-2 m:grid-cols-2">
      <div className="grid content-center justify-items-start p-6 m:p-12">
        <h2 className="text-lg">Balance</h2>
        <div className="display text-3xl text-cream">
          {wallet.state === 'read' ? (
            formatRupees(wallet.value.balance)
          ) : wallet.state === 'loading' ? (
            <Skeleton className="h-[1.05em] w-24 rounded-s opacity-30" />
          ) : (
            '…'
          )}
        </div>
        {/* As high before it is read. */}
        <p className="mt-2.5">{wallet.state === 'read' ? balanceNote(wallet.value) : '\u00a0'}</p>
        {wallet.state === 'read' && wallet.value.balance === 0 && wallet.value.entries.length > 0 ? (
          <PageLink to="/my-trips" className={buttonLook('gold', 'm', 'mt-5')}>
            See my trips
          </PageLink>
        ) : (
          <PageLink to="/india" className={buttonLook('gold', 'm', 'mt-5')}>
            Find a trip
          </PageLink>
        )}
      </div>
      <div className="relative min-h-28 max-m:order-first">
        <Picture data={scene} sizes="(width < 768px) 100vw, 50vw" alt="" className="absolute inset-0" />
      </div>
    </section>
  )
}

function balanceNote({ balance, reserved }: WalletView): string {
  if (reserved > 0)
    return `${formatRupees(reserved)} ${balance > 0 ? 'more ' : ''}is reserved for an open payment. If it fails, it is back at once.`
  return balance > 0 ? 'You can use it in your next booking.' : 'You have no credit yet.'
}
