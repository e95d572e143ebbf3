import { buttonLook } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { formatPaise } from '#domain/money/money.ts'
import type { AccountPageData } from '#server/pages/account/show-account.ts'
import { AccountFrame } from '../account-frame.tsx'
import { EmptyState } from '../empty-state.tsx'

type WalletPageProps = Omit<AccountPageData<'/wallet'>, 'head'>

/** Nobody has credit before the first refund: the balance is nothing, and no line stands in the ledger. */
const balancePaise = 0

export function WalletPage({ title, loggedOut, scenes }: WalletPageProps) {
  return (
    <AccountFrame
      title={title}
      loggedOut={loggedOut}
      kept="Your balance and every payment in and out are here."
    >
      {(session) => (
        <div className="grid items-start gap-4 l:grid-cols-[minmax(0,1fr)_392px] l:grid-rows-[auto_1fr] l:gap-x-12">
          <Balance known={session !== null} />
          <div className="l:col-1 l:row-[1/3]">
            <EmptyState
              picture={scenes.empty}
              title="Nothing here yet"
              text="Every amount in and out will stand here, with its day and its booking."
            >
              <PageLink to="/my-trips" className={buttonLook('ghost', 'm', 'mt-1')}>
                My Trips
              </PageLink>
            </EmptyState>
          </div>
          <HowItWorks />
        </div>
      )}
    </AccountFrame>
  )
}

/** The only large thing of the page. */
function Balance({ known }: { known: boolean }) {
  return (
    <section className="relative overflow-hidden rounded-l bg-indigo p-6 text-lavender after:absolute after:-top-18 after:-right-14 after:size-44 after:rounded-pill after:bg-marigold">
      <h2>Balance</h2>
      <div className="display mt-1 text-[clamp(2.5rem,2rem+3vw,3.75rem)] leading-[1.05] text-cream">
        {known ? formatPaise(balancePaise) : <Skeleton className="h-[1.05em] w-24 rounded-s opacity-30" />}
      </div>
      <p className="relative z-1 mt-2.5">Refunds you ask for as credit come here at once.</p>
    </section>
  )
}

function HowItWorks() {
  return (
    <section className="grid gap-2 rounded-l bg-surface p-5 shadow-2 m:p-6">
      <h2 className="font-label">How it works</h2>
      <p className="text-sm text-ink-2">
        Credit is money you have already paid us. It pays for any trip, in Booking Summary, and it has no last
        day.
      </p>
      <p className="text-sm text-ink-2">
        While a payment is open, the credit in it is reserved. If the payment fails, it is back at once.
      </p>
    </section>
  )
}
